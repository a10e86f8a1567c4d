import { createErrorObject, type ErrorStatus, errorTexts } from "../../src/contract/error-object.ts";
import { matchOperation, type OperationId, operations, readParameter } from "../../src/contract/internal.ts";
import { demoDataset } from "../../src/service/index.ts";

export { UNKNOWN } from "../../src/verify/probes.ts";

export const LIST = "listMemberActivity";
export const ISSUE = "generateToken";
export const REVOKE = "revokeToken";
export const HOOKS = "listWebhooks";
export const USERS = "listUsers";
export const MAX_LIMIT = Number(readParameter(LIST, "limit", "maximum"));
export const DEFAULT_LIMIT = Number(readParameter(LIST, "limit", "default"));

const { appId, appToken } = demoDataset().credentials;
export const application = { "X-App-Id": appId, "X-App-Token": appToken };

export const noContent = { status: 204, body: undefined };

/** A request, and the response of a service that conforms, which a deviation replaces. */
export type Served = ReturnType<typeof createServed>;

function createServed(request: Request, form: URLSearchParams, response: Response, text: string, send: typeof fetch) {
  const { method, headers } = request;
  const { status } = response;
  const url = new URL(request.url);
  const id = matchOperation(method, url.pathname)?.operation.id;
  // biome-ignore lint/suspicious/noExplicitAny: deviations write any JSON
  let body: any;

  /** Replies with another status, body or header; an empty value removes the header. */
  const reply = (change: { status?: number; body?: unknown; headers?: Record<string, string> } = {}): Response => {
    const sent = new Headers(response.headers);
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value === "") sent.delete(name);
      else sent.set(name, value);
    }
    const value = "body" in change ? change.body : served.body;
    if (value !== undefined && !sent.has("content-type")) sent.set("content-type", "application/json");
    return new Response(value === undefined ? null : JSON.stringify(value), {
      status: change.status ?? status,
      headers: sent,
    });
  };
  /** Replies with properties of the body changed; undefined removes one. */
  const assign = (values: object) => reply({ body: { ...served.body, ...values } });
  /** Replies as to another request. */
  const resend = (other: URL, credentials = headers) =>
    send(other, { method, headers: credentials, ...(form.size > 0 && { body: form.toString() }) });

  const served = {
    id,
    method,
    url,
    query: url.searchParams,
    headers,
    form,
    status,
    /** The parsed body of the response; a change may edit it. */
    get body() {
      body ??= text === "" ? undefined : JSON.parse(text);
      return body;
    },
    succeeded: (of: OperationId) => id === of && status >= 200 && status < 300,
    wasRefused: (of: OperationId, expected: number) => id === of && status === expected,
    /** True for an error that the document leaves open: of no operation, or with a status that the operation does not list. */
    isOpen: (expected: number) => status === expected && !(id && status in operations[id].responses),
    /** True if the query has a parameter once, with this value. */
    has: (name: string, value: string | number) => url.searchParams.getAll(name).join() === `${value}`,
    /** The access token, if nothing else gives access. */
    get token(): string | undefined {
      const isByPair = headers.get("x-app-id") === appId && headers.get("x-app-token") === appToken;
      return isByPair ? undefined : headers.get("authorization")?.replace("Bearer ", "");
    },
    reply,
    assign,
    /** Replies with properties of the first item of a list changed. */
    assignFirst(values: object): Response {
      const [first, ...others] = served.body.data;
      return assign({ data: first ? [{ ...first, ...values }, ...others] : [] });
    },
    /** Replies with an error. */
    fail(other: number, key = "invalid_request"): Response {
      const isKnown = errorTexts.some((error) => error.status === other);
      const error = isKnown ? createErrorObject(other as ErrorStatus) : { code: other, key, message: key };
      return reply({ status: other, body: error });
    },
    /** Replies as to the same request with other headers, without a token. */
    asIf(changes: Record<string, string>): Promise<Response> {
      const changed = new Headers(headers);
      changed.delete("authorization");
      for (const [name, value] of Object.entries(changes)) changed.set(name, value);
      return resend(url, changed);
    },
    /** Replies as to the same request with other parameters; undefined leaves one out. */
    asWith(parameters: Record<string, string | undefined>): Promise<Response> {
      const other = new URL(url);
      for (const [name, value] of Object.entries(parameters)) {
        if (value === undefined) other.searchParams.delete(name);
        else other.searchParams.set(name, value);
      }
      return resend(other);
    },
    resend,
  };
  return served;
}

/** Returns the response in the place of one that conforms; false and undefined leave that as it is. */
export type Change = (served: Served) => Response | Promise<Response | false | undefined> | false | undefined;

/** Wraps a service that conforms. The first change that returns a response decides. */
export function deviate(send: typeof fetch, ...changes: readonly Change[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const form = new URLSearchParams(await request.clone().text());
    const response = await send(request);
    const text = await response.text();
    const served = createServed(request, form, response, text, send);
    let answer: Response | undefined;
    for (const change of changes) answer ??= (await change(served)) || undefined;
    const { status, headers } = response;
    answer ??= new Response(text === "" ? null : text, { status, headers });
    if (!answer.headers.has("date")) answer.headers.set("date", new Date().toUTCString());
    return answer;
  };
}

/** A service that deviates, and what the verification must say of it. */
export interface Deviation {
  readonly name: string;
  readonly change: Change;
  /** Section or assumption, operation and place of each kind of violation: `§4.1 listMemberActivity /query/limit`. */
  readonly says: readonly string[];
}

/** Lists deviations of which the verification must say the same. */
export function expectOf(says: readonly string[], changes: Readonly<Record<string, Change>>): Deviation[] {
  return Object.entries(changes).map(([name, change]) => ({ name, change, says }));
}
