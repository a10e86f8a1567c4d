import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { probes, SilenceCollector } from "../../../src/traffic/internal.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";

const REVOKE_URL = "https://x.example/v1/oauth/token/revoke";
const events = (...seconds: number[]) =>
  seconds.map((n) => ({ id: `e${n}`, created_at: new Date(n * 1000).toISOString() }));
const error = (code: number, key?: string, more: object = {}) => ({ code, message: "m", ...(key && { key }), ...more });
const revoke = (status: number): EntryOptions => ({ url: REVOKE_URL, form: { access_token: "t" }, status, body: "" });
const token = (status: number, expires_in = 900, url = TOKEN_URL): EntryOptions => ({
  url,
  form: { grant_type: "client_credentials", scope: "api" },
  status,
  body: { access_token: `t${expires_in}`, expires_in },
});
const many = (count: number) => page(events(...Array.from({ length: count }, (_, n) => n)), { has_more: true });
const query = (text: string, status?: number, key?: string): EntryOptions => ({
  url: `${ACTIVITY_URL}?${text}`,
  ...(status && { status, body: error(status, key) }),
});
const badLimit = "limit=500";
const unknownCursor = "starting_after_id=x";
const users404 = (key?: string): EntryOptions => ({
  url: "https://x.example/management/v1/projects/p/users",
  status: 404,
  body: { code: 404, message: "Resource not found", details: "no p", ...(key && { key }) },
});

/** For each entry of the ledger: exchanges that confirm it, refute it (S18 cannot be refuted), or say nothing. */
const recordings: Record<string, [confirming: EntryOptions[], refuting: EntryOptions[], neutral?: EntryOptions[]]> = {
  S02: [[token(200)], [token(200, 900, "https://x.example/v1/oauth/token")]],
  S03: [[{ body: many(10) }], [{ body: many(20) }]],
  S04: [[{ body: page(events(1, 2)) }], [{ body: page(events(2, 1)) }]],
  S05: [
    [{ headers: { authorization: "Bearer t" } }],
    [{ headers: { "x-service-oauth": "Bearer t" } }],
    [{ headers: { "x-app-token": "t", "x-other": "Bearer t" } }, { headers: { "x-other": "t" } }],
  ],
  S06: [[revoke(204)], [revoke(200)]],
  S07: [
    [revoke(204), revoke(204)],
    [revoke(204), revoke(404)],
  ],
  S08: [[token(200)], [token(200, 3600)]],
  S09: [[{ ...token(400), body: error(400, "invalid_scope") }], [{ ...token(422), body: error(422, "bad") }]],
  S10: [
    [{ status: 401, body: { code: 401, message: "Unauthorized", key: "unauthorized" } }],
    [{ status: 401, body: error(401, "no") }],
  ],
  S11: [[{ status: 403, body: error(403, "insufficient_scope") }], [{ status: 403, body: error(403, "forbidden") }]],
  S12: [
    [query(badLimit, 400, "invalid_request")],
    [query("limit=1&limit=2")],
    [query("limit=100&order=-created_at"), query("limit=0", 401)],
  ],
  S13: [
    [query(unknownCursor, 400, "invalid_request")],
    [query(unknownCursor, 404, "not_found")],
    [
      query(unknownCursor),
      query(`${unknownCursor}&order=up`, 422),
      { ...query(unknownCursor, 404), body: error(404, "x", { resource_type: "voucher" }) },
    ],
  ],
  S14: [[users404()], [users404("not_found")]],
  S15: [
    [{ status: 429, body: error(429), responseHeaders: { "Retry-After": "3" } }],
    [{ status: 429, body: error(429) }],
  ],
  S18: [
    [{ url: "https://x.example/management/v1/projects/p/webhooks", body: page([{ id: "w", events: ["sky.fell"] }]) }],
    [],
  ],
  S20: [
    [{ status: 405, method: "PUT", body: error(405), responseHeaders: { Allow: "GET" } }],
    [{ status: 405, method: "PUT", body: "<html>" }],
  ],
  S22: [[token(200)], [token(201)]],
  S23: [[{ status: 500, body: error(500) }], [{ status: 503, body: error(503) }]],
};

function collect(exchanges: readonly EntryOptions[]) {
  const collector = new SilenceCollector();
  for (const exchange of readExchanges(har(...exchanges.map(entry)))) collector.add(exchange);
  return collector.report();
}
const findVerdict = (id: string, exchanges: readonly EntryOptions[]) =>
  collect(exchanges).find((verdict) => verdict.id === id);

describe("SilenceCollector", () => {
  it.each(probes.map(({ id }) => id))("confirms and refutes %s", (id) => {
    const [confirming, refuting, neutral = []] = recordings[id] ?? [[], []];

    expect(findVerdict(id, neutral)).toMatchObject({ verdict: "not seen" });
    expect(findVerdict(id, confirming)).toMatchObject({ verdict: "confirmed", entry: confirming.length - 1 });
    if (id === "S18") return; // traffic cannot show that no other name exists
    expect(findVerdict(id, [...confirming, ...refuting])).toMatchObject({ verdict: "refuted" });
  });

  it.each([
    ["S03", "refuted", "a last page with more events than the default", [{ body: page(many(20).data) }]],
    ["S03", "not seen", "a last page with fewer", [{ body: page(many(5).data) }]],
    [
      "S08",
      "confirmed",
      "a token that is issued again",
      [token(200), { ...token(200), body: { access_token: "t900", expires_in: 300 } }],
    ],
    ["S09", "refuted", "a known code with 404", [{ ...token(404), body: error(404, "invalid_scope") }]],
    ["S09", "refuted", "another code with 400", [{ ...token(400), body: error(400, "other") }]],
    ["S12", "refuted", "a known key with 422", [query(badLimit, 422, "invalid_request")]],
    ["S12", "refuted", "another key with 400", [query(badLimit, 400, "other")]],
    ["S13", "refuted", "another key with 400", [query(unknownCursor, 400, "other")]],
    ["S13", "refuted", "a known key with 422", [query(unknownCursor, 422, "invalid_request")]],
    ["S23", "not seen", "a failure outside the contract", [{ url: "https://x.example/", status: 500, body: "<html>" }]],
  ] as const)("%s is %s after %s", (id, verdict, _, exchanges) => {
    expect(findVerdict(id, exchanges)).toMatchObject({ verdict });
  });

  it.each([
    ["a refutation over a confirmation", [revoke(204)], [revoke(200)], { verdict: "refuted", entry: 0 }],
    ["the first refutation", [{}, revoke(200)], [revoke(200)], { verdict: "refuted", entry: 1 }],
    ["the first confirmation", [{}, revoke(204)], [revoke(204)], { verdict: "confirmed", entry: 1 }],
    ["a confirmation over none", [{}], [revoke(204)], { verdict: "confirmed", entry: 0 }],
  ])("merges recordings: keeps %s", (_, first, second, expected) => {
    const total = new SilenceCollector();
    for (const recording of [first, second]) total.merge(collect(recording));

    expect(total.report().find(({ id }) => id === "S06")).toMatchObject(expected);
  });

  it.each([
    ["confirms", 400, "invalid_grant", "confirmed"],
    ["refutes", 204, undefined, "refuted"],
    ["refutes", 400, "invalid_request", "refuted"],
  ])("S07: %s with %i %s to a revocation by another application", (_, status, key, verdict) => {
    const as = (appId: string, more: EntryOptions): EntryOptions => ({ ...more, headers: { "x-app-id": appId } });
    const revocation = { ...revoke(status), form: { access_token: "t900" }, body: key ? error(status, key) : "" };

    expect(findVerdict("S07", [as("a", token(200)), as("b", revocation)])).toMatchObject({ verdict, entry: 1 });
    expect(findVerdict("S07", [as("a", token(200)), as("a", revocation)])).toMatchObject({ verdict: "not seen" });
  });

  it("knows only entries of the ledger", async () => {
    const ledger = await readFile(new URL("../../../docs/silences.md", import.meta.url), "utf8");

    expect(probes.filter(({ id }) => !ledger.includes(`| ${id} |`))).toEqual([]);
  });
});
