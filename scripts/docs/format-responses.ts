import type { Example } from "../generate/contract.ts";
import { isSuccess } from "../generate/inputs.ts";
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

/** Formats the first success with its examples, to stand beside the request. */
export function formatFirstResponse(contract: ResolvedContract, { responses }: OperationRow): string[] {
  const [first] = Object.entries(responses).filter(([status]) => isSuccess(status));
  if (!first) return [];
  const [status, { description, content }] = first;
  const examples = content.flatMap((body) => formatExamples(contract, body.examples));
  return [`**${status}** ${description.trim()} {.first-response}`, ...examples];
}

/** Formats the responses of an operation, successes first: headers, type and examples of each but the first success. */
export function formatResponses(contract: ResolvedContract, { responses }: OperationRow): string[] {
  const rank = ([status]: [string, ResponseRow]) => Number(!isSuccess(status));
  const sorted = Object.entries(responses).sort((one, other) => rank(one) - rank(other));
  return sorted.flatMap(([status, response], at) => [
    `### ${status}`,
    response.description.trim(),
    formatValues(contract, "Header", listHeaders(response)),
    ...response.content.flatMap(({ component, examples }) => {
      const isShown = at === 0 && isSuccess(status);
      return [
        `Body: [${component}](#${toAnchor(component)}), JSON.`,
        ...(isShown ? [] : formatExamples(contract, examples)),
      ];
    }),
    formatSource(response),
  ]);
}

function listHeaders({ headers }: ResponseRow): Property[] {
  return Object.entries(headers).map(([name, { schema, description, required = false }]) => {
    return { name, schema: { ...schema, description }, isRequired: required };
  });
}

/** Formats examples with their titles. Those of the types of events are in their catalogue. */
function formatExamples({ document }: ResolvedContract, examples: Readonly<Record<string, Example>>): string[] {
  const shown = Object.entries(examples).filter(([name]) => !Object.hasOwn(document.components.examples, name));
  return shown.map(([name, { summary = name, value }]) => {
    return fence(`json [${summary}]`, JSON.stringify(value, null, 2));
  });
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
    `### ${name}`,
    String(schema.description ?? "").trim(),
    ...describeProperties(contract, shown, link),
    isEvent ? "The [event catalogue](/events.md) has the data of each type." : "",
    formatSource(schema),
  ];
}
