import { type ClientOperation, clientOperations } from "../../contract/client-operations.ts";
import { type Exchange, isSuccess } from "../read/exchange.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import {
  type BrokenInvariant,
  createBrokenInvariant,
  type Hide,
  type InvariantReport,
  type Occurrence,
  type Undecided,
} from "./invariant.ts";
import { ListingInvariants } from "./listing-invariants.ts";
import { listTokenFacts, type TokenFact } from "./token-facts.ts";
import { checkToken } from "./token-invariants.ts";

const MAX_NAMED = 20;

/** A reason why invariants were not decided for an exchange. */
type Doubt = readonly [reason: string, place: Occurrence];

/** Collects what the invariants compare in a run. Memory grows with the tokens, and the events of unfinished listings. */
export class InvariantCollector {
  readonly #broken: BrokenInvariant[] = [];
  readonly #doubts: Doubt[] = [];
  readonly #hide: Hide;
  readonly #listings: ListingInvariants;
  /** The facts about each token, by recording, host and token. */
  readonly #tokens = new Map<string, TokenFact[]>();

  constructor(hide: Hide = (id) => id) {
    this.#hide = hide;
    this.#listings = new ListingInvariants(hide);
  }

  /** Takes the next exchange. @param file Position of its recording in the run. */
  add(exchange: Exchange, file = 0): void {
    const { operationId, request, response } = exchange;
    if (operationId === undefined) return;
    const place = toOccurrence({ ...exchange, operationId }, file);
    const repeated = findRepeated(exchange, clientOperations[operationId]);
    if (repeated !== undefined && isSuccess(exchange)) {
      this.#doubts.push([`the request repeats the parameter ${repeated}`, place]);
      return;
    }
    for (const [invariant, message] of findBrokenAlone(exchange, this.#hide))
      this.#broken.push(createBrokenInvariant(invariant, message, [place, `${operationId} ${response.status}`]));
    if (!this.#listings.add(exchange, place, this.#broken))
      this.#doubts.push(["the page has no readable events or has_more", place]);
    for (const fact of listTokenFacts({ ...exchange, operationId }, place)) {
      const key = `${file} ${request.url.origin} ${fact.token}`;
      const known = this.#tokens.get(key);
      if (known) known.push(fact);
      else this.#tokens.set(key, [fact]);
    }
  }

  /** Returns the result for the exchanges so far. */
  report(): InvariantReport {
    const tokens = [...this.#tokens.values()].map((facts) => checkToken(facts, this.#hide));
    const all = [...this.#broken, ...tokens.flatMap(({ broken }) => broken)];
    const unordered = tokens.flatMap((token) => token.unordered);
    const doubts = [...this.#doubts, ...unordered.map((fact): Doubt => ["no start or duration was recorded", fact])];
    const broken = [...Map.groupBy(all, ({ invariant }) => invariant).values()].flatMap((each) =>
      each.slice(0, MAX_NAMED),
    );
    return { broken, brokenCount: all.length, undecided: countDoubts(doubts) };
  }
}

/** Returns a query parameter or form field of the operation that a request repeats: no rule says which value counts. */
function findRepeated({ request }: Exchange, { inputs }: ClientOperation): string | undefined {
  const find = (names: readonly string[] = [], values: URLSearchParams) =>
    names.find((name) => values.getAll(name).length > 1);
  return find(inputs?.query, request.url.searchParams) ?? find(inputs?.body, new URLSearchParams(request.body));
}

function countDoubts(doubts: readonly Doubt[]): Undecided[] {
  return [...Map.groupBy(doubts, ([reason]) => reason)].map(([reason, each]) => {
    const places = each.slice(0, MAX_NAMED).map(([, { file, entry }]) => ({ file, entry }));
    return { reason, count: each.length, places };
  });
}

function toOccurrence(
  { index, operationId, startedAt = "", durationMs, response }: Exchange & Pick<Occurrence, "operationId">,
  file: number,
): Occurrence {
  const time = Date.parse(startedAt);
  // A cache answers with an earlier response.
  const start = Number.isNaN(time) || response.headers.has("age") ? undefined : time;
  const end = start === undefined || durationMs === undefined ? undefined : start + durationMs;
  return { file, entry: index, operationId, start, end };
}
