import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { listOperations, type OperationEntry, readContract, type Server } from "../../scripts/generate/contract.ts";
import { createSamples } from "../../scripts/samples/create-samples.ts";
import { createLoyaltyClient } from "../../src/index.ts";
import { demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { CoverageCollector } from "../../src/traffic/coverage.ts";
import { createMemorySink, createRecorder } from "../../src/traffic/index.ts";
import { createCheckedService } from "../support/demo-service.ts";
import { openapi } from "../support/openapi.ts";

const contract = await readContract("openapi.yaml");
const operations = listOperations(contract).map((entry) => ({ ...entry, id: entry.operation.operationId }));
type Row = (typeof operations)[number];

const { securitySchemes, schemas } = contract.components;
const nameHeader = (scheme: string) => securitySchemes[scheme]?.name ?? "Authorization";
const isKey = (scheme: string) => securitySchemes[scheme]?.type === "apiKey";
const samples = createSamples(contract);
const coverage = new CoverageCollector().report();
const fillAddress = ({ url, variables = {} }: Server) =>
  url.replaceAll(/\{(\w+)\}/g, (_, name) => variables[name]?.default ?? "");

const demo = demoDataset();
const keys: Readonly<Record<string, string>> = {
  ApplicationId: demo.credentials.appId,
  ApplicationToken: demo.credentials.appToken,
  ManagementId: demo.credentials.managementId,
  ManagementToken: demo.credentials.managementToken,
};
let send: typeof fetch;
beforeAll(async () => {
  const store = await openStore();
  await importDataset(store, demo.lines);
  const service = createCheckedService({ store });
  send = (input, init) => service.fetch(new Request(input, init));
  return () => store.close();
});

/** Reads the first media type of a body. */
function readBody(body: Pick<OperationEntry["responses"][string], "content"> | undefined) {
  const [mediaType, content] = Object.entries(body?.content ?? {})[0] ?? [];
  const properties = schemas[content?.schema.$ref.split("/").at(-1) ?? ""]?.properties ?? {};
  const [example] = Object.values(content?.examples ?? {});
  return { mediaType, properties, example: Object(example?.value) as Record<string, unknown> };
}

/** The parameters of a call: the examples of the contract, or values that the schemas allow, without constants and the cursor. */
function createInput({ parameters, operation, requestBody }: Row): Record<string, unknown> {
  const { properties, example } = readBody(requestBody);
  const sent = parameters.filter(({ name }) => name !== operation["x-pagination"]?.cursor);
  const chosen = sent.map(({ name, example: value, schema = {} }) => [
    name,
    value ?? schema.default ?? schema.enum?.[0] ?? schema.minimum ?? "x",
  ]);
  const fields = Object.entries(example).filter(([name]) => properties[name]?.const === undefined);
  return Object.fromEntries([...chosen, ...fields]);
}

type Method = (
  input: object,
) => Promise<unknown> & { firstPage?: () => Promise<unknown>; toArray?: () => Promise<unknown[]> };

/** Creates the client's method of an operation. */
function createMethod({ id, operation }: Row, transport: typeof fetch, retry: object | false = false): Method {
  const needsToken = operation.security?.every((alternative) => !Object.keys(alternative).every(isKey));
  const { credentials } = demo;
  const client = createLoyaltyClient({
    ...{ baseUrl: "https://api.loyalty.example", application: credentials, management: credentials, retry },
    ...(needsToken && { oauth: { scopes: ["api", "loyalties"] } }),
    fetch: transport,
  });
  return (client as unknown as Record<string, Method>)[id] as Method;
}

/** Calls an operation; a listing is asked for its first page. */
async function call(row: Row, transport: typeof fetch, retry?: object): Promise<unknown> {
  const result = createMethod(row, transport, retry)(createInput(row));
  return result.firstPage ? result.firstPage() : result;
}

describe.each(operations)("$id", (row) => {
  const { path, method, operation, parameters, requestBody, responses, servers } = row;
  const input = createInput(row);

  it("client, service and recorder follow each fact of the contract", async () => {
    const sink = createMemorySink();
    const exchanges: [Request, Response][] = [];
    const recorder = createRecorder({
      sink,
      fetch: async (target, init) => {
        const request = new Request(target, init);
        const response = await send(request.clone());
        exchanges.push([request, response.clone()]);
        return response;
      },
    });
    await call(row, recorder.fetch);
    await recorder.close();
    const [request, response] = exchanges.at(-1) as [Request, Response];
    const { pathname, searchParams } = new URL(request.url);

    expect(request.method).toBe(method.toUpperCase());
    expect(decodeURIComponent(pathname)).toBe(path.replaceAll(/\{(\w+)\}/g, (_, name) => String(input[name])));
    for (const { name, in: place } of parameters.filter(({ in: place, name }) => place !== "path" && name in input)) {
      const found = place === "query" ? searchParams.getAll(name).join() : request.headers.get(name);
      expect(found?.split(/[ |,]/).join(), name).toBe(String(input[name]));
    }
    const isSent = (scheme: string) => {
      const value = request.headers.get(nameHeader(scheme));
      return isKey(scheme) ? value === keys[scheme] : value?.startsWith("Bearer ");
    };
    expect(operation.security?.some((alternative) => Object.keys(alternative).every(isSent))).toBe(true);
    const { mediaType, example } = readBody(requestBody);
    const text = await request.text();
    expect(request.headers.get("content-type")?.split(";")[0]).toBe(mediaType);
    const fields = mediaType === "application/json" ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    expect(fields).toEqual(example);
    expect(response.ok).toBe(true);
    const declared = responses[response.status] ?? responses[`${Math.floor(response.status / 100)}XX`];
    const names = Object.keys(declared?.headers ?? {}).map((name) => name.toLowerCase());
    const ofContract = new Set(
      operations.flatMap((each) => Object.values(each.responses)).flatMap((each) => Object.keys(each.headers ?? {})),
    );
    for (const name of ofContract) if (response.headers.has(name)) expect(names).toContain(name.toLowerCase());
    const archive = JSON.stringify(sink.har);
    expect(sink.har.log.entries.length).toBeGreaterThan(0);
    expect(Object.values(keys).filter((key) => archive.includes(`"${key}"`))).toEqual([]);
  });

  it("the client repeats a failed call, and takes a status for a success, only if the contract says so", async () => {
    const { "x-gone-status": gone, "x-idempotent": isIdempotent = ["get", "put", "delete"].includes(method) } =
      operation;
    let calls = 0;
    const fail: typeof fetch = async (target, init) =>
      ++calls === 1 ? Response.json({ code: 500, message: "x" }, { status: 500 }) : send(target, init);

    await call(row, fail, { maxRetries: 1, baseDelayMs: 0 }).catch(() => undefined);
    const [outcome] = await Promise.allSettled([call(row, async () => new Response(null, { status: gone ?? 404 }))]);

    expect(calls).toBe(isIdempotent ? 2 : 1);
    expect(outcome?.status).toBe(gone === undefined ? "rejected" : "fulfilled");
  });

  it("each code sample has path, parameters and credentials, and coverage counts statuses and parameters", () => {
    const [curl = "", typescript = ""] = Object.values(samples[row.id] ?? {});
    const shown = [...parameters.filter(({ in: place }) => place !== "path").map(({ name }) => name)];
    const inSample = [...shown.filter((name) => name in input), ...Object.keys(readBody(requestBody).example)];
    const headers = (operation.security ?? []).map((alternative) => Object.keys(alternative).map(nameHeader));

    for (const part of [fillAddress(servers[0] as Server), ...path.split(/\{\w+\}/), ...inSample])
      expect(curl).toContain(part);
    expect(headers.some((each) => each.every((name) => curl.includes(name)))).toBe(true);
    expect(typescript).toContain(row.id);
    expect(Object.keys(coverage.operations)).toContain(row.id);
    const counted = Object.keys({ ...coverage.statuses, ...coverage.parameters });
    for (const name of [...Object.keys(responses), ...shown]) expect(counted).toContain(`${row.id} ${name}`);
  });
});

const listings = operations.filter(({ operation }) => operation["x-pagination"]);

it.each(listings)("the client reads all pages of $id", async (row) => {
  const list = createMethod(row, send);
  const input = createInput(row);
  const all = await list(input).toArray?.();

  expect(all?.length).toBeGreaterThan(0);
  expect(await list("limit" in input ? { ...input, limit: 3 } : input).toArray?.()).toEqual(all);
});

it("the generated types have each property of each schema", async () => {
  const types = await readFile("generated/openapi.ts", "utf8");
  const missing = Object.entries(openapi.components.schemas).flatMap(([name, { properties = {} }]) => {
    const [type = ""] = new RegExp(`^export type ${name} = [^]*?^}`, "m").exec(types) ?? [];
    return Object.keys(properties).filter((each) => !new RegExp(`^ {4}"?${each}"?\\??:`, "m").test(type));
  });

  expect(missing).toEqual([]);
});
