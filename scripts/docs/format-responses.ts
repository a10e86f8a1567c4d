import {
  type Contract,
  getRefName,
  type Header,
  type OperationEntry,
  type Response,
  resolveRef,
} from "../generate/contract.ts";
import {
  describeProperties,
  fence,
  followReferences,
  formatSource,
  formatValues,
  getShapes,
  type LinkSchema,
  type Property,
  toAnchor,
} from "./describe-schema.ts";
import { listCommonShapes } from "./event-types.ts";

/** Formats the responses of an operation: headers, type and examples of each. */
export function formatResponses(contract: Contract, { responses }: OperationEntry): string[] {
  return Object.entries(responses).flatMap(([status, response]) => [
    `### ${status} {#status-${status.toLowerCase()}}`,
    response.description.trim(),
    formatValues(contract, "Header", listHeaders(contract, response)),
    ...Object.values(response.content ?? {}).flatMap(({ schema, examples = {} }) => {
      const name = getRefName(schema);
      return [`Body: [${name}](#${toAnchor(name)}), JSON.`, ...formatExamples(contract, examples)];
    }),
    formatSource(contract, response),
  ]);
}

function listHeaders(contract: Contract, { headers = {} }: Response): Property[] {
  return Object.entries(headers).map(([name, value]) => {
    const { schema, description, required } = resolveRef<Header>(contract, value);
    return { name, schema: { ...schema, description }, isRequired: required === true };
  });
}

/** The number of lines from which an example is folded, so that the next response is in sight. */
const MIN_FOLDED_LINES = 20;

/** Formats examples as tabs. Those of the types of events are in their catalogue. */
function formatExamples(contract: Contract, examples: Readonly<Record<string, object>>): string[] {
  const shown = Object.entries(examples).filter(([name]) => !Object.hasOwn(contract.components.examples, name));
  const tabs = shown.map(([name, example]) => {
    const { summary = name, value } = example as { summary?: string; value: unknown };
    return fence(`json [${summary}]`, JSON.stringify(value, null, 2));
  });
  if (tabs.length === 0) return [];
  const group = `::: code-group\n\n${tabs.join("\n\n")}\n\n:::`;
  const isLong = tabs.some((tab) => tab.split("\n").length > MIN_FOLDED_LINES);
  return isLong ? [`<details>\n<summary>Example</summary>`, group, "</details>"] : [group];
}

/** Formats the types of all bodies of the responses, and the types that they refer to. */
export function formatResponseTypes(contract: Contract, { responses }: OperationEntry): string[] {
  const bodies = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
  const names = followReferences(
    contract,
    bodies.map(({ schema }) => getRefName(schema)),
  );
  const link = (name: string) => `${names.includes(name) ? "" : "/events.md"}#${toAnchor(name)}`;
  return ["## Types", ...names.flatMap((name) => formatType(contract, name, link))];
}

/** Formats the section of a type. */
export function formatType(contract: Contract, name: string, link: LinkSchema): string[] {
  const shapes = getShapes(contract, name);
  const [schema = {}] = shapes;
  const isEvent = schema.discriminator !== undefined;
  const shown = isEvent ? listCommonShapes(contract) : shapes;
  return [
    `### ${name} {#${toAnchor(name)}}`,
    String(schema.description ?? "").trim(),
    ...describeProperties(contract, shown, link),
    isEvent ? "The [event catalogue](/events.md) has the data of each type." : "",
    formatSource(contract, schema),
  ];
}
