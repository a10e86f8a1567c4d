import { isObject } from "../../../src/contract/json.ts";
import type { Random } from "../../support/random.ts";
import { NUMBERS, type Schema, type Schemas, TEXTS } from "./random-schemas.ts";

const TYPES = ["null", "boolean", "number", "string", "array", "object"];

/** Makes up a value that a schema may accept, or nearly. Its properties are those that the schema names. */
export function sampleValue(schemas: Schemas, schema: Schema, random: Random): unknown {
  const parts = listParts(schemas, schema, random);
  const read = (keyword: string): unknown[] => parts.flatMap((part) => part[keyword] ?? []);
  const values = [...read("const"), ...read("enum")];
  if (values.length > 0 && random.next() < 0.7) return random.pick(values);
  const types = read("type");
  switch (types.length > 0 && random.next() < 0.9 ? random.pick(types) : random.pick(TYPES)) {
    case "null":
      return null;
    case "boolean":
      return random.pick([true, false]);
    case "string":
      return random.pick(TEXTS);
    case "array": {
      const items = Array.from({ length: random.pick([0, 1, 2, 3, 4]) });
      return items.map(() => sampleValue(schemas, { allOf: read("items") }, random));
    }
    case "object":
      return sampleObject(schemas, parts, random);
    default:
      return random.pick(NUMBERS) + random.pick([0, 0, 1, 0.5]);
  }
}

function sampleObject(schemas: Schemas, parts: readonly Schema[], random: Random): object {
  const properties = parts.flatMap((part) => Object.entries((part.properties ?? {}) as Schemas));
  const required = parts.flatMap((part) => (part.required ?? []) as string[]);
  const others = parts.map((part) => part.additionalProperties).filter(isObject);
  const names = new Set([...properties.map(([name]) => name), ...required, ...(others.length > 0 ? ["x", "y"] : [])]);
  const sent = [...names].filter((name) => random.next() < (required.includes(name) ? 0.9 : 0.5));
  const sample = (name: string) => {
    const own = properties.filter(([each]) => each === name).map(([, schema]) => schema);
    return sampleValue(schemas, { allOf: own.length > 0 ? own : others }, random);
  };
  return Object.fromEntries(sent.map((name) => [name, sample(name)]));
}

/** Lists the schemas that a value must match, with one member of each union. */
function listParts(schemas: Schemas, schema: Schema, random: Random): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema as Readonly<Record<string, Schema[] | undefined>>;
  const target = schemas[String($ref).replace(/.*\//, "")];
  const members = [anyOf, oneOf].filter((union) => union.length > 0).map((union) => random.pick(union));
  const inner = [...(target ? [target] : []), ...allOf, ...members];
  return [schema, ...inner.flatMap((part) => listParts(schemas, part, random))];
}
