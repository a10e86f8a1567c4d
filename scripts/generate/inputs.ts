import type { Annotated, SchemaObject } from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { toParameter } from "./operations.ts";
import type { ContentRow, OperationRow, ResolvedContract, ResponseRow } from "./resolve-contract.ts";

/** A property of the object that a method of the client takes. */
export interface Input {
  readonly name: string;
  /** The part of the request that carries it. */
  readonly place: "path" | "query" | "header" | "body";
  readonly type: string;
  readonly isRequired: boolean;
  readonly schema: SchemaObject;
  /** Separator of the items if an array is sent as one text. */
  readonly separator?: string | undefined;
  /** True if it is the body, not one of its properties. */
  readonly isWholeBody?: boolean;
  /** The path of a parameter in the contract. */
  readonly path?: Path;
  readonly facts: Annotated;
}

/** Lists path, query, header and body properties. @throws ContractFault if two of them have the same name. */
export function listInputs(contract: ResolvedContract, row: OperationRow): Input[] {
  const inputs = [
    ...row.parameters.map((parameter) => toInput(contract, row, parameter)),
    ...listBodyInputs(contract, row),
  ];
  for (const [index, { name, place, path = row.place }] of inputs.entries()) {
    const other = inputs.slice(0, index).find((input) => input.name === name);
    const message = `"${name}" is in the ${other?.place} and in the ${place}; the client's method takes both in one object, so rename one`;
    if (other) throw new ContractFault(place === "body" ? (other.path ?? path) : path, message);
  }
  return inputs;
}

function toInput(
  contract: ResolvedContract,
  { operation }: OperationRow,
  parameter: OperationRow["parameters"][number],
): Input {
  const { name, in: place, required: isRequired = false, schema } = parameter;
  const type = `NonNullable<contract.operations["${operation.operationId}"]["parameters"]["${place}"]>["${name}"]`;
  const { separator } = toParameter(contract, parameter);
  return { name, place, type, isRequired, schema, separator, facts: parameter, path: parameter.place };
}

/** Lists the properties of the body; if it is not an object with properties, the input `body` is the whole of it. */
function listBodyInputs({ resolve }: ResolvedContract, { requestBody }: OperationRow): Input[] {
  const { component = "", schema = {} } = chooseContent(requestBody?.content) ?? {};
  if (!requestBody || component === "") return [];
  const { properties, required = [] } = schema;
  if (!requestBody.required || properties === undefined) {
    const { required: isRequired } = requestBody;
    const type = `contract.${component}`;
    return [{ name: "body", place: "body", isWholeBody: true, type, isRequired, schema, facts: schema }];
  }
  return Object.entries(properties).map(([name, declared]) => {
    const property = resolve(declared);
    const separator = property["x-scopes-of"] === undefined ? undefined : " ";
    const type = `contract.${component}["${name}"]`;
    const isRequired = required.includes(name);
    return { name, place: "body", type, isRequired, schema: property, separator, facts: property };
  });
}

/** Chooses JSON if the contract offers it, otherwise the first media type. */
export function chooseContent(content: readonly ContentRow[] = []): ContentRow | undefined {
  return content.find(({ mediaType }) => mediaType.endsWith("json")) ?? content[0];
}

/** True if the client fills an input in: a required constant has one value. */
export function isFilledIn({ isRequired, schema }: Input): boolean {
  return isRequired && schema.const !== undefined;
}

/** True if a status is a success. */
export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** Lists the responses of an operation that are successes. */
export function listSuccesses({ responses }: OperationRow): ResponseRow[] {
  return Object.entries(responses).flatMap(([status, response]) => (isSuccess(status) ? response : []));
}
