import { describe, expect, it } from "vitest";
import { type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { checkLaws, LawCollector, type LawId } from "../../../src/traffic/internal.ts";
import { har } from "../../support/har.ts";
import { readDailySeed } from "../../support/read-daily-seed.ts";
import { createWorld, type History } from "./simulate-history.ts";

/** `.ci/full` runs 2,000. */
const HISTORIES = Number(process.env.LOYALTY_HISTORIES ?? 20);
/** The clock of the second recorder of a history, compared with the first one. */
const CLOCK_DIFFERENCE = 7_200_000;

/** Checks a history that two recorders with different clocks have recorded in turns. */
function check(entries: readonly HarEntry[], isSplit: boolean) {
  const total = new LawCollector();
  const collectors = [new LawCollector(0), new LawCollector(1)];
  const shifted = entries.map((entry, at) => ({ ...entry, ...(isSplit && at % 2 === 1 && shift(entry)) }));
  for (const exchange of readExchanges(har(...shifted))) collectors[isSplit ? exchange.index % 2 : 0]?.add(exchange);
  for (const collector of collectors) total.merge(collector.report());
  return checkLaws(total.report());
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
function edit(entry: HarEntry, change: (body: PageBody) => void): HarEntry {
  const body = read(entry);
  change(body);
  return {
    ...entry,
    response: { ...entry.response, content: { ...entry.response.content, text: JSON.stringify(body) } },
  };
}
type Change = readonly [HarEntry, HarEntry];

/** Breaks one thing in the last requests of a history; undefined if it has none of the kind. */
const breakages: Record<string, { law: LawId; apply: (history: History) => Change | undefined }> = {
  "an event is dropped": {
    law: "no-event-lost",
    apply: ({ second }) => {
      const page = second.find((entry) => read(entry).data.length === 3);
      return page && [page, edit(page, ({ data }) => data.splice(1, 1))];
    },
  },
  "an event is repeated": {
    law: "no-event-twice",
    apply: ({ second: [before, page] }) =>
      page && [page, edit(page, ({ data }) => data.splice(0, 1, ...read(before).data.slice(0, 1)))],
  },
  "two events are reordered": {
    law: "times-in-order",
    apply: ({ second }) => {
      const page = second.find(
        (entry) =>
          new Set(
            read(entry)
              .data.slice(0, 2)
              .map((event) => event.created_at),
          ).size === 2,
      );
      return page && [page, edit(page, ({ data }) => data.splice(0, 2, ...data.slice(0, 2).reverse()))];
    },
  },
  "a revoked token is accepted": {
    law: "revoked-token-stays-dead",
    apply: ({ refusal, first: [page] }) => page && [refusal, { ...refusal, response: page.response }],
  },
  "has_more is false too early": {
    law: "last-page-is-last",
    apply: ({ second: [page] }) =>
      page && read(page).has_more
        ? [
            page,
            edit(page, (body) => {
              body.has_more = false;
              delete body.more_starting_after;
            }),
          ]
        : undefined,
  },
  "has_more is true at the end": {
    law: "more-events-follow",
    apply: ({ first }) => {
      const page = first.at(-1);
      return (
        page && [
          page,
          edit(page, (body) => {
            body.has_more = true;
            body.more_starting_after = body.data.at(-1)?.id ?? "";
          }),
        ]
      );
    },
  },
};

describe("laws in histories of concurrent clients", { timeout: 600_000 }, () => {
  it("hold for the service, and say what is broken in a recording of it", async () => {
    const seed = readDailySeed();
    const simulate = await createWorld();
    const applied = Object.fromEntries(Object.keys(breakages).map((name) => [name, 0]));
    for (let n = 0; n < HISTORIES; n++) {
      const history = await simulate(seed + n);
      for (const isSplit of [false, true])
        expect(check(history.entries, isSplit).broken, `LOYALTY_SEED=${seed}, history ${n}`).toEqual([]);
      for (const [name, { law, apply }] of Object.entries(breakages)) {
        const change = apply(history);
        if (!change) continue;
        const [before, after] = change;
        const { broken } = check(
          history.entries.map((entry) => (entry === before ? after : entry)),
          false,
        );
        expect(
          broken.map((each) => each.law),
          `${name}, LOYALTY_SEED=${seed}, history ${n}`,
        ).toContain(law);
        applied[name] = (applied[name] ?? 0) + 1;
      }
    }

    expect(Object.entries(applied).filter(([, count]) => count < HISTORIES / 2)).toEqual([]);
  });
});
