import { createErrorObject, type ErrorStatus, errorTexts } from "../../src/contract/error-object.ts";
import { matchOperation, type OperationId, operations } from "../../src/contract/internal.ts";

/** A request of an operation, and the response of a service that conforms. */
interface Traffic {
  readonly id: OperationId | undefined;
  readonly method: string;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly form: URLSearchParams;
  readonly status: number;
  readonly received: Headers;
  /** Parsed when a change reads it. */
  // biome-ignore lint/suspicious/noExplicitAny: deviations write any JSON
  readonly body: any;
  /** Sends the request to another URL or with other headers in its place. */
  readonly resend: (url: URL, headers?: Headers) => Promise<Response>;
}

/** Returns the response in the place of one that conforms; undefined leaves that as it is. */
export type Change = (traffic: Traffic) => Response | Promise<Response> | undefined;

/** Wraps a service that conforms. The first change that returns a response decides. */
export function deviate(send: typeof fetch, ...changes: readonly Change[]): typeof fetch {
  return async (input, init) => {
    const { method = "GET", body: sent } = init ?? {};
    const [url, headers] = [new URL(String(input)), new Headers(init?.headers)];
    const response = await send(input, init);
    const json = await response.text();
    const { status, headers: received } = response;
    let parsed: unknown;
    const traffic: Traffic = {
      id: matchOperation(method === "HEAD" ? "GET" : method, url.pathname)?.operation.id,
      ...{ method, url, query: url.searchParams, headers, form: new URLSearchParams(String(sent ?? "")) },
      ...{ status, received },
      get body() {
        if (json !== "") parsed ??= JSON.parse(json);
        return parsed;
      },
      resend: (other, own = headers) => send(other, { method, headers: own }),
    };
    let answer: Response | undefined;
    for (const change of changes) answer ??= await change(traffic);
    answer ??= new Response(json === "" ? null : json, { status, headers: received });
    if (!answer.headers.has("date")) answer.headers.set("date", new Date().toUTCString());
    return answer;
  };
}

/** Creates a response with another body, status or header; an empty value removes the header. */
function reply(
  { status, received, body }: Traffic,
  change: { status?: number; body?: unknown; headers?: Record<string, string> } = {},
): Response {
  const headers = new Headers(received);
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === "") headers.delete(name);
    else headers.set(name, value);
  const value = "body" in change ? change.body : body;
  if (value !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  return new Response(value === undefined ? null : JSON.stringify(value), { status: change.status ?? status, headers });
}

type Edit = (traffic: Traffic) => Response | undefined;
type Select = (traffic: Traffic) => boolean;

/** Changes the responses of an operation that each of `selects` chooses: the body in place, or the whole response. */
const change =
  (id: OperationId, statuses: readonly number[], edit: Edit, ...selects: Select[]): Change =>
  (t) => {
    const isMeant = t.id === id && t.method !== "HEAD" && statuses.includes(t.status);
    return isMeant && selects.every((select) => select(t)) ? (edit(t) ?? reply(t)) : undefined;
  };
const ok = (id: OperationId, edit: Edit, ...selects: Select[]) => change(id, [200, 204], edit, ...selects);
const refused = (id: OperationId, status: number, edit: Edit, ...selects: Select[]) =>
  change(id, [status], edit, ...selects);

const [LIST, TOKEN, REVOKE] = ["listMemberActivity", "generateToken", "revokeToken"] as const;
const [HOOKS, USERS] = ["listWebhooks", "listUsers"] as const;
const UNKNOWN = "loyalty-verify-unknown";

const error =
  (code: number, key = "invalid_request") =>
  (t: Traffic) => {
    const isKnown = errorTexts.some(({ status }) => status === code);
    const body = isKnown ? createErrorObject(code as ErrorStatus) : { code, key, message: key };
    return reply(t, { status: code, body });
  };
const unauthorized = error(401, "unauthorized");
const list = { object: "list", data_ref: "data", data: [] };
const emptyPage: Edit = (t) => reply(t, { status: 200, body: { ...list, has_more: false } });
const emptyList: Edit = (t) => reply(t, { status: 200, body: { ...list, total: 0 } });
let issued = 0;
const issue: Edit = (t) => {
  const expiry = { expires_in: 900, expires_at: Math.floor(Date.now() / 1000) + 900 };
  const token = { access_token: `made-up-token-${issued++}`, client_id: "app_demo", token_type: "Bearer", ...expiry };
  const body = { ...token, scope: t.form.get("scope") ?? "loyalties" };
  return reply(t, { status: 200, body, headers: { "cache-control": "no-store" } });
};
/** Changes properties of the body. */
const assign = (t: Traffic, values: object) => void Object.assign(t.body, values);
/** Changes properties of the first item of a list; undefined removes one. */
const first = (values: object) => (t: Traffic) => void Object.assign(t.body.data[0] ?? {}, values);
const lose = (from: "shift" | "pop") => (t: Traffic) => void t.body.data[from]();
const empty: Edit = (t) => reply(t, { status: 204, body: undefined });
const send = (values: Parameters<typeof reply>[1]) => (t: Traffic) => reply(t, values);

const query =
  (name: string, pattern = /(?:)/) =>
  (t: Traffic) =>
    t.query.has(name) && pattern.test(t.query.get(name) ?? "");
const isFollowing = query("starting_after_id");
const hasMore = (more: boolean) => (t: Traffic) => t.body.has_more === more;
const hasLimit = (limit: string) => query("limit", new RegExp(`^${limit}$`));
const limit = operations.listMemberActivity.parameters.find(({ name }) => name === "limit")?.schema;
const { maximum, default: usual } = limit as unknown as { maximum: number; default: number };
/** More events than a page has by default. */
export const FEW_EVENTS = usual + 5;
const lacks = (field: string) => (t: Traffic) => !t.form.has(field);
const isUnknownToken: Select = ({ form }) => form.get("access_token") === UNKNOWN;
const path = (text: string) => (t: Traffic) => t.url.pathname.includes(text);
const isFrom = (appId: string) => (t: Traffic) => t.headers.get("x-app-id") === appId;
const bearer = ({ headers }: Traffic) => headers.get("authorization") ?? "";

/** Accepts refused requests as if they had these credentials. */
const admit =
  (id: OperationId, credentials: Record<string, string>, select: Select = () => true): Change =>
  (t) => {
    if (t.id !== id || ![401, 403].includes(t.status) || t.method !== "GET" || !select(t)) return undefined;
    const headers = new Headers(t.headers);
    headers.delete("authorization");
    for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
    return t.resend(t.url, headers);
  };

/** Reads a page as if the request had this parameter. */
const withQuery = (name: string, value: string) => (t: Traffic) => {
  if (t.id !== LIST || t.status !== 200 || t.query.has(name)) return undefined;
  const url = new URL(t.url);
  url.searchParams.set(name, value);
  return t.resend(url);
};

/** Lists deviations by what the verification must say: operation and pointer of violations, and refuted assumptions. */
export function listDeviations(application: Record<string, string>, management: Record<string, string>) {
  const revoked = new Set<string>();
  const narrow = new Set<string>();
  const reads = Object.values(operations).flatMap(({ id, method }) => (method === "GET" ? [id] : []));
  let readCount = 0;
  const isGranted: Select = ({ form }) => form.getAll("scope").length === 1 && form.get("scope") === "loyalties";
  const hasOnly = ({ headers }: Traffic, name: string) =>
    headers.has(name) && [...headers.keys()].filter((each) => each.startsWith("x-")).length === 1;
  /** True if a header of a whole key pair is right. */
  const hasValue = ({ headers }: Traffic, name: string) =>
    !headers.has("x-app-id") || !headers.has("x-app-token") || headers.get(name) === application[name];
  const isOtherGrant: Select = (t) =>
    isGranted(t) && t.form.getAll("grant_type").some((type) => type !== "client_credentials");
  const deviations: Record<string, Record<string, Change>> = {
    // Values of requests
    "listMemberActivity /query/limit": {
      "sends at most 50 events": ok(LIST, error(400), hasLimit(String(maximum))),
      "refuses the minimum of limit": ok(LIST, error(400), hasLimit("1")),
      "accepts a limit of 0": refused(LIST, 400, emptyPage, hasLimit("0")),
      "accepts a limit above the maximum": refused(LIST, 400, emptyPage, hasLimit(String(maximum + 1))),
      "accepts a fraction as limit": refused(LIST, 400, emptyPage, hasLimit("1.5")),
      "accepts a repeated limit": refused(LIST, 400, emptyPage, (t) => t.query.getAll("limit").length > 1),
    },
    "listMemberActivity /query/order": {
      "accepts an unknown order": refused(LIST, 400, emptyPage, query("order")),
      "refuses the order -created_at": ok(LIST, error(400), query("order", /^-created_at$/)),
    },
    "listMemberActivity /query/starting_after_id": {
      "fails for an unknown cursor": refused(LIST, 400, error(500), query("starting_after_id", new RegExp(UNKNOWN))),
    },
    "generateToken /body/grant_type": { "accepts any grant type": refused(TOKEN, 400, issue, isOtherGrant) },
    "generateToken /body/scope, generateToken /scope": {
      "grants an unknown scope": refused(TOKEN, 400, issue, (t) => t.form.get("scope") === UNKNOWN),
    },
    "generateToken /body": { "needs no scope": refused(TOKEN, 400, issue, lacks("scope")) },
    "generateToken /headers/content-type": { "reads a token request of any media type": refused(TOKEN, 415, issue) },
    "revokeToken /body": { "revokes nothing without complaint": refused(REVOKE, 400, empty, lacks("access_token")) },
    // Statuses
    "generateToken , S22": { "issues tokens with 201": ok(TOKEN, send({ status: 201 })) },
    "revokeToken ": { "answers a revocation with a body": ok(REVOKE, send({ status: 200, body: {} })) },
    "listWebhooks /headers": {
      "answers a missing management key with 403": refused(HOOKS, 401, error(403)),
      "needs no management key": admit(HOOKS, management),
    },
    "listWebhooks /path/projectId": { "lists nothing for an unknown project": refused(HOOKS, 404, emptyList) },
    "listMemberActivity /path/campaignId, S30": {
      "lists nothing for an unknown campaign": refused(LIST, 404, emptyPage, (t) => !path("camp_9")(t)),
    },
    "listMemberActivity /path/memberId": {
      "answers an unknown member with 400": refused(LIST, 404, error(400), path("camp_9")),
    },
    "listUsers /code": { "writes another code than the status": refused(USERS, 404, (t) => assign(t, { code: 400 })) },
    "listMemberActivity /request_id": {
      "writes no request id in a 401": refused(LIST, 401, (t) => assign(t, { request_id: null })),
    },
    "listMemberActivity /path": {
      "crashes for an unknown path": (t) =>
        t.url.pathname === `/${UNKNOWN}` ? Promise.reject(new Error()) : undefined,
    },
    "listMemberActivity /path, S20": {
      "answers an unknown path with a page": (t) =>
        t.url.pathname === `/${UNKNOWN}` ? reply(t, { status: 200 }) : undefined,
    },
    [[...reads.map((id) => `${id} `), "S20"].join(", ")]: {
      "answers every method alike": (t) => (t.method === "PROPFIND" ? reply(t, { status: 200 }) : undefined),
    },
    // Bodies and headers
    "listWebhooks ": { "omits the key of an error": refused(HOOKS, 401, (t) => assign(t, { key: undefined })) },
    "listWebhooks , S26": { "counts other webhooks than it lists": ok(HOOKS, (t) => assign(t, { total: 99 })) },
    "listMemberActivity /data/*, S17": { "omits the time of an event": ok(LIST, first({ created_at: undefined })) },
    "listMemberActivity /data/*/type": { "invents an event type": ok(LIST, first({ type: "customer.invented" })) },
    "listMemberActivity /data/*/created_at, S25": {
      "writes times without an offset": ok(LIST, first({ created_at: "2026-01-01 10:00" })),
    },
    "generateToken ": {
      "counts the lifetime from another time": ok(TOKEN, (t) => assign(t, { expires_at: t.body.expires_at + 3600 })),
    },
    "listMemberActivity ": {
      "omits has_more": ok(LIST, (t) => assign(t, { has_more: undefined })),
      "sends pages as text/html": ok(LIST, send({ headers: { "content-type": "text/html" } })),
      "repeats its cursor": ok(
        LIST,
        (t) => assign(t, { more_starting_after: t.query.get("starting_after_id") }),
        hasLimit("7"),
        isFollowing,
        hasMore(true),
      ),
    },
    // Credentials
    "listUsers /headers": {
      "needs only the secret of a management key": admit(USERS, management, (t) => hasOnly(t, "x-management-token")),
      "accepts an application key for management": admit(USERS, management, (t) =>
        Object.entries(application).every(([name, value]) => t.headers.get(name) === value),
      ),
    },
    "listMemberActivity /headers": {
      "does not verify the secret of an application": admit(LIST, application, (t) => !hasValue(t, "X-App-Token")),
      "does not verify the id of an application": admit(LIST, application, (t) => !hasValue(t, "X-App-Id")),
      "accepts an unknown token": admit(LIST, application, (t) => bearer(t) === `Bearer ${UNKNOWN}`),
      "accepts a token of any scope": admit(LIST, application, (t) => t.status === 403),
      "revokes nothing": (t) => {
        if (t.id === REVOKE) revoked.add(`Bearer ${t.form.get("access_token")}`);
        return admit(LIST, application, () => revoked.has(bearer(t)))(t);
      },
    },
    "listMemberActivity /headers, S05": {
      "refuses tokens in the header of the contract": change(
        LIST,
        [200, 403],
        unauthorized,
        (t) => bearer(t) !== "" && t.headers.get("x-app-id") !== application["X-App-Id"],
      ),
    },
    "listMemberActivity /headers, C01": {
      "needs both scopes": (t) => {
        if (t.id === TOKEN && !t.form.get("scope")?.includes(" ")) narrow.add(`Bearer ${t.body?.access_token}`);
        return ok(LIST, error(403, "insufficient_scope"), () => narrow.has(bearer(t)))(t);
      },
    },
    // Pages
    "listMemberActivity /data": {
      "loses the first event of each page": ok(LIST, lose("shift")),
      "loses the last event of pages with a limit of 7": ok(LIST, lose("pop"), hasLimit("7"), hasMore(false)),
      "loses an event between pages": ok(LIST, lose("shift"), hasLimit("7"), isFollowing),
    },
    "listMemberActivity /data, listMemberActivity ": {
      "reverses its pages": ok(LIST, (t) => void t.body.data.reverse(), hasLimit(String(maximum))),
      "lists an event twice": ok(LIST, (t) => void t.body.data.push(t.body.data[0]), hasLimit("7")),
      "sends more events than the limit": ok(
        LIST,
        (t) => void t.body.data.unshift({ ...t.body.data[0], id: "evt_more" }),
        hasLimit("1"),
      ),
    },
    S35: {
      "changes listed events": ok(LIST, (t) => {
        for (const event of t.body.data) event.group_id = `group_${readCount++}`;
      }),
    },
    // Assumptions answered in another way
    S02: {
      "issues tokens only below /v1": (t) =>
        t.url.pathname === "/oauth/token" ? error(404, "not_found")(t) : undefined,
    },
    S03: { "sends twice as many events by default": withQuery("limit", String(2 * usual)) },
    S04: { "lists the newest events first by default": withQuery("order", "-created_at") },
    "S06, S07": { "answers a revocation with an empty 200": ok(REVOKE, send({ status: 200, body: undefined })) },
    S07: { "refuses to revoke an unknown token": ok(REVOKE, error(404, "not_found"), isUnknownToken) },
    S08: {
      "issues tokens for another minute": ok(TOKEN, (t) =>
        assign(t, { expires_in: t.body.expires_in + 60, expires_at: t.body.expires_at + 60 }),
      ),
    },
    S09: {
      "lets caches keep tokens": ok(TOKEN, send({ headers: { "cache-control": "" } })),
      "refuses a token request with 422": refused(TOKEN, 400, error(422)),
    },
    S10: { "answers missing application keys with 403": refused(LIST, 401, error(403)) },
    S11: { "answers a token without the scope with 401": refused(LIST, 403, error(401)) },
    S12: {
      "answers an invalid query with 422": refused(LIST, 400, error(422), query("limit")),
      "refuses unknown parameters": ok(LIST, error(400), query(UNKNOWN)),
    },
    S13: { "answers an unknown cursor with 409": refused(LIST, 400, error(409), isFollowing) },
    S14: { "answers users of an unknown project with 400": refused(USERS, 404, error(400)) },
    S20: {
      "names no method in a 405": open(405, send({ headers: { allow: "" } })),
      "answers a wrong method with 404": open(405, error(404, "not_found")),
    },
    "generateToken , S28": {
      "grants fewer scopes": ok(TOKEN, (t) => assign(t, { scope: t.body.scope.split(" ")[0] })),
    },
    S29: {
      "refuses an unknown token beside a key pair": ok(LIST, unauthorized, (t) => bearer(t).includes("unknown")),
      "refuses an unknown key pair beside a token": ok(LIST, unauthorized, isFrom(UNKNOWN)),
    },
    S30: { "answers a foreign campaign with 403": refused(LIST, 404, error(403), path("camp_other")) },
    S37: {
      "words the details of a 404 in another way": refused(LIST, 404, (t) =>
        assign(t, { details: `No ${t.body.resource_type} ${t.body.resource_id}` }),
      ),
    },
  };
  return Object.entries(deviations).flatMap(([said, changes]) => {
    const [refuted = [], violations = []] = [/^[SC]\d\d$/, / /].map((kind) =>
      said.split(", ").filter((each) => kind.test(each)),
    );
    return Object.entries(changes).map(([name, change]) => ({ name, change, violations, refuted }));
  });
}

/** Changes the properties of each object in a body. */
function mapObjects(value: unknown, map: (entries: [string, unknown][]) => [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(map(Object.entries(value).map(([name, item]) => [name, mapObjects(item, map)])));
}

const isRoles = (entries: [string, unknown][]) => entries.every(([, role]) => role === "USER" || role === "ADMIN");
const body =
  (map: (body: unknown) => unknown, headers: Record<string, string> = {}): Change =>
  (t) =>
    t.body === undefined || t.method === "HEAD" ? undefined : reply(t, { body: map(t.body), headers });
const text = (from: RegExp, to: string, headers = {}) =>
  body((value) => JSON.parse(JSON.stringify(value).replaceAll(from, to)), headers);
/** Answers refusals in another way, if the contract leaves their status open. */
const open =
  (from: number, edit: (t: Traffic) => Response): Change =>
  (t) =>
    t.status === from && t.method !== "HEAD" && !(t.id && from in operations[t.id].responses) ? edit(t) : undefined;

/** Services that conform in other ways than ours. */
export const conformingServices: Readonly<Record<string, readonly Change[]>> = {
  "further properties, in another order": [
    body((value) =>
      mapObjects(value, (all) => (isRoles(all) ? all : [...all, ["further", 1]]).reverse() as typeof all),
    ),
  ],
  "offsets in its times, and a charset in its media type": [
    text(/(T[\d:.]+)Z"/g, '$1+00:00"', { "content-type": "application/json; charset=utf-8" }),
  ],
  "lower-case letters in its times": [text(/(\d)T([\d:.]+)Z"/g, '$1t$2z"')],
  "an empty first page with a cursor, and further headers": [
    (t) => {
      if (t.id !== LIST || t.method === "HEAD") return undefined;
      if (t.status === 200 && !isFollowing(t))
        return reply(t, { body: { ...t.body, data: [], has_more: true, more_starting_after: "start" } });
      const url = new URL(t.url);
      url.searchParams.delete("starting_after_id");
      return t.query.get("starting_after_id") === "start" ? t.resend(url) : undefined;
    },
    send({ headers: { "x-region": "eu" } }),
  ],
  "another status where the contract leaves it open": [
    open(400, error(422)),
    open(401, error(403)),
    open(403, error(401)),
    open(405, error(404)),
    open(415, error(400)),
    (t) => (t.id === undefined && t.status === 404 ? error(403)(t) : undefined),
    (t) => (t.status === 404 && t.url.pathname.includes("xxx") && t.method !== "HEAD" ? error(400)(t) : undefined),
    ok(REVOKE, error(404), isUnknownToken),
    ok(REVOKE, send({ status: 200, body: undefined })),
    (t) => (t.method === "HEAD" ? new Response(null, { status: 405 }) : undefined),
  ],
  "tokens of a minute, a new webhook event, other words in its errors, and no more_starting_after": [
    ok(LIST, (t) => assign(t, { more_starting_after: undefined })),
    ok(TOKEN, (t) => assign(t, { expires_in: 60, expires_at: t.body.expires_at - t.body.expires_in + 60 })),
    open(400, (t) => reply(t, { body: { ...t.body, message: "No", details: "Really not" } })),
    ok(HOOKS, first({ events: ["order.paid"] })),
  ],
};
