import { describeSource, type OperationId } from "../../contract/internal.ts";
import { toFingerprint } from "../read/groups.ts";

/** The rules between exchanges; a rule that the document does not state is an assumption. */
export const invariants = {
  "at-most-limit": { section: "4.1" },
  "cursor-is-last-event": { section: "9" },
  "cursor-moves": { section: "9" },
  "expiry-adds-up": { section: "2.8" },
  "granted-as-requested": { section: "4.2", assumption: "S28" },
  "last-page-has-no-cursor": { section: "2.1" },
  "no-event-twice": { section: "4.1" },
  "revoked-token-stays-dead": { section: "4.3" },
  "scope-is-required": { section: "5.1" },
  "times-in-order": { section: "4.1" },
  "total-counts-data": { section: "4.4", assumption: "S26" },
} as const satisfies Record<string, { readonly section: string; readonly assumption?: string }>;

/** Name of an invariant in reports: `revoked-token-stays-dead`. */
export type InvariantId = keyof typeof invariants;

/** A broken rule between exchanges, and the exchanges that show it. */
export interface BrokenInvariant {
  readonly invariant: InvariantId;
  /** 12 hexadecimal digits, the same for this invariant, operation and identifiers of the path in every recording. */
  readonly fingerprint: string;
  readonly message: string;
  /** In the order of the recording. */
  readonly places: readonly InvariantPlace[];
}

/** An exchange of a broken invariant. */
export interface InvariantPlace extends Occurrence {
  /** The evidence: `lists evt_2`. */
  readonly shows: string;
}

/** The place of an exchange. */
export interface Occurrence {
  /** Position of the recording in the run, from 0. */
  readonly file: number;
  /** Position in the recording, from 0. */
  readonly entry: number;
  readonly operationId: OperationId;
}

/** An exchange as invariants compare it. */
export interface ComparedExchange extends Occurrence {
  /** Microseconds since the epoch by the recorder's clock; NaN if unknown. */
  readonly start: number;
  /** When it had certainly ended, in the same unit; NaN if unknown. */
  readonly end: number;
  /** The identifiers in the path. */
  readonly subject: string;
}

/** A broken invariant of a report, with the first exchanges that show it. */
export interface InvariantGroup extends BrokenInvariant {
  readonly count: number;
}

/** A reason why invariants were not decided for some exchanges. */
export interface Undecided {
  readonly reason: string;
  readonly count: number;
  /** The first 20. */
  readonly places: readonly Pick<Occurrence, "file" | "entry">[];
}

/** The result of checking the invariants. */
export interface InvariantReport {
  /** The first 1,000 fingerprints of each invariant; `brokenCount` counts all. */
  readonly broken: readonly InvariantGroup[];
  readonly brokenCount: number;
  readonly undecided: readonly Undecided[];
}

/** Replaces an identifier for the report, equal ones by equal ones. */
export type Hide = (id: string) => string;

/** Creates a broken invariant from its exchanges, in any order, each with its evidence. */
export function createBrokenInvariant(
  invariant: InvariantId,
  message: string,
  ...shown: readonly (readonly [ComparedExchange, shows: string])[]
): BrokenInvariant {
  const sorted = shown.toSorted(([a], [b]) => a.entry - b.entry);
  const places = sorted.map(([{ file, entry, operationId }, shows]) => ({ file, entry, operationId, shows }));
  const [last] = sorted.at(-1) ?? [];
  const kind = ["invariant", invariant, last?.operationId, last?.subject].join(" ");
  return { invariant, fingerprint: toFingerprint(kind), message, places };
}

/** Formats a broken invariant as a line, and each of its exchanges as another one. */
export function describeInvariant(broken: InvariantGroup, nameFile: (file: number) => string): string[] {
  const { invariant, message, fingerprint, places, count } = broken;
  const times = count > 1 ? ` ×${count}` : "";
  return [
    `invariant ${invariant}: ${message} (${describeSource(invariants[invariant])})${times} [${fingerprint}]`,
    ...places.map(({ file, entry, shows }) => `  ${nameFile(file)}#${entry + 1} ${shows}`),
  ];
}
