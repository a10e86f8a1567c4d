import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { probes, SilenceObserver } from "../../../src/traffic/internal.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";

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
const users404 = (key?: string): EntryOptions => ({
  url: "https://x.example/management/v1/projects/p/users",
  status: 404,
  body: { code: 404, message: "Resource not found", details: "no p", ...(key && { key }) },
});

/** For each entry of the ledger: traffic that confirms it, and traffic that refutes it (S18 cannot be). */
const answers: Record<string, [confirming: EntryOptions[], refuting: EntryOptions[]]> = {
  S02: [[token(200)], [token(200, 900, "https://x.example/v1/oauth/token")]],
  S03: [[{ body: many(10) }], [{ body: many(20) }]],
  S04: [[{ body: page(events(1, 2)) }], [{ body: page(events(2, 1)) }]],
  S05: [[{ headers: { authorization: "Bearer t" } }], [{ headers: { "x-service-oauth": "Bearer t" } }]],
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
    [{ url: `${ACTIVITY_URL}?limit=500`, status: 400, body: error(400, "invalid_request") }],
    [{ url: `${ACTIVITY_URL}?limit=500` }],
  ],
  S13: [
    [{ url: `${ACTIVITY_URL}?starting_after_id=x`, status: 400, body: error(400, "invalid_request") }],
    [{ url: `${ACTIVITY_URL}?starting_after_id=x`, status: 404, body: error(404, "not_found") }],
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

function verdictOf(id: string, ...exchanges: EntryOptions[]) {
  const observer = new SilenceObserver();
  for (const exchange of readExchanges(har(...exchanges.map(entry)))) observer.add(exchange);
  return observer.report().find((verdict) => verdict.id === id);
}

describe("silences", () => {
  it.each(probes.map(({ id }) => id))("%s is confirmed, refuted or not seen", (id) => {
    const [confirming, refuting] = answers[id] ?? [[], []];

    expect(verdictOf(id)).toMatchObject({ verdict: "not seen" });
    expect(verdictOf(id, ...confirming)).toMatchObject({ verdict: "confirmed", entry: confirming.length - 1 });
    if (id === "S18") return; // that no other name exists is nothing that traffic could show
    expect(verdictOf(id, ...confirming, ...refuting)).toMatchObject({ verdict: "refuted" });
  });

  it("are entries of the ledger", async () => {
    const ledger = await readFile(new URL("../../../docs/silences.md", import.meta.url), "utf8");

    expect(probes.filter(({ id }) => !ledger.includes(`| ${id} |`))).toEqual([]);
  });
});

describe("loyalty silences", () => {
  it("finds nothing refuted in the recordings of our service", async () => {
    const names = ["member-activity", "tokens", "management", "rate-limit", "outage"];

    const { code, stdout } = await runInProcess(["silences", ...names.map((name) => `test/recordings/${name}.har`)]);

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^S03 confirmed limit is 10 where it is left out \(test\/recordings\/member-activity.har #\d+\)$/m,
    );
    expect(stdout.match(/ confirmed /g)?.length).toBeGreaterThan(10);
  });

  it("exits 1 where an assumption is refuted, and names the exchange", async () => {
    const folder = await mkdtemp(join(tmpdir(), "silences-"));
    const file = join(folder, "a.har");
    await writeFile(file, JSON.stringify(har(entry(), entry(revoke(200)))));

    const result = await runInProcess(["silences", "--format", "json", file]);
    const unread = await runInProcess(["silences", join(folder, "none.har")]);
    await rm(folder, { recursive: true });

    expect(result.code).toBe(1);
    expect(result.json().silences).toContainEqual({
      id: "S06",
      assumption: "revoking gives 204",
      verdict: "refuted",
      entry: 1,
      file,
    });
    expect(unread).toMatchObject({ code: 2, stderr: expect.stringContaining("does not exist") });
  });
});
