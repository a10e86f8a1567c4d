import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readContract } from "../../../scripts/generate/contract.ts";
import { generateInterface } from "../../../scripts/generate/files.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

type ContractModule = typeof import("../../../src/contract/internal.ts");

const { folder, file } = createScratchFolder();
const names = ["pets", "invoices", "callbacks"] as const;
const modules = new Map<string, ContractModule>();

/** Generates from a foreign contract, beside a copy of `src/contract` that reads the result. */
async function load(name: string): Promise<ContractModule> {
  const files = await generateInterface(await readContract(`test/scripts/generate/contracts/${name}.yaml`));
  const root = join(folder, name);
  await mkdir(join(root, "generated"), { recursive: true });
  await cp("src/contract", join(root, "src/contract"), { recursive: true });
  await cp("generated/constants.ts", join(root, "generated/constants.ts"));
  for (const [path, content] of Object.entries(files)) await writeFile(join(root, "generated", path), content);
  return import(/* @vite-ignore */ pathToFileURL(join(root, "src/contract/internal.ts")).href);
}

beforeAll(async () => {
  for (const name of names) modules.set(name, await load(name));
}, 60_000);

interface Sent {
  readonly contract: (typeof names)[number];
  readonly request: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Finds the operation of a request and checks it: the operationId, then the violations. */
function check({ contract, request, headers, body }: Sent): string[] {
  const { matchOperation, checkRequest } = modules.get(contract) as ContractModule;
  const [method = "", target = ""] = request.split(" ");
  const [pathname = "", query = ""] = target.split("?");
  const match = matchOperation(method, pathname);
  if (!match) return [];
  const sent = { operationId: match.operation.id, path: match.path, query, body };
  const result = checkRequest({ ...sent, ...(headers && { headers: new Headers(headers) }) });
  const violations = result.ok ? [] : result.violations.map(({ pointer, message }) => `${pointer}: ${message}`);
  return [match.operation.id, ...violations];
}

const json = {
  "Content-Type": "application/json",
  "X-Key": "k",
  "X-Request-Id": "3f0c1c4e-6b0a-4a52-9a0d-0a6f1d9c2b11",
};
const form = { ...json, "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" };
const pet = JSON.stringify({ name: "Minka", kind: "cat" });
const bearer = { Authorization: "Bearer t" };
const invoices = "/v2/accounts/acc_1/invoices";

describe("a contract of another interface", () => {
  it("gives code that compiles", () => {
    const roots = names.flatMap((name) =>
      ["openapi.ts", "operations.ts", "operation-map.ts", "client-operations.ts", "validators.d.ts"].map((path) =>
        join(folder, name, "generated", path),
      ),
    );
    const options = { strict: true, noEmit: true, types: [], allowImportingTsExtensions: true };
    const program = ts.createProgram(roots, {
      ...options,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
    });
    const faults = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);

    expect(faults).toEqual([]);
  });

  it.each<[string, Sent, string[]]>([
    ["a path before one with a parameter", { contract: "pets", request: "GET /pets/mine" }, ["listMyPets"]],
    ["an operation without credentials", { contract: "pets", request: "GET /pets/7", headers: {} }, ["getPet"]],
    [
      "an integer in a path",
      { contract: "pets", request: "GET /pets/x" },
      ["getPet", '/path/petId: must be integer, got "x"'],
    ],
    ["a bound in a path", { contract: "pets", request: "GET /pets/0" }, ["getPet", "/path/petId: must be >= 1, got 0"]],
    ["a JSON body", { contract: "pets", request: "PUT /pets/7", headers: json, body: pet }, ["replacePet"]],
    [
      "a broken JSON body",
      { contract: "pets", request: "PUT /pets/7", headers: json, body: "{" },
      ["replacePet", "/body: must be JSON, got text of length 1"],
    ],
    [
      "a property in a JSON body",
      {
        contract: "pets",
        request: "PUT /pets/7",
        headers: json,
        body: '{"name":"M","kind":"cat","x-chip":"7","vet":{},"errors":"7"}',
      },
      [
        "replacePet",
        '/body/x-chip: must be integer, got "7"',
        '/body/errors: must be absent, got "7"',
        "/body/vet: must have required property 'name'",
      ],
    ],
    [
      "a form",
      { contract: "pets", request: "PUT /pets/7", headers: form, body: "name=M&ages=1&ages=2" },
      ["replacePet"],
    ],
    [
      "an item of a form",
      { contract: "pets", request: "PUT /pets/7", headers: form, body: "name=M&name=N&ages=x" },
      ["replacePet", "/body/name: must be sent once, got several", '/body/ages/0: must be integer, got "x"'],
    ],
    [
      "another media type",
      { contract: "pets", request: "PUT /pets/7", headers: { ...json, "Content-Type": "text/xml" }, body: "<a/>" },
      [
        "replacePet",
        "/headers/content-type: must be sent as application/x-www-form-urlencoded or application/json, got text/xml",
      ],
    ],
    [
      "a missing body",
      { contract: "pets", request: "PUT /pets/7", headers: json },
      ["replacePet", "/body: must have a body (PetForm), got nothing"],
    ],
    [
      "a missing header",
      { contract: "pets", request: "PUT /pets/7", headers: { "X-Key": "k" }, body: pet },
      [
        "replacePet",
        "/headers: must have required property 'X-Request-Id'",
        "/headers/content-type: must be sent as application/x-www-form-urlencoded or application/json, got nothing",
      ],
    ],
    [
      "a header of the wrong format",
      { contract: "pets", request: "PUT /pets/7", headers: { ...json, "X-Request-Id": "1" }, body: pet },
      ["replacePet", '/headers/X-Request-Id: must match format "uuid", got "1"'],
    ],
    [
      "basic credentials",
      {
        contract: "pets",
        request: "PUT /pets/7",
        headers: { ...json, "X-Key": "", Authorization: "Basic YTpi" },
        body: pet,
      },
      ["replacePet"],
    ],
    [
      "other credentials",
      { contract: "pets", request: "PUT /pets/7", headers: { ...json, "X-Key": "", ...bearer }, body: pet },
      ["replacePet", "/headers: must carry X-Key, or Authorization, got neither"],
    ],
    [
      "lists in a query",
      { contract: "pets", request: "GET /pets.json?tag=cat&tag=dog&id=1,2&age=0.5%7C3&alive=true&legs=4&owner=Ann" },
      ["exportPets"],
    ],
    ["a dot of the path as a dot", { contract: "pets", request: "GET /petsXjson" }, []],
    [
      "values in lists",
      { contract: "pets", request: "GET /pets.json?tag=cow&id=1,b&age=1%7C" },
      [
        "exportPets",
        '/query/tag/0: must be equal to one of the allowed values ["cat","dog"], got "cow"',
        '/query/id/1: must be integer, got "b"',
        '/query/age/1: must be number, got ""',
      ],
    ],
    [
      "a repeated list with separators",
      { contract: "pets", request: "GET /pets.json?id=1&id=2" },
      ["exportPets", "/query/id: must be sent once, got several"],
    ],
    [
      "other types in a query",
      { contract: "pets", request: "GET /pets.json?alive=1&legs=3&tails=2&owner=" },
      [
        "exportPets",
        '/query/alive: must be boolean, got "1"',
        "/query/legs: must be equal to one of the allowed values [2,4], got 3",
        "/query/tails: must be equal to constant 1, got 2",
        '/query/owner: must satisfy minLength {"limit":1}, got ""',
      ],
    ],
    [
      "the base path of the server",
      { contract: "invoices", request: `GET ${invoices}?page_size=50&after=x&status=open%20paid`, headers: bearer },
      ["listInvoices"],
    ],
    ["a path without the base path", { contract: "invoices", request: "GET /accounts/acc_1/invoices" }, []],
    [
      "a pattern, a bound and an enum",
      { contract: "invoices", request: "GET /v2/accounts/x/invoices?page_size=51&status=open%20due" },
      [
        "listInvoices",
        '/path/account-id: must satisfy pattern {"pattern":"^acc_"}, got "x"',
        "/query/page_size: must be <= 50, got 51",
        '/query/status/1: must be equal to one of the allowed values ["open","paid"], got "due"',
      ],
    ],
    ["an optional body", { contract: "invoices", request: `POST ${invoices}`, headers: bearer }, ["createInvoice"]],
    [
      "a structured suffix",
      {
        contract: "invoices",
        request: `POST ${invoices}`,
        headers: { ...bearer, "Content-Type": "application/merge-patch+json" },
        body: '{"id":"1","total":0,"due":"2026-02-30","status":"open"}',
      },
      [
        "createInvoice",
        '/body/id: must match format "uuid", got "1"',
        "/body/total: must be > 0, got 0",
        '/body/due: must match format "date", got "2026-02-30"',
      ],
    ],
    [
      "a reference to itself",
      {
        contract: "callbacks",
        request: "POST /api/jobs",
        headers: { ...bearer, ...json },
        body: '{"kind":"job","callback":"https://a.example","steps":["x",null,{"kind":"job","callback":"https://b.example"}]}',
      },
      ["startJob"],
    ],
    ["optional credentials", { contract: "callbacks", request: "DELETE /api/jobs/abc", headers: {} }, ["cancelJob"]],
    [
      "a referenced schema of a parameter",
      { contract: "callbacks", request: "GET /api/jobs/ab" },
      ["getJob", '/path/id: must satisfy minLength {"limit":3}, got "ab"'],
    ],
  ])("checks %s", (_, sent, expected) => {
    expect(check(sent)).toEqual(expected);
  });

  it("gives the client the inputs, credentials and constants of an operation", async () => {
    const read = async (name: string) => {
      const path = pathToFileURL(join(folder, name, "src/contract/client-operations.ts")).href;
      return ((await import(/* @vite-ignore */ path)) as typeof import("../../../src/contract/client-operations.ts"))
        .clientOperations as Record<string, object>;
    };
    const [pets, jobs, bills] = [await read("pets"), await read("callbacks"), await read("invoices")];

    expect(pets.getPet).toMatchObject({ security: [[]], headers: ["X-Request-Id"], query: ["accept"] });
    expect(pets.replacePet).toMatchObject({
      security: [["Key"], ["Login"]],
      isIdempotent: true,
      mediaType: "application/json",
    });
    expect(pets.exportPets).toMatchObject({ separators: { id: ",", age: "|" } });
    expect(jobs.startJob).toMatchObject({ constants: { kind: "job" }, mediaType: "application/json" });
    expect(jobs.cancelJob).toMatchObject({ security: [["Id"], []], success: { format: "nothing" } });
    expect(bills.createInvoice).toMatchObject({ isWholeBody: true });
    expect(bills.listInvoices).toMatchObject({ success: { format: "json", lists: ["data"] } });
  });

  it("gives the type of an operation its description in one paragraph", async () => {
    const map = await readFile(join(folder, "pets/generated/operation-map.ts"), "utf8");

    expect(map).toContain("   * Reads a pet. It may be old.\n");
  });

  it("checks responses by status, range, default and media type", () => {
    const checkPets = modules.get("pets")?.checkResponse as ContractModule["checkResponse"];
    const checkInvoices = modules.get("invoices")?.checkResponse as ContractModule["checkResponse"];
    const problem = { operationId: "getPet", status: 418, body: { title: null } };
    const refusal = { operationId: "listInvoices", status: 429 };

    expect(checkPets({ ...problem, mediaType: "application/problem+json" })).toEqual({ ok: true });
    expect(checkPets({ ...problem, mediaType: "application/json" }).ok).toBe(false);
    expect(checkInvoices({ ...refusal, body: { reason: "limit", seconds: 3 } })).toEqual({ ok: true });
    expect(checkInvoices({ ...refusal, body: { reason: "limit", seconds: "3" } })).toMatchObject({
      violations: [{ pointer: "/seconds", component: "Limit" }],
    });
  });

  it.each([
    [429, { reason: "gone" }, []],
    [429, { reason: "void", by: 3 }, ["/by type"]],
    [429, { reason: "late" }, ["/reason discriminator"]],
    [429, { reason: "later" }, ["/reason discriminator"]],
    [429, {}, [" discriminator"]],
    [410, { reason: "void" }, ["/reason const"]],
    [410, {}, [" required"]],
  ])("selects a variant by its discriminator: %i, %j", (status, body, expected) => {
    const result = modules.get("invoices")?.checkResponse({ operationId: "listInvoices", status, body } as never);
    const violations = result?.ok === false ? result.violations : [];

    expect(violations.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual(expected);
  });

  const operation = { operationId: "a", summary: "A", responses: { "204": { description: "Nothing" } } };
  const query = (parameter: object) => ({ parameters: [{ name: "q", in: "query", ...parameter }] });
  const body = (mediaType: string, schema: object) => ({ requestBody: { content: { [mediaType]: { schema } } } });
  const secured = (scheme: object) => ({ components: { securitySchemes: { S: scheme } } });
  it.each<[string, object, object, string]>([
    [
      "an operation without an id",
      { operationId: undefined },
      {},
      "openapi.yaml: paths./a.get must have an operationId",
    ],
    [
      "a cookie",
      query({ in: "cookie", schema: { type: "string" } }),
      {},
      "openapi.yaml: paths./a.get: parameter q is a cookie",
    ],
    [
      "a parameter with content",
      query({ content: { "application/json": { schema: {} } } }),
      {},
      "paths./a.get: parameter q must have a `schema`",
    ],
    [
      "an object in a query",
      query({ style: "deepObject", schema: { type: "object" } }),
      {},
      "paths./a.get: parameter q must have a `type` that text",
    ],
    [
      "another style",
      query({ style: "deepObject", schema: { type: "string" } }),
      {},
      "paths./a.get: parameter q has the style deepObject",
    ],
    [
      "a file",
      body("multipart/form-data", { $ref: "#/components/schemas/F" }),
      { components: { schemas: { F: {} } } },
      "paths./a.get.requestBody: multipart/form-data is not supported; supported: application/x-www-form-urlencoded, application/json",
    ],
    [
      "a body that is not a component",
      body("application/json", { type: "string" }),
      {},
      "the schema of a body must be a $ref to components.schemas",
    ],
    [
      "a key in the address",
      {},
      secured({ type: "apiKey", in: "query", name: "key" }),
      "openapi.yaml: components.securitySchemes.S: only credentials in a header are supported; addresses and cookies (query) are logged",
    ],
    [
      "a certificate",
      {},
      secured({ type: "mutualTLS" }),
      "components.securitySchemes.S: only credentials in a header are supported; mutualTLS has no header",
    ],
    [
      "a reference to itself",
      { parameters: [{ $ref: "#/components/parameters/P" }] },
      { components: { parameters: { P: { $ref: "#/components/parameters/P" } } } },
      "#/components/parameters/P",
    ],
    ["a missing reference", { parameters: [{ $ref: "#/components/parameters/P" }] }, {}, "#/components/parameters/P"],
    [
      "a malformed reference",
      { parameters: [{ $ref: "#/components/parameters/%zz" }] },
      {},
      "#/components/parameters/%zz",
    ],
    ["a reference to another file", { parameters: [{ $ref: "other.yaml#/P" }] }, {}, "other.yaml"],
    [
      "an unknown keyword",
      body("application/json", { $ref: "#/components/schemas/F" }),
      { components: { schemas: { F: { type: "string", shortest: 1 } } } },
      "shortest",
    ],
    [
      "an unknown format",
      body("application/json", { $ref: "#/components/schemas/F" }),
      { components: { schemas: { F: { type: "string", format: "phone" } } } },
      'openapi.yaml: schema F: unknown format "phone"',
    ],
    [
      "an element of the wrong form",
      {},
      { paths: { "/a": null } },
      "openapi.yaml: an element has the wrong form, or refers to itself without end; npm run lint:contract names it",
    ],
    [
      "a schema that extends itself",
      body("application/json", { $ref: "#/components/schemas/F" }),
      { components: { schemas: { F: { allOf: [{ $ref: "#/components/schemas/F" }] } } } },
      "openapi.yaml: an element has the wrong form, or refers to itself without end",
    ],
    [
      "an id that is not a name",
      { operationId: "get-pet" },
      {},
      "openapi.yaml: paths./a.get: the operationId get-pet names a method",
    ],
    [
      "unknown credentials",
      { security: [{ S: [] }, { Key: [] }] },
      secured({ type: "http", scheme: "basic" }),
      "openapi.yaml: paths./a.get: components.securitySchemes has no Key",
    ],
    [
      "a form of schema that ajv compiles in another way",
      body("application/json", { $ref: "#/components/schemas/F" }),
      { components: { schemas: { F: { $id: "https://a.example/f", type: "string" } } } },
      "schema F: shrink-code.ts does not know the code of ajv",
    ],
    ["another version", {}, { openapi: "2.0" }, "openapi"],
  ])("refuses %s with the reason and the place", async (_, ofOperation, ofContract, message) => {
    const info = { title: "T", version: "1" };
    const paths = { "/a": { get: { ...operation, ...ofOperation } } };
    const path = await file("broken.yaml", stringify({ openapi: "3.1.0", info, paths, ...ofContract }));
    const error = await readContract(path)
      .then(generateInterface)
      .then(
        () => undefined,
        (cause: Error) => cause,
      );

    expect(error?.message).toContain(message);
    expect(error).not.toBeInstanceOf(TypeError);
  });
});
