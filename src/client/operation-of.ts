import { matchOperation } from "../contract/match-operation.ts";
import type { Operation } from "../contract/operations.ts";
import type { OutgoingRequest } from "./send.ts";

/**
 * The operation that a request is for.
 * @throws TypeError where it is none: `http` could be sent anywhere, and credentials must not go there.
 */
export function operationOf({ method, path }: OutgoingRequest): Operation {
  const operation = matchOperation(method, path)?.operation;
  if (!operation) throw new TypeError(`${method} ${path} is no operation of the contract`);
  return operation;
}
