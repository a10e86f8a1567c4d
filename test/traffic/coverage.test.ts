import { expect, it } from "vitest";
import { createErrorObject } from "../../src/contract/error-object.ts";
import { exampleActivities } from "../../src/contract/examples.ts";
import { TrafficCheck } from "../../src/traffic/check.ts";
import { CoverageCollector } from "../../src/traffic/coverage.ts";
import { type HarEntry, readExchanges } from "../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page, TOKEN_URL } from "../support/har.ts";

const [event] = exampleActivities();
const refusal = { status: 400, body: createErrorObject(400) };

/** Lists what a recording shows of the contract. */
function cover(...entries: readonly HarEntry[]): string[] {
  const coverage = new CoverageCollector();
  const check = new TrafficCheck({ coverage });
  for (const exchange of readExchanges(har(...entries))) check.add(exchange);
  const { missing } = coverage.report();
  return new CoverageCollector().report().missing.filter((item) => !missing.includes(item));
}

it("a recording covers operations, statuses alone or by their range, event types and parameters, refused or not", () => {
  const seen = cover(
    entry({ url: `${ACTIVITY_URL}?order=created_at&own=1`, body: page([event]) }),
    entry({ url: `${ACTIVITY_URL}?limit=0`, ...refusal }),
    entry({ url: TOKEN_URL, method: "POST", ...refusal }),
  );

  const ofActivity = ["200", "4XX", "limit", "order"].map((item) => `listMemberActivity ${item}`);
  const expected = ["generateToken", "generateToken 4XX", "listMemberActivity", ...ofActivity, event?.type];
  expect(seen.sort()).toEqual(expected.sort());
});

it("no traffic has to show a status that only a broken service has", () => {
  const { covered, total, missing } = new CoverageCollector().report();

  expect([covered, total]).toEqual([0, missing.length]);
  expect(missing.filter((item) => / 5(\d\d|XX)$/.test(item))).toEqual([]);
});

const recorded = entry();
it.each<[string, HarEntry]>([
  ["a request without a response", entry({ status: 0, body: "" })],
  ["a page that does not conform", entry({ body: page([], { has_more: 1 }) })],
  ["a request that should have been refused", entry({ url: `${ACTIVITY_URL}?limit=500` })],
  ["a response without its body", { ...recorded, response: { status: 200, content: { size: 9 } } }],
  ["a 304 with the body that the client has", entry({ status: 304, body: page([event]) })],
])("%s covers nothing", (_, raw) => {
  expect(cover(raw)).toEqual([]);
});
