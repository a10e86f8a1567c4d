import { operations, secretProperties } from "../../contract/internal.ts";
import { isDateTime } from "../../contract/is-date-time.ts";
import { tryParseJson } from "../../contract/json.ts";
import type { ResolvedSchema } from "../../contract/schema.ts";
import { schemaShapes } from "../../contract/schema.ts";
import { isPlaceholder, PLACEHOLDER } from "../read/credential.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

type TextSchema = Partial<Pick<ResolvedSchema, "named" | "isDateTime" | "pattern" | "words">>;

/** Deeper values are dropped: the contract describes none, and the walk must not overflow the stack. */
const MAX_DEPTH = 200;
/** Splits a text into its core and the punctuation around it, which stays up to a length. */
const CORE = /^([\s"'.,:;=()]{0,3})(.*?)([\s"'.,:;=()]{0,3})$/s;

let vocabulary: ReadonlySet<string> | undefined;

/** True for the names of the contract, which stay in every place: they are public. */
function isPublicName(name: string): boolean {
  vocabulary ??= new Set([
    ...Object.values(operations).flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    ...listProperties(schemaShapes),
  ]);
  return vocabulary.has(name);
}

function listProperties(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === "properties" ? Object.keys(part as object) : []),
    ...listProperties(part),
  ]);
}

/**
 * Redacts a JSON value. Constants, listed values, dates, numbers and names of properties stay if the contract describes them; true,
 * false and null stay everywhere. Everything else is replaced by a value of the same type. Changes objects and lists in place,
 * because copies take a third of the time.
 */
export function redactValue(
  value: unknown,
  schema: ResolvedSchema | undefined,
  pseudonyms: Pseudonyms,
  depth = 0,
): unknown {
  if (typeof value === "string") return redactText(value, schema ?? {}, pseudonyms, depth);
  if (typeof value === "number") {
    const isKept = schema && Number.isFinite(value) && (schema.isNumber || schema.named.includes(value));
    return isKept ? value : pseudonyms.replaceNumber(value);
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) value[at] = redactValue(item, schema?.items, pseudonyms, depth + 1);
    return value;
  }
  return redactObject(value as Record<string, unknown>, schema, pseudonyms, depth);
}

function redactObject(
  object: Record<string, unknown>,
  schema: ResolvedSchema | undefined,
  pseudonyms: Pseudonyms,
  depth: number,
): Record<string, unknown> {
  const properties = findProperties(object, schema);
  const unknown = new Set<string>();
  for (const name of Object.keys(object)) {
    const part = properties?.get(name);
    if (!part && !isPublicName(name)) unknown.add(name);
    object[name] = redactProperty(name, object[name], part ?? schema?.values, pseudonyms, depth + 1);
  }
  if (unknown.size === 0) return object;
  const renamed: Record<string, unknown> = {};
  for (const name of Object.keys(object))
    renamed[unknown.has(name) ? pseudonyms.replaceText(name) : name] = object[name];
  return renamed;
}

/** Redacts the value of a property, or of the field of a form. */
export function redactProperty(
  name: string,
  value: unknown,
  schema: ResolvedSchema | undefined,
  pseudonyms: Pseudonyms,
  depth = 0,
): unknown {
  const isSecret = typeof value === "string" && secretProperties.some((secret) => secret === name);
  return isSecret ? redactCredential(value, pseudonyms, depth) : redactValue(value, schema, pseudonyms, depth);
}

/** Replaces a name unless the contract has it anywhere. */
export function redactName(name: string, pseudonyms: Pseudonyms): string {
  return isPublicName(name) ? name : pseudonyms.replaceText(name);
}

/** Finds the properties of an object. If its type is unknown, only those count that all types have in common. */
function findProperties(value: Record<string, unknown>, schema: ResolvedSchema | undefined) {
  const { variants } = schema ?? {};
  if (!variants) return schema?.properties;
  return variants.byValue.get(String(value[variants.tag]))?.properties ?? variants.common;
}

/** Redacts a text; values that the contract names stay, and so does the structure of JSON inside. */
export function redactText(text: string, schema: TextSchema, pseudonyms: Pseudonyms, depth = 0): string {
  const { named, pattern, words } = schema;
  if (named?.includes(text) || (schema.isDateTime && isDateTime(text))) return text;
  if (pattern) return redactWords(text, pattern, pseudonyms);
  if (words !== undefined) return redactProse(text, words, pseudonyms);
  const inner = /^\s*["{[]/.test(text) ? tryParseJson(text) : undefined;
  if (inner !== undefined) return JSON.stringify(redactValue(inner, undefined, pseudonyms, depth + 1));
  return pseudonyms.replaceText(text);
}

/** Redacts a key or a token. What another tool wrote for any of them gets no alias, which would tell one from another. */
export function redactCredential(text: string, pseudonyms: Pseudonyms, depth = 0): string {
  return isPlaceholder(text) ? PLACEHOLDER : redactText(text, {}, pseudonyms, depth);
}

/** Keeps the words of a list that match alone, as the known scopes in a list with an unknown one (§5.2). */
function redactWords(text: string, pattern: RegExp, pseudonyms: Pseudonyms): string {
  if (pattern.test(text)) return text;
  return text.replaceAll(/[^ ]+/g, (word) => (pattern.test(word) ? word : pseudonyms.replaceText(word)));
}

/**
 * Redacts free text except these words.
 * @param words A regular expression (`x-redact`).
 */
export function redactProse(text: string, words: string, pseudonyms: Pseudonyms): string {
  const kept = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, "giu");
  let redacted = "";
  let end = 0;
  for (const match of text.matchAll(kept)) {
    const [word] = match;
    redacted += redactRun(text.slice(end, match.index), pseudonyms) + word;
    end = match.index + word.length;
  }
  return redacted + redactRun(text.slice(end), pseudonyms);
}

/** Replaces the text between two words, except the punctuation around it. */
function redactRun(run: string, pseudonyms: Pseudonyms): string {
  return run.replace(CORE, (_, start: string, core: string, end: string) => {
    return start + pseudonyms.replaceText(core) + end;
  });
}
