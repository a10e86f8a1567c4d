import { clientOperations } from "../../contract/client-operations.ts";
import { findCredential } from "../../contract/internal.ts";
import { isObject } from "../../contract/is-object.ts";
import type { Exchange } from "./exchange.ts";

/** Returns the access token of a request (S05), or its alias in a redacted recording. */
export function bearerToken({ request }: Exchange): string | undefined {
  return findCredential("X-Service-OAuth", request.headers);
}

/** Returns the body of a successful token response (§2.8). */
export function issuedToken({ operationId, response }: Exchange): Record<string, unknown> | undefined {
  const isIssued = operationId && clientOperations[operationId].issuesToken && response.status === 200;
  return isIssued && isObject(response.value) ? response.value : undefined;
}

/** Returns a field of the form in a request. */
export function formField({ request }: Exchange, name: string): string | undefined {
  return new URLSearchParams(request.body).get(name) ?? undefined;
}

export function isSuccess({ response }: { readonly response: Pick<Exchange["response"], "status"> }): boolean {
  return response.status >= 200 && response.status < 300;
}
