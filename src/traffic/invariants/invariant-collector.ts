import type { OperationId } from "../../contract/internal.ts";
import { FindingGroups } from "../findings/finding-groups.ts";
import { type Exchange, isSuccess } from "../read/exchange.ts";
import { readStart } from "../read/har.ts";
import { findBrokenAlone } from "./exchange-invariants.ts";
import {
  type ComparedExchange,
  createBrokenInvariant,
  type Hide,
  type InvariantReport,
  type Undecided,
} from "./invariant.ts";
import { ListingInvariants } from "./listing-invariants.ts";
import { checkTokenUses, listTokenFacts, type TokenFact } from "./token-invariants.ts";

const MAX_NAMED = 20;

/** A reason why invariants were not decided for an exchange. */
type Doubt = readonly [reason: string, place: ComparedExchange];

/** Collects what the invariants compare in a recording. Memory grows with the tokens, and the events of unfinished listings. */
export class InvariantCollector {
  readonly #broken = new FindingGroups();
  readonly #doubts: Doubt[] = [];
  readonly #hide: Hide;
  readonly #source: string | undefined;
  readonly #listings: ListingInvariants;
  /** The facts about each token: all hosts share the tokens. */
  readonly #tokens = new Map<string, TokenFact[]>();

  /** @param hide Replaces identifiers in messages. @param source The name of the recording. */
  constructor(hide: Hide = (id) => id, source?: string) {
    this.#hide = hide;
    this.#source = source;
    this.#listings = new ListingInvariants(hide);
  }

  /** Takes the next exchange; one without success breaks no invariant. */
  add(exchange: Exchange): void {
    const { operationId, response } = exchange;
    if (operationId === undefined || !isSuccess(exchange)) return;
    const place = toCompared(exchange, operationId, this.#source);
    for (const { invariant, message } of findBrokenAlone(exchange, this.#hide))
      this.#broken.add(createBrokenInvariant(invariant, message, [place, `${operationId} ${response.status}`]));
    const onListing = this.#listings.add(exchange, place);
    if (onListing) for (const broken of onListing) this.#broken.add(broken);
    else this.#doubts.push(["the page has no readable events or has_more", place]);
    for (const fact of listTokenFacts({ ...exchange, operationId }, place)) {
      const known = this.#tokens.get(fact.token);
      if (known) known.push(fact);
      else this.#tokens.set(fact.token, [fact]);
    }
  }

  /** Returns the result at the end of the recording. */
  report(): InvariantReport {
    const tokens = [...this.#tokens.values()].map((facts) => checkTokenUses(facts, this.#hide));
    for (const broken of tokens.flatMap((token) => token.broken)) this.#broken.add(broken);
    const unordered = tokens.flatMap((token) => token.unordered);
    const doubts = [...this.#doubts, ...unordered.map((fact): Doubt => [UNORDERED, fact])];
    return { broken: this.#broken.list(), undecided: countDoubts(doubts) };
  }
}

const UNORDERED = "the recording does not tell whether the token was already revoked";

function countDoubts(doubts: readonly Doubt[]): Undecided[] {
  return [...Map.groupBy(doubts, ([reason]) => reason)].map(([reason, each]) => {
    const entries = each.slice(0, MAX_NAMED).map(([, { entry }]) => entry);
    return { reason, count: each.length, entries };
  });
}

/** Our recorders write whole microseconds and no two moments alike; other tools cut off what is below a millisecond. */
const PRECISION_US = { ours: 1, other: 1000 };

function toCompared(exchange: Exchange, operationId: OperationId, source: string | undefined): ComparedExchange {
  const { index: entry, startedAt, durationMs = Number.NaN, request, response } = exchange;
  const subject = Object.values(request.path).map(encodeURIComponent).join("/");
  const { milliseconds, microseconds } = readStart(startedAt);
  const isCached = response.headers.has("age"); // a cache answers with an earlier response
  const start = isCached ? Number.NaN : milliseconds * 1000 + Number(microseconds ?? 0);
  const precision = microseconds === undefined ? PRECISION_US.other : PRECISION_US.ours;
  const end = start + Math.round(durationMs * 1000) + precision;
  return { source, entry, operationId, status: response.status, subject, start, end };
}
