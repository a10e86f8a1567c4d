import { createHash } from "node:crypto";
import type { ExchangeViolation } from "./check-exchange.ts";

/** Violations of the same kind: same operation, component, place and keyword. */
export interface ViolationGroup {
  /** 12 hexadecimal digits, the same for this kind of violation in every recording. */
  readonly fingerprint: string;
  readonly count: number;
  /** Pointer with `*` for positions in lists. */
  readonly pattern: string;
  readonly eventTypes: readonly string[];
  /** The first of them, without personal data. */
  readonly first: ExchangeViolation;
}

/** Groups violations; memory grows with the kinds of violation, not with their number. */
export class ViolationGroups {
  readonly #groups = new Map<
    string,
    { fingerprint: string; pattern: string; count: number; eventTypes: Set<string>; first: ExchangeViolation }
  >();

  readonly #showsValues: boolean;

  /** @param showsValues Whether reports contain values that a redacted recording does not. */
  constructor(showsValues = false) {
    this.#showsValues = showsValues;
  }

  add(violation: ExchangeViolation): void {
    this.#count(violation, 1, violation.eventType === undefined ? [] : [violation.eventType]);
  }

  /** Adds a group of the exchanges that follow. */
  merge({ first, count, eventTypes }: ViolationGroup): void {
    this.#count(first, count, eventTypes);
  }

  /** The groups in the order of their first violations. */
  report(): ViolationGroup[] {
    return [...this.#groups.values()].map(({ eventTypes, ...group }) => ({ ...group, eventTypes: [...eventTypes] }));
  }

  #count(violation: ExchangeViolation, count: number, eventTypes: readonly string[]): void {
    const key = toKind(violation);
    let group = this.#groups.get(key);
    if (!group) {
      const first = this.#showsValues ? violation : hidePersonalData(violation);
      const fingerprint = toFingerprint(key);
      group = { fingerprint, pattern: toPattern(violation), count: 0, eventTypes: new Set(), first };
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
  return component === "ProjectRole" ? pattern.replace(/\/projects\/.*$/, "/projects/*") : pattern;
}

/** Replaces a found text by its type: a text at fault is not one that a redacted recording keeps. */
export function hidePersonalData(violation: ExchangeViolation): ExchangeViolation {
  const { found, expected, keyword, component } = violation;
  // The names of a user's projects are data (§2.10).
  const pointer =
    component === "ProjectRole" ? violation.pointer.replace(/\/projects\/.*$/, "/projects/*") : violation.pointer;
  const isNumber = keyword === "type" && /^[\d-]/.test(found);
  if (!isNumber && !found.includes('"')) return { ...violation, pointer };
  const hidden = `${isNumber ? "number" : "string"} (not shown)`;
  return { ...violation, pointer, found: hidden, message: `${expected}, got ${hidden}` };
}
