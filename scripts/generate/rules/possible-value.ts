import type { SchemaObject } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const possibleValue: ContractRule = {
  id: "possible-value",
  description:
    "A schema has values, each of its conditions is about their type, and only lists of texts or of alternatives may grow.",
  createVisitor: () => ({
    Schema(schema, context) {
      for (const [low, high] of BOUNDS) {
        const from = Number(schema[low]);
        const to = Number(schema[high]);
        if (from > to || (from === to && `${low}${high}`.includes("exclusive")))
          refuse(context, `no value has ${low} ${from} and ${high} ${to}`, low);
      }
      const types = [schema.type ?? []].flat();
      for (const { about, ofTypes, conditions } of CONDITIONS) {
        const isIdle = types.length > 0 && !types.some((type) => ofTypes.includes(type));
        const keywords = conditions.split(" ").filter((keyword) => isIdle && keyword in schema);
        if (isIdle && isFormatOf(about, schema)) keywords.push("format");
        const message = `is a condition of ${about}, and \`type\` has none; remove it or correct \`type\``;
        for (const keyword of keywords) refuse(context, `\`${keyword}\` ${message}`, keyword);
      }
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

/** The conditions of each type. */
const CONDITIONS = [
  {
    about: "numbers",
    ofTypes: ["integer", "number"],
    conditions: "multipleOf maximum exclusiveMaximum minimum exclusiveMinimum",
  },
  { about: "texts", ofTypes: ["string"], conditions: "maxLength minLength pattern" },
  { about: "arrays", ofTypes: ["array"], conditions: "items maxItems minItems uniqueItems" },
  {
    about: "objects",
    ofTypes: ["object"],
    conditions: "properties additionalProperties maxProperties minProperties required",
  },
];

/** True if the format of a schema is one of numbers or of texts. */
function isFormatOf(about: string, { format }: SchemaObject): boolean {
  return format !== undefined && about === (/^(int32|int64|float|double)$/.test(String(format)) ? "numbers" : "texts");
}

function isGrowing({ type = "string", enum: values = [], oneOf, anyOf }: SchemaObject): boolean {
  const isText = [type].flat().every((name) => ["string", "null"].includes(name));
  return Boolean(oneOf ?? anyOf) || (isText && values.every((value) => value === null || typeof value === "string"));
}
