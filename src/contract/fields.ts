/** A value that is sent as text: a parameter, or a field of a form. */
export interface Field {
  readonly name: string;
  readonly schema: FieldSchema;
  /** Separates the items of a list; without it, the name is repeated. */
  readonly separator?: string;
}

export interface FieldSchema {
  /** Says how the text is read. */
  readonly type: string;
  readonly items?: FieldSchema;
  readonly [keyword: string]: unknown;
}

/**
 * Reads the named values of a path, a query, a form or headers. Of a repeated value that is not a list, the first counts.
 * @param listSent Lists the texts that were sent under a name.
 */
export function readFields(fields: readonly Field[], listSent: (name: string) => readonly string[]) {
  const values: Record<string, unknown> = {};
  const repeated: string[] = [];
  for (const { name, schema, separator } of fields) {
    const [first, ...others] = listSent(name);
    if (first === undefined) continue;
    const isList = schema.type === "array";
    const texts = separator === undefined ? [first, ...others] : first.split(separator);
    values[name] = isList ? texts.map((text) => readScalar(schema.items?.type, text)) : readScalar(schema.type, first);
    if (others.length > 0 && (!isList || separator !== undefined)) repeated.push(name);
  }
  return { values, repeated };
}

/** Reads the headers that were sent, and have a value. */
export function readHeaders(
  fields: readonly Field[],
  headers: Pick<Headers, "get"> | undefined,
): Record<string, unknown> {
  return readFields(fields, (name) => [headers?.get(name) ?? ""].filter((text) => text !== "")).values;
}

/** Converts text to its type. Other text stays text, and the validator refuses it. */
function readScalar(type: string | undefined, text: string): unknown {
  if (type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  const pattern = { integer: /^[+-]?\d{1,15}$/, number: /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/ }[type ?? ""];
  return pattern?.test(text) ? Number(text) : text;
}
