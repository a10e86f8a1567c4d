import { eventTypes } from "../../contract/internal.ts";
import { findResponseSchema } from "../../contract/schema.ts";
import { type Finding, toFingerprint } from "../findings/finding.ts";
import type { ExchangeViolation } from "./check-exchange.ts";
import { showName } from "./undocumented-parts.ts";

export interface FindingOptions {
  /** The recording or the service. */
  readonly source?: string | undefined;
  /** Shows values that redaction would replace. @default false */
  readonly showsAll?: boolean;
}

export function createFinding(violation: ExchangeViolation, options: FindingOptions = {}): Finding {
  const { source, showsAll = false } = options;
  const shown = showsAll ? violation : hidePersonalData(violation);
  const { operationId, in: half, status, keyword, expected, message, component, section, assumption } = shown;
  const { eventType, entry, pointer } = shown;
  return {
    fingerprint: toFingerprint(toKind(shown)),
    rule: `${half}-${keyword}`,
    operationId,
    half,
    status,
    pointer: toPattern(shown),
    expected,
    message,
    ...(component !== undefined && { component }),
    section,
    ...(assumption !== undefined && { assumption }),
    eventTypes: eventType === undefined ? [] : [eventType],
    count: 1,
    places: [{ source, ...(entry !== undefined && { entry }), pointer }],
  };
}

/**
 * Includes the status only if it is at fault: the same wrong property is one kind of violation in every error. A wrong status that
 * contradicts one section of the document is another kind than one that contradicts another.
 */
function toKind(violation: ExchangeViolation): string {
  const { operationId, in: half, component, keyword, status, expected, section, assumption } = violation;
  const details: Readonly<Record<string, unknown>> = {
    status,
    required: expected,
    claim: `${assumption ?? section} ${expected}`,
    accept: section,
    refuse: section,
  };
  return [operationId, half, component, toPattern(violation), keyword, details[keyword]].join(" ");
}

function toPattern(violation: ExchangeViolation): string {
  const pattern = hideNames(violation).replaceAll(/\/\d+(?=\/|$)/g, "/*");
  if (violation.keyword !== "undocumented") return pattern;
  return pattern.replace(/[^/]*$/, showName);
}

/** Hides found values, names and event types that can be personal data: a redacted recording does not have them. */
function hidePersonalData(violation: ExchangeViolation): ExchangeViolation {
  const { message, expected, found, hidden = found, eventType } = violation;
  const isUnknownType = eventType !== undefined && !eventTypes.some((type) => type === eventType);
  return {
    ...violation,
    found: hidden,
    message: message === expected ? message : `${expected}, got ${hidden}`,
    pointer: hideNames(violation),
    ...(isUnknownType && { eventType: "unknown type" }),
  };
}

/** Replaces the names in a pointer that are data, such as the projects of a user (§2.10), by `*`. */
function hideNames({ pointer, operationId, in: half, status }: ExchangeViolation): string {
  let schema = half === "response" ? findResponseSchema(operationId, status) : undefined;
  const [root = "", ...names] = pointer.split("/");
  const shown = names.map((name) => {
    const { properties, values, items } = schema ?? {};
    const isData = values !== undefined && !properties?.has(name);
    schema = properties?.get(name) ?? values ?? items;
    return isData ? "*" : name;
  });
  return [root, ...shown].join("/");
}
