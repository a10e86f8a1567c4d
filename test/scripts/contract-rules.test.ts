import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const contract = await readFile("openapi.yaml", "utf8");
/** A copy of the contract for each of our rules; it breaks only that rule. */
const broken: Record<string, string> = {
  "rule/operation-has-one-tag": contract.replace("tags: [OAuth]", "tags: [OAuth, Management]"),
  "rule/operation-id-is-verb-noun": contract.replace("operationId: listUsers", "operationId: users"),
  "contract/response-example": contract.replace(
    /(schemas\/MissingFeatureError"\n)[\s\S]*?(?= {4}ProjectNotFound:)/,
    "$1",
  ),
  "contract/body-component": contract.replace(
    /schema:\n {12}\$ref: "#\/components\/schemas\/(WebhookList)"/,
    "schema: { type: object }",
  ),
  "contract/activity-example": contract
    .replace("    customer.voucher.deleted:\n      summary", "    other:\n      summary")
    .replace("#/components/examples/customer.voucher.deleted", "#/components/examples/other"),
  "contract/activity-variant-type": contract.replace("const: customer.rewarded,", "const: customer.thanked,"),
  "contract/open-shape-assumption": contract.replace(/( {4}Publication:\n(?: {6}.*\n)*?) {6}x-assumption: S16\n/, "$1"),
  "contract/operation-extension": contract.replace("next: more_starting_after }", "next: more }"),
  "contract/growing-list": contract.replace('x-section: "2.9"\n', "$&      x-may-grow: true\n"),
  "contract/no-anchor": contract.replace("customer:\n", "customer: &first\n"),
  "contract/property-object": contract.replace("key: { not: {} }", "key: false"),
  "rule/server-variable-has-no-description": contract.replace(
    "default: api\n",
    "default: api\n        description: x\n",
  ),
  "contract/component-section": contract.replace(/( {4}EventSource:\n {6}.*\n {6}.*\n) {6}x-section: "2.4"\n/, "$1"),
};
const { file } = createScratchFolder();
let problems: { ruleId: string; location: { source: { ref: string } }[] }[] = [];

beforeAll(async () => {
  const copies = Object.entries(broken).map(([rule, text]) => file(`${rule.replace("/", "-")}.yaml`, text));
  const options = ["--config", "redocly.yaml", "--format", "json"];
  const cli = ["node_modules/@redocly/cli/bin/cli.js", "lint", ...(await Promise.all(copies)), ...options];
  const { stdout } = await runProgram(cli);
  // Redocly prints a JSON document for each file with problems.
  problems = stdout
    .split(/(?<=^\})(?=\{$)/m)
    .filter((text) => text.trim() !== "")
    .flatMap((text) => JSON.parse(text).problems);
});

describe("the lint rules for the contract", () => {
  it.each(Object.keys(broken))("%s refuses a contract that breaks it", (rule) => {
    const name = `${rule.replace("/", "-")}.yaml`;

    const found = problems.filter(({ location }) => location[0]?.source.ref.endsWith(name));

    expect(broken[rule]).not.toBe(contract);
    expect(found.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
