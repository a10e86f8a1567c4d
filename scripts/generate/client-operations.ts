import { mapValues, type SchemaObject } from "./contract.ts";
import { chooseContent, isFilledIn, listInputs, listSuccesses } from "./inputs.ts";
import { toTableRow } from "./operations.ts";
import type { OperationRow, ResolvedContract } from "./resolve-contract.ts";

/** Returns the source of `generated/client-operations.ts`: the facts of each operation that a client needs at run time. */
export function generateClientOperations(contract: ResolvedContract): string {
  const rows = contract.operations.map((row) => [row.operation.operationId, toClientOperation(contract, row)]);
  return `export const clientOperations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;
`;
}

/** Projects a row of the operation table to the facts that the client needs. */
function toClientOperation(contract: ResolvedContract, row: OperationRow) {
  const { id, method, path, section, security } = toTableRow(contract, row);
  const { operation, requestBody, isIdempotent } = row;
  const inputs = listInputs(contract, row);
  const places = Object.groupBy(inputs, ({ place }) => place);
  const integers = inputs.filter(({ schema }) => schema.type === "integer");
  const schemes = Object.values(contract.securitySchemes);
  return omitEmpty({
    id,
    method,
    path,
    section,
    security: listAlternatives(security),
    issuesToken: schemes.some(({ flows }) => flows?.clientCredentials?.tokenUrl === path),
    isIdempotent,
    inputs: mapValues(places, (_, each = []) => each.map(({ name }) => name)),
    constants: Object.fromEntries(inputs.filter(isFilledIn).map(({ name, schema }) => [name, schema.const])),
    integers: Object.fromEntries(integers.map(({ name, schema }) => [name, schema.minimum ?? Number.MIN_SAFE_INTEGER])),
    separators: Object.fromEntries(inputs.flatMap(({ name, separator }) => (separator ? [[name, separator]] : []))),
    mediaType: chooseContent(requestBody?.content)?.mediaType,
    isWholeBody: inputs.some((input) => input.isWholeBody),
    success: describeSuccess(contract, row),
    goneStatus: operation["x-gone-status"],
    pagination: operation["x-pagination"],
  });
}

/** Lists the schemes of each alternative. Alternatives that differ in their scopes are one. */
function listAlternatives(security: OperationRow["security"]): string[][] {
  const bySchemes = new Map(security.map((alternative) => [Object.keys(alternative).join(), Object.keys(alternative)]));
  return [...bySchemes.values()];
}

/** Omits properties that are false or have nothing in them, because the table is part of each bundle of the client. */
function omitEmpty(row: Record<string, unknown>) {
  const isEmpty = (value: unknown) => !value || (typeof value === "object" && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)));
}

/** Returns how to read a success. `lists`: required properties that are lists of objects, which callers iterate. */
function describeSuccess({ resolve }: ResolvedContract, row: OperationRow) {
  const contents = listSuccesses(row).map(({ content }) => chooseContent(content));
  const body = contents.find((content) => content !== undefined);
  if (!body) return { format: "nothing" };
  const { properties = {}, required = [] } = body.schema;
  const isListOfObjects = ({ type, items }: SchemaObject): boolean => {
    const item = resolve(items);
    return type === "array" && (item.type === "object" || item.discriminator !== undefined);
  };
  return omitEmpty({
    format: "json",
    isObject: Object.keys(properties).length > 0,
    lists: required.filter((name) => isListOfObjects(properties[name] ?? {})),
    mayBeEmpty: contents.includes(undefined),
  });
}
