import type { Field } from "../../contract/operations.ts";
import { type Redaction, redactText } from "./redact-value.ts";

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;
const PLAIN: Readonly<Record<string, RegExp>> = { integer: NUMBER, number: NUMBER, boolean: /^(?:true|false)$/ };

/**
 * Redacts the text of a query or header parameter, or each item of a list. Values that the contract names stay, and so do numbers
 * and booleans if the contract expects them: the checker finds the same as before.
 */
export function redactParameter(
  text: string,
  { schema, separator }: Omit<Field, "name">,
  redaction: Redaction,
): string {
  const item = schema.items ?? schema;
  if (separator !== undefined)
    return text
      .split(separator)
      .map((part) => redactParameter(part, { schema: item }, redaction))
      .join(separator);
  if (PLAIN[item.type]?.test(text)) return text;
  const named = (item.enum as readonly string[] | undefined) ?? []; // the values of a parameter are texts
  return redactText(text, { named, isDateTime: item.format === "date-time" }, redaction);
}
