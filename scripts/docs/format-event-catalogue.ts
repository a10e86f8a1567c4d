import type { Contract } from "../generate/contract.ts";
import { formatTable } from "./format-table.ts";
import { type EventTypeEntry, listEventTypes, listSharedTypes, type ObjectEntry } from "./list-event-types.ts";

/**
 * Formats the catalogue of event types as Markdown: when each happens, its properties, a narrowing snippet and an example; then
 * the types that they share.
 */
export function formatEventCatalogue(contract: Contract): string {
  const entries = listEventTypes(contract);
  const index = entries.map(({ type, description }) => [`[\`${type}\`](#${toAnchor(type)})`, description]);
  const shared = [...listSharedTypes(contract, entries)];
  return [
    "# Event catalogue",
    `What can happen to a loyalty card: ${entries.length} types of events (§6.1). Every event has \`id\`, \`type\`, \`created_at\` ` +
      "and `data`, which contains the `data` of the event and its `event_source`. The tables list the properties of `data.data`.",
    formatTable(["Event type", "When"], index),
    ...entries.flatMap(describeEvent),
    "## Shared types",
    ...shared.flatMap(([name, entry]) => [
      `### ${name}`,
      `${entry.description} (§${entry.section})`,
      ...describeProperties(entry),
    ]),
  ].join("\n\n");
}

/** Returns the anchor of an event type in the catalogue. */
export function toAnchor(name: string): string {
  return name.toLowerCase().replaceAll(".", "-");
}

function describeEvent(entry: EventTypeEntry): string[] {
  const { type, section, description, example, schemaName } = entry;
  return [
    `## ${type} {#${toAnchor(type)}}`,
    `${description} (§${section}, \`${schemaName}\`)`,
    ...describeProperties(entry),
    fence("ts", formatSnippet(entry)),
    "Example:",
    fence("json", JSON.stringify(example, null, 2)),
  ];
}

function describeProperties({ properties, isOpen }: ObjectEntry): string[] {
  const rows = properties.map(({ name, type, schemaName, isRequired, description }) => {
    const shown = schemaName ? `[${type.replace("[]", "\\[\\]")}](#${toAnchor(schemaName)})` : type;
    return [`\`${name}\``, shown, isRequired ? "required" : "–", description];
  });
  const open =
    "The document does not show all properties of this object; any object is valid ([S16](silences.md#s16)).";
  return [formatTable(["Property", "Type", "Required", "Description"], rows), ...(isOpen ? [open] : [])];
}

/** Formats code in which TypeScript narrows the data of the event by its type. */
function formatSnippet({ type, properties }: EventTypeEntry): string {
  const property = properties.find(({ isRequired }) => isRequired) ?? properties[0];
  const access = property ? `activity.data.data.${property.name}` : "activity.data.data";
  return `if (activity.type === "${type}") {\n  console.log(${access});\n}`;
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
