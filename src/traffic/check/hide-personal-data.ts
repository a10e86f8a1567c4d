import { eventTypes } from "../../contract/internal.ts";
import { findResponseSchema } from "../../contract/schema.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** Hides found values, names and event types that can be personal data: a redacted recording does not have them. */
export function hidePersonalData(violation: ExchangeViolation): ExchangeViolation {
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
export function hideNames({ pointer, operationId, in: half, status }: ExchangeViolation): string {
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
