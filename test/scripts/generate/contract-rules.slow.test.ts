import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { editContract, faults, readLine } from "./contract-faults.ts";

const contract = await readFile("openapi.yaml", "utf8");
/** A copy of the contract for each of our rules; it breaks only that rule. */
const broken: Record<string, string> = {
  "rule/operation-has-one-tag": contract.replace("tags: [OAuth]", "tags: [OAuth, Management]"),
  "rule/operation-id-is-verb-noun": contract.replace("operationId: listUsers", "operationId: users"),
  "rule/response-has-example": contract.replace(
    /(schemas\/MissingFeatureError"\n)[\s\S]*?(?= {4}ProjectNotFound:)/,
    "$1",
  ),
  "contract/activity-example": contract
    .replace("    customer.voucher.deleted:\n      summary", "    other:\n      summary")
    .replace("#/components/examples/customer.voucher.deleted", "#/components/examples/other"),
  "contract/open-shape-assumption": contract.replace(/( {4}Publication:\n(?: {6}.*\n)*?) {6}x-assumption: S16\n/, "$1"),
  "rule/growing-list": contract.replace('x-section: "2.9"\n', "$&      x-may-grow: true\n"),
  "contract/no-anchor": contract.replace("customer:\n", "customer: &first\n"),
  "contract/property-object": contract.replace("key: { not: {} }", "key: false"),
  "rule/server-variable-has-no-description": contract.replace(
    "default: api\n",
    "default: api\n        description: x\n",
  ),
  "contract/component-section": contract.replace(/( {4}EventSource:\n {6}.*\n {6}.*\n) {6}x-section: "2.4"\n/, "$1"),
};
/** The faults that Redocly can read; the others end it with a message: no YAML, another version, a circular component. */
const readable = faults.filter(({ says }) =>
  says.every(({ message }) => message.includes(".") && !/^openapi:|refers to itself/.test(message)),
);
const names = [...Object.keys(broken), ...readable.map(({ fault }) => fault)];
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
  const texts = [...Object.values(broken), ...readable.map(({ edits }) => editContract(contract, edits))];
  const copies = texts.map((text, index) => file(`fault-${index}.yaml`, text));
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
    expect(broken[rule]).not.toBe(contract);
    expect(findProblems(rule).map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it.each(readable)("lint:contract refuses $fault at the same line as generate", ({ fault, edits, says }) => {
    const text = editContract(contract, edits);

    const errors = findProblems(fault).filter(({ severity }) => severity === "error");

    const lines = errors.map(({ location }) => readLine(text, Number(location[0]?.start.line)));
    expect(lines).toEqual(expect.arrayContaining(says.map(({ at }) => at)));
  });

  it("lint:contract has no rule that only warns, so each problem gives the exit code 1", () => {
    expect(problems.filter(({ severity }) => severity !== "error")).toEqual([]);
  });
});
