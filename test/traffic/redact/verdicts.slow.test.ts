import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import { createRedactor, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { tryParseJson } from "../../../src/traffic/read/parse-json.ts";
import { har } from "../../support/har.ts";
import { readDailySeed } from "../../support/read-daily-seed.ts";

const RECORDINGS = 13_000;
const recordings = readdirSync("test/recordings")
  .filter((name) => name.endsWith(".har"))
  .map((name) => JSON.parse(readFileSync(`test/recordings/${name}`, "utf8")).log.entries as HarEntry[]);

/** Returns what check and invariants say, without names and identifiers. */
function summarize(entries: readonly HarEntry[]) {
  const check = new TrafficCheck({ invariants: true });
  const recording = check.startRecording();
  for (const exchange of readExchanges(har(...entries))) recording.add(exchange);
  const { violations, unmatchedCount, recorded } = recording.report();
  const { invariants } = check.report();
  return {
    violations: violations.map(({ entry, in: half, pointer, keyword }) => [entry, half, pointer, keyword].join(" ")),
    broken: invariants?.broken.map(({ invariant, places, count }) => [
      invariant,
      count,
      ...places.map((place) => place.entry),
    ]),
    undecided: invariants?.undecided,
    ...{ unmatchedCount, recorded },
  };
}

/** A small generator of random numbers (mulberry32), so that a seed repeats a run. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item };
}
type Random = ReturnType<typeof createRandom>;

const odd = [null, 7, -1.5, true, "a b", "ann@shop.example", "2026-13-01T00:00:00Z", {}, [], [1], "redacted-1", ""];

/** Replaces, removes or adds a random part of a JSON value. */
function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random.below(4) === 0) return random.pick(odd);
  const names = Object.keys(value);
  const name =
    names.length === 0 || random.below(9) === 0 ? random.pick(["own", "data", "id", "a b"]) : random.pick(names);
  const empty: object = Array.isArray(value) ? [] : {};
  const copy = Object.assign(empty, value) as Record<string, unknown>; // a list has names, too
  if (!Array.isArray(value) && random.below(5) === 0) delete copy[name];
  else copy[name] = mutate(copy[name], random);
  return copy;
}

type Change = (entry: HarEntry, random: Random) => Partial<HarEntry>;
const withRequest = (entry: HarEntry, request: Partial<HarEntry["request"]>) => ({
  request: { ...entry.request, ...request },
});
const withResponse = (entry: HarEntry, response: Partial<HarEntry["response"]>) => ({
  response: { ...entry.response, ...response },
});
const withText = (entry: HarEntry, text: string, more = {}) =>
  withResponse(entry, { content: { mimeType: "application/json", text, ...more } });
const changes: readonly Change[] = [
  (entry, random) => {
    const text = entry.response.content?.text;
    const value = text && tryParseJson(text);
    return value ? withText(entry, JSON.stringify(mutate(value, random)) ?? "") : {};
  },
  (entry, random) => withText(entry, random.pick(["", "<p>", "{", "null", '{"a":1}'])),
  (entry) => withText(entry, Buffer.from('{"n":"é"}', "latin1").toString("base64"), { encoding: "base64" }),
  (entry) => withResponse(entry, { content: { size: 812 } }),
  (entry, random) => withResponse(entry, { status: random.pick([0, 200, 204, 304, 400, 401, 404, 503]) }),
  (entry, random) =>
    withResponse(entry, {
      headers: random.pick([[], [{ name: "Content-Type", value: "a/b" }], [{ name: "Age", value: "9" }]]),
    }),
  (entry, random) => {
    const headers = entry.request.headers ?? [];
    return withRequest(entry, {
      headers: random.pick([[], headers.slice(1), [...headers, ...headers], headers.toReversed()]),
    });
  },
  (entry, random) =>
    withRequest(entry, {
      headers: [{ name: "Authorization", value: random.pick(["Bearer a", "Bearer b c", "Basic a"]) }],
    }),
  (entry, random) => {
    const query = random.pick([
      "limit=1",
      "limit=ten",
      "limit=1&limit=2",
      "order=up",
      "own=1",
      "starting_after_id=evt_1",
    ]);
    return withRequest(entry, { url: `${entry.request.url.split("?")[0]}?${query}` });
  },
  (entry) => withRequest(entry, { url: entry.request.url.replace(/\/\/[^/]*/, "//other.example/base") }),
  (_, random) => ({
    startedDateTime: random.pick([
      "yesterday",
      "2026-06-01T12:00:00.1234Z",
      new Date(random.below(1e12)).toISOString(),
    ]),
  }),
  (entry, random) => ({ ...entry, _sequence: random.pick([undefined, [3, 4], [9, 2]] as const) }),
  (_, random) => ({ time: random.pick([-1, 0, 0.5, 90_000]) }),
];

it("check and invariants say the same of random recordings before and after redaction", { timeout: 600_000 }, () => {
  const seed = readDailySeed();
  const found = { violations: 0, broken: 0, undecided: 0 };
  for (let at = 0; at < RECORDINGS; at++) {
    const random = createRandom(seed + at);
    const all = random.pick(recordings);
    const from = random.below(all.length);
    const entries = all.slice(from, from + 1 + random.below(6));
    for (let turn = random.below(4); turn > 0; turn--) {
      const position = random.below(entries.length);
      const entry = entries[position] as HarEntry;
      entries[position] = { ...entry, ...random.pick(changes)(entry, random) };
    }
    if (random.below(5) === 0) entries.reverse();

    const before = summarize(entries);

    expect(summarize(entries.map(createRedactor())), `seed ${seed}, recording ${at}`).toEqual(before);
    found.violations += before.violations.length;
    found.broken += before.broken?.length ?? 0;
    found.undecided += before.undecided?.length ?? 0;
  }
  process.stdout.write(`${RECORDINGS} recordings, ${JSON.stringify(found)}\n`);

  expect(Math.min(...Object.values(found))).toBeGreaterThan(30);
});
