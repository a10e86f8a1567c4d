import { schemaSections } from "../../generated/constants.ts";
import type { ValidationError } from "../../generated/validators.js";
import { describeExpectation } from "./describe-expectation.ts";
import { findUnknownScope } from "./form.ts";
import { describeValue, valueAt } from "./json-pointer.ts";

/** One way in which a request or response breaks the contract. */
export interface Violation {
  /** JSON pointer to the value at fault (RFC 6901); `""` is the whole. */
  readonly pointer: string;
  /** What the contract wants, and what was found: `must be string, got null`. */
  readonly message: string;
  /** What the contract wants: `must be string`. */
  readonly expected: string;
  /** What was found: `null`. Secrets and long values are not shown. */
  readonly found: string;
  /** What is broken: a JSON Schema keyword, or `status`, `body`, `operation`, `mediaType`, `security`. */
  readonly keyword: string;
  /** Schema of the contract that is broken, where there is one. */
  readonly component?: string;
  /** Type of the event at fault, where the fault is inside one (§6.1). */
  readonly eventType?: string;
  /** Section of the document. */
  readonly section: string;
}

/** `ok`, or every violation. */
export type CheckResult = { readonly ok: true } | { readonly ok: false; readonly violations: readonly Violation[] };

export function toCheckResult(violations: readonly Violation[]): CheckResult {
  return violations.length === 0 ? { ok: true } : { ok: false, violations };
}

/** A violation that no schema expresses, such as an undocumented status. */
export function violation(keyword: string, section: string, expected: string, found: string, pointer = ""): Violation {
  return { pointer, message: `${expected}, got ${found}`, expected, found, keyword, section };
}

/** One violation for each fault: what two branches of the contract say about the same value is one fault. */
export function toViolations(errors: readonly ValidationError[], root: unknown): Violation[] {
  const seen = new Map<string, Violation>();
  for (const error of errors) {
    const pointer = error.keyword === "discriminator" ? discriminatorPointer(error, root) : error.instancePath;
    const fault = `${pointer} ${error.params.missingProperty ?? ""}`;
    // A shape is checked after the base that it extends, and is the one that the document names.
    const isNearer = error.keyword === "type" && seen.get(fault)?.keyword === "type";
    if (isNearer || !seen.has(fault)) seen.set(fault, toViolation(error, pointer, root));
  }
  return [...seen.values()];
}

/** The tag that is at fault, or the event where the tag is missing. */
function discriminatorPointer({ instancePath, params }: ValidationError, root: unknown): string {
  const tagPointer = `${instancePath}/${String(params.tag)}`;
  return valueAt(root, tagPointer) === undefined ? instancePath : tagPointer;
}

function toViolation(error: ValidationError, pointer: string, root: unknown): Violation {
  const { component, keyword } = error;
  const expected = describeExpectation(error);
  const value = valueAt(root, pointer);
  const unknownScope = keyword === "pattern" && component === "ScopeList" ? findUnknownScope(String(value)) : undefined;
  const found = unknownScope === undefined ? describeValue(value, pointer) : `unknown ${describeValue(unknownScope)}`;
  const eventType = eventTypeAt(root, pointer);
  const hasValue = error.params.missingProperty === undefined;
  return {
    pointer,
    message: hasValue ? `${expected}, got ${found}` : expected,
    expected,
    found,
    keyword,
    component,
    ...(eventType !== undefined && { eventType }),
    section: schemaSections[component as keyof typeof schemaSections] ?? "4",
  };
}

/** Type of the event that the pointer leads into: an item of a page, or the root where that is an event. */
function eventTypeAt(root: unknown, pointer: string): string | undefined {
  const item = /^\/data\/\d+(?=\/|$)/.exec(pointer)?.[0];
  const type = valueAt(root, `${item ?? ""}/type`);
  return typeof type === "string" ? type : undefined;
}
