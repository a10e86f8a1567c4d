import { clientOperations } from "../../contract/client-operations.ts";
import { isListing, toPage } from "../read/activity-page.ts";
import { type Exchange, isSuccess } from "../read/exchange.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import { collectFacts, findRepeated, type Hide, type InvariantFacts } from "./facts.ts";
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

type Doubts = Map<string, { reason: string; count: number; places: Undecided["places"][number][] }>;

/** Options of {@link InvariantCollector}. */
export interface InvariantOptions {
  /** Replaces the identifiers that the report names. @default shows them */
  readonly hide?: Hide;
  /** How far the clocks of the servers behind one address may differ. @default 5000 */
  readonly clockToleranceMs?: number;
}

/** Collects the facts of a run that invariants compare. Memory grows with the events and tokens. */
export class InvariantCollector {
  readonly #facts: InvariantFacts = { pages: [], grants: [], revocations: [], uses: [], refusals: [] };
  readonly #broken: BrokenInvariant[] = [];
  readonly #undecided: Doubts = new Map();
  readonly #hide: Hide;
  readonly #toleranceMs: number;

  constructor({ hide = (id) => id, clockToleranceMs = 5000 }: InvariantOptions = {}) {
    this.#hide = hide;
    this.#toleranceMs = clockToleranceMs;
  }

  /** Takes the next exchange. @param file Position of its recording in the run. */
  add(exchange: Exchange, file = 0): void {
    const { operationId, response } = exchange;
    if (operationId === undefined) return;
    const place = toOccurrence(exchange, file);
    const repeated = findRepeated(exchange, clientOperations[operationId]);
    if (repeated !== undefined && isSuccess(exchange)) {
      addDoubt(this.#undecided, `the request repeats the parameter ${repeated}`, place);
      return;
    }
    const page = toPage(exchange);
    if (!page && isListing(exchange) && response.isBodyRecorded)
      addDoubt(this.#undecided, "the page has no readable events or has_more", place);
    const found = findBrokenAlone(exchange, page, place, { hide: this.#hide, toleranceMs: this.#toleranceMs });
    for (const [invariant, message] of found) {
      const shows = `${operationId} ${response.status}`;
      this.#broken.push(createBrokenInvariant(invariant, message, [place, shows]));
    }
    collectFacts(this.#facts, { ...exchange, operationId }, page, place);
  }

  /** Compares the collected facts. */
  report(): InvariantReport {
    const [hide, toleranceMs] = [this.#hide, this.#toleranceMs];
    const mark = createClockMarker(Object.values(this.#facts).flat(), toleranceMs);
    const [pages, grants] = [this.#facts.pages.map(mark), this.#facts.grants.map(mark)];
    const [revocations, uses, refusals] = [
      this.#facts.revocations.map(mark),
      this.#facts.uses.map(mark),
      this.#facts.refusals.map(mark),
    ];
    const undecided = structuredClone(this.#undecided);
    const doubt: Doubt = (reason, place) => addDoubt(undecided, reason, place);
    const recordings = [...Map.groupBy(pages, ({ file }) => file).values()];
    const all = [
      ...this.#broken,
      ...recordings.flatMap((recording) => checkPages(recording, grants, doubt, hide)),
      ...checkTokens({ grants, revocations, uses, refusals }, doubt, { hide, toleranceMs }),
    ];
    const broken = [...Map.groupBy(all, ({ invariant }) => invariant).values()].flatMap((each) =>
      each.slice(0, MAX_NAMED),
    );
    return { broken, brokenCount: all.length, undecided: [...undecided.values()] };
  }
}

function addDoubt(undecided: Doubts, reason: string, { file, entry }: Occurrence): void {
  const known = undecided.get(reason) ?? { reason, count: 0, places: [] };
  undecided.set(reason, known);
  known.count++;
  if (known.places.length < MAX_NAMED) known.places.push({ file, entry });
}

function toOccurrence(
  { index, operationId, startedAt, durationMs, request, response }: Exchange,
  file: number,
): Occurrence {
  const start = toTime(startedAt);
  const end = start === undefined || durationMs === undefined ? undefined : start + durationMs;
  const place = { file, entry: index, operationId, origin: request.url.origin, end };
  // A cache answers with an earlier response and its date.
  if (response.headers.has("age")) return { ...place, start: undefined, date: undefined };
  return { ...place, start, date: toTime(response.headers.get("date") ?? undefined) };
}

function toTime(text = ""): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
