import type { Example } from "../generate/contract.ts";
import type { OperationRow, ResolvedContract, ResponseRow } from "../generate/resolve-contract.ts";
import {
  describeProperties,
  fence,
  followReferences,
  formatSource,
  formatValues,
  type LinkSchema,
  type Property,
  toAnchor,
} from "./describe-schema.ts";
import { describeEveryEvent } from "./event-types.ts";

/** Formats the responses of an operation: headers, type and examples of each. */
export function formatResponses(contract: ResolvedContract, { responses }: OperationRow): string[] {
  return Object.entries(responses).flatMap(([status, response]) => [
    `### ${status} {#status-${status.toLowerCase()}}`,
    response.description.trim(),
    formatValues(contract, "Header", listHeaders(response)),
    ...response.content.flatMap(({ component, examples }) => {
      return [`Body: [${component}](#${toAnchor(component)}), JSON.`, ...formatExamples(contract, examples)];
    }),
    formatSource(contract, response),
  ]);
}

function listHeaders({ headers }: ResponseRow): Property[] {
  return Object.entries(headers).map(([name, { schema, description, required = false }]) => {
    return { name, schema: { ...schema, description }, isRequired: required };
  });
}

/** The number of lines from which an example is folded, so that the next response is in sight. */
const MIN_FOLDED_LINES = 20;

/** Formats examples as tabs. Those of the types of events are in their catalogue. */
function formatExamples({ document }: ResolvedContract, examples: Readonly<Record<string, Example>>): string[] {
  const shown = Object.entries(examples).filter(([name]) => !Object.hasOwn(document.components.examples, name));
  const tabs = shown.map(([name, { summary = name, value }]) => {
    return fence(`json [${summary}]`, JSON.stringify(value, null, 2));
  });
  if (tabs.length === 0) return [];
  const group = `::: code-group\n\n${tabs.join("\n\n")}\n\n:::`;
  const isLong = tabs.some((tab) => tab.split("\n").length > MIN_FOLDED_LINES);
  return isLong ? [`<details>\n<summary>Example</summary>`, group, "</details>"] : [group];
}

/** Formats the types of all bodies of the responses, and the types that they refer to. */
export function formatResponseTypes(contract: ResolvedContract, { responses }: OperationRow): string[] {
  const bodies = Object.values(responses).flatMap(({ content }) => content);
  const names = followReferences(
    contract,
    bodies.map(({ component }) => component),
  );
  const link = (name: string) => `${names.includes(name) ? "" : "/events.md"}#${toAnchor(name)}`;
  return ["## Types", ...names.flatMap((name) => formatType(contract, name, link))];
}

/** Formats the section of a type. */
export function formatType(contract: ResolvedContract, name: string, link: LinkSchema): string[] {
  const schema = contract.resolveComponent(name);
  const isEvent = schema.discriminator !== undefined;
  const shown = isEvent ? describeEveryEvent(contract) : schema;
  return [
    `### ${name} {#${toAnchor(name)}}`,
    String(schema.description ?? "").trim(),
    ...describeProperties(contract, shown, link),
    isEvent ? "The [event catalogue](/events.md) has the data of each type." : "",
    formatSource(contract, schema),
  ];
}
