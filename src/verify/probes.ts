import type { Field } from "../contract/internal.ts";

/** A kind of value, such as `one above its maximum`, and the texts to send. Two texts repeat the input, no text leaves it out. */
export type Probe = readonly [name: string, ...values: string[]];

/** A name that no service knows, and a value that no list has. */
export const UNKNOWN = "loyalty-verify-unknown";
const UNICODE = "Zażółć 漢字 🎁";
const LONG = "x".repeat(300);

/** Lists the values that show whether a service follows the schema of a parameter or property. */
export function listProbes(field: Field, valid = chooseValue(field)): Probe[] {
  const schema = field.schema.items ?? field.schema;
  const isNumber = schema.type === "integer" || schema.type === "number";
  return [
    ["absent"],
    ...listAllowed(schema).map((value): Probe => [`of ${value}`, value]),
    ...listBounds(schema),
    isNumber || schema.type === "boolean" ? ["of another type", "text"] : ["unknown", UNKNOWN],
    ...(schema.type === "integer" ? [["with a fraction", "1.5"] as const] : []),
    ["empty", ""],
    ["sent twice", valid, valid],
    ["with Unicode", UNICODE],
    ["of 300 characters", LONG],
  ];
}

/** Returns a value that the schema allows, or an unknown one if the schema does not say enough. */
export function chooseValue({ schema }: Field): string {
  const { default: usual, minimum, maximum } = schema.items ?? schema;
  const [allowed] = listAllowed(schema.items ?? schema);
  return String(usual ?? allowed ?? minimum ?? maximum ?? UNKNOWN);
}

type Schema = Field["schema"];

function listAllowed({ enum: values, const: constant, type }: Schema): string[] {
  if (type === "boolean") return ["true", "false"];
  const allowed = Array.isArray(values) ? values : [constant];
  return allowed.filter((value) => value !== undefined).map(String);
}

function listBounds({ minimum, maximum }: Schema): Probe[] {
  return [
    ...listNumbers(minimum, ["at its minimum", 0], ["one below its minimum", -1]),
    ...listNumbers(maximum, ["at its maximum", 0], ["one above its maximum", 1]),
  ].map(([name, value]) => [name, String(value)]);
}

/** Lists numbers at a distance from a bound, if the schema has it. */
function listNumbers(bound: unknown, ...distances: [name: string, distance: number][]): [string, number][] {
  return typeof bound === "number" ? distances.map(([name, distance]) => [name, bound + distance]) : [];
}
