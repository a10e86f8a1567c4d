import {
  type Content,
  type Contract,
  getComponentName,
  type Header,
  listOperations,
  mapValues,
  type OperationEntry,
  type PlacedParameter,
  type Ref,
  type Response,
  resolveRef,
  type SchemaObject,
  type SecurityScheme,
} from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { findProvenance } from "./provenance.ts";

/** Returns the source of `generated/operations.ts`: a row for each operation, and how each credential is sent. */
export function generateOperations(contract: Contract): string {
  const rows = listOperations(contract).map((entry) => [entry.operation.operationId, toRow(contract, entry)]);
  const schemes = Object.entries(contract.components.securitySchemes);
  const credentials = schemes.map(([name, value]) => {
    const scheme = resolveRef<SecurityScheme>(contract, value);
    const { assumption } = findProvenance(contract, scheme, "", "header");
    return [name, { ...toCredential(["components", "securitySchemes", name], scheme), assumption }] as const;
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
export function toRow(contract: Contract, entry: OperationEntry) {
  const { path, method, place, operation, parameters, requestBody, responses, servers } = entry;
  const { operationId: id, "x-path-alternatives": alternatives = [], "x-section": section = "" } = operation;
  const basePaths = [...new Set(servers.map(({ url }) => /^(?:[^/]*\/\/[^/]+)?(.*?)\/?$/.exec(url)?.[1] ?? ""))];
  const paths = basePaths.flatMap((basePath) => [path, ...alternatives].map((each) => `${basePath}${each}`));
  const { security = [] } = operation;
  return {
    id,
    method: method.toUpperCase(),
    path,
    ...(paths.join() !== path && paths.length > 0 && { paths }),
    section,
    // No requirement at all is one alternative without a credential.
    security: security.length === 0 ? [{}] : sortAlternatives(security),
    parameters: parameters.map((parameter) => toParameter(contract, parameter)),
    ...(requestBody && {
      requestBody: {
        required: requestBody.required ?? false,
        content: toContent(contract, [...place, "requestBody"], requestBody.content, [FORM, JSON_TYPE]),
      },
    }),
    responses: mapValues(responses, (status, response) => {
      const { headers, content, "x-section": section } = response;
      const { assumption } = findProvenance(contract, response, "", "status");
      return {
        section,
        ...(assumption && { assumption }),
        ...(headers && { headers: mapValues(headers, (name, header) => toHeader(contract, place, name, header)) }),
        ...(hasCheckedHeaders(contract, response) && { headerSchema: nameHeaderSchema(id, status) }),
        ...(content && { content: toContent(contract, [...place, "responses", status], content, [JSON_TYPE]) }),
      };
    }),
  };
}

/** Sorts the alternatives and their schemes: their order in the contract means nothing. */
function sortAlternatives(security: readonly Record<string, string[]>[]): Record<string, string[]>[] {
  const byName = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1);
  const sorted = security.map((alternative) => Object.fromEntries(Object.entries(alternative).sort(byName)));
  return sorted.sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}

/** Returns the value of a header that has only one, whether a response must have it, and its schema if it is more than text. */
function toHeader(contract: Contract, place: Path, name: string, header: Ref | Header) {
  const { schema: declared = {}, required = false } = resolveRef<Header>(contract, header);
  const { const: value } = resolveRef<SchemaObject>(contract, declared);
  const schema = isAnyText(contract, declared)
    ? undefined
    : toFieldSchema(contract, place, `the header ${name}`, declared);
  return { ...(value !== undefined && { value }), ...(required && { required }), ...(schema && { schema }) };
}

/** Creates a schema of the headers of each response that are more than text, by the name that `headerSchema` has. */
export function createHeaderSchemas(contract: Contract): [string, SchemaObject][] {
  return listOperations(contract).flatMap(({ operation, responses }) =>
    Object.entries(responses).flatMap(([status, response]): [string, SchemaObject][] => {
      if (!hasCheckedHeaders(contract, response)) return [];
      const properties = mapValues(response.headers ?? {}, (_, header) => {
        const { schema, "x-section": section, "x-assumption": assumption } = resolveRef<Header>(contract, header);
        return { ...schema, "x-section": section ?? response["x-section"], "x-assumption": assumption } as SchemaObject;
      });
      return [[nameHeaderSchema(operation.operationId, status), { type: "object", properties }]];
    }),
  );
}

const nameHeaderSchema = (id: string, status: string): string => `${id}${status}Headers`;

function hasCheckedHeaders(contract: Contract, { headers = {} }: Response): boolean {
  return Object.values(headers).some(
    (header) => !isAnyText(contract, resolveRef<Header>(contract, header).schema ?? {}),
  );
}

/** True if a header accepts every text. */
function isAnyText(contract: Contract, schema: SchemaObject): boolean {
  const { description: _, ...conditions } = resolveRef<SchemaObject>(contract, schema);
  return Object.entries(conditions).every(([keyword, value]) => keyword.startsWith("x-") || value === "string");
}

/** The separator of the items of a list, by `style`; a list without one repeats its name. */
const SEPARATORS: Readonly<Record<string, string>> = {
  form: ",",
  simple: ",",
  spaceDelimited: " ",
  pipeDelimited: "|",
};

/** Returns the facts of a parameter. @throws ContractFault if it is not supported. */
export function toParameter(contract: Contract, parameter: PlacedParameter) {
  const { name, in: where, required = false, schema: declared = {}, place } = parameter;
  if (where === "path" && !required)
    throw new ContractFault(place, `the parameter ${name} is part of the path, so it must have \`required: true\``);
  const schema = toFieldSchema(contract, place, `the parameter ${name}`, declared);
  const style = parameter.style ?? (where === "query" ? "form" : "simple");
  const isJoined = schema.type === "array" && !(style === "form" && (parameter.explode ?? true));
  return { name, in: where, required, schema, ...(isJoined && { separator: SEPARATORS[style] }) };
}

/** Returns the schema of a value that is sent as text. Its type says how the text is read. */
function toFieldSchema(contract: Contract, place: Path, subject: string, declared: SchemaObject): SchemaObject {
  const { description: _, "x-section": __, ...schema } = resolveRef<SchemaObject>(contract, declared);
  const type = [schema.type ?? typeof (schema.const ?? schema.enum?.[0])].flat().find((name) => name !== "null");
  if (type === undefined || type === "undefined" || type === "object")
    throw new ContractFault(
      place,
      `${subject} is sent as text, so its \`type\` must be string, integer, number, boolean, or an array of those`,
    );
  const items = type === "array" && toFieldSchema(contract, place, `each item of ${subject}`, schema.items ?? {});
  return { ...schema, type, ...(items && { items }) };
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

function toContent(contract: Contract, place: Path, content: Content, supported: readonly string[]) {
  return mapValues(content, (mediaType, value) => {
    const kind = mediaType.endsWith("+json") ? JSON_TYPE : mediaType;
    if (!supported.includes(kind))
      throw new ContractFault(
        [...place, "content", mediaType],
        `"${mediaType}" is not supported; one of ${supported.join(", ")}`,
      );
    const name = getComponentName(value.schema);
    if (name === undefined)
      throw new ContractFault(
        [...place, "content", mediaType, "schema"],
        "a body must be a $ref to a schema of components.schemas",
      );
    return { schema: name, ...(kind === FORM && { fields: toFields(contract, name) }) };
  });
}

/** Lists the fields of a form whose text is not the value; every other field is text. */
function toFields(contract: Contract, name: string) {
  const place = ["components", "schemas", name, "properties"];
  const { properties = {} } = contract.components.schemas[name] ?? {};
  return Object.entries(properties)
    .map(([field, schema]) => ({
      name: field,
      schema: toFieldSchema(contract, [...place, field], `the field ${field}`, schema),
    }))
    .filter(({ schema }) => schema.type !== "string");
}

/** Returns the header that carries a credential, and the word before it. */
export function toCredential(
  place: Path,
  { type, scheme, in: where, name }: SecurityScheme,
): { header: string; prefix?: string } {
  if (type === "apiKey" && where === "header" && name) return { header: name };
  if (type === "oauth2" || type === "openIdConnect") return { header: "Authorization", prefix: "Bearer" };
  if (type === "http" && scheme) {
    return { header: "Authorization", prefix: `${scheme.slice(0, 1).toUpperCase()}${scheme.slice(1).toLowerCase()}` };
  }
  throw new ContractFault(place, "only credentials in a header are supported");
}
