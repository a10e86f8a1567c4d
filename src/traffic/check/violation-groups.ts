import { createHash } from "node:crypto";
import { defaultRedactionRules } from "../redact/redaction-rules.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** Violations that are the same deviation: same operation, component, kind of place and keyword. */
export interface ViolationGroup {
  /** 12 hexadecimal digits; the same for the same deviation in every recording. */
  readonly fingerprint: string;
  readonly count: number;
  /** Pointer with `*` for positions in lists. */
  readonly pattern: string;
  readonly eventTypes: readonly string[];
  /** The first of them; what was found in it is not shown where it may be personal. */
  readonly first: ExchangeViolation;
}

/** Groups violations as they come in; memory grows with the kinds of deviation, not with their number. */
export class ViolationGroups {
  readonly #groups = new Map<
    string,
    { fingerprint: string; pattern: string; count: number; eventTypes: Set<string>; first: ExchangeViolation }
  >();

  /** Takes the next violation. */
  add(violation: ExchangeViolation): void {
    this.#count(violation, 1, violation.eventType === undefined ? [] : [violation.eventType]);
  }

  /** Adds a group of traffic that follows what was added so far. */
  merge({ first, count, eventTypes }: ViolationGroup): void {
    this.#count(first, count, eventTypes);
  }

  /** The groups in the order of their first violations. */
  report(): ViolationGroup[] {
    return [...this.#groups.values()].map(({ eventTypes, ...group }) => ({ ...group, eventTypes: [...eventTypes] }));
  }

  #count(violation: ExchangeViolation, count: number, eventTypes: readonly string[]): void {
    const key = identity(violation);
    let group = this.#groups.get(key);
    if (!group) {
      const first = withoutPersonalData(violation);
      group = { fingerprint: fingerprint(key), pattern: toPattern(violation), count: 0, eventTypes: new Set(), first };
      this.#groups.set(key, group);
    }
    group.count += count;
    for (const eventType of eventTypes) group.eventTypes.add(eventType);
  }
}

/** The status counts only where it is the fault: the same wrong member is one deviation in every error. */
function identity(violation: ExchangeViolation): string {
  const { operationId, in: half, component, keyword, status, expected } = violation;
  const detail = keyword === "status" ? status : keyword === "required" ? expected : "";
  return [operationId, half, component, toPattern(violation), keyword, detail].join(" ");
}

function fingerprint(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}

function toPattern({ pointer, component }: ExchangeViolation): string {
  // The names of a user's projects are data, as positions are (§2.10).
  const positions = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  return component === "ProjectRole" ? positions.replace(/\/projects\/.*$/, "/projects/*") : positions;
}

/** What was found in a member that may be personal is told by its type. */
export function withoutPersonalData(violation: ExchangeViolation): ExchangeViolation {
  const member = violation.pointer.split("/").find((name) => Object.hasOwn(defaultRedactionRules.properties, name));
  const isShown = member === undefined || !/^["\d-]/.test(violation.found);
  if (isShown) return violation.found.includes("@") ? hide(violation, "text") : violation;
  return hide(violation, violation.found.startsWith('"') ? "string" : "number");
}

function hide(violation: ExchangeViolation, type: string): ExchangeViolation {
  const found = `${type} (not shown)`;
  return { ...violation, found, message: `${violation.expected}, got ${found}` };
}
