import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../src/contract/json.ts";
import type { SchemaObject } from "../generate/contract.ts";
import { nameComponent, type ResolvedContract } from "../generate/resolve-contract.ts";

/** Returns the address of the section of a schema. */
export type LinkSchema = (name: string) => string;

/** Returns the anchor that VitePress gives the heading of an event type or a schema. */
export function toAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[._]/g, "-");
}

/** Formats the section of an element and our assumptions about it as a line of links. */
export function formatSource(element: object): string {
  const { "x-section": section, "x-assumption": ids = [] } = element as Record<string, string | string[] | undefined>;
  const assumed = [ids].flat().map((id) => `[${id}](/assumptions.md#${id.toLowerCase()})`);
  const parts = [
    section === undefined ? "" : `[§${section}](/api/index.md#sections)`,
    assumed.length > 0 ? `assumed: ${assumed.join(", ")}` : "",
  ];
  return `${parts.filter((part) => part !== "").join(" · ")} {.source}`;
}

/** Formats a table, or nothing if it has no rows. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}

/** Formats a block of code. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** A property of an object, or of an object without a name inside it: `user.id`; a parameter or a header. */
export interface Property {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly isRequired: boolean;
}

/** Lists the properties of a resolved schema, and those of objects without a name inside it. */
export function listProperties(
  contract: ResolvedContract,
  { properties = {}, required = [] }: SchemaObject,
): Property[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (isDeepStrictEqual(schema.not, {})) return []; // forbids the property of a base
    const inner = schema.$ref === undefined ? listProperties(contract, contract.resolve(schema)) : [];
    const named = inner.map((each) => ({ ...each, name: `${name}.${each.name}` }));
    return [{ name, schema, isRequired: required.includes(name) }, ...named];
  });
}

/** Lists the names of the schemas that the properties of a resolved schema refer to. */
export function listReferences(contract: ResolvedContract, schema: SchemaObject): string[] {
  const names = listProperties(contract, schema).map((property) => findReference(property.schema));
  return names.filter((name) => name !== "");
}

/** Lists these components, and all that their properties refer to. */
export function followReferences(contract: ResolvedContract, names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found)
    for (const inner of listReferences(contract, contract.resolveComponent(name))) found.add(inner);
  return [...found];
}

/** Formats named values as a table with their types, which are plain text without `link`. */
export function formatValues(
  contract: ResolvedContract,
  title: string,
  values: readonly Property[],
  link?: LinkSchema,
): string {
  const rows = values.map(({ name, schema, isRequired }) => {
    const reference = findReference(schema);
    const type = nameType(link ? schema : contract.resolve(schema)).replace("[]", "\\[\\]");
    const shown = reference !== "" && link ? `[${type}](${link(reference)})` : type;
    const target = reference === "" ? {} : contract.resolveComponent(reference);
    const text = describeValue({ ...target, ...schema, description: schema.description ?? target.description });
    return [`\`${name}\``, isRequired ? `${shown}, required` : shown, text];
  });
  return formatTable([title, "Type", "Description"], rows);
}

/** Describes the properties of a resolved schema as a table. */
export function describeProperties(contract: ResolvedContract, schema: SchemaObject, link?: LinkSchema): string[] {
  const { enum: closed, anyOf: open = [] } = schema;
  const values = closed ?? open.flatMap((one) => one.enum ?? []);
  return [
    formatValues(contract, "Property", listProperties(contract, schema), link),
    ...(values.length > 0 ? [`Values: ${values.map((value) => `\`${value}\``).join(", ")}.`] : []),
  ];
}

/** Describes a value in sentences: its meaning, then its bounds, values and default. */
function describeValue(schema: SchemaObject): string {
  const { description = "", const: fixed, enum: values, pattern, default: usual } = schema;
  return [
    String(description).trim(),
    fixed === undefined ? "" : `Always \`${fixed}\`.`,
    values ? `One of ${values.map((value) => `\`${value}\``).join(", ")}.` : "",
    describeBounds("", schema.minimum, schema.maximum),
    describeBounds("character", schema.minLength, schema.maxLength),
    describeBounds("item", schema.minItems, schema.maxItems),
    pattern === undefined || schema["x-scopes-of"] ? "" : `Matches \`${pattern}\`.`,
    usual === undefined ? "" : `Default: \`${usual}\`.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Describes bounds of a value, or of the number of its units; one can be missing. */
function describeBounds(unit: string, min: unknown, max: unknown): string {
  if (min === undefined && max === undefined) return "";
  const units = unit && ` ${unit}${Number(max ?? min) === 1 ? "" : "s"}`;
  if (min === undefined || max === undefined)
    return `At ${max === undefined ? "least" : "most"} ${min ?? max}${units}.`;
  return min === max ? `Exactly ${min}${units}.` : `From ${min} to ${max}${units}.`;
}

/** Returns the JSON types of a property, or the name of its schema. */
function nameType(schema: SchemaObject): string {
  const { items = {}, additionalProperties: values, format, oneOf, anyOf, allOf } = schema;
  if (schema.$ref !== undefined) return nameComponent(schema);
  if (schema.type === "array") return `${nameType(items)}[]`;
  const reference = isObject(values) ? nameComponent(values) : "";
  if (reference !== "") return `object of ${reference}`;
  const types = [schema.type ?? []].flat().join(" or ");
  const name = types || (oneOf ?? anyOf ?? allOf)?.map(nameType).join(" or ") || "object";
  return format === undefined ? name : `${name} (${format})`;
}

/** Returns the name of the schema that a property, each of its items or each of its values refers to; empty if there is none. */
function findReference(schema: SchemaObject): string {
  if (schema.$ref !== undefined) return nameComponent(schema);
  const inner = schema.items ?? schema.additionalProperties;
  return isObject(inner) ? findReference(inner) : "";
}
