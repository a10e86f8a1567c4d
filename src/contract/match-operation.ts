import { type Operation, operations } from "./operations.ts";

/** An operation found by method and path, with its path parameters decoded. */
export interface OperationMatch {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

const routes = Object.values(operations).map((operation) => ({ operation, pattern: toPattern(operation.path) }));

/**
 * Finds the operation that a request is for, whatever base address stands before its path.
 * @param method HTTP method, in any case.
 * @param pathname Path as it was sent, percent-encoding included, without query.
 */
export function matchOperation(method: string, pathname: string): OperationMatch | undefined {
  const route = findRoute(method, pathname);
  return route && { operation: route.operation, path: decodeAll(route.pattern.exec(pathname)?.groups ?? {}) };
}

/** Finds an operation like {@link matchOperation}, without the path parameters. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  return findRoute(method, pathname)?.operation;
}

function findRoute(method: string, pathname: string) {
  return routes.find(({ operation, pattern }) => operation.method === method.toUpperCase() && pattern.test(pathname));
}

/** Anchored at the end only: a base address may have a path of its own, and `/v1` may stand before `/oauth/token` (S02). */
function toPattern(template: string): RegExp {
  return new RegExp(`${template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

/** Malformed percent-encoding stays as it was sent: the text can still be compared and shown. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
