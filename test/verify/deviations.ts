import { createErrorObject, type ErrorStatus, errorTexts } from "../../src/contract/error-object.ts";
import { matchOperation, type OperationId, operations, readParameter } from "../../src/contract/internal.ts";
import { demoDataset } from "../../src/service/index.ts";

/** The clock of a verification; a wait moves it. */
export const clock = { now: Date.now() };
export const DEFAULT_LIMIT = Number(readParameter("listMemberActivity", "limit", "default"));
const { appId, appToken, managementId, managementToken } = demoDataset().credentials;
const application = { "X-App-Id": appId, "X-App-Token": appToken };
const management = { "X-Management-Id": managementId, "X-Management-Token": managementToken };

/** A request, and the response of a service that conforms. */
class Traffic {
  readonly id: OperationId | undefined;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  /** The parsed body of the response; a change may edit it. */
  // biome-ignore lint/suspicious/noExplicitAny: deviations write any JSON
  readonly body: any;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly status: number;
  readonly #received: Headers;
  readonly #send: typeof fetch;

  constructor(request: Request, form: string, response: Response, text: string, send: typeof fetch) {
    this.method = request.method;
    this.url = new URL(request.url);
    this.query = this.url.searchParams;
    this.headers = request.headers;
    this.form = new URLSearchParams(form);
    this.id = matchOperation(this.method, this.url.pathname)?.operation.id;
    this.status = response.status;
    this.body = text === "" ? undefined : JSON.parse(text);
    this.#received = response.headers;
    this.#send = send;
  }

  /** True for a success of an operation. */
  succeeds(id: OperationId): boolean {
    return this.id === id && this.status >= 200 && this.status < 300;
  }

  /** True for a refusal of an operation with this status. */
  refuses(id: OperationId, status: number): boolean {
    return this.id === id && this.status === status;
  }

  /** True if the query has a parameter once, with this value. */
  has(name: string, value: string): boolean {
    return this.query.getAll(name).join() === value;
  }

  get authorization(): string {
    return this.headers.get("authorization") ?? "";
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

  /** Replies with the properties of the body changed; undefined removes one. */
  assign(values: object): Response {
    return this.reply({ body: { ...this.body, ...values } });
  }

  /** Replies with the properties of the first item of a list changed. */
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

  /** Sends the request to another URL, or with other headers. */
  resend(url: URL, headers = this.headers): Promise<Response> {
    return this.#send(url, { method: this.method, headers });
  }
}

/** Returns the response in the place of one that conforms; false and undefined leave that as it is. */
export type Change = (traffic: Traffic) => Response | Promise<Response | false | undefined> | false | undefined;

/** Wraps a service that conforms. The first change that returns a response decides. */
export function deviate(send: typeof fetch, ...changes: readonly Change[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const form = await request.clone().text();
    const response = await send(request);
    const text = await response.text();
    const { status, headers } = response;
    const traffic = new Traffic(request, form, response, text, send);
    let answer: Response | undefined;
    for (const change of changes) answer ??= (await change(traffic)) || undefined;
    answer ??= new Response(text === "" ? null : text, { status, headers });
    if (!answer.headers.has("date")) answer.headers.set("date", new Date().toUTCString());
    return answer;
  };
}

const LIST = "listMemberActivity";
const TOKEN = "generateToken";
const REVOKE = "revokeToken";
const HOOKS = "listWebhooks";
const USERS = "listUsers";
const UNKNOWN = "loyalty-verify-unknown";
const maximum = Number(readParameter(LIST, "limit", "maximum"));

const emptyList = { object: "list", data_ref: "data", data: [] };
const emptyPage = { status: 200, body: { ...emptyList, has_more: false } };
const noItems = { status: 200, body: { ...emptyList, total: 0 } };
const emptySuccess = { status: 204, body: undefined };

let issued = 0;
/** Issues a token for a refused request. */
function issue(t: Traffic, scope = t.form.get("scope") ?? "loyalties"): Response {
  const seconds = Math.floor(Date.now() / 1000);
  const body = {
    access_token: `made-up-token-${issued++}`,
    client_id: "app_demo",
    token_type: "Bearer",
    expires_in: 900,
    expires_at: seconds + 900,
    scope,
  };
  return t.reply({ status: 200, body, headers: { "cache-control": "no-store" } });
}

/** Sends a refused request again, as if it had these credentials and no token. */
function admit(t: Traffic, credentials: Record<string, string>): Promise<Response> | false {
  if (![401, 403].includes(t.status) || t.method !== "GET") return false;
  const headers = new Headers(t.headers);
  headers.delete("authorization");
  for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
  return t.resend(t.url, headers);
}

/** Sends a request for a page again, as if it had this parameter. */
function readWith(t: Traffic, name: string, value: string): Promise<Response> | false {
  if (!t.succeeds(LIST) || t.query.has(name)) return false;
  const url = new URL(t.url);
  url.searchParams.set(name, value);
  return t.resend(url);
}

/** True for a status that the contract leaves open: an error of no operation, or one that it does not list. */
function isOpen(t: Traffic, status: number): boolean {
  return t.status === status && !(t.id && status in operations[t.id].responses);
}

/** A service that deviates, and what the verification must say. */
export interface Deviation {
  readonly name: string;
  readonly change: Change;
  /** The operation and the pointer of each kind of violation, and the refuted assumptions. */
  readonly found: readonly string[];
}

/** Deviations by what the verification must find: violations (operation and pointer) and refuted assumptions, with commas between. */
type Deviations = Readonly<Record<string, Readonly<Record<string, Change>>>>;

/** Lists services that deviate from the contract in one way each. */
export function listDeviations(): Deviation[] {
  const all = [requests, responses, listCredentialDeviations(), pages, assumptions];
  return all.flatMap((deviations) =>
    Object.entries(deviations).flatMap(([found, changes]) =>
      Object.entries(changes).map(([name, change]) => ({ name, change, found: found.split(", ") })),
    ),
  );
}

/** Services that accept or refuse the wrong requests. */
const requests: Deviations = {
  "listMemberActivity /query/limit": {
    "sends at most 50 events": (t) => t.succeeds(LIST) && t.has("limit", `${maximum}`) && t.fail(400),
    "refuses the minimum of limit": (t) => t.succeeds(LIST) && t.has("limit", "1") && t.fail(400),
    "accepts a limit of 0": (t) => t.refuses(LIST, 400) && t.has("limit", "0") && t.reply(emptyPage),
    "accepts a limit above the maximum": (t) =>
      t.refuses(LIST, 400) && t.has("limit", `${maximum + 1}`) && t.reply(emptyPage),
    "accepts a fraction as limit": (t) => t.refuses(LIST, 400) && t.has("limit", "1.5") && t.reply(emptyPage),
    "accepts a limit above the maximum with a cursor": (t) =>
      t.refuses(LIST, 400) &&
      t.has("limit", `${maximum + 1}`) &&
      t.query.has("starting_after_id") &&
      t.reply(emptyPage),
    "accepts a repeated limit": (t) => t.refuses(LIST, 400) && t.query.getAll("limit").length > 1 && t.reply(emptyPage),
  },
  "listMemberActivity /query/order": {
    "accepts an unknown order": (t) => t.refuses(LIST, 400) && t.query.has("order") && t.reply(emptyPage),
    "accepts an unknown order with a cursor": (t) =>
      t.refuses(LIST, 400) && t.has("order", UNKNOWN) && t.query.has("starting_after_id") && t.reply(emptyPage),
    "refuses the order -created_at": (t) => t.succeeds(LIST) && t.has("order", "-created_at") && t.fail(400),
  },
  "listMemberActivity /query/starting_after_id": {
    "refuses the cursor of its own page": (t) => isPage(t, 7) && t.query.has("starting_after_id") && t.fail(400),
  },
  "generateToken /body/grant_type": {
    "accepts any grant type": (t) => {
      const isOther = t.form.getAll("grant_type").some((type) => type !== "client_credentials");
      return t.refuses(TOKEN, 400) && isOther && t.form.getAll("scope").join() === "loyalties" && issue(t);
    },
  },
  "generateToken /body/scope": {
    "reads scopes with commas between": (t) =>
      t.refuses(TOKEN, 400) && t.form.get("scope") === "api,loyalties" && issue(t, "api loyalties"),
  },
  "generateToken /body/scope, generateToken /scope": {
    "grants an unknown scope": (t) => t.refuses(TOKEN, 400) && t.form.get("scope") === UNKNOWN && issue(t),
  },
  "generateToken /body": {
    "needs no scope": (t) => t.refuses(TOKEN, 400) && !t.form.has("scope") && issue(t),
  },
  "generateToken /headers/content-type": {
    "reads a token request of any media type": (t) => t.refuses(TOKEN, 415) && issue(t),
  },
  "revokeToken /body": {
    "revokes nothing without complaint": (t) =>
      t.refuses(REVOKE, 400) && !t.form.has("access_token") && t.reply(emptySuccess),
  },
};

const reads = Object.values(operations).flatMap(({ id, method }) => (method === "GET" ? [id] : []));

/** Services whose statuses, headers or bodies are wrong. */
const responses: Deviations = {
  "generateToken , S22": { "issues tokens with 201": (t) => t.succeeds(TOKEN) && t.reply({ status: 201 }) },
  "revokeToken , S06": {
    "answers a revocation with a body": (t) => t.succeeds(REVOKE) && t.reply({ status: 200, body: {} }),
  },
  "listWebhooks /headers": {
    "answers a missing management key with 403": (t) => t.refuses(HOOKS, 401) && t.fail(403),
  },
  "listMemberActivity /path/campaignId, S30": {
    "lists nothing for an unknown campaign": (t) =>
      t.refuses(LIST, 404) && !t.url.pathname.includes("camp_9") && t.reply(emptyPage),
  },
  "listMemberActivity /path/memberId": {
    "answers an unknown member with 400": (t) =>
      t.refuses(LIST, 404) && t.url.pathname.includes("camp_9") && t.fail(400),
  },
  "listUsers /path/projectId, S14": {
    "lists no users for an unknown project": (t) => t.refuses(USERS, 404) && t.reply(noItems),
  },
  "listUsers /data/*/projects": {
    "lists a user of another project": (t) => t.succeeds(USERS) && t.assignFirst({ projects: { proj_x: "USER" } }),
  },
  "generateToken /client_id": {
    "issues each token to another client": (t) => t.succeeds(TOKEN) && t.assign({ client_id: `client_${issued++}` }),
  },
  "listMemberActivity /resource_id": {
    "names another member in a 404": (t) =>
      t.refuses(LIST, 404) && t.body.resource_id === UNKNOWN && t.assign({ resource_id: "unknown" }),
  },
  "listWebhooks /details": {
    "names another project in a 404": (t) =>
      t.refuses(HOOKS, 404) && t.assign({ details: "Cannot find project with id proj_1" }),
  },
  "listMemberActivity /path, S20": {
    "answers an unknown path with a page": (t) => t.url.pathname === `/${UNKNOWN}` && t.reply({ status: 200 }),
  },
  [`${reads.join(" , ")} , S20`]: {
    "answers every method alike": (t) => t.method === "PROPFIND" && t.reply({ status: 200 }),
  },
  "listWebhooks /total, S26": {
    "counts other webhooks than it lists": (t) => t.succeeds(HOOKS) && t.assign({ total: 99 }),
  },
  "listMemberActivity /data/*, S17": {
    "omits the time of an event": (t) => t.succeeds(LIST) && t.assignFirst({ created_at: undefined }),
  },
  "listMemberActivity /data/*/type": {
    "invents an event type": (t) => t.succeeds(LIST) && t.assignFirst({ type: "customer.invented" }),
  },
  "listMemberActivity /data/*/created_at, S25": {
    "writes times without an offset": (t) => t.succeeds(LIST) && t.assignFirst({ created_at: "2026-01-01 10:00" }),
  },
  "generateToken /expires_at": {
    "counts the lifetime from another time": (t) =>
      t.succeeds(TOKEN) && t.assign({ expires_at: t.body.expires_at + 3600 }),
  },
  "listMemberActivity ": {
    "omits has_more": (t) => t.succeeds(LIST) && t.assign({ has_more: undefined }),
    "sends pages as text/html": (t) => t.succeeds(LIST) && t.reply({ headers: { "content-type": "text/html" } }),
  },
};

/** Services that accept or refuse the wrong credentials. */
function listCredentialDeviations(): Deviations {
  const { "X-App-Id": id, "X-App-Token": secret } = application;
  const revoked = new Set<string>();
  const narrow = new Set<string>();
  const live = new Set<string>();
  let own = "";
  const isHalf = (t: Traffic) => !t.headers.has("x-app-id") || !t.headers.has("x-app-token");
  return {
    "listWebhooks /headers": { "needs no management key": (t) => t.id === HOOKS && admit(t, management) },
    "listUsers /headers": {
      "needs only the secret of a management key": (t) => {
        const sent = [...t.headers.keys()].filter((name) => name.startsWith("x-"));
        return t.id === USERS && sent.join() === "x-management-token" && admit(t, management);
      },
      "accepts an application key for management": (t) => {
        const isOwn = t.headers.get("x-app-id") === id && t.headers.get("x-app-token") === secret;
        return t.id === USERS && isOwn && admit(t, management);
      },
    },
    "listMemberActivity /headers": {
      "does not verify the secret of an application": (t) =>
        t.id === LIST && !isHalf(t) && t.headers.get("x-app-id") === id && admit(t, application),
      "does not verify the id of an application": (t) =>
        t.id === LIST && !isHalf(t) && t.headers.get("x-app-token") === secret && admit(t, application),
      "accepts an unknown token": (t) =>
        t.id === LIST && t.authorization === `Bearer ${UNKNOWN}` && admit(t, application),
      "accepts a token of any scope": (t) => t.refuses(LIST, 403) && admit(t, application),
      "revokes nothing": (t) => {
        if (t.id === REVOKE) revoked.add(`Bearer ${t.form.get("access_token")}`);
        return t.id === LIST && revoked.has(t.authorization) && admit(t, application);
      },
      "revokes all tokens at once": (t) => {
        if (t.succeeds(TOKEN)) live.add(`Bearer ${t.body.access_token}`);
        if (t.succeeds(REVOKE) && live.has(`Bearer ${t.form.get("access_token")}`)) live.clear();
        const isByToken = t.authorization !== "" && isHalf(t);
        return t.succeeds(LIST) && isByToken && !live.has(t.authorization) && t.fail(401, "unauthorized");
      },
    },
    "generateToken /access_token": {
      "issues one token to two applications": (t) => {
        if (t.succeeds(TOKEN) && t.headers.get("x-app-id") === id) own = t.body.access_token;
        return t.succeeds(TOKEN) && t.headers.get("x-app-id") !== id && t.assign({ access_token: own });
      },
    },
    "listMemberActivity /headers, S08": {
      "accepts an expired token": (t) => {
        const { expires_at: at, expires_in: seconds } = t.body ?? {};
        return t.succeeds(TOKEN) && t.assign({ expires_in: 60, expires_at: at - seconds + 60 });
      },
    },
    "listMemberActivity /headers, S05": {
      "refuses tokens in the header of the contract": (t) => {
        const isByToken = t.authorization !== "" && t.headers.get("x-app-id") !== id;
        return isByToken && (t.succeeds(LIST) || t.refuses(LIST, 403)) && t.fail(401, "unauthorized");
      },
    },
    "listMemberActivity /headers, C01": {
      "needs both scopes": (t) => {
        if (t.id === TOKEN && !t.form.get("scope")?.includes(" ")) narrow.add(`Bearer ${t.body?.access_token}`);
        return t.succeeds(LIST) && narrow.has(t.authorization) && t.fail(403, "insufficient_scope");
      },
    },
  };
}

/** True for a page of at most this many events. */
function isPage(t: Traffic, limit: number): boolean {
  return t.succeeds(LIST) && t.has("limit", `${limit}`);
}

let third = "";

/** Hides the third event from each page of one order. */
function hideThird(t: Traffic, order: string): Response | false {
  if (t.succeeds(LIST) && isPage(t, maximum)) third = t.body.data[2]?.id;
  return (
    t.succeeds(LIST) &&
    t.has("order", order) &&
    t.assign({ data: t.body.data.filter(({ id }: { id: string }) => id !== third) })
  );
}

let readCount = 0;

/** Services whose pages contradict each other. */
const pages: Deviations = {
  "listMemberActivity /data": {
    "loses the first event of each page": (t) => t.succeeds(LIST) && t.assign({ data: t.body.data.slice(1) }),
    "loses the last event of pages with a limit of 7": (t) =>
      isPage(t, 7) && !t.body.has_more && t.assign({ data: t.body.data.slice(0, -1) }),
    "hides an event from the oldest to the newest": (t) => hideThird(t, "created_at"),
    "hides an event from the newest to the oldest": (t) => hideThird(t, "-created_at"),
    "loses an event between pages": (t) =>
      isPage(t, 7) && t.query.has("starting_after_id") && t.assign({ data: t.body.data.slice(1) }),
  },
  "listMemberActivity /data, listMemberActivity ": {
    "reverses its pages": (t) => isPage(t, maximum) && t.assign({ data: t.body.data.toReversed() }),
    "lists an event twice": (t) => isPage(t, 7) && t.assign({ data: [...t.body.data, t.body.data[0]] }),
    "sends more events than the limit": (t) =>
      isPage(t, 1) && t.assign({ data: [{ ...t.body.data[0], id: "evt_more" }, ...t.body.data] }),
  },
  "listMemberActivity ": {
    "repeats its cursor": (t) => {
      const cursor = t.query.get("starting_after_id");
      return isPage(t, 7) && cursor !== null && t.body.has_more && t.assign({ more_starting_after: cursor });
    },
  },
  "listMemberActivity , S35": {
    "gives listed events other ids": (t) => {
      if (!t.succeeds(LIST)) return false;
      return t.assign({ data: t.body.data.map((event: object) => ({ ...event, id: `evt_${readCount++}` })) });
    },
  },
  S35: {
    "changes listed events": (t) => {
      if (!t.succeeds(LIST)) return false;
      return t.assign({ data: t.body.data.map((event: object) => ({ ...event, group_id: `group_${readCount++}` })) });
    },
  },
};

/** Services that answer an open question of the document in another way than the contract assumes. */
const assumptions: Deviations = {
  S02: {
    "issues tokens only below /v1": (t) => t.url.pathname === "/oauth/token" && t.fail(404, "not_found"),
  },
  S03: { "sends twice as many events by default": (t) => readWith(t, "limit", `${2 * DEFAULT_LIMIT}`) },
  S04: { "lists the newest events first by default": (t) => readWith(t, "order", "-created_at") },
  S06: {
    "answers a revocation with an empty 200": (t) => t.succeeds(REVOKE) && t.reply({ status: 200, body: undefined }),
  },
  S07: {
    "refuses to revoke an unknown token": (t) =>
      t.succeeds(REVOKE) && t.form.get("access_token") === UNKNOWN && t.fail(404, "not_found"),
  },
  S08: {
    "issues tokens for another minute": (t) =>
      t.succeeds(TOKEN) && t.assign({ expires_in: t.body.expires_in + 60, expires_at: t.body.expires_at + 60 }),
  },
  S09: { "refuses a token request with 422": (t) => t.refuses(TOKEN, 400) && t.fail(422) },
  S10: {
    "answers missing application keys with 403": (t) => t.refuses(LIST, 401) && t.fail(403),
    "sends a challenge for a missing application key of a token request": (t) =>
      t.refuses(TOKEN, 401) && t.reply({ headers: { "www-authenticate": "Bearer" } }),
  },
  S11: { "answers a token without the scope with 401": (t) => t.refuses(LIST, 403) && t.fail(401) },
  S12: {
    "answers an invalid query with 422": (t) => t.refuses(LIST, 400) && t.query.has("limit") && t.fail(422),
    "names no parameter in a 400": (t) =>
      t.refuses(LIST, 400) && t.query.has("limit") && t.assign({ details: "It is wrong." }),
    "refuses unknown parameters": (t) => t.succeeds(LIST) && t.query.has(UNKNOWN) && t.fail(400),
  },
  S13: {
    "answers an unknown cursor with 409": (t) =>
      t.refuses(LIST, 400) && t.has("starting_after_id", UNKNOWN) && t.fail(409),
  },
  S14: { "answers users of an unknown project with 400": (t) => t.refuses(USERS, 404) && t.fail(400) },
  S20: {
    "names no method in a 405": (t) => isOpen(t, 405) && t.reply({ headers: { allow: "" } }),
    "answers a wrong method with 404": (t) => isOpen(t, 405) && t.fail(404, "not_found"),
  },
  "generateToken /scope, S28": {
    "grants fewer scopes": (t) => t.succeeds(TOKEN) && t.assign({ scope: t.body.scope.split(" ")[0] }),
  },
  S29: {
    "refuses an unknown token beside a key pair": (t) =>
      t.succeeds(LIST) && t.authorization.includes("unknown") && t.fail(401, "unauthorized"),
    "refuses an unknown key pair beside a token": (t) =>
      t.succeeds(LIST) && t.headers.get("x-app-id") === UNKNOWN && t.fail(401, "unauthorized"),
  },
  S30: {
    "answers a foreign campaign with 403": (t) =>
      t.refuses(LIST, 404) && t.url.pathname.includes("camp_other") && t.fail(403),
    "says more of a foreign campaign": (t) =>
      t.refuses(LIST, 404) && t.url.pathname.includes("camp_other") && t.assign({ details: `${t.body.details}!` }),
  },
  S37: {
    "words the details of a 404 in another way": (t) =>
      t.refuses(LIST, 404) && t.assign({ details: `No ${t.body.resource_type} ${t.body.resource_id}` }),
  },
  S40: { "lets caches keep tokens": (t) => t.succeeds(TOKEN) && t.reply({ headers: { "cache-control": "" } }) },
};

const html = { "content-type": "text/html" };
let sent = 0;
/** The times when tokens of half a minute expire. */
const ends = new Map<string, number>();

/** Services that conform in other ways than ours. */
export const conformingServices: Readonly<Record<string, Change>> = {
  "an empty first page with a cursor, and further headers": (t) => {
    const cursor = t.query.get("starting_after_id");
    const headers = { "x-region": "eu" };
    if (t.id !== LIST || (cursor !== null && cursor !== "start")) return t.reply({ headers });
    if (t.status === 200 && cursor === null) {
      const body = { ...t.body, data: [], has_more: true, more_starting_after: "start" };
      return t.reply({ body, headers });
    }
    const url = new URL(t.url);
    url.searchParams.delete("starting_after_id");
    return cursor === "start" ? t.resend(url) : t.reply({ headers });
  },
  "another status where the contract leaves it open": (t) => {
    if (isOpen(t, 400)) return t.fail(422);
    if (isOpen(t, 401)) return t.fail(403);
    if (isOpen(t, 403)) return t.fail(401);
    if (isOpen(t, 405)) return t.fail(404);
    if (isOpen(t, 415)) return t.fail(400);
    if (t.id === undefined && t.status === 404) return t.fail(403);
    if (t.status === 404 && t.url.pathname.includes("xxx")) return t.fail(400);
    if (!t.succeeds(REVOKE)) return undefined;
    return t.form.get("access_token") === UNKNOWN ? t.fail(404) : t.reply({ status: 200, body: undefined });
  },
  "an unknown method, a limit of paths in a proxy, and a key without a scope": (t) => {
    if (t.method === "PROPFIND") return new Response(null, { status: 501 });
    if (t.url.pathname.includes("xxx")) return new Response("<h1>Too long</h1>", { status: 414, headers: html });
    return t.id === TOKEN && t.form.get("scope")?.includes("vouchers") === true && t.fail(403);
  },
  "a failure now and then": () => {
    if (++sent % 7 !== 0) return false;
    return sent % 2 === 0
      ? Promise.reject(new Error("reset"))
      : new Response("<h1>Busy</h1>", { status: 503, headers: html });
  },
  "tokens of half a minute that expire": (t) => {
    const { access_token: token, expires_at: at, expires_in: seconds } = t.body ?? {};
    if (t.succeeds(TOKEN)) {
      ends.set(`Bearer ${token}`, clock.now + 30_000);
      return t.assign({ expires_in: 30, expires_at: at - seconds + 30 });
    }
    const isDead = clock.now >= (ends.get(t.authorization) ?? Infinity) && !t.headers.has("x-app-id");
    return isDead && t.succeeds(LIST) && t.fail(401, "unauthorized");
  },
  "tokens of two minutes, a new webhook event, other words in its errors, and no more_starting_after": (t) => {
    if (t.succeeds(LIST)) return t.assign({ more_starting_after: undefined });
    if (t.succeeds(TOKEN)) {
      const { expires_at: at, expires_in: seconds } = t.body;
      return t.assign({ expires_in: 120, expires_at: at - seconds + 120 });
    }
    if (isOpen(t, 400)) return t.assign({ message: "No", details: "Really not" });
    return t.succeeds(HOOKS) && t.assignFirst({ events: ["order.paid"] });
  },
};
