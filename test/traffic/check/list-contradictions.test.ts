import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { checkExchange, explainResponse, readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

const START = Date.parse("2026-06-01T12:00:00Z");
const MANAGEMENT_URL = ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p/");
const [event] = exampleActivities();

/** Lists rule, place and message of each violation of an exchange. */
function check(options: EntryOptions): string[] {
  const violations = readExchanges(har(entry(options))).flatMap(checkExchange);
  return violations.map(({ keyword, pointer, message }) => `${keyword} ${pointer}: ${message}`);
}

const list = (query: string, count: number): EntryOptions => {
  const events = Array.from({ length: count }, (_, at) => ({ ...event, id: `evt_${at}` }));
  return { url: `${ACTIVITY_URL}?${query}`, body: page(events) };
};

interface Issue {
  readonly requested?: string;
  readonly granted?: string;
  /** Seconds from the start of the request to the `Date` of the response. */
  readonly dateAfter?: number;
  /** Seconds from the start of the request to `expires_at`, which is 900 s after the response. */
  readonly expiresAfter?: number;
  /** Seconds until the response was complete. */
  readonly duration?: number;
  readonly responseHeaders?: Record<string, string>;
}

/** A token that is issued at the start of the request. */
function issue({
  requested = "api",
  granted = requested,
  dateAfter = 0,
  expiresAfter = 900,
  duration = 1,
  ...more
}: Issue) {
  const date = new Date(START + dateAfter * 1000).toUTCString();
  return {
    url: TOKEN_URL,
    form: { grant_type: "client_credentials", scope: requested },
    body: createToken({ scope: granted, expires_at: START / 1000 + expiresAfter, expires_in: 900 }),
    time: duration * 1000,
    responseHeaders: { date, ...more.responseHeaders },
  };
}

/** A page of one user with this total. */
const totalled = (total: number): EntryOptions => ({
  url: `${MANAGEMENT_URL}users`,
  headers: { "X-Management-Id": "m", "X-Management-Token": "t" },
  body: { ...page([{ id: "a" }]), has_more: undefined, total },
});

describe("listContradictions", () => {
  it.each<[title: string, exchange: EntryOptions, found: string]>([
    [
      "§4.1: a page with more items than its limit",
      list("limit=1", 2),
      "at-most-limit /data: must have at most as many items as the limit, got 2 with a limit of 1",
    ],
    [
      "§2.8: a token that expires later than it says",
      issue({ expiresAfter: 907 }),
      "expiry-adds-up /expires_at: must be the date of the response plus expires_in, got 7 s more",
    ],
    [
      "§2.8: a token that expires earlier than it says",
      issue({ expiresAfter: 893 }),
      "expiry-adds-up /expires_at: must be the date of the response plus expires_in, got 7 s less",
    ],
    [
      "S28: a requested scope that is not granted",
      issue({ requested: "api vouchers", granted: "api" }),
      "granted-as-requested /scope: must be the requested scopes, got vouchers missing",
    ],
    [
      "S26: a total of users that is not their number",
      totalled(0),
      "total-counts-data /total: must be the number of items, got 0 for 1 item",
    ],
  ])("finds %s", (_, exchange, found) => {
    expect(check(exchange)).toEqual([found]);
  });

  it.each<[title: string, exchange: EntryOptions]>([
    ["§4.1: as many items as the limit", list("limit=2", 2)],
    ["§2.8: a difference of 5 s, for clocks that differ", issue({ expiresAfter: 905 })],
    ["§2.8: a slow response", issue({ dateAfter: 60, duration: 60 })],
    ["§2.8: a response of a cache", issue({ dateAfter: 3000, responseHeaders: { age: "9" } })],
    ["S28: the requested scopes in another order", issue({ requested: "api vouchers", granted: "vouchers api" })],
  ])("accepts %s", (_, exchange) => {
    expect(check(exchange)).toEqual([]);
  });

  it("§4.1: knows no limit if there are several, or if it is no number", () => {
    const queries = ["limit=1&limit=50", "limit=one"];

    const found = queries.flatMap((query) => check(list(query, 2)));

    expect(found.map((each) => each.split(" ", 2).join(" "))).toEqual(["repeated /query/limit:", "type /query/limit:"]);
  });

  it("names no scope that the contract does not know", () => {
    const found = check(issue({ requested: "api", granted: "api s3cret" }));

    expect(found).toContain("granted-as-requested /scope: must be the requested scopes, got an unknown scope added");
  });

  it("S26: finds a wrong total in a response alone, too", async () => {
    const explain = (total: number) => explainResponse({ status: 200, body: totalled(total).body }, "listUsers");

    const [found] = await explain(2);

    expect(found).toContain("/total: must be the number of items, got 2 for 1 item");
    expect(await explain(1)).toEqual([]);
  });
});
