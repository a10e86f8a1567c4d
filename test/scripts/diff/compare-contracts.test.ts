import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareContracts, judgeChanges } from "../../../scripts/diff/compare-contracts.ts";
import { listTypeEffects } from "../../../scripts/diff/list-type-effects.ts";
import type { Step } from "../../../scripts/diff/verdict.ts";
import { type Contract, readContract } from "../../../scripts/generate/contract.ts";

/** The contract without most of its examples: they are half of it, and reading them is most of what a comparison takes. */
const contract = (await readFile("openapi.yaml", "utf8")).replaceAll(/^( *)examples:\n(?:\1 .*\n)*/gm, (block) =>
  block.includes("The owner and a colleague") ? block : "",
);
/** One edit of the contract: what it replaces, by what, and what our policy has to say. */
type Edit = [
  name: string,
  before: string | RegExp,
  after: string,
  step: Step | undefined,
  reason: RegExp,
  contradicts?: string,
];

const withNewEventType = contract
  .replace(
    / {6}discriminator:\n {8}propertyName: type\n {8}mapping:\n/,
    `        - $ref: "#/components/schemas/CustomerThankedActivity"
$&          customer.thanked: "#/components/schemas/CustomerThankedActivity"
`,
  )
  .replace(
    "    LoyaltyTierUpgradedData:\n",
    `    CustomerThankedActivity:
      type: object
      x-section: "6.1"
      properties: { type: { const: customer.thanked } }
$&`,
  );
const edits: Edit[] = [
  // Operations, parameters, bodies
  [
    "an operation removed",
    /( {2}\/management\/v1\/projects\/\{projectId\}\/users:[\s\S]*?)(?=\ncomponents:)/,
    "",
    "major",
    /^path removed/,
    "§4.5",
  ],
  ["a path renamed", "  /v1/oauth/token/revoke:", "  /v1/oauth/revoke:", "major", /^key changed/, "§4.3"],
  [
    "an operation added",
    "  /oauth/token:\n",
    "  /v1/ping:\n    get:\n      operationId: getPing\n      responses: { '204': { description: Alive. } }\n  /oauth/token:\n",
    "minor",
    /^new path/,
  ],
  [
    "an operationId renamed",
    "operationId: listUsers",
    "operationId: listProjectUsers",
    "major",
    /^operationId changed/,
  ],
  ["a summary reworded", "summary: List users", "summary: List all users", "patch", /^documentation/],
  [
    "an optional query parameter added",
    /(operationId: listUsers[\s\S]*?parameters\/ProjectId"\n)/,
    "$1        - { name: role, in: query, schema: { type: string } }\n",
    "minor",
    /^new parameter/,
  ],
  [
    "a required query parameter added",
    /(operationId: listUsers[\s\S]*?parameters\/ProjectId"\n)/,
    "$1        - { name: role, in: query, required: true, schema: { type: string } }\n",
    "major",
    /^new required parameter/,
    "§4.5",
  ],
  [
    "a query parameter removed",
    '        - $ref: "#/components/parameters/Order"\n',
    "",
    "major",
    /^parameter removed/,
    "§4.1",
  ],
  ["a query parameter renamed", "name: starting_after_id", "name: after_id", "major", /^name changed/, "§4.1"],
  [
    "a query parameter made required",
    "      name: limit\n      in: query\n",
    "      name: limit\n      in: query\n      required: true\n",
    "major",
    /^required from now on/,
    "§4.1",
  ],
  [
    "a parameter's maximum lowered",
    "        maximum: 100\n",
    "        maximum: 50\n",
    "major",
    /^narrowed: maximum 100 to 50/,
    "§4.1",
  ],
  ["a parameter's maximum raised", "        maximum: 100\n", "        maximum: 200\n", "minor", /^widened: maximum/],
  [
    "a parameter's minimum dropped",
    "        minimum: 1\n        maximum",
    "        maximum",
    "minor",
    /^widened: minimum 1 to none/,
  ],
  [
    "a parameter's type widened",
    "        type: integer\n        minimum: 1",
    "        type: number\n        minimum: 1",
    "minor",
    /^type widened: integer to number/,
  ],
  [
    "a request value added",
    "enum: [created_at, -created_at]",
    "enum: [created_at, -created_at, id]",
    "minor",
    /^new value id/,
    "§4.1",
  ],
  [
    "a request value removed",
    "enum: [created_at, -created_at]",
    "enum: [created_at]",
    "major",
    /^value removed: -created_at/,
    "§4.1",
  ],
  [
    "a form field made required",
    "required: [access_token]",
    "required: [access_token, hint]",
    "major",
    /^new required request field hint/,
    "§4.3",
  ],
  [
    "a form field made optional",
    "required: [grant_type, scope]",
    "required: [grant_type]",
    "minor",
    /^request field optional: scope/,
  ],
  [
    "a form field added",
    "          description: The token to end.\n",
    "          description: The token to end.\n        hint:\n          type: string\n",
    "minor",
    /^new request field hint/,
  ],
  [
    "a form field removed",
    /( {8}grant_type: \{ type: string, const: client_credentials \}\n)/,
    "",
    "major",
    /^member grant_type removed/,
    "§4.2",
  ],
  [
    "a request media type replaced",
    "          application/x-www-form-urlencoded:",
    "          application/json:",
    "major",
    /^media type removed/,
    "§4.2",
  ],
  // Answers
  [
    "a documented status removed",
    '        "402":\n          $ref: "#/components/responses/MissingFeature"\n',
    "",
    "major",
    /^response removed/,
    "§7.2",
  ],
  [
    "a documented status added",
    /(operationId: listUsers[\s\S]*?)( {8}4XX:)/,
    '$1        "404":\n          $ref: "#/components/responses/ProjectNotFound"\n$2',
    "minor",
    /^new response/,
  ],
  [
    "a response header removed",
    '        Pragma:\n          $ref: "#/components/headers/Pragma"\n',
    "",
    "major",
    /^response header removed/,
  ],
  [
    "an optional member added",
    "        first_name:\n",
    "        nickname:\n          type: string\n        first_name:\n",
    "minor",
    /^new member nickname/,
  ],
  [
    "a member removed",
    "        first_name:\n          type: string\n",
    "",
    "major",
    /^member first_name removed/,
    "§2.10",
  ],
  [
    "a member no longer always there",
    "required: [name, app_id]",
    "required: [name]",
    "major",
    /^member no longer always there: app_id/,
    "§2.4",
  ],
  [
    "a member always there from now on",
    "required: [channel]",
    "required: [channel, user]",
    "minor",
    /^member always there from now on: user/,
  ],
  [
    "an assumed required member dropped (S17)",
    "      required: [id, created_at]\n",
    "      required: [id]\n",
    "major",
    /^member no longer always there: created_at/,
  ],
  [
    "a member made nullable",
    "        is_owner:\n          type: boolean",
    '        is_owner:\n          type: [boolean, "null"]',
    "major",
    /^type widened: boolean to boolean or null/,
    "§2.10",
  ],
  [
    "a nullable member never null",
    /type: \[string, "null"\]/,
    "type: string",
    "major",
    /^type narrowed or replaced/,
    "§2.5",
  ],
  [
    "a member's type replaced",
    "        total:\n          type: integer",
    "        total:\n          type: string",
    "major",
    /^type narrowed or replaced: integer to string/,
    "§4.4",
  ],
  ["a fixed value changed", "          const: Bearer", "          const: MAC", "major", /^const changed/, "§2.8"],
  [
    "a format added",
    "          description: Login name.",
    "          format: email\n          description: Login name.",
    "major",
    /^narrowed: format none to email/,
    "§2.10",
  ],
  ["a length limit lowered (§8)", "maxItems: 500", "maxItems: 100", "major", /^narrowed: maxItems 500 to 100/, "§2.3"],
  ["a length limit dropped (§8)", "          maxItems: 500\n", "", "minor", /^widened: maxItems/],
  [
    "an object closed",
    "    EventSource:\n      type: object\n",
    "    EventSource:\n      type: object\n      additionalProperties: false\n",
    "major",
    /^narrowed: additionalProperties/,
    "§2.4",
  ],
  [
    "a tolerated value added to answers",
    "enum: [USER, ADMIN]",
    "enum: [USER, ADMIN, GUEST]",
    "minor",
    /^new value GUEST$/,
    "§2.10",
  ],
  [
    "a value of answers removed",
    "enum: [USER_PORTAL, API, CLIENT_API, INTERNAL]",
    "enum: [USER_PORTAL, API, CLIENT_API]",
    "major",
    /^value removed: INTERNAL/,
    "§2.4",
  ],
  [
    "a value added to a list that is closed",
    "enum: [voucher, campaign]",
    "enum: [voucher, campaign, project]",
    "major",
    /^new value project in a list that clients may take as closed/,
    "§7.2",
  ],
  [
    "an open value closed to a list",
    "          description: Login name.\n",
    "          description: Login name.\n          enum: [me]\n",
    "major",
    /^open value closed to a list/,
    "§2.10",
  ],
  [
    "an open list closed (S18)",
    "            - customer.rewarded.loyalty_points\n        - type: string\n",
    "            - customer.rewarded.loyalty_points\n",
    "major",
    /^anyOf\/1 removed/,
  ],
  [
    "a known name added to an open list",
    "            - customer.deleted\n",
    "            - customer.deleted\n            - customer.updated\n",
    "minor",
    /^new value customer.updated/,
  ],
  [
    "a shape that is not shown given a required member (S16)",
    "    PointsBucket:\n      type: object\n",
    "    PointsBucket:\n      type: object\n      required: [id]\n",
    "minor",
    /^member always there from now on: id/,
  ],
  // Event types, scopes, security, servers
  [
    "an event type removed",
    / {10}customer\.voucher\.loyalty_card\.points_expired: .*\n/,
    "",
    "major",
    /^event type removed/,
    "§2.2",
  ],
  [
    "an event type renamed",
    "const: customer.rewarded }",
    "const: customer.thanked }",
    "major",
    /^const changed/,
    "§6.1",
  ],
  [
    "a scope removed from the scheme",
    "            vouchers: Single codes of every kind.\n",
    "",
    "major",
    /^scope removed/,
  ],
  [
    "a scope added to the scheme",
    "            vouchers: Single codes of every kind.\n",
    "            vouchers: Single codes of every kind.\n            wallets: Wallets.\n",
    "minor",
    /^new scope/,
  ],
  [
    "a way to authenticate removed",
    "        - X-Service-OAuth: [loyalties]\n",
    "",
    "major",
    /^way to authenticate removed/,
    "§4.1",
  ],
  [
    "a way to authenticate added",
    "        - X-Service-OAuth: [loyalties]\n",
    "        - X-Service-OAuth: [loyalties]\n        - X-Service-OAuth: [vouchers]\n",
    "minor",
    /^new way to authenticate/,
  ],
  ["a credential's header renamed", "name: X-App-Token", "name: X-Application-Token", "major", /^name changed/, "§5.1"],
  ["a cluster removed", "us1.api, as1.api,", "us1.api,", "major", /^value removed: as1.api/, "§1"],
  ["the address changed (S01)", "https://{cluster}.{host}", "https://{host}/{cluster}", "major", /^url changed/],
  ["a citation corrected", '      x-section: "2.10"', '      x-section: "2.9"', "patch", /^documentation/],
  [
    "an example improved",
    "summary: The owner and a colleague",
    "summary: Owner and colleague",
    "patch",
    /^documentation/,
  ],
  ["a comment added", "paths:\n", "paths:\n  # Five of them.\n", undefined, /^$/],
];
let directory = "";
let base: Contract;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "compare-contracts-"));
  await writeFile(join(directory, "base.yaml"), contract);
  base = await readContract(join(directory, "base.yaml"));
  const runs = [];
  for (const [name, before, after] of edits)
    runs.push([...(await write(name, contract.replace(before, after))), reportOf(name)]);
  await writeFile(join(directory, "runs.json"), JSON.stringify(runs));
  await promisify(execFile)(
    process.execPath,
    [resolve("test/support/redocly-diffs.ts"), join(directory, "runs.json")],
    {
      cwd: directory, // without a redocly.yaml, as listChanges does it
    },
  );
});
afterAll(() => rm(directory, { recursive: true }));

const revisionOf = (name: string) => join(directory, `${name.replaceAll(/\W/g, "-")}.yaml`);
const reportOf = (name: string) => `${revisionOf(name)}.json`;
async function write(name: string, edited: string): Promise<[string, string]> {
  await writeFile(revisionOf(name), edited);
  return [join(directory, "base.yaml"), revisionOf(name)];
}

describe("the policy for changes", () => {
  it.each(edits)("judges %s", async (name, before, after, step, reason, contradicts) => {
    expect(contract.replace(before, after)).not.toBe(contract);
    const { changes } = JSON.parse(await readFile(reportOf(name), "utf8"));

    const { findings, step: found } = judgeChanges(base, await readContract(revisionOf(name)), changes);

    expect(found).toBe(step);
    const reasons = findings.filter((finding) => finding.step === step).map((finding) => finding.reason);
    expect(reasons.join("\n")).toMatch(reason);
    expect(findings.find((finding) => finding.contradicts)?.section).toBe(contradicts);
  });

  it("judges at least 40 single edits, each as compareContracts does it", async () => {
    const name = "a way to authenticate removed";
    const { changes } = JSON.parse(await readFile(reportOf(name), "utf8"));

    const judged = judgeChanges(base, await readContract(revisionOf(name)), changes);

    expect(edits.length).toBeGreaterThanOrEqual(40);
    expect(judged.findings).not.toEqual([]);
    expect(judged).toEqual(await compareContracts(join(directory, "base.yaml"), revisionOf(name)));
  });

  it("finds a new event type (§6.1)", async () => {
    const { findings, step } = await compareContracts(...(await write("event type", withNewEventType)));

    expect(step).toBe("minor");
    expect(findings.map(({ reason }) => reason)).toContain("new event type; clients tolerate types they do not know");
    expect(findings.filter(({ contradicts }) => contradicts).map(({ section }) => section)).toEqual(["§2.2"]);
  });

  it("lets a fact change with the version of the document (§9)", async () => {
    const edited = contract.replace("version: v2018-08-01", "version: v2027-01-01");

    const { findings } = await compareContracts(
      ...(await write("version", edited.replace("const: Bearer", "const: MAC"))),
    );

    expect(findings.map(({ step }) => step)).toContain("major");
    expect(findings.filter(({ contradicts }) => contradicts)).toEqual([]);
  });
});

describe("what a change does to exported types", () => {
  it("names the type that changed and those that contain it", async () => {
    const edited = contract.replace("enum: [USER, ADMIN]", "enum: [USER, ADMIN, GUEST]");

    const effects = await listTypeEffects(...(await write("types", edited)));

    const affected = ["ProjectUser", "ProjectUserList"];
    expect(effects).toEqual({ added: [], removed: [], changed: ["ProjectRole"], affected });
  });

  it("says under which name the package exports a type", async () => {
    const edited = contract.replace("enum: [voucher, campaign]", "enum: [voucher]");

    expect((await listTypeEffects(...(await write("names", edited)))).changed).toEqual(["ResourceNotFoundBody"]);
  });

  it("is nothing where only words changed", async () => {
    const edited = contract.replace("description: Login name.", "description: Name to log in with.");

    const effects = await listTypeEffects(...(await write("words", edited)));

    expect(effects).toEqual({ added: [], removed: [], changed: [], affected: [] });
  });

  it("finds the variant of a new event type, and the union that it widens (§6.1)", async () => {
    const effects = await listTypeEffects(...(await write("variant", withNewEventType)));

    expect(effects.added).toEqual(["CustomerThankedActivity"]);
    expect(effects.changed).toEqual(["MemberActivity"]);
  });
});
