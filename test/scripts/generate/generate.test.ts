import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { generateClientOperations } from "../../../scripts/generate/client-operations.ts";
import { generateConstants } from "../../../scripts/generate/constants.ts";
import { type Contract, mapValues, type PathItem, type RequestBody } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { listPlaces } from "../../../scripts/generate/list-places.ts";
import { generateOperationMap } from "../../../scripts/generate/operation-map.ts";
import { generateOperations, toParameter } from "../../../scripts/generate/operations.ts";
import { resolveContract, resolveRef } from "../../../scripts/generate/resolve-contract.ts";
import { generateShapes } from "../../../scripts/generate/shapes.ts";
import { generateSchemas } from "../../../scripts/generate/validators.ts";
import { contract, replace } from "./contract-faults.ts";
import { importValidators } from "./law/use-generated.ts";

describe("generate", () => {
  it("§5.1: passes on an enum value, a bound, a renamed header, its value, a secret, and a property named like an annotation", async () => {
    const edited = replace({
      "[USER_PORTAL, API]": "[USER_PORTAL, API, KIOSK]",
      "maximum: 100": "maximum: 250",
      "name: X-App-Id,": "name: X-Application-Id,",
      "ScopeList: { type: string,": "ScopeList: { type: string, format: password,",
      "key: { not: {} }": "description: { not: {} }",
      'x-section: "8", schema: { type: string }': 'x-section: "8", schema: { type: boolean, default: false }',
    });

    const after = await generateFiles(parse(edited) as Contract);

    for (const name of ["openapi.ts", "validators.js"]) expect(after[name], name).toContain("KIOSK");
    expect(after["openapi.ts"]).toContain('"USER_PORTAL" | "API" | "KIOSK" | (string & {})');
    expect(after["openapi.ts"]).toContain("/** Login name. */");
    for (const name of ["operations.ts", "validators.js"]) expect(after[name], name).toContain("250");
    expect(after["operations.ts"]).toContain('"ApplicationId": "X-Application-Id"');
    expect(after["operations.ts"]).not.toContain("X-App-Id");
    expect(after["operations.ts"]).toContain('"value": "false"');
    expect(after["validators.js"]).toContain("/description");
    const [, secrets] = /secretProperties = (\[[^\]]*\])/.exec(after["constants.ts"] ?? "") ?? [];
    expect(JSON.parse(secrets ?? "").sort()).toEqual(["ScopeList", "access_token", "scope"]);
    expect(after["validators.js"]).not.toContain("password");
    expect(after["constants.ts"]).toContain("tokenLifetimeSeconds = 900 as const");
    expect(JSON.parse(after["shapes.json"] ?? "").schemas.VoucherSummary).toEqual({ isOpen: true });
  });
});

it("leaves out a header parameter that OpenAPI ignores", () => {
  const edited = replace({ "name: limit, in: query": "name: Authorization, in: header" });
  const names = resolveContract(parse(edited)).operations.flatMap(({ parameters }) =>
    parameters.map(({ name }) => name),
  );

  expect(names).not.toContain("Authorization");
});

it.each([
  ["in: query", undefined],
  ["in: query, explode: false", ","],
])("a list of a parameter with %j has the separator %j", (style, separator) => {
  const list = "schema: { type: array, items: { type: string } }";
  const edited = replace({
    "order, in: query": `order, ${style}`,
    "schema: { type: string, enum: [created_at, -created_at] }": list,
  });

  const resolved = resolveContract(parse(edited));
  const order = resolved.operations.flatMap((row) => row.parameters).find(({ name }) => name === "order");

  expect(order && toParameter(resolved, order).separator).toBe(separator);
});

it("§5.1: listPlaces names each file that lacks a new operation, parameter or credential", async () => {
  const edited = replace({
    "operationId: listUsers": "operationId: listLetters",
    "name: projectId": "name: limit", // another handler has a word of this name
    '4.4",\n      security: [{ ManagementId: [], ManagementToken: [] }]':
      '4.4",\n      security: [{ ManagementToken: [] }]',
  });

  expect(await listPlaces(resolveContract(parse(edited)))).toEqual([
    "src/service/operations/*.ts: the handler of listLetters",
    "src/service/create-dispatcher.ts: an entry in `operationHandlers` for listLetters",
    "scripts/record/scenarios.ts: an exchange of listLetters",
    "src/contract/credential-kinds.ts: the credential ManagementToken of listWebhooks",
    "src/service/operations/*.ts: the use of the parameter limit in listWebhooks",
  ]);
  expect(await listPlaces(resolveContract(parse(contract)))).toEqual([]);
});

describe("the contract in another arrangement", () => {
  const USERS = "/projects/{projectId}/users";
  const WEBHOOKS = "/projects/{projectId}/webhooks";
  const REVOKE = "/oauth/token/revoke";
  const getItem = ({ paths }: Contract, path: string | undefined) => paths[String(path)] as Required<PathItem>;
  const listItems = ({ paths }: Contract) => Object.values(paths) as PathItem[];

  it.each<[string, (copy: Contract) => void]>([
    [
      "path items as components",
      (copy) => {
        copy.components.pathItems = Object.fromEntries(listItems(copy).map((item, index) => [`Item${index}`, item]));
        for (const [index, path] of Object.keys(copy.paths).entries())
          Object.assign(copy.paths, { [path]: { $ref: `#/components/pathItems/Item${index}` } });
      },
    ],
    [
      "parameters by path, bodies as components, and responses in place",
      (copy) => {
        const { post } = getItem(copy, REVOKE);
        copy.components.requestBodies = { Revocation: post.requestBody as RequestBody };
        post.requestBody = { $ref: "#/components/requestBodies/Revocation" };
        for (const { path, method, parameters, operation } of resolveContract(copy).operations) {
          const item = getItem(copy, path);
          operation.responses = mapValues(operation.responses, (_, response) => resolveRef(copy, response));
          delete item[method].parameters;
          if (parameters.length > 0) item.parameters = [...parameters];
        }
      },
    ],
    [
      "references to references and into a path, with escapes",
      (copy) => {
        const place = USERS?.replaceAll("/", "~1").replace("{", "%7B").replace("}", "%7D");
        getItem(copy, WEBHOOKS).get.parameters = [{ $ref: `#/paths/${place}/get/parameters/0` }];
        Object.assign(copy.components.responses ?? {}, { Listed: { $ref: "#/components/responses/UsersListed" } });
        getItem(copy, USERS).get.responses["200"] = { $ref: "#/components/responses/Listed" };
      },
    ],
    [
      "the security of most operations at the top, and the servers by path",
      (copy) => {
        copy.security = getItem(copy, USERS).get.security ?? [];
        for (const path of [USERS, WEBHOOKS]) delete getItem(copy, path).get.security;
        for (const item of listItems(copy)) item.servers = copy.servers ?? [];
        delete copy.servers;
      },
    ],
    ["another server first", (copy) => copy.servers?.unshift({ url: "https://eu.loyalty.example" })],
    [
      "its operations in another order",
      (copy) => (copy.paths = Object.fromEntries(Object.entries(copy.paths).reverse())),
    ],
    [
      "the defaults of parameters written out",
      (copy) => {
        for (const parameter of Object.values(copy.components.parameters ?? {}) as { in: string }[]) {
          const style = parameter.in === "query" ? "form" : "simple";
          Object.assign(parameter, { required: parameter.in === "path", style, explode: style === "form" });
        }
      },
    ],
  ])("a contract with %s gives the same rows", (_, edit) => {
    const copy = parse(contract) as Contract;
    edit(copy);
    const listRows = (text: string) => text.replaceAll(",\n", "\n").split("\n").sort();

    expect(JSON.stringify(copy)).not.toBe(JSON.stringify(parse(contract)));
    for (const generate of [generateOperations, generateClientOperations, generateOperationMap, generateShapes])
      expect(listRows(generate(resolveContract(copy)))).toEqual(listRows(generate(resolveContract(parse(contract)))));
    for (const generate of [generateConstants, generateSchemas])
      expect(generate(resolveContract(copy)), generate.name).toBe(generate(resolveContract(parse(contract))));
  });

  it("editors show what a method returns, what is deprecated, bounds, and the text of a schema at its properties", async () => {
    const edited = replace({
      "minimum: 1, maximum: 100": "maximum: 50",
      "operationId: listUsers,": "operationId: listUsers, x-assumption: S33, deprecated: true,",
      "Limit: { name: limit,": "Limit: { deprecated: true, name: limit,",
      'data: { $ref: "#/components/schemas/CustomerRewardedData" }':
        'data: { allOf: [{ $ref: "#/components/schemas/CustomerRewardedData" }], required: [voucher] }',
      "CustomerRewardedData: {": "CustomerRewardedData: { description: A reward.,",
      "EventSource: {": "EventSource: { description: A cause.,",
    });
    const { "operation-map.ts": map, "openapi.ts": types = "" } = await generateFiles(parse(edited) as Contract);

    expect(map).toMatch(/@returns A listing: `await` it .*\n[^/]+\/\n {2}listMemberActivity/);
    expect(map).toMatch(/@returns The token\.\n[^/]+\/\n {2}generateToken/);
    expect(map).toMatch(/@returns Nothing\.\n[^/]+\/\n {2}revokeToken/);
    expect(map).toMatch(/\* At most 50\.\n {3}\* @deprecated\n {3}\*\/\n {2}readonly limit\?/);
    expect(map).toMatch(/\* @deprecated\n {3}\*\/\n {2}listUsers: /);
    expect(map).not.toMatch(/Assumed|S33/);
    expect(types).toContain('/** A reward. */\n        data?: WithRequired<CustomerRewardedData, "voucher">;');
    expect(types).toContain("/** A cause. */\n        event_source?: EventSource;");
    expect(types).not.toMatch(/@constant|@enum|discriminator|\/\*\*\s*\*\//); // the types say it
  });

  it("components with other names give the same lists and validators", async () => {
    const renamed = contract.replaceAll(
      /\b(MemberActivity|EventSource|AccessToken|Webhook|ProjectUser)\b(?!:\d)/g,
      "$1Renamed",
    );

    const [before, after] = await Promise.all([contract, renamed].map((each) => generateFiles(parse(each))));

    const restore = (name: string) => after?.[name]?.replaceAll("Renamed", "");
    for (const name of ["constants.ts", "openapi.ts"]) expect(restore(name), name).toBe(before?.[name]);
    expect(after?.["validators.d.ts"]).toContain('readonly "WebhookRenamed": Validator');
  });

  it("a response header with a schema is validated in each response that has it", async () => {
    const integer = replace({
      'x-section: "8", schema: { type: string }': 'x-section: "8", schema: { type: integer, minimum: 1 }',
    });

    const { listUsers4XXHeaders: validate } = await importValidators(await generateFiles(parse(integer)));

    const faults = ["soon", 0, 1].map((value) => validate?.({ "Retry-After": value }).map(({ keyword }) => keyword));
    expect(faults).toEqual([["type"], ["minimum"], []]);
  });

  it("compares values whose keys are names of methods, which ends fast-deep-equal", async () => {
    const list = replace({
      "target_url: { type: string":
        "hooks: { type: array, uniqueItems: true }, mode: { const: { valueOf: 1 } }, target_url: { type: string",
    });

    const { Webhook: validate } = await importValidators(await generateFiles(parse(list)));

    const listFaults = (values: object) => validate?.({ id: "hook_1", ...values }).map(({ keyword }) => keyword);
    expect(listFaults({ hooks: [{ toString: 1 }, { valueOf: 1 }, { valueOf: 2 }, {}, []] })).toEqual([]);
    expect(listFaults({ hooks: [{ toString: [1] }, { toString: [1] }] })).toEqual(["uniqueItems"]);
    expect(listFaults({ mode: { valueOf: 1 } })).toEqual([]);
    expect(listFaults({ mode: { valueOf: 1, toString: 1 } })).toEqual(["const"]);
  });
});
