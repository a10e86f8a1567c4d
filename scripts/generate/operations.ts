import { mapValues, type SchemaObject, type SecurityScheme } from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import type {
  BodyRow,
  HeaderRow,
  OperationRow,
  ParameterRow,
  ResolvedContract,
  ResponseRow,
} from "./resolve-contract.ts";
import { findProvenance } from "./sources.ts";

/** Returns the source of `generated/operations.ts`: a row for each operation, and how each credential is sent. */
export function generateOperations(contract: ResolvedContract): string {
  const rows = contract.operations.map((row) => [row.operation.operationId, toTableRow(contract, row)]);
  const credentials = Object.entries(contract.securitySchemes).map(([name, scheme]) => {
    const { assumption } = findProvenance(contract.document, scheme, "", "header");
    return [name, { ...toCredential(scheme), assumption }] as const;
  });
  const collect = (fact: "header" | "prefix" | "assumption") =>
    toSource(Object.fromEntries(credentials.map(([name, credential]) => [name, credential[fact]])));
  return `export const operations = ${toSource(Object.fromEntries(rows))}

/** Header that carries the credential of each security scheme (§5.1). */
export const securityHeaders = ${collect("header")}

/** Prefix of each credential that has one: \`Bearer\` before a token. */
export const securityPrefixes = ${collect("prefix")}

/** The assumption that gives the header of a scheme. */
export const assumedHeaders = ${collect("assumption")}
`;
}

function toSource(value: unknown): string {
  return `${JSON.stringify(value, null, 2)} as const;`;
}

/** Returns the row of an operation. @throws ContractFault if the contract says something that is not supported. */
export function toTableRow(contract: ResolvedContract, row: OperationRow) {
  const { path, method, operation, security, parameters, requestBody, responses } = row;
  const { operationId: id, "x-section": section = "" } = operation;
  const paths = listServedPaths(row);
  return {
    id,
    method: method.toUpperCase(),
    path,
    ...(paths.join() !== path && paths.length > 0 && { paths }),
    section,
    // No requirement at all is one alternative without a credential.
    security: security.length === 0 ? [{}] : security,
    parameters: parameters.map((parameter) => toParameter(contract, parameter)),
    ...(requestBody && { requestBody: toBody(contract, requestBody) }),
    responses: mapValues(responses, (status, response) => toResponse(contract, id, status, response)),
  };
}

/** Returns the facts of a request body. @throws ContractFault if it is not supported. */
export function toBody(contract: ResolvedContract, body: BodyRow) {
  return { required: body.required, content: toContent(contract, body, [FORM, JSON_TYPE]) };
}

/** Returns the facts of a response. @throws ContractFault if it is not supported. */
export function toResponse(contract: ResolvedContract, id: string, status: string, response: ResponseRow) {
  const { place, headers, content, "x-section": section } = response;
  const { assumption } = findProvenance(contract.document, response, "", "status");
  const inHeaders = mapValues(headers, (name, header) => toHeader(contract, [...place, "headers", name], name, header));
  return {
    section,
    ...(assumption && { assumption }),
    ...(Object.keys(headers).length > 0 && { headers: inHeaders }),
    ...(hasCheckedHeaders(response) && { headerSchema: nameHeaderSchema(id, status) }),
    ...(content.length > 0 && { content: toContent(contract, response, [JSON_TYPE]) }),
  };
}

/** Lists the paths that the service answers: those of the operation, below the path of each server. */
function listServedPaths({ path, servers, operation }: OperationRow): string[] {
  const { "x-path-alternatives": alternatives = [] } = operation;
  const basePaths = new Set(servers.map(({ url }) => /^(?:[^/]*\/\/[^/]+)?(.*?)\/?$/.exec(url)?.[1] ?? ""));
  return [...basePaths].flatMap((basePath) => [path, ...alternatives].map((each) => `${basePath}${each}`));
}

/** Describes a header: the value that our service sends if it is always the same, and its schema if it is more than text. */
function toHeader(contract: ResolvedContract, place: Path, name: string, header: HeaderRow) {
  const { schema: declared, required = false } = header;
  const { const: constant = null, default: value = constant } = declared;
  const schema = isAnyText(header) ? undefined : toFieldSchema(contract, place, `the header ${name}`, declared);
  return { ...(value !== null && { value: String(value) }), ...(required && { required }), ...(schema && { schema }) };
}

/** Creates a schema of the headers of each response that are more than text, by the name that `headerSchema` has. */
export function createHeaderSchemas({ operations }: ResolvedContract): [string, SchemaObject][] {
  return operations.flatMap(({ operation, responses }) =>
    Object.entries(responses)
      .filter(([, response]) => hasCheckedHeaders(response))
      .map(([status, response]): [string, SchemaObject] => {
        const properties = mapValues(response.headers, (_, header): SchemaObject => {
          const { schema, "x-section": section = response["x-section"], "x-assumption": assumption } = header;
          return { ...schema, "x-section": section, ...(assumption !== undefined && { "x-assumption": assumption }) };
        });
        return [nameHeaderSchema(operation.operationId, status), { type: "object", properties }];
      }),
  );
}

const nameHeaderSchema = (id: string, status: string): string => `${id}${status}Headers`;

function hasCheckedHeaders({ headers }: ResponseRow): boolean {
  return Object.values(headers).some((header) => !isAnyText(header));
}

/** True if a header accepts every text. */
function isAnyText({ schema: { description: _, ...conditions } }: HeaderRow): boolean {
  return Object.entries(conditions).every(([keyword, value]) => keyword.startsWith("x-") || value === "string");
}

/** Returns the facts of a parameter. @throws ContractFault if it is not supported. */
export function toParameter(contract: ResolvedContract, parameter: ParameterRow) {
  const { name, in: where, required = false, schema: declared, place } = parameter;
  if (where === "path" && !required)
    throw new ContractFault(place, `the parameter ${name} is part of the path, so it must have \`required: true\``);
  const style = parameter.style ?? (where === "query" ? "form" : "simple");
  const schema = toFieldSchema(contract, place, `the parameter ${name}`, declared);
  const isJoined = schema.type === "array" && !(style === "form" && (parameter.explode ?? true));
  return { name, in: where, required, schema, ...(isJoined && { separator: "," }) };
}

/** Returns the schema of a value that is sent as text. Its type says how the text is read. */
function toFieldSchema(contract: ResolvedContract, place: Path, subject: string, declared: SchemaObject): SchemaObject {
  const { description: _, "x-section": __, ...schema } = contract.resolve(declared);
  const type = [schema.type ?? typeof (schema.const ?? schema.enum?.[0])].flat().find((name) => name !== "null");
  if (type === undefined || type === "undefined" || type === "object")
    throw new ContractFault(
      place,
      `${subject} is sent as text, so its \`type\` must be string, integer, number, boolean, or an array of those`,
    );
  if (type !== "array") return { ...schema, type };
  return { ...schema, type, items: toFieldSchema(contract, place, `each item of ${subject}`, schema.items ?? {}) };
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

function toContent(
  contract: ResolvedContract,
  { place, content }: BodyRow | ResponseRow,
  supported: readonly string[],
) {
  const entries = content.map(({ mediaType, component }) => {
    const kind = mediaType.endsWith("+json") ? JSON_TYPE : mediaType;
    if (!supported.includes(kind)) {
      const message = `only ${JSON_TYPE}, and ${FORM} in a request, are supported; remove this media type`;
      throw new ContractFault([...place, "content", mediaType], message);
    }
    const fields = kind === FORM ? { fields: toFields(contract, component) } : {};
    return [mediaType, { schema: component, ...fields }] as const;
  });
  return Object.fromEntries(entries);
}

/** Lists the fields of a form whose text is not the value; every other field is text. */
function toFields(contract: ResolvedContract, component: string) {
  const place = ["components", "schemas", component, "properties"];
  const { properties = {} } = contract.resolveComponent(component);
  return Object.entries(properties)
    .map(([name, schema]) => {
      return { name, schema: toFieldSchema(contract, [...place, name], `the field ${name}`, schema) };
    })
    .filter(({ schema }) => schema.type !== "string");
}

/** Returns the header that carries a credential, and the word before it; the lint refuses credentials in other places. */
function toCredential({ type, name = "", scheme = "bearer" }: SecurityScheme): { header: string; prefix?: string } {
  if (type === "apiKey") return { header: name };
  return { header: "Authorization", prefix: scheme.charAt(0).toUpperCase() + scheme.slice(1) };
}
