import { readProperty } from "../../src/contract/json.ts";
import { type Contract, getRefName, type Ref, resolveRef, type SchemaObject } from "../generate/contract.ts";

/** Returns the address of the section of a schema. */
export type LinkSchema = (name: string) => string;

/** Returns the anchor of an event type or a schema. */
export function toAnchor(name: string): string {
  return name.toLowerCase().replaceAll(".", "-");
}

/** Formats the section of an element and our assumptions about it as a line of links. */
export function formatSource(contract: Contract, element: object): string {
  const { "x-section": section, "x-assumption": ids = [] } = element as Record<string, string | string[] | undefined>;
  const assumed = [ids].flat().map((id) => {
    return `[${contract["x-assumptions"]?.[id]?.question ?? id}](/assumptions.md#${id.toLowerCase()})`;
  });
  const parts = [
    section === undefined ? "" : `[§${section}](/api/index.md#sections)`,
    assumed.length > 0 ? `assumed: ${assumed.join("; ")}` : "",
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

/** Resolves a schema, and lists it with those that its `allOf` adds. */
export function listShapes(contract: Contract, schema: SchemaObject): SchemaObject[] {
  const resolved = resolveRef<SchemaObject>(contract, schema);
  const bases = (resolved.allOf ?? []) as SchemaObject[];
  return [resolved, ...bases.flatMap((base) => listShapes(contract, base))];
}

/** Lists the shapes of a component. */
export function getShapes(contract: Contract, name: string): SchemaObject[] {
  return listShapes(contract, contract.components.schemas[name] ?? {});
}

/** A property of an object, or of an object without a name inside it: `user.id`; a parameter or a header. */
export interface Property {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly isRequired: boolean;
}

/** Lists the properties of shapes. If several shapes have a property, the first one describes it. */
function listProperties(contract: Contract, shapes: readonly SchemaObject[]): Property[] {
  const required = shapes.flatMap((shape) => (shape.required ?? []) as string[]);
  const properties = new Map<string, SchemaObject>();
  for (const shape of shapes) {
    for (const [name, schema] of Object.entries(shape.properties ?? {})) {
      if (!properties.has(name)) properties.set(name, schema);
    }
  }
  return [...properties].flatMap(([name, schema]) => {
    if (schema.not !== undefined) return []; // forbids the property of a base
    const parts = schema.$ref === undefined ? listShapes(contract, schema) : [];
    const inner = listProperties(contract, parts).map((each) => ({ ...each, name: `${name}.${each.name}` }));
    return [{ name, schema, isRequired: required.includes(name) }, ...inner];
  });
}

/** Lists the names of the schemas that the properties refer to. */
export function listReferences(contract: Contract, shapes: readonly SchemaObject[]): string[] {
  return listProperties(contract, shapes).flatMap(({ schema }) => {
    const reference = getReference(schema);
    return reference ? getRefName(reference) : [];
  });
}

/** Lists these components, and all that their properties refer to. */
export function followReferences(contract: Contract, names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found) for (const inner of listReferences(contract, getShapes(contract, name))) found.add(inner);
  return [...found];
}

/** Formats named values as a table with their types, which are plain text without `link`. */
export function formatValues(
  contract: Contract,
  title: string,
  values: readonly Property[],
  link?: LinkSchema,
): string {
  const rows = values.map(({ name, schema, isRequired }) => {
    const reference = getReference(schema);
    const type = nameType(schema.$ref && !link ? resolveRef(contract, schema) : schema).replace("[]", "\\[\\]");
    const shown = reference && link ? `[${type}](${link(getRefName(reference))})` : type;
    const target = reference ? resolveRef<SchemaObject>(contract, reference) : {};
    const text = describeValue({ ...target, ...schema, description: schema.description ?? target.description });
    return [`\`${name}\``, isRequired ? `${shown}, required` : shown, text];
  });
  return formatTable([title, "Type", "Description"], rows);
}

/** Describes the properties of shapes as a table. */
export function describeProperties(contract: Contract, shapes: readonly SchemaObject[], link?: LinkSchema): string[] {
  const values = shapes.flatMap(
    ({ enum: closed, anyOf: open = [] }) => closed ?? open.flatMap((one) => one.enum ?? []),
  );
  return [
    formatValues(contract, "Property", listProperties(contract, shapes), link),
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
  if (schema.$ref) return getRefName(schema as Ref);
  if (schema.type === "array") return `${nameType(schema.items as SchemaObject)}[]`;
  const $ref = readProperty(schema.additionalProperties, "$ref");
  if (typeof $ref === "string") return `object of ${getRefName({ $ref })}`;
  const types = [schema.type ?? []].flat().join(" or ");
  const nested = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as SchemaObject[] | undefined;
  const name = types || nested?.map(nameType).join(" or ") || "object";
  return schema.format ? `${name} (${schema.format})` : name;
}

/** Returns the schema that a property, each of its items or each of its values refers to. */
function getReference({ $ref, items, additionalProperties }: SchemaObject): Ref | undefined {
  if ($ref !== undefined) return { $ref };
  const inner = items ?? additionalProperties;
  return typeof inner === "object" ? getReference(inner as SchemaObject) : undefined;
}
