import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemorySink, createRecorder, readExchanges } from "../../../src/traffic/index.ts";
import { checkLaws, laws } from "../../../src/traffic/laws/index.ts";
import { formPost, startDemoService } from "../../support/demo-service.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";

const REVOKE_URL = "https://api.loyalty.example/v1/oauth/token/revoke";
const WEBHOOKS_URL = "https://api.loyalty.example/management/v1/projects/proj_1/webhooks";

/** Event number n, created n seconds after the start. */
const event = (n: number) => ({ id: `evt_${n}`, created_at: new Date(n * 1000).toISOString() });
const listed = (query: string, numbers: readonly number[], next?: number): EntryOptions => ({
  url: `${ACTIVITY_URL}${query}`,
  body: page(
    numbers.map(event),
    next === undefined ? { has_more: false } : { has_more: true, more_starting_after: `evt_${next}` },
  ),
});
const T0 = "2026-06-01T12:00:00.000Z";
const grant = (changes: object = {}) => ({
  access_token: "tok_1",
  client_id: "c",
  expires_at: Date.parse(T0) / 1000 + 900,
  expires_in: 900,
  scope: "api",
  token_type: "Bearer",
  ...changes,
});
const issued = (changes?: object, scope = "api"): EntryOptions => ({
  url: TOKEN_URL,
  form: { grant_type: "client_credentials", scope },
  body: grant(changes),
  startedAt: T0,
});
const used = (startedAt: string): EntryOptions => ({ headers: { authorization: "Bearer tok_1" }, startedAt });
const notFound = (url: string, body: object): EntryOptions => ({ url, status: 404, body });

const broken = (...exchanges: EntryOptions[]) =>
  checkLaws(readExchanges(har(...exchanges.map(entry)))).map(({ law, entries }) => `${law} ${entries.join(" ")}`);

/** For each law a recording that breaks it, what is reported, and a recording that is close and breaks nothing. */
const cases: Record<string, { bad: EntryOptions[]; report: string; good: EntryOptions[] }> = {
  "no-event-twice": {
    bad: [listed("?limit=2", [1, 2], 2), listed("?limit=2&starting_after_id=evt_2", [2, 3])],
    report: "0 1",
    good: [listed("?limit=2", [1, 2], 2), listed("?limit=2", [1, 2], 2)],
  },
  "no-event-lost": {
    bad: [listed("", [1, 2, 3]), listed("?limit=1", [1], 1), listed("?starting_after_id=evt_1", [3])],
    report: "0 1 2",
    good: [listed("", [1, 2]), listed("?limit=1", [1], 1), listed("?starting_after_id=evt_1", [2, 3])],
  },
  "times-in-order": {
    bad: [listed("?order=created_at", [5], 5), listed("?order=created_at&starting_after_id=evt_5", [4], 4)],
    report: "0 1",
    good: [listed("?order=-created_at", [5], 5), listed("?order=-created_at&starting_after_id=evt_5", [4])],
  },
  "cursor-is-last-event": {
    bad: [listed("", [1, 2], 1)],
    report: "0",
    good: [listed("", [1, 2], 2)],
  },
  "at-most-limit": { bad: [listed("?limit=1", [1, 2])], report: "0", good: [listed("?limit=2", [1, 2])] },
  "last-page-is-last": {
    bad: [listed("?order=created_at", [1, 2, 3], 3), listed("?order=created_at&limit=2", [1, 2])],
    report: "0 1",
    good: [listed("?order=created_at&limit=2", [1, 2]), listed("?order=created_at", [1, 2, 3], 3)],
  },
  "revoked-token-stays-dead": {
    bad: [{ url: REVOKE_URL, form: { access_token: "tok_1" }, status: 204, body: "" }, used(T0)],
    report: "0 1",
    good: [
      used(T0),
      { url: REVOKE_URL, form: { access_token: "tok_1" }, status: 204, body: "" },
      { ...used(T0), status: 401, body: { code: 401, message: "Unauthorized" } },
    ],
  },
  "expired-token-is-refused": {
    bad: [issued(), used("2026-06-01T12:15:02.000Z")],
    report: "0 1",
    good: [issued(), used("2026-06-01T12:15:00.500Z")],
  },
  "expiry-adds-up": { bad: [issued({ expires_in: 60 })], report: "0", good: [issued()] },
  "granted-as-requested": {
    bad: [issued({ scope: "api vouchers" })],
    report: "0",
    good: [issued({ scope: "vouchers api" }, "api vouchers")],
  },
  "total-counts-data": {
    bad: [{ url: WEBHOOKS_URL, body: { ...page([{ id: "a" }]), total: 2 } }],
    report: "0",
    good: [{ url: WEBHOOKS_URL, body: { ...page([{ id: "a" }]), total: 1 } }],
  },
  "not-found-names-the-missing": {
    bad: [notFound(ACTIVITY_URL, { resource_type: "voucher", resource_id: "LC-2", details: "Cannot find LC-2" })],
    report: "0",
    good: [
      notFound(ACTIVITY_URL, { resource_type: "campaign", resource_id: "camp_1", details: "Cannot find camp_1" }),
      notFound(WEBHOOKS_URL, { details: "Cannot find project with id proj_1" }),
    ],
  },
};

describe("laws between exchanges", () => {
  it.each(laws.map(({ id, section }) => [id, section]))(
    "%s (§%s): shows the exchanges that break it, and only then",
    (id) => {
      const { bad = [], report, good = [] } = cases[id] ?? {};

      expect(broken(...bad)).toEqual([`${id} ${report}`]);
      expect(broken(...good)).toEqual([]);
    },
  );

  it("hold in the recordings of the service", () => {
    const folder = new URL("../../recordings/", import.meta.url);
    const recordings = readdirSync(folder).filter((name) => name.endsWith(".har"));

    const found = recordings.flatMap((name) => checkLaws(readExchanges(readFileSync(new URL(name, folder), "utf8"))));

    expect(recordings.length).toBeGreaterThan(3);
    expect(found).toEqual([]);
  });

  it("hold for whatever the service is asked", async () => {
    const service = await startDemoService();
    const ask = fc.record({
      order: fc.constantFrom("created_at", "-created_at"),
      limit: fc.integer({ min: 1, max: 40 }),
      usesToken: fc.boolean(),
      revokes: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 5 }), async (asks) => {
        const sink = createMemorySink();
        const { fetch, close } = createRecorder({ sink, fetch: service.fetch, now: () => service.clock.now, key: "k" });
        for (const { order, limit, usesToken, revokes } of asks) {
          const form = { grant_type: "client_credentials", scope: "loyalties" };
          const token = await (await fetch("http://x.example/oauth/token", formPost(service.application, form))).json();
          const headers = usesToken ? { Authorization: `Bearer ${token.access_token}` } : service.application;
          const list = async (after?: string): Promise<void> => {
            const query = new URLSearchParams({ order, limit: `${limit}`, ...(after && { starting_after_id: after }) });
            const got = await (await fetch(`http://x.example${service.activityPath}?${query}`, { headers })).json();
            if (got.has_more) await list(got.more_starting_after);
          };
          await list();
          service.clock.now += 1000;
          if (!revokes) continue;
          const { access_token } = token;
          await fetch("http://x.example/v1/oauth/token/revoke", formPost(service.application, { access_token }));
          await fetch(`http://x.example${service.activityPath}`, { headers });
        }
        await close();

        expect(checkLaws(readExchanges(sink.har))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
