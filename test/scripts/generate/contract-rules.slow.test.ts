import { beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { editContract } from "./contract-faults.ts";

/** An edit for each of our rules; it breaks only that rule. */
const broken: Record<string, Parameters<typeof editContract>[0]> = {
  "rule/operation-has-one-tag": { "tags: [OAuth]": "tags: [OAuth, Management]" },
  "rule/operation-id-is-verb-noun": { "operationId: listUsers": "operationId: users" },
  "rule/response-has-example": { "examples: { one: { value: { code: 404, message: Not found } } }": "" },
  "contract/activity-example": {
    "    customer.voucher.deleted: { x-section": "    other: { x-section",
    'customer.voucher.deleted: { $ref: "#/components/examples/customer.voucher.deleted"':
      'customer.voucher.deleted: { $ref: "#/components/examples/other"',
  },
  "rule/growing-list": { 'x-section: "2.9", ': 'x-section: "2.9", x-may-grow: true, ' },
  "contract/no-anchor": { "customer.voucher.deleted: {": "customer.voucher.deleted: &first {" },
  struct: { "key: { not: {} }": "key: false" },
  "rule/server-variable-has-no-description": { "default: api,": "default: api, description: x," },
  "contract/component-section (unknown)": { 'x-section: "2.9"': 'x-section: "2.39"' },
  "contract/component-section": { 'EventSource: { type: object, x-section: "2.4", ': "EventSource: { type: object, " },
};
const names = Object.keys(broken);
const { file } = createScratchFolder();
interface Problem {
  ruleId: string;
  severity: string;
  location: { source: { ref: string }; start: { line: number } }[];
}
let problems: Problem[] = [];
const toFileName = (name: string) => `fault-${names.indexOf(name)}.yaml`;
const findProblems = (name: string) =>
  problems.filter(({ location }) => location[0]?.source.ref.endsWith(toFileName(name)));

beforeAll(async () => {
  const copies = Object.values(broken).map((each, index) => file(`fault-${index}.yaml`, editContract(each)));
  const options = ["--config", "redocly.yaml", "--format", "json", "--max-problems", "1000"];
  const cli = ["node_modules/@redocly/cli/bin/cli.js", "lint", ...(await Promise.all(copies)), ...options];
  const { stdout } = await runProgram(cli);
  // Redocly prints a JSON document for each file with problems.
  problems = stdout
    .split(/(?<=^\})(?=\{$)/m)
    .filter((text) => text.trim() !== "")
    .flatMap((text) => JSON.parse(text).problems);
}, 300_000);

describe("the lint rules for the contract", () => {
  it.each(Object.keys(broken))("%s refuses a contract that breaks it", (rule) => {
    expect(findProblems(rule).map(({ ruleId }) => ruleId)).toEqual([rule.split(" ")[0]]);
  });

  it("no-anchor names the line of the anchor", () => {
    const lines = editContract(broken["contract/no-anchor"] ?? {}).split("\n");
    const [problem] = findProblems("contract/no-anchor");

    expect(lines[(problem?.location[0]?.start.line ?? 0) - 1]).toContain("&first");
  });

  it("lint:contract has no rule that only warns, so each problem gives the exit code 1", () => {
    expect(problems.filter(({ severity }) => severity !== "error")).toEqual([]);
  });
});
