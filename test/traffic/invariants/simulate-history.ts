import { createRandom } from "../../../src/contract/create-random.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { openStore } from "../../../src/service/index.ts";
import type { HarEntry } from "../../../src/traffic/index.ts";
import { createCheckedService } from "../../support/checked-service.ts";
import { entry } from "../../support/har.ts";
import { importRecords, SECRET, smallWorld } from "../../support/import-records.ts";

const HOST = "http://loyalty.example";
const PAGE_SIZE = 3;
const application = { "X-App-Id": "a", "X-App-Token": SECRET };

/** A recorded history. Its last requests are sequential, so that what is broken in them has one explanation. */
export interface History {
  readonly entries: readonly HarEntry[];
  /** Two complete listings of the same log, and the refusal of a revoked token. */
  readonly first: readonly HarEntry[];
  readonly second: readonly HarEntry[];
  readonly refusal: HarEntry;
}

interface Request {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly form?: Record<string, string>;
}

interface Body {
  readonly access_token?: string;
  readonly has_more?: boolean;
  readonly more_starting_after?: string;
}

/** Starts a service whose histories are simulated, each of a new member. */
export async function createWorld() {
  let now = Date.parse("2026-06-01T12:00:00Z");
  const store = await openStore();
  await importRecords(store, smallWorld);
  const service = createCheckedService({ store, now: () => now });
  const [example] = exampleActivities();
  let [histories, events] = [0, 0];

  /** Runs random clients, imports and revocations at the same time, and records them on a virtual clock. */
  return async function simulate(seed: number): Promise<History> {
    const random = createRandom(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item; // never empty
    const delay = (max: number) => Math.floor(random() * max);
    const member = `LC-${++histories}`;
    const path = `/v1/loyalties/c/members/${member}/activity`;
    const tasks: { at: number; run: () => Promise<void> }[] = [];
    const entries: HarEntry[] = [];
    const start = now + 10_000;

    async function addEvents(count: number) {
      const owner = { campaign_id: "c", member_id: member };
      const activities = Array.from({ length: count }, () => {
        // Old and new events, some of the same time.
        const created_at = new Date(now - 1000 * delay(12)).toISOString();
        return { kind: "activity", ...owner, activity: { ...example, id: `evt_${++events}`, created_at } };
      });
      await importRecords(store, [{ kind: "member", campaign_id: "c", id: member }, ...activities]);
    }

    /** Sends a request after `at`; it is answered at one moment between its start and its end. */
    function send(at: number, request: Request, done: (end: number, body?: Body) => unknown, isSlow = true) {
      const [before, afterwards] = isSlow ? [delay(800), delay(800)] : [1, 1];
      const isLost = isSlow && random() < 0.05;
      const { url, headers = application, form } = request;
      tasks.push({
        at: at + before,
        async run() {
          const init = { headers, ...(form && { method: "POST", body: new URLSearchParams(form) }) };
          const response = await service.fetch(new Request(HOST + url, init));
          const text = await response.text();
          const responseHeaders = { date: new Date(now).toUTCString() }; // as a server sends it
          const answer = isLost ? { status: 0, body: "" } : { status: response.status, body: text, responseHeaders };
          const times = { startedAt: new Date(at).toISOString(), time: before + afterwards };
          entries.push(entry({ url: HOST + url, headers, ...(form && { form }), ...answer, ...times }));
          done(at + times.time, response.ok && !isLost ? JSON.parse(text || "{}") : undefined);
        },
      });
    }

    async function runAll() {
      for (;;) {
        const [next] = tasks.sort((a, b) => a.at - b.at);
        if (!next) return;
        tasks.shift();
        now = next.at;
        await next.run();
      }
    }

    function list(at: number, headers: Record<string, string>, query: Record<string, string>, pagesLeft = 4) {
      send(at, { url: `${path}?${new URLSearchParams(query)}`, headers }, (end, body) => {
        if (pagesLeft === 0) return;
        if (!body)
          list(end, headers, query, pagesLeft - 1); // lost or refused: once more
        else if (body.has_more && body.more_starting_after)
          list(end + delay(500), headers, { ...query, starting_after_id: body.more_starting_after }, pagesLeft - 1);
        else if (random() < 0.3) list(end + delay(900), headers, query, 1); // polls
      });
    }

    function issue(scope: string) {
      return { url: "/oauth/token", form: { grant_type: "client_credentials", scope } };
    }

    function revoke(access_token: string) {
      return { url: "/v1/oauth/token/revoke", form: { access_token } };
    }

    function useToken(at: number) {
      send(at, issue(pick(["api", "loyalties", "vouchers", "api vouchers"])), (end, body) => {
        const token = body?.access_token;
        if (token === undefined) return;
        for (const _ of "ab") list(end + delay(2000), { authorization: `Bearer ${token}` }, { limit: "4" }, 1);
        send(end + delay(3000), revoke(token), () => undefined);
      });
    }

    now = start;
    await addEvents(5 + delay(5));
    for (let n = 0; n < 6; n++) {
      const order = pick([{}, { order: "created_at" }, { order: "-created_at" }]);
      const limit = pick([{}, { limit: "1" }, { limit: "2" }, { limit: "5" }]);
      if (n % 3 === 0) useToken(start + delay(4000));
      else list(start + delay(4000), application, { ...order, ...limit });
      tasks.push({ at: start + delay(6000), run: () => addEvents(1 + delay(2)) });
    }
    await runAll();

    /** Sends a request after all others; returns its answer. */
    async function sendAlone(request: Request): Promise<Body> {
      let answer: Body = {};
      send(now + 10, request, (_, body = {}) => (answer = body), false);
      await runAll();
      return answer;
    }
    async function listAll() {
      const from = entries.length;
      const query = new URLSearchParams({ order: "created_at", limit: `${PAGE_SIZE}` });
      for (let next: string | undefined = ""; next !== undefined; ) {
        if (next) query.set("starting_after_id", next);
        next = (await sendAlone({ url: `${path}?${query}` })).more_starting_after;
      }
      return entries.slice(from);
    }
    now += 5000;
    const [first, second] = [await listAll(), await listAll()];
    const { access_token = "" } = await sendAlone(issue("api"));
    await sendAlone(revoke(access_token));
    await sendAlone({ url: `${path}?limit=1`, headers: { authorization: `Bearer ${access_token}` } });
    return { entries, first, second, refusal: entries.at(-1) as HarEntry };
  };
}
