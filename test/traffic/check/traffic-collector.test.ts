import { expect, it } from "vitest";
import { createErrorObject } from "../../../src/contract/error-object.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { TrafficCollector } from "../../../src/traffic/check/traffic-collector.ts";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import { countViolations } from "../../../src/traffic/findings/finding-groups.ts";
import { createRedactor, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

function report(entries: readonly HarEntry[], options = {}) {
  const recording = new TrafficCheck(options).startRecording();
  for (const exchange of readExchanges(har(...entries))) recording.add(exchange);
  return recording.report();
}

it("a report counts all requests of no operation, and names the first 20 with their counts", () => {
  const names = Array.from({ length: 25 }, (_, index) => `GET /other/${index}`);
  const entries = [...names, ...names].map((name) => entry({ url: `https://x.example${name.slice(4)}` }));

  const { notes } = report(entries, { showValues: true });

  const named = names.slice(0, 20).map((name) => `${name} ×2`);
  expect(notes).toEqual([`50 exchanges without an operation: ${named.join(", ")}, and 10 more`]);
});

const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const form = { grant_type: "client_credentials", scope: "loyalties" };
const issue = entry({ url: TOKEN_URL, headers, form, body: createToken() });
const toWebhooks = {
  url: ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p/webhooks"),
  body: { ...page(), total: 0 },
};
const webhooks = entry(toWebhooks);
const keyed = entry({ headers });
const managed = entry({ ...toWebhooks, headers: { "X-Management-Id": "m", "X-Management-Token": "t" } });
const revoke = entry({
  url: ACTIVITY_URL.replace(/loyalties.*/, "oauth/token/revoke"),
  headers,
  form: { access_token: "t" },
  status: 204,
  body: "",
});
const replaced = (Authorization: string) => entry({ headers: { Authorization } });
const bearer = entry({ headers: { Authorization: "Bearer t" } });
const refused = entry({ status: 401, body: createErrorObject(401) });
it("a report names each operation that was requested once", () => {
  const { operations } = report([keyed, webhooks, keyed, entry({ url: "https://x.example/other" })]);

  expect(operations).toEqual(["listMemberActivity", "listWebhooks"]);
});

it("a report says why a request has no response if a tool recorded a code, redacted or not", () => {
  const errors = ["ECONNREFUSED", "net::ERR_ABORTED", "Ann hung up"];
  const entries = errors.map((_error): HarEntry => ({ ...keyed, response: { status: 0, _error } }));

  for (const all of [entries, entries.map(createRedactor())])
    expect(report([...all, keyed]).warnings).toEqual([
      "has no response of the service for #1 (ECONNREFUSED), #2 (net::ERR_ABORTED), #3",
    ]);
});

it.each<[string, HarEntry[], number]>([
  ["none has credentials", [entry(), entry(), webhooks], 0],
  ["another one has credentials", [entry(), keyed, entry()], 2],
  ["others have credentials of each operation", [managed, entry(), keyed, webhooks], 2],
  ["a tool removed the tokens, and others have credentials that it does not take", [managed, entry(), entry()], 0],
  ["it was refused", [keyed, refused], 0],
  ["a tool removed the tokens from the recording", [issue, entry(), entry()], 0],
  ["a tool removed the tokens, but the operation takes none", [issue, managed, entry(), webhooks], 1],
  ["a tool removed the tokens, and one is revoked", [revoke, entry()], 0],
  ["a tool replaced the tokens", [keyed, replaced("[authorization redacted]"), replaced("Bearer [token removed]")], 0],
  ["a tool replaced a key", [keyed, entry({ headers: { "X-App-Id": "[REDACTED]" } })], 0],
  ["it has a token without its scheme", [keyed, replaced("abc"), replaced("Bearer a b")], 2],
  ["a token was issued and sent", [issue, entry(), bearer, entry()], 2],
])(
  "§5.1: a success without credentials is a violation if others have some, redacted or not: %s",
  (_, entries, count) => {
    for (const all of [entries, entries.map(createRedactor())]) {
      const { findings } = report(all);

      expect(countViolations(findings)).toBe(count);
      expect(new Set(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).size).toBe(Math.min(count, 1));
    }
  },
);

const withChannel = (channel: unknown) => {
  const [event] = exampleActivities();
  const data = { ...event?.data, event_source: { channel } };
  return entry({ headers, body: page([{ ...event, data }]) });
};
const sentAs = (type: string) =>
  entry({ url: TOKEN_URL, headers: { ...headers, "Content-Type": type }, form, body: createToken() });

it.each([
  ["a number in the place of a text", withChannel(48_600_123_456), /must be string, got number \(not shown\)$/],
  ["a text that is not in the list", withChannel("ann"), /allowed values \[.*\], got string \(not shown\)$/],
  ["no text", withChannel(null), /must be string, got null$/],
  ["a limit", entry({ url: `${ACTIVITY_URL}?limit=0`, headers }), /got 0$/],
  ["a status in a body", entry({ headers, status: 403, body: createErrorObject(400) }), /403, got 400$/],
  ["a media type in letters", sentAs("text/plain; x=ann"), /got text\/plain$/],
  ["a media type with digits", sentAs("text/ann1"), /got string \(not shown\)$/],
  ["no media type", sentAs(""), /got nothing$/],
])("a report shows what was found unless it can be personal data: %s", (_, raw, message) => {
  expect(report([raw]).findings[0]?.message).toMatch(message);
});

it("an exchange is redacted once, however many kinds of finding it has, and whenever they are found", () => {
  const names = Array.from({ length: 1000 }, (_, at) => [`name_${at.toString(36).replaceAll(/\d/g, "_")}`, 1]);
  const anonymous = entry({ body: page([], { has_more: 1, ...Object.fromEntries(names) }) });
  const redacted: HarEntry[] = [];
  const recording = new TrafficCollector({
    source: "a.har",
    redact(raw) {
      redacted.push(raw);
      return raw;
    },
    isClosed: true,
    invariants: undefined,
    coverage: undefined,
  });

  for (const exchange of readExchanges(har(anonymous, keyed))) recording.add(exchange);
  const { findings } = recording.report();

  expect(findings.length).toBeGreaterThan(100);
  expect(findings.at(-1)).toMatchObject({ rule: "request-security", exchange: findings[0]?.exchange });
  expect(redacted).toEqual([anonymous]);
});

it("an unknown name that can be data is one kind of violation, before and after redaction", () => {
  const list = (...entries: HarEntry[]) =>
    report(entries, { closed: true }).findings.map(({ fingerprint, pointer, count }) => ({
      fingerprint,
      pointer,
      count,
    }));
  const entries = ["ann@shop.example", "+48600"].map((name) =>
    entry({ headers, body: page([], { has_more: false, [name]: 1 }) }),
  );

  const found = list(...entries);

  expect(found).toMatchObject([{ pointer: "/*", count: 2 }]);
  for (const key of ["k", "other"]) expect(list(...entries.map(createRedactor({ key })))).toEqual(found);
});
