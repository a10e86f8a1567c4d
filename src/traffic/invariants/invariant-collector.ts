import type { Collector } from "../check/check-exchange.ts";
import type { Exchange } from "../read/exchange.ts";
import { Clocks } from "./clocks.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import { addFacts, type Hide, type InvariantFacts } from "./facts.ts";
import {
  type BrokenInvariant,
  createBrokenInvariant,
  type Doubt,
  type InvariantReport,
  type Occurrence,
  type Undecided,
} from "./invariant.ts";
import { checkPages } from "./paging-invariants.ts";
import { checkTokens } from "./token-invariants.ts";

const MAX_NAMED = 20;

/** The result of a {@link InvariantCollector}: facts to compare, and what exchanges show alone. */
export interface CollectedFacts extends InvariantFacts {
  readonly broken: BrokenInvariant[];
  readonly malformed: Occurrence[];
}

/**
 * Collects what invariants compare, from one recording or from several: {@link checkInvariants} judges them as one history. Memory
 * grows with the events and tokens.
 */
export class InvariantCollector implements Collector<CollectedFacts> {
  readonly #facts: CollectedFacts = { pages: [], grants: [], revocations: [], uses: [], broken: [], malformed: [] };
  readonly #file: number;

  readonly #hide: Hide;

  /**
   * @param file Position of the recording in the run.
   * @param hide Replaces the identifiers of events and members that the report names.
   */
  constructor(file = 0, hide: Hide = (id) => id) {
    this.#file = file;
    this.#hide = hide;
  }

  add(exchange: Exchange): void {
    const { operationId, response } = exchange;
    if (operationId === undefined) return;
    const place = toOccurrence(exchange, this.#file);
    for (const [invariant, message] of findBrokenAlone(exchange, place, this.#hide))
      this.#facts.broken.push(createBrokenInvariant(invariant, message, [place, `${operationId} ${response.status}`]));
    const before = this.#facts.pages.length;
    addFacts(this.#facts, exchange, place, this.#hide);
    const isPage = operationId === "listMemberActivity" && response.status === 200 && response.isBodyRecorded;
    if (isPage && this.#facts.pages.length === before) this.#facts.malformed.push(place);
  }

  merge(facts: CollectedFacts): void {
    for (const name of ["pages", "grants", "revocations", "uses", "broken", "malformed"] as const)
      for (const fact of facts[name]) (this.#facts[name] as unknown[]).push(fact); // the same list
  }

  report(): CollectedFacts {
    return this.#facts;
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

/** Finds the invariants that no order of the exchanges explains. The result does not depend on the order of the facts. */
export function checkInvariants(facts: CollectedFacts): InvariantReport {
  const pages = facts.pages.toSorted(compare);
  const [grants, revocations, uses] = [
    facts.grants.toSorted(compare),
    facts.revocations.toSorted(compare),
    facts.uses.toSorted(compare),
  ];
  const clocks = new Clocks([...pages, ...grants, ...revocations, ...uses]);
  const undecided = new Map<string, { reason: string; count: number; places: Undecided["places"][number][] }>();
  const doubt: Doubt = (reason, { file, entry }) => {
    const known = undecided.get(reason) ?? { reason, count: 0, places: [] };
    undecided.set(reason, known);
    known.count++;
    if (known.places.length < MAX_NAMED) known.places.push({ file, entry });
  };
  for (const place of facts.malformed.toSorted(compare)) doubt("the page has no readable events or has_more", place);
  const alone = facts.broken.toSorted((a, b) => compare(a.places[0], b.places[0]));
  const tokens = { grants, revocations, uses };
  const all = [...alone, ...checkPages(pages, grants, clocks, doubt), ...checkTokens(tokens, clocks, doubt)];
  const broken = [...Map.groupBy(all, ({ invariant }) => invariant).values()].flatMap((ofInvariant) =>
    ofInvariant.slice(0, MAX_NAMED),
  );
  return { broken, brokenCount: all.length, undecided: [...undecided.values()] };
}

function compare(a?: Occurrence, b?: Occurrence): number {
  return (a?.file ?? 0) - (b?.file ?? 0) || (a?.entry ?? 0) - (b?.entry ?? 0);
}
