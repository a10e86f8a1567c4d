import {
  assumedHeaders as assumptions,
  operations as generatedOperations,
  securityPrefixes as prefixes,
  securityHeaders,
} from "../../generated/operations.ts";
import type { Field, FieldSchema } from "./fields.ts";
import { decodePercent, parseTemplate } from "./http.ts";
import type { SchemaName } from "./validate-schema.ts";

/** operationId of an operation (section 4 of the interface document). */
export type OperationId = keyof typeof generatedOperations;

/** Security scheme of the contract (§5.1): a name that the contract does not have does not compile. */
export type SecurityScheme = keyof typeof securityHeaders;

/** A parameter of an operation. */
export interface OperationParameter extends Field {
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
}

/** A body of one media type. */
export interface BodyContent {
  readonly schema: SchemaName;
  /** The fields of a form that are not text; a body without the list is JSON. */
  readonly fields?: readonly Field[];
}

/** A header of a response: `value` if our service always sends it, `required` if every such response has it, `schema` if it is more than text. */
interface ResponseHeader {
  readonly value?: string;
  readonly required?: true;
  readonly schema?: FieldSchema;
}

/** The response that the contract documents for a status or a range of statuses. It has no body if `content` is absent. */
export interface OperationResponse {
  readonly section: string;
  /** The assumption, if the document does not name the status. */
  readonly assumption?: string;
  /** By name (S31). */
  readonly headers?: Readonly<Record<string, ResponseHeader>>;
  /** The schema of the headers that are more than text. */
  readonly headerSchema?: SchemaName;
  /** By media type. */
  readonly content?: Readonly<Record<string, BodyContent>>;
}

/** One row of the operation table. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** Path template, for example `/management/v1/projects/{projectId}/users`. */
  readonly path: string;
  /** Path templates that the service answers, with the base path of the server, if they are not only `path`. */
  readonly paths?: readonly string[];
  /** Section of the document. */
  readonly section: string;
  /** Alternatives, any of which is enough; the schemes of one alternative are needed together (§5.1). */
  readonly security: readonly { readonly [Scheme in SecurityScheme]?: readonly string[] }[];
  readonly parameters: readonly OperationParameter[];
  /** `content` is by media type. */
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, BodyContent>> };
  /** By status (`200`) or range (`4XX`). */
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

/** The operations of the contract by operationId. */
export const operations: { readonly [Id in OperationId]: Operation } = generatedOperations;

/**
 * Finds a keyword of the schema of a parameter, such as its default.
 * @throws Error if the contract does not have it.
 */
export function readParameter(id: OperationId, name: string, keyword: string): unknown {
  const parameter = operations[id].parameters.find((parameter) => parameter.name === name);
  const value = parameter?.schema[keyword];
  if (value === undefined) throw new Error(`The parameter ${name} of ${id} has no ${keyword} in the contract`);
  return value;
}

/** True if the contract has an operation with this name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

/** Finds the response that the contract documents for a status: by the status, by its range, or the default. */
export function findResponse({ responses }: Operation, status: number): OperationResponse | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

/** Returns the headers of an operation's responses to which the contract gives a value. */
export function listConstantHeaders({ responses }: Operation): Record<string, string> {
  const headers = Object.values(responses).flatMap((response) => Object.entries(response.headers ?? {}));
  return Object.fromEntries(headers.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])));
}

/**
 * Finds the content of a body by its Content-Type header, without the parameters of the header. If there is no header, it is the
 * first media type of the contract.
 */
export function findContent(
  { content = {} }: Pick<OperationResponse, "content">,
  header?: string,
): BodyContent | undefined {
  if (header === undefined) return Object.values(content)[0];
  const mediaType = header.split(";", 1)[0]?.trim().toLowerCase();
  return Object.entries(content).find(([name]) => name.toLowerCase() === mediaType)?.[1];
}

/** Says which media types a body may have. */
export function describeContent({ content = {} }: Pick<OperationResponse, "content">): string {
  return `must be sent as ${Object.keys(content).join(" or ")}`;
}

/** Header that carries the credential of each security scheme (§5.1, S05). */
export { securityHeaders };

/** The assumption that gives the header of a security scheme (S05). */
export const assumedHeaders: Readonly<Record<string, string>> = assumptions;

const securityPrefixes: Readonly<Record<string, string>> = prefixes;

/** True if an operation accepts a bearer token. */
export function takesToken({ security }: Operation): boolean {
  return security.some((alternative) => listSchemes(alternative).some((name) => securityPrefixes[name] === "Bearer"));
}

/** Lists the schemes that one alternative of an operation needs. */
export function listSchemes(alternative: Operation["security"][number]): SecurityScheme[] {
  return Object.keys(alternative) as SecurityScheme[];
}

/** Lists the alternatives of an operation whose credentials are all present; it does not verify them. */
export function satisfiedAlternatives(operation: Operation, headers: Pick<Headers, "get">): Operation["security"] {
  return operation.security.filter((alternative) =>
    listSchemes(alternative).every((scheme) => findCredential(scheme, headers) !== undefined),
  );
}

/** Returns the credential in the header of a scheme, without its prefix: `Bearer` before a token (§5.1). */
export function findCredential(scheme: SecurityScheme, headers: Pick<Headers, "get">): string | undefined {
  const value = headers.get(securityHeaders[scheme])?.trim() ?? "";
  const prefix = securityPrefixes[scheme];
  if (prefix === undefined) return value === "" ? undefined : value;
  const [word, credential, ...rest] = value.split(/ +/);
  return word?.toLowerCase() === prefix.toLowerCase() && rest.length === 0 ? credential : undefined;
}

/** An operation found by method and path, with its path parameters decoded. */
export interface OperationMatch {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

const routes = Object.values(operations)
  .flatMap((operation) =>
    (operation.paths ?? [operation.path]).map((template) => ({ operation, ...parseTemplate(template) })),
  )
  // A path without parameters precedes the templates that it also matches.
  .sort((one, other) => one.names.length - other.names.length);

/**
 * Finds the operation that a request is for.
 * @param method HTTP method, in any case.
 * @param pathname Path as it was sent, with percent-encoding and without query.
 * @param options `underAnyBase` also accepts a base path before the path of the operation, as in recorded traffic.
 */
export function matchOperation(
  method: string,
  pathname: string,
  { underAnyBase = false }: { readonly underAnyBase?: boolean } = {},
): OperationMatch | undefined {
  const wanted = method.toUpperCase();
  for (const { operation, names, pattern } of routes) {
    if (operation.method !== wanted) continue;
    const found = pattern.exec(pathname);
    if (!found || (found.index > 0 && !underAnyBase)) continue;
    return {
      operation,
      path: Object.fromEntries(names.map((name, index) => [name, decodePercent(found[index + 1] ?? "")])),
    };
  }
  return undefined;
}

/** Lists the methods that a path has an operation for, as in the header `Allow`; it is empty if no operation has the path. */
export function listAllowedMethods(pathname: string): string[] {
  const found = routes.filter(({ pattern }) => pathname.search(pattern) === 0);
  return [...new Set(found.map(({ operation }) => operation.method))];
}
