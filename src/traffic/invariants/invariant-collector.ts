import type { OperationId } from "../../contract/internal.ts";
import { FindingGroups } from "../findings/finding-groups.ts";
import { FirstNames } from "../findings/first-names.ts";
import { type Exchange, isSuccess } from "../read/exchange.ts";
import { readStart } from "../read/har.ts";
import type { ComparedExchange, Hide } from "./invariant.ts";
import { ListingInvariants } from "./listing-invariants.ts";
import { checkTokenUses, listTokenFacts, type TokenFact } from "./token-invariants.ts";

const MALFORMED = "the page has no readable events or has_more";
const UNORDERED = "the recording does not tell whether the token was already revoked";

/** Collects what the invariants compare in a recording. Memory grows with the tokens, and the events of unfinished listings. */
export class InvariantCollector {
  readonly #broken = new FindingGroups();
  readonly #malformed = new FirstNames();
  readonly #source: string | undefined;
  readonly #listings: ListingInvariants;
  /** The facts about each token: all hosts share the tokens. */
  readonly #tokens = new Map<string, TokenFact[]>();

  /** @param hide Replaces identifiers in messages. @param source The name of the recording. */
  constructor(hide: Hide = (id) => id, source?: string) {
    this.#source = source;
    this.#listings = new ListingInvariants(hide);
  }

  /** Takes the next exchange; one without success breaks no invariant. */
  add(exchange: Exchange): void {
    const { operationId } = exchange;
    if (operationId === undefined || !isSuccess(exchange)) return;
    const place = toCompared(exchange, operationId, this.#source);
    const onListing = this.#listings.add(exchange, place);
    if (onListing) for (const broken of onListing) this.#broken.add(broken);
    else this.#malformed.addExchange(place.entry);
    for (const fact of listTokenFacts({ ...exchange, operationId }, place)) {
      const known = this.#tokens.get(fact.token);
      if (known) known.push(fact);
      else this.#tokens.set(fact.token, [fact]);
    }
  }

  /** Says which rules are broken, and for which exchanges they were not decided, and why. */
  report() {
    const tokens = [...this.#tokens.values()].map((facts) => checkTokenUses(facts));
    for (const broken of tokens.flatMap((token) => token.broken)) this.#broken.add(broken);
    const unordered = new FirstNames();
    for (const { entry } of tokens.flatMap((token) => token.unordered)) unordered.addExchange(entry);
    const undecided = [...describeUndecided(MALFORMED, this.#malformed), ...describeUndecided(UNORDERED, unordered)];
    return { broken: this.#broken.list(), undecided };
  }
}

function describeUndecided(reason: string, exchanges: FirstNames): string[] {
  return exchanges.count === 0 ? [] : [`invariants not decided, because ${reason}: ${exchanges}`];
}

/**
 * What a recorded end can be off. Our recorders write whole microseconds and no two moments alike. Other tools cut off what is below
 * a millisecond, some of them in each of the seven phases that they add up.
 */
const PRECISION_US = { microseconds: 1, milliseconds: 1000, phases: 8000 };

function toCompared(exchange: Exchange, operationId: OperationId, source: string | undefined): ComparedExchange {
  const { index: entry, startedAt, durationMs = Number.NaN, response } = exchange;
  const { milliseconds, microseconds } = readStart(startedAt);
  const isCached = response.headers.has("age"); // a cache answers with an earlier response
  const start = isCached ? Number.NaN : milliseconds * 1000 + Number(microseconds ?? 0);
  const ofStart = microseconds === undefined ? "milliseconds" : "microseconds";
  const precision = PRECISION_US[Number.isInteger(durationMs) ? "phases" : ofStart];
  const end = start + Math.round(durationMs * 1000) + precision;
  return { source, entry, operationId, status: response.status, start, end };
}
