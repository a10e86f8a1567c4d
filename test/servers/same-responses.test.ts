import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { demoDataset, importDataset, openStore, type ServiceOptions } from "../../src/service/index.ts";
import { createCheckedService } from "../support/checked-service.ts";
import { formPost, START } from "../support/demo-service.ts";
import { importRecords, SECRET } from "../support/import-records.ts";
import { countEvents, moveToThree, startThreeServers } from "../support/ops/start-shards.ts";

const { servers, stop } = await startThreeServers();
afterAll(stop);
const [first] = servers;
const { lines, credentials, ids } = demoDataset();
const { projectId, projectIdWithoutFeatures, campaignId, memberId } = ids;
const { appId, appToken, managementId, managementToken } = credentials;
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
  const store = await openStore({ database });
  await importDataset(store, lines);
  await importRecords(store, records);
  const clock = { now: START };
  let draws = 0;
  const randomBytes = (size: number) => new Uint8Array(size).fill(++draws);
  const create = (options: Partial<ServiceOptions> = {}) =>
    createCheckedService({ store, now: () => clock.now, randomBytes, ...options });
  const seen: { status: number; headers: [string, string][]; text: string }[] = [];
  const send = async (path: string, init: RequestInit, service = create()) => {
    const response = await service.fetch(`http://service.example${path}`, init);
    seen.push({ status: response.status, headers: [...response.headers], text: await response.text() });
    return JSON.parse(seen.at(-1)?.text || "{}");
  };
  const issue = async (scope: string, headers = application): Promise<{ headers: { Authorization: string } }> => {
    const { access_token } = await send("/oauth/token", formPost(headers, { grant_type: "client_credentials", scope }));
    return { headers: { Authorization: `Bearer ${access_token}` } };
  };
  return { store, clock, create, send, issue, takeSeen: () => seen.splice(0) };
}

const worlds: World[] = [];
beforeAll(async () => {
  await first.query("CREATE DATABASE single");
  await (await openStore({ database: first.url })).close();
  moveToThree(servers);
  for (const database of [":memory:", new URL("single", first.url).href, first.url])
    worlds.push(await createWorld(database));
  expect((await countEvents(servers)).every((count) => count > 0)).toBe(true);
  return async () => void (await Promise.all(worlds.map(({ store }) => store.close())));
});

const application = { "X-App-Id": appId, "X-App-Token": appToken };
const management = { "X-Management-Id": managementId, "X-Management-Token": managementToken };
const other = { "X-App-Id": "other", "X-App-Token": SECRET };
const toActivity = (query = "", member = memberId, campaign = campaignId) =>
  `/v1/loyalties/${campaign}/members/${member}/activity?${query}`;
const toProject = (name: string, project = projectId) => `/management/v1/projects/${project}/${name}`;
const token = (form: Record<string, string>, headers = application) =>
  ["/oauth/token", formPost(headers, form)] as const;
const revoke = (access_token: string, headers = application) =>
  ["/v1/oauth/token/revoke", formPost(headers, { access_token })] as const;

/** Reads all pages of each member from first to last. */
async function readPages({ send }: World, order: string, limit: number): Promise<void> {
  for (let member = 0; member < MEMBERS; member++) {
    for (let cursor = ""; ; ) {
      const page = await send(toActivity(`order=${order}&limit=${limit}${cursor}`, `m${member}`), {
        headers: application,
      });
      if (!page.has_more) break;
      cursor = `&starting_after_id=${encodeURIComponent(page.more_starting_after)}`;
    }
  }
}

type Case = [title: string, statuses: number[], ask: (world: World) => Promise<unknown>];

/** A request for activity that is refused, or accepted, with these credentials. */
const list = (title: string, status: number, path: string, headers: Record<string, string> = application): Case => [
  `§4.1 ${title}`,
  [status],
  ({ send }) => send(path, { headers }),
];
const manage = (title: string, status: number, path: string, headers: Record<string, string> = management): Case => [
  `§4.4, §4.5, §7.2 ${title}`,
  [status],
  ({ send }) => send(path, { headers }),
];

const cases: Case[] = [
  list("the first page with key and defaults", 200, toActivity()),
  list("a page of all types", 200, toActivity("limit=100")),
  ...["created_at", "-created_at"].flatMap((order) =>
    [1, 2, 4, 9, 10].map(
      (limit): Case => [`§9 ${order} in pages of ${limit}`, [200], (world) => readPages(world, order, limit)],
    ),
  ),
  list(
    "the page after the last event",
    200,
    toActivity(`order=-created_at&starting_after_id=${encodeURIComponent("é0")}`, "m3"),
  ),
  ...[
    "limit=0",
    "limit=101",
    "limit=x",
    "order=id",
    "limit=1&limit=2",
    "starting_after_id=none",
    "starting_after_id=%00",
  ].map((query) => list(`S12, S13 ${query}`, 400, toActivity(query))),
  list("S13 the event of another member as cursor", 400, toActivity(`starting_after_id=${template?.id}`, "m3")),
  list("an unknown member", 404, toActivity("", "no%2Fone%F0%9F%98%80")),
  list("an unknown member with U+0000", 404, toActivity("", "%00")),
  list("an unknown campaign", 404, toActivity("", memberId, "none")),
  list("S30 a campaign of another project", 404, toActivity("", memberId, "foreign")),
  list("S10 no credentials", 401, toActivity(), {}),
  list("S10 a wrong key", 401, toActivity(), { ...application, "X-App-Token": "guess" }),
  list("S10 an unknown key", 401, toActivity(), { ...application, "X-App-Id": "none" }),
  list("S10 an unknown token", 401, toActivity(), { Authorization: "Bearer none" }),
  [
    "S11 a token of each scope",
    [200, 403],
    async ({ issue, send }) => {
      for (const scope of ["api", "loyalties vouchers", "vouchers"]) await send(toActivity(), await issue(scope));
    },
  ],
  [
    "S08 a token that expires",
    [200, 401],
    async ({ issue, send, clock }) => {
      const headers = await issue("api");
      for (const passedMs of [899_999, 1]) {
        clock.now += passedMs;
        await send(toActivity("limit=1"), headers);
      }
    },
  ],
  ...["/oauth/token", "/v1/oauth/token"].map(
    (path): Case => [
      `§4.2 S02 a token at ${path}`,
      [200],
      ({ send }) => send(path, formPost(application, { grant_type: "client_credentials", scope: "api loyalties" })),
    ],
  ),
  ...[
    { grant_type: "password", scope: "api" },
    { grant_type: "client_credentials", scope: "api,loyalties" },
    { grant_type: "client_credentials", scope: "everything" },
    { grant_type: "client_credentials" },
    { scope: "api" },
  ].map((form): Case => [`§4.2 S09 the form ${JSON.stringify(form)}`, [400], ({ send }) => send(...token(form))]),
  [
    "§4.2 S10 a token without a key",
    [401],
    ({ send }) =>
      send(...token({ grant_type: "client_credentials", scope: "api" }, { ...application, "X-App-Token": "guess" })),
  ],
  ["S20 a form that is too large", [413], ({ send }) => send(...token({ scope: "x".repeat(20_000) }))],
  [
    "S20 a body that is no form",
    [415],
    ({ send }) =>
      send("/oauth/token", {
        method: "POST",
        headers: { ...application, "Content-Type": "application/json" },
        body: "{}",
      }),
  ],
  [
    "§4.3 S06, S07 a token, revoked twice",
    [200, 204, 401],
    async ({ issue, send }) => {
      const headers = await issue("api");
      const value = headers.headers.Authorization.replace("Bearer ", "");
      for (let time = 0; time < 2; time++) await send(...revoke(value));
      await send(toActivity(), headers);
    },
  ],
  [
    "§4.3 S07 the token of another application",
    [200, 400],
    async ({ issue, send }) => {
      const headers = await issue("api");
      await send(...revoke(headers.headers.Authorization.replace("Bearer ", ""), other));
      await send(toActivity(), headers);
    },
  ],
  ["§4.3 S07 an unknown token", [204], ({ send }) => send(...revoke("none\0"))],
  ["§4.3 S09 no token", [400], ({ send }) => send("/v1/oauth/token/revoke", formPost(application, {}))],
  ["§4.3 S10 a revocation without a key", [401], ({ send }) => send(...revoke("none", {} as typeof application))],
  ...["webhooks", "users"].flatMap((name) => [
    manage(name, 200, toProject(name)),
    manage(`${name} without credentials`, 401, toProject(name), {}),
    manage(`${name} with a wrong key`, 401, toProject(name), { ...management, "X-Management-Token": "guess" }),
    manage(`${name} with an application key`, 401, toProject(name), application),
    manage(`${name} of a plan without the feature`, 402, toProject(name, projectIdWithoutFeatures)),
    manage(`S14 ${name} of an unknown project`, 404, toProject(name, "none%00")),
  ]),
  ["S20 an unknown path", [404], ({ send }) => send("/v1/none", {})],
  ["S20 another method", [405], ({ send }) => send(toActivity(), { method: "POST", headers: application })],
  [
    "S15 more requests than the limit",
    [200, 429],
    async ({ create, send }) => {
      const limited = create({ rateLimit: { requests: 1, windowSeconds: 60 } });
      for (let time = 0; time < 2; time++) await send(toActivity(), { headers: application }, limited);
    },
  ],
  [
    "S23 a database that is gone",
    [503],
    async ({ store, send }) => {
      await store.close();
      await send(toActivity(), { headers: application });
      await send(...token({ grant_type: "client_credentials", scope: "api" }));
      await send(toProject("users"), { headers: management });
    },
  ],
];

describe("SQLite, PostgreSQL and three PostgreSQL servers answer alike, byte for byte", () => {
  it.each(cases)("%s: %j", async (_, statuses, ask) => {
    for (const world of worlds) await ask(world);
    const [sqlite = [], ...others] = worlds.map(({ takeSeen }) => takeSeen());

    expect(new Set(sqlite.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const seen of others) expect(seen).toEqual(sqlite);
  });
});
