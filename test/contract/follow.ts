import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { createCodeSamples } from "../../scripts/samples/create-code-samples.ts";
import { checkRequest, checkResponse, interfaceVersion } from "../../src/contract/internal.ts";
import { createLoyaltyClient } from "../../src/index.ts";
import { demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { createMemorySink, createRecorder } from "../../src/traffic/index.ts";
import { CoverageCollector } from "../../src/traffic/internal.ts";
import { createCheckedService } from "../support/checked-service.ts";

/** The parts of the contract that this file reads. */
interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: Schema;
}
interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: Record<string, unknown> }>>;
}
interface Response {
  readonly headers?: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
  readonly "x-idempotent"?: boolean;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly "x-pagination"?: { readonly cursor: string };
}
interface Row {
  readonly id: string;
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly mediaType: string; readonly schema: Schema; readonly example: Record<string, unknown> };
}

const contract = parse(readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"));
const schemes: Readonly<Record<string, { readonly type: string; readonly name?: string }>> =
  contract.components.securitySchemes;
const allResponses: readonly Response[] = Object.values(contract.components.responses);

function resolve<T>(part: T & { readonly $ref?: string }): T {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.split("/").slice(1);
  return resolve(steps.reduce((value, name) => value[name], contract));
}

/** Reads the operations of `openapi.yaml`; it uses neither generated files nor the generator. */
function readRows(): Row[] {
  const paths: Record<string, Record<string, Operation>> = contract.paths;
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const [media] = Object.entries(operation.requestBody?.content ?? {});
        const [example] = Object.values(media?.[1].examples ?? {});
        const body = media && { mediaType: media[0], schema: resolve(media[1].schema) };
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          template,
          operation,
          parameters: (operation.parameters ?? []).map((parameter) => resolve(parameter)),
          ...(body && { body: { ...body, example: example ? resolve(example).value : {} } }),
        };
      }),
  );
}

async function startDemo() {
  const store = await openStore();
  const demo = demoDataset();
  await importDataset(store, demo.lines);
  const service = createCheckedService({ store });
  return { demo, store, send: (request: Request) => service.fetch(request) };
}
type Demo = Awaited<ReturnType<typeof startDemo>>;

const METHODS = ["get", "put", "post", "delete", "patch"];
const BASE_URL = "https://api.loyalty.example";
/** Lists what client, service, checker, recorder, coverage and samples do not know of the operations in `openapi.yaml`. */
export async function listUnfollowed(): Promise<string[]> {
  const demo = await startDemo();
  const samples = createCodeSamples(contract);
  const [{ url, variables }] = contract.servers;
  const coverage = new CoverageCollector().report();
  const problems: string[] = interfaceVersion === contract.info.version ? [] : [`the version is ${interfaceVersion}`];
  const address = url.replaceAll(/\{(\w+)\}/g, (_: string, name: string) => variables[name].default);
  for (const row of readRows()) {
    const report = (isFine: boolean, what: string) => isFine || problems.push(`${row.id}: ${what}`);
    try {
      const good = await callByClient(row, demo, report);
      await refuseByService(row, demo, good, report);
      await checkAccess(row, demo, good, report);
      await checkRetry(row, demo, good, report);
      checkByChecker(row, good, report);
      const sources = samples[row.id]?.map(({ source }) => source) ?? [];
      checkSamples(row, sources, report);
      report(sources[0]?.includes(address) ?? false, `the sample for curl does not call ${address}`);
      checkCoverage(row, coverage, report);
    } catch (error) {
      report(false, String(error));
    }
  }
  await demo.store.close();
  return problems;
}
type Report = (isFine: boolean, what: string) => unknown;

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

function findMethod(client: object, operationId: string): Method {
  const method = (client as Record<string, Method>)[operationId];
  if (!method) throw new Error("the client has no method of this name");
  return method;
}

/** Calls an operation by its name; a listing is asked for its first page. */
async function call(client: object, operationId: string, input: object): Promise<unknown> {
  const result = findMethod(client, operationId)(input);
  return result.firstPage ? result.firstPage() : result;
}

/** Lists all records of an operation that has pages, with small ones. */
async function listAll(client: object, operationId: string, input: object): Promise<unknown[]> {
  const all = findMethod(client, operationId)({ ...input, limit: 3 }).toArray?.();
  if (!all) throw new Error("the client returns no listing, though the contract has pages");
  return all;
}

/** Calls the operation by the method of the client, and checks that the request has each fact of the contract. */
async function callByClient(row: Row, { demo, send }: Demo, report: Report): Promise<Exchange> {
  const { parameters, operation, body } = row;
  const { appId, appToken, managementId, managementToken } = demo.credentials;
  const keys = {
    ApplicationId: appId,
    ApplicationToken: appToken,
    ManagementId: managementId,
    ManagementToken: managementToken,
  };
  const needsToken = operation.security.every((alternative) =>
    Object.keys(alternative).some((scheme) => schemes[scheme]?.type !== "apiKey"),
  );
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
      const response = await send(request.clone());
      const body = await response.clone().text();
      exchanges.push({
        input,
        request,
        text: await request.clone().text(),
        status: response.status,
        body: body && JSON.parse(body),
      });
      for (const [name, header] of Object.entries(findResponse(row, response.status)?.headers ?? {})) {
        const [value, { schema }] = [response.headers.get(name), resolve(header)];
        report(
          value === (schema?.const ?? value ?? ""),
          `the service sends ${value} as ${name} with ${response.status}`,
        );
      }
      return response;
    },
  });
  const client = createLoyaltyClient({
    baseUrl: BASE_URL,
    fetch: recorder.fetch,
    retry: false,
    application: { appId, appToken },
    management: { managementId, managementToken },
    ...(needsToken && { oauth: { scopes: ["api", "loyalties"] } }),
  });
  await call(client, row.id, input);
  const good = exchanges.at(-1);
  if (operation["x-pagination"]) {
    const all = await listAll(client, row.id, input);
    report(all.length === demo.activityCount, `the client lists ${all.length} of ${demo.activityCount} records`);
  }
  await recorder.close();
  if (!good) throw new Error("the client sent nothing");

  const url = new URL(good.request.url);
  const path = parameters.filter(({ in: place }) => place === "path");
  const filled = path.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, String(chooseSample(parameter))),
    row.template,
  );
  report(good.request.method === row.method, `the client sends ${good.request.method}`);
  report(decodeURIComponent(url.pathname) === filled, `the client sends the path ${url.pathname}`);
  for (const parameter of sent) {
    const values = { query: url.searchParams, header: good.request.headers }[parameter.in];
    const value = values?.get(parameter.name);
    report(!values || value === String(chooseSample(parameter)), `the client sends ${value} as ${parameter.name}`);
  }
  const isSent = (scheme: string) => {
    const { type, name = "Authorization" } = schemes[scheme] ?? {};
    const value = good.request.headers.get(name);
    return type === "apiKey" ? value === keys[scheme as keyof typeof keys] : value?.startsWith("Bearer ");
  };
  report(
    operation.security.some((alternative) => Object.keys(alternative).every(isSent)),
    "the client does not send the credentials",
  );
  const mediaType = good.request.headers.get("content-type")?.split(";")[0] ?? undefined;
  report(mediaType === body?.mediaType, `the client sends a body of ${mediaType}`);
  const fields =
    mediaType === "application/json" ? JSON.parse(good.text) : Object.fromEntries(new URLSearchParams(good.text));
  for (const [name, value] of Object.entries(body?.example ?? {}))
    report(fields[name] === value, `the client sends ${fields[name]} as ${name}`);
  report(String(good.status).startsWith("2"), `the service answers ${good.status}`);
  const [content] = Object.values(findResponse(row, good.status)?.content ?? {});
  for (const [name, { default: value }] of Object.entries(resolve(content?.schema ?? {}).properties ?? {}))
    report(value === undefined || Object(good.body)[name] === value, `the service sends another ${name} than ${value}`);
  const archive = JSON.stringify(sink.har);
  report(sink.har.log.entries.length > 0, "the recorder recorded nothing");
  report(!Object.values(keys).some((key) => archive.includes(`"${key}"`)), "the recorder shows a credential");
  return good;
}

function findResponse({ operation }: Row, status: number): Response | undefined {
  const { responses } = operation;
  const found = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
  return found && resolve(found);
}

/** Values of a parameter that its schema does not allow. */
function listBadValues({ schema }: Parameter): string[] {
  return [
    ...(schema.minimum === undefined ? [] : [String(schema.minimum - 1)]),
    ...(schema.maximum === undefined ? [] : [String(schema.maximum + 1)]),
    ...(schema.enum ? [`${schema.enum[0]}x`] : []),
    ...(schema.type === "integer" ? ["ten"] : []),
  ];
}

/** A request that breaks one rule, with the status that the service answers it with. */
function listBadRequests(
  { parameters, body, method, template }: Row,
  { request, text }: Exchange,
): [string, number, Request][] {
  const change = (
    what: string,
    status: number,
    edit: (url: URL, headers: Headers) => RequestInit | undefined,
  ): [string, number, Request] => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    const init = edit(url, headers);
    return [what, status, new Request(url, { method, headers, ...(text && { body: text }), ...init })];
  };
  const put =
    ({ name, in: place }: Parameter, value: string | undefined) =>
    (url: URL, headers: Headers) => {
      const target = place === "query" ? url.searchParams : headers;
      if (value === undefined) target.delete(name);
      else target.set(name, value);
      return undefined;
    };
  const outside = parameters.filter(({ in: place }) => place !== "path");
  const credentials = Object.values(schemes).map(({ name = "Authorization" }) => name);
  const unused = ["DELETE", "PUT", "PATCH"].find((name) => !(name.toLowerCase() in contract.paths[template]));
  return [
    ...outside.flatMap((parameter) =>
      listBadValues(parameter).map((value) => change(`${parameter.name} ${value}`, 400, put(parameter, value))),
    ),
    ...outside
      .filter(({ required }) => required)
      .map((parameter) => change(`no ${parameter.name}`, 400, put(parameter, undefined))),
    change("no credentials", 401, (_, headers) => {
      for (const name of credentials) headers.delete(name);
      return undefined;
    }),
    change("another method", 405, () => ({ method: unused ?? "DELETE" })),
    ...(body ? [change("another media type", 415, (_, headers) => void headers.set("Content-Type", "text/csv"))] : []),
    ...(body?.schema.required ?? []).map((name) =>
      change(`no ${name} in the body`, 400, () => ({ body: dropField(text, body?.mediaType ?? "", name) })),
    ),
  ];
}

function dropField(text: string, mediaType: string, name: string): string {
  if (mediaType === "application/json") return JSON.stringify({ ...JSON.parse(text), [name]: undefined });
  const fields = new URLSearchParams(text);
  fields.delete(name);
  fields.set("unknown", "x"); // a form without fields counts as absent
  return fields.toString();
}

/** Checks that the service refuses what the contract forbids, and that its answers conform. */
async function refuseByService(row: Row, { send }: Demo, good: Exchange, report: Report): Promise<void> {
  for (const [what, expected, request] of listBadRequests(row, good)) {
    const response = await send(request);
    const body = await response.json();
    report(response.status === expected, `the service answers ${response.status} instead of ${expected} to ${what}`);
    if (expected === 405)
      report(response.headers.get("Allow")?.includes(row.method) ?? false, "Allow does not name the method");
    // A refusal that belongs to no operation has the constant headers of all.
    const declared = [findResponse(row, response.status) ?? {}, ...(expected === 405 ? allResponses : [])].flatMap(
      ({ headers = {} }, index) =>
        Object.keys(headers).filter((name) => index === 0 || resolve(headers[name] ?? {}).schema?.const !== undefined),
    );
    for (const name of ["Allow", "WWW-Authenticate", "Cache-Control", "Pragma", "Retry-After"])
      if (response.headers.has(name)) report(declared.includes(name), `the answer to ${what} has the header ${name}`);
    const checked = checkResponse({ operationId: row.id, status: response.status, body });
    report(checked.ok, `the answer to ${what} does not conform: ${JSON.stringify(checked)}`);
  }
  const limit = row.parameters.find(({ schema }) => schema.default !== undefined && schema.type === "integer");
  if (limit) {
    const url = new URL(good.request.url);
    url.searchParams.delete(limit.name);
    const { data } = (await (await send(new Request(url, good.request))).json()) as { data: unknown[] };
    report(data.length === limit.schema.default, `the default of ${limit.name} gives ${data.length}`);
  }
}

/** Checks that the service accepts exactly the credentials that the operation lists. */
async function checkAccess({ operation }: Row, { demo, send }: Demo, good: Exchange, report: Report): Promise<void> {
  const { appId, appToken, managementId, managementToken } = demo.credentials;
  const application = { appId, appToken };
  const client = createLoyaltyClient({
    baseUrl: BASE_URL,
    fetch: (input, init) => send(new Request(input, init)),
    application,
  });
  const attempts: [string, Record<string, string>][] = [
    ["ApplicationId ApplicationToken", { ApplicationId: appId, ApplicationToken: appToken }],
    ["ManagementId ManagementToken", { ManagementId: managementId, ManagementToken: managementToken }],
  ];
  for (const scope of ["api", "loyalties", "vouchers"] as const) {
    const { access_token } = await client.generateToken({ scope });
    const bearers = Object.keys(schemes).filter((name) => schemes[name]?.type !== "apiKey");
    attempts.push([
      `a token for ${scope}`,
      Object.fromEntries(bearers.map((name) => [name, `Bearer ${access_token}`])),
    ]);
  }
  for (const [name, credentials] of attempts) {
    const headers = new Headers(good.request.headers);
    for (const { name = "Authorization" } of Object.values(schemes)) headers.delete(name);
    for (const [scheme, value] of Object.entries(credentials))
      headers.set(schemes[scheme]?.name ?? "Authorization", value);
    const isListed = operation.security.some((alternative) =>
      Object.entries(alternative).every(
        ([scheme, scopes]) => scheme in credentials && scopes.every((scope) => name === `a token for ${scope}`),
      ),
    );
    const { method, url } = good.request;
    const { status } = await send(new Request(url, { method, headers, ...(good.text && { body: good.text }) }));
    report(status < 300 === isListed, `the service answers ${status} to ${name}`);
  }
}

/** Checks that the client repeats the call after an error if, and only if, the contract says that it may. */
async function checkRetry(row: Row, { demo, send }: Demo, good: Exchange, report: Report): Promise<void> {
  let calls = 0;
  const client = createLoyaltyClient({
    baseUrl: BASE_URL,
    retry: { maxRetries: 1, baseDelayMs: 0 },
    application: demo.credentials,
    management: demo.credentials,
    fetch: async (input, init) => {
      calls++;
      return calls === 1 ? Response.json({ code: 500, message: "x" }, { status: 500 }) : send(new Request(input, init));
    },
  });
  await call(client, row.id, good.input).catch(() => undefined);
  const isIdempotent = row.operation["x-idempotent"] ?? ["GET", "PUT", "DELETE"].includes(row.method);
  report(calls === (isIdempotent ? 2 : 1), `the client sends ${calls} requests if the first one fails`);
}

/** Checks that the checker accepts the good request and every example of a response, and refuses the bad requests. */
function checkByChecker(row: Row, good: Exchange, report: Report): void {
  const check = (request: Request, body: string) => {
    const { pathname, searchParams } = new URL(request.url);
    const pattern = new RegExp(`^${row.template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    const path = { ...pattern.exec(decodeURIComponent(pathname))?.groups };
    return checkRequest({ operationId: row.id, path, query: searchParams, headers: request.headers, body });
  };
  const accepted = check(good.request, good.text);
  report(accepted.ok, `the checker refuses the request: ${JSON.stringify(accepted)}`);
  for (const [what, status, request] of listBadRequests(row, good))
    if (status !== 405 && !what.endsWith("in the body"))
      report(!check(request, good.text).ok, `the checker accepts ${what}`);
  for (const [status, value] of Object.entries(row.operation.responses)) {
    const [content] = Object.entries(resolve(value).content ?? {});
    for (const example of Object.values(content?.[1].examples ?? {})) {
      const body = resolve(example).value;
      const exact = Number(status) || Number(body.code ?? `${status[0]}00`);
      const result = checkResponse({ operationId: row.id, status: exact, body, mediaType: content?.[0] });
      report(result.ok, `the checker refuses an example of ${status}: ${JSON.stringify(result).slice(0, 200)}`);
    }
    if (status.endsWith("XX")) continue;
    const bare = checkResponse({ operationId: row.id, status: Number(status), body: undefined });
    report(bare.ok || bare.violations[0]?.keyword !== "status", `the checker does not know the status ${status}`);
  }
}

/** Checks that each code sample has the path and the parameters, and that curl has the headers. */
function checkSamples(
  { id, template, parameters, operation, body }: Row,
  sources: readonly string[],
  report: Report,
): void {
  const [curl = "", typescript = ""] = sources;
  const fixed = template.split(/\{\w+\}/).filter((part) => part !== "/");
  report(
    fixed.every((part) => curl.includes(part)),
    "the sample for curl has another path",
  );
  report(typescript.includes(id), "the sample for TypeScript calls another method");
  const names = Object.keys(operation.security[0] ?? {});
  const headers = names.map((scheme) => schemes[scheme]?.name ?? "Authorization");
  const cursor = operation["x-pagination"]?.cursor;
  const shown = parameters.filter(({ in: place, name }) => place !== "path" && name !== cursor);
  for (const name of [...headers, ...shown.map(({ name }) => name), ...Object.keys(body?.example ?? {})])
    report(curl.includes(name), `the sample for curl lacks ${name}`);
}

/** Checks that coverage counts the operation, its statuses, its parameters and its ways to authenticate. */
function checkCoverage(
  { id, parameters, operation }: Row,
  coverage: ReturnType<CoverageCollector["report"]>,
  report: Report,
): void {
  report(Object.keys(coverage.operations).includes(id), "coverage does not count it");
  const statuses = Object.keys(coverage.statuses)
    .filter((name) => name.startsWith(`${id} `))
    .join();
  for (const status of Object.keys(operation.responses))
    report(statuses.includes(status), `coverage does not count ${status}`);
  const names = Object.keys(coverage.parameters)
    .filter((name) => name.startsWith(id))
    .join();
  for (const { name, in: place } of parameters)
    report(place === "path" || names.includes(name), `coverage does not count ${name}`);
  const ways = Object.keys(coverage.authentication)
    .filter((name) => name.startsWith(`${id} `))
    .join();
  for (const scheme of operation.security.flatMap((alternative) => Object.keys(alternative)))
    report(ways.includes(scheme), `coverage does not count ${scheme}`);
}
