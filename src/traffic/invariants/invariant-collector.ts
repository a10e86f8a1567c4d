import type { Exchange } from "../read/exchange.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import { collectFacts, type Hide, type InvariantFacts } from "./facts.ts";
import {
  type BrokenInvariant,
  createBrokenInvariant,
  type Doubt,
  type InvariantReport,
  type Occurrence,
  type Undecided,
} from "./invariant.ts";
import { checkPages } from "./paging-invariants.ts";
import { createClockMarker } from "./time.ts";
import { checkTokens } from "./token-invariants.ts";

const MAX_NAMED = 20;

/** Collects the facts of a run that invariants compare. Memory grows with the events and tokens. */
export class InvariantCollector {
  readonly #facts: InvariantFacts = { pages: [], grants: [], revocations: [], uses: [], malformed: [] };
  readonly #broken: BrokenInvariant[] = [];
  readonly #hide: Hide;

  /** @param hide Replaces the identifiers of events and members that the report names. */
  constructor(hide: Hide = (id) => id) {
    this.#hide = hide;
  }

  /** Takes the next exchange. @param file Position of its recording in the run. */
  add(exchange: Exchange, file = 0): void {
    const { operationId, response } = exchange;
    if (operationId === undefined) return;
    const place = toOccurrence(exchange, file);
    for (const [invariant, message] of findBrokenAlone(exchange, place, this.#hide)) {
      const shows = `${operationId} ${response.status}`;
      this.#broken.push(createBrokenInvariant(invariant, message, [place, shows]));
    }
    collectFacts(this.#facts, exchange, place, this.#hide);
  }

  /** Compares the collected facts. */
  report(): InvariantReport {
    const { malformed, ...facts } = this.#facts;
    const mark = createClockMarker(Object.values(facts).flat());
    const [pages, grants] = [facts.pages.map(mark), facts.grants.map(mark)];
    const [revocations, uses] = [facts.revocations.map(mark), facts.uses.map(mark)];
    const undecided = new Map<string, { reason: string; count: number; places: Undecided["places"][number][] }>();
    const doubt: Doubt = (reason, { file, entry }) => {
      const known = undecided.get(reason) ?? { reason, count: 0, places: [] };
      undecided.set(reason, known);
      known.count++;
      if (known.places.length < MAX_NAMED) known.places.push({ file, entry });
    };
    for (const place of malformed) doubt("the page has no readable events or has_more", place);
    const recordings = [...Map.groupBy(pages, ({ file }) => file).values()];
    const all = [
      ...this.#broken,
      ...recordings.flatMap((recording) => checkPages(recording, grants, doubt)),
      ...checkTokens({ grants, revocations, uses }, doubt),
    ];
    const broken = [...Map.groupBy(all, ({ invariant }) => invariant).values()].flatMap((each) =>
      each.slice(0, MAX_NAMED),
    );
    return { broken, brokenCount: all.length, undecided: [...undecided.values()] };
  }
}

function toOccurrence({ index, startedAt, durationMs, request, response }: Exchange, file: number): Occurrence {
  const start = toTime(startedAt);
  const end = start === undefined || durationMs === undefined ? undefined : start + durationMs;
  const place = { file, entry: index, origin: request.url.origin, end };
  // A cache answers with an earlier response and its date.
  if (response.headers.has("age")) return { ...place, start: undefined, date: undefined };
  return { ...place, start, date: toTime(response.headers.get("date") ?? undefined) };
}

function toTime(text = ""): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
