import type { Contract, SchemaObject } from "../generate/contract.ts";
import {
  describeProperties,
  fence,
  followReferences,
  formatTable,
  listProperties,
  listReferences,
  toAnchor,
} from "./describe-schema.ts";
import { listEventTypes, mergeEventTypes } from "./event-types.ts";
import { formatType } from "./format-responses.ts";

/** A page of `components.examples`, named after the type of its one event. */
interface EventExample {
  readonly value: { readonly data: readonly unknown[] };
}

const link = (name: string) => `#${toAnchor(name)}`;

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
    ...describeProperties(contract, every, link),
    ...events.flatMap(({ type, schema, shapes }) => [
      `## ${type} {#${toAnchor(type)}}`,
      `${schema.description} (§${shapes[0]?.["x-section"] ?? schema["x-section"]})`,
      ...describeProperties(contract, shapes, link),
      fence("ts", formatSnippet(type, shapes)),
      `<details>\n<summary>Example of ${type}</summary>`,
      fence("json", JSON.stringify(getExample(contract, type), null, 2)),
      "</details>",
    ]),
    "## Shared types",
    ...names.sort((a, b) => a.localeCompare(b)).flatMap((name) => formatType(contract, name, link)),
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
