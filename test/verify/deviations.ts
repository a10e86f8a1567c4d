import { matchOperation, type OperationId } from "../../src/contract/internal.ts";

/** A request of an operation, and the response of a service that conforms. */
export interface Traffic {
  readonly id: OperationId | undefined;
  readonly method: string;
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly form: URLSearchParams;
  readonly status: number;
  readonly received: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: deviations write any JSON
  readonly body: any;
  /** Sends another request in its place. */
  readonly resend: (change: Resend) => Promise<Response>;
}

interface Resend {
  readonly url?: URL;
  readonly headers?: Headers;
  readonly form?: URLSearchParams;
}

export type Change = (traffic: Traffic) => Response | Promise<Response> | undefined | Promise<Response | undefined>;

/** A deviation of a service, and the place that the verification must name. */
export interface Deviation {
  readonly name: string;
  readonly change: Change;
  /** operationId and pointer of each violation. */
  readonly violations?: readonly string[];
  readonly refuted?: readonly string[];
}

/** Wraps a service that conforms; a change that returns nothing leaves the response as it is. */
export function deviate(send: typeof fetch, change: Change): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const response = await send(request);
    const url = new URL(request.url);
    const json = await response.clone().text();
    const changed = await change({
      id: matchOperation(request.method === "HEAD" ? "GET" : request.method, url.pathname)?.operation.id,
      method: request.method,
      url,
      query: url.searchParams,
      headers: request.headers,
      form: new URLSearchParams(text),
      status: response.status,
      received: response.headers,
      body: json === "" ? undefined : JSON.parse(json),
      resend: ({ url: other = url, headers = request.headers, form }) => {
        const body = form ?? (request.method === "GET" || request.method === "HEAD" ? undefined : text);
        return send(
          new Request(other, { method: request.method, headers, ...(body !== undefined && { body: `${body}` }) }),
        );
      },
    });
    const answer = changed ?? response;
    if (!answer.headers.has("date")) answer.headers.set("date", new Date().toUTCString());
    return answer;
  };
}

/** Creates a response with another body, status or header. */
export function reply(
  { status, received, body }: Pick<Traffic, "status" | "received" | "body">,
  change: { status?: number; body?: unknown; headers?: Record<string, string | undefined> },
): Response {
  const headers = new Headers(received);
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  const value = "body" in change ? change.body : body;
  if (value !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  return new Response(value === undefined ? null : JSON.stringify(value), { status: change.status ?? status, headers });
}

const LIST = "listMemberActivity";
const refuse = (traffic: Traffic, code: number, key = "invalid_request", more: object = {}) =>
  reply(traffic, { status: code, body: { code, key, message: key, ...more } });

type Edit = (traffic: Traffic) => Response | undefined;
type Select = (traffic: Traffic) => boolean;

/** Changes the successful responses of an operation: its body in place, or the response. */
function ok(id: OperationId, edit: Edit, select: Select = () => true): Change {
  return (traffic) => {
    const isMeant = traffic.id === id && traffic.method !== "HEAD" && traffic.status < 300 && select(traffic);
    return isMeant ? (edit(traffic) ?? reply(traffic, {})) : undefined;
  };
}

/** Changes the refusals of an operation. */
function refused(id: OperationId, status: number, edit: Edit, select: Select = () => true): Change {
  return (traffic) => {
    const isMeant = traffic.id === id && traffic.method !== "HEAD" && traffic.status === status && select(traffic);
    return isMeant ? (edit(traffic) ?? reply(traffic, {})) : undefined;
  };
}

const emptyPage: Edit = (t) =>
  reply(t, { status: 200, body: { object: "list", data_ref: "data", data: [], has_more: false } });
const emptyList: Edit = (t) =>
  reply(t, { status: 200, body: { object: "list", data_ref: "data", data: [], total: 0 } });
let issued = 0;
const issue: Edit = (t) => {
  const [expires_in, expires_at] = [900, Math.floor(Date.now() / 1000) + 900];
  const scope = t.form.get("scope") ?? "loyalties";
  const body = {
    access_token: `made-up-token-${issued++}`,
    client_id: "app_demo",
    expires_at,
    expires_in,
    scope,
    token_type: "Bearer",
  };
  return reply(t, { status: 200, body, headers: { "cache-control": "no-store" } });
};
const query =
  (name: string, accepts: (value: string) => boolean): Select =>
  (t) =>
    t.query.has(name) && accepts(t.query.get(name) ?? "");
const isFollowing: Select = (t) => t.query.has("starting_after_id");
const hasLimit = (limit: string): Select => query("limit", (value) => value === limit);
const bearer = ({ headers }: Traffic) => headers.get("authorization") ?? "";
const set = (object: object | undefined, values: object): undefined => void Object.assign(object ?? {}, values);
// biome-ignore lint/suspicious/noExplicitAny: any JSON
const remove = (object: any, name: string): undefined => void (object && Reflect.deleteProperty(object, name));
// biome-ignore lint/suspicious/noExplicitAny: any JSON
const eachEvent = (t: Traffic, change: (event: any) => void): undefined => void t.body.data.forEach(change);

/** Accepts refused requests as if they had these credentials. */
function admit(id: OperationId, select: Select, credentials: Record<string, string>): Change {
  return (t) => {
    if (t.id !== id || ![401, 403].includes(t.status) || t.method !== "GET" || !select(t)) return undefined;
    const headers = new Headers(t.headers);
    headers.delete("authorization");
    for (const [name, value] of Object.entries(credentials)) headers.set(name, value);
    return t.resend({ headers });
  };
}

/** Reads a page as if the request had this parameter. */
function withQuery(name: string, value: string): Change {
  return (t) => {
    if (t.id !== LIST || t.status !== 200 || t.query.has(name)) return undefined;
    const url = new URL(t.url);
    url.searchParams.set(name, value);
    return t.resend({ url });
  };
}

/** Lists deviations of a service, whose credentials these are. */
export function listDeviations(application: Record<string, string>, management: Record<string, string>): Deviation[] {
  const revoked = new Set<string>();
  const narrow = new Set<string>();
  const limit = [`${LIST} /query/limit`];
  let reads = 0;
  const deviations: [name: string, change: Change, violations: readonly string[], refuted?: readonly string[]][] = [
    // Values of requests
    [
      "sends at most 50 events",
      ok(
        LIST,
        (t) => refuse(t, 400),
        query("limit", (value) => Number(value) > 50),
      ),
      limit,
    ],
    ["accepts a limit of 0", refused(LIST, 400, emptyPage, hasLimit("0")), limit],
    ["accepts a limit of 101", refused(LIST, 400, emptyPage, hasLimit("101")), limit],
    ["accepts a fraction as limit", refused(LIST, 400, emptyPage, hasLimit("1.5")), limit],
    ["accepts an empty limit", refused(LIST, 400, emptyPage, hasLimit("")), limit],
    ["accepts a repeated limit", refused(LIST, 400, emptyPage, (t) => t.query.getAll("limit").length > 1), limit],
    [
      "accepts an unknown order",
      refused(
        LIST,
        400,
        emptyPage,
        query("order", () => true),
      ),
      [`${LIST} /query/order`],
    ],
    [
      "refuses the order -created_at",
      ok(
        LIST,
        (t) => refuse(t, 400),
        query("order", (value) => value === "-created_at"),
      ),
      [`${LIST} /query/order`],
    ],
    [
      "fails for a cursor with Unicode",
      refused(
        LIST,
        400,
        (t) => refuse(t, 500, "internal_error"),
        query("starting_after_id", (value) => /[^ -~]/.test(value)),
      ),
      [`${LIST} /query/starting_after_id`],
    ],
    [
      "accepts any grant type",
      refused(
        "generateToken",
        400,
        issue,
        (t) =>
          t.form.getAll("grant_type").length === 1 &&
          t.form.getAll("scope").length === 1 &&
          t.form.get("grant_type") !== "client_credentials" &&
          t.form.get("scope") === "loyalties",
      ),
      ["generateToken /body/grant_type"],
    ],
    [
      "grants an unknown scope",
      refused("generateToken", 400, issue, (t) => t.form.get("scope") === "loyalty-verify-unknown"),
      ["generateToken /body/scope", "generateToken /scope"],
    ],
    ["needs no scope", refused("generateToken", 400, issue, (t) => !t.form.has("scope")), ["generateToken /body"]],
    [
      "reads a token request of any media type",
      refused("generateToken", 415, issue),
      ["generateToken /headers/content-type"],
    ],
    [
      "revokes nothing without complaint",
      refused(
        "revokeToken",
        400,
        (t) => reply(t, { status: 204, body: undefined }),
        (t) => !t.form.has("access_token"),
      ),
      ["revokeToken /body"],
    ],
    // Statuses
    ["issues tokens with 201", ok("generateToken", (t) => reply(t, { status: 201 })), ["generateToken "], ["S22"]],
    [
      "answers a revocation with a body",
      ok("revokeToken", (t) => reply(t, { status: 200, body: {} })),
      ["revokeToken "],
      ["S06"],
    ],
    [
      "answers a missing management key with 403",
      refused("listWebhooks", 401, (t) => refuse(t, 403)),
      ["listWebhooks /headers"],
    ],
    ["lists nothing for an unknown project", refused("listWebhooks", 404, emptyList), ["listWebhooks /path/projectId"]],
    [
      "answers an unknown project with 400",
      refused("listWebhooks", 404, (t) => refuse(t, 400)),
      ["listWebhooks /path/projectId"],
    ],
    [
      "lists nothing for an unknown campaign",
      refused(LIST, 404, emptyPage, (t) => !t.url.pathname.includes("camp_9")),
      [`${LIST} /path/campaignId`],
      ["S30"],
    ],
    [
      "answers an unknown member with 400",
      refused(
        LIST,
        404,
        (t) => refuse(t, 400),
        (t) => t.url.pathname.includes("camp_9"),
      ),
      [`${LIST} /path/memberId`],
    ],
    [
      "writes another code than the status",
      refused("listUsers", 404, (t) => set(t.body, { code: 400 })),
      ["listUsers /code"],
    ],
    [
      "answers an unknown path with a page",
      (t) => (t.url.pathname === "/loyalty-verify-unknown" ? reply(t, { status: 200, body: {} }) : undefined),
      [`${LIST} /path`],
      ["S20"],
    ],
    [
      "answers every method alike",
      (t) => (t.method === "PROPFIND" ? reply(t, { status: 200, body: {} }) : undefined),
      [`${LIST} `, "listWebhooks ", "listUsers "],
      ["S20"],
    ],
    // Bodies and headers
    ["omits the key of an error", refused("listWebhooks", 401, (t) => remove(t.body, "key")), ["listWebhooks "]],
    [
      "words an error in another way",
      refused("listUsers", 401, (t) => set(t.body, { message: "No" })),
      ["listUsers /message"],
    ],
    ["omits has_more", ok(LIST, (t) => remove(t.body, "has_more")), [`${LIST} `]],
    ["names another kind of object", ok("listUsers", (t) => set(t.body, { object: "array" })), ["listUsers /object"]],
    ["writes a total as text", ok("listWebhooks", (t) => set(t.body, { total: "1" })), ["listWebhooks /total"]],
    [
      "counts other webhooks than it lists",
      ok("listWebhooks", (t) => set(t.body, { total: 99 })),
      ["listWebhooks "],
      ["S26"],
    ],
    ["omits the time of an event", ok(LIST, (t) => remove(t.body.data[0], "created_at")), [`${LIST} /data/*`], ["S17"]],
    [
      "invents an event type",
      ok(LIST, (t) => set(t.body.data[0], { type: "customer.invented" })),
      [`${LIST} /data/*/type`],
    ],
    [
      "writes times without an offset",
      ok(LIST, (t) => set(t.body.data[0], { created_at: "2026-01-01 10:00" })),
      [`${LIST} /data/*/created_at`],
      ["S25"],
    ],
    [
      "omits the id of a webhook",
      ok("listWebhooks", (t) => remove(t.body.data[0], "id")),
      ["listWebhooks /data/*"],
      ["S17"],
    ],
    [
      "invents a role",
      ok("listUsers", (t) => set(t.body.data[0], { projects: { proj: "OWNER" } })),
      ["listUsers /data/*/projects/*"],
    ],
    [
      "invents a channel",
      ok(LIST, (t) => set(t.body.data[0]?.data, { event_source: { channel: "FAX" } })),
      [`${LIST} /data/*/data/event_source/channel`],
    ],
    [
      "writes a campaign as text",
      ok(LIST, (t) => eachEvent(t, ({ data }) => data.data.campaign && set(data.data, { campaign: "camp" }))),
      [`${LIST} /data/*/data/data/campaign`],
    ],
    [
      "writes an event name as a number",
      ok("listWebhooks", (t) => set(t.body.data[0], { events: [7] })),
      ["listWebhooks /data/*/events/*"],
      [],
    ],
    [
      "writes the token type in lower case",
      ok("generateToken", (t) => set(t.body, { token_type: "bearer" })),
      ["generateToken /token_type"],
    ],
    ["omits the client of a token", ok("generateToken", (t) => remove(t.body, "client_id")), ["generateToken "]],
    [
      "counts the lifetime from another time",
      ok("generateToken", (t) => set(t.body, { expires_at: t.body.expires_at + 3600 })),
      ["generateToken "],
    ],
    ["sends pages as text/html", ok(LIST, (t) => reply(t, { headers: { "content-type": "text/html" } })), [`${LIST} `]],
    // Credentials
    ["needs no management key", admit("listWebhooks", () => true, management), ["listWebhooks /headers"]],
    [
      "needs only the id of a management key",
      admit("listUsers", (t) => t.headers.has("x-management-id"), management),
      ["listUsers /headers"],
    ],
    [
      "does not verify the secret of an application",
      admit(LIST, (t) => t.headers.get("x-app-id") === application["X-App-Id"], application),
      [`${LIST} /headers`],
    ],
    [
      "accepts an application key for management",
      admit("listUsers", (t) => t.headers.has("x-app-id"), management),
      ["listUsers /headers"],
    ],
    ["accepts any token", admit(LIST, (t) => bearer(t) !== "", application), [`${LIST} /headers`]],
    ["accepts a token of any scope", admit(LIST, (t) => t.status === 403, application), [`${LIST} /headers`]],
    [
      "revokes nothing",
      (t) => {
        if (t.id === "revokeToken") revoked.add(`Bearer ${t.form.get("access_token")}`);
        return admit(LIST, () => revoked.has(bearer(t)), application)(t);
      },
      [`${LIST} /headers`],
    ],
    [
      "refuses tokens in the header of the contract",
      ok(
        LIST,
        (t) => refuse(t, 401, "unauthorized"),
        (t) => bearer(t) !== "" && !t.headers.has("x-app-id"),
      ),
      [`${LIST} /headers`],
      ["S05"],
    ],
    // Pages
    [
      "reverses its pages",
      ok(LIST, (t) => void t.body.data.reverse(), hasLimit("100")),
      [`${LIST} /data`, `${LIST} `],
      ["S04"],
    ],
    [
      "loses an event between pages",
      ok(
        LIST,
        (t) => void t.body.data.shift(),
        (t) => hasLimit("7")(t) && isFollowing(t),
      ),
      [`${LIST} /data`],
    ],
    [
      "lists an event twice",
      ok(LIST, (t) => void t.body.data.push(t.body.data[0]), hasLimit("7")),
      [`${LIST} /data`, `${LIST} `],
      [],
    ],
    [
      "sends more events than the limit",
      ok(LIST, (t) => void t.body.data.unshift({ ...t.body.data[0], id: "evt_more" }), hasLimit("1")),
      [`${LIST} /data`, `${LIST} `],
      [],
    ],
    [
      "repeats its cursor",
      ok(
        LIST,
        (t) => set(t.body, { more_starting_after: t.query.get("starting_after_id") }),
        (t) => hasLimit("7")(t) && isFollowing(t) && t.body.has_more,
      ),
      [`${LIST} `],
      [],
    ],
    [
      "changes listed events",
      ok(LIST, (t) => eachEvent(t, (event) => set(event, { group_id: `group_${reads++}` }))),
      [],
      ["S35"],
    ],
    // Assumptions answered in another way
    [
      "issues tokens only below /v1",
      (t) => (t.url.pathname === "/oauth/token" ? refuse(t, 404, "not_found") : undefined),
      [],
      ["S02"],
    ],
    ["sends 20 events by default", withQuery("limit", "20"), [], ["S03"]],
    ["lists the newest events first by default", withQuery("order", "-created_at"), [], ["S04"]],
    [
      "answers a revocation with an empty 200",
      ok("revokeToken", (t) => reply(t, { status: 200, body: undefined })),
      [],
      ["S06", "S07"],
    ],
    [
      "refuses to revoke an unknown token",
      ok(
        "revokeToken",
        (t) => refuse(t, 404, "not_found"),
        (t) => t.form.get("access_token") === "loyalty-verify-unknown",
      ),
      [],
      ["S07"],
    ],
    [
      "issues tokens for an hour",
      ok("generateToken", (t) => set(t.body, { expires_in: 3600, expires_at: t.body.expires_at + 2700 })),
      [],
      ["S08"],
    ],
    [
      "lets caches keep tokens",
      ok("generateToken", (t) => reply(t, { headers: { "cache-control": undefined } })),
      [],
      ["S09"],
    ],
    ["refuses a token request with 422", refused("generateToken", 400, (t) => refuse(t, 422)), [], ["S09"]],
    ["answers missing application keys with 403", refused(LIST, 401, (t) => refuse(t, 403)), [], ["S10"]],
    ["answers a token without the scope with 401", refused(LIST, 403, (t) => refuse(t, 401)), [], ["S11"]],
    [
      "answers an invalid query with 422",
      refused(
        LIST,
        400,
        (t) => refuse(t, 422),
        (t) => t.query.has("limit"),
      ),
      [],
      ["S12"],
    ],
    [
      "refuses unknown parameters",
      ok(
        LIST,
        (t) => refuse(t, 400),
        (t) => t.query.has("loyalty-verify-unknown"),
      ),
      [],
      ["S12"],
    ],
    ["answers an unknown cursor with 409", refused(LIST, 400, (t) => refuse(t, 409), isFollowing), [], ["S13"]],
    ["answers users of an unknown project with 400", refused("listUsers", 404, (t) => refuse(t, 400)), [], ["S14"]],
    [
      "answers a wrong method with 404",
      (t) => (t.status === 405 && t.method !== "HEAD" ? refuse(t, 404, "not_found") : undefined),
      [],
      ["S20"],
    ],
    [
      "grants fewer scopes",
      ok("generateToken", (t) => set(t.body, { scope: t.body.scope.split(" ")[0] })),
      ["generateToken "],
      ["S28"],
    ],
    [
      "refuses an unknown token beside a key pair",
      ok(
        LIST,
        (t) => refuse(t, 401, "unauthorized"),
        (t) => bearer(t).includes("unknown"),
      ),
      [],
      ["S29"],
    ],
    [
      "answers a foreign campaign with 403",
      refused(
        LIST,
        404,
        (t) => refuse(t, 403),
        (t) => t.url.pathname.includes("camp_other"),
      ),
      [],
      ["S30"],
    ],
    [
      "words the details of a 404 in another way",
      refused(LIST, 404, (t) => set(t.body, { details: `No ${t.body.resource_type} ${t.body.resource_id}` })),
      [],
      ["S37"],
    ],
    [
      "needs both scopes",
      (t) => {
        if (t.id === "generateToken" && !t.form.get("scope")?.includes(" "))
          narrow.add(`Bearer ${t.body?.access_token}`);
        return ok(
          LIST,
          () => refuse(t, 403, "insufficient_scope"),
          () => narrow.has(bearer(t)),
        )(t);
      },
      [`${LIST} /headers`],
      ["C01"],
    ],
  ];
  return deviations.map(([name, change, violations, refuted = []]) => ({ name, change, violations, refuted }));
}

/** Lists services that conform in other ways than ours. */
export function listConformingServices(): { readonly name: string; readonly change: Change }[] {
  const isJson = (t: Traffic) => t.body !== undefined && t.method !== "HEAD";
  const eachObject = (value: unknown, change: (entries: [string, unknown][]) => [string, unknown][]): unknown => {
    if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, item]): [string, unknown] => [name, eachObject(item, change)]);
    return Object.fromEntries(change(entries));
  };
  const body =
    (change: (body: unknown) => unknown): Change =>
    (t) =>
      isJson(t) ? reply(t, { body: change(t.body) }) : undefined;
  const text = (from: RegExp, to: string): Change =>
    body((value) => JSON.parse(JSON.stringify(value).replaceAll(from, to)));
  const header =
    (name: string, value: string): Change =>
    (t) =>
      reply(t, { headers: { [name]: value } });
  const isOpen = (t: Traffic) => t.status >= 400 && t.status < 500 && t.method !== "HEAD";
  const answer =
    (from: number, to: number): Change =>
    (t) =>
      isOpen(t) && t.status === from && t.id !== "listUsers" && t.id !== "listWebhooks" ? refuse(t, to) : undefined;
  const services: [name: string, change: Change][] = [
    ["another order of properties", body((value) => eachObject(value, (entries) => entries.reverse()))],
    [
      "further properties",
      body((value) =>
        eachObject(value, (entries) =>
          entries.every(([, role]) => role === "USER" || role === "ADMIN") ? entries : [...entries, ["further", 1]],
        ),
      ),
    ],
    [
      "a charset in its media type",
      (t) => (isJson(t) ? reply(t, { headers: { "content-type": "application/json; charset=utf-8" } }) : undefined),
    ],
    ["offsets in its times", text(/(T[\d:.]+)Z"/g, '$1+00:00"')],
    ["lower-case letters in its times", text(/(\d)T([\d:.]+)Z"/g, '$1t$2z"')],
    [
      "an empty first page with a cursor",
      (t) =>
        t.id !== LIST || t.method === "HEAD"
          ? undefined
          : t.status === 200 && !isFollowing(t)
            ? reply(t, { body: { ...t.body, data: [], has_more: true, more_starting_after: "start" } })
            : t.query.get("starting_after_id") === "start"
              ? withoutCursor(t)
              : undefined,
    ],
    ["no more_starting_after", ok(LIST, (t) => remove(t.body, "more_starting_after"))],
    ["422 for what is invalid", answer(400, 422)],
    ["403 for missing keys", answer(401, 403)],
    ["401 for a missing scope", (t) => (t.status === 403 ? refuse(t, 401) : undefined)],
    ["404 for a wrong method", answer(405, 404)],
    ["400 for another media type", answer(415, 400)],
    ["403 for an unknown path", (t) => (t.id === undefined && isOpen(t) ? refuse(t, 403) : undefined)],
    ["an empty 200 for a revocation", ok("revokeToken", (t) => reply(t, { status: 200, body: undefined }))],
    [
      "404 for an unknown token",
      ok("revokeToken", (t) => (t.form.get("access_token")?.includes("unknown") ? refuse(t, 404) : undefined)),
    ],
    [
      "tokens of a minute",
      ok("generateToken", (t) => set(t.body, { expires_in: 60, expires_at: t.body.expires_at - 840 })),
    ],
    ["405 for HEAD", (t) => (t.method === "HEAD" ? new Response(null, { status: 405 }) : undefined)],
    ["further headers", header("x-region", "eu")],
    [
      "other words in its errors",
      (t) =>
        isOpen(t) && t.status === 400
          ? reply(t, { body: { ...t.body, message: "No", details: "Really not" } })
          : undefined,
    ],
    ["a new webhook event", ok("listWebhooks", (t) => set(t.body.data[0], { events: ["order.paid"] }))],
  ];
  return services.map(([name, change]) => ({ name, change }));
}

const withoutCursor = (t: Traffic) => {
  const url = new URL(t.url);
  url.searchParams.delete("starting_after_id");
  return t.resend({ url });
};
