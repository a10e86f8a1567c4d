import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readContract } from "../../../scripts/generate/contract.ts";
import { generateInterface } from "../../../scripts/generate/files.ts";
import { catchError } from "../../support/responses.ts";
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
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Finds the operation of a request and checks it: the operationId, then the violations. */
function check(contract: string, request: string, { headers, body }: Sent): string[] {
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
const body = JSON.stringify({ name: "Minka", kind: "cat" });
const bearer = { Authorization: "Bearer t" };
const put = "PUT /pets/7";
const exported = "GET /pets.json";
const invoices = "/v2/accounts/acc_1/invoices";
const mediaTypes = "application/x-www-form-urlencoded or application/json";

/** Changes of the operation `a` and of its contract. */
type Change = [ofOperation?: object, ofContract?: object];

/** Requests to each contract: the subject, method and address, the operation with its violations, credentials and body. */
const requests: Record<(typeof names)[number], [string, string, expected: string[], sent?: Sent][]> = {
  pets: [
    ["a path before one with a parameter", "GET /pets/mine", ["listMyPets"]],
    ["an operation without credentials", "GET /pets/7", ["getPet"], { headers: {} }],
    ["an integer in a path", "GET /pets/x", ["getPet", '/path/petId: must be integer, got "x"']],
    ["a bound in a path", "GET /pets/0", ["getPet", "/path/petId: must be >= 1, got 0"]],
    ["a JSON body", put, ["replacePet"], { headers: json, body }],
    ["no JSON", put, ["replacePet", "/body: must be JSON, got text of length 1"], { headers: json, body: "{" }],
    [
      "a property in a JSON body",
      put,
      [
        "replacePet",
        '/body/x-chip: must be integer, got "7"',
        '/body/errors: must be absent, got "7"',
        "/body/vet: must have required property 'name'",
      ],
      { headers: json, body: '{"name":"M","kind":"cat","x-chip":"7","vet":{},"errors":"7"}' },
    ],
    ["a form", put, ["replacePet"], { headers: form, body: "name=M&ages=1&ages=2" }],
    [
      "an item of a form",
      put,
      ["replacePet", "/body/name: must be sent once, got several", '/body/ages/0: must be integer, got "x"'],
      { headers: form, body: "name=M&name=N&ages=x" },
    ],
    [
      "another media type",
      put,
      ["replacePet", `/headers/content-type: must be sent as ${mediaTypes}, got text/xml`],
      { headers: { ...json, "Content-Type": "text/xml" }, body: "<a/>" },
    ],
    ["no body", put, ["replacePet", "/body: must have a body (PetForm), got nothing"], { headers: json }],
    [
      "a missing header",
      put,
      [
        "replacePet",
        "/headers: must have required property 'X-Request-Id'",
        `/headers/content-type: must be sent as ${mediaTypes}, got nothing`,
      ],
      { headers: { "X-Key": "k" }, body },
    ],
    [
      "a header of the wrong format",
      put,
      ["replacePet", '/headers/X-Request-Id: must match format "uuid", got "1"'],
      { headers: { ...json, "X-Request-Id": "1" }, body },
    ],
    [
      "basic credentials",
      put,
      ["replacePet"],
      { headers: { ...json, "X-Key": "", Authorization: "Basic YTpi" }, body },
    ],
    [
      "other credentials",
      put,
      ["replacePet", "/headers: must carry X-Key, or Authorization, got neither"],
      { headers: { ...json, "X-Key": "", ...bearer }, body },
    ],
    ["lists in a query", `${exported}?tag=cat&tag=dog&id=1,2&age=0.5%7C3&alive=true&legs=4&owner=Ann`, ["exportPets"]],
    ["a dot of the path as a dot", "GET /petsXjson", []],
    [
      "values in lists",
      `${exported}?tag=cow&id=1,b&age=1%7C`,
      [
        "exportPets",
        '/query/tag/0: must be equal to one of the allowed values ["cat","dog"], got "cow"',
        '/query/id/1: must be integer, got "b"',
        '/query/age/1: must be number, got ""',
      ],
    ],
    ["a list that is sent twice", `${exported}?id=1&id=2`, ["exportPets", "/query/id: must be sent once, got several"]],
    [
      "other types in a query",
      `${exported}?alive=1&legs=3&tails=2&owner=`,
      [
        "exportPets",
        '/query/alive: must be boolean, got "1"',
        "/query/legs: must be equal to one of the allowed values [2,4], got 3",
        "/query/tails: must be equal to constant 1, got 2",
        '/query/owner: must satisfy minLength {"limit":1}, got ""',
      ],
    ],
  ],
  invoices: [
    [
      "the base path of the server",
      `GET ${invoices}?page_size=50&after=x&status=open%20paid`,
      ["listInvoices"],
      { headers: bearer },
    ],
    ["a path without the base path", "GET /accounts/acc_1/invoices", []],
    [
      "a pattern, a bound and an enum",
      "GET /v2/accounts/x/invoices?page_size=51&status=open%20due",
      [
        "listInvoices",
        '/path/account-id: must satisfy pattern {"pattern":"^acc_"}, got "x"',
        "/query/page_size: must be <= 50, got 51",
        '/query/status/1: must be equal to one of the allowed values ["open","paid"], got "due"',
      ],
    ],
    ["an optional body", `POST ${invoices}`, ["createInvoice"], { headers: bearer }],
    [
      "a structured suffix",
      `POST ${invoices}`,
      [
        "createInvoice",
        '/body/id: must match format "uuid", got "1"',
        "/body/total: must be > 0, got 0",
        '/body/due: must match format "date", got "2026-02-30"',
      ],
      {
        headers: { ...bearer, "Content-Type": "application/merge-patch+json" },
        body: '{"id":"1","total":0,"due":"2026-02-30","status":"open"}',
      },
    ],
  ],
  callbacks: [
    [
      "a reference to itself",
      "POST /api/jobs",
      ["startJob"],
      {
        headers: { ...bearer, ...json },
        body: '{"kind":"job","callback":"https://a.example","steps":["x",null,{"kind":"job","callback":"https://b.example"}]}',
      },
    ],
    ["optional credentials", "DELETE /api/jobs/abc", ["cancelJob"], { headers: {} }],
    [
      "a referenced schema of a parameter",
      "GET /api/jobs/ab",
      ["getJob", '/path/id: must satisfy minLength {"limit":3}, got "ab"'],
    ],
  ],
};

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

  const rows = Object.entries(requests).flatMap(([contract, found]) =>
    found.map(([subject, request, expected, sent = {}]) => ({ contract, subject, request, expected, sent })),
  );
  it.each(rows)("of $contract checks $subject", ({ contract, request, expected, sent }) => {
    expect(check(contract, request, sent)).toEqual(expected);
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

  const query = (parameter: object): Change => [{ parameters: [{ name: "q", in: "query", ...parameter }] }];
  const reference = ($ref: string): Change => [{ parameters: [{ $ref }] }];
  const secured = (scheme: object): Change => [{}, { components: { securitySchemes: { S: scheme } } }];
  /** A body of the component F, or of another schema. */
  const withBody = (
    F: object,
    mediaType = json["Content-Type"],
    schema: object = { $ref: "#/components/schemas/F" },
  ): Change => [{ requestBody: { content: { [mediaType]: { schema } } } }, { components: { schemas: { F } } }];
  const P = { $ref: "#/components/parameters/P" };
  const place = "openapi.yaml: paths./a.get";
  const scheme = "openapi.yaml: components.securitySchemes.S: only credentials in a header are supported";
  const malformed = "openapi.yaml: an element has the wrong form, or refers to itself without end";
  it.each<[string, string, Change]>([
    ["an operation without an id", `${place} must have an operationId`, [{ operationId: undefined }]],
    ["a cookie", `${place}: parameter q is a cookie`, query({ in: "cookie", schema: { type: "string" } })],
    [
      "a parameter with content",
      `${place}: parameter q must have a \`schema\``,
      query({ content: { "application/json": { schema: {} } } }),
    ],
    [
      "an object in a query",
      `${place}: parameter q must have a \`type\` that text`,
      query({ style: "deepObject", schema: { type: "object" } }),
    ],
    [
      "another style",
      `${place}: parameter q has the style deepObject`,
      query({ style: "deepObject", schema: { type: "string" } }),
    ],
    [
      "a file",
      `${place}.requestBody: multipart/form-data is not supported; supported: application/x-www-form-urlencoded, application/json`,
      withBody({}, "multipart/form-data"),
    ],
    [
      "a body that is not a component",
      `${place}.requestBody: the schema of a body must be a $ref to components.schemas`,
      withBody({}, "application/json", { type: "string" }),
    ],
    [
      "a key in the address",
      `${scheme}; addresses and cookies (query) are logged`,
      secured({ type: "apiKey", in: "query", name: "key" }),
    ],
    ["a certificate", `${scheme}; mutualTLS has no header`, secured({ type: "mutualTLS" })],
    [
      "a reference to itself",
      `${P.$ref} refers to itself`,
      [{ parameters: [P] }, { components: { parameters: { P } } }],
    ],
    [
      "a missing reference",
      `openapi.yaml: ${P.$ref} is not an object of the contract; add it or correct the $ref`,
      reference(P.$ref),
    ],
    ["a malformed reference", "#/components/parameters/%zz", reference("#/components/parameters/%zz")],
    ["a reference to another file", "other.yaml", reference("other.yaml#/P")],
    ["an unknown keyword", "shortest", withBody({ type: "string", shortest: 1 })],
    [
      "an unknown format",
      'openapi.yaml: schema F: unknown format "phone"',
      withBody({ type: "string", format: "phone" }),
    ],
    ["an element of the wrong form", `${malformed}; npm run lint:contract names it`, [{}, { paths: { "/a": null } }]],
    ["a schema that extends itself", malformed, withBody({ allOf: [{ $ref: "#/components/schemas/F" }] })],
    ["an id that is not a name", `${place}: the operationId get-pet names a method`, [{ operationId: "get-pet" }]],
    [
      "unknown credentials",
      `${place}: components.securitySchemes has no Key`,
      [
        { security: [{ S: [] }, { Key: [] }] },
        { components: { securitySchemes: { S: { type: "http", scheme: "basic" } } } },
      ],
    ],
    [
      "a form of schema that ajv compiles in another way",
      "schema F: shrink-code.ts does not know the code of ajv",
      withBody({ $id: "https://a.example/f", type: "string" }),
    ],
    ["another version", "openapi", [{}, { openapi: "2.0" }]],
  ])("refuses %s with the reason and the place", async (_, message, [ofOperation, ofContract]) => {
    const operation = {
      operationId: "a",
      summary: "A",
      responses: { "204": { description: "Nothing" } },
      ...ofOperation,
    };
    const contract = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: { "/a": { get: operation } } };
    const path = await file("broken.yaml", stringify({ ...contract, ...ofContract }));
    const error = await catchError(readContract(path).then(generateInterface));

    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(error).not.toBeInstanceOf(TypeError);
  });
});
