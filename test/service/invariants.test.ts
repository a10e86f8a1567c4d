import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { START, startDemoService } from "../support/demo-service.ts";
import { importRecords, SECRET, smallEvent, smallWorld } from "../support/import-records.ts";

const HOST = "http://service.example";
const RUNS = inject("postgresUrl") === undefined ? 30 : 20;

const step = <Kind extends string, Fields>(
  kind: Kind,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => (fc.record(fields) as fc.Arbitrary<Fields>).map((values) => ({ kind, ...values }));
/** A step that a test may take, in any sequence. */
const command = fc.oneof(
  { weight: 4, arbitrary: step("add", { minutes: fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }) }) },
  {
    weight: 4,
    arbitrary: step("page", {
      limit: fc.integer({ min: 1, max: 7 }),
      isDescending: fc.boolean(),
      cursor: fc.option(fc.nat(40), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: step("issue", { scope: fc.constantFrom("api", "loyalties", "vouchers") }) },
  { weight: 2, arbitrary: step("revoke", { token: fc.nat(5), isForeign: fc.boolean() }) },
  { weight: 2, arbitrary: step("use", { token: fc.nat(5) }) },
  { weight: 1, arbitrary: step("wait", { seconds: fc.integer({ min: 1, max: 500 }) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface ModelToken {
  readonly value: string;
  readonly scope: string;
  readonly expiresAt: number;
  isRevoked: boolean;
}

/** Starts the service beside a model of it in plain arrays. */
async function startWorld() {
  const keys = { "X-App-Id": "a", "X-App-Token": SECRET };
  let now = START;
  const { store, service } = await startDemoService({ now: () => now });
  const send = (path: string, headers: Record<string, string>, form?: Record<string, string>) =>
    service.fetch(HOST + path, { headers, ...(form && { method: "POST", body: new URLSearchParams(form) }) });
  const post = (path: string, form: Record<string, string>, headers = keys) => send(path, headers, form);
  const otherKeys = { "X-App-Id": "b", "X-App-Token": SECRET };
  const other = { kind: "application_key", project_id: "p", app_id: "b", app_token: SECRET, name: "n" };
  await importRecords(store, [...smallWorld, other]);
  const events: { id: string; time: number; arrival: number }[] = [];
  const tokens: ModelToken[] = [];

  const list = (query: string, headers: Record<string, string> = keys) =>
    send(`/v1/loyalties/c/members/m/activity?${query}`, headers);
  const isAlive = (token?: ModelToken) => token !== undefined && !token.isRevoked && token.expiresAt * 1000 > now;
  const ordered = (isDescending: boolean) => {
    const sorted = events.toSorted((a, b) => a.time - b.time || a.arrival - b.arrival).map(({ id }) => id);
    return isDescending ? sorted.reverse() : sorted;
  };

  const steps: { [Kind in Command["kind"]]: (given: Extract<Command, { kind: Kind }>) => Promise<void> } = {
    async add({ minutes }) {
      const added = minutes.map((minute, index) => ({
        id: `e${events.length + index}`,
        time: START + minute * 60_000,
        arrival: events.length + index,
      }));
      const records = added.map(({ id, time }) => smallEvent(id, { created_at: new Date(time).toISOString() }));
      await importRecords(store, [...records, ...records]); // a repeated event is one event
      events.push(...added);
    },
    async page({ limit, isDescending, cursor }) {
      const all = ordered(isDescending);
      const after = cursor === undefined ? undefined : `e${cursor}`;
      const response = await list(
        `limit=${limit}&order=${isDescending ? "-" : ""}created_at${after ? `&starting_after_id=${after}` : ""}`,
      );
      if (after !== undefined && !all.includes(after)) {
        expect(response.status).toBe(400);
        return;
      }
      const rest = after === undefined ? all : all.slice(all.indexOf(after) + 1);
      const { data, has_more, more_starting_after } = await response.json();
      const ids = data.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(rest.slice(0, limit));
      expect([has_more, more_starting_after]).toEqual(rest.length > limit ? [true, ids.at(-1)] : [false, undefined]);
    },
    async issue({ scope }) {
      const response = await post("/oauth/token", { grant_type: "client_credentials", scope });
      const { access_token, expires_at } = await response.json();
      tokens.push({ value: access_token, scope, expiresAt: expires_at, isRevoked: false });
    },
    async revoke({ token, isForeign }) {
      const known = tokens[token];
      const isRefused = isForeign && isAlive(known);
      const access_token = known?.value ?? "unknown";
      const response = await post("/v1/oauth/token/revoke", { access_token }, isForeign ? otherKeys : keys);
      expect(response.status).toBe(isRefused ? 400 : 204);
      if (known && !isRefused) known.isRevoked = true;
    },
    async use({ token }) {
      const known = tokens[token];
      const { status } = await list("", { Authorization: `Bearer ${known?.value ?? "unknown"}` });
      expect(status).toBe(!isAlive(known) ? 401 : known?.scope === "vouchers" ? 403 : 200);
    },
    async wait({ seconds }) {
      now += seconds * 1000;
    },
  };
  const run = (given: Command) => (steps[given.kind] as (given: Command) => Promise<void>)(given);
  return { run, close: () => store.close() };
}

it("the service agrees with a model in plain arrays in any sequence of imports, pages and tokens (§4.1, §4.2, §4.3, §9)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 25 }), async (commands) => {
      const world = await startWorld();
      try {
        for (const given of commands) await world.run(given);
      } finally {
        await world.close();
      }
    }),
    { numRuns: RUNS },
  );
});
