import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemorySink, createRecorder, type Exchange, readExchanges } from "../../../src/traffic/index.ts";
import { LawCollector, laws } from "../../../src/traffic/internal.ts";
import { formPost, startDemoService } from "../../support/demo-service.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { importRecords } from "../../support/import-records.ts";

const REVOKE_URL = "https://api.loyalty.example/v1/oauth/token/revoke";
const WEBHOOKS_URL = "https://api.loyalty.example/management/v1/projects/proj_1/webhooks";
const USERS_URL = "https://api.loyalty.example/management/v1/projects/proj_1/users";
const [UP, DOWN] = ["?order=created_at", "?order=-created_at"];
const after = (n: number) => `starting_after_id=evt_${n}`;

/** Event number n, created n seconds after the start. */
const event = (n: number) => ({ id: `evt_${n}`, created_at: new Date(n * 1000).toISOString() });
const listed = (query: string, numbers: readonly number[], next?: number): EntryOptions => ({
  url: `${ACTIVITY_URL}${query}`,
  body: page(numbers.map(event), { has_more: next !== undefined, more_starting_after: next && `evt_${next}` }),
});
const timed = (...times: readonly string[]): EntryOptions => ({
  url: `${ACTIVITY_URL}${UP}`,
  body: page(times.map((time) => ({ id: `evt_${time}`, created_at: `2016-12-31T${time}` }))),
});
const T0 = "2026-06-01T12:00:00.000Z";
const issued = (changes?: object, scope = "api"): EntryOptions => ({
  url: TOKEN_URL,
  form: { grant_type: "client_credentials", scope },
  body: { access_token: "tok_1", expires_at: Date.parse(T0) / 1000 + 900, expires_in: 900, scope, ...changes },
  startedAt: T0,
});
const used = (startedAt = T0, more: EntryOptions = {}): EntryOptions => ({
  headers: { authorization: "Bearer tok_1" },
  startedAt,
  ...more,
});
const refused = (startedAt = T0) => used(startedAt, { status: 401, body: { code: 401 } });
const revoked = (status = 204) => ({ url: REVOKE_URL, form: { access_token: "tok_1" }, status, body: "" });
const missing = (type: string, id: string, details = `Cannot find ${id}`): EntryOptions =>
  type === "project"
    ? { url: WEBHOOKS_URL, status: 404, body: { details } }
    : { url: ACTIVITY_URL, status: 404, body: { resource_type: type, resource_id: id, details } };
const totalled = (url: string, total: number): EntryOptions => ({ url, body: { ...page([{ id: "a" }]), total } });
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

function checkLaws(exchanges: readonly Exchange[]) {
  const collector = new LawCollector();
  for (const exchange of exchanges) collector.add(exchange);
  return collector.report();
}

type Case = [does: string, recording: EntryOptions[], shownBy?: string];
/** For each law recordings that break it, with the exchanges that show it, and recordings that come close. */
const cases: Record<string, Case[]> = {
  "no-event-twice": [
    ["reports an event on two pages", [listed("", [1, 2], 2), listed(`?${after(2)}`, [2, 3])], "0 1"],
    ["reports an event twice on a page", [listed("", [1]), listed("?limit=2", [1, 1])], "1"],
    ["accepts an event in two listings", [listed("?limit=2", [1, 2], 2), listed("?limit=2", [1, 2], 2)]],
    ["accepts a listing without a beginning", [listed(`?${after(1)}`, [2], 2), listed("", [2])]],
  ],
  "no-event-lost": [
    ["reports a gap", [listed("", [1, 2, 3]), listed("?limit=1", [1], 1), listed(`?${after(1)}`, [3])], "0 1 2"],
    ["accepts two pages", [listed("", [1, 2]), listed("?limit=1", [1], 1), listed(`?${after(1)}`, [2, 3])]],
    ["accepts an incomplete listing", [listed("", [1, 2]), listed("?limit=1", [1], 1)]],
  ],
  "times-in-order": [
    ["reports ascending pages", [listed(UP, [5], 5), listed(`${UP}&${after(5)}`, [4], 4)], "0 1"],
    ["reports an ascending page", [listed(UP, [1, 3, 2], 2)], "0"],
    ["reports a descending page", [listed(DOWN, [1, 2], 2)], "0"],
    ["accepts descending pages", [listed(DOWN, [5], 5), listed(`${DOWN}&${after(5)}`, [4])]],
    ["reports microseconds, S25", [timed("23:59:59.000002Z", "23:59:59.000001Z")], "0"],
    ["reports a leap second, S25", [timed("23:59:60Z", "23:59:59.5Z")], "0"],
    ["accepts a leap second after its minute, S25", [timed("23:59:59Z", "23:59:59.5z", "23:59:60Z")]],
    ["accepts any order if none was requested", [listed("", [2, 1], 1)]],
  ],
  "cursor-is-last-event": [
    ["reports an earlier event", [listed("", [1, 2], 1)], "0"],
    ["reports an unknown event", [listed("", [1, 2], 9)], "0"],
    ["accepts the last event", [listed("", [1, 2], 2)]],
    ["accepts any on an empty page", [listed("", [], 2)]],
  ],
  "at-most-limit": [
    ["reports more than the limit", [listed("?limit=1", [1, 2])], "0"],
    ["reports more than 100 without a limit", [listed("", range(101))], "0"],
    ["accepts the limit", [listed("?limit=2", [1, 2])]],
    ["accepts 100 without a limit", [listed("", range(100))]],
  ],
  "last-page-is-last": [
    ["reports later events, ascending", [listed(UP, [1, 2, 3], 3), listed(`${UP}&limit=2`, [1, 2])], "0 1"],
    ["reports earlier events, descending", [listed(DOWN, [3, 2, 1], 1), listed(`${DOWN}&limit=2`, [3, 2])], "0 1"],
    ["reports events after an empty first page", [listed("", [1], 1), listed("", [])], "0 1"],
    ["reports events after an empty later page", [listed(UP, [1, 2], 2), listed(`${UP}&${after(1)}`, [])], "0 1"],
    ["accepts events that arrive later", [listed(`${UP}&limit=2`, [1, 2]), listed(UP, [1, 2, 3], 3)]],
    ["accepts an empty page after the last event", [listed(UP, [1], 1), listed(`${UP}&${after(1)}`, [])]],
    ["accepts an empty page after an unknown event", [listed("", [1], 1), listed(`?${after(9)}`, [])]],
  ],
  "revoked-token-stays-dead": [
    ["reports use after the revocation", [revoked(), used()], "0 1"],
    ["reports the first of two revocations", [revoked(), revoked(), used()], "0 2"],
    ["accepts use before and refusal afterwards", [used(), revoked(), refused()]],
    ["accepts use after a failed revocation", [revoked(500), used()]],
  ],
  "expired-token-is-refused": [
    ["reports use 2 s too late", [issued(), used("2026-06-01T12:15:02.000Z")], "0 1"],
    [
      "prefers the clock of the service",
      [issued(), used(T0, { responseHeaders: { date: "Mon, 01 Jun 2026 12:15:02 GMT" } })],
      "0 1",
    ],
    ["accepts use within the last second", [issued(), used("2026-06-01T12:15:00.500Z")]],
    ["accepts a refusal", [issued(), refused("2026-06-01T13:00:00.000Z")]],
  ],
  "expiry-adds-up": [
    ["reports a late end", [issued({ expires_in: 894 })], "0"],
    ["reports an early end", [issued({ expires_in: 906 })], "0"],
    ["accepts a difference of 5 s", [issued({ expires_in: 895 }), issued({ expires_in: 905 })]],
  ],
  // S28: a server may grant less (RFC 6749 §3.3); we assume that it does not.
  "granted-as-requested": [
    ["reports an additional scope", [issued({ scope: "api vouchers" })], "0"],
    ["reports a missing scope", [issued({ scope: "api" }, "api vouchers")], "0"],
    ["accepts another order", [issued({ scope: "vouchers api" }, "api vouchers")]],
  ],
  "total-counts-data": [
    ["reports a larger number of webhooks", [totalled(WEBHOOKS_URL, 2)], "0"],
    ["reports a smaller number of users", [totalled(USERS_URL, 0)], "0"],
    ["accepts the number of items", [totalled(WEBHOOKS_URL, 1), totalled(USERS_URL, 1)]],
  ],
  "not-found-names-the-missing": [
    ["reports another member", [missing("voucher", "LC-2")], "0"],
    ["reports another project", [missing("project", "proj_2")], "0"],
    ["reports a wrong resource_id", [missing("campaign", "x", "Cannot find camp_1")], "0"],
    ["reports details without the ID", [missing("voucher", "LC-1", "Cannot find it")], "0"],
    ["accepts the campaign and the project", [missing("campaign", "camp_1"), missing("project", "proj_1")]],
  ],
};
const rows = Object.entries(cases).flatMap(([law, each]) =>
  each.map(([does, recording, shownBy]) => [law, does, recording, shownBy] as const),
);

describe("laws between exchanges", () => {
  it("each have recordings that break them and recordings that do not", () => {
    const ids = laws.map(({ id }) => id).sort();

    expect([...new Set(rows.filter(([, , , shownBy]) => shownBy).map(([law]) => law))].sort()).toEqual(ids);
    expect([...new Set(rows.filter(([, , , shownBy]) => !shownBy).map(([law]) => law))].sort()).toEqual(ids);
  });

  it.each(rows)("%s %s", (law, _, recording, shownBy) => {
    const found = checkLaws(readExchanges(har(...recording.map(entry))));

    expect(found.map((broken) => `${broken.law} ${broken.entries.join(" ")}`)).toEqual(
      shownBy === undefined ? [] : [`${law} ${shownBy}`],
    );
  });

  it("hold in the recordings of the service", () => {
    const folder = new URL("../../recordings/", import.meta.url);
    const recordings = readdirSync(folder).filter((name) => name.endsWith(".har"));

    const found = recordings.flatMap((name) => checkLaws(readExchanges(readFileSync(new URL(name, folder), "utf8"))));

    expect(recordings.length).toBeGreaterThan(3);
    expect(found).toEqual([]);
  });

  it("§4.3, S07: hold for any sequence of requests of two applications to the service", async () => {
    const service = await startDemoService();
    const project_id = service.demo.ids.projectId;
    const other = { "X-App-Id": "other", "X-App-Token": "o" };
    const key = { kind: "application_key", project_id, app_id: "other", app_token: "o", name: "Other" };
    await importRecords(service.store, [key]);
    const request = fc.record({
      order: fc.constantFrom("created_at", "-created_at"),
      limit: fc.integer({ min: 1, max: 40 }),
      usesToken: fc.boolean(),
      revokesAs: fc.constantFrom(undefined, service.application, other),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 5 }), async (requests) => {
        const sink = createMemorySink();
        const { fetch, close } = createRecorder({ sink, fetch: service.fetch, now: () => service.clock.now, key: "k" });
        for (const { order, limit, usesToken, revokesAs } of requests) {
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
          if (!revokesAs) continue;
          const { access_token } = token;
          await fetch("http://x.example/v1/oauth/token/revoke", formPost(revokesAs, { access_token }));
          await fetch(`http://x.example${service.activityPath}`, { headers });
        }
        await close();

        expect(checkLaws(readExchanges(sink.har))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
