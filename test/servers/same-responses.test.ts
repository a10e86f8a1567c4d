import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scenarios } from "../../scripts/record/scenarios.ts";
import { exampleActivities } from "../../src/contract/examples.ts";
import { demoDataset, importDataset, openStore, type ServiceOptions } from "../../src/service/index.ts";
import { verifyService } from "../../src/verify/index.ts";
import { createCheckedService, formPost, START } from "../support/demo-service.ts";
import { importRecords, SECRET } from "../support/import-records.ts";
import { countEvents, moveToThree, startThreeServers } from "../support/ops/start-shards.ts";

const { servers, stop } = await startThreeServers();
afterAll(stop);
const [first] = servers;
const demo = demoDataset();
const { projectIdWithoutFeatures, campaignId, memberId } = demo.ids;
const MEMBERS = 16;
const [template] = exampleActivities();

/** An application of another project, and members on all servers with events of the same times and letters of every length. */
const records = [
  { kind: "application_key", project_id: projectIdWithoutFeatures, app_id: "other", app_token: SECRET, name: "Other" },
  { kind: "campaign", project_id: projectIdWithoutFeatures, id: "foreign" },
  ...Array.from({ length: MEMBERS }, (_, member) => [
    { kind: "member", campaign_id: campaignId, id: `m${member}` },
    ...Array.from({ length: 9 }, (_, event) => ({
      kind: "activity",
      campaign_id: campaignId,
      member_id: `m${member}`,
      activity: {
        ...template,
        id: `é${event}`,
        group_id: `"\\ ł☃😀\u{10ffff} ${member}`,
        created_at: `2026-01-01T00:00:0${(event * 7) % 4}.00000${event % 2}Z`,
      },
    })),
  ]).flat(),
];

type World = Awaited<ReturnType<typeof createWorld>>;

/** Creates a service on a database, whose responses depend on its data only, and keeps them. */
async function createWorld(database: string) {
  const store = await openStore({ database, migrate: true });
  await importDataset(store, demo.lines);
  await importRecords(store, records);
  const clock = { now: START };
  let draws = 0;
  const randomBytes = (size: number) => new Uint8Array(size).fill(++draws);
  const seen: { status: number; headers: [string, string][]; text: string }[] = [];
  const createFetch = (options: Partial<ServiceOptions> = {}): typeof fetch => {
    const service = createCheckedService({ store, now: () => clock.now, randomBytes, ...options });
    return async (input, init) => {
      const response = await service.fetch(input as string, init);
      const text = await response.clone().text();
      seen.push({ status: response.status, headers: [...response.headers], text });
      return response;
    };
  };
  return { store, clock, createFetch, takeSeen: () => seen.splice(0) };
}

const worlds: World[] = [];
beforeAll(async () => {
  await first.query("CREATE DATABASE single");
  await (await openStore({ database: first.url, migrate: true })).close();
  moveToThree(servers);
  for (const database of [":memory:", new URL("single", first.url).href, first.url])
    worlds.push(await createWorld(database));
  expect((await countEvents(servers)).every((count) => count > 0)).toBe(true);
  return async () => void (await Promise.all(worlds.map(({ store }) => store.close())));
});

/** Asks all services alike, and compares their responses; returns the statuses. */
async function compare(ask: (world: World) => Promise<unknown>): Promise<number[]> {
  for (const world of worlds) await ask(world);
  const [sqlite = [], ...others] = worlds.map(({ takeSeen }) => takeSeen());

  for (const seen of others) expect(seen).toEqual(sqlite);
  return sqlite.map(({ status }) => status);
}

const BASE = "http://service.example";
const keys = {
  "X-App-Id": demo.credentials.appId,
  "X-App-Token": demo.credentials.appToken,
  "X-Management-Id": demo.credentials.managementId,
  "X-Management-Token": demo.credentials.managementToken,
};
const toActivity = (query = "", member = memberId, campaign = campaignId) =>
  `/v1/loyalties/${campaign}/members/${member}/activity?${query}`;
const grant = { grant_type: "client_credentials", scope: "api" };
const TOKEN = "/oauth/token";
const REVOKE = "/v1/oauth/token/revoke";

/** Further requests: texts and places that an engine could treat differently. */
const requests: [
  status: number,
  title: string,
  path: string,
  form?: Record<string, string> | undefined,
  headers?: object,
][] = [
  [200, "§9 the page after the last event", toActivity("order=-created_at&starting_after_id=%C3%A90", "m3")],
  [400, "S13 a cursor with U+0000", toActivity("starting_after_id=%00")],
  [404, "§4.1 an unknown member with U+0000", toActivity("", "%00")],
  [404, "§7.2, S14 a project with U+0000", "/management/v1/projects/none%00/users"],
  [204, "S07 the revocation of an unknown token with U+0000", REVOKE, { access_token: "none\0" }],
];

/** Names of others in every world. */
const other = { application: { id: "other", secret: SECRET }, names: { campaignId: "foreign", memberId: "m3" } };

it.each([
  ["PostgreSQL", 1],
  ["three PostgreSQL servers", 2],
])("S13, S30: loyalty verify finds no violation and no refuted assumption in the service on %s", async (_, index) => {
  const { appId, appToken, managementId, managementToken } = demo.credentials;
  const service = createCheckedService({ store: (worlds[index] as World).store });
  const report = await verifyService({
    fetch: (input, init) => service.fetch(new Request(input, init)),
    names: demo.ids,
    application: { id: appId, secret: appToken },
    management: { id: managementId, secret: managementToken },
    other,
    sleep: async () => {},
  });

  const listIds = (verdict: string) =>
    report.assumptions.filter((each) => each.verdict === verdict).map(({ id }) => id);
  expect([report.violations, listIds("refuted"), report.skipped]).toEqual([[], [], []]);
  expect(listIds("not seen").length).toBeLessThanOrEqual(9);
  expect(listIds("holds")).toEqual(expect.arrayContaining(["S13", "S30"]));
});

describe("SQLite, PostgreSQL and three PostgreSQL servers answer alike, byte for byte", () => {
  it.each(requests)("%i: %s", async (status, _, path, form, headers) => {
    const init = { headers: { ...keys, ...headers }, ...(form && formPost({ ...keys, ...headers }, form)) };

    expect(await compare(({ createFetch }) => createFetch()(BASE + path, init))).toEqual([status]);
  });

  it("§9 all pages of all members, in both orders and five lengths", async () => {
    const statuses = await compare(async ({ createFetch }) => {
      const send = createFetch();
      for (const order of ["created_at", "-created_at"])
        for (const limit of [1, 2, 4, 9, 10])
          for (let member = 0; member < MEMBERS; member++)
            for (let cursor: string | undefined = ""; cursor !== undefined; ) {
              const url: string = BASE + toActivity(`order=${order}&limit=${limit}${cursor}`, `m${member}`);
              const page: Record<string, string> = await (await send(url, { headers: keys })).json();
              cursor = page.has_more
                ? `&starting_after_id=${encodeURIComponent(String(page.more_starting_after))}`
                : undefined;
            }
    });

    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("S07, S08 a token that another application cannot revoke, and that expires", async () => {
    const statuses = await compare(async ({ createFetch, clock }) => {
      const send = createFetch();
      const issued = await (await send(BASE + TOKEN, formPost(keys, grant))).json();
      const token = { headers: { Authorization: `Bearer ${issued.access_token}` } };
      const other = { "X-App-Id": "other", "X-App-Token": SECRET };
      await send(BASE + REVOKE, formPost(other, { access_token: issued.access_token }));
      for (const passedMs of [899_999, 1]) {
        clock.now += passedMs;
        await send(BASE + toActivity(), token);
      }
    });

    expect(statuses).toEqual([200, 400, 200, 401]);
  });

  // The last one closes the database.
  it.each(Object.entries(scenarios))("the recording %s", async (_, { options, run }) => {
    const statuses = await compare(({ createFetch, store }) =>
      run({ demo, baseUrl: BASE, fetch: createFetch(options), store }),
    );

    expect(statuses.length).toBeGreaterThan(0);
  });
});
