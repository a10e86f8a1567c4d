import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { eventTypes, operations } from "../../../src/contract/index.ts";
import { type CoverageDimension, readExchanges } from "../../../src/traffic/index.ts";
import { Coverage, mergeCoverage, sumCoverage } from "../../../src/traffic/internal.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";

function cover(...entries: EntryOptions[]) {
  const coverage = new Coverage();
  for (const exchange of readExchanges(har(...entries.map(entry)))) coverage.add(exchange);
  return coverage.report();
}
const seen = (report: ReturnType<typeof cover>, dimension: CoverageDimension) =>
  Object.keys(report[dimension]).filter((item) => (report[dimension][item] ?? 0) > 0);

describe("Coverage", () => {
  it("knows what there is to cover before it has seen anything", () => {
    const report = cover();

    expect(sumCoverage(report, "operations")).toMatchObject({ covered: 0, total: Object.keys(operations).length });
    expect(sumCoverage(report, "eventTypes").total).toBe(eventTypes.length);
    expect(sumCoverage(report, "authentication").total).toBe(7);
    expect(report.members).toHaveProperty(["CustomerSummary.email"], 0);
    expect(report.membersNull).toHaveProperty(["LoyaltyTier.metadata"], 0);
    expect(report.members).not.toHaveProperty(["ProjectNotFoundError.key"]);
  });

  it("counts event types, members and values of a page", () => {
    const [joined] = exampleActivities().filter(({ type }) => type === "customer.loyalty.tier.joined");
    const report = cover({ body: page([joined, { ...joined, group_id: undefined }]) });

    expect(seen(report, "eventTypes")).toEqual(["customer.loyalty.tier.joined"]);
    expect(report.eventTypes["customer.loyalty.tier.joined"]).toBe(2);
    expect(report.members["CustomerLoyaltyTierJoinedActivity.group_id"]).toBe(1);
    expect(report.membersAbsent["CustomerLoyaltyTierJoinedActivity.group_id"]).toBe(1);
    expect(seen(report, "values").some((item) => item.startsWith("EventSource.channel="))).toBe(true);
  });

  it("tells first, middle, last, only and empty pages apart", () => {
    const event = exampleActivities()[0];
    const more = { has_more: true, more_starting_after: "e" };
    const after = `${ACTIVITY_URL}?starting_after_id=e`;

    expect(seen(cover({ body: page([event], more) }), "pages")).toEqual(["first of several"]);
    expect(seen(cover({ url: after, body: page([event], more) }), "pages")).toEqual(["middle"]);
    expect(seen(cover({ url: after, body: page([event]) }), "pages")).toEqual(["last"]);
    expect(seen(cover({ body: page([event]) }), "pages")).toEqual(["only"]);
    expect(seen(cover({ body: page() }), "pages")).toEqual(["empty"]);
  });

  it("tells authentication alternatives by the scopes that a token was issued with", () => {
    const token = {
      access_token: "t",
      client_id: "c",
      expires_at: 1,
      expires_in: 1,
      scope: "api",
      token_type: "Bearer",
    };
    const issue = { url: TOKEN_URL, form: { grant_type: "client_credentials", scope: "api" }, body: token };
    const use = { headers: { authorization: "Bearer t" } };

    expect(seen(cover(issue, use), "authentication")).toEqual(["listMemberActivity X-Service-OAuth:api"]);
    expect(seen(cover(use), "authentication")).toEqual([]);
    expect(seen(cover({ headers: { "x-app-id": "a", "x-app-token": "t" } }), "authentication")).toEqual([
      "listMemberActivity ApplicationId + ApplicationToken",
    ]);
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
  ])("§8: sees in the query %j that it is %s", (query, item) => {
    expect(seen(cover({ url: ACTIVITY_URL + query }), "parameters")).toContain(`listMemberActivity ${item}`);
  });

  it("adds up to the same whether recordings are covered together or merged", () => {
    const [first, second] = [{ body: page() }, { url: `${ACTIVITY_URL}?limit=1` }];

    expect(mergeCoverage([cover(first), cover(second)])).toEqual(cover(first, second));
  });

  it("§7.2: shows that the recordings exercise every operation, status, error case, event type and authentication", () => {
    const folder = new URL("../../recordings/", import.meta.url);
    const coverage = new Coverage();
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".har"))) {
      for (const exchange of readExchanges(readFileSync(new URL(name, folder), "utf8"))) coverage.add(exchange);
    }
    const dimensions = ["operations", "statuses", "errors", "eventTypes", "authentication", "pages"] as const;

    const missing = dimensions.flatMap((dimension) => sumCoverage(coverage.report(), dimension).missing);
    expect(missing, "Show it in scripts/record/scenarios.ts, and run: npm run record").toEqual([]);
  });
});
