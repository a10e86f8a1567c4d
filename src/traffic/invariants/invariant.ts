import type { OperationId } from "../../contract/internal.ts";
import type { Finding } from "../findings/finding.ts";
import { toFingerprint } from "../findings/finding-groups.ts";

/** The rules between exchanges, and their sections. */
export const invariants = {
  "cursor-is-last-event": { section: "9" },
  "cursor-moves": { section: "9" },
  "last-page-has-no-cursor": { section: "2.1" },
  "no-event-twice": { section: "4.1" },
  "more-means-events": { section: "2.1" },
  "revoked-token-stays-dead": { section: "4.3" },
  "scope-is-required": { section: "5.1" },
  "times-in-order": { section: "4.1" },
} as const satisfies Record<string, { readonly section: string }>;

/** Name of an invariant in reports: `revoked-token-stays-dead`. */
export type InvariantId = keyof typeof invariants;

export interface ComparedExchange {
  readonly source: string | undefined;
  /** Position in the recording, from 0. */
  readonly entry: number;
  readonly operationId: OperationId;
  readonly status: number;
  /** Microseconds since the epoch by the recorder's clock; NaN if unknown. */
  readonly start: number;
  /** When it had certainly ended, in the same unit; NaN if unknown. */
  readonly end: number;
}

/** Replaces an identifier for the report, equal ones by equal ones. */
export type Hide = (id: string) => string;

/** An exchange, and what it shows: `lists evt_2`. */
type Evidence = readonly [exchange: ComparedExchange, shows: string];

/** Creates the finding of a broken invariant from its exchanges, in any order, each with its evidence. */
export function createBrokenInvariant(
  invariant: InvariantId,
  message: string,
  first: Evidence,
  ...others: readonly Evidence[]
): Finding {
  const sorted = [first, ...others].sort(([a], [b]) => a.entry - b.entry);
  const [last] = sorted.at(-1) ?? first;
  return {
    fingerprint: toFingerprint(["invariant", invariant, last.operationId].join(" ")),
    rule: invariant,
    operationId: last.operationId,
    half: "response",
    status: last.status,
    pointer: "",
    expected: `must keep ${invariant}`,
    message,
    component: invariant,
    section: invariants[invariant].section,
    eventTypes: [],
    count: 1,
    places: sorted.map(([{ source, entry }, shows]) => ({ source, entry, pointer: "", shows })),
  };
}
