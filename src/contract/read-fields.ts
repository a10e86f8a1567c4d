import type { Field } from "./operations.ts";

/** Reads the named values of a query or form. Of a repeated value that is not a list, the first counts. */
export function readFields(fields: readonly Field[], sent: URLSearchParams) {
  const values: Record<string, unknown> = {};
  const repeated: string[] = [];
  for (const field of fields) {
    const { name, schema, separator } = field;
    const [first, ...others] = sent.getAll(name);
    if (first === undefined) continue;
    const isList = schema.type === "array";
    const texts = separator === undefined ? [first, ...others] : first.split(separator);
    values[name] = isList ? texts.map((text) => readText(schema.items?.type, text)) : readText(schema.type, first);
    if (others.length > 0 && (!isList || separator !== undefined)) repeated.push(name);
  }
  return { values, repeated };
}

/** Reads the headers that were sent, and have a value. */
export function readHeaders(
  fields: readonly Field[],
  headers: Pick<Headers, "get"> | undefined,
): Record<string, unknown> {
  const sent = fields.map(({ name }) => [name, headers?.get(name) ?? ""] as [string, string]);
  return readFields(fields, new URLSearchParams(sent.filter(([, text]) => text !== ""))).values;
}

/** Converts text to its type. Other text stays text, and the validator refuses it. */
function readText(type: string | undefined, text: string): unknown {
  if (type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  const pattern = { integer: /^[+-]?\d{1,15}$/, number: /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/ }[type ?? ""];
  return pattern?.test(text) ? Number(text) : text;
}
