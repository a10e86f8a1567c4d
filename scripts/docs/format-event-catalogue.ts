import type { ResolvedContract } from "../generate/resolve-contract.ts";
import { fence, formatTable, joinParts, toAnchor } from "./format-markdown.ts";
import { listReferences } from "./format-properties.ts";
import { describeEveryEvent, followReferences, formatSchema, formatTypes, listEventTypes } from "./format-types.ts";

/** A page of `components.examples`, named after the type of its one event. */
interface EventExample {
  readonly value: { readonly data: readonly { readonly data?: { readonly data?: unknown } }[] };
}

/**
 * Formats the catalogue of event types as Markdown: when each happens, its properties and an example; then the types that
 * they refer to, directly or through others.
 */
export function formatEventCatalogue(contract: ResolvedContract): string {
  const events = listEventTypes(contract);
  if (events.length === 0) return "# Event catalogue\n\nThe contract has no list of events.";
  const every = describeEveryEvent(contract);
  const described = [every, ...events.map(({ data }) => data)];
  const names = followReferences(
    contract,
    described.flatMap((schema) => listReferences(contract, schema)),
  );
  return joinParts([
    "# Event catalogue",
    `Everything that can happen to a loyalty card: ${events.length} types of events. Each has a list of the properties of ` +
      "`data.data`; see [Events](concepts/events.md) for the envelope.",
    formatTable(
      ["Event type", "When"],
      events.map(({ type, schema }) => [`[\`${type}\`](#${toAnchor(type)})`, schema.description ?? ""]),
    ),
    "## Every event",
    ...formatSchema(contract, every),
    fence("json", JSON.stringify(getExample(contract, events[0]?.type ?? ""), null, 2)),
    ...events.flatMap(({ type, schema, data }) => [
      `## ${type}`,
      `${schema.description ?? ""} (§${data["x-section"] ?? schema["x-section"]})`,
      "<details>\n<summary>Properties and example</summary>",
      ...formatSchema(contract, { ...data, description: "" }),
      fence("text", formatShort(getExample(contract, type)?.data?.data ?? {})), // colours would treble the page
      "</details>",
    ]),
    "## Shared types",
    ...formatTypes(contract, names.sort()),
  ]);
}

/** Formats JSON with each short object without inner ones in one line. */
function formatShort(value: unknown): string {
  const short = /\{[^{}]{0,110}\}/g;
  return JSON.stringify(value, null, 2).replaceAll(short, (object) => object.replaceAll(/\n\s*/g, " "));
}

function getExample({ document }: ResolvedContract, type: string) {
  const example = document.components.examples[type] as EventExample | undefined;
  if (!example) throw new Error(`the event type ${type} needs an example of its name in components.examples`);
  return example.value.data[0];
}
