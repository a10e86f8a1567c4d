import {
  bearerSchemes,
  operations as generatedOperations,
  securityHeaders as headers,
} from "../../generated/operations.ts";
import type { SchemaName } from "./validate-schema.ts";

/** operationId of an operation (§4). */
export type OperationId = keyof typeof generatedOperations;

/** A path or query parameter of an operation. */
export interface OperationParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: { readonly type: string; readonly [keyword: string]: unknown };
}

/** The response that the contract documents for a status or a range of statuses. It has no body if `schema` is absent. */
export interface OperationResponse {
  readonly section: string;
  readonly mediaType?: string;
  readonly schema?: SchemaName;
}

/** One row of the operation table. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** Path template, for example `/management/v1/projects/{projectId}/users`. */
  readonly path: string;
  /** Section of the document. */
  readonly section: string;
  /** Alternatives, any of which is enough; the schemes of one alternative are needed together (§5.1). */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OperationParameter[];
  readonly requestBody?: { readonly mediaType: string; readonly schema: SchemaName };
  /** By status (`200`) or range (`4XX`). */
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

/** The operations of the contract by operationId. */
export const operations: { readonly [Id in OperationId]: Operation } = generatedOperations;

/** Whether the contract has an operation with this name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

/** Finds the response that the contract documents for a status: by the status, by its range, or the default. */
export function findResponse({ responses }: Operation, status: number): OperationResponse | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

/** Header that carries the credential of each security scheme (§5.1, S05). */
export const securityHeaders: Readonly<Record<string, string>> & typeof headers = headers;

/** Whether an operation accepts a bearer token. */
export function takesToken({ security }: Operation): boolean {
  return security.some((alternative) => bearerSchemes.some((scheme) => scheme in alternative));
}

/** Lists the alternatives of an operation whose credentials are all present; it does not verify them. */
export function satisfiedAlternatives(operation: Operation, headers: Pick<Headers, "get">): Operation["security"] {
  return operation.security.filter((alternative) =>
    Object.keys(alternative).every((scheme) => hasCredential(scheme, headers)),
  );
}

/** Whether the header of a scheme has a credential: `Bearer` and a token (§5.1), or a value that is not empty. */
export function hasCredential(scheme: string, headers: Pick<Headers, "get">): boolean {
  const value = headers.get(securityHeaders[scheme] ?? scheme) ?? "";
  const isBearer = bearerSchemes.some((name) => name === scheme);
  return isBearer ? /^Bearer +\S+$/i.test(value) : value.trim() !== "";
}

/** An operation found by method and path, with its path parameters decoded. */
export interface OperationMatch {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

const routes = Object.values(operations).map((operation) => ({
  operation,
  pattern: new RegExp(`${operation.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));
type Route = (typeof routes)[number];

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
  const accepts = (route: Route) => (underAnyBase ? route.pattern.test(pathname) : isWholePath(route, pathname));
  const route = routes.find((route) => route.operation.method === method.toUpperCase() && accepts(route));
  if (!route) return undefined;
  const values = Object.entries(route.pattern.exec(pathname)?.groups ?? {});
  return { operation: route.operation, path: Object.fromEntries(values.map(([name, value]) => [name, decode(value)])) };
}

/** Finds an operation under any base path, without its path parameters, which keeps the bundle of the client small. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  return routes.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(pathname))
    ?.operation;
}

/** Lists the methods that a path has an operation for, as in the header `Allow`; it is empty if no operation has the path. */
export function listAllowedMethods(pathname: string): string[] {
  return routes.filter((route) => isWholePath(route, pathname)).map(({ operation }) => operation.method);
}

/** Whether no base path precedes the path of the operation. Token issuance may follow `/v1` (S02). */
function isWholePath({ operation, pattern }: Route, pathname: string): boolean {
  const start = pathname.search(pattern);
  return start === 0 || (start === 3 && operation.id === "generateToken" && pathname.startsWith("/v1/"));
}

/** Decodes a path parameter. Malformed percent-encoding stays as it was sent: the text can still be compared and shown. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
