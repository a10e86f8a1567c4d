import { operations } from "../../contract/internal.ts";
import { isDateTime } from "../../contract/is-date-time.ts";
import { tryParseJson } from "../../contract/json.ts";
import type { ResolvedSchema } from "../../contract/schema.ts";
import { schemaShapes } from "../../contract/schema.ts";
import { findWord, joinWords } from "../read/find-word.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** The context for redacting the values of one exchange. */
export interface Redaction {
  readonly pseudonyms: Pseudonyms;
  /** Path parameters, the longest first. Free text may contain them, and invariants look for them there (§4.1). */
  readonly identifiers: readonly string[];
}

/** The rules of the contract for a text. */
type TextSchema = Partial<Pick<ResolvedSchema, "named" | "isDateTime" | "pattern" | "words">>;

/** Deeper values are dropped: the contract describes none, and the walk must not overflow the stack. */
const MAX_DEPTH = 200;
/** Splits a text into its core and the punctuation around it, which stays up to a length. */
const CORE = /^([\s"'.,:;=()]{0,3})(.*?)([\s"'.,:;=()]{0,3})$/s;

/** The names of the contract stay in every place: they are public. */
const vocabulary: ReadonlySet<string> = new Set([
  ...Object.values(operations).flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  ...listProperties(schemaShapes),
]);

function listProperties(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === "properties" ? Object.keys(part as object) : []),
    ...listProperties(part),
  ]);
}

/**
 * Redacts a JSON value. The values that the contract describes stay: constants, values of lists, dates, numbers, and the names of
 * properties; true, false and null stay everywhere. Everything else is replaced by a value of the same type.
 * Objects and lists are changed in place: they were parsed for this, and copies take a third of the time.
 */
export function redactValue(
  value: unknown,
  schema: ResolvedSchema | undefined,
  redaction: Redaction,
  depth = 0,
): unknown {
  if (typeof value === "string") return redactText(value, schema ?? {}, redaction, depth);
  if (typeof value === "number") {
    const isKept = schema && Number.isFinite(value) && (schema.isNumber || schema.named.includes(value));
    return isKept ? value : redaction.pseudonyms.replaceNumber(value);
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) value[at] = redactValue(item, schema?.items, redaction, depth + 1);
    return value;
  }
  return redactObject(value as Record<string, unknown>, schema, redaction, depth);
}

function redactObject(
  object: Record<string, unknown>,
  schema: ResolvedSchema | undefined,
  redaction: Redaction,
  depth: number,
): Record<string, unknown> {
  const properties = findProperties(object, schema);
  const names = Object.keys(object);
  const shown = names.map((name) => {
    const known = properties?.get(name);
    object[name] = redactValue(object[name], known ?? schema?.values, redaction, depth + 1);
    return known ? name : redactName(name, redaction);
  });
  if (shown.every((name, at) => name === names[at])) return object;
  return Object.fromEntries(shown.map((name, at) => [name, object[names[at] as string]]));
}

/** Replaces a name unless the contract has it anywhere. */
export function redactName(name: string, { pseudonyms }: Redaction): string {
  return vocabulary.has(name) ? name : pseudonyms.replaceText(name);
}

/** Finds the properties of an object. If its type is unknown, only those count that all types have in common. */
function findProperties(value: Record<string, unknown>, schema: ResolvedSchema | undefined) {
  const { tag, byValue } = schema?.variants ?? {};
  if (tag === undefined || byValue === undefined) return schema?.properties;
  const variant = byValue.get(String(value[tag]));
  if (variant) return variant.properties;
  const [first, ...others] = byValue.values();
  const common = [...(first?.properties ?? [])].filter(([name, part]) =>
    others.every(({ properties }) => properties.get(name) === part),
  );
  return new Map(common);
}

/** Redacts a text; values that the contract names stay, and so does the structure of JSON inside. */
export function redactText(text: string, schema: TextSchema, redaction: Redaction, depth = 0): string {
  const { named, pattern, words } = schema;
  if (named?.includes(text) || (schema.isDateTime && isDateTime(text))) return text;
  if (pattern) return redactWords(text, pattern, redaction);
  if (words !== undefined) return redactProse(text, words, redaction);
  const inner = /^\s*["{[]/.test(text) ? tryParseJson(text) : undefined;
  if (inner !== undefined) return JSON.stringify(redactValue(inner, undefined, redaction, depth + 1));
  return redaction.pseudonyms.replaceText(text);
}

/** Keeps the words of a list that match alone, as the known scopes in a list with an unknown one (§5.2). */
function redactWords(text: string, pattern: RegExp, { pseudonyms }: Redaction): string {
  if (pattern.test(text)) return text;
  return text.replaceAll(/[^ ]+/g, (word) => (pattern.test(word) ? word : pseudonyms.replaceText(word)));
}

/**
 * Redacts free text except these words. Identifiers of the path get the alias that they have there.
 * @param words A regular expression (`x-redact`).
 */
export function redactProse(text: string, words: string, redaction: Redaction): string {
  const kept = new RegExp(`(?<![\\p{L}\\p{N}_])(${words})(?![\\p{L}\\p{N}_])`, "giu");
  const redactRun = (run: string) =>
    run.replace(CORE, (_, start: string, core: string, end: string) => {
      return start + redaction.pseudonyms.replaceText(core) + end;
    });
  const redactRuns = (part: string) =>
    part
      .split(kept)
      .map((each, index) => (index % 2 === 1 ? each : redactRun(each)))
      .reduce(joinWords);
  const clean = redactAround(text, redaction, redactRuns);
  // An identifier can contain another one, or the only occurrence of a word. Invariants look for all of them.
  const listWords = (part: string): string[] => part.toLowerCase().match(kept) ?? [];
  const aliases = redaction.identifiers
    .filter((identifier) => findWord(text, identifier) !== -1)
    .map((identifier) => redactText(identifier, {}, redaction))
    .filter((alias) => findWord(clean, alias) === -1);
  const left = new Set(listWords(clean));
  const lost = listWords(text).filter((word) => !left.has(word));
  return [clean, ...aliases, ...lost].join(" ");
}

/** Replaces the first occurrence of each identifier of the path, and the texts around them. */
function redactAround(text: string, redaction: Redaction, redact: (part: string) => string): string {
  const [identifier, ...identifiers] = redaction.identifiers;
  if (identifier === undefined) return redact(text);
  const at = findWord(text, identifier);
  const redactRest = (part: string) => redactAround(part, { ...redaction, identifiers }, redact);
  if (at === -1) return redactRest(text);
  const after = text.slice(at + identifier.length);
  const alias = redactText(identifier, {}, redaction);
  return joinWords(joinWords(redactRest(text.slice(0, at)), alias), redactRest(after));
}
