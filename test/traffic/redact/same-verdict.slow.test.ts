import fc from "fast-check";
import { expect, it } from "vitest";
import { createErrorObject } from "../../../src/contract/error-object.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import { createRedactor, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { readDailySeed } from "../../support/read-daily-seed.ts";

const RECORDINGS = 5_000;
const MANAGEMENT_URL = ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p/");
const REVOKE_URL = TOKEN_URL.replace("oauth/token", "v1/oauth/token/revoke");
const events = exampleActivities();

/** Tokens and keys, and what tools write in their place. */
const credential = fc.oneof(
  fc.constantFrom(
    "tok_1",
    "tok_2",
    "",
    "***",
    "[REDACTED]",
    "<token>",
    "(none)",
    "xxxx",
    "REDACTED",
    "hidden-by-proxy",
  ),
  fc.constantFrom("[token-1]", '["tok_1"]', '"***"', '{"a":true}', "ann@shop.example", "masked@x", "https://x/<token>"),
  fc.constantFrom(`redacted-${"0".repeat(24)}`, "12345678", "2026-06-01", "[authorization redacted]", "Ann Kowalska"),
  fc.string(),
);
const authorization = fc.oneof(
  credential,
  fc.tuple(fc.constantFrom("Bearer", "bearer", "Basic", "Token"), credential).map((words) => words.join(" ")),
);
const headers = fc.record(
  {
    "X-App-Id": credential,
    "X-App-Token": credential,
    "X-Management-Id": credential,
    "X-Management-Token": credential,
    Authorization: authorization,
    "x own": fc.string(),
    "X-Own": fc.string(),
    "Content-Type": fc.constantFrom("application/x-www-form-urlencoded", "text/plain", "a/b; c=d"),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  fc.constantFrom("evt_1", "evt_2", "evt_3", "7", "-1", "created_at", "2026-06-01T10:00:00Z"),
  fc.string(),
);
const mediaType = fc.constantFrom(
  "application/json",
  "Application/JSON; charset=utf-8",
  "text/html",
  "application/x.a1+json",
  "",
);
const responseHeaders = fc.record(
  {
    "Content-Type": mediaType,
    "Cache-Control": fc.constantFrom("no-store", "No-Store, max-age=0", "private", "x-no-store", "private;no-store"),
    "Retry-After": fc.constantFrom("5", "10.0.0.1"),
    Date: fc.constantFrom("Mon, 01 Jun 2026 12:00:00 GMT", "now"),
    Age: fc.constantFrom("5"),
    "Proxy-Status": fc.constantFrom("loyalty-record; error=connection_refused", "squid"),
  },
  { requiredKeys: [] },
);

/** A page of some events, each at most once in most pages. */
const listed = fc.record({
  data: fc.array(
    fc
      .tuple(fc.constantFrom(...events), fc.constantFrom("evt_1", "evt_2", "evt_3", "evt_4"), fc.nat(3))
      .map(([event, id, second]) => ({ ...event, id, created_at: `2026-06-01T10:00:0${second}Z` })),
    { maxLength: 3 },
  ),
  more: fc.oneof(
    fc.constant({ has_more: false }),
    fc.record({ has_more: fc.boolean(), more_starting_after: text }),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom("id", "scope", "nickname")), fc.jsonValue(), { maxKeys: 3 }),
  ),
});
const issued = fc.record({
  access_token: credential,
  client_id: fc.constant("c"),
  expires_at: fc.constantFrom(1_780_315_200, 1_780_316_100),
  expires_in: fc.constantFrom(900, "900"),
  scope: fc.constantFrom("api", "vouchers", "api,own"),
  token_type: fc.constantFrom("Bearer", "bearer"),
});
const search = fc
  .dictionary(fc.oneof(fc.constantFrom("limit", "order", "starting_after_id"), fc.string()), text, { maxKeys: 2 })
  .map((query) => `?${new URLSearchParams(query)}`);

/** The part of an exchange that depends on its operation. */
const part = fc.oneof(
  fc.tuple(search, listed).map(([query, { data, more }]) => ({ url: ACTIVITY_URL + query, body: page(data, more) })),
  fc.tuple(fc.constantFrom("api", "api,vouchers", ""), issued).map(([scope, body]) => ({
    url: TOKEN_URL,
    form: { grant_type: "client_credentials", scope },
    body,
  })),
  credential.map((access_token) => ({ url: REVOKE_URL, form: { access_token }, status: 204, body: "" })),
  fc.tuple(fc.constantFrom("users", "webhooks"), fc.nat(2), fc.jsonValue()).map(([name, total, item]) => ({
    url: MANAGEMENT_URL + name,
    body: { ...page([item]), total },
  })),
  fc.tuple(fc.webUrl(), fc.json()).map(([url, body]) => ({ url, body })),
);

const exchange = fc
  .record({
    part,
    headers,
    responseHeaders,
    failure: fc.constantFrom(undefined, undefined, undefined, 304, 400, 401, 404, 0),
    start: fc.nat(20),
    time: fc.constantFrom(0, 50, 3000),
    content: fc.constantFrom(
      {},
      {},
      {},
      { text: undefined },
      { size: 5_000 },
      { size: 9, text: "" },
      { mimeType: "text/html" },
    ),
    bodySize: fc.constantFrom(undefined, -1, 0, 40),
    hasForm: fc.constantFrom(true, true, false),
  })
  .map(({ part: { body, ...options }, failure, start, content, bodySize, hasForm, ...more }): HarEntry => {
    const status = failure === undefined ? {} : { status: failure };
    const error = failure === undefined || failure < 400 ? body : createErrorObject(failure as 400);
    const startedAt = new Date(Date.UTC(2026, 5, 1, 12, 0, start)).toISOString();
    const { request, response, ...times } = entry({ ...options, ...more, ...status, body: error, startedAt });
    return {
      ...times,
      request: { ...request, ...(!hasForm && { postData: {} }), ...(bodySize !== undefined && { bodySize }) },
      response: { ...response, content: { ...response.content, ...content } },
    };
  });

/** What check says of a recording, without identifiers. */
function judge(entries: readonly HarEntry[], closed: boolean) {
  const recording = new TrafficCheck({ invariants: true, closed }).startRecording();
  for (const each of readExchanges(har(...entries))) recording.add(each);
  const { findings, undocumentedCount, violationCount, undecided, unmatchedCount, ...rest } = recording.report();
  // Names that can be data are one kind before redaction, and one for each alias after it.
  const kinds = findings
    .filter(({ rule }) => !rule.endsWith("undocumented"))
    .map(({ rule, half, status, count, places }) => [rule, half, status, count, ...places.map(({ entry: at }) => at)]);
  const { recorded, unanswered, bodiless, operations } = rest;
  return {
    kinds,
    undocumentedCount,
    violationCount,
    undecided,
    unmatchedCount,
    recorded,
    unanswered,
    bodiless,
    operations,
  };
}

it(`${RECORDINGS} random recordings get the same verdict before and after redaction`, () => {
  const recording = fc.tuple(fc.array(exchange, { minLength: 1, maxLength: 6 }), fc.boolean());

  fc.assert(
    fc.property(recording, ([entries, closed]) => {
      const redacted = entries.map(createRedactor());
      expect(judge(redacted, closed)).toEqual(judge(entries, closed));
    }),
    { seed: readDailySeed(), numRuns: RECORDINGS },
  );
});
