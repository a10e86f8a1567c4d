import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { classifyChanges, compareContracts, type Finding } from "../../../scripts/diff/compare-contracts.ts";
import { listTypeEffects } from "../../../scripts/diff/list-type-effects.ts";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { toPath } from "../../../src/contract/json-pointer.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

type Node = Record<string, unknown>;
/** A JSON pointer that starts at an operation, a component or the contract; and the new value, undefined to remove it. */
type Edit = readonly [path: string, value: unknown];

const scratch = createScratchFolder();
/** The contract without most of its examples, which take up most of the time of a comparison. */
const contract = parse(await readFile("openapi.yaml", "utf8"), (key, value: unknown) =>
  key === "examples" && !Object.hasOwn(Object(value), "users") ? undefined : value,
) as Contract;

/** Returns a copy of the contract with these edits. */
function edit(...edits: readonly Edit[]): Contract {
  const copy = structuredClone(contract);
  const operations = Object.values(copy.paths).flatMap((item) => Object.values(item));
  const byId = Object.fromEntries(operations.map((operation) => [operation.operationId, operation]));
  const roots: Node = { ...copy, ...byId, ...Object.assign({}, ...Object.values(copy.components)) };
  for (const [path, value] of edits) {
    const names = toPath(`/${path}`);
    const name = names.pop() ?? "";
    const parent = names.reduce((node, step) => node[step] as Node, roots);
    if (typeof value === "function") value(parent, name);
    else if (value !== undefined) parent[name] = value;
    else if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete parent[name];
  }
  return copy;
}
const renameTo = (newName: string) => (parent: Node, name: string) => {
  parent[newName] = parent[name];
  delete parent[name];
};

/** Each change, the expected findings and the new value. */
const changes: readonly [path: string, expected: string, value: unknown][] = [
  // Operations, parameters and forms
  ["paths/~1management~1v1~1projects~1{projectId}~1users", "major: path removed, against §4.5", undefined],
  ["paths/~1v1~1oauth~1token~1revoke", "major: key changed, against §4.3", renameTo("/v1/oauth/revoke")],
  [
    "paths/~1v1~1ping",
    "minor: new path",
    { get: { operationId: "getPing", responses: { 204: { description: "Alive." } } } },
  ],
  ["listUsers/operationId", "major: operationId changed", "listProjectUsers"],
  ["listUsers/summary", "patch: documentation", "List all users"],
  ["listUsers/deprecated", "minor: deprecation", true],
  ["listUsers/tags", "patch: documentation", ["Users"]],
  ["listUsers/parameters/1", "minor: new parameter", { name: "role", in: "query", schema: { type: "string" } }],
  [
    "listUsers/parameters/1",
    "major: new required parameter, against §4.5",
    { name: "role", in: "query", required: true, schema: { type: "string" } },
  ],
  ["listMemberActivity/parameters/3", "major: parameter removed, against §4.1", undefined],
  ["StartingAfterId/name", "major: name changed, against §4.1", "after_id"],
  ["StartingAfterId/schema/minLength", "major: narrowed: minLength none to 5, against §4.1", 5],
  ["Limit/required", "major: now required, against §4.1", true],
  ["generateToken/requestBody/required", "minor: now optional", false],
  ["Limit/schema/maximum", "major: narrowed: maximum 100 to 50, against §4.1", 50],
  ["Limit/schema/maximum", "minor: widened: maximum 100 to 200", 200],
  ["Limit/schema/minimum", "minor: widened: minimum 1 to 0", 0],
  ["Limit/schema/minimum", "major: narrowed: minimum 1 to 2, against §4.1", 2],
  ["Limit/schema/minimum", "minor: widened: minimum 1 to none", undefined],
  ["Limit/schema/type", "minor: type widened: integer to number", "number"],
  ["Limit/schema/type", "minor: type widened: integer to anything", undefined],
  ["Order/schema/enum", "minor: new value id, against §4.1", ["created_at", "-created_at", "id"]],
  ["Order/schema/enum", "major: value removed: -created_at, against §4.1", ["created_at"]],
  ["Order/schema/enum", "patch: order of a list", ["-created_at", "created_at"]],
  ["TokenRevocationRequest/required", "major: new required request field hint, against §4.3", ["access_token", "hint"]],
  ["TokenRequest/required", "minor: request field now optional: scope", ["grant_type"]],
  ["TokenRevocationRequest/properties/hint", "minor: new request field hint", { type: "string" }],
  ["TokenRequest/properties/grant_type", "major: property grant_type removed, against §4.2", undefined],
  [
    "generateToken/requestBody/content/application~1x-www-form-urlencoded",
    "minor: new media type; major: media type removed, against §4.2",
    renameTo("application/json"),
  ],
  // Responses
  ["listUsers/responses/402", "major: response removed, against §7.2", undefined],
  ["listUsers/responses/404", "minor: new response", { $ref: "#/components/responses/ProjectNotFound" }],
  ["TokenGenerated/headers/Pragma", "major: response header removed", undefined],
  ["ProjectUser/properties/nickname", "minor: new property nickname", { type: "string" }],
  ["ProjectUser/properties/first_name", "major: property first_name removed, against §2.10", undefined],
  [
    "EventSource/properties/api_key/required",
    "major: property no longer always present: app_id, against §2.4",
    ["name"],
  ],
  ["EventSource/required", "minor: property now always present: user", ["channel", "user"]],
  ["MemberActivityBase/required", "major: property no longer always present: created_at", ["id"]],
  [
    "ProjectUser/properties/is_owner/type",
    "major: type widened: boolean to boolean or null, against §2.10",
    ["boolean", "null"],
  ],
  [
    "LoyaltyTier/properties/updated_at/type",
    "major: type narrowed or replaced: string or null to string, against §2.5",
    "string",
  ],
  ["WebhookList/properties/total/type", "major: type narrowed or replaced: integer to string, against §4.4", "string"],
  ["AccessToken/properties/token_type/const", "major: const changed, against §2.8", "MAC"],
  ["ProjectUser/properties/login/format", "major: narrowed: format none to email, against §2.10", "email"],
  ["LoyaltyTier/properties/updated_at/format", "minor: widened: format date-time to none", undefined],
  ["ScopeList/pattern", "minor: widened: pattern ^(api|assets|async-actions|campaigns|cat to none", undefined],
  ["ProjectUser/properties/login/minLength", "major: narrowed: minLength none to 1 in a response, against §2.10", 1],
  [
    "LoyaltyPointsOrder/properties/items/maxItems",
    "major: narrowed: maxItems 500 to 100 in a response, against §2.3",
    100,
  ],
  ["LoyaltyPointsOrder/properties/items/maxItems", "minor: widened: maxItems 500 to none in a response", undefined],
  [
    "LoyaltyPointsOrder/properties/items/minItems",
    "major: narrowed: minItems none to 1 in a response, against §2.3",
    1,
  ],
  ["LoyaltyPointsOrder/properties/items/uniqueItems", "major: narrowed: uniqueItems none to true, against §2.3", true],
  ["EventSource/additionalProperties", "major: narrowed: additionalProperties none to false, against §2.4", false],
  ["PointsBucket/additionalProperties", "minor: changed: additionalProperties true to none", undefined],
  ["ProjectRole/enum", "minor: new value GUEST, against §2.10", ["USER", "ADMIN", "GUEST"]],
  [
    "EventSource/properties/channel/enum",
    "major: value removed: INTERNAL, against §2.4",
    ["USER_PORTAL", "API", "CLIENT_API"],
  ],
  [
    "ResourceNotFoundError/properties/resource_type/enum",
    "major: new value project in a closed list, against §7.2",
    ["voucher", "campaign", "project"],
  ],
  ["ProjectUser/properties/login/enum", "major: open value closed to a list, against §2.10", ["me"]],
  ["WebhookEventName/anyOf/1", "major: anyOf/1 removed", undefined],
  ["WebhookEventName/anyOf/0/enum/28", "minor: new value customer.updated", "customer.updated"],
  ["PointsBucket/required", "minor: property now always present: id", ["id"]],
  [
    "ProjectUser/allOf",
    "major: new AllOf, which the policy does not know, against §2.10",
    [{ $ref: "#/components/schemas/NamedReference" }],
  ],
  ["ProjectUser/not", "major: new condition not, against §2.10", { required: ["ghost"] }],
  ["components/schemas/Extra", "minor: new component Extra", { type: "string" }],
  // Event types, scopes, security, servers
  [
    "MemberActivity/discriminator/mapping/customer.voucher.loyalty_card.points_expired",
    "major: event type removed, against §2.2",
    undefined,
  ],
  ["CustomerRewardedActivity/properties/type/const", "major: const changed, against §6.1", "customer.thanked"],
  ["X-Service-OAuth/flows/clientCredentials/scopes/vouchers", "major: scope removed", undefined],
  ["X-Service-OAuth/flows/clientCredentials/scopes/wallets", "minor: new scope", "Wallets."],
  ["listMemberActivity/security/2", "major: way to authenticate removed, against §4.1", undefined],
  ["listMemberActivity/security/3", "minor: new way to authenticate", { "X-Service-OAuth": ["vouchers"] }],
  ["ApplicationToken/name", "major: name changed, against §5.1", "X-Application-Token"],
  [
    "servers/0/variables/cluster/enum",
    "major: value removed: as1.api, against §1",
    ["api", "us1.api", "download", "us1.download", "as1.download"],
  ],
  ["servers/0/url", "major: url changed", "https://{host}/{cluster}"],
  ["info/title", "patch: documentation", "Loyalty"],
  ["info/license/name", "patch: documentation", "Apache 2.0"],
  ["tags/0/description", "patch: documentation", "Loyalty cards."],
  ["ProjectUser/x-section", "patch: documentation", "2.9"],
  ["UsersListed/content/application~1json/examples/users/summary", "patch: documentation", "Owner and colleague"],
  ["info/version", "minor: version of the interface changed", "v2027-01-01"],
  ["info/version", "", "v2018-08-01"],
];

const base = await scratch.file("base.json", contract);
const write = (name: string, ...edits: readonly Edit[]) => scratch.file(`${name}.json`, edit(...edits));

/** Runs Redocly once for all changes. Each test waits for it, so that a failure fails them all. */
const reports = (async () => {
  const runs = changes.map(async ([path, , value], index) => {
    const revision = await write(String(index), [path, value]);
    return [base, revision, `${revision}.report`];
  });
  const args = [resolve("test/support/redocly-diffs.ts"), await scratch.file("runs.json", await Promise.all(runs))];
  await promisify(execFile)(process.execPath, args, { cwd: scratch.folder }); // no redocly.yaml there, as in listChanges
})();
reports.catch(() => undefined); // reported by the tests

function describeFinding({ step, reason, contradicts, section }: Finding): string {
  return `${step}: ${reason}${contradicts ? `, against ${section}` : ""}`;
}
async function classify(path: string, value: unknown) {
  await reports;
  const index = changes.findIndex((change) => change[0] === path && change[2] === value);
  const { changes: found } = JSON.parse(await readFile(`${scratch.folder}/${index}.json.report`, "utf8"));
  return classifyChanges(contract, edit([path, value]), found);
}

const variant = { type: "object", "x-section": "6.1", properties: { type: { const: "customer.thanked" } } };
const newEventType: readonly Edit[] = [
  ["components/schemas/CustomerThankedActivity", variant],
  ["MemberActivity/oneOf/26", { $ref: "#/components/schemas/CustomerThankedActivity" }],
  ["MemberActivity/discriminator/mapping/customer.thanked", "#/components/schemas/CustomerThankedActivity"],
];

describe("the classification of changes", () => {
  it.each(changes)("classifies a change of %s as %s", { timeout: 120_000 }, async (path, expected, value) => {
    const { findings } = await classify(path, value);

    expect(findings.map(describeFinding).join("; ")).toBe(expected);
  });

  it("gives the same result as compareContracts", async () => {
    const edited: Edit = ["listMemberActivity/security/2", undefined];

    expect(await classify(...edited)).toEqual(await compareContracts(base, await write("compared", edited)));
  });

  it("finds a new event type (§6.1)", async () => {
    const { findings, step } = await compareContracts(base, await write("event-type", ...newEventType));

    expect(step).toBe("minor");
    expect(findings.map(describeFinding)).toContain(
      "minor: new event type; clients tolerate types they do not know, against §2.2",
    );
  });

  it("accepts a changed fact in a new version of the document (§9)", async () => {
    const edits: Edit[] = [
      ["info/version", "v2027-01-01"],
      ["AccessToken/properties/token_type/const", "MAC"],
    ];

    const { findings } = await compareContracts(base, await write("version", ...edits));

    expect(findings.map(describeFinding)).toContain("major: const changed");
  });
});

describe("listTypeEffects", () => {
  const none = { added: [], removed: [], changed: [], affected: [] };

  it.each<[finding: string, effects: object, ...Edit[]]>([
    [
      "the type that changed and those that contain it",
      { changed: ["ProjectRole"], affected: ["ProjectUser", "ProjectUserList"] },
      ["ProjectRole/enum", ["USER", "ADMIN", "GUEST"]],
    ],
    [
      "the name under which the package exports a type",
      { changed: ["ResourceNotFoundBody"], affected: expect.anything() },
      ["ResourceNotFoundError/properties/resource_type/enum", ["voucher"]],
    ],
    ["nothing if only words changed", {}, ["ProjectUser/properties/login/description", "Name to log in with."]],
    [
      "the variant of a new event type, and the union that it extends (§6.1)",
      { added: ["CustomerThankedActivity"], changed: ["MemberActivity"], affected: expect.anything() },
      ...newEventType,
    ],
  ])("finds %s", async (finding, effects, ...edits) => {
    expect(await listTypeEffects(base, await write(finding, ...edits))).toEqual({ ...none, ...effects });
  });
});
