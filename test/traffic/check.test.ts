import { expect, it } from "vitest";
import { createErrorObject } from "../../src/contract/error-object.ts";
import { exampleActivities } from "../../src/contract/examples.ts";
import { TrafficCheck } from "../../src/traffic/check.ts";
import { createRedactor, type HarEntry } from "../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, KEYS, page, checkEntries as report, TOKEN_URL } from "../support/har.ts";
import { createToken } from "../support/responses.ts";

const form = { grant_type: "client_credentials", scope: "loyalties" };
const toWebhooks = {
  url: ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p/webhooks"),
  headers: {},
  body: { ...page(), total: 0 },
};
const webhooks = entry(toWebhooks);
const keyed = entry();
const refused = entry({ status: 401, body: createErrorObject(401) });
const cut: HarEntry = { ...keyed, response: { status: 200, content: { size: 9, text: "{" } } };
const failed = (_error: string): HarEntry => ({ ...keyed, response: { status: 0, _error } });
const others = Array.from({ length: 50 }, (_, at) => entry({ url: `https://x.example/other/${at % 25}` }));

it.each([
  {
    of: "exchanges of no operation, the first 20 by name",
    entries: [keyed, ...others],
    extent: { checked: 1, total: 51, unit: "exchange" },
    notes: [expect.stringMatching(/^50 exchanges without an operation: GET \/other\/0 ×2, .*\/19 ×2, and 10 more$/)],
  },
  {
    of: "a 304, and a body that the tool cut",
    entries: [keyed, entry({ status: 304, body: "" }), cut],
    extent: { checked: 1, total: 3, unit: "exchange" },
    warnings: ["has no complete body for #2, #3, so it was not checked"],
  },
  {
    of: "requests without a response, with the code that a tool recorded, but no other text",
    entries: [...["ECONNREFUSED", "net::ERR_ABORTED", "Ann hung up"].map(failed), keyed],
    extent: { checked: 1, total: 4, unit: "exchange" },
    warnings: ["has no response of the service for #1 (ECONNREFUSED), #2 (net::ERR_ABORTED), #3"],
  },
  {
    of: "no credentials",
    entries: [
      entry({ headers: {} }),
      entry({ url: TOKEN_URL, headers: {}, form, status: 400, body: createErrorObject(400) }),
    ],
    extent: { checked: 2, total: 2, unit: "exchange" },
    unchecked: ["has no credentials, so they were not checked"],
  },
  {
    of: "a refused request alone",
    entries: [refused],
    extent: { checked: 1, total: 1, unit: "exchange" },
  },
  {
    of: "no bodies, as of a tool that attaches them",
    entries: [{ ...keyed, response: { status: 200, content: { _file: "1.json", size: 812 } as object } }],
    unchecked: [expect.stringContaining("no response bodies, so they were not checked: record with bodies")],
  },
])("a report says how much was checked, and what was not: $of", ({ entries, of: _, ...expected }) => {
  const none = { unchecked: [], warnings: [], notes: [] };
  const { extent, unchecked, warnings, notes } = report(entries, { showValues: true });

  expect({ ...(extent && { extent }), unchecked, warnings, notes }).toEqual({ ...none, ...expected });
  expect(report(entries.map(createRedactor()), {})).toMatchObject({ ...(extent && { extent }), unchecked, warnings });
});

it("a report names each operation of which something was checked", () => {
  const { operations } = report([keyed, { ...webhooks, response: cut.response }, keyed, ...others]);

  expect(operations).toEqual(["listMemberActivity"]);
});

it("a report counts entries that cannot be read, and shows the first 20", () => {
  const recording = new TrafficCheck();
  for (let at = 1; at <= 22; at++) recording.addUnreadable(`exchange ${at} has no valid request`);

  const { errors } = recording.report();

  expect(errors.slice(-2)).toEqual(["exchange 20 has no valid request", "has 2 more exchanges that cannot be read"]);
});

it("§2.10, §2.2: a finding is a kind of violation: by status, property, event type and missing property", () => {
  const url = toWebhooks.url.replace("webhooks", "users");
  const users = (...data: object[]) =>
    entry({ url, headers: {}, body: { ...page(data), has_more: undefined, total: data.length } });
  const answer = (status: number, body: object | string) => entry({ url, headers: {}, status, body });
  const [event] = exampleActivities();
  const events = page([event, { ...event, type: "ann" }].map((each) => ({ ...each, created_at: 7 })));

  const { findings } = report([
    ...[500, 503].map((status) => answer(status, { code: "x", message: "m" })),
    ...[301, 302, 302].map((status) => answer(status, "")),
    answer(500, {}),
    users({ id: "u", projects: { shop: 1 } }, { id: "u", projects: { other: 2, "a\nb": 3 } }),
    entry({ body: events }),
  ]);

  const found = findings.map(({ count, rule, pointer, expected, eventTypes }) =>
    [count, rule, pointer, ...(rule === "response-required" ? [expected] : []), ...eventTypes].join(" "),
  );
  expect(found).toEqual([
    "2 response-type /code",
    "1 response-status ",
    "2 response-status ",
    "1 response-required  must have required property 'code'",
    "1 response-required  must have required property 'message'",
    "3 response-type /data/*/projects/*",
    `1 response-type /data/*/created_at ${event?.type}`,
    "1 response-discriminator /data/*/type unknown type",
  ]);
});

it("a report lists the names that the contract does not know, and has the same fingerprints whether it shows values or not", () => {
  const named = [
    entry({ body: page([], { has_more: false, nickname: 1, "+48600": 1 }) }),
    entry({ body: page([], { has_more: false, nickname: 1 }) }),
    entry({ url: `${ACTIVITY_URL}?starting_after=x&ann@shop.example=1&limit=5` }),
    entry({ url: TOKEN_URL, form: { ...form, scopes: "api" }, body: createToken() }),
    entry({ url: `${ACTIVITY_URL}?refused=1`, status: 400, body: createErrorObject(400) }),
    entry({ body: page(exampleActivities()) }), // the document leaves some of its objects open
  ];
  const list = (showValues: boolean) =>
    report(named, { closed: true, showValues }).findings.map(({ fingerprint }) => fingerprint);

  expect(report(named).notes).toEqual([
    "undocumented: MemberActivityList.*, MemberActivityList.nickname ×2, body scopes, query *, query starting_after",
  ]);
  expect(list(true)).toEqual(list(false));
});

const withChannel = (channel: unknown) => {
  const [event] = exampleActivities();
  const data = { ...event?.data, event_source: { channel } };
  return entry({ body: page([{ ...event, data }]) });
};
const sentAs = (type: string) =>
  entry({ url: TOKEN_URL, headers: { ...KEYS, "Content-Type": type }, form, body: createToken() });

it.each([
  ["a number in the place of a text", withChannel(48_600_123_456), /must be string, got number \(not shown\)$/],
  ["a text that is not in the list", withChannel("ann"), /allowed values \[.*\], got string \(not shown\)$/],
  ["no text", withChannel(null), /must be string, got null$/],
  ["a media type in letters", sentAs("text/plain; x=ann"), /got text\/plain$/],
  ["a media type with digits", sentAs("text/ann1"), /got string \(not shown\)$/],
])("a report shows what was found unless it can be personal data: %s", (_, raw, message) => {
  expect(report([raw]).findings[0]?.message).toMatch(message);
});
