import { routes as table } from "../../generated/routes.ts";
import type { Operation, OperationId } from "./operations.ts";

/** What a client needs to know of an operation: as much of the operation table as a small bundle can carry. */
export type Route = Pick<Operation, "id" | "method" | "path" | "section" | "security">;

/** The operations of the contract by operationId. */
export const routes: { readonly [Id in OperationId]: Route } = table;

/** The operation that a request is for, whatever base address stands before its path. */
export function findRoute(method: string, pathname: string): Route | undefined {
  return Object.values(routes).find(
    (route) => route.method === method && new RegExp(`${route.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
}
