import {
  type Annotated,
  type Contract,
  getRefName,
  IDEMPOTENT_METHODS,
  listOperations,
  mapValues,
  type Operation,
  type OperationEntry,
  type Ref,
  type Response,
  resolveRef,
  type SchemaObject,
  type SecurityScheme,
} from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { toParameter, toRow } from "./operations.ts";
import { quoteName } from "./quote-name.ts";
import { suggest } from "./suggest.ts";

/** A property of the object that a method of the client takes. */
interface Input {
  name: string;
  /** The part of the request that carries it. */
  place: "path" | "query" | "header" | "body";
  type: string;
  isRequired: boolean;
  schema: SchemaObject;
  /** Separator of the items if an array is sent as one text. */
  separator?: string | undefined;
  /** Whether it is the body, not one of its properties. */
  isWholeBody?: boolean;
  /** The path of a parameter in the contract. */
  path?: Path;
  facts: Annotated;
}

/**
 * Returns the source of `generated/operation-map.ts`: the types of the parameters, success and failures of each operation, with
 * comments from the contract.
 */
export function generateOperationMap(contract: Contract): string {
  const rows = listOperations(contract).map((row) => ({ row, inputs: listInputs(contract, row) }));
  return `import type { scopes } from "./constants.ts";
import type * as contract from "./openapi.ts";

/** One of the scopes of an access token. With \`Extract\`, editors show this name instead of all values. */
type Scope = Extract<(typeof scopes)[number], string>;

${rows.map(({ row, inputs }) => declareParameters(contract, row, inputs)).join("\n")}
/** The types of each operation by its operationId. */
export interface OperationMap {
${rows.map(({ row }) => declareOperation(contract, row)).join("\n")}}
`;
}

/** Returns the source of `generated/client-operations.ts`: the facts of each operation that a client needs at run time. */
export function generateClientOperations(contract: Contract): string {
  const rows = listOperations(contract).map((row) => {
    return [row.operation.operationId, toClientOperation(contract, row, listInputs(contract, row))];
  });
  return `export const clientOperations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;
`;
}

/** Lists path, query, header and body properties. @throws ContractFault if two of them have the same name. */
export function listInputs(contract: Contract, row: OperationEntry): Input[] {
  const { operation } = row;
  const parameters = row.parameters.map((parameter) => {
    const { name, in: place, required: isRequired = false } = parameter;
    const schema = resolveRef<SchemaObject>(contract, parameter.schema ?? {});
    const type = `NonNullable<contract.operations["${operation.operationId}"]["parameters"]["${place}"]>["${name}"]`;
    const { separator } = toParameter(contract, parameter);
    return { name, place, type, isRequired, schema, separator, facts: parameter, path: parameter.place };
  });
  const inputs = [...parameters, ...listBodyInputs(contract, row)];
  for (const [index, { name, place, path = row.place }] of inputs.entries()) {
    const other = inputs.slice(0, index).find((input) => input.name === name);
    const message = `"${name}" is in the ${other?.place} and in the ${place}; the client's method takes both in one object, so rename one`;
    if (other) throw new ContractFault(place === "body" ? (other.path ?? path) : path, message);
  }
  return inputs;
}

/** Lists the properties of the body; if it is not an object with properties, the input `body` is the whole of it. */
function listBodyInputs(contract: Contract, { requestBody }: OperationEntry): Input[] {
  const content = chooseContent(requestBody?.content)?.[1].schema;
  if (!requestBody || content?.$ref === undefined) return []; // toRow refuses a schema in its place
  const name = getRefName(content);
  const schema = resolveRef<SchemaObject>(contract, content);
  const isRequired = requestBody.required ?? false;
  const properties = listProperties(contract, schema);
  if (!isRequired || properties.length === 0)
    return [
      { name: "body", place: "body", isWholeBody: true, type: `contract.${name}`, isRequired, schema, facts: schema },
    ];
  return properties.map(([property, declared, isRequired]) => {
    const schema = resolveRef<SchemaObject>(contract, declared);
    const separator = schema["x-scopes-of"] === undefined ? undefined : " ";
    const type = `contract.${name}["${property}"]`;
    return { name: property, place: "body", type, isRequired, schema, separator, facts: { ...schema, ...declared } };
  });
}

/** Lists name, schema and necessity of the properties of an object, inherited ones of `allOf` included. */
function listProperties(contract: Contract, schema: SchemaObject): (readonly [string, SchemaObject, boolean])[] {
  const { allOf = [], properties = {}, required = [] } = schema;
  const inherited = allOf.flatMap((part) => listProperties(contract, resolveRef<SchemaObject>(contract, part)));
  const own = Object.entries(properties).map(([name, value]) => [name, value, required.includes(name)] as const);
  return [...inherited, ...own];
}

/** Chooses JSON if the contract offers it, otherwise the first media type. */
function chooseContent<Value>(content: Record<string, Value> = {}): [string, Value] | undefined {
  const entries = Object.entries(content);
  return entries.find(([mediaType]) => mediaType.endsWith("json")) ?? entries[0];
}

/** A required constant has one value, so the client fills it in. */
const isFilledIn = ({ isRequired, schema }: Input): boolean => isRequired && schema.const !== undefined;
const isScopeList = ({ schema }: Input): boolean => schema["x-scopes-of"] !== undefined;

function declareParameters(contract: Contract, { operation }: OperationEntry, inputs: Input[]): string {
  const properties = inputs
    .filter((input) => !isFilledIn(input))
    .map((input) => {
      const type = isScopeList(input) ? "readonly Scope[] | string" : input.type;
      const [mark, end] = input.isRequired ? ["", ""] : ["?", " | undefined"];
      const fallback = input.schema.default === undefined ? "" : `@default ${JSON.stringify(input.schema.default)}`;
      return `${comment([describe(contract, input.facts), fallback, markDeprecated(input.facts)], "  ")}  readonly ${quoteName(input.name)}${mark}: ${type}${end};\n`;
    });
  return `/** Parameters of \`${operation.operationId}\`. */\nexport interface ${toTypeName(operation)} {\n${properties.join("")}}\n`;
}

function declareOperation(contract: Contract, { operation, responses }: OperationEntry): string {
  const { operationId, "x-pagination": pagination } = operation;
  const refusals = Object.entries(responses).filter(([status]) => !isSuccess(status));
  const successes = listSuccesses(responses).map(toBodyType);
  const failures = refusals.map(([, response]) => toBodyType(response));
  const item = pagination ? `\n    item: ${unite(successes)}["${pagination.items}"][number];` : "";
  const throws = refusals.map(
    ([status, response]) => `@throws ApiError for ${status}: ${oneLine(response.description)}`,
  );
  return `${comment([`${operation.summary}.`, describe(contract, operation), ...throws, markDeprecated(operation)], "  ")}  ${operationId}: {
    parameters: ${toTypeName(operation)};
    success: ${unite(successes)};
    failures: ${unite(failures)};${item}
  };
`;
}

const isSuccess = (status: string): boolean => status.startsWith("2");
const listSuccesses = (responses: OperationEntry["responses"]): Response[] =>
  Object.entries(responses).flatMap(([status, response]) => (isSuccess(status) ? response : []));
const unite = (types: string[]): string => [...new Set(types)].join(" | ") || "undefined";
const toTypeName = ({ operationId }: Operation): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Parameters`;

function toBodyType({ content }: Response): string {
  const [, body] = chooseContent(content) ?? [];
  return body ? `contract.${getRefName(body.schema)}` : "undefined";
}

/** Projects a row of the operation table to the facts that the client needs. */
function toClientOperation(contract: Contract, entry: OperationEntry, inputs: Input[]) {
  const { id, method, path, section, security } = toRow(contract, entry);
  const { operation, requestBody, responses } = entry;
  const places = Object.groupBy(inputs, ({ place }) => place);
  const [mediaType] = chooseContent(requestBody?.content) ?? [];
  const { securitySchemes } = contract.components;
  const isTokenUrl = ({ flows }: SecurityScheme) => flows?.clientCredentials?.tokenUrl === path;
  return omitEmpty({
    id,
    method,
    path,
    section,
    security: listAlternatives(security),
    issuesToken: Object.values(securitySchemes).some(isTokenUrl),
    isIdempotent: operation["x-idempotent"] ?? IDEMPOTENT_METHODS.includes(entry.method),
    inputs: mapValues(places, (_, each = []) => each.map(({ name }) => name)),
    constants: Object.fromEntries(inputs.filter(isFilledIn).map(({ name, schema }) => [name, schema.const])),
    integers: Object.fromEntries(
      inputs
        .filter(({ schema }) => schema.type === "integer")
        .map(({ name, schema }) => [name, schema.minimum ?? Number.MIN_SAFE_INTEGER]),
    ),
    separators: Object.fromEntries(inputs.flatMap(({ name, separator }) => (separator ? [[name, separator]] : []))),
    mediaType,
    isWholeBody: inputs.some((input) => input.isWholeBody),
    success: describeSuccess(contract, responses),
    goneStatus: operation["x-gone-status"],
    pagination: operation["x-pagination"],
  });
}

/** Lists the schemes of each alternative. Alternatives that differ in their scopes are one. */
function listAlternatives(security: Record<string, string[]>[]): string[][] {
  const bySchemes = new Map(security.map((alternative) => [Object.keys(alternative).join(), Object.keys(alternative)]));
  return [...bySchemes.values()];
}

/** Omits properties that are false or have nothing in them, because the table is part of each bundle of the client. */
function omitEmpty(row: Record<string, unknown>) {
  const isEmpty = (value: unknown) => !value || (typeof value === "object" && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)));
}

/** @throws ContractFault if `x-pagination` names a parameter or a property that does not exist. */
export function checkPagination(contract: Contract, { place, operation, parameters, responses }: OperationEntry): void {
  const pages = operation["x-pagination"];
  if (!pages) return;
  const list = (schema: SchemaObject | Ref = {}) =>
    listProperties(contract, resolveRef<SchemaObject>(contract, schema));
  const [, body] = listSuccesses(responses).flatMap(({ content }) => [chooseContent(content) ?? []])[0] ?? [];
  const page = new Map(list(body?.schema).map(([name, schema]) => [name, schema]));
  const item = resolveRef<SchemaObject>(contract, page.get(pages.items)?.items ?? {});
  const [variant = item] = item.oneOf ?? item.anyOf ?? [];
  const cursors = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const [inPage, inItem] = [[...page.keys()], list(variant).map(([name]) => name)];
  const known = { cursor: cursors, items: inPage, more: inPage, next: inPage, id: inItem };
  for (const [key, names] of Object.entries(known)) {
    const name = pages[key as keyof typeof known];
    const message = `"${name}" is not a name for \`${key}\`; ${suggest(name, names)}`;
    if (!names.includes(name)) throw new ContractFault([...place, "x-pagination", key], message);
  }
}

/** Returns how to read a success. `lists`: required properties that are lists of objects, which callers iterate. */
function describeSuccess(contract: Contract, responses: OperationEntry["responses"]) {
  const contents = listSuccesses(responses).map(({ content }) => chooseContent(content));
  const [, body] = contents.find((content) => content !== undefined) ?? [];
  if (!body) return { format: "nothing" };
  const properties = listProperties(contract, resolveRef<SchemaObject>(contract, body.schema));
  const lists = properties.filter(([, schema, isRequired]) => isRequired && isListOfObjects(contract, schema));
  return omitEmpty({
    format: "json",
    isObject: properties.length > 0,
    lists: lists.map(([name]) => name),
    mayBeEmpty: contents.includes(undefined),
  });
}

function isListOfObjects(contract: Contract, { type, items }: SchemaObject): boolean {
  const item = resolveRef<SchemaObject>(contract, items ?? {});
  return type === "array" && (item.type === "object" || item.discriminator !== undefined);
}

/** Describes an operation or a parameter in words, with the section of the document. */
function describe({ "x-assumptions": questions = {} }: Contract, facts: Annotated): string {
  const assumptions = [facts["x-assumption"] ?? []].flat();
  return [
    oneLine(facts.description ?? ""),
    facts["x-section"] ? `Section ${facts["x-section"]} of the interface document.` : "",
    ...assumptions.map(
      (id) => `Assumed: ${oneLine(questions[id]?.question ?? "")} (entry ${id} of docs/assumptions.md).`,
    ),
  ]
    .filter(Boolean)
    .join(" ");
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
