import type { Contract } from "../generate/contract.ts";
import { type EventTypeEntry, listEventTypes } from "./list-event-types.ts";

/** Formats the catalogue of event types as Markdown: when each happens, its properties, a narrowing snippet and an example. */
export function formatEventCatalogue(contract: Contract): string {
  const entries = listEventTypes(contract);
  return [
    "# Event catalogue",
    `What can happen to a loyalty card: ${entries.length} types of events (§6.1). Every event has \`id\`, \`type\`, \`created_at\` ` +
      "and `data`, which contains the `data` of the event and its `event_source`. The tables list the properties of `data.data`.",
    ...entries.flatMap(describeEvent),
  ].join("\n\n");
}

function describeEvent(entry: EventTypeEntry): string[] {
  const { type, section, description, properties, isOpen, example, schemaName } = entry;
  const rows = properties.map(
    (property) =>
      `| \`${property.name}\` | ${property.type.replaceAll("|", "\\|")} | ${property.isRequired ? "required" : "–"} | ${property.description.trim().replaceAll("\n", " ")} |`,
  );
  return [
    `## ${type}`,
    `${description} (§${section}, \`${schemaName}\`)`,
    ...(rows.length > 0
      ? [["| Property | Type | Required | Description |", "|---|---|---|---|", ...rows].join("\n")]
      : []),
    ...(isOpen
      ? ["The document does not show all properties of this object; any object is valid ([S16](silences.md))."]
      : []),
    fence("ts", formatSnippet(entry)),
    "Example:",
    fence("json", JSON.stringify(example, null, 2)),
  ];
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
