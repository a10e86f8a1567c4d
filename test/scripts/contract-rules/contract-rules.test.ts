import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const contract = await readFile("openapi.yaml", "utf8");
/** For each of our rules: a copy of the contract that breaks it, and nothing else. */
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
  "contract/activity-variant-type": contract.replace("const: customer.rewarded }", "const: customer.thanked }"),
  "contract/open-shape-silence": contract.replace(/( {4}Publication:\n(?: {6}.*\n)*?) {6}x-silence: S16\n/, "$1"),
  "contract/no-anchor": contract.replace("customer:\n", "customer: &first\n"),
  "contract/property-object": contract.replace("key: { not: {} }", "key: false"),
  "rule/server-variable-has-no-description": contract.replace(
    "default: api\n",
    "default: api\n        description: x\n",
  ),
  "contract/component-section": contract.replace(/( {4}EventSource:\n {6}.*\n {6}.*\n) {6}x-section: "2.4"\n/, "$1"),
};
let directory = "";
let problems: { ruleId: string; location: { source: { ref: string } }[] }[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "contract-rules-"));
  const names = Object.keys(broken).map((rule) => join(directory, `${rule.replace("/", "-")}.yaml`));
  await Promise.all(names.map((name, index) => writeFile(name, Object.values(broken)[index] ?? "")));
  problems = await lint(names);
});
afterAll(() => rm(directory, { recursive: true }));

describe("our rules for the contract", () => {
  it.each(Object.keys(broken))("%s fires on a contract that breaks it", (rule) => {
    const file = `${rule.replace("/", "-")}.yaml`;

    const found = problems.filter(({ location }) => location[0]?.source.ref.endsWith(file));

    expect(broken[rule]).not.toBe(contract);
    expect(found.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});

/** Problems that Redocly finds in these files; it prints one JSON document for each file that has any. */
async function lint(files: string[]): Promise<typeof problems> {
  const cli = [
    "node_modules/@redocly/cli/bin/cli.js",
    "lint",
    ...files,
    "--config",
    "redocly.yaml",
    "--format",
    "json",
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, cli, { maxBuffer: 64e6 }, (_error, stdout) => resolve(stdout));
  });
  return output
    .split(/(?<=^\})(?=\{$)/m)
    .filter((text) => text.trim() !== "")
    .flatMap((text) => JSON.parse(text).problems);
}
