/** The limits of values. */
export const LIMITS = /^(max|min|exclusiveM|multipleOf|uniqueItems)/;
const CONDITIONS = /^(type|enum|format|pattern|not|alternatives|words)$/;
/** Our extensions that promise something to callers. */
const PROMISES = /^x-(errors|gone-status|idempotent|lifetime|may-grow|pagination|path-alternatives|redact|scopes-of)$/;
const TEXT =
  /^(x-.*|\$comment|\$schema|\$id|\$anchor|\$defs|title|description|summary|examples?|tags|externalDocs|links|xml|bearerFormat|contentMediaType|contentEncoding|jsonSchemaDialect)$/;

/** True if a field explains a part of a contract, without a condition on messages or calls. */
export function isText(field: string): boolean {
  return TEXT.test(field) && !PROMISES.test(field);
}

/** True if a fact limits the values of a schema. */
export function isCondition(fact: string): boolean {
  return CONDITIONS.test(fact) || LIMITS.test(fact);
}

/** The way to authenticate of an operation that needs no credentials. */
export const NO_CREDENTIALS = "no credentials";

/** Returns the texts of a fact that is a list. */
export function listTexts(fact: unknown): readonly string[] {
  return Array.isArray(fact) ? fact : [];
}

/** True if a type is among others; integers are numbers. */
export function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}
