import { isObject } from "./json.ts";

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
  /** Of an object in a query. */
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: FieldSchema | boolean;
  readonly [keyword: string]: unknown;
}

/**
 * Reads the named values of a path, a query, a form or headers. Of a repeated value that is not a list, the first counts.
 * @param listSent Lists the texts that were sent under a name.
 * @param names The names in a query, of which some are values inside an object.
 */
export function readFields(
  fields: readonly Field[],
  listSent: (name: string) => readonly string[],
  names: Iterable<string> = [],
) {
  const values: Record<string, unknown> = {};
  const repeated: string[] = [];
  for (const field of fields) {
    const { name, schema, separator } = field;
    const inside =
      schema.type === "object"
        ? [...new Set(names)].filter((each) => each !== name && splitName(each)[0] === name)
        : [];
    if (inside.length > 0) {
      const leaves = inside.map((each) => findField([field], each) ?? { name: each, schema: { type: "string" } });
      const read = readFields(leaves, listSent);
      values[name] = nestValues(
        Object.entries(read.values).map(([each, value]) => ({ path: splitName(each).slice(1), value })),
      );
      repeated.push(...read.repeated);
      continue;
    }
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

/** The name of a value inside an object in a query (`style: deepObject`), which no URL can have deeper than it is long. */
const NESTED_NAME = /^([^[\]]+)((?:\[[^[\]]+\]){1,16})$/;

/** Splits the name of a value in a query: `filters[created_at][after]` is the property `after` of `created_at` of `filters`. */
export function splitName(name: string): string[] {
  const [, first, inner = ""] = NESTED_NAME.exec(name) ?? [];
  return first === undefined ? [name] : [first, ...inner.slice(1, -1).split("][")];
}

/** Joins what `splitName` splits. */
export function joinName([first = "", ...inner]: readonly string[]): string {
  return first + inner.map((name) => `[${name}]`).join("");
}

/** Lists the values of an object with their names in a query. A value that is no object has its own name. */
export function flattenObject(name: string, value: unknown): [name: string, value: unknown][] {
  if (!isObject(value)) return value === undefined || value === null ? [] : [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => flattenObject(`${name}[${key}]`, inner));
}

/** Finds the field of a name in a query: a parameter, or a property of one that is an object. */
export function findField(fields: readonly Field[], name: string): Field | undefined {
  const field = fields.find((each) => each.name === name);
  if (field) return field;
  const [first, ...path] = splitName(name);
  const schema = path.reduce(findProperty, fields.find((each) => each.name === first)?.schema);
  return schema && { name, schema };
}

function findProperty(schema: FieldSchema | undefined, name: string): FieldSchema | undefined {
  if (schema?.type !== "object") return undefined;
  const { properties = {}, additionalProperties: further = Object.keys(properties).length === 0 } = schema;
  if (Object.hasOwn(properties, name)) return properties[name];
  return further === true ? { type: "string" } : further || undefined;
}

/** Lists the fields in which a query carries a parameter: itself, or the properties of an object at any depth. */
export function listLeaves<Each extends Field>(field: Each): Each[] {
  const { type, properties = {} } = field.schema;
  if (type !== "object") return [field];
  return Object.entries(properties).flatMap(([key, schema]) =>
    listLeaves({ ...field, name: `${field.name}[${key}]`, schema }),
  );
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Creates the object that has each value at its path. */
export function nestValues(leaves: readonly Leaf[]): Record<string, unknown> {
  const groups = Map.groupBy(leaves, ({ path: [key = ""] }) => key);
  const properties = [...groups].map(([key, group]) => {
    const whole = group.find(({ path }) => path.length === 1);
    const inner = group.map(({ path, value }) => ({ path: path.slice(1), value }));
    return [key, whole ? whole.value : nestValues(inner)];
  });
  return Object.fromEntries(properties); // makes own properties even of names such as __proto__
}
