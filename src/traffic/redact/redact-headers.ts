import type { Header } from "har-format";
import type { Field } from "../../contract/fields.ts";
import { MEDIA_TYPES } from "../../contract/http.ts";
import { securityHeaders } from "../../contract/internal.ts";
import { headerWords } from "../../contract/schema.ts";
import { splitScheme } from "../read/credential.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { redactCredential, redactProse, redactText } from "./redact-value.ts";

/** The parts of a media type that redaction keeps. */
const MEDIA_TYPE_WORDS = `x-unknown|${MEDIA_TYPES}|charset|utf-8`;
const TOKEN = /^:?[\w!#$%&'*+.^`|~-]+$/;
const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;
const PLAIN: Readonly<Record<string, RegExp>> = { integer: NUMBER, number: NUMBER, boolean: /^(?:true|false)$/ };

/**
 * Redacts headers and sorts them by name. Names stay, so that the recording shows which credentials were sent.
 * @param known The headers that the operation describes.
 */
export function redactHeaders(
  headers: readonly Header[] | undefined,
  pseudonyms: Pseudonyms,
  known: readonly Field[] = [],
): Header[] {
  return (headers ?? [])
    .map(({ name, value }) => ({
      name: TOKEN.test(name) ? name : pseudonyms.replaceText(name),
      value: redactHeader(name.toLowerCase(), value.trim(), pseudonyms, known),
    }))
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

function redactHeader(name: string, value: string, pseudonyms: Pseudonyms, known: readonly Field[]): string {
  if (name === "content-type") return redactMediaType(value, pseudonyms);
  if (name === "date") {
    const time = Date.parse(value);
    return Number.isNaN(time) ? "invalid" : new Date(time).toUTCString();
  }
  if (name === "content-length" && value === "0") return value; // the message had no body
  const words = headerWords.get(name);
  if (words !== undefined) return redactProse(value, words, pseudonyms);
  const field = known.find((each) => each.name.toLowerCase() === name);
  if (field) return redactParameter(value, field, pseudonyms);
  const isCredential = Object.values(securityHeaders).some((header) => header.toLowerCase() === name);
  const [scheme, ...credentials] = splitScheme(value);
  const redacted = credentials.map((credential) =>
    isCredential ? redactCredential(credential, pseudonyms) : redactText(credential, {}, pseudonyms),
  );
  return [scheme, ...redacted].join(" ").trimStart(); // a scheme in any header shows how tokens are sent (S05)
}

/** Keeps media types in letters. */
export function redactMediaType(value: string, pseudonyms: Pseudonyms): string {
  return redactProse(value, MEDIA_TYPE_WORDS, pseudonyms);
}

/**
 * Redacts the text of a query or header parameter, or each item of a list. Values that the contract names stay, and so do numbers
 * and booleans if the contract expects them: the checker finds the same as before.
 */
export function redactParameter(
  text: string,
  { schema, separator }: Omit<Field, "name">,
  pseudonyms: Pseudonyms,
): string {
  const item = schema.items ?? schema;
  if (separator !== undefined)
    return text
      .split(separator)
      .map((part) => redactParameter(part, { schema: item }, pseudonyms))
      .join(separator);
  if (PLAIN[item.type]?.test(text)) return text;
  const named = (item.enum as readonly string[] | undefined) ?? []; // the values of a parameter are texts
  return redactText(text, { named, isDateTime: item.format === "date-time" }, pseudonyms);
}
