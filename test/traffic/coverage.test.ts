import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { eventTypes, operations } from "../../src/contract/internal.ts";
import { CoverageCollector, sumCoverage } from "../../src/traffic/coverage.ts";
import { type CoverageDimension, checkExchange, type HarEntry, readExchanges } from "../../src/traffic/index.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../support/har.ts";

function coverEntries(...entries: readonly HarEntry[]) {
  const coverage = new CoverageCollector();
  for (const exchange of readExchanges(har(...entries))) coverage.add(exchange, checkExchange(exchange));
  return coverage.report();
}
const cover = (...entries: readonly EntryOptions[]) => coverEntries(...entries.map(entry));

describe("CoverageCollector", () => {
  it("lists everything that can be covered before the first exchange", () => {
    const report = cover();

    expect(sumCoverage(report, "operations")).toMatchObject({ covered: 0, total: Object.keys(operations).length });
    expect(sumCoverage({ ...report, statuses: { first: 1, middle: 2, last: 0 } }, "statuses").percent).toBe(66);
    expect(sumCoverage(report, "eventTypes").total).toBe(eventTypes.length);
  });

  it("asks for no status that only a broken service has", () => {
    const statuses = Object.keys(cover().statuses);

    expect(statuses).toContain("generateToken 4XX");
    expect(statuses.filter((status) => / 5/.test(status))).toEqual([]);
  });

  const joined = exampleActivities().find(({ type }) => type === "customer.loyalty.tier.joined");
  const refusal = { status: 400, body: { code: 400, message: "Invalid request" } };

  it.each<[string, CoverageDimension, EntryOptions[], Record<string, number>]>([
    [
      "each event of a page by its type",
      "eventTypes",
      [{ body: page([joined, { ...joined, id: "evt_2" }]) }],
      { "customer.loyalty.tier.joined": 2 },
    ],
    ["a status by its range", "statuses", [{ url: TOKEN_URL, method: "POST", ...refusal }], { "generateToken 4XX": 1 }],
  ])("counts %s", (_, dimension, entries, expected) => {
    const seen = Object.entries(cover(...entries)[dimension]).filter(([, count]) => count > 0);

    expect(Object.fromEntries(seen)).toEqual(expected);
  });

  it("§4.1: counts each parameter that a request has, refused or not", () => {
    const query = "?limit=50&order=-created_at&own=1";

    const { parameters } = cover({ url: ACTIVITY_URL + query }, { url: `${ACTIVITY_URL}?limit=0`, ...refusal });

    const counted = Object.entries(parameters).filter(([, count]) => count > 0);
    expect(Object.fromEntries(counted)).toEqual({ "listMemberActivity limit": 2, "listMemberActivity order": 1 });
  });

  const recorded = entry();
  it.each<[string, HarEntry]>([
    ["a request without a response", entry({ status: 0, body: "" })],
    ["a page that does not conform", entry({ body: page([], { has_more: 1 }) })],
    ["a request that should have been refused", entry({ url: `${ACTIVITY_URL}?limit=500` })],
    ["a response without its body", { ...recorded, response: { status: 200, content: { size: 9 } } }],
    ["a 304 with the body that the client has", entry({ status: 304, body: page([joined]) })],
  ])("counts nothing for %s", (_, raw) => {
    expect(coverEntries(raw)).toEqual(coverEntries());
  });
});
