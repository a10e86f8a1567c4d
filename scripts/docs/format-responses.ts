import type { Example } from "../generate/contract.ts";
import { isSuccess } from "../generate/inputs.ts";
import type { OperationRow, ResolvedContract, ResponseRow } from "../generate/resolve-contract.ts";
import { fence, formatSource, toAnchor } from "./format-markdown.ts";
import { formatProperties, type Property } from "./format-properties.ts";

/** Formats the first success with its examples, to stand beside the request. */
export function formatFirstResponse(contract: ResolvedContract, { responses }: OperationRow): string[] {
  const [first] = Object.entries(responses).filter(([status]) => isSuccess(status));
  if (!first) return [];
  const [status, { description, content }] = first;
  return [`\`${status}\` ${description.trim()}`, ...content.flatMap((body) => formatExamples(contract, body.examples))];
}

/** Formats the responses of an operation, successes first: headers, type and examples of each but the first success. */
export function formatResponses(contract: ResolvedContract, { responses }: OperationRow): string[] {
  const rank = ([status]: [string, ResponseRow]) => Number(!isSuccess(status));
  const sorted = Object.entries(responses).sort((one, other) => rank(one) - rank(other));
  return sorted.flatMap(([status, response], at) => [
    `### \`${status}\``,
    response.description.trim(),
    ...response.content.flatMap(({ mediaType, component, examples }) => {
      const isShown = at === 0 && isSuccess(status);
      return [
        `Body: [${component}](#${toAnchor(component)}) as \`${mediaType}\`.`,
        ...(isShown ? [] : formatExamples(contract, examples)),
      ];
    }),
    ...(Object.keys(response.headers).length > 0 ? ["Headers:"] : []),
    formatProperties(contract, listHeaders(response)),
    formatSource(response),
  ]);
}

function listHeaders({ headers }: ResponseRow): Property[] {
  return Object.entries(headers).map(([name, { required: isRequired = false, ...header }]) => {
    return { name, isRequired, ...header };
  });
}

/** Formats examples with their titles. Those of the types of events are in their catalogue. */
function formatExamples({ document }: ResolvedContract, examples: Readonly<Record<string, Example>>): string[] {
  const shown = Object.entries(examples).filter(([name]) => !Object.hasOwn(document.components.examples, name));
  return shown.map(([name, { summary = name, value }]) => {
    return fence(`json [${summary}]`, JSON.stringify(value, null, 2));
  });
}
