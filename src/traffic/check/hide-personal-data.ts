import { eventTypes } from "../../contract/internal.ts";
import { findResponseSchema } from "../../contract/schema.ts";
import { MEDIA_TYPES } from "../redact/redact-headers.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

const MEDIA_TYPE = new RegExp(`^"(${MEDIA_TYPES})["; ]`, "i");

/** Replaces a found text by its type: a redacted recording does not keep a text at fault. */
export function hidePersonalData(violation: ExchangeViolation): ExchangeViolation {
  const { found, expected, keyword, eventType } = violation;
  const isUnknownType = eventType !== undefined && !eventTypes.some((type) => type === eventType);
  const shown = {
    ...violation,
    pointer: hideNames(violation),
    ...(isUnknownType && { eventType: "unknown type" }),
  };
  const isNumber = keyword === "type" && /^[\d-]/.test(found);
  if (!isNumber && !found.includes('"')) return shown;
  const shownType = keyword === "mediaType" ? MEDIA_TYPE.exec(found)?.[1] : undefined;
  const hidden = shownType ?? `${isNumber ? "number" : "string"} (not shown)`;
  return { ...shown, found: hidden, message: `${expected}, got ${hidden}` };
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
