import { type Contract, getRefName, type Ref, resolveRef, type SchemaObject } from "../generate/contract.ts";
import { formatTable } from "./format-table.ts";

/** A page of `components.examples`, named after the type of its one event. */
interface EventExample {
  readonly value: { readonly data: readonly unknown[] };
}

/** Lists the types of events in the order of the contract (§6.1), each with a reference to its schema. */
export function listEventTypes({ components }: Contract): [type: string, $ref: string][] {
  return Object.entries(components.schemas.MemberActivity?.discriminator?.mapping ?? {});
}

/** Returns the anchor of an event type in the catalogue. */
export function toAnchor(name: string): string {
  return name.toLowerCase().replaceAll(".", "-");
}

/**
 * Formats the catalogue of event types as Markdown: when each happens, its properties, a narrowing snippet and an example; then
 * the types that they share, and those that these refer to.
 */
export function formatEventCatalogue(contract: Contract): string {
  const events = listEventTypes(contract).map(([type, $ref]) => {
    const schema = resolveRef<SchemaObject>(contract, { $ref });
    const shapes = listShapes(contract, schema.properties?.data?.properties?.data ?? {});
    return { type, $ref, schema, shapes };
  });
  const names = new Set(events.flatMap(({ shapes }) => listReferences(shapes)));
  for (const name of names) for (const inner of listReferences(getShapes(contract, name))) names.add(inner);
  return [
    "# Event catalogue",
    `What can happen to a loyalty card: ${events.length} types of events (§6.1). Every event has \`id\`, \`type\`, \`created_at\` ` +
      "and `data`, which contains the `data` of the event and its `event_source`. The tables list the properties of `data.data`.",
    formatTable(
      ["Event type", "When"],
      events.map(({ type, schema }) => [`[\`${type}\`](#${toAnchor(type)})`, String(schema.description)]),
    ),
    ...events.flatMap(({ type, $ref, schema, shapes }) => [
      `## ${type} {#${toAnchor(type)}}`,
      `${schema.description} (§${shapes[0]?.["x-section"] ?? schema["x-section"]}, \`${getRefName({ $ref })}\`)`,
      ...describeProperties(contract, shapes),
      fence("ts", formatSnippet(type, shapes)),
      "Example:",
      fence("json", JSON.stringify(getExample(contract, type), null, 2)),
    ]),
    "## Shared types",
    ...[...names]
      .sort((a, b) => a.localeCompare(b))
      .flatMap((name) => {
        const shapes = getShapes(contract, name);
        const source = `${shapes[0]?.description ?? ""} (§${shapes[0]?.["x-section"]})`;
        return [`### ${name}`, source, ...describeProperties(contract, shapes)];
      }),
  ].join("\n\n");
}

/** Resolves a schema, and lists it with those that its `allOf` adds. */
function listShapes(contract: Contract, schema: SchemaObject): SchemaObject[] {
  const resolved = resolveRef<SchemaObject>(contract, schema);
  const bases = (resolved.allOf ?? []) as SchemaObject[];
  return [resolved, ...bases.flatMap((base) => listShapes(contract, base))];
}

function getShapes(contract: Contract, name: string): SchemaObject[] {
  return listShapes(contract, contract.components.schemas[name] ?? {});
}

function listProperties(shapes: readonly SchemaObject[]) {
  const required = shapes.flatMap((shape) => (shape.required ?? []) as string[]);
  return shapes
    .flatMap((shape) => Object.entries(shape.properties ?? {}))
    .map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

/** Returns the schema that a property, or each of its items, refers to. */
function getReference({ $ref, type, items }: SchemaObject): Ref | undefined {
  if ($ref !== undefined) return { $ref };
  return type === "array" ? getReference(items as SchemaObject) : undefined;
}

/** Lists the names of the schemas that the properties refer to. */
function listReferences(shapes: readonly SchemaObject[]): string[] {
  return listProperties(shapes).flatMap(({ schema }) => {
    const reference = getReference(schema);
    return reference ? getRefName(reference) : [];
  });
}

function describeProperties(contract: Contract, shapes: readonly SchemaObject[]): string[] {
  const rows = listProperties(shapes).map(({ name, schema, isRequired }) => {
    const reference = getReference(schema);
    const type = nameType(schema);
    const shown = reference ? `[${type.replace("[]", "\\[\\]")}](#${toAnchor(getRefName(reference))})` : type;
    const described = schema.description ?? (reference && resolveRef<SchemaObject>(contract, reference).description);
    return [`\`${name}\``, shown, isRequired ? "required" : "–", String(described ?? "")];
  });
  const isOpen = shapes.some((shape) => [shape["x-assumption"]].flat().includes("S16"));
  const open =
    "The document does not show all properties of this object; any object is valid ([S16](assumptions.md#s16)).";
  return [formatTable(["Property", "Type", "Required", "Description"], rows), ...(isOpen ? [open] : [])];
}

/** Returns the JSON types of a property, or the name of its schema. */
function nameType(schema: SchemaObject): string {
  if (schema.$ref) return getRefName(schema as Ref);
  if (schema.type === "array") return `${nameType(schema.items as SchemaObject)}[]`;
  const types = [schema.type ?? []].flat().join(" | ");
  const nested = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as SchemaObject[] | undefined;
  const name = types || nested?.map(nameType).join(" | ") || "object";
  return schema.format ? `${name} (${schema.format})` : name;
}

/** Formats code in which TypeScript narrows the data of the event by its type. */
function formatSnippet(type: string, shapes: readonly SchemaObject[]): string {
  const properties = listProperties(shapes);
  const property = properties.find(({ isRequired }) => isRequired) ?? properties[0];
  const access = property ? `activity.data.data.${property.name}` : "activity.data.data";
  return `if (activity.type === "${type}") {\n  console.log(${access});\n}`;
}

function getExample({ components }: Contract, type: string): unknown {
  return (components.examples[type] as EventExample | undefined)?.value.data[0];
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
