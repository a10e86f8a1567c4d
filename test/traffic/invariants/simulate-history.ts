import { createRandom } from "../../../src/contract/create-random.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { openStore, type Service, type Store } from "../../../src/service/index.ts";
import { createRecorder, type HarEntry } from "../../../src/traffic/index.ts";
import { createCheckedService } from "../../support/checked-service.ts";
import { formPost } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

const HOST = "http://loyalty.example";
const PAGE_SIZE = 3;
const TENANTS = ["app_1", "app_2"] as const;
type Tenant = (typeof TENANTS)[number];
const application = (tenant: Tenant) => ({ "X-App-Id": tenant, "X-App-Token": `the secret of the tenant ${tenant}` });

/** A recorded history. Its last requests are sequential, so that what is broken in them has one explanation. */
export interface History {
  readonly entries: readonly HarEntry[];
  /** Two complete listings of the same log, and the refusal of a revoked token. */
  readonly first: readonly HarEntry[];
  readonly second: readonly HarEntry[];
  readonly refusal: HarEntry;
}

/** Two services behind one address: the tenants have the same campaign and the same members. */
export async function createWorld() {
  const clock = { now: Date.parse("2026-06-01T12:00:00Z") };
  const tenants = new Map<string, { store: Store; service: Service }>();
  for (const tenant of TENANTS) {
    const store = await openStore();
    await importRecords(store, [
      { kind: "project", id: "p", features: [] },
      {
        kind: "application_key",
        project_id: "p",
        app_id: tenant,
        app_token: `the secret of the tenant ${tenant}`,
        name: "n",
      },
      { kind: "campaign", project_id: "p", id: "c" },
    ]);
    tenants.set(tenant, { store, service: createCheckedService({ store, now: () => clock.now }) });
  }
  const [example] = exampleActivities();
  let histories = 0;

  /** Runs random clients, imports and revocations at the same time, and records them on a virtual clock. */
  return async function simulate(seed: number): Promise<History> {
    const random = createRandom(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item; // never empty
    const delay = (max: number) => Math.floor(random() * max);
    const member = `LC-${++histories}`;
    const path = `/v1/loyalties/c/members/${member}/activity`;
    const tasks: { at: number; run: () => Promise<void> }[] = [];
    const owners = new Map<string, Tenant>();
    const entries: HarEntry[] = [];
    const start = clock.now + 10_000;
    let events = 0;

    async function addEvents(tenant: Tenant, count: number, now: number) {
      const activities = Array.from({ length: count }, () => {
        // Old and new events, some of the same time.
        const created_at = new Date(now - 1000 * delay(12)).toISOString();
        return {
          kind: "activity",
          campaign_id: "c",
          member_id: member,
          activity: { ...example, id: `evt_${member}_${++events}`, created_at },
        };
      });
      await importRecords(tenants.get(tenant)?.store as Store, [
        { kind: "member", campaign_id: "c", id: member },
        ...activities,
      ]);
    }

    const times = { start: 0, served: 0, end: 0, isLost: false };
    const recorder = createRecorder({
      key: "k",
      now: () => clock.now,
      sink: { write: async (entry) => void entries.push(entry), close: async () => undefined },
      fetch: async (input) => {
        const request = new Request(input);
        const token = request.headers.get("authorization")?.slice("Bearer ".length) ?? "";
        const tenant = request.headers.get("x-app-id") ?? owners.get(token) ?? TENANTS[0];
        clock.now = times.served;
        const { service } = tenants.get(tenant) as { service: Service }; // each tenant has one
        const response = await service.fetch(request);
        response.headers.set("date", new Date(clock.now).toUTCString()); // as a server does
        clock.now = times.end;
        if (times.isLost) throw new TypeError("connection lost");
        return response;
      },
    });

    /** Sends a request after `at`; it is answered at one moment between its start and its end. */
    function send(
      at: number,
      url: string,
      init: RequestInit,
      done: (end: number, body?: Body) => unknown,
      isSlow = true,
    ) {
      const [before, afterwards] = isSlow ? [delay(800), delay(800)] : [1, 1];
      tasks.push({
        at: at + before,
        async run() {
          Object.assign(times, { start: at, served: at + before, end: at + before + afterwards });
          times.isLost = isSlow && random() < 0.05;
          clock.now = at;
          const count = entries.length;
          const response = await recorder.fetch(HOST + url, init).catch(() => undefined);
          const text = await response?.text();
          while (entries.length === count) await new Promise(setImmediate);
          const body = text ? (JSON.parse(text) as Body) : {};
          if (body.access_token) owners.set(body.access_token, new Headers(init.headers).get("x-app-id") as Tenant);
          done(times.end, response?.ok ? body : undefined);
        },
      });
    }

    async function runAll() {
      for (;;) {
        const [next] = tasks.sort((a, b) => a.at - b.at);
        if (!next) return;
        tasks.shift();
        clock.now = next.at;
        await next.run();
      }
    }

    function list(at: number, headers: Record<string, string>, query: Record<string, string>, pagesLeft = 4) {
      send(at, `${path}?${new URLSearchParams(query)}`, { headers }, (end, body) => {
        if (pagesLeft === 0) return;
        if (!body)
          list(end, headers, query, pagesLeft - 1); // lost or refused: once more
        else if (body.has_more && body.more_starting_after)
          list(end + delay(500), headers, { ...query, starting_after_id: body.more_starting_after }, pagesLeft - 1);
        else if (random() < 0.3) list(end + delay(900), headers, query, 1); // polls
      });
    }

    function useToken(at: number, tenant: Tenant) {
      const scope = pick(["api", "loyalties", "vouchers", "api vouchers"]);
      send(
        at,
        "/oauth/token",
        formPost(application(tenant), { grant_type: "client_credentials", scope }),
        (end, body) => {
          const token = body?.access_token;
          if (token === undefined) return;
          for (const _ of "ab") list(end + delay(2000), { authorization: `Bearer ${token}` }, { limit: "4" }, 1);
          const revocation = formPost(application(pick([tenant, ...TENANTS])), { access_token: token });
          send(end + delay(3000), "/v1/oauth/token/revoke", revocation, () => undefined);
        },
      );
    }

    for (const tenant of TENANTS) await addEvents(tenant, 5 + delay(5), start);
    for (let n = 0; n < 6; n++) {
      const tenant = pick(TENANTS);
      const order = pick([{}, { order: "created_at" }, { order: "-created_at" }]);
      const limit = pick([{}, { limit: "1" }, { limit: "2" }, { limit: "5" }]);
      const at = start + delay(4000);
      if (n % 3 === 0) useToken(at, tenant);
      else list(at, application(tenant), { ...order, ...limit });
      tasks.push({ at: start + delay(6000), run: () => addEvents(tenant, 1 + delay(2), clock.now) });
    }
    await runAll();

    const [tenant] = TENANTS;
    /** Sends a request after all others; returns its answer. */
    async function sendAlone(url: string, init: RequestInit): Promise<Body> {
      let answer: Body = {};
      send(clock.now + 10, url, init, (_, body = {}) => (answer = body), false);
      await runAll();
      return answer;
    }
    async function listAll() {
      const from = entries.length;
      const query = new URLSearchParams({ order: "created_at", limit: `${PAGE_SIZE}` });
      for (let next: string | undefined = ""; next !== undefined; ) {
        if (next) query.set("starting_after_id", next);
        next = (await sendAlone(`${path}?${query}`, { headers: application(tenant) })).more_starting_after;
      }
      return entries.slice(from);
    }
    clock.now += 5000;
    const [first, second] = [await listAll(), await listAll()];
    const form = { grant_type: "client_credentials", scope: "api" };
    const { access_token = "" } = await sendAlone("/oauth/token", formPost(application(tenant), form));
    await sendAlone("/v1/oauth/token/revoke", formPost(application(tenant), { access_token }));
    await sendAlone(`${path}?limit=1`, { headers: { authorization: `Bearer ${access_token}` } });
    await recorder.close();
    return { entries, first, second, refusal: entries.at(-1) as HarEntry };
  };
}

interface Body {
  readonly access_token?: string;
  readonly has_more?: boolean;
  readonly more_starting_after?: string;
}
