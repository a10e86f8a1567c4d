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
import { listEventTypes, mergeEventTypes } from "./event-types.ts";

/** Formats the responses of an operation: headers, type and examples of each. */
export function formatResponses(contract: Contract, { responses }: OperationEntry): string[] {
  return Object.entries(responses).flatMap(([status, response]) => [
    `### ${TITLES[status] ?? status} {#status-${status.toLowerCase()}}`,
    response.description.trim(),
    formatSource(contract, response),
    formatValues(contract, "Header", listHeaders(contract, response)),
    ...Object.values(response.content ?? {}).flatMap(({ schema, examples = {} }) => {
      const name = getRefName(schema);
      return [`Body: [${name}](#${toAnchor(name)}), JSON.`, ...formatExamples(contract, examples)];
    }),
  ]);
}

const TITLES: Readonly<Record<string, string>> = {
  "2XX": "2xx: success",
  "4XX": "4xx: another fault of the request",
  "5XX": "5xx: failure of the service",
};

function listHeaders(contract: Contract, { headers = {} }: Response): Property[] {
  return Object.entries(headers).map(([name, value]) => {
    const { schema, description, required } = resolveRef<Header>(contract, value);
    return { name, schema: { ...schema, description }, isRequired: required === true };
  });
}

/** Formats examples as tabs. Those of the types of events are in their catalogue. */
function formatExamples(contract: Contract, examples: Readonly<Record<string, object>>): string[] {
  const shown = Object.entries(examples).filter(([name]) => !Object.hasOwn(contract.components.examples, name));
  const tabs = shown.map(([name, example]) => {
    const { summary = name, value } = example as { summary?: string; value: unknown };
    return fence(`json [${summary}]`, JSON.stringify(value, null, 2));
  });
  return tabs.length > 0 ? [`::: code-group\n\n${tabs.join("\n\n")}\n\n:::`] : [];
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
  return [
    `### ${name} {#${toAnchor(name)}}`,
    String(schema.description ?? "").trim(),
    formatSource(contract, schema),
    ...describeProperties(contract, isEvent ? [mergeEventTypes(contract)] : shapes, link),
    ...(isEvent ? formatEventTypes(contract, link) : []),
  ];
}

/** Formats the types of events as rows that open, each to the properties of its data. */
function formatEventTypes(contract: Contract, link: LinkSchema): string[] {
  const rows = listEventTypes(contract).map(({ type, schema, shapes }) =>
    [
      `<details class="row">\n<summary><code>${type}</code> <span>${schema.description}</span></summary>`,
      ...describeProperties(contract, shapes, link),
      `[Example and type](/events.md#${toAnchor(type)})`,
      "</details>",
    ].join("\n\n"),
  );
  return [`#### The ${rows.length} types of events`, "Each opens to the properties of its `data.data`.", ...rows];
}
