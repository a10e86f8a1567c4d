import { type ClientOperation, clientOperations } from "../../contract/client-operations.ts";
import { isDateTime, toEpochMicroseconds } from "../../contract/is-date-time.ts";
import { type Exchange, isSuccess } from "../read/exchange.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import {
  type BrokenInvariant,
  type ComparedExchange,
  createBrokenInvariant,
  type Hide,
  type InvariantGroup,
  type InvariantReport,
  type Occurrence,
  type Undecided,
} from "./invariant.ts";
import { ListingInvariants } from "./listing-invariants.ts";
import { listTokenFacts, type TokenFact } from "./token-facts.ts";
import { checkToken } from "./token-invariants.ts";

const MAX_NAMED = 20;
const MAX_GROUPS = 1000;

/** A reason why invariants were not decided for an exchange. */
type Doubt = readonly [reason: string, place: Occurrence];

/** Collects what the invariants compare in a run. Memory grows with the tokens, and the events of unfinished listings. */
export class InvariantCollector {
  readonly #broken = new BrokenInvariants();
  readonly #doubts: Doubt[] = [];
  readonly #hide: Hide;
  readonly #listings: ListingInvariants;
  /** The facts about each token, by recording and token: all hosts share the tokens. */
  readonly #tokens = new Map<string, TokenFact[]>();

  constructor(hide: Hide = (id) => id) {
    this.#hide = hide;
    this.#listings = new ListingInvariants(hide);
  }

  /** Takes the next exchange. @param file Position of its recording in the run. */
  add(exchange: Exchange, file = 0): void {
    const { operationId, response } = exchange;
    if (operationId === undefined) return;
    const place = toCompared({ ...exchange, operationId }, file);
    const repeated = findRepeated(exchange, clientOperations[operationId]);
    if (repeated !== undefined && isSuccess(exchange)) {
      this.#doubts.push([`the request repeats the parameter ${repeated}`, place]);
      return;
    }
    for (const [invariant, message] of findBrokenAlone(exchange, this.#hide))
      this.#broken.add(createBrokenInvariant(invariant, message, [place, `${operationId} ${response.status}`]));
    const onListing = this.#listings.add(exchange, place);
    if (onListing) for (const broken of onListing) this.#broken.add(broken);
    else this.#doubts.push(["the page has no readable events or has_more", place]);
    for (const fact of listTokenFacts({ ...exchange, operationId }, place)) {
      const key = `${file} ${fact.token}`;
      const known = this.#tokens.get(key);
      if (known) known.push(fact);
      else this.#tokens.set(key, [fact]);
    }
  }

  /** Returns the result for the exchanges so far. */
  report(): InvariantReport {
    const tokens = [...this.#tokens.values()].map((facts) => checkToken(facts, this.#hide));
    const all = this.#broken.copy();
    for (const broken of tokens.flatMap((token) => token.broken)) all.add(broken);
    const unordered = tokens.flatMap((token) => token.unordered);
    const doubts = [...this.#doubts, ...unordered.map((fact): Doubt => [UNORDERED, fact])];
    return { broken: all.list(), brokenCount: all.count, undecided: countDoubts(doubts) };
  }
}

const UNORDERED = "the recording does not tell whether the token was already revoked";

/** Groups broken invariants by their fingerprints; memory does not grow with their number. */
class BrokenInvariants {
  count = 0;
  readonly #groups = new Map<string, InvariantGroup>();
  readonly #sizes = new Map<string, number>();

  add(broken: BrokenInvariant, count = 1): void {
    this.count += count;
    const { invariant, fingerprint } = broken;
    const known = this.#groups.get(fingerprint);
    const size = this.#sizes.get(invariant) ?? 0;
    if (!known && size >= MAX_GROUPS) return;
    if (!known) this.#sizes.set(invariant, size + 1);
    this.#groups.set(fingerprint, { ...(known ?? broken), count: (known?.count ?? 0) + count });
  }

  list(): InvariantGroup[] {
    return [...this.#groups.values()];
  }

  copy(): BrokenInvariants {
    const copy = new BrokenInvariants();
    for (const group of this.#groups.values()) copy.add(group, group.count);
    copy.count = this.count;
    return copy;
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

function toCompared(exchange: Exchange & Pick<Occurrence, "operationId">, file: number): ComparedExchange {
  const { index: entry, operationId, startedAt = "", durationMs, request, response } = exchange;
  const subject = Object.values(request.path).map(encodeURIComponent).join("/");
  const time = isDateTime(startedAt) ? toEpochMicroseconds(startedAt) / 1000 : Date.parse(startedAt);
  // A cache answers with an earlier response.
  if (Number.isNaN(time) || response.headers.has("age"))
    return { file, entry, operationId, subject, start: undefined, end: undefined, sequence: undefined };
  const end = durationMs === undefined ? undefined : time + durationMs;
  return { file, entry, operationId, subject, start: time, end, sequence: exchange.sequence };
}
