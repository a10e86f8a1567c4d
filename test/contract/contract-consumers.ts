import { readFileSync } from "node:fs";
import {
  type Parameter as AnyParameter,
  listOperations,
  type Operation,
  type Response,
  readContract,
  type SchemaObject,
  type Server,
} from "../../scripts/generate/contract.ts";
import { createSamples } from "../../scripts/samples/create-samples.ts";
import { createLoyaltyClient } from "../../src/index.ts";
import { demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { CoverageCollector } from "../../src/traffic/coverage.ts";
import { createMemorySink, createRecorder } from "../../src/traffic/index.ts";
import { createCheckedService } from "../support/demo-service.ts";

interface Schema extends SchemaObject {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly items?: SchemaObject;
  readonly allOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
}
type Parameter = AnyParameter & { readonly schema: Schema; readonly example?: unknown };
type Examples = Readonly<Record<string, { readonly value: Record<string, unknown> }>>;
interface Row {
  readonly id: string;
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly mediaType: string; readonly schema: Schema; readonly example: Record<string, unknown> };
}

const METHODS = ["get", "put", "post", "delete", "patch"];
/** Headers of responses. The contract must declare each one that the service sends. */
const HEADERS = ["Allow", "WWW-Authenticate", "Cache-Control", "Pragma", "Retry-After"];
const BASE_URL = "https://api.loyalty.example";
/** The contract that {@link listUnfollowed} was given. */
// biome-ignore lint/suspicious/noExplicitAny: without the types of the generator.
let contract: any;
let schemes: Readonly<Record<string, { readonly type: string; readonly name?: string }>> = {};
const nameHeader = (scheme: string) => schemes[scheme]?.name ?? "Authorization";
const isKey = (scheme: string) => schemes[scheme]?.type === "apiKey";

/** Follows references without the generator. */
function resolve<T>(part: unknown): T {
  const { $ref } = Object(part) as { readonly $ref?: string };
  if ($ref === undefined) return part as T;
  const steps = $ref.split("/").slice(1);
  return resolve(steps.reduce((value, name) => value[name], contract));
}

/** Reads the operations of the contract; it uses neither generated files nor the generator. */
function readRows(): Row[] {
  const paths: Record<string, Record<string, Operation>> = contract.paths;
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const { requestBody = {}, parameters = [], security = [] } = operation;
        const [media] = listContent(requestBody);
        const [example] = Object.values(media?.examples ?? {});
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          template,
          operation,
          security,
          parameters: parameters.map((parameter) => resolve<Parameter>(parameter)),
          ...(media && { body: { ...media, example: example ? resolve<Examples[string]>(example).value : {} } }),
        };
      }),
  );
}

/** Lists the media types of a request body or a response. */
function listContent({ content = {} }: { content?: Response["content"] }) {
  return Object.entries(content).map(([mediaType, { schema, examples = {} }]) => ({
    mediaType,
    schema: resolve<Schema>(schema),
    examples: examples as Examples,
  }));
}

async function startDemo() {
  const store = await openStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const service = createCheckedService({ store });
  const { appId, appToken, managementId, managementToken } = demo.credentials;
  return {
    ...demo,
    store,
    send: service.fetch,
    application: { ApplicationId: appId, ApplicationToken: appToken },
    management: { ManagementId: managementId, ManagementToken: managementToken },
  };
}
type Demo = Awaited<ReturnType<typeof startDemo>>;

type ClientOptions = Pick<Parameters<typeof createLoyaltyClient>[0], "fetch" | "retry" | "oauth">;

function createClient({ credentials }: Demo, options: ClientOptions) {
  return createLoyaltyClient({ baseUrl: BASE_URL, application: credentials, management: credentials, ...options });
}

/** Lists what client, types, service, checker, recorder, coverage and samples do not know of a contract. */
export async function listUnfollowed(given: unknown): Promise<string[]> {
  contract = given;
  schemes = contract.components.securitySchemes;
  const demo = await startDemo();
  const project = await readContract("openapi.yaml");
  const samples = createSamples(project);
  const servers = new Map(listOperations(project).map((entry) => [entry.operation.operationId, entry.servers]));
  const [address] = contract.servers.map(fillAddress);
  const coverage = new CoverageCollector().report();
  const problems: string[] = [];
  for (const row of readRows()) {
    const report = (isFine: boolean, what: string) => isFine || problems.push(`${row.id}: ${what}`);
    try {
      const good = await callByClient(row, demo, report);
      await checkRetry(row, demo, good, report);
      await checkGone(row, demo, good, report);
      const sources = Object.values(samples[row.id] ?? {});
      checkSamples(row, sources, report);
      const addresses = servers.get(row.id)?.map(fillAddress) ?? [];
      report(addresses.includes(address), `no server has the address ${address}`);
      report(sources[0]?.includes(String(addresses[0])) ?? false, `the sample for curl does not call ${addresses[0]}`);
      checkCoverage(row, coverage, report);
    } catch (error) {
      report(false, String(error));
    }
  }
  await demo.store.close();
  return [...problems, ...listUntyped()];
}

/** Fills the defaults of the variables into the address of a server. */
function fillAddress({ url, variables = {} }: Server): string {
  return url.replaceAll(/\{(\w+)\}/g, (_, name) => variables[name]?.default ?? "");
}

type Report = (isFine: boolean, what: string) => unknown;

/** Lists the properties that the exported type of their schema does not have. */
function listUntyped(): string[] {
  const types = readFileSync(new URL("../../generated/openapi.ts", import.meta.url), "utf8");
  return Object.entries<Schema>(contract.components.schemas).flatMap(([name, { properties = {} }]) => {
    const [type = ""] = new RegExp(`^export type ${name} = [^]*?^}`, "m").exec(types) ?? [];
    const missing = Object.keys(properties).filter((each) => !new RegExp(`^ {4}"?${each}"?\\??:`, "m").test(type));
    return missing.map((property) => `the types lack ${name}.${property}`);
  });
}

/** An exchange that the client made. */
interface Exchange {
  /** The parameters that the client was given. */
  readonly input: Record<string, unknown>;
  readonly request: Request;
  readonly text: string;
  readonly status: number;
  readonly body: unknown;
}

/** A value of a parameter: its example, or one that its schema allows. */
function chooseSample({ example, schema }: Parameter): unknown {
  return example ?? schema.default ?? schema.enum?.[0] ?? schema.minimum ?? "x";
}

type Method = (
  input: object,
) => Promise<unknown> & { firstPage?: () => Promise<unknown>; toArray?: () => Promise<unknown[]> };

/** Calls an operation by its name; a listing is asked for its first page. */
async function call(client: object, operationId: string, input: object): Promise<unknown> {
  const method = (client as Record<string, Method>)[operationId];
  if (!method) throw new Error("the client has no method of this name");
  const result = method(input);
  return result.firstPage ? result.firstPage() : result;
}

/** Calls the operation by the method of the client, and checks that the request has each fact of the contract. */
async function callByClient(row: Row, demo: Demo, report: Report): Promise<Exchange> {
  const { parameters, operation, security, body } = row;
  const keys: Record<string, string> = { ...demo.application, ...demo.management };
  const needsToken = security.every((alternative) => !Object.keys(alternative).every(isKey));
  const cursor = operation["x-pagination"]?.cursor;
  const sent = parameters.filter(({ name }) => name !== cursor);
  const isConstant = (name: string) => body?.schema.properties?.[name]?.const !== undefined;
  const input = Object.fromEntries([
    ...sent.map((parameter) => [parameter.name, chooseSample(parameter)]),
    ...Object.entries(body?.example ?? {}).filter(([name]) => !isConstant(name)),
  ]);
  const sink = createMemorySink();
  const exchanges: Exchange[] = [];
  const recorder = createRecorder({
    sink,
    fetch: async (target, init) => {
      const request = new Request(target, init);
      const response = await demo.send(request.clone());
      const { status } = response;
      const [text, answer] = await Promise.all([request.clone().text(), response.clone().text()]);
      exchanges.push({ input, request, text, status, body: answer && JSON.parse(answer) });
      const declared = findResponse(row, status)?.headers ?? {};
      for (const name of HEADERS.filter((each) => response.headers.has(each)))
        report(name in declared, `the service sends ${name} with ${status}`);
      for (const [name, header] of Object.entries(declared)) {
        const value = response.headers.get(name);
        const expected = resolve<{ schema?: Schema }>(header).schema?.const ?? value ?? "";
        report(value === expected, `the service sends ${value} as ${name} with ${status}`);
      }
      return response;
    },
  });
  const oauth = needsToken && { oauth: { scopes: ["api", "loyalties"] as const } };
  const client = createClient(demo, { fetch: recorder.fetch, retry: false, ...oauth });
  await call(client, row.id, input);
  const good = exchanges.at(-1);
  if (cursor !== undefined) {
    const all = await (client as unknown as Record<string, Method>)[row.id]?.({ ...input, limit: 3 }).toArray?.();
    report(all?.length === demo.activityCount, `the client lists ${all?.length} of ${demo.activityCount} records`);
  }
  await recorder.close();
  if (!good) throw new Error("the client sent nothing");

  const { pathname, searchParams } = new URL(good.request.url);
  const filled = row.template.replaceAll(/\{(\w+)\}/g, (_, name) => String(input[name]));
  report(good.request.method === row.method, `the client sends ${good.request.method}`);
  report(decodeURIComponent(pathname) === filled, `the client sends the path ${pathname} instead of ${row.template}`);
  for (const { name, in: place } of sent) {
    const values = { query: searchParams, header: good.request.headers, path: undefined, cookie: undefined }[place];
    const value = values?.get(name);
    report(!values || value === String(input[name]), `the client sends ${value} as ${name}`);
  }
  const isSent = (scheme: string) => {
    const value = good.request.headers.get(nameHeader(scheme));
    return isKey(scheme) ? value === keys[scheme] : value?.startsWith("Bearer ");
  };
  const hasCredentials = security.some((alternative) => Object.keys(alternative).every(isSent));
  const headers = security.map((alternative) => Object.keys(alternative).map(nameHeader).join(" and "));
  report(hasCredentials, `the client does not send the credentials ${headers.join(" or ")}`);
  const mediaType = good.request.headers.get("content-type")?.split(";")[0] ?? undefined;
  report(mediaType === body?.mediaType, `the client sends a body of ${mediaType}`);
  const fields =
    mediaType === "application/json" ? JSON.parse(good.text) : Object.fromEntries(new URLSearchParams(good.text));
  for (const [name, value] of Object.entries(body?.example ?? {}))
    report(fields[name] === value, `the client sends ${fields[name]} as ${name}`);
  report(String(good.status).startsWith("2"), `the service answers ${good.status}`);
  const [content] = listContent(findResponse(row, good.status) ?? {});
  for (const [name, { default: value }] of Object.entries(content?.schema.properties ?? {}))
    report(value === undefined || Object(good.body)[name] === value, `the service sends another ${name} than ${value}`);
  const archive = JSON.stringify(sink.har);
  report(sink.har.log.entries.length > 0, "the recorder recorded nothing");
  report(!Object.values(keys).some((key) => archive.includes(`"${key}"`)), "the recorder shows a credential");
  return good;
}

function findResponse({ operation: { responses } }: Row, status: number): Response | undefined {
  return resolve(responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default);
}

/** Checks that the client repeats the call after an error if, and only if, the contract says that it may. */
async function checkRetry(row: Row, demo: Demo, good: Exchange, report: Report): Promise<void> {
  let calls = 0;
  const failure = { code: 500, message: "x" };
  const client = createClient(demo, {
    retry: { maxRetries: 1, baseDelayMs: 0 },
    fetch: async (url, init) => (++calls === 1 ? Response.json(failure, { status: 500 }) : demo.send(url, init)),
  });
  await call(client, row.id, good.input).catch(() => undefined);
  const isIdempotent = row.operation["x-idempotent"] ?? ["GET", "PUT", "DELETE"].includes(row.method);
  report(calls === (isIdempotent ? 2 : 1), `the client sends ${calls} requests if the first one fails`);
}

/** Checks that the client takes a status without a body for a success if, and only if, the contract says so. */
async function checkGone({ id, operation }: Row, demo: Demo, good: Exchange, report: Report): Promise<void> {
  const { "x-gone-status": gone, "x-gone-status": status = 404 } = operation;
  const client = createClient(demo, { retry: false, fetch: async () => new Response(null, { status }) });
  const [{ status: outcome }] = await Promise.allSettled([call(client, id, good.input)]);
  const isSuccess = outcome === "fulfilled";
  report(isSuccess === (gone !== undefined), `the client takes ${status} for ${isSuccess ? "a success" : "a failure"}`);
}

/** Checks that each code sample has the path and the parameters, and that curl has the headers. */
function checkSamples(row: Row, [curl = "", typescript = ""]: readonly string[], report: Report): void {
  const { id, template, parameters, operation, security, body } = row;
  const hasPath = template.split(/\{\w+\}/).every((part) => curl.includes(part));
  report(hasPath, "the sample for curl has another path");
  report(typescript.includes(id), "the sample for TypeScript calls another method");
  const cursor = operation["x-pagination"]?.cursor;
  const shown = parameters.filter(({ in: place, name }) => place !== "path" && name !== cursor);
  const names = [...shown.map(({ name }) => name), ...Object.keys(body?.example ?? {})];
  for (const name of names) report(curl.includes(name), `the sample for curl lacks ${name}`);
  const headers = security.map((alternative) => Object.keys(alternative).map(nameHeader));
  const isShown = headers.some((each) => each.every((name) => curl.includes(name)));
  report(isShown, `the sample for curl lacks ${headers.map((each) => each.join(" and ")).join(" or ")}`);
}

/** Checks that coverage counts the operation, its statuses and its parameters. */
function checkCoverage(
  { id, parameters, operation }: Row,
  coverage: ReturnType<CoverageCollector["report"]>,
  report: Report,
): void {
  report(Object.keys(coverage.operations).includes(id), "coverage does not count it");
  const expected = {
    statuses: Object.keys(operation.responses),
    parameters: parameters.filter(({ in: place }) => place !== "path").map(({ name }) => name),
  };
  for (const dimension of ["statuses", "parameters"] as const) {
    const items = Object.keys(coverage[dimension]).filter((name) => name.startsWith(`${id} `));
    for (const name of expected[dimension]) report(items.join().includes(name), `coverage does not count ${name}`);
  }
}
