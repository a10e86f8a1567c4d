import { isObject } from "../../src/contract/json.ts";
import { followRef } from "../generate/resolve-contract.ts";
import type { Fields } from "./element.ts";

/** Fields whose value has names that the contract chose. */
const HAS_NAMES =
  /^(properties|patternProperties|dependentSchemas|dependentRequired|\$defs|parameters|headers|responses|callbacks|paths|webhooks|content|encoding|mapping|variables|security)$/;
/** Fields with data, which can look like a part of a contract. */
const HAS_DATA = /^(const|default|x-.*)$/;
/** Fields that explain something, without a condition on messages or calls. Of our extensions, those listed here have one. */
const EXPLAINS =
  /^(x-(?!(may-grow|errors|scopes-of|pagination|idempotent|gone-status|path-alternatives|redact|lifetime)$).*|\$comment|title|description|summary|examples?|tags|externalDocs|links|bearerFormat)$/;

/** True if a field explains something, without a condition on messages or calls. */
export function isText(field: string): boolean {
  return EXPLAINS.test(field);
}

/** Returns the fields that say something about messages or calls. */
export function readFacts(document: object, fields: object): Fields {
  return readMeaning(document, fields) as Fields; // an object stays one
}

/** Returns what a part of a contract says: without explanations, and with what references lead to in their place. */
export function readMeaning(document: object, part: unknown, field = "", passed: readonly string[] = []): unknown {
  if (HAS_DATA.test(field)) return part;
  if (Array.isArray(part)) return part.map((item) => readMeaning(document, item, field, passed)).sort(compareTexts);
  if (!isObject(part)) return part;
  const hasNames = HAS_NAMES.test(field);
  const fields = Object.entries(part).filter(([name]) => hasNames || !isText(name));
  const meanings = fields.map(([name, value]) => {
    if (name !== "$ref" || typeof value !== "string" || passed.includes(value))
      return [name, readMeaning(document, value, hasNames ? "" : name, passed)];
    const target = followRef(document, { place: [], value: { $ref: value } });
    return [name, readMeaning(document, target.value, "", [...passed, value])];
  });
  return Object.fromEntries(meanings);
}

/** Sorts texts, whose order in a list says nothing, and leaves the order of anything else. */
function compareTexts(one: unknown, other: unknown): number {
  return typeof one === "string" && typeof other === "string" ? one.localeCompare(other) : 0;
}
