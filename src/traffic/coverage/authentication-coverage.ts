import { type Operation, operations, securityHeaders, splitScopes } from "../../contract/index.ts";
import type { Exchange } from "../read/exchange.ts";
import { bearerToken, isSuccess, issuedToken } from "../read/token-exchange.ts";

/** Names of the alternatives of every operation: `listMemberActivity X-Service-OAuth:api`. */
export function authenticationItems(): string[] {
  return Object.values(operations).flatMap((operation) =>
    operation.security.map((alternative) => nameOf(operation, alternative)),
  );
}

/** Tells which alternatives a success was reached with; scopes of a token are known where its issue was recorded. */
export class AuthenticationCoverage {
  readonly #scopes = new Map<string, readonly string[]>();

  items(exchange: Exchange): string[] {
    const grant = issuedToken(exchange);
    if (typeof grant?.access_token === "string") this.#scopes.set(grant.access_token, splitScopes(String(grant.scope)));
    if (exchange.operationId === undefined || !isSuccess(exchange)) return [];
    const operation = operations[exchange.operationId];
    const scopes = this.#scopes.get(bearerToken(exchange) ?? "") ?? [];
    return operation.security
      .filter((alternative) =>
        Object.entries(alternative).every(([scheme, wanted]) => {
          const isSent = exchange.request.headers.has(securityHeaders[scheme] ?? scheme);
          return isSent && wanted.every((scope) => scopes.includes(scope));
        }),
      )
      .map((alternative) => nameOf(operation, alternative));
  }
}

function nameOf({ id }: Operation, alternative: Operation["security"][number]): string {
  const schemes = Object.entries(alternative).map(([scheme, scopes]) => [scheme, ...scopes].join(":"));
  return `${id} ${schemes.join(" + ")}`;
}
