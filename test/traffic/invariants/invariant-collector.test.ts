import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/traffic/findings/finding.ts";
import { readExchanges } from "../../../src/traffic/index.ts";
import { InvariantCollector } from "../../../src/traffic/invariants/invariant-collector.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";

const REVOKE_URL = TOKEN_URL.replace("oauth/token", "v1/oauth/token/revoke");
const T0 = Date.parse("2026-06-01T12:00:00Z");

/** An exchange: without `at`, exchange number n takes the seconds 10n to 10n + 1. */
interface Step extends EntryOptions {
  readonly at?: readonly [start: number, end: number] | "unknown";
}

/** Event n is created n seconds after the epoch, and so are events na, nb, … */
const toEvent = (id: string) => ({
  id: `evt_${id}`,
  created_at: new Date(Number.parseInt(id, 10) * 1000).toISOString(),
});
const app = (id = "app_1") => ({ "x-app-id": id, "x-app-token": "t1" });
/** A page: the parameters of its request, its events, and the cursor if there are more. */
const list = (
  { after, ...query }: { readonly order?: string; readonly after?: string },
  ids: readonly string[],
  next?: string,
  more: Step = {},
): Step => {
  const parameters = Object.entries({ ...query, ...(after && { starting_after_id: `evt_${after}` }) });
  const body = page(ids.map(toEvent), { has_more: next !== undefined, more_starting_after: next && `evt_${next}` });
  const search = parameters.map((parameter) => parameter.join("=")).join("&");
  return { headers: app(), body, ...more, url: `${more.url ?? ACTIVITY_URL}?${search}` };
};
const ascending = { order: "created_at" };
const descending = { order: "-created_at" };
const at = (start: number, end: number, step: Step): Step => ({ ...step, at: [start, end] });
/** A page whose body says this about the next one. */
const ending = (ids: readonly string[], more: object): Step => ({ headers: app(), body: page(ids.map(toEvent), more) });
/** A revocation in the microseconds 50 to 100 of a second, and a use that starts at this time of the same second. */
const atOnce = (fraction: string): Step[] => {
  const second = "2026-06-01T12:00:00.";
  return [
    revoked({ startedAt: `${second}000050Z`, time: 0.05 }),
    used({ startedAt: `${second}${fraction}`, time: 0.05 }),
  ];
};
/** A token that is issued to these scopes. */
const issued = (changes?: object, scope = "api", more: Step = {}): Step => ({
  url: TOKEN_URL,
  headers: app(),
  form: { grant_type: "client_credentials", scope },
  body: { access_token: "tok_1", scope, ...changes },
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
const tenant = (id: string): Step => ({ headers: app(id) });
const bearer = (token: string): Step => ({ headers: { authorization: `Bearer ${token}` } });
const unknown: Step = { at: "unknown" };
/** A key pair and a token in one request (S29). */
const twoCredentials: Step = { headers: { ...app(), authorization: "Bearer tok_1" } };
const otherMember: Step = { url: ACTIVITY_URL.replace("LC-1", "LC-2") };
/** An operation that takes key pairs only, which the tool left out of the recording. */
const withoutItsKeys: Step = {
  url: ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p1/users"),
  body: { data: [] },
};
const staging: Step = { url: ACTIVITY_URL.replace("api", "staging") };

function check(steps: readonly Step[], ...options: ConstructorParameters<typeof InvariantCollector>) {
  const collector = new InvariantCollector(...options);
  const entries = steps.map(({ at: when, ...options }, n) => {
    const [start, end] = when === undefined || when === "unknown" ? [10 * n, 10 * n + 1] : when;
    const times = { startedAt: new Date(T0 + start * 1000).toISOString(), time: (end - start) * 1000 };
    const raw = entry({ ...times, ...options });
    return when === "unknown" ? { request: raw.request, response: raw.response } : raw;
  });
  for (const exchange of readExchanges(har(...entries))) collector.add(exchange);
  return collector.report();
}

/** Describes a broken invariant, and the exchanges that show it. */
function describeBroken({ rule, message, places }: Finding): string {
  const shown = places.map(({ entry, shows }) => `#${Number(entry) + 1}${places.length > 1 ? ` ${shows}` : ""}`);
  return `${rule}: ${message}: ${shown.join(", ")}`;
}

/** Tests that a recording breaks one rule only, and that the report can hide its identifiers. */
function reports(what: string, steps: readonly Step[], found: string) {
  it(`reports ${what}`, () => {
    const { broken: hidden } = check(steps, () => "hidden");

    expect(check(steps).broken.map(describeBroken)).toEqual([found]);
    expect(hidden.map(describeBroken).join()).not.toMatch(/evt_|LC-|camp_|proj_|secret/);
  });
}

/** Tests that a recording that comes close breaks no rule, and leaves none undecided. */
function accepts(what: string, steps: readonly Step[]) {
  it(`accepts ${what}`, () => {
    expect(check(steps)).toEqual({ broken: [], undecided: [] });
  });
}

describe("no-event-twice", () => {
  reports(
    "an event on two pages, S35, for a caller that a tool replaced",
    [list({}, ["1", "2"], "2", tenant("***")), list({ after: "2" }, ["1"], undefined, tenant("[app]"))],
    "no-event-twice: event evt_1 is listed on two pages: #1 lists evt_1, #2 lists evt_1",
  );
  reports(
    "an event twice on a page",
    [list({}, ["1"]), list({}, ["1", "1"])],
    "no-event-twice: event evt_1 is listed twice on the page: #2",
  );
  reports(
    "a page that contains its cursor",
    [list({ after: "2" }, ["2", "3"])],
    "no-event-twice: event evt_2 is listed after itself (starting_after_id): #1",
  );
  accepts("a retry of a page", [list({}, ["1"], "1"), ...[1, 2].map(() => list({ after: "1" }, ["2"], "2"))]);
  accepts("other orders", [list(ascending, ["1", "2"], "2"), list({ ...descending, after: "2" }, ["1"])]);
  accepts("another host", [list({}, ["1", "2"], "2"), list({ after: "2" }, ["1"], undefined, staging)]);
  accepts("another tenant", [list({}, ["1", "2"], "2"), list({ after: "2" }, ["1"], undefined, tenant("app_2"))]);
  accepts("another member", [list({}, ["1", "2"], "2"), list({ after: "2" }, ["1"], undefined, otherMember)]);
});

describe("times-in-order", () => {
  reports(
    "it after an empty page",
    [
      list(ascending, ["5"], "5"),
      list({ ...ascending, after: "5" }, [], "9"),
      list({ ...ascending, after: "9" }, ["4"]),
    ],
    "times-in-order: event evt_4 goes against the order created_at: #2 lists the events before it, #3 lists evt_4",
  );
  reports(
    "an ascending page",
    [list(ascending, ["1"], "1"), list({ ...ascending, after: "1" }, ["2", "4", "3"])],
    "times-in-order: event evt_3 goes against the order created_at: #2",
  );
  reports(
    "a descending page",
    [list(descending, ["1", "2"], "2")],
    "times-in-order: event evt_2 goes against the order -created_at: #1",
  );
  reports(
    "pages in neither order, S04",
    [list({}, ["5"], "5"), list({ after: "5" }, ["4"], "4"), list({ after: "4" }, ["6"])],
    "times-in-order: event evt_6 goes against the order of the listing: #2 lists the events before it, #3 lists evt_6",
  );
  accepts("an order that the contract does not know", [list({ order: "up" }, ["1", "2"])]);
  accepts("the same time", [list(ascending, ["1b", "1a"], "1a"), list({ ...ascending, after: "1a" }, ["1c"])]);
});

describe("the cursor of the next page", () => {
  reports(
    "an earlier event",
    [list({}, ["1", "2"], "1")],
    "cursor-is-last-event: more_starting_after is evt_1, the last event evt_2: #1",
  );
  reports(
    "a listing that repeats its cursor",
    [list({ after: "2" }, [], "2")],
    "cursor-moves: more_starting_after repeats the cursor evt_2: the listing never ends: #1",
  );
  reports(
    "a listing that returns to an earlier cursor",
    [list({ after: "2" }, [], "3"), list({ after: "3" }, [], "2")],
    "cursor-moves: more_starting_after repeats the cursor evt_2: the listing never ends: #2",
  );
  reports(
    "an empty page with an empty cursor",
    [ending([], { has_more: true, more_starting_after: "" })],
    "cursor-moves: has_more is true, but without an event and more_starting_after there is no next page: #1",
  );
  reports(
    "a cursor on the last page",
    [ending(["1"], { has_more: false, more_starting_after: "evt_1" })],
    "last-page-has-no-cursor: has_more is false, but more_starting_after is evt_1: #1",
  );
  accepts("events with more and no cursor, S34", [ending(["1"], { has_more: true })]);
  accepts("a cursor that is no text", [ending(["1"], { has_more: true, more_starting_after: 7 })]);
});

describe("more-means-events", () => {
  reports(
    "an empty last page",
    [list({}, ["1"], "1"), list({ after: "1" }, [])],
    "more-means-events: has_more was true, but the listing ends with an empty page: #1 has has_more, #2 has no event",
  );
  accepts("an empty page after the last one", [list({}, ["1"]), list({ after: "1" }, [])]);
});

describe("revoked-token-stays-dead", () => {
  reports(
    "use on another host, of a token whose issue is recorded",
    [issued(), revoked(), used(staging)],
    "revoked-token-stays-dead: a revoked token was accepted: #2 revokes the token, #3 accepts the token",
  );
  reports(
    "a token that is issued again",
    [issued(), revoked(), issued()],
    "revoked-token-stays-dead: a revoked token was issued again: #2 revokes the token, #3 issues the token",
  );
  accepts("use before and refusal afterwards", [used(), revoked(), refused()]);
  accepts("use after a failed revocation", [revoked({ status: 500 }), used()]);
  accepts("a key pair in the same request, S29", [revoked(), used(twoCredentials)]);
  accepts("a token beside keys that the recording lacks", [revoked(), used(withoutItsKeys)]);
  accepts("a revocation by another application, S07", [issued(), revoked(tenant("app_2")), used()]);
});

describe("scope-is-required", () => {
  reports(
    "a token without one of the scopes, and without times",
    [issued({}, "vouchers", unknown), used(unknown)],
    "scope-is-required: a token was accepted without a scope that the operation needs: #1 grants vouchers, #2 needs api or loyalties",
  );
  accepts("one of the scopes", [issued({}, "loyalties vouchers"), used()]);
  accepts("a token of which a response leaves out the scopes", [issued({ scope: undefined }), issued({}, "x"), used()]);
});

const MALFORMED = "the page has no readable events or has_more";
const UNORDERED = "the recording does not tell whether the token was already revoked";

describe("invariants between exchanges", () => {
  it.each([
    ["that uses a token revoked without times", [revoked(unknown), used()], UNORDERED, 1],
    ["of a cache", [revoked(), used({ responseHeaders: { age: "60" } })], UNORDERED, 1],
    ["that overlaps with the revocation of its token", [at(0, 9, revoked()), at(5, 12, used())], UNORDERED, 1],
    ["in the microsecond of the revocation of its token", atOnce("000100Z"), UNORDERED, 1],
    ["with malformed events", [{ headers: app(), body: page([{ ...toEvent("1"), id: 7 }]) }], MALFORMED],
    ["without has_more", [ending(["1"], {})], MALFORMED],
  ])("invariants are not decided for an exchange %s", (_, steps, reason, at = 0) => {
    const undecided = [`invariants not decided, because ${reason}: #${at + 1}`];

    expect(check(steps)).toEqual({ broken: [], undecided });
  });

  it.each([
    { duration: 10, gap: 7, isKnown: false }, // whole milliseconds, perhaps of rounded phases
    { duration: 10, gap: 8, isKnown: true },
    { duration: 9.5, gap: 0.5, isKnown: false },
    { duration: 9.5, gap: 1.5, isKnown: true },
    { duration: 0, gap: 50, isKnown: false }, // what tools write for an unknown time
  ])("a use $gap ms after a revocation of $duration ms is later than it: $isKnown", ({ duration, gap, isKnown }) => {
    const startedAt = new Date(T0 + duration + gap).toISOString();
    const steps = [revoked({ startedAt: new Date(T0).toISOString(), time: duration }), used({ startedAt, time: 1.5 })];

    expect(check(steps).broken).toHaveLength(isKnown ? 1 : 0);
  });

  it("a recorder that writes microseconds orders exchanges within a millisecond, whatever their places", () => {
    const steps = atOnce("000101Z");

    for (const each of [steps, steps.toReversed()])
      expect(check(each)).toMatchObject({ broken: [{ rule: "revoked-token-stays-dead" }], undecided: [] });
  });

  it("a report counts each rule that an operation breaks, whatever the identifiers, and names the first undecided exchanges", () => {
    const malformed = { headers: app(), body: page([{ ...toEvent("1"), id: 7 }]) };
    const toTwice = (member: number) =>
      list({}, ["1", "1"], undefined, { url: ACTIVITY_URL.replace("LC-1", `LC-${member}`) });
    const steps = Array.from({ length: 25 }, (_, n) => [toTwice(n), toTwice(0), malformed]).flat();

    const { broken, undecided } = check(steps);

    expect(broken.map(({ rule, count }) => `${count} ${rule}`)).toEqual(["50 no-event-twice"]);
    expect(check([toTwice(7)]).broken[0]?.fingerprint).toBe(broken[0]?.fingerprint);
    expect(undecided).toEqual([expect.stringMatching(/: #3, #6, .*#60, and 5 more$/)]);
  });

  it.each([
    [0, "--- <token> [x] {{token}} (none) a**b XXXX Redacted masked hidden removed sanitized filtered omitted"],
    [1, "app a-b app[x] redacted-1"],
  ])("invariants tell tokens from the placeholders of tools: %i broken for %s", (count, words) => {
    for (const word of words.split(" "))
      expect([word, check([revoked({ form: { access_token: word } }), used(bearer(word))]).broken.length]).toEqual([
        word,
        count,
      ]);
  });
});
