import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { eventTypes, operations } from "../../../src/contract/internal.ts";
import { CoverageCollector } from "../../../src/traffic/coverage/coverage-collector.ts";
import { type CoverageDimension, checkExchange, readExchanges } from "../../../src/traffic/index.ts";
import { sumCoverage } from "../../../src/traffic/internal.ts";
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
    expect(sumCoverage({ ...report, errors: { first: 1, middle: 2, last: 0 } }, "errors").percent).toBe(66);
    expect(sumCoverage(report, "eventTypes").total).toBe(eventTypes.length);
    expect(sumCoverage(report, "authentication").total).toBe(7);
    expect(Object.keys(report.errors)).toEqual([
      "listMemberActivity 404 voucher",
      "listMemberActivity 404 campaign",
      "listWebhooks 401",
      "listWebhooks 402",
      "listWebhooks 404",
      "listUsers 401",
      "listUsers 402",
    ]);
  });

  it("counts the event types of a page", () => {
    const [joined] = exampleActivities().filter(({ type }) => type === "customer.loyalty.tier.joined");

    const report = cover({ body: page([joined, { ...joined, id: "evt_2" }]) });

    expect(seen(report, "eventTypes")).toEqual(["customer.loyalty.tier.joined"]);
    expect(report.eventTypes["customer.loyalty.tier.joined"]).toBe(2);
  });

  it("§7.2: counts an error by the type of the missing resource, and others by their status", () => {
    const text = { code: 404, message: "Resource not found", details: "Cannot find campaign with id camp_1" };
    const campaign = { ...text, key: "not_found", request_id: "r", resource_id: "camp_1", resource_type: "campaign" };
    const url = "https://api.loyalty.example/management/v1/projects/p/webhooks";

    const report = cover({ status: 404, body: campaign }, { url, status: 404, body: text });

    expect(seen(report, "errors")).toEqual(["listMemberActivity 404 campaign", "listWebhooks 404"]);
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

  it.each([
    ["a request without a response", { status: 0, body: "" }],
    ["an aborted request", { status: -1, body: "" }],
    ["a page that does not conform", { body: page([], { has_more: 1 }) }],
    [
      "an error with another code",
      { status: 404, body: { code: 999, key: "not_found", message: "Resource not found" } },
    ],
    ["a request that should have been refused", { url: `${ACTIVITY_URL}?limit=500` }],
  ])("counts nothing for %s", (_, options) => {
    expect(cover(options)).toEqual(cover());
  });

  it("counts a status that the document does not name as its range", () => {
    const refused = { url: TOKEN_URL, form: { grant_type: "client_credentials", scope: "api" }, status: 400 };

    const report = cover({ ...refused, body: { code: 400, message: "Invalid request" } });

    expect(seen(report, "statuses")).toEqual(["generateToken 4XX"]);
  });
});
