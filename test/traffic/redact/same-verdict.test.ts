import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { createRedactor, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, checkEntries, entry, page, TOKEN_URL } from "../../support/har.ts";

const RECORDINGS = 50;
const MANAGEMENT_URL = ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p/");
const REVOKE_URL = TOKEN_URL.replace("oauth/token", "v1/oauth/token/revoke");

/** One of the texts between the bars. */
const one = (texts: string) => fc.constantFrom(...texts.split("|"));
/** Tokens and keys, and what tools write in their place. */
const credential = fc.oneof(
  one("tok_1|tok_2||***|[REDACTED]|<token>|(none)|xxxx|REDACTED|hidden-by-proxy|[token-1]|masked@x|Ann Kowalska"),
  one('["tok_1"]|"***"|{"a":true}|ann@shop.example|https://x/<token>|12345678|2026-06-01|[authorization redacted]'),
  fc.constant(`redacted-${"0".repeat(24)}`),
  fc.string(),
);
const text = fc.oneof(one("evt_1|evt_2|evt_3|7|-1|created_at|2026-06-01T10:00:00Z"), fc.string());
const headers = {
  "X-App-Id": credential,
  "X-App-Token": credential,
  "X-Management-Id": credential,
  "X-Management-Token": credential,
  Authorization: fc.oneof(
    credential,
    fc.tuple(one("Bearer|bearer|Basic|Token"), credential).map((words) => words.join(" ")),
  ),
  "x own": text,
  "Content-Type": one("application/x-www-form-urlencoded|text/plain|a/b; c=d"),
};
const responseHeaders = {
  "Content-Type": one("application/json|Application/JSON; charset=utf-8|text/html|application/x.a1+json|"),
  "Cache-Control": one("no-store|No-Store, max-age=0|private|x-no-store|private;no-store"),
  "Retry-After": one("5|10.0.0.1"),
  Date: one("Mon, 01 Jun 2026 12:00:00 GMT|now"),
  Age: one("5"),
  "Proxy-Status": one("loyalty-record; error=connection_refused|squid"),
  "Content-Length": one("0|12|"),
  "Non-Authoritative-Reason": one("HSTS"),
};

const event = fc
  .tuple(fc.constantFrom(...exampleActivities()), one("evt_1|evt_2|evt_3|evt_4"), fc.nat(3))
  .map(([example, id, second]) => ({ ...example, id, created_at: `2026-06-01T10:00:0${second}Z` }));
const ending = fc.oneof(
  fc.record({ has_more: fc.boolean(), more_starting_after: text }, { requiredKeys: ["has_more"] }),
  fc.dictionary(fc.oneof(fc.string(), one("id|scope|nickname")), fc.jsonValue(), { maxKeys: 3 }),
);
const query = fc.dictionary(fc.oneof(one("limit|order|starting_after_id"), fc.string()), text, { maxKeys: 2 });
const token = fc.record({
  access_token: credential,
  client_id: text,
  expires_at: fc.constantFrom(1_780_315_200, 1_780_316_100),
  expires_in: fc.constantFrom(900, "900"),
  scope: one("api|vouchers|api,own"),
  token_type: one("Bearer|bearer"),
});
const scope = one("api|api,vouchers|");

/** The part of an exchange that depends on its operation. */
const part = fc.oneof(
  fc.tuple(query, fc.array(event, { maxLength: 3 }), ending).map(([search, events, more]) => ({
    url: `${ACTIVITY_URL}?${new URLSearchParams(search)}`,
    body: page(events, more),
  })),
  fc.record({ url: one(TOKEN_URL), form: fc.record({ grant_type: one("client_credentials"), scope }), body: token }),
  credential.map((access_token) => ({ url: REVOKE_URL, form: { access_token }, status: 204, body: "" })),
  fc.tuple(one("users|webhooks"), fc.nat(2), fc.jsonValue()).map(([name, total, item]) => ({
    url: MANAGEMENT_URL + name,
    body: { ...page([item]), total },
  })),
  fc.record({ url: fc.webUrl(), body: fc.json() }),
);
const exchange = fc
  .record({
    part,
    headers: fc.record(headers, { requiredKeys: [] }),
    responseHeaders: fc.record(responseHeaders, { requiredKeys: [] }),
    failure: fc.constantFrom(undefined, undefined, undefined, 304, 400, 404, 0),
    time: fc.constantFrom(0, 50, 3000),
    content: fc.oneof(
      fc.constant({}),
      fc.record({
        text: fc.constantFrom(undefined, null, ""),
        size: fc.constantFrom(undefined, null, -1, 0, 9, 5_000),
      }),
      fc.constant({ size: 5_000 }),
    ),
    sent: fc.oneof(
      fc.constant({}),
      fc.record({ bodySize: fc.constantFrom(-1, 0, 40), postData: fc.constantFrom({}, { text: null }, { text: "" }) }),
      fc.constant({ postData: { text: Buffer.from("scope=api").toString("base64"), encoding: "base64" } }),
      fc.record({ queryString: fc.constant([{ name: "limit", value: "1" }]) }),
    ),
    responder: fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      fc.constantFrom<object>(
        { _fromCache: "disk" },
        { _fetchType: "Disk Cache" },
        { _wasFulfilled: true },
        { cache: { afterRequest: null }, _securityState: "secure" },
      ),
    ),
    transfer: fc.constantFrom({}, {}, {}, { _transferSize: 0 }, { _fetchedViaServiceWorker: true }),
  })
  .map(({ part, failure, content, sent, responder, transfer, ...more }): HarEntry => {
    const status = failure === undefined ? {} : { status: failure };
    const { request, response, ...times } = entry({ ...part, ...more, ...status });
    const received = { ...response, ...transfer, content: { ...response.content, ...content } };
    return { ...times, ...responder, request: { ...request, ...sent }, response: received } as HarEntry;
  });

/** What check says of a recording. */
function judge(entries: readonly HarEntry[], closed: boolean) {
  const { findings, undocumented: _, notes: __, ...counts } = checkEntries(entries, { closed });
  // A name that the contract does not know is shown before redaction if a developer may have chosen it.
  const kinds = findings
    .filter(({ rule }) => !rule.endsWith("undocumented"))
    .map(({ fingerprint, status, message, count, places }) => [fingerprint, status, message, count, places]);
  return { ...counts, kinds };
}

it(`${RECORDINGS} random recordings get the same verdict as they are, redacted, and redacted again`, () => {
  const recording = fc.tuple(fc.array(exchange, { minLength: 1, maxLength: 6 }), fc.boolean());
  const property = fc.property(recording, ([entries, closed]) => {
    const verdict = judge(entries, closed);
    const redacted = entries.map(createRedactor());

    expect(judge(redacted, closed)).toEqual(verdict);
    expect(judge(redacted.map(createRedactor()), closed)).toEqual(verdict);
  });

  fc.assert(property, { numRuns: RECORDINGS });
});
