import { formatCount } from "../../src/contract/format-count.ts";
import { isObject } from "../../src/contract/json.ts";
import type { SchemaObject } from "../generate/contract.ts";
import { nameComponent, type ResolvedContract } from "../generate/resolve-contract.ts";
import { toAnchor } from "./format-markdown.ts";

/** Says in words what a schema demands of a value. */
export type Describe = (schema: SchemaObject) => string;

/** Describes schemas inside a schema: wholly, or the values of a type that the type around it names. */
interface Tell {
  readonly whole: Describe;
  readonly inside: (subject: string, schema: SchemaObject) => string;
}

/** What each keyword says, in the order of the sentences. Other keywords are in the type, or change nothing for a caller. */
const CLAUSES: Readonly<Record<string, (schema: SchemaObject, tell: Tell) => string>> = {
  const: ({ const: value }) => `always ${code(value)}`,
  enum: ({ enum: values = [] }) => `one of ${values.map(code).join(", ")}`,
  anyOf: ({ anyOf = [] }, { whole }) => `any of these: ${anyOf.map(whole).join("; or ")}`,
  oneOf: ({ oneOf = [] }, { whole }) => `exactly one of these: ${oneOf.map(whole).join("; or ")}`,
  discriminator: ({ discriminator }) => `${code(discriminator?.propertyName)} says which`,
  not: ({ not }, { whole }) => `not: ${whole(not as SchemaObject)}`,
  minimum: ({ minimum }) => `at least ${minimum}`,
  maximum: ({ maximum }) => `at most ${maximum}`,
  exclusiveMinimum: ({ exclusiveMinimum }) => `more than ${exclusiveMinimum}`,
  exclusiveMaximum: ({ exclusiveMaximum }) => `less than ${exclusiveMaximum}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${multipleOf}`,
  minLength: ({ minLength }) => `at least ${formatCount(Number(minLength), "character")}`,
  maxLength: ({ maxLength }) => `at most ${formatCount(Number(maxLength), "character")}`,
  pattern: (schema) => (schema["x-scopes-of"] ? "" : `matches ${code(schema.pattern)}`),
  "x-scopes-of": (schema) => `known scopes of ${code(schema["x-scopes-of"])}`,
  contentEncoding: ({ contentEncoding }) => `encoded as ${code(contentEncoding)}`,
  contentMediaType: ({ contentMediaType }) => `contains ${code(contentMediaType)}`,
  minItems: ({ minItems }) => `at least ${formatCount(Number(minItems), "item")}`,
  maxItems: ({ maxItems }) => `at most ${formatCount(Number(maxItems), "item")}`,
  uniqueItems: ({ uniqueItems }) => (uniqueItems ? "no item twice" : ""),
  minProperties: ({ minProperties }) => `at least ${formatCount(Number(minProperties), "field")}`,
  maxProperties: ({ maxProperties }) => `at most ${formatCount(Number(maxProperties), "field")}`,
  "x-may-grow": (schema) => (schema["x-may-grow"] ? "a later version can add values" : ""),
  default: ({ default: value }) => `default: ${code(value)}`,
  "x-lifetime": (schema) => `our service gives ${schema["x-lifetime"]} seconds`,
  items: ({ items }, { inside }) => (isObject(items) ? inside("each item", items) : "no items"),
  additionalProperties: ({ additionalProperties: others, properties }, { whole, inside }) => {
    if (!isObject(others)) return others === false ? "no other properties" : "";
    return properties ? `each other property: ${whole(others)}` : inside("each value", others);
  },
};

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

/** Creates the functions that describe the schemas of a contract, with links to the components, which are on the same page. */
export function createDescriptions({ resolve }: ResolvedContract) {
  const isComponent = (schema: SchemaObject) => nameComponent(schema) !== "";
  /** Returns the type of a value, or a link to the component that it refers to. */
  const nameType: Describe = (declared) => {
    const component = nameComponent(declared);
    if (component !== "") return `[${component}](#${toAnchor(component)})`;
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
    const said = Object.entries(CLAUSES).filter(([keyword]) => keyword in schema);
    return said.map(([, say]) => say(schema, { whole: describe, inside })).filter((clause) => clause !== "");
  };
  const inside = (subject: string, schema: SchemaObject): string => {
    const said = [...listFlags(schema), ...listClauses(schema)];
    return said.length === 0 ? "" : `${subject}: ${said.join(", ")}`;
  };
  const describe: Describe = (declared) => {
    if (typeof declared === "boolean") return declared ? "any value" : "no value";
    const { properties, required = [] } = isComponent(declared) ? {} : resolve(declared);
    const members = Object.entries(properties ?? {}).map(([name, inner]) => {
      return `${required.includes(name) ? "required " : ""}${code(name)}: ${describe(inner)}`;
    });
    const within = members.length > 0 ? `with ${members.join("; ")}` : "";
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

/** Formats a value as code. */
function code(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
