import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/traffic/findings/finding.ts";
import { readExchanges } from "../../../src/traffic/index.ts";
import { ListingInvariants } from "../../../src/traffic/invariants/listing-invariants.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page } from "../../support/har.ts";

/** Event n is created n seconds after the epoch, and so are events na, nb, … */
const toEvent = (id: string) => ({
  id: `evt_${id}`,
  created_at: new Date(Number.parseInt(id, 10) * 1000).toISOString(),
});
/** A page: the parameters of its request, its events, and the cursor if there are more. */
const list = (
  { after, ...query }: { readonly order?: string; readonly after?: string },
  ids: readonly string[],
  next?: string,
  more: EntryOptions = {},
): EntryOptions => {
  const parameters = Object.entries({ ...query, ...(after && { starting_after_id: `evt_${after}` }) });
  const body = page(ids.map(toEvent), { has_more: next !== undefined, more_starting_after: next && `evt_${next}` });
  const search = parameters.map((parameter) => parameter.join("=")).join("&");
  return { body, ...more, url: `${more.url ?? ACTIVITY_URL}?${search}` };
};
const ascending = { order: "created_at" };
const descending = { order: "-created_at" };
/** A page whose body says this about the next one. */
const ending = (ids: readonly string[], more: object): EntryOptions => ({ body: page(ids.map(toEvent), more) });
const tenant = (id: string) => ({ headers: { "x-app-id": id, "x-app-token": "t1" } });
const otherMember: EntryOptions = { url: ACTIVITY_URL.replace("LC-1", "LC-2") };
const staging: EntryOptions = { url: ACTIVITY_URL.replace("api", "staging") };

function check(steps: readonly EntryOptions[], showsAll = true) {
  const invariants = new ListingInvariants(showsAll);
  for (const exchange of readExchanges(har(...steps.map(entry)))) invariants.add(exchange);
  return invariants.list();
}

/** Describes a broken invariant, and the exchanges that show it. */
function describeBroken({ rule, message, places }: Finding): string {
  const shown = places.map(({ entry }) => `#${Number(entry) + 1}`);
  return `${rule}: ${message}: ${shown.join(", ")}`;
}

/** Tests that a recording breaks one rule only, and that the report can hide its identifiers. */
function reports(what: string, steps: readonly EntryOptions[], found: string) {
  it(`reports ${what}`, () => {
    const hidden = check(steps, false);

    expect(check(steps).map(describeBroken)).toEqual([found]);
    expect(hidden.map(describeBroken).join()).not.toMatch(/evt_|LC-|camp_|proj_|secret/);
  });
}

/** Tests that a recording that comes close breaks no rule. */
function accepts(what: string, steps: readonly EntryOptions[]) {
  it(`accepts ${what}`, () => {
    expect(check(steps)).toEqual([]);
  });
}

describe("no-event-twice", () => {
  reports(
    "an event on two pages, S35, for a caller that a tool replaced",
    [list({}, ["1", "2"], "2", tenant("***")), list({ after: "2" }, ["1"], undefined, tenant("[app]"))],
    "no-event-twice: event evt_1 is listed on two pages: #1, #2",
  );
  reports(
    "an event on the page after the last event, S34",
    [ending(["1", "2"], { has_more: true }), list({ after: "2" }, ["1"])],
    "no-event-twice: event evt_1 is listed on two pages: #1, #2",
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
    "times-in-order: event evt_4 goes against the order created_at: #2, #3",
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
    "times-in-order: event evt_6 goes against the order of the listing: #2, #3",
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
    "more-means-events: has_more was true, but the listing ends with an empty page: #1, #2",
  );
  accepts("an empty page after the last one", [list({}, ["1"]), list({ after: "1" }, [])]);
});

describe("the invariants of listings", () => {
  const malformed = { body: page([{ ...toEvent("1"), id: 7 }]) };
  accepts("what is a violation by itself: malformed events, no has_more", [malformed, ending(["1"], {})]);

  it("a report counts each rule that an operation breaks, whatever the identifiers", () => {
    const toTwice = (member: number) =>
      list({}, ["1", "1"], undefined, { url: ACTIVITY_URL.replace("LC-1", `LC-${member}`) });

    const broken = check([toTwice(1), malformed, toTwice(2), toTwice(1)]);

    expect(broken.map(({ rule, count }) => `${count} ${rule}`)).toEqual(["3 no-event-twice"]);
    expect(check([toTwice(7)])[0]?.fingerprint).toBe(broken[0]?.fingerprint);
  });
});
