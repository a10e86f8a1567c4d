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
const REVOKE = "/v1/oauth/token/revoke";
const grant = { grant_type: "client_credentials", scope: "api" };
const guessed = { ...application, ...management, "X-App-Token": "guess", "X-Management-Token": "guess" };

type Headers = Record<string, string>;
type Case = [title: string, statuses: number[], ask: (world: World) => Promise<unknown>];

const gets: [title: string, status: number, path: string, headers?: Headers][] = [
  ["§4.1 the first page", 200, toActivity()],
  ["§4.1 a page of all types", 200, toActivity("limit=100")],
  ["§9 the page after the last event", 200, toActivity("order=-created_at&starting_after_id=%C3%A90", "m3")],
  ["S13 the event of another member as cursor", 400, toActivity(`starting_after_id=${template?.id}`, "m3")],
  ["§4.1 an unknown member", 404, toActivity("", "no%2Fone%F0%9F%98%80")],
  ["§4.1 an unknown member with U+0000", 404, toActivity("", "%00")],
  ["§4.1 an unknown campaign", 404, toActivity("", memberId, "none")],
  ["S30 a campaign of another project", 404, toActivity("", memberId, "foreign")],
  ["S10 a page without credentials", 401, toActivity(), {}],
  ["S10 a page with a wrong key", 401, toActivity(), guessed],
  ["S10 a page with an unknown key", 401, toActivity(), { ...application, "X-App-Id": "none" }],
  ["S10 a page with an unknown token", 401, toActivity(), { Authorization: "Bearer none" }],
  ["S20 an unknown path", 404, "/v1/none"],
  ["S20 another method", 405, "/oauth/token"],
  ...["limit=0", "limit=101", "order=id", "limit=1&limit=2", "starting_after_id=none", "starting_after_id=%00"].map(
    (query): [string, number, string] => [`S12, S13 a page with ${query}`, 400, toActivity(query)],
  ),
  ...["webhooks", "users"].flatMap((name): typeof gets => [
    [`§4.4, §4.5 ${name}`, 200, toProject(name)],
    [`§7.2 ${name} without credentials`, 401, toProject(name), {}],
    [`§7.2 ${name} with a wrong key`, 401, toProject(name), guessed],
    [`§7.2 ${name} with an application key`, 401, toProject(name), application],
    [`§7.2 ${name} of a plan without the feature`, 402, toProject(name, projectIdWithoutFeatures)],
    [`§7.2, S14 ${name} of an unknown project`, 404, toProject(name, "none%00")],
  ]),
];

const posts: [title: string, status: number, path: string, form: Record<string, string>, headers?: Headers][] = [
  ["§4.2 a token", 200, "/oauth/token", { ...grant, scope: "api loyalties" }],
  ["§4.2, S02 a token of /v1", 200, "/v1/oauth/token", grant],
  ["S09 another grant type", 400, "/oauth/token", { ...grant, grant_type: "password" }],
  ["S09 scopes with a comma", 400, "/oauth/token", { ...grant, scope: "api,loyalties" }],
  ["S09 no scope", 400, "/oauth/token", { grant_type: "client_credentials" }],
  ["S10 a token for a wrong key", 401, "/oauth/token", grant, guessed],
  ["S20 a form that is too large", 413, "/oauth/token", { ...grant, x: "x".repeat(20_000) }],
  ["S20 a form as JSON", 415, "/oauth/token", grant, { ...application, "Content-Type": "application/json" }],
  ["S07 the revocation of an unknown token", 204, REVOKE, { access_token: "none\0" }],
  ["S09 a revocation without a token", 400, REVOKE, {}],
  ["S10 a revocation without a key", 401, REVOKE, { access_token: "none" }, {}],
];

/** Cases that need several requests. */
const flows: Case[] = [
  [
    "§9 all pages of all members, in both orders and five lengths",
    [200],
    async ({ send }) => {
      const orders = ["created_at", "-created_at"].flatMap((order) =>
        [1, 2, 4, 9, 10].map((limit) => `order=${order}&limit=${limit}`),
      );
      for (const query of orders) {
        for (let member = 0; member < MEMBERS; member++) {
          for (let cursor: string | undefined = ""; cursor !== undefined; ) {
            const page = await send(toActivity(query + cursor, `m${member}`), { headers: application });
            cursor = page.has_more ? `&starting_after_id=${encodeURIComponent(page.more_starting_after)}` : undefined;
          }
        }
      }
    },
  ],
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
      const token = await issue("api");
      for (const passedMs of [899_999, 1]) {
        clock.now += passedMs;
        await send(toActivity(), token);
      }
    },
  ],
  [
    "§4.3, S06, S07 a token, revoked by another application and twice by its own",
    [200, 400, 204, 401],
    async ({ issue, send }) => {
      const token = await issue("api");
      const access_token = token.headers.Authorization.replace("Bearer ", "");
      for (const headers of [other, application, application]) {
        await send(REVOKE, formPost(headers, { access_token }));
        await send(toActivity(), token);
      }
    },
  ],
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
      await send("/oauth/token", formPost(application, grant));
      await send(toProject("users"), { headers: management });
    },
  ],
];

const cases: Case[] = [
  ...gets.map(([title, status, path, headers = { ...application, ...management }]): Case => {
    return [title, [status], ({ send }) => send(path, { headers })];
  }),
  ...posts.map(([title, status, path, form, headers = application]): Case => {
    return [title, [status], ({ send }) => send(path, formPost(headers, form))];
  }),
  ...flows,
];

describe("SQLite, PostgreSQL and three PostgreSQL servers answer alike, byte for byte", () => {
  it.each(cases)("%s: %j", async (_, statuses, ask) => {
    for (const world of worlds) await ask(world);
    const [sqlite = [], ...others] = worlds.map(({ takeSeen }) => takeSeen());

    expect(new Set(sqlite.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const seen of others) expect(seen).toEqual(sqlite);
  });
});
