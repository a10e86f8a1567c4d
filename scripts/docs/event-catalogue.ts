import type { Contract } from "../generate/contract.ts";
import { type EventTypeEntry, eventTypesOf } from "./event-types.ts";

/** The catalogue of event types as Markdown: when each happens, its members, an example and a narrowing snippet. */
export function eventCatalogue(contract: Contract): string {
  const entries = eventTypesOf(contract);
  return [
    "# Event catalogue",
    `What can happen to a loyalty card: ${entries.length} types of events (§6.1). Every event has \`id\`, \`type\`, \`created_at\` ` +
      "and `data`, which holds the event's own `data` and its `event_source`. The tables list the members of `data.data`.",
    ...entries.flatMap(describeEvent),
  ].join("\n\n");
}

function describeEvent(entry: EventTypeEntry): string[] {
  const { type, section, description, members, isOpen, example, schemaName } = entry;
  const rows = members.map(
    (member) =>
      `| \`${member.name}\` | ${member.type.replaceAll("|", "\\|")} | ${member.isRequired ? "required" : "–"} | ${member.description.trim().replaceAll("\n", " ")} |`,
  );
  return [
    `## ${type}`,
    `${description} (§${section}, \`${schemaName}\`)`,
    ...(rows.length > 0
      ? [["| Member | Type | Required | What it is |", "|---|---|---|---|", ...rows].join("\n")]
      : []),
    ...(isOpen
      ? ["The document does not show all members of this shape; any object is valid ([S16](silences.md))."]
      : []),
    fence("ts", snippet(entry)),
    "Example:",
    fence("json", JSON.stringify(example, null, 2)),
  ];
}

/** Code in which TypeScript knows the event's data from its type. */
function snippet({ type, members }: EventTypeEntry): string {
  const member = members.find(({ isRequired }) => isRequired) ?? members[0];
  const access = member ? `activity.data.data.${member.name}` : "activity.data.data";
  return `if (activity.type === "${type}") {\n  console.log(${access});\n}`;
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
