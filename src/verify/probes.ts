import type { Field } from "../contract/internal.ts";

/** A value to send for one parameter or property; several are sent one after the other, none leaves it out. */
export interface Probe {
  /** The kind of value: `one above its maximum`. */
  readonly name: string;
  readonly values: readonly string[];
}

/** No service knows this name, and no list has this value. */
export const UNKNOWN = "loyalty-verify-unknown";
const UNICODE = "Zażółć 漢字 🎁";
const LONG = "x".repeat(300);

/** Lists the values that show whether a service follows the schema of a parameter or property, each once. */
export function listProbes(field: Field, valid: string): Probe[] {
  const schema = (field.schema.type === "array" ? field.schema.items : field.schema) ?? field.schema;
  const isNumber = schema.type === "integer" || schema.type === "number";
  const probes: Probe[] = [
    { name: "absent", values: [] },
    ...listAllowed(schema),
    ...(isNumber ? listBounds(schema) : listLengths(schema)),
    isNumber || schema.type === "boolean"
      ? { name: "of another type", values: ["text"] }
      : { name: "unknown", values: [UNKNOWN] },
    ...(schema.type === "integer" ? [{ name: "with a fraction", values: ["1.5"] }] : []),
    { name: "empty", values: [""] },
    { name: "sent twice", values: [valid, valid] },
    { name: "with Unicode", values: [UNICODE] },
    { name: "of 300 characters", values: [LONG] },
  ];
  const seen = new Set<string>();
  return probes.filter(({ values }) => seen.size !== seen.add(JSON.stringify(values)).size);
}

/** Returns a value that the schema allows, if it says enough; otherwise `undefined`. */
export function chooseValue({ schema }: Field): string | undefined {
  const [first] = listAllowed(schema.items ?? schema);
  const { default: usual, minimum = schema.items?.minimum } = schema;
  const value = usual ?? first?.values[0] ?? minimum;
  return value === undefined ? undefined : String(value);
}

type Schema = Field["schema"];

function listAllowed({ enum: values, const: constant, type }: Schema): Probe[] {
  const all = Array.isArray(values) ? values : [constant ?? []].flat();
  const known = type === "boolean" ? [true, false] : all;
  return known.map((value) => ({ name: `of ${value}`, values: [String(value)] }));
}

function listBounds({ minimum, maximum }: Schema): Probe[] {
  return [
    ...(typeof minimum === "number"
      ? [probe("at its minimum", minimum), probe("one below its minimum", minimum - 1)]
      : []),
    ...(typeof maximum === "number"
      ? [probe("at its maximum", maximum), probe("one above its maximum", maximum + 1)]
      : []),
  ];
}

function listLengths({ minLength, maxLength, pattern, format, enum: values }: Schema): Probe[] {
  if (pattern !== undefined || format !== undefined || values !== undefined) return []; // a made-up text would not match
  const text = (length: number) => "x".repeat(length);
  return [
    ...(typeof minLength === "number" && minLength > 0
      ? [probe("at its minimum length", text(minLength)), probe("one character too short", text(minLength - 1))]
      : []),
    ...(typeof maxLength === "number"
      ? [probe("at its maximum length", text(maxLength)), probe("one character too long", text(maxLength + 1))]
      : []),
  ];
}

function probe(name: string, value: string | number): Probe {
  return { name, values: [String(value)] };
}
