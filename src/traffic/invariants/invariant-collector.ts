import { clientOperations } from "../../contract/client-operations.ts";
import { type Exchange, isSuccess } from "../read/exchange.ts";
import { isListing, toPage } from "./activity-page.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import { collectFacts, findRepeated, type InvariantFacts } from "./facts.ts";
import {
  type BrokenInvariant,
  createBrokenInvariant,
  type Hide,
  type InvariantContext,
  type InvariantReport,
  type Occurrence,
  type Undecided,
} from "./invariant.ts";
import { checkPages } from "./paging-invariants.ts";
import { createClockMarker } from "./time.ts";
import { checkTokens } from "./token-invariants.ts";

const MAX_NAMED = 20;

type Doubts = Parameters<InvariantContext["doubt"]>[];

/** Collects the facts of a run that invariants compare. Memory grows with the events and tokens. */
export class InvariantCollector {
  readonly #facts: InvariantFacts = { pages: [], tokens: [] };
  readonly #broken: BrokenInvariant[] = [];
  readonly #doubts: Doubts = [];
  readonly #context: InvariantContext;

  constructor(hide: Hide = (id) => id, toleranceMs = 5000) {
    this.#context = { hide, toleranceMs, doubt: (...each) => this.#doubts.push(each) };
  }

  /** Takes the next exchange. @param file Position of its recording in the run. */
  add(exchange: Exchange, file = 0): void {
    const { operationId, response } = exchange;
    if (operationId === undefined) return;
    const place = toOccurrence(exchange, file);
    const repeated = findRepeated(exchange, clientOperations[operationId]);
    if (repeated !== undefined && isSuccess(exchange)) {
      this.#context.doubt(`the request repeats the parameter ${repeated}`, place);
      return;
    }
    const page = toPage(exchange);
    if (!page && isListing(exchange) && response.isBodyRecorded)
      this.#context.doubt("the page has no readable events or has_more", place);
    for (const [invariant, message] of findBrokenAlone(exchange, page, place, this.#context))
      this.#broken.push(createBrokenInvariant(invariant, message, [place, `${operationId} ${response.status}`]));
    collectFacts(this.#facts, { ...exchange, operationId }, page, place);
  }

  /** Compares the collected facts. */
  report(): InvariantReport {
    const doubts: Doubts = [...this.#doubts];
    const context: InvariantContext = { ...this.#context, doubt: (...each) => doubts.push(each) };
    const mark = createClockMarker(Object.values(this.#facts).flat(), context.toleranceMs);
    const [pages, tokens] = [this.#facts.pages.map(mark), this.#facts.tokens.map(mark)];
    const recordings = [...Map.groupBy(pages, ({ file }) => file).values()];
    const all = [
      ...this.#broken,
      ...recordings.flatMap((recording) => checkPages(recording, tokens, context)),
      ...checkTokens(tokens, context),
    ];
    const broken = [...Map.groupBy(all, ({ invariant }) => invariant).values()].flatMap((each) =>
      each.slice(0, MAX_NAMED),
    );
    return { broken, brokenCount: all.length, undecided: countDoubts(doubts) };
  }
}

function countDoubts(doubts: Doubts): Undecided[] {
  return [...Map.groupBy(doubts, ([reason]) => reason)].map(([reason, each]) => {
    const places = each.slice(0, MAX_NAMED).map(([, { file, entry }]) => ({ file, entry }));
    return { reason, count: each.length, places };
  });
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
