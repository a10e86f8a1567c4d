import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkSecurity } from "../../../scripts/generate/check-security.ts";
import type { Contract, PathItem } from "../../../scripts/generate/contract.ts";
import { generateFiles, locateFile } from "../../../scripts/generate/files.ts";
import { generateOperations } from "../../../scripts/generate/operations.ts";

const text = await readFile("openapi.yaml", "utf8");
const contract = parse(text) as Contract;
const copyContract = (): Contract => structuredClone(contract);
const USERS = "/management/v1/projects/{projectId}/users";
const REVOKE = "/v1/oauth/token/revoke";

type Edit = (contract: Contract) => void;
const getItem = ({ paths }: Contract, path: string) => paths[path] as Required<PathItem>;

let files: Record<string, string> = {};
beforeAll(async () => {
  files = await generateFiles(contract);
});

describe("generate", () => {
  it("gives the committed files, byte for byte", async () => {
    // A mutation run instruments the functions that the validators bundle.
    const comparable = Object.entries(files).filter(([, content]) => !content.includes("__stryker__"));
    for (const [name, content] of comparable)
      expect(content === (await readFile(locateFile(name), "utf8")), name).toBe(true);
  });

  it("§5.1: passes on an enum value, a bound, a renamed header, a secret, and a property named like an annotation", async () => {
    const edits = [
      ["CLIENT_API, INTERNAL]", "CLIENT_API, INTERNAL, KIOSK]"],
      ["maximum: 100", "maximum: 250"],
      ["name: X-App-Id", "name: X-Application-Id"],
      ["    ScopeList:\n", "    ScopeList:\n      format: password\n"],
      ["key: { not: {} }", "description: { not: {} }"],
    ] as const;
    const edited = edits.reduce((before, [from, to]) => before.replace(from, to), text);

    const after = await generateFiles(parse(edited) as Contract);

    for (const name of ["openapi.ts", "constants.ts", "validators.js"]) expect(after[name], name).toContain("KIOSK");
    for (const name of ["operations.ts", "validators.js"]) expect(after[name], name).toContain("250");
    expect(after["operations.ts"]).toContain('"ApplicationId": "X-Application-Id"');
    expect(after["operations.ts"]).not.toContain("X-App-Id");
    expect(after["validators.js"]).toContain("/description");
    const [, secrets] = /secretProperties = (\[[^\]]*\])/.exec(after["constants.ts"] ?? "") ?? [];
    expect(JSON.parse(secrets ?? "").sort()).toEqual(["ScopeList", "access_token", "scope"]);
    expect(after["validators.js"]).not.toContain("password");
  });
});

describe("the contract in another arrangement", () => {
  it("a reference into another schema gives validators of the same values", async () => {
    const copy = copyContract();
    const { ProjectRole } = copy.components.schemas;
    copy.components.schemas.Roles = { type: "object", "x-section": "2.10", properties: { one: ProjectRole ?? {} } };
    delete copy.components.schemas.ProjectRole;
    const moved = JSON.stringify(copy).replaceAll("schemas/ProjectRole", "schemas/Roles/properties/one");

    const { "validators.js": code = "" } = await generateFiles(JSON.parse(moved) as Contract);
    const { validators } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

    const user = { id: "usr_1", projects: { proj_1: "NONE" } };
    const places = validators.ProjectUser(user).map(({ instancePath }: { instancePath: string }) => instancePath);
    expect(places).toEqual(["/projects/proj_1"]);
  });
});

const addParameter =
  (parameter: object): Edit =>
  (copy) =>
    getItem(copy, USERS).get.parameters?.push({ name: "q", in: "query", ...parameter } as never);
const setBody =
  (mediaType: string, schema: object): Edit =>
  (copy) => {
    getItem(copy, REVOKE).post.requestBody = { content: { [mediaType]: { schema } } } as never;
  };
const addSchema =
  (schema: object): Edit =>
  (copy) => {
    copy.components.schemas.F = { ...schema, "x-section": "2.1" };
  };
const setScheme =
  (scheme: object): Edit =>
  (copy) => {
    copy.components.securitySchemes.Tenant = scheme as never;
  };
const setSecurity =
  (...security: Record<string, string[]>[]): Edit =>
  (copy) => {
    setScheme({ type: "apiKey", in: "header", name: "X-Tenant" })(copy);
    copy.components.securitySchemes.Basic = { type: "http", scheme: "basic" };
    getItem(copy, USERS).get.security = security;
  };
const pair = { ManagementId: [], ManagementToken: [] };

describe("the checks of generate", () => {
  const users = `openapi.yaml: paths.${USERS}.get`;
  const revoke = `openapi.yaml: paths.${REVOKE}.post.requestBody`;
  const scheme = "openapi.yaml: components.securitySchemes.Tenant: only credentials in a header are supported";
  const P = "#/components/parameters/P";
  const malformed =
    "openapi.yaml: an element has the wrong form, or refers to itself without end; npm run lint:contract names it";
  const unsupported = `${users}.security: no credential consists of`;
  const remedy =
    "src/contract/credential-kinds.ts, to verifiers in src/service/guards/authenticate.ts, and to collectKeys in src/client/create-loyalty-client.ts";

  it.each<[subject: string, edit: Edit, ...message: string[]]>([
    [
      "an operation without an id",
      (copy) => delete (getItem(copy, USERS).get as { operationId?: string }).operationId,
      `${users} must have an operationId`,
    ],
    [
      "an id that is not a name",
      (copy) => Object.assign(getItem(copy, USERS).get, { operationId: "list-users" }),
      `${users}: the operationId list-users names a method`,
    ],
    ["a cookie", addParameter({ in: "cookie", schema: { type: "string" } }), `${users}: parameter q is a cookie`],
    [
      "a parameter with content",
      addParameter({ content: { "application/json": { schema: {} } } }),
      `${users}: parameter q must have a \`schema\``,
    ],
    [
      "an object in a query",
      addParameter({ style: "deepObject", schema: { type: "object" } }),
      `${users}: parameter q must have a \`type\` that text`,
    ],
    [
      "another style",
      addParameter({ style: "deepObject", schema: { type: "string" } }),
      `${users}: parameter q has the style deepObject`,
    ],
    [
      "two parameters of one name",
      addParameter({ name: "projectId", schema: { type: "string" } }),
      `${users}: "projectId" is the name of a path parameter and of a query parameter`,
    ],
    [
      "a file",
      setBody("multipart/form-data", { $ref: "#/components/schemas/Webhook" }),
      `${revoke}: multipart/form-data is not supported; supported: application/x-www-form-urlencoded, application/json`,
    ],
    [
      "a body that is not a component",
      setBody("application/json", { type: "string" }),
      `${revoke}: the schema of a body must be a $ref to components.schemas`,
    ],
    [
      "a key in the address",
      setScheme({ type: "apiKey", in: "query", name: "key" }),
      `${scheme}; addresses and cookies (query) are logged`,
    ],
    ["a certificate", setScheme({ type: "mutualTLS" }), `${scheme}; mutualTLS has no header`],
    ["unknown credentials", setSecurity({ Key: [] }), `${users}: components.securitySchemes has no Key`],
    [
      "§5.1: a third scheme beside a pair",
      setSecurity({ ...pair, Tenant: [] }),
      `${unsupported} ManagementId and ManagementToken and Tenant`,
      remedy,
    ],
    ["§5.1: half of a pair", setSecurity({ ManagementToken: [] }), `${unsupported} ManagementToken`, remedy],
    ["§5.1: an unknown scheme", setSecurity({ Tenant: [] }), `${unsupported} Tenant`, remedy],
    ["§5.1: HTTP basic as an alternative", setSecurity(pair, { Basic: [] }), `${unsupported} Basic`, remedy],
    [
      "§5.1: a token and a key pair together",
      setSecurity({ ...pair, "X-Service-OAuth": ["api"] }),
      `${unsupported} ManagementId and`,
      remedy,
    ],
    [
      "a reference to itself",
      (copy) => Object.assign(copy.components.parameters ?? {}, { P: { $ref: P } }),
      `${P} refers to itself`,
    ],
    [
      "a missing reference",
      (copy) => getItem(copy, USERS).get.parameters?.push({ $ref: P }),
      `openapi.yaml: ${P} is not an object of the contract; add it or correct the $ref`,
    ],
    ["a malformed reference", (copy) => getItem(copy, USERS).get.parameters?.push({ $ref: "#/a/%zz" }), "#/a/%zz"],
    [
      "a reference to another file",
      (copy) => getItem(copy, USERS).get.parameters?.push({ $ref: "other.yaml#/P" }),
      "other.yaml",
    ],
    ["an element of the wrong form", (copy) => Object.assign(copy.paths, { "/a": null }), malformed],
    [
      "a missing list",
      (copy) => delete copy.components.schemas.WebhookEventName?.anyOf,
      "openapi.yaml: /components/schemas/WebhookEventName is missing or empty; the constant knownWebhookEventNames is made from it; if it is elsewhere now, change scripts/generate/constants.ts",
    ],
    [
      "a token without a list of scopes",
      (copy) => delete copy.components.securitySchemes["X-Service-OAuth"]?.flows?.clientCredentials,
      "openapi.yaml: /components/securitySchemes/X-Service-OAuth/flows/clientCredentials/scopes is missing or empty; the constant scopes",
    ],
    ["another version", (copy) => Object.assign(copy, { openapi: "2.0" }), "openapi"],
    ["an unknown keyword", addSchema({ type: "string", shortest: 1 }), "shortest"],
    [
      "an unknown format",
      addSchema({ type: "string", format: "phone" }),
      'openapi.yaml: schema F: unknown format "phone"',
    ],
    [
      "a schema that extends itself",
      (copy) => {
        addSchema({ allOf: [{ $ref: "#/components/schemas/F" }] })(copy);
        setBody("application/json", { $ref: "#/components/schemas/F" })(copy);
      },
      malformed,
    ],
  ])("generate refuses %s, with the place and the remedy", async (_, edit, ...messages) => {
    const copy = copyContract();
    edit(copy);

    const error = await generateFiles(copy).catch((thrown: unknown) => thrown);

    expect(error).not.toBeInstanceOf(TypeError);
    for (const message of messages) expect(error).toMatchObject({ message: expect.stringContaining(message) });
  });

  it.each<[subject: string, ...security: Record<string, string[]>[]]>([
    ["another order of a pair", { ManagementToken: [], ManagementId: [] }],
    ["another credential", { "X-Service-OAuth": ["api"] }],
    ["no credential as an alternative", pair, {}],
  ])("§5.1: generate accepts %s", (_, ...security) => {
    const copy = copyContract();
    setSecurity(...security)(copy);

    expect(() => {
      generateOperations(copy);
      checkSecurity(copy);
    }).not.toThrow();
  });
});
