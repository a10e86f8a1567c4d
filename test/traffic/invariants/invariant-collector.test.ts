import { describe, expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import type { BrokenInvariant, InvariantId } from "../../../src/traffic/internal.ts";
import { InvariantCollector } from "../../../src/traffic/invariants/invariant-collector.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";

const HOST = "https://api.loyalty.example";
const REVOKE_URL = `${HOST}/v1/oauth/token/revoke`;
const WEBHOOKS_URL = `${HOST}/management/v1/projects/proj_1/webhooks`;
const USERS_URL = `${HOST}/management/v1/projects/proj_1/users`;
const T0 = Date.parse("2026-06-01T12:00:00Z");

/** An exchange: without `at`, exchange number n takes the seconds 10n to 10n + 1; without `file`, it is in the first file. */
interface Step extends EntryOptions {
  readonly at?: readonly [start: number, end: number] | "unknown";
  readonly file?: number;
}

/** Event n is created n seconds after the epoch, and so are events na, nb, … in this order. */
const event = (id: string) => ({
  id: `evt_${id}`,
  created_at: new Date(Number.parseInt(id, 10) * 1000).toISOString(),
});
const app = (id = "app_1") => ({ "x-app-id": id, "x-app-token": "t1" });
/** The query of a listing in words: `up after 2`, `down limit 1`. */
const toQuery = (words: string) =>
  words
    .replace(/^(?=.)/, "?")
    .replace(/up ?/, "order=created_at&")
    .replace(/down ?/, "order=-created_at&")
    .replace(/limit (\w*)/, "limit=$1")
    .replace(/after (\w+)/, "starting_after_id=evt_$1");
/** A page: its query, its events, and its cursor if there are more, such as `up after 1: 2 3 > 3`. */
const listed = (text: string, more: Step = {}): Step => {
  const [, query = "", ids = "", next] = /^(?:([^:]*):)?([^>]*)(?:> (.+))?$/.exec(text) ?? [];
  const data = (ids.match(/\S+/g) ?? []).map(event);
  return {
    url: `${ACTIVITY_URL}${toQuery(query)}`,
    headers: app(),
    body: page(data, { has_more: next !== undefined, more_starting_after: next && `evt_${next}` }),
    ...more,
  };
};
/** A text stands for a page. */
const toStep = (step: Step | string): Step => (typeof step === "string" ? listed(step) : step);
const at = (start: number, end: number, step: Step | string): Step => ({ ...toStep(step), at: [start, end] });
/** A page whose body says this about the next one. */
const ending = (ids: readonly string[], more: object): Step => ({ headers: app(), body: page(ids.map(event), more) });
const timed = (...times: readonly string[]): Step => ({
  url: `${ACTIVITY_URL}${toQuery("up")}`,
  headers: app(),
  body: page(times.map((time) => ({ id: `evt_${time}`, created_at: `2016-12-31T${time}` }))),
});
const withEvent = (changes: object, more: Step = {}): Step => ({
  headers: app(),
  body: page([{ ...event("1"), type: "t", data: { a: 1, b: [2] }, ...changes }]),
  ...more,
});
const dated = (seconds: number, step: Step | string): Step => ({
  ...toStep(step),
  responseHeaders: { date: new Date(T0 + seconds * 1000).toUTCString() },
});
/** A token that is issued at second 0 of the service and expires after 900 s. */
const issued = (changes?: object, scope = "api", more: Step = {}): Step => ({
  url: TOKEN_URL,
  headers: app(),
  form: { grant_type: "client_credentials", scope },
  body: { access_token: "tok_1", expires_at: T0 / 1000 + 900, expires_in: 900, scope, ...changes },
  ...more,
});
const used = (more: Step = {}): Step => ({ headers: { authorization: "Bearer tok_1" }, ...more });
const revoked = (more: Step = {}): Step => ({
  url: REVOKE_URL,
  headers: app(),
  form: { access_token: "tok_1" },
  status: 204,
  body: "",
  ...more,
});
const refused = (more: Step = {}) => used({ status: 401, body: { code: 401 }, ...more });
const missing = (type: string, id: string, details = `Cannot find ${type} with id ${id}`): Step =>
  type === "project"
    ? { url: WEBHOOKS_URL, status: 404, body: { details } }
    : { url: ACTIVITY_URL, status: 404, body: { resource_type: type, resource_id: id, details } };
const totalled = (url: string, total: number): Step => ({ url, body: { ...page([{ id: "a" }]), total } });
const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const tenant = (id: string): Step => ({ headers: app(id) });
const bearer = (token: string): Step => ({ headers: { authorization: `Bearer ${token}` } });
const unknown: Step = { at: "unknown" };
const [BOTH, FIRST] = ["up limit 9: 1 2", "up limit 9: 1"];
/** A key pair and a token in one request (S29). */
const twoCredentials: Step = { headers: { ...app(), authorization: "Bearer tok_1" } };
const forbidden: Step = { status: 403, body: { code: 403 } };
const file1: Step = { file: 1 };

/** Collects the facts of exchanges. */
function collect(steps: readonly (Step | string)[], ...options: ConstructorParameters<typeof InvariantCollector>) {
  const all = steps.map(toStep);
  const collector = new InvariantCollector(...options);
  const entries = all.map(({ at: when, ...options }, n) => {
    const [start, end] = when === undefined || when === "unknown" ? [10 * n, 10 * n + 1] : when;
    const raw = entry({ ...options, startedAt: new Date(T0 + start * 1000).toISOString(), time: (end - start) * 1000 });
    return when === "unknown" ? { request: raw.request, response: raw.response } : raw;
  });
  for (const exchange of readExchanges(har(...entries))) collector.add(exchange, all[exchange.index]?.file);
  return collector;
}
const check = (...args: Parameters<typeof collect>) => collect(...args).report();

type Case = readonly [does: string, steps: readonly (Step | string)[], shownBy?: string];
/** For each invariant recordings that break it, with the exchanges that show it, and right ones that come close. */
const cases: Record<InvariantId, readonly Case[]> = {
  "no-event-twice": [
    ["reports an event on two pages", ["1 2 > 2", "after 2: 1 3"], "0 1"],
    ["reports it whichever page came first", ["after 2: 1 3", "1 2 > 2"], "0 1"],
    ["reports an event twice on a page", ["1", "limit 2: 1 1"], "1"],
    ["reports a page that contains its cursor", ["after 2: 2 3"], "0"],
    ["reports an event of the same time", ["up: 1a 1b > 1b", "up after 1b: 1a"], "0 1"],
    ["reports it descending", ["down: 3 2 > 2", "down after 2: 3 1"], "0 1"],
    ["reports a page that repeats an event only as such", ["up limit 9: 1 2", "up limit 9: 1 1"], "1"],
    ["reports a page that contains its cursor only as such", ["up: 1 2 3", "up after 2: 2"], "1"],
    ["accepts an event in two listings", ["limit 2: 1 2", "limit 2: 1 2"]],
    ["accepts a retry of a page", ["1 > 1", "after 1: 2", "after 1: 2"]],
    ["accepts other cursors in both directions", ["up: 1 2 > 2", "down after 2: 1"]],
    ["accepts a listing without a beginning", ["after 1: 2"]],
  ],
  "no-event-lost": [
    ["reports a gap that a whole listing proves", ["1 2 3", "limit 1: 1 > 1", "after 1: 3"], "0 2"],
    ["reports a gap on the first page", ["1 2 3", "limit 2: 1 3 > 3"], "0 1"],
    ["reports a gap that another page proves", ["up after 1: 2 3 > 3", "up after 1: 3 4 > 4"], "0 1"],
    ["reports a gap that a descending page proves", ["down: 4 3 2 > 2", "up: 1 2 4 > 4"], "0 1"],
    ["reports a gap after a known cursor", ["up: 1 > 1", "down limit 2: 3 2 > 2", "up after 1: 3"], "1 2"],
    ["reports a gap among events of the same time", ["up: 1a 1b 1c", "up: 1a 1c"], "0 1"],
    ["reports an event that is lost at the end", ["up limit 9: 1 2", "up limit 9: 1"], "0 1"],
    ["reports several lost events once", ["1 2 3 4", "1 4", "1 4"], "0 1"],
    ["reports a log that is empty again", ["limit 5: 1", "limit 5:"], "0 1"],
    ["reports a gap that the first of two pages proves", [at(0, 1, BOTH), at(2, 9, BOTH), at(4, 5, FIRST)], "0 2"],
    ["reports a gap that the second of two pages proves", [at(0, 9, BOTH), at(1, 2, BOTH), at(4, 5, FIRST)], "1 2"],
    ["accepts two pages", ["1 2", "limit 1: 1 > 1", "after 1: 2"]],
    ["accepts an incomplete listing", ["1 2", "limit 1: 1 > 1"]],
    ["accepts a new event", ["1 3", "1 2 3"]],
    ["accepts a new event during a descending listing", ["down limit 1: 2 > 2", "down: 3 2 1", "down after 2: 1"]],
    ["accepts an old event that is imported during a listing", ["up limit 1: 2 > 2", "up: 1 2 3", "up after 2: 3"]],
    ["accepts a slow page", [at(0, 9, "1"), at(2, 3, "1 2")]],
    ["accepts a slow page in the other order", [at(2, 3, "1 2"), at(0, 9, "1")]],
    ["accepts pages that end and start in the same millisecond", [at(0, 1, "1 2"), at(1, 2, "1")]],
    ["reports a page that starts 1 ms after the end of another one", [at(0, 1, "1 2 3"), at(1.001, 2, "1 3")], "0 1"],
    ["accepts two hosts", ["1 2", listed("1", { url: ACTIVITY_URL.replace("api", "staging") })]],
    ["accepts two tenants", ["1 2", listed("1", tenant("app_2"))]],
    ["accepts two base paths", ["1 2", listed("1", { url: ACTIVITY_URL.replace("/v1", "/test/v1") })]],
    ["accepts two tokens of unknown tenants", [listed("1 2", bearer("tok_1")), listed("1", bearer("tok_2"))]],
    ["accepts a page that lacks an event of another recording", [dated(0, "1 2"), dated(60, listed("1", file1))]],
    ["accepts a cached response", ["1 2", listed("1", { responseHeaders: { age: "60" } })]],
    ["reports a gap after an unknown cursor", ["1 2 3", "after 9: 1 3"], "0 1"],
    ["accepts a page after an unknown cursor", ["1 2 3", "after 9: 2 3"]],
    ["accepts a page that begins among events of the same time", ["1a 1b", "limit 1: 1b > 1b"]],
    ["accepts a page in an unknown order", ["down: 3 2 1", "2 > 2"]],
    ["accepts an empty page with more", ["up: 1", "up: > 0"]],
  ],
  "times-in-order": [
    ["reports ascending pages", ["up: 5 > 5", "up after 5: 4 > 4"], "0 1"],
    ["reports an ascending page", ["up: 1 3 2 > 2"], "0"],
    ["reports a descending page", ["down: 1 2 > 2"], "0"],
    ["reports an unsorted page only as such", ["up: 1 2 3 4", "up: 1 4 3 > 3"], "1"],
    ["reports a page in neither order, S04", ["1 3 2 > 2"], "0"],
    ["reports microseconds, S25", [timed("23:59:59.000002Z", "23:59:59.000001Z")], "0"],
    ["reports a leap second, S25", [timed("23:59:60Z", "23:59:59.5Z")], "0"],
    ["accepts a leap second after its minute, S25", [timed("23:59:59Z", "23:59:59.5z", "23:59:60Z")]],
    ["accepts descending pages", ["down: 5 > 5", "down after 5: 4"]],
    ["accepts the default order descending, S04", ["3 2 > 2", "after 2: 1"]],
    ["accepts the same time", ["up: 1b 1a > 1a", "up after 1a: 1c"]],
  ],
  "cursor-is-last-event": [
    ["reports an earlier event", ["1 2 > 1"], "0"],
    ["reports an unknown event", ["1 2 > 9"], "0"],
    ["accepts the last event", ["1 2 > 2"]],
    ["accepts any on an empty page", ["> 2"]],
    ["accepts any on the last page", [ending(["1"], { has_more: false, more_starting_after: "x" })]],
  ],
  "cursor-moves": [
    ["reports a listing that repeats its cursor", ["after 2: > 2"], "0"],
    ["reports it with events", ["after 2: 3 > 2"], "0"],
    ["reports an empty page with more and no cursor", [ending([], { has_more: true })], "0"],
    ["reports an empty page with an empty cursor", [ending([], { has_more: true, more_starting_after: "" })], "0"],
    ["accepts an empty page with more and the next cursor", ["after 2: > 3"]],
    ["accepts events with more and no cursor, S34", [ending(["1"], { has_more: true })]],
    ["accepts the next cursor", ["after 2: 3 > 3"]],
  ],
  "at-most-limit": [
    ["reports more than the limit", ["limit 1: 1 2"], "0"],
    ["accepts the limit", ["limit 2: 1 2"]],
    ["accepts any number without a limit, S03", [listed(range(101).join(" "))]],
    ["accepts any number with limit=abc", ["limit abc: 1 2"]],
    ["accepts any number with an empty limit", ["limit : 1 2"]],
  ],
  "last-page-is-last": [
    ["reports later events, ascending", ["up: 1 2 3 > 3", "up limit 2: 1 2"], "0 1"],
    ["reports earlier events, descending", ["down: 3 2 1 > 1", "down limit 2: 3 2"], "0 1"],
    ["reports the flag that the other order shows", ["down: 3 2 > 2", "up limit 2: 1 2"], "0 1"],
    ["accepts the flag if another page shows more later", ["up limit 2: 1 2", "up after 2: 3"]],
    ["accepts events that arrive later", ["up limit 2: 1 2", "up: 1 2 3 > 3"]],
    ["accepts events that may have arrived later", [at(0, 5, "up: 1 2 3"), at(1, 2, "up limit 2: 1 2")]],
    ["reports a page of the application's token", [issued(), listed("1 2", bearer("tok_1")), "1"], "1 2"],
    ["accepts an empty page after the last event", ["up: 1 > 1", "up limit 9: 1 2"]],
    ["accepts an empty page after an unknown event", ["1 > 1", "after 9:"]],
  ],
  "more-events-follow": [
    ["reports an empty next page", ["up: 1 > 1", "up after 1:"], "0 1"],
    ["reports a later listing that ends there", ["up: 1 2 > 2", "up: 1 2"], "0 1"],
    ["reports it descending", ["down: 2 1 > 1", "down: 2 1"], "0 1"],
    ["reports an empty log", ["up: > 0", "up:"], "0 1"],
    ["accepts an empty page before", ["up after 1:", "up: 1 > 1"]],
    ["accepts an empty page at the same time", [at(0, 5, "up: 1 > 1"), at(1, 2, "up after 1:")]],
    ["accepts an empty page of the other order", ["up: 1 > 1", "down after 1:"]],
    ["accepts an event after an empty page", ["up: > 0", "up: 1"]],
    ["accepts an empty page after an unknown event", ["up: > 0", "up after 9:"]],
    ["accepts an empty page after another event", ["up: 1 > 1", "up after 2:"]],
  ],
  "event-keeps-content": [
    ["reports another value, S35", [withEvent({}), withEvent({ data: { a: 1, b: [3] } })], "0 1"],
    ["reports another time", [withEvent({}), withEvent({ created_at: event("2").created_at })], "0 1"],
    ["reports a third page once", [withEvent({}), withEvent({ type: "u" }), withEvent({ type: "v" })], "0 1"],
    ["reports it only as such", [withEvent({}), withEvent({ type: "u" }), "up limit 9:"], "0 1"],
    ["accepts properties in another order", [withEvent({}), withEvent({ data: { b: [2], a: 1 } })]],
    [
      "accepts an instant in another notation",
      [
        withEvent({ created_at: "1970-01-01T00:00:01Z", at: "2026-01-01T00:00:00Z" }),
        withEvent({ created_at: "1970-01-01T01:00:01.000+01:00", at: "2026-01-01T00:00:00.000z" }),
      ],
    ],
    ["accepts other content in another recording", [withEvent({}), withEvent({ data: { a: 9 } }, file1)]],
    ["accepts the same id in another log", [withEvent({}), withEvent({ type: "u" }, tenant("app_2"))]],
  ],
  "revoked-token-stays-dead": [
    ["reports use after the revocation", [revoked(), used()], "0 1"],
    ["reports one use", [revoked(), used(), used()], "0 1"],
    ["reports the first of two revocations", [revoked(), revoked(), used()], "0 2"],
    ["reports use of a token whose issue is recorded", [issued(), revoked(), used()], "1 2"],
    ["reports a token that is issued again", [issued(), revoked(), issued()], "1 2"],
    ["reports use in another recording", [at(0, 1, dated(0, revoked())), at(-90, -89, dated(30, used(file1)))], "0 1"],
    ["accepts use before and refusal afterwards", [used(), revoked(), refused()]],
    ["accepts use after a failed revocation", [revoked({ status: 500 }), used()]],
    ["accepts use during the revocation", [at(0, 9, revoked()), at(5, 12, used())]],
    ["accepts a clock that was set back", [at(100, 101, dated(1, used())), at(50, 51, dated(60, revoked()))]],
    ["accepts use during the revocation in the other order", [at(5, 12, used()), at(0, 9, revoked())]],
    ["accepts slow use that began before", [at(0, 9, used()), at(1, 2, revoked())]],
    ["accepts a request without times", [revoked(), used(unknown)]],
    ["accepts a revocation without times", [revoked(unknown), used()]],
    ["accepts another host", [revoked(), used({ url: ACTIVITY_URL.replace("api", "staging") })]],
    ["accepts a key pair in the same request, S29", [revoked(), used(twoCredentials)]],
    ["accepts the placeholder of a tool", [revoked({ form: { access_token: "[X]" } }), used(bearer("[X]"))]],
    ["accepts a revocation by another application, S07", [issued(), revoked(tenant("app_2")), used()]],
    ["accepts a recording of a later time without a Date", [revoked(), used(file1)]],
    ["accepts use 6 s later in another recording", [dated(0, revoked()), dated(7, used(file1))]],
    ["reports use 7 s later in another recording", [dated(0, revoked()), dated(8.5, used(file1))], "0 1"],
    ["accepts a repeated field", [revoked({ form: "access_token=tok_1&access_token=tok_2" }), used()]],
  ],
  "expired-token-is-refused": [
    ["reports use 7 s too late by Date", [at(0, 1, dated(0, issued())), at(904, 905, dated(907, used()))], "0 1"],
    ["accepts a server that is 5 s ahead", [at(0, 1, dated(0, issued())), at(898, 899, dated(904, used()))]],
    ["reports use too late by the recorder's clock", [issued(), at(910, 911, used())], "0 1"],
    ["prefers no clock: a service that is far ahead", [issued({ expires_at: 9e15 }), at(910, 911, used())], "0 1"],
    ["reports it without expires_at", [issued({ expires_at: undefined }), at(910, 911, used())], "0 1"],
    [
      "reports it without expires_in",
      [at(0, 1, dated(0, issued({ expires_in: undefined }))), at(5, 6, dated(2000, used()))],
      "0 1",
    ],
    ["reports use in another recording", [at(0, 1, dated(0, issued())), at(5, 6, dated(2000, used(file1)))], "0 1"],
    ["accepts use within the last seconds", [issued(), at(905, 906, used())]],
    ["accepts a refusal", [issued(), at(3000, 3001, refused())]],
    ["accepts a request that was sent before and answered after", [issued(), at(880, 999, dated(999, used()))]],
    ["accepts a text for expires_at", [dated(0, issued({ expires_at: "1" })), dated(20, used())]],
    ["accepts a request without a duration", [issued(), { ...dated(999, used()), at: "unknown" }]],
    ["accepts a token that was issued again", [issued(), at(800, 801, issued()), at(1000, 1001, used())]],
  ],
  "expiry-adds-up": [
    ["reports a late end", [dated(0, issued({ expires_in: 893 }))], "0"],
    ["reports an early end", [dated(0, issued({ expires_in: 907 }))], "0"],
    [
      "accepts a difference of 5 s and the duration",
      [dated(0, issued({ expires_in: 894 })), dated(10, issued({ expires_in: 896 }))],
    ],
    ["accepts a slow response", [at(0, 60, dated(60, issued()))]],
    ["accepts the clock of a recorder that differs", [at(5000, 5001, issued())]],
  ],
  // S28: a server may grant less (RFC 6749 §3.3); we assume that it does not.
  "granted-as-requested": [
    ["reports an additional scope", [issued({ scope: "api vouchers" })], "0"],
    ["reports an unknown scope", [issued({ scope: "api secret" })], "0"],
    ["reports a missing scope", [issued({ scope: "api" }, "api vouchers")], "0"],
    ["accepts another order", [issued({ scope: "vouchers api" }, "api vouchers")]],
  ],
  "scope-is-required": [
    ["reports a token with another scope", [issued({}, "vouchers"), used()], "0 1"],
    ["reports a token with an unknown scope", [issued({}, "secret"), used()], "0 1"],
    ["reports it without times", [issued({}, "vouchers", unknown), used(unknown)], "0 1"],
    ["accepts one of the scopes", [issued({}, "loyalties vouchers"), used()]],
    ["accepts a refusal", [issued({}, "vouchers"), used(forbidden)]],
    ["accepts a key pair in the same request, S29", [issued({}, "vouchers"), used(twoCredentials)]],
    ["accepts a token whose scopes are not recorded", [issued({ scope: undefined }, "vouchers"), used()]],
    ["accepts a token whose issue is not recorded", [used()]],
  ],
  "total-counts-data": [
    ["reports a larger number of webhooks, S26", [totalled(WEBHOOKS_URL, 2)], "0"],
    ["reports a smaller number of users", [totalled(USERS_URL, 0)], "0"],
    ["accepts the number of items", [totalled(WEBHOOKS_URL, 1), totalled(USERS_URL, 1)]],
  ],
  "not-found-names-the-missing": [
    ["reports another member", [missing("voucher", "LC-2")], "0 0"],
    ["reports another project", [missing("project", "proj_2")], "0"],
    ["reports a wrong resource_id", [missing("campaign", "x", "Cannot find campaign with id camp_1")], "0"],
    ["reports details without the ID", [missing("voucher", "LC-1", "Cannot find the voucher")], "0"],
    ["reports details without the type", [missing("voucher", "LC-1", "Cannot find LC-1")], "0"],
    [
      "reports details without the type, although the request repeats a parameter",
      [{ ...missing("voucher", "LC-1", "Cannot find LC-1"), url: `${ACTIVITY_URL}?limit=1&limit=2` }],
      "0",
    ],
    ["accepts the campaign and the project", [missing("campaign", "camp_1"), missing("project", "proj_1")]],
    ["accepts a type with a capital", [missing("voucher", "LC-1", "Voucher LC-1 does not exist")]],
    ["accepts no resource_id", [{ ...missing("voucher", "LC-1"), body: { resource_type: "voucher" } }]],
    ["accepts a resource_id of a project", [{ url: WEBHOOKS_URL, status: 404, body: { resource_id: "x" } }]],
    ["accepts another type", [missing("user", "u_1", "Cannot find it")]],
    ["accepts a 404 of list users, S14", [{ ...missing("project", "proj_2"), url: USERS_URL }]],
  ],
  "token-has-one-application": [
    ["reports a token of two applications", [issued(), issued({}, "api", tenant("app_2"))], "0 1"],
    ["accepts a token that its application gets again", [issued(), issued()]],
    ["accepts an application that is not recorded", [issued(), issued({}, "api", tenant("***"))]],
    ["accepts it in the other order", [issued({}, "api", tenant("***")), issued()]],
    ["accepts the same token of another host", [issued(), issued({}, "api", { url: `https://b.example/oauth/token` })]],
  ],
  "valid-token-is-accepted": [
    ["reports a refusal between two uses", [used(), refused(), used()], "0 1 2"],
    ["reports it in another recording", [dated(0, used()), dated(20, refused(file1)), dated(40, used())], "0 1 2"],
    ["reports a refusal before a revocation", [issued(), used(), refused(), used(), revoked()], "1 2 3"],
    ["reports a refusal of a token that was issued before", [used(), issued(), used(), refused(), used()], "2 3 4"],
    ["accepts a refusal after a revocation, S07", [issued(), used(), revoked(tenant("app_2")), refused(), used()]],
    ["accepts a refusal without an earlier use", [refused(), used()]],
    ["accepts a refusal at the end", [used(), refused()]],
    ["accepts another failure", [used(), used(forbidden), used()]],
    ["accepts a use that overlaps with the refusal", [at(0, 5, used()), at(4, 6, refused()), at(50, 51, used())]],
    ["accepts a use 5 s later", [at(0, 1, used()), at(2, 3, refused()), at(8, 9, used())]],
    ["accepts a token that is issued again", [used(), refused(), issued(), used()]],
    [
      "accepts a refusal that overlaps with the issue",
      [used(), at(11, 40, refused()), at(12, 45, issued()), used({ at: [60, 61] })],
    ],
    ["accepts a revoked token issued again", [used(), revoked(tenant("app_2")), refused(), issued(), used()]],
    ["accepts a wrong key pair beside the token, S29", [used(), refused(twoCredentials), used()]],
    ["accepts an operation that takes no token", [used(), refused({ url: WEBHOOKS_URL }), used()]],
  ],
};
const rows = Object.entries(cases).flatMap(([invariant, each]) =>
  each.map(([does, steps, shownBy]) => [invariant, does, steps, shownBy] as const),
);

describe("invariants between exchanges", () => {
  it.each(rows)("%s %s", (invariant, _, steps, shownBy) => {
    const { broken } = check(steps);

    const found = broken.map((each) => [each.invariant, ...each.places.map(({ entry }) => entry).sort()].join(" "));
    expect(found).toEqual(
      shownBy === undefined ? [] : (shownBy === "0 0" ? ["0", "0"] : [shownBy]).map((by) => `${invariant} ${by}`),
    );
  });

  it("a broken invariant describes its exchanges in the order of time", async () => {
    const lines = rows
      .filter(([, , , shownBy]) => shownBy)
      .map(([invariant, does, steps]) => `${invariant} ${does}: ${check(steps).broken.map(toLine).join("; ")}`);
    function toLine({ message, places }: BrokenInvariant): string {
      const shown = places.map(({ entry, start, shows }) => `#${entry + 1} ${start && (start - T0) / 1000} ${shows}`);
      return `${message} | ${shown.join(" | ")}`;
    }

    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("broken-invariants.txt");
  });

  it("a broken invariant names no identifier before it is hidden, and nothing else is hidden", () => {
    for (const [, does, steps, shownBy] of rows) {
      let count = 0;
      const { broken } = check(steps, () => `hidden-${++count}`);

      if (shownBy === undefined) expect([does, count]).toEqual([does, 0]);
      for (const { message, places } of broken)
        expect([message, ...places.map(({ shows }) => shows)].join()).not.toMatch(/evt_|LC-|camp_|proj_|secret/);
    }
  });

  it.each([
    ["recordings are compared", [dated(0, revoked()), dated(7, used(file1))]],
    ["expires_at has another clock than Date", [dated(0, issued({ expires_in: 894 }))]],
  ])("the tolerance decides whether servers with different clocks contradict each other: %s", (_, steps) => {
    expect([5000, 4000].map((toleranceMs) => check(steps, undefined, toleranceMs).brokenCount)).toEqual([0, 1]);
  });

  const noCredentials = "no credentials show whose log the page is from";
  const noOrder = "no order is requested, and no page shows the default order";
  const noTime = "no start or duration was recorded";
  const noEvents = "the page has no readable events or has_more";
  const repeatedLimit = "the request repeats the parameter limit";
  const clockChanged = "the clock was changed during the recording";
  it.each([
    ["without credentials", [listed("1", { headers: {} })], noCredentials],
    ["with a placeholder for credentials", [listed("1", tenant("***"))], noCredentials],
    ["with a placeholder for a token", [listed("1", bearer("[X]"))], noCredentials],
    ["without times", [listed("1", unknown)], noTime],
    ["from a cache", [listed("1", { responseHeaders: { age: "60" } })], noTime],
    ["that revokes a token without times", [revoked(unknown)], noTime],
    ["without a duration", [at(1, 0, "1")], noTime],
    ["after a cursor in an unknown order", ["after 9: 1"], noOrder],
    ["in an unknown order", ["1 > 1"], noOrder],
    ["with malformed events", [{ headers: app(), body: page([{ ...event("1"), id: 7 }]) }], noEvents],
    ["whose limit is repeated", [listed("1 2", { url: `${ACTIVITY_URL}?limit=1&limit=50` })], repeatedLimit],
    ["of a clock that was changed", [at(0, 1, dated(0, "1 2")), at(50, 51, dated(40, "1"))], clockChanged],
  ])("invariants are not decided for an exchange %s", (_, steps, reason) => {
    const places = steps.map((__, at) => ({ file: 0, entry: at }));

    const collector = collect(steps);
    const undecided = [{ reason, count: steps.length, places }];
    for (const _ of ["once", "again"]) expect(collector.report()).toEqual({ broken: [], brokenCount: 0, undecided });
  });

  it("S04: no default order is known if pages of other members show both orders", () => {
    const from = (member: string) => ({ url: ACTIVITY_URL.replace(/[^/]+(?=\/activity)/, member) });
    const { broken, undecided } = check([listed("1 2", from("a")), listed("2 1", from("b")), "after 9: 1"]);

    expect([broken, undecided]).toEqual([[], [{ reason: noOrder, count: 1, places: [{ file: 0, entry: 2 }] }]]);
  });

  it.each([
    [0, "--- <token> [x] {{token}} (none) a**b XXXX Redacted masked hidden removed sanitized filtered omitted"],
    [1, "app a-b app[x] redacted-1"],
  ])("invariants tell keys from the placeholders of tools: %i broken for %s", (count, words) => {
    for (const word of words.split(" "))
      expect([word, check([listed("1 2", tenant(word)), listed("", tenant(word))]).brokenCount]).toEqual([word, count]);
  });

  it("invariants are not decided for a log with too many events that later pages do not cover", () => {
    const steps = range(2100).map((n) => `up after ${n}: ${n + 1}`);

    const { broken, undecided } = check(steps);
    const reason = "the log has too many pages to compare";
    expect([broken, undecided]).toMatchObject([[], [{ reason, count: steps.length }]]);
    expect(undecided[0]?.places).toHaveLength(20);
  });

  it("invariants are decided in linear time for a client that polls", () => {
    const first = `up: ${range(50).join(" ")} > 49`;
    const polls = range(1000).map((n) => `up after ${49 + n}: ${50 + n} > ${50 + n}`);

    expect(check([first, ...polls]).broken).toEqual([]);
  });
});
