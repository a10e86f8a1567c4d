import { followRef } from "../generate/resolve-contract.ts";
import type { Fields } from "./element.ts";

/** What `mapFields` passes in place of a name that the contract chose. */
const NAME = "*";
/** Fields whose value has names that the contract chose; `[]` is an item of a list. */
const HAS_NAMES =
  /^(properties|patternProperties|dependentSchemas|dependentRequired|\$defs|schemas|parameters|headers|requestBodies|responses|securitySchemes|pathItems|callbacks|paths|webhooks|content|variables|security\[\])$/;
/** Fields with data, which can look like a part of a contract. */
const HAS_DATA = /^(const|default|enum\[\]|examples?|value|x-.*)$/;
/** Fields with a list whose order says nothing. */
const UNORDERED = /^(enum|required|type|allOf|anyOf|oneOf|parameters|security|tags|\*)$/;
/** Fields that explain something, without a condition on messages or calls. Of our extensions, those listed here have one. */
const EXPLAINS =
  /^(x-(?!(may-grow|errors|scopes-of|pagination|idempotent|gone-status|path-alternatives|redact|lifetime)$).*|\$comment|title|description|summary|examples?|tags|externalDocs|links|bearerFormat)$/;

/** True if a field explains something, without a condition on messages or calls. */
export function isText(field: string): boolean {
  return EXPLAINS.test(field);
}

/** Returns a part of a contract with each list sorted whose order says nothing. */
export function sortLists(part: unknown, field = ""): unknown {
  if (typeof part !== "object" || part === null || HAS_DATA.test(field)) return part;
  if (!Array.isArray(part)) return mapFields(part, field, sortLists);
  const items = part.map((item) => sortLists(item, `${field}[]`));
  if (!UNORDERED.test(field)) return items;
  const texts = new Map(items.map((item) => [item, JSON.stringify(item)]));
  return items.toSorted((one, other) => (String(texts.get(one)) < String(texts.get(other)) ? -1 : 1));
}

/** Returns the fields that say something about messages or calls. */
export function readFacts(document: object, fields: object): Fields {
  const facts = Object.entries(fields).filter(([field]) => !isText(field));
  return Object.fromEntries(facts.map(([field, value]) => [field, readMeaning(document, value, field)]));
}

/** Returns what a part of a contract says: without explanations, and with what references lead to in their place. */
export function readMeaning(document: object, part: unknown, field = ""): unknown {
  const follow = (value: unknown, field: string, passed: readonly string[]): unknown => {
    if (typeof value !== "object" || value === null || HAS_DATA.test(field)) return value;
    if (Array.isArray(value)) return value.map((item) => follow(item, `${field}[]`, passed));
    return mapFields(value, field, (inner, name) => {
      if (isText(name)) return undefined;
      if (name !== "$ref" || typeof inner !== "string" || passed.includes(inner)) return follow(inner, name, passed);
      const target = followRef(document, { place: [], value: { $ref: inner } });
      return follow(target.value, "", [...passed, inner]);
    });
  };
  return sortLists(follow(part, field, []), field);
}

/** Maps the fields of an object, sorted by their names; a field that becomes undefined is left out. */
function mapFields(part: object, field: string, map: (inner: unknown, name: string) => unknown): object {
  const names = Object.keys(part).sort();
  const fields = names.map((name) => {
    const inner = (part as Fields)[name];
    return [name, map(inner, HAS_NAMES.test(field) ? NAME : name)];
  });
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}
