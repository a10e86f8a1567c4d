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
  /** Credentials, header parameters and the media type of a JSON body. */
  headers: Record<string, string>;
  /** Header parameters, which the caller of the client passes like the others. */
  headerParameters?: Record<string, string | number>;
  path: Record<string, string>;
  query: Record<string, string | number>;
  /** Fields of the form. Absent if the operation takes no form. */
  form?: Record<string, string>;
  /** Properties of the JSON body. Absent if the operation takes none. */
  json?: Record<string, unknown>;
  /** Fields or properties with a single possible value, which the caller does not pass. */
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
  const inHeaders = known.filter(({ in: place }) => place === "header");
  const headerParameters = Object.fromEntries(inHeaders.map((each) => [each.name, findExample(each) ?? ""]));
  const body = createBody(contract, operation, parameters);
  const headerTexts = Object.entries(headerParameters).map(([name, value]) => [name, String(value)]);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    url: `${baseUrl}${filled}${search === "" ? "" : `?${search}`}`,
    headers: {
      ...sampleHeaders(contract, operation, credentials),
      ...Object.fromEntries(headerTexts),
      ...(body.json && { "Content-Type": JSON_TYPE }),
    },
    headerParameters,
    path: Object.fromEntries(inPath.map((parameter) => [parameter.name, String(findExample(parameter))])),
    query,
    ...body,
  };
}

function sampleHeaders(contract: Contract, { security = [] }: Operation, credentials: Record<string, string>) {
  const names = Object.keys(security[0] ?? {}).map((scheme) => contract.components.securitySchemes[scheme]?.name ?? "");
  return Object.fromEntries(names.map((name) => [name, credentials[name] ?? ""]));
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

type Body = Pick<SampleRequest, "form" | "json" | "fixedFields">;

function createBody(contract: Contract, { requestBody }: Operation, values: Record<string, string>): Body {
  const { content: contents } = requestBody ? resolveRef<RequestBody>(contract, requestBody) : { content: {} };
  const content = (contents[FORM_TYPE] ?? contents[JSON_TYPE]) as
    | { schema: { $ref: string }; examples: Record<string, { value: Record<string, string> }> }
    | undefined;
  if (!content) return { fixedFields: [] };
  const schema = resolveRef<{ properties: Record<string, SchemaObject> }>(contract, content.schema);
  const example = Object.values(content.examples)[0]?.value ?? {};
  const isFixed = (name: string) => Object.hasOwn(Object(schema.properties[name]), "const");
  const fields = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, values[name] ?? value]));
  return {
    ...(contents[FORM_TYPE] ? { form: fields } : { json: fields }),
    fixedFields: Object.keys(example).filter(isFixed),
  };
}
