import { isDeepStrictEqual } from "node:util";
import { type Contract, resolveRef, type SchemaObject } from "../generate/contract.ts";
import {
  describeProperties,
  fence,
  followReferences,
  getShapes,
  listProperties,
  listReferences,
  listShapes,
  toAnchor,
} from "./describe-schema.ts";
import { formatTable } from "./format-table.ts";

/** A page of `components.examples`, named after the type of its one event. */
interface EventExample {
  readonly value: { readonly data: readonly unknown[] };
}
/** A type of events, when it happens, and the shapes of its data. */
interface EventType {
  readonly type: string;
  readonly schema: SchemaObject;
  readonly shapes: readonly SchemaObject[];
}

const link = (name: string) => `#${toAnchor(name)}`;

/** Lists the types of events in the order of the contract (§6.1). */
export function listEventTypes(contract: Contract): EventType[] {
  const { mapping = {} } = contract.components.schemas.MemberActivity?.discriminator ?? {};
  return Object.entries(mapping).map(([type, $ref]) => {
    const schema = resolveRef<SchemaObject>(contract, { $ref });
    return { type, schema, shapes: listShapes(contract, schema.properties?.data?.properties?.data ?? {}) };
  });
}

/** Merges the types of events into one shape with the properties that all of them have. */
export function mergeEventTypes(contract: Contract): SchemaObject {
  const [first = [], ...others] = listEventTypes(contract).map(({ schema }) => listShapes(contract, schema));
  return others.reduce((merged, shapes) => mergeShapes(merged, toObject(shapes)), toObject(first));
}

function toObject(shapes: readonly SchemaObject[]): SchemaObject {
  const required = shapes.flatMap((shape) => (shape.required ?? []) as string[]);
  return { type: "object", required, properties: Object.assign({}, ...shapes.map((shape) => shape.properties)) };
}

/** Merges two objects. If they differ in a property, only its type is left, or the properties that both of its objects have. */
function mergeShapes(one: SchemaObject, other: SchemaObject): SchemaObject {
  const properties = Object.entries(one.properties ?? {}).flatMap(([name, schema]): [string, SchemaObject][] => {
    const same = other.properties?.[name];
    if (same === undefined) return [];
    if (schema.properties && same.properties) return [[name, mergeShapes(schema, same)]];
    const { type = "object" } = schema;
    return [
      [name, isDeepStrictEqual(schema, same) ? schema : { type, description: "Depends on the type of the event." }],
    ];
  });
  return { ...one, properties: Object.fromEntries(properties) };
}

/**
 * Formats the catalogue of event types as Markdown: when each happens, its properties, a narrowing snippet and an example; then
 * the types that they share, and those that these refer to.
 */
export function formatEventCatalogue(contract: Contract): string {
  const events = listEventTypes(contract);
  const every = [mergeEventTypes(contract)];
  const names = followReferences(contract, [
    ...new Set([every, ...events.map(({ shapes }) => shapes)].flatMap(listReferences)),
  ]);
  return [
    "# Event catalogue",
    `Everything that can happen to a loyalty card: ${events.length} types of events. The tables list the properties of ` +
      "`data.data`; [Events](concepts/events.md) shows what surrounds it.",
    formatTable(
      ["Event type", "When"],
      events.map(({ type, schema }) => [`[\`${type}\`](${link(type)})`, String(schema.description)]),
    ),
    "## Every event",
    ...describeProperties(contract, every, link, "assumptions.md"),
    ...events.flatMap(({ type, schema, shapes }) => [
      `## ${type} {#${toAnchor(type)}}`,
      `${schema.description} (§${shapes[0]?.["x-section"] ?? schema["x-section"]})`,
      ...describeProperties(contract, shapes, link, "assumptions.md"),
      fence("ts", formatSnippet(type, shapes)),
      `<details>\n<summary>Example of ${type}</summary>`,
      fence("json", JSON.stringify(getExample(contract, type), null, 2)),
      "</details>",
    ]),
    "## Shared types",
    ...names
      .sort((a, b) => a.localeCompare(b))
      .flatMap((name) => {
        const shapes = getShapes(contract, name);
        const source = `${shapes[0]?.description ?? ""} (§${shapes[0]?.["x-section"]})`;
        return [`### ${name}`, source, ...describeProperties(contract, shapes, link, "assumptions.md")];
      }),
  ].join("\n\n");
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
