import { afterAll, describe, expect, it } from "vitest";
import { listOperations, type OperationEntry, readContract } from "../../scripts/generate/contract.ts";
import { createLoyaltyClient } from "../../src/index.ts";
import { CoverageCollector } from "../../src/traffic/coverage.ts";
import { createMemorySink, createRecorder, explainTraffic, readExchanges } from "../../src/traffic/index.ts";
import { startDemoService } from "../support/demo-service.ts";

const contract = await readContract("openapi.yaml");
const operations = listOperations(contract).map((entry) => ({ ...entry, id: entry.operation.operationId }));
type Row = (typeof operations)[number];

const { securitySchemes, schemas } = contract.components;
const isKey = (scheme: string) => securitySchemes[scheme]?.type === "apiKey";
const { store, demo, fetch: send } = await startDemoService({ now: Date.now });
afterAll(() => store.close());

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
  const { method, operation, parameters } = row;

  it("client, service and recorder follow each fact of the contract", async () => {
    const sink = createMemorySink();
    const recorder = createRecorder({ sink, fetch: send });
    await call(row, recorder.fetch);
    await recorder.close();
    const coverage = new CoverageCollector();
    for (const exchange of readExchanges(sink.har)) coverage.add(exchange, []);
    const counted = Object.entries(coverage.report().parameters).flatMap(([name, count]) => (count > 0 ? [name] : []));
    const input = createInput(row);
    const sent = parameters.filter(({ in: place, name }) => place !== "path" && name in input);

    expect(readExchanges(sink.har).at(-1)?.operationId).toBe(row.id);
    expect(explainTraffic(sink.har)).toEqual([]); // path, credentials, media types and bodies of both
    expect(counted).toEqual(sent.map(({ name }) => `${row.id} ${name}`));
    const archive = JSON.stringify(sink.har);
    expect(Object.values(demo.credentials).filter((key) => archive.includes(`"${key}"`))).toEqual([]);
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
});

const listings = operations.filter(({ operation }) => operation["x-pagination"]);

it.each(listings)("the client reads all pages of $id", async (row) => {
  const list = createMethod(row, send);
  const input = createInput(row);
  const all = await list(input).toArray?.();

  expect(all?.length).toBeGreaterThan(0);
  expect(await list("limit" in input ? { ...input, limit: 3 } : input).toArray?.()).toEqual(all);
});
