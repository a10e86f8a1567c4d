import type { SchemaObject } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const possibleValue: ContractRule = {
  id: "possible-value",
  description:
    "A schema has values, each of its conditions is about their type, and only lists of texts or of alternatives may grow.",
  createVisitor: () => ({
    Schema(schema, context) {
      for (const [low, high] of BOUNDS) {
        if (excludes(schema, low, high))
          refuse(context, `no value has ${low} ${schema[low]} and ${high} ${schema[high]}`, low);
      }
      for (const { keyword, type } of listIdleConditions(schema))
        refuse(
          context,
          `\`${keyword}\` is a condition of ${type}, and \`type\` has none; remove it or correct \`type\``,
          keyword,
        );
      if (schema["x-may-grow"] && !isGrowing(schema))
        refuse(context, "only a list of texts or of alternatives may grow; remove it", "x-may-grow");
    },
  }),
};

/** Conditions that a value meets together. */
const BOUNDS = [
  ["minimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

function excludes(schema: SchemaObject, low: string, high: string): boolean {
  const from = Number(schema[low]);
  const to = Number(schema[high]);
  return from > to || (from === to && `${low}${high}`.includes("exclusive"));
}

/** The conditions of each type. */
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  numbers: ["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"],
  texts: ["maxLength", "minLength", "pattern"],
  arrays: ["items", "maxItems", "minItems", "uniqueItems"],
  objects: ["properties", "additionalProperties", "maxProperties", "minProperties", "required"],
};
const TYPES: Readonly<Record<string, string>> = {
  integer: "numbers",
  number: "numbers",
  string: "texts",
  array: "arrays",
  object: "objects",
};
const NUMBER_FORMATS = ["int32", "int64", "float", "double"];

/** Lists the conditions that are about none of the types of a schema. */
function listIdleConditions({ type, format, ...schema }: SchemaObject): { keyword: string; type: string }[] {
  if (type === undefined) return [];
  const own = [type].flat().map((name) => TYPES[name]);
  const ofFormat =
    format === undefined ? [] : [["format", NUMBER_FORMATS.includes(String(format)) ? "numbers" : "texts"] as const];
  const others = Object.entries(CONDITIONS).flatMap(([about, keywords]) =>
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, about] as const),
  );
  return [...ofFormat, ...others]
    .filter(([, about]) => !own.includes(about))
    .map(([keyword, about]) => ({ keyword, type: about }));
}

function isGrowing({ type, enum: values = [], oneOf, anyOf }: SchemaObject): boolean {
  if (oneOf || anyOf) return true;
  const isText = (value: unknown) => value === null || typeof value === "string";
  return [type ?? "string"].flat().every((name) => ["string", "null"].includes(name)) && values.every(isText);
}
