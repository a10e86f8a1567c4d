import type { Contract } from "../generate/contract.ts";
import {
  describeProperties,
  fence,
  followReferences,
  formatTable,
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
 * Formats the catalogue of event types as Markdown: when each happens, its properties and an example; then the types that
 * they refer to, directly or through others.
 */
export function formatEventCatalogue(contract: Contract): string {
  const events = listEventTypes(contract);
  const every = [mergeEventTypes(contract)];
  const names = followReferences(contract, [
    ...new Set([every, ...events.map(({ shapes }) => shapes)].flatMap((shapes) => listReferences(contract, shapes))),
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
      `<details>\n<summary>Example of ${type}</summary>`,
      fence("json", JSON.stringify(getExample(contract, type), null, 2)),
      "</details>",
    ]),
    "## Shared types",
    ...names.sort((a, b) => a.localeCompare(b)).flatMap((name) => formatType(contract, name, link)),
  ].join("\n\n");
}

function getExample({ components }: Contract, type: string): unknown {
  return (components.examples[type] as EventExample | undefined)?.value.data[0];
}
