import { createHash } from "node:crypto";
import { eventTypes, type Violation } from "../../contract/internal.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** Violations of the same kind: same operation, component, place and keyword. */
export interface ViolationGroup {
  /** 12 hexadecimal digits, the same for this kind of violation in every recording. */
  readonly fingerprint: string;
  readonly count: number;
  /** Pointer with `*` for positions in lists. */
  readonly pattern: string;
  readonly eventTypes: readonly string[];
  /** The first of them, without personal data unless values are shown. */
  readonly first: ExchangeViolation;
  /** The exchange of the first one as text, redacted unless values are shown. */
  readonly exchange?: string;
}

/** Groups violations; memory grows with the kinds of violation, not with their number. */
export class ViolationGroups {
  readonly #groups = new Map<
    string,
    Omit<ViolationGroup, "count" | "eventTypes"> & { count: number; eventTypes: Set<string> }
  >();

  /** @param describe Returns the exchange as text; called for the first violation of each kind. */
  add(violation: ExchangeViolation, describe?: () => string): void {
    this.#count(violation, 1, violation.eventType === undefined ? [] : [violation.eventType], describe);
  }

  /** Adds a group of the exchanges that follow. */
  merge({ first, count, eventTypes, exchange }: ViolationGroup): void {
    this.#count(first, count, eventTypes, exchange === undefined ? undefined : () => exchange);
  }

  /** The groups in the order of their first violations. */
  report(): ViolationGroup[] {
    return [...this.#groups.values()].map(({ eventTypes, ...group }) => ({ ...group, eventTypes: [...eventTypes] }));
  }

  #count(first: ExchangeViolation, count: number, eventTypes: readonly string[], describe?: () => string): void {
    const key = toKind(first);
    let group = this.#groups.get(key);
    if (!group) {
      const fingerprint = toFingerprint(key);
      const exchange = describe && { exchange: describe() };
      group = { fingerprint, pattern: toPattern(first), count: 0, eventTypes: new Set(), first, ...exchange };
      this.#groups.set(key, group);
    }
    group.count += count;
    for (const eventType of eventTypes) group.eventTypes.add(eventType);
  }
}

/** Returns 12 hexadecimal digits that identify a kind of deviation. */
export function toFingerprint(kind: string): string {
  return createHash("sha256").update(kind).digest("hex").slice(0, 12);
}

/** Includes the status only if it is at fault: the same wrong property is one kind of violation in every error. */
export function toKind(violation: ExchangeViolation): string {
  const { operationId, in: half, component, keyword, status, expected } = violation;
  const detail = keyword === "status" ? status : keyword === "required" ? expected : "";
  return [operationId, half, component, toPattern(violation), keyword, detail].join(" ");
}

function toPattern({ pointer, component }: ExchangeViolation): string {
  const pattern = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  // The names of a user's projects are data, as positions are (§2.10).
  return component === "ProjectRole" ? pattern.replace(/\/projects\/.*$/s, "/projects/*") : pattern;
}

/** Replaces a found text by its type: a text at fault is not one that a redacted recording keeps. */
export function hidePersonalData<Each extends Violation>(violation: Each): Each {
  const { found, expected, keyword, eventType, component, pointer } = violation;
  const isUnknownType = eventType !== undefined && !eventTypes.some((type) => type === eventType);
  const shown = {
    ...violation,
    ...(isUnknownType && { eventType: "unknown type" }),
    ...(component === "ProjectRole" && { pointer: pointer.replace(/(\/projects\/).*$/s, "$1*") }),
  };
  const isNumber = keyword === "type" && /^[\d-]/.test(found);
  if (!isNumber && !found.includes('"')) return shown;
  const hidden = `${isNumber ? "number" : "string"} (not shown)`;
  return { ...shown, found: hidden, message: `${expected}, got ${hidden}` };
}
