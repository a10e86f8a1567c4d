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

/** A request, and the response of a service that conforms. */
export class Served {
  readonly id: OperationId | undefined;
  readonly method: string;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly form: URLSearchParams;
  readonly status: number;
  readonly #text: string;
  readonly #received: Headers;
  readonly #send: typeof fetch;
  // biome-ignore lint/suspicious/noExplicitAny: deviations write any JSON
  #body: any;

  constructor(request: Request, form: string, response: Response, text: string, send: typeof fetch) {
    this.method = request.method;
    this.url = new URL(request.url);
    this.query = this.url.searchParams;
    this.headers = request.headers;
    this.form = new URLSearchParams(form);
    this.id = matchOperation(this.method, this.url.pathname)?.operation.id;
    this.status = response.status;
    this.#text = text;
    this.#received = response.headers;
    this.#send = send;
  }

  /** The parsed body of the response; a change may edit it. */
  get body() {
    this.#body ??= this.#text === "" ? undefined : JSON.parse(this.#text);
    return this.#body;
  }

  succeeded(id: OperationId): boolean {
    return this.id === id && this.status >= 200 && this.status < 300;
  }

  wasRefused(id: OperationId, status: number): boolean {
    return this.id === id && this.status === status;
  }

  /** True for an error that the document leaves open: of no operation, or with a status that the operation does not list. */
  isOpen(status: number): boolean {
    return this.status === status && !(this.id && status in operations[this.id].responses);
  }

  /** True if the query has a parameter once, with this value. */
  has(name: string, value: string | number): boolean {
    return this.query.getAll(name).join() === `${value}`;
  }

  /** The access token, if nothing else gives access. */
  get token(): string | undefined {
    const isByPair = this.headers.get("x-app-id") === appId && this.headers.get("x-app-token") === appToken;
    return isByPair ? undefined : this.headers.get("authorization")?.replace("Bearer ", "");
  }

  /** Replies with another status, body or header; an empty value removes the header. */
  reply(change: { status?: number; body?: unknown; headers?: Record<string, string> } = {}): Response {
    const headers = new Headers(this.#received);
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value === "") headers.delete(name);
      else headers.set(name, value);
    }
    const body = "body" in change ? change.body : this.body;
    if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
    const status = change.status ?? this.status;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  }

  /** Replies with properties of the body changed; undefined removes one. */
  assign(values: object): Response {
    return this.reply({ body: { ...this.body, ...values } });
  }

  /** Replies with properties of the first item of a list changed. */
  assignFirst(values: object): Response {
    const [first, ...others] = this.body.data;
    return this.assign({ data: first ? [{ ...first, ...values }, ...others] : [] });
  }

  /** Replies with an error. */
  fail(status: number, key = "invalid_request"): Response {
    const isKnown = errorTexts.some((text) => text.status === status);
    const body = isKnown ? createErrorObject(status as ErrorStatus) : { code: status, key, message: key };
    return this.reply({ status, body });
  }

  /** Replies with a token to a request that was refused. */
  issue(): Response {
    const expiresAt = Math.floor(Date.now() / 1000) + 900;
    const token = { access_token: "made-up", client_id: "app_demo", token_type: "Bearer", scope: "loyalties" };
    const body = { ...token, expires_in: 900, expires_at: expiresAt };
    return this.reply({ status: 200, body, headers: { "cache-control": "no-store" } });
  }

  /** Replies as to the same request with other credentials. */
  asIf(credentials: Record<string, string>): Promise<Response> {
    const headers = new Headers(this.headers);
    headers.delete("authorization");
    for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
    return this.resend(this.url, headers);
  }

  /** Replies as to the same request with other parameters; undefined leaves one out. */
  asWith(parameters: Record<string, string | undefined>): Promise<Response> {
    const url = new URL(this.url);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    return this.resend(url);
  }

  resend(url: URL, headers = this.headers): Promise<Response> {
    const body = this.form.size > 0 ? { body: this.form.toString() } : {};
    return this.#send(url, { method: this.method, headers, ...body });
  }
}

/** Returns the response in the place of one that conforms; false and undefined leave that as it is. */
export type Change = (served: Served) => Response | Promise<Response | false | undefined> | false | undefined;

/** Wraps a service that conforms. The first change that returns a response decides. */
export function deviate(send: typeof fetch, ...changes: readonly Change[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const form = await request.clone().text();
    const response = await send(request);
    const text = await response.text();
    const served = new Served(request, form, response, text, send);
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
  /** Operations that show it, beside those that it says. */
  readonly needs?: readonly OperationId[];
}

/** Lists deviations of which the verification must say the same. */
export function expectOf(says: readonly string[], changes: Readonly<Record<string, Change>>): Deviation[] {
  return Object.entries(changes).map(([name, change]) => ({ name, change, says }));
}
