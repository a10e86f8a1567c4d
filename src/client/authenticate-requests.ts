import { matchOperation } from "../contract/match-operation.ts";
import type { Operation } from "../contract/operations.ts";
import { securityHeaders } from "../contract/security.ts";
import { MissingCredentialsError } from "./errors/missing-credentials-error.ts";
import type { TokenSource } from "./token-source.ts";

/** A `fetch` around another. */
export type FetchWrapper = (next: typeof fetch) => typeof fetch;

/** What a client can authenticate with. Closed over by the wrapper: no property of any object holds it. */
export interface Credentials {
  /** Header values by security scheme of the contract (§5.1). */
  readonly keys: Readonly<Record<string, string>>;
  readonly tokens?: TokenSource | undefined;
  /** Header that carries the bearer token (S05). */
  readonly bearerHeader: string;
}

/**
 * Adds to each request exactly one alternative of its operation's security (§5.1): a token where the operation takes one
 * and the client has one, else the key pair. A token that is refused is renewed once, and the request sent once more.
 * @throws MissingCredentialsError before any request.
 */
export function authenticateRequests(credentials: Credentials): FetchWrapper {
  return (next) => async (input, init) => {
    const request = new Request(input, init);
    const operation = operationOf(request);
    const { tokens } = credentials;
    if (!tokens || !takesToken(operation)) return next(withKeys(request, operation, credentials));
    const token = await tokens.get();
    const response = await next(withToken(request.clone(), token, credentials));
    if (response.status !== 401) return response;
    tokens.discard(token);
    const renewed = await tokens.get();
    if (renewed === token) return response;
    await response.body?.cancel();
    return next(withToken(request, renewed, credentials));
  };
}

/** Requests through `http` may go anywhere; what is no operation gets no credentials. */
function operationOf(request: Request): Operation {
  const { pathname } = new URL(request.url);
  const operation = matchOperation(request.method, pathname)?.operation;
  if (!operation) throw new TypeError(`${request.method} ${pathname} is no operation of the contract`);
  return operation;
}

function takesToken(operation: Operation): boolean {
  return operation.security.some((alternative) => "X-Service-OAuth" in alternative);
}

function withToken(request: Request, token: string, { bearerHeader }: Credentials): Request {
  request.headers.set(bearerHeader, `Bearer ${token}`);
  return request;
}

function withKeys(request: Request, operation: Operation, { keys }: Credentials): Request {
  const alternative = operation.security.find((schemes) =>
    Object.keys(schemes).every((scheme) => keys[scheme] !== undefined),
  );
  if (!alternative) throw new MissingCredentialsError(operation.id, describeSecurity(operation));
  for (const scheme of Object.keys(alternative))
    request.headers.set(securityHeaders[scheme] ?? scheme, keys[scheme] ?? "");
  return request;
}

function describeSecurity(operation: Operation): string {
  const names = operation.security.map((alternative) => optionNames[Object.keys(alternative)[0] ?? ""]);
  return [...new Set(names)].join(" or ");
}

const optionNames: Readonly<Record<string, string>> = {
  ApplicationId: "the option application (appId and appToken)",
  ManagementId: "managementId and managementToken",
  "X-Service-OAuth": "a token (option oauth or accessToken)",
};
