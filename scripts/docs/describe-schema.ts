import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../src/contract/json.ts";
import type { SchemaObject } from "../generate/contract.ts";
import { nameComponent, type ResolvedContract } from "../generate/resolve-contract.ts";

/** Returns the address of the section of a schema. */
export type LinkSchema = (name: string) => string;

/** Says in words what a schema demands of a value. */
export type Describe = (schema: SchemaObject) => string;

/** What some keywords say together. */
interface Clause {
  readonly keywords: readonly string[];
  /** @param describe Describes a schema inside: its type, and all of its clauses. */
  readonly say: (schema: SchemaObject, describe: Describe) => string;
}

/** The clauses of a value, in the order of their sentences. Other keywords are in its type, or change nothing for a caller. */
const CLAUSES: readonly Clause[] = [
  { keywords: ["const"], say: ({ const: value }) => `always ${code(value)}` },
  { keywords: ["enum"], say: ({ enum: values = [] }) => `one of ${values.map(code).join(", ")}` },
  { keywords: ["anyOf"], say: ({ anyOf = [] }, describe) => describeParts("any of these", anyOf, describe) },
  { keywords: ["oneOf"], say: ({ oneOf = [] }, describe) => describeParts("exactly one of these", oneOf, describe) },
  { keywords: ["discriminator"], say: ({ discriminator }) => `${code(discriminator?.propertyName)} says which` },
  { keywords: ["not"], say: ({ not }, describe) => `not: ${describe(not as SchemaObject)}` },
  {
    keywords: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
    say: (schema) =>
      describeBounds("", schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum),
  },
  { keywords: ["multipleOf"], say: ({ multipleOf }) => `a multiple of ${multipleOf}` },
  {
    keywords: ["minLength", "maxLength"],
    say: (schema) => describeBounds("character", schema.minLength, schema.maxLength),
  },
  { keywords: ["pattern"], say: (schema) => (schema["x-scopes-of"] ? "" : `matches ${code(schema.pattern)}`) },
  { keywords: ["x-scopes-of"], say: (schema) => `known scopes of ${code(schema["x-scopes-of"])}` },
  { keywords: ["contentEncoding"], say: ({ contentEncoding }) => `encoded as ${code(contentEncoding)}` },
  { keywords: ["contentMediaType"], say: ({ contentMediaType }) => `contains ${code(contentMediaType)}` },
  { keywords: ["minItems", "maxItems"], say: (schema) => describeBounds("item", schema.minItems, schema.maxItems) },
  { keywords: ["uniqueItems"], say: ({ uniqueItems }) => (uniqueItems ? "no item twice" : "") },
  {
    keywords: ["minProperties", "maxProperties"],
    say: ({ minProperties, maxProperties }) => describeBounds("property", minProperties, maxProperties),
  },
  { keywords: ["x-may-grow"], say: (schema) => (schema["x-may-grow"] ? "a later version can add values" : "") },
  { keywords: ["default"], say: ({ default: value }) => `default: ${code(value)}` },
  { keywords: ["x-lifetime"], say: (schema) => `our service gives ${schema["x-lifetime"]} seconds` },
];

/** What a reader must know of a value before all else, by keyword. */
const FLAGS: Readonly<Record<string, string>> = {
  deprecated: "deprecated",
  readOnly: "only in responses",
  writeOnly: "only in requests",
};

/** Lists the flags of a value, such as "deprecated". */
export function listFlags(schema: SchemaObject): string[] {
  return Object.entries(FLAGS).flatMap(([keyword, flag]) => (schema[keyword] === true ? flag : []));
}

/** Creates the functions that describe the schemas of a contract, with links to the components. */
export function createDescriptions({ resolve }: ResolvedContract, link: LinkSchema) {
  const isComponent = (schema: SchemaObject) => nameComponent(schema) !== "";
  /** Returns the type of a value, or a link to the component that it refers to. */
  const nameType: Describe = (declared) => {
    if (isComponent(declared)) return `[${nameComponent(declared)}](${link(nameComponent(declared))})`;
    const { type, format, items, ...schema } = resolve(declared);
    const isMap = isObject(schema.additionalProperties) && schema.properties === undefined;
    const names = [type ?? guessType(schema)].flat().map((name) => {
      if (name === "array" && isObject(items)) return `array of ${nameType(items)}`;
      return name === "object" && isMap ? `object of ${nameType(schema.additionalProperties as SchemaObject)}` : name;
    });
    return `${names.join(" or ")}${format === undefined ? "" : ` (${format})`}`;
  };
  /** Lists what a schema says beside its type and its properties: each clause is the end of a sentence about the value. */
  const listClauses = (declared: SchemaObject): string[] => {
    const { $ref: _, ...beside } = declared;
    const schema = isComponent(declared) ? beside : resolve(declared);
    const said = CLAUSES.filter(({ keywords }) => keywords.some((keyword) => keyword in schema));
    const { items, properties, additionalProperties: others } = schema;
    return [
      ...said.map(({ say }) => say(schema, describe)),
      isNothing(items) ? "no items" : "",
      isObject(items) ? describeInside("each item", items) : "",
      isNothing(others) ? "no other properties" : "",
      isObject(others) && properties ? `each other property: ${describe(others)}` : "",
      isObject(others) && !properties ? describeInside("each value", others) : "",
    ].filter((clause) => clause !== "");
  };
  /** Describes values whose type is a part of the type around them. */
  const describeInside = (subject: string, schema: SchemaObject): string => {
    const said = [...listFlags(schema), ...listClauses(schema)];
    return said.length === 0 ? "" : `${subject}: ${said.join(", ")}`;
  };
  const describe: Describe = (declared) => {
    if (typeof declared === "boolean") return declared ? "any value" : "no value";
    const { properties, required = [] } = isComponent(declared) ? {} : resolve(declared);
    const inside = Object.entries(properties ?? {}).map(([name, inner]) => {
      return `${required.includes(name) ? "required " : ""}${code(name)}: ${describe(inner)}`;
    });
    const within = inside.length > 0 ? `with ${inside.join("; ")}` : "";
    const said = [nameType(declared), ...listFlags(declared), ...listClauses(declared), within];
    return said.filter((part) => part !== "").join(", ");
  };
  return { nameType, listClauses };
}

/** Returns the type that the values of a schema have. */
function guessType({ const: value, enum: values, anyOf, oneOf, properties }: SchemaObject): string {
  const known: unknown = value ?? values?.[0];
  if (known !== undefined) return typeof known;
  if (properties !== undefined) return "object";
  return anyOf || oneOf ? "" : "any value";
}

function describeParts(title: string, parts: readonly SchemaObject[], describe: Describe): string {
  return `${title}: ${parts.map(describe).join("; or ")}`;
}

/** Describes bounds of a value, or of the number of its units; each can be missing. */
function describeBounds(unit: string, min?: unknown, max?: unknown, above?: unknown, below?: unknown): string {
  const plural = unit.replace(/y$/, "ie");
  const units = unit && ` ${Number(max ?? min) === 1 ? unit : `${plural}s`}`;
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${min}${units}` : `from ${min} to ${max}${units}`;
  const bounds = { "at least": min, "more than": above, "at most": max, "less than": below };
  const given = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
  return given.map(([words, bound]) => `${words} ${bound}${units}`).join(" and ");
}

/** Formats a value as code. */
function code(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** True for a schema that no value has. */
function isNothing(schema: unknown): boolean {
  return schema === false;
}

/** True if a property is there to forbid one of a base. */
export function isForbidden({ not }: SchemaObject): boolean {
  return isDeepStrictEqual(not, {});
}
