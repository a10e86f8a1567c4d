import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { eventTypes, operations } from "../../../src/contract/internal.ts";
import { type CoverageDimension, checkExchange, readExchanges } from "../../../src/traffic/index.ts";
import { CoverageCollector, sumCoverage } from "../../../src/traffic/internal.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

function cover(...entries: EntryOptions[]) {
  const coverage = new CoverageCollector();
  for (const exchange of readExchanges(har(...entries.map(entry)))) coverage.add(exchange, checkExchange(exchange));
  return coverage.report();
}
const seen = (report: ReturnType<typeof cover>, dimension: CoverageDimension) =>
  Object.keys(report[dimension]).filter((item) => (report[dimension][item] ?? 0) > 0);

describe("CoverageCollector", () => {
  it("lists everything that can be covered before the first exchange", () => {
    const report = cover();

    expect(sumCoverage(report, "operations")).toMatchObject({ covered: 0, total: Object.keys(operations).length });
    expect(sumCoverage({ ...report, pages: { first: 1, middle: 2, last: 0 } }, "pages").percent).toBe(66);
    expect(sumCoverage(report, "eventTypes").total).toBe(eventTypes.length);
    expect(sumCoverage(report, "authentication").total).toBe(7);
    expect(report.properties).toHaveProperty(["CustomerSummary.email"], 0);
    expect(report.propertiesNull).toHaveProperty(["LoyaltyTier.metadata"], 0);
    expect(report.properties).not.toHaveProperty(["ProjectNotFoundError.key"]);
  });

  it("counts event types, properties and values of a page", () => {
    const [joined] = exampleActivities().filter(({ type }) => type === "customer.loyalty.tier.joined");
    const report = cover({ body: page([joined, { ...joined, group_id: undefined }]) });

    expect(seen(report, "eventTypes")).toEqual(["customer.loyalty.tier.joined"]);
    expect(report.eventTypes["customer.loyalty.tier.joined"]).toBe(2);
    expect(report.properties["CustomerLoyaltyTierJoinedActivity.group_id"]).toBe(1);
    expect(report.propertiesAbsent["CustomerLoyaltyTierJoinedActivity.group_id"]).toBe(1);
    expect(seen(report, "values").some((item) => item.startsWith("EventSource.channel="))).toBe(true);
  });

  it("distinguishes first, middle, last, only and empty pages", () => {
    const [one, more] = [exampleActivities().slice(0, 1), { has_more: true, more_starting_after: "e" }];
    const url = `${ACTIVITY_URL}?starting_after_id=e`;
    const findKinds = (options: EntryOptions) => seen(cover(options), "pages");

    expect(findKinds({ body: page(one, more) })).toEqual(["first of several"]);
    expect(findKinds({ url, body: page(one, more) })).toEqual(["middle"]);
    expect(findKinds({ url, body: page(one) })).toEqual(["last"]);
    expect(findKinds({ body: page(one) })).toEqual(["only"]);
    expect(findKinds({ body: page() })).toEqual(["empty"]);
  });

  it("identifies authentication alternatives by the scopes of the issued token", () => {
    const form = { grant_type: "client_credentials", scope: "api" };
    const issue = { url: TOKEN_URL, form, body: createToken({ scope: "api" }) };
    const use = { headers: { authorization: "Bearer t" } };

    expect(seen(cover(issue, use), "authentication")).toEqual(["listMemberActivity X-Service-OAuth:api"]);
    expect(seen(cover(use), "authentication")).toEqual([]);
    expect(seen(cover({ headers: { "x-app-id": "a", "x-app-token": "t" } }), "authentication")).toEqual([
      "listMemberActivity ApplicationId + ApplicationToken",
    ]);
    expect(seen(cover({ headers: { "x-app-id": "a", "x-app-token": "" } }), "authentication")).toEqual([]);
    expect(seen(cover(issue, { headers: { authorization: "Basic t" } }), "authentication")).toEqual([]);
  });

  it.each([
    ["", "limit absent"],
    ["?limit=1", "limit minimum"],
    ["?limit=100", "limit maximum"],
    ["?limit=0", "limit below minimum"],
    ["?limit=101", "limit above maximum"],
    ["?order=-created_at", "order = -created_at"],
    ["?order=up", "order unknown value"],
    ["?starting_after_id=e", "starting_after_id present"],
  ])("§8: counts the query %j as %s", (query, item) => {
    const isRefused = /below|above|unknown/.test(item);
    const refusal = { status: 400, body: { code: 400, message: "Invalid request" } };

    const report = cover({ url: ACTIVITY_URL + query, ...(isRefused && refusal) });
    expect(seen(report, "parameters")).toContain(`listMemberActivity ${item}`);
  });

  it.each([0, -1])("counts nothing for a request without a response (status %i)", (status) => {
    expect(cover({ status, body: "" })).toEqual(cover());
  });

  it.each([
    ["a page that does not conform", { body: page([], { has_more: 1 }) }],
    [
      "an error with another code",
      { status: 404, body: { code: 999, key: "not_found", message: "Resource not found" } },
    ],
    ["a request that should have been refused", { url: `${ACTIVITY_URL}?limit=500` }],
  ])("counts nothing for %s", (_, options) => {
    expect(cover(options)).toEqual(cover());
  });

  it("§5.2: counts the scopes of tokens that were issued, not of refused requests", () => {
    const refused = { url: TOKEN_URL, form: { grant_type: "client_credentials", scope: "api" }, status: 400 };

    const report = cover({ ...refused, body: { code: 400, message: "Invalid request" } });

    expect(seen(report, "statuses")).toEqual(["generateToken 4XX"]);
    expect(seen(report, "values")).toEqual([]);
  });

  it("merges the coverage of two recordings into that of both together", () => {
    const [first, second] = [{ body: page() }, { url: `${ACTIVITY_URL}?limit=1` }];

    const merged = new CoverageCollector();
    for (const report of [cover(first), cover(second)]) merged.merge(report);

    expect(merged.report()).toEqual(cover(first, second));
  });
});
