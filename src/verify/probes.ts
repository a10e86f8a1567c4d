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
  const allowed = listAllowed(schema);
  const { minimum, maximum } = schema;
  const less = Number(minimum) - 1;
  const more = Number(maximum) + 1;
  const isInteger = schema.type === "integer";
  const isText = schema.type === "string";
  const isOpen = isText && allowed.length === 0 && schema.pattern === undefined;
  return [
    ["absent"],
    ...allowed.map((value): Probe => [`of ${value}`, value]),
    ...listIf(typeof minimum === "number", ["at its minimum", `${minimum}`], ["one below its minimum", `${less}`]),
    ...listIf(typeof maximum === "number", ["at its maximum", `${maximum}`], ["one above its maximum", `${more}`]),
    isText ? ["unknown", UNKNOWN] : ["of another type", "text"],
    ...listIf(isText && !isOpen, ["in capitals", valid.toUpperCase()]),
    ...listIf(isInteger, ["with a fraction", "1.5"], ["with an exponent", "1e1"], ["with text after it", `${valid}x`]),
    ["empty", ""],
    ["sent twice", valid, valid],
    ...listIf(isOpen, ["with Unicode", UNICODE], ["of 300 characters", LONG]),
  ];
}

function listIf(condition: boolean, ...probes: readonly Probe[]): readonly Probe[] {
  return condition ? probes : [];
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
