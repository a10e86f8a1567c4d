import { securityHeaders } from "../../src/contract/operations.ts";
import {
  type Contract,
  type Operation,
  type OperationEntry,
  type Parameter,
  type RequestBody,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";

/** The values of a sample: the placeholders of the document, or real values if a test runs it. */
export interface SampleValues {
  baseUrl: string;
  /** Header name to value, for both key pairs. */
  credentials: Record<string, string>;
  /** Parameter or form field name to value, replaces the contract's example. */
  parameters?: Record<string, string>;
}

/** A request of one operation, with its first way to authenticate. */
export interface SampleRequest {
  operationId: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  path: Record<string, string>;
  query: Record<string, string | number>;
  /** Fields of the form. Absent if the operation has no body. */
  form?: Record<string, string>;
  /** Fields of the form with a single possible value, which the caller does not pass. */
  fixedFields: string[];
}

/** The document's placeholders for credentials (§5.1). */
export const PLACEHOLDERS: Record<string, string> = {
  [securityHeaders.ApplicationId]: "<APP_ID>",
  [securityHeaders.ApplicationToken]: "<APP_TOKEN>",
  [securityHeaders.ManagementId]: "<MANAGEMENT_ID>",
  [securityHeaders.ManagementToken]: "<MANAGEMENT_TOKEN>",
};

/** Creates a request of an operation from the examples of the contract. */
export function createSampleRequest(
  contract: Contract,
  { method, path, operation, parameters: known }: OperationEntry,
  { baseUrl, credentials, parameters = {} }: SampleValues,
): SampleRequest {
  const findExample = (parameter: Parameter) =>
    parameters[parameter.name] ?? (parameter as { example?: string }).example;
  const inPath = known.filter((parameter) => parameter.in === "path");
  // A cursor comes from an earlier response; a first request does not have one.
  const inQuery = known.filter(({ in: place, name }) => place === "query" && !name.startsWith("starting_after"));
  const filled = inPath.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(String(findExample(parameter)))),
    path,
  );
  const query = Object.fromEntries(inQuery.map((parameter) => [parameter.name, findExample(parameter) ?? ""]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    url: `${baseUrl}${filled}${search === "" ? "" : `?${search}`}`,
    headers: sampleHeaders(contract, operation, credentials),
    path: Object.fromEntries(inPath.map((parameter) => [parameter.name, String(findExample(parameter))])),
    query,
    ...sampleForm(contract, operation, parameters),
  };
}

function sampleHeaders(contract: Contract, { security = [] }: Operation, credentials: Record<string, string>) {
  const names = Object.keys(security[0] ?? {}).map((scheme) => contract.components.securitySchemes[scheme]?.name ?? "");
  return Object.fromEntries(names.map((name) => [name, credentials[name] ?? ""]));
}

function sampleForm(contract: Contract, { requestBody }: Operation, values: Record<string, string>) {
  const { content: contents } = requestBody ? resolveRef<RequestBody>(contract, requestBody) : { content: {} };
  const content = contents["application/x-www-form-urlencoded"] as
    | { schema: { $ref: string }; examples: Record<string, { value: Record<string, string> }> }
    | undefined;
  if (!content) return { fixedFields: [] };
  const schema = resolveRef<{ properties: Record<string, SchemaObject> }>(contract, content.schema);
  const example = Object.values(content.examples)[0]?.value ?? {};
  const isFixed = (name: string) => Object.hasOwn(Object(schema.properties[name]), "const");
  return {
    form: Object.fromEntries(Object.entries(example).map(([name, value]) => [name, values[name] ?? value])),
    fixedFields: Object.keys(example).filter(isFixed),
  };
}
