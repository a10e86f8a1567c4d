import { securityHeaders } from "../../src/contract/operations.ts";
import {
  type Content,
  type Contract,
  mapValues,
  type Operation,
  type OperationEntry,
  type Parameter,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";

/** The values of a sample: the placeholders of the document, or real values if a test runs it. */
export interface SampleValues {
  baseUrl: string;
  /** Header name to value, for both key pairs and the token. */
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
  [securityHeaders["X-Service-OAuth"]]: "Bearer <ACCESS_TOKEN>",
};

/** Creates a request of an operation from the examples of the contract. */
export function createSampleRequest(
  contract: Contract,
  entry: OperationEntry,
  { baseUrl, credentials, parameters = {} }: SampleValues,
): SampleRequest {
  const { method, path, operation } = entry;
  const findExample = (parameter: Parameter) =>
    parameters[parameter.name] ?? (parameter as { example?: string }).example ?? "";
  const list = (place: string) =>
    Object.fromEntries(
      entry.parameters
        // A cursor comes from an earlier response; a first request does not have one.
        .filter((parameter) => parameter.in === place && !parameter.name.startsWith("starting_after"))
        .map((parameter) => [parameter.name, findExample(parameter)]),
    );
  const [inPath, query, headerParameters] = [toTexts(list("path")), list("query"), list("header")];
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(inPath[name] ?? ""));
  const search = new URLSearchParams(toTexts(query)).toString();
  const body = createBody(contract, entry, parameters);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    url: `${baseUrl}${filled}${search && `?${search}`}`,
    headers: {
      ...sampleHeaders(contract, operation, credentials),
      ...toTexts(headerParameters),
      ...(body.json && { "Content-Type": JSON_TYPE }),
    },
    headerParameters,
    path: inPath,
    query,
    ...body,
  };
}

function toTexts(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return mapValues(values, (_, value) => String(value));
}

function sampleHeaders(contract: Contract, { security = [] }: Operation, credentials: Record<string, string>) {
  const { securitySchemes } = contract.components;
  // Only the scheme of a token has no name of a header.
  const names = Object.keys(security[0] ?? {}).map(
    (scheme) => securitySchemes[scheme]?.name ?? securityHeaders["X-Service-OAuth"],
  );
  return Object.fromEntries(names.map((name) => [name, credentials[name] ?? ""]));
}

export const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

type Body = Pick<SampleRequest, "form" | "json" | "fixedFields">;

/** Returns the first example of a body. */
export function getExample({ examples = {} }: Content[string]): Record<string, string> {
  const [example] = Object.values(examples);
  return (example?.value ?? {}) as Record<string, string>;
}

function createBody(contract: Contract, { requestBody }: OperationEntry, values: Record<string, string>): Body {
  const { [FORM_TYPE]: form, [JSON_TYPE]: json } = requestBody?.content ?? {};
  const content = form ?? json;
  if (!content) return { fixedFields: [] };
  const { properties = {} } = resolveRef<SchemaObject>(contract, content.schema);
  const fields = mapValues(getExample(content), (name, value) => values[name] ?? value);
  const fixedFields = Object.keys(fields).filter((name) => Object.hasOwn(Object(properties[name]), "const"));
  return { ...(form ? { form: fields } : { json: fields }), fixedFields };
}
