import { quoteName } from "../../src/contract/json.ts";
import type { Annotated, Operation, SchemaObject } from "./contract.ts";
import { chooseContent, type Input, isFilledIn, isSuccess, listInputs, listSuccesses } from "./inputs.ts";
import type { OperationRow, ResolvedContract, ResponseRow } from "./resolve-contract.ts";

/**
 * Returns the source of `generated/operation-map.ts`: the types of the parameters, success and failures of each operation, with
 * comments from the contract.
 */
export function generateOperationMap(contract: ResolvedContract): string {
  const { operations } = contract;
  const declared = `${operations.map((row) => declareParameters(contract, row)).join("\n")}
/** The types of each operation by its operationId. */
export interface OperationMap {
${operations.map(declareOperation).join("\n")}}
`;
  const scopes = declared.includes("readonly Scope[]");
  const types = declared.includes("contract.");
  return [
    scopes ? 'import type { scopes } from "./constants.ts";\n' : "",
    types ? 'import type * as contract from "./openapi.ts";\n' : "",
    scopes ? `\n${SCOPE}\n` : "",
    `\n${declared}`,
  ].join("");
}

const SCOPE = `/** One of the scopes of an access token. With \`Extract\`, editors show this name instead of all values. */
type Scope = Extract<(typeof scopes)[number], string>;`;

function declareParameters(contract: ResolvedContract, row: OperationRow): string {
  const { operation } = row;
  const inputs = listInputs(contract, row).filter((input) => !isFilledIn(input));
  const properties = inputs.map(declareInput);
  return `/** Parameters of \`${operation.operationId}\`. */\nexport interface ${toTypeName(operation)} {\n${properties.join("")}}\n`;
}

function declareInput({ name, type, isRequired, schema, facts }: Input): string {
  const { default: usual, "x-scopes-of": scheme } = schema;
  const fallback = usual === undefined ? "" : `@default ${JSON.stringify(usual)}`;
  const words = comment([describe(facts), describeBounds(schema), fallback, markDeprecated(facts)], "  ");
  const accepted = scheme === undefined ? type : "readonly Scope[] | string";
  const declaration = isRequired ? `: ${accepted}` : `?: ${accepted} | undefined`;
  return `${words}  readonly ${quoteName(name)}${declaration};\n`;
}

const LISTING = "A listing: `await` it for the first page, iterate it for all items.";

function declareOperation(row: OperationRow): string {
  const { operation, responses } = row;
  const { operationId, "x-pagination": pagination } = operation;
  const refusals = Object.entries(responses).filter(([status]) => !isSuccess(status));
  const successes = listSuccesses(row).map(toBodyType);
  const [success] = listSuccesses(row);
  const text = chooseContent(success?.content) ? oneLine(success?.description ?? "") : "Nothing.";
  const failures = refusals.map(([, response]) => toBodyType(response));
  const item = pagination ? `\n    item: ${unite(successes)}["${pagination.items}"][number];` : "";
  const throws = refusals.map(
    ([status, response]) => `@throws ApiError for ${status}: ${oneLine(response.description)}`,
  );
  const words = [
    `${operation.summary}.`,
    describe(operation),
    `@returns ${pagination ? LISTING : text}`,
    ...throws,
    markDeprecated(operation),
  ];
  return `${comment(words, "  ")}  ${operationId}: {
    parameters: ${toTypeName(operation)};
    success: ${unite(successes)};
    failures: ${unite(failures)};${item}
  };
`;
}

const unite = (types: string[]): string => [...new Set(types)].join(" | ") || "undefined";
const toTypeName = ({ operationId }: Operation): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Parameters`;

function toBodyType({ content }: ResponseRow): string {
  const body = chooseContent(content);
  return body ? `contract.${body.component}` : "undefined";
}

/** Describes an operation or a parameter in words, with the section of the document. */
function describe({ description = "", "x-section": section }: Annotated): string {
  return [oneLine(description), section ? `Section ${section} of the interface document.` : ""]
    .filter(Boolean)
    .join(" ");
}

function describeBounds({ minimum, maximum }: SchemaObject): string {
  if (minimum === undefined && maximum === undefined) return "";
  if (maximum === undefined) return `At least ${minimum}.`;
  return minimum === undefined ? `At most ${maximum}.` : `From ${minimum} to ${maximum}.`;
}

const markDeprecated = ({ deprecated }: { deprecated?: boolean }): string => (deprecated ? "@deprecated" : "");

/** Removes line breaks and references in brackets, which `describe` writes out. */
function oneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ \((S\d\d|C\d\d|§[\d.]+)\)/g, "");
}

function comment(paragraphs: string[], indent: string): string {
  const lines = paragraphs.filter(Boolean).map((text) => ` * ${text.replaceAll("*/", "* /")}`);
  return lines.length === 0 ? "" : [`/**`, ...lines, " */"].map((line) => `${indent}${line}\n`).join("");
}
