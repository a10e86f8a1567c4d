import { describe, expect, it } from "vitest";
import { type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import type { InvariantId } from "../../../src/traffic/internal.ts";
import { InvariantCollector } from "../../../src/traffic/invariants/invariant-collector.ts";
import { har } from "../../support/har.ts";
import { readDailySeed } from "../../support/read-daily-seed.ts";
import { createWorld, type History } from "./simulate-history.ts";

/** `.ci/full` runs 2,000. */
const HISTORIES = Number(process.env.LOYALTY_HISTORIES ?? 20);
/** The clock of the second recorder of a history, compared with the first one. */
const CLOCK_DIFFERENCE = 7_200_000;

/** Checks a history that two recorders with different clocks have recorded in turns. */
function check(entries: readonly HarEntry[], isSplit: boolean) {
  const collector = new InvariantCollector();
  const shifted = entries.map((entry, at) => ({ ...entry, ...(isSplit && at % 2 === 1 && shift(entry)) }));
  for (const exchange of readExchanges(har(...shifted))) collector.add(exchange, isSplit ? exchange.index % 2 : 0);
  return collector.report();
}

function shift({ startedDateTime = "" }: HarEntry) {
  return { startedDateTime: new Date(Date.parse(startedDateTime) + CLOCK_DIFFERENCE).toISOString() };
}

interface PageBody {
  data: { id: string; created_at: string }[];
  has_more: boolean;
  more_starting_after?: string;
}

const read = (entry?: HarEntry) => JSON.parse(entry?.response.content?.text ?? "null") as PageBody;

/** Breaks one thing in the body of one of the last responses, if the history has such a response. */
type Breakage = readonly [
  invariant: InvariantId,
  choose: (history: History) => HarEntry | undefined,
  change: (body: PageBody, history: History) => unknown,
];
const breakages: Record<string, Breakage> = {
  "an event is dropped": [
    "no-event-lost",
    // The place of an event is certain if no other one has its time.
    ({ second }) => second.find((entry) => new Set(listTimes(entry)).size === 3),
    ({ data }) => data.splice(1, 1),
  ],
  "an event is repeated": [
    "no-event-twice",
    ({ second }) => second[1],
    ({ data }, { second: [before] }) => data.splice(0, 1, ...read(before).data.slice(0, 1)),
  ],
  "two events are reordered": [
    "times-in-order",
    ({ second }) => second.find((entry) => new Set(listTimes(entry).slice(0, 2)).size === 2),
    ({ data }) => data.splice(0, 2, ...data.slice(0, 2).reverse()),
  ],
  "a revoked token is accepted": [
    "revoked-token-stays-dead",
    ({ refusal }) => refusal,
    (body, { first: [page] }) => Object.assign(body, read(page)),
  ],
  "has_more is false too early": [
    "last-page-is-last",
    ({ second }) => second.slice(0, 1).find((entry) => read(entry).has_more),
    (body) => Object.assign(body, { has_more: false, more_starting_after: undefined }),
  ],
  "has_more is true at the end": [
    "more-events-follow",
    ({ first }) => first.at(-1),
    (body) => Object.assign(body, { has_more: true, more_starting_after: body.data.at(-1)?.id ?? "" }),
  ],
};
const listTimes = (entry: HarEntry) => read(entry).data.map(({ created_at }) => created_at);

describe("invariants in histories of concurrent clients", { timeout: 600_000 }, () => {
  it("invariants hold for the service, and find each breakage in a recording of it", async () => {
    const seed = readDailySeed();
    const simulate = await createWorld();
    const applied = Object.fromEntries(Object.keys(breakages).map((name) => [name, 0]));
    for (let n = 0; n < HISTORIES; n++) {
      const history = await simulate(seed + n);
      for (const isSplit of [false, true])
        expect(check(history.entries, isSplit).broken, `LOYALTY_SEED=${seed}, history ${n}`).toEqual([]);
      for (const [name, [invariant, choose, change]] of Object.entries(breakages)) {
        const chosen = choose(history);
        if (!chosen) continue;
        const body = read(chosen);
        change(body, history);
        const content = { ...chosen.response.content, text: JSON.stringify(body) };
        const after = { ...chosen, response: { ...chosen.response, status: 200, content } };
        const { broken } = check(
          history.entries.map((entry) => (entry === chosen ? after : entry)),
          false,
        );
        expect(
          broken.map((each) => each.invariant),
          `${name}, LOYALTY_SEED=${seed}, history ${n}`,
        ).toContain(invariant);
        applied[name] = (applied[name] ?? 0) + 1;
      }
    }

    expect(Object.entries(applied).filter(([, count]) => count < HISTORIES / 2)).toEqual([]);
  });
});
