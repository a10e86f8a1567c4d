import type { Route } from "../../contract/routes.ts";
import { securityHeaders, takesToken } from "../../contract/security.ts";
import { MissingCredentialsError } from "../errors/missing-credentials-error.ts";
import type { TokenSource } from "../tokens/token-source.ts";
import type { OutgoingRequest, SendWrapper } from "./outgoing-request.ts";

/** What a client can authenticate with. Closed over by the layer: no property of any object holds it. */
export interface Credentials {
  /** Header values by security scheme of the contract (§5.1). */
  readonly keys: Readonly<Record<string, string>>;
  readonly tokens?: Pick<TokenSource, "get" | "discard"> | undefined;
  /** Header that carries the bearer token (S05). */
  readonly bearerHeader: string;
}

/** What an operation is authenticated with, and why. */
export interface Explanation {
  readonly sends: "key pair" | "bearer token" | "nothing";
  readonly why: string;
}

/**
 * Adds to each request exactly one alternative of its operation's security (§5.1): a token where the operation takes one
 * and the client has one, else the key pair. A token that is refused is renewed once, and the request sent once more.
 * @throws MissingCredentialsError before any request.
 */
export function authenticateRequests(credentials: Credentials): SendWrapper {
  return (next) => async (request) => {
    const { operation } = request;
    const { tokens } = credentials;
    if (!tokens || !takesToken(operation)) {
      setKeys(request, credentials.keys);
      return next(request);
    }
    const sendWith = (token: string) => {
      request.headers.set(credentials.bearerHeader, `Bearer ${token}`);
      return next(request);
    };
    const token = await untilAborted(tokens.get(), request.signal);
    const response = await sendWith(token);
    if (response.status !== 401) return response;
    await tokens.discard(token);
    const renewed = await untilAborted(tokens.get(), request.signal);
    if (renewed === token) return response;
    const second = await sendWith(renewed);
    if (second.status === 401) await tokens.discard(renewed); // it is dead to the calls that follow, too
    return second;
  };
}

/** Says what {@link authenticateRequests} would send. */
export function explainAuthentication(operation: Route, { keys, tokens }: Credentials): Explanation {
  if (takesToken(operation) && tokens) {
    return {
      sends: "bearer token",
      why: `${operation.id} takes a token (§${operation.section}), and the client has one`,
    };
  }
  if (findKeys(operation, keys)) {
    const why = takesToken(operation) ? "the client has no token" : "the operation takes no token";
    return { sends: "key pair", why: `${why} (§${operation.section})` };
  }
  return { sends: "nothing", why: `${operation.id} needs ${describeSecurity(operation)}` };
}

function findKeys(operation: Route, keys: Credentials["keys"]) {
  return operation.security.find((schemes) => Object.keys(schemes).every((scheme) => keys[scheme] !== undefined));
}

function setKeys({ operation, headers }: OutgoingRequest, keys: Credentials["keys"]): void {
  const alternative = findKeys(operation, keys);
  if (!alternative) throw new MissingCredentialsError(operation.id, describeSecurity(operation));
  for (const scheme of Object.keys(alternative)) headers.set(securityHeaders[scheme] ?? scheme, keys[scheme] ?? "");
}

function describeSecurity(operation: Route): string {
  const names = operation.security.map((alternative) => optionNames[Object.keys(alternative)[0] ?? ""]);
  return [...new Set(names)].join(" or ");
}

const optionNames: Readonly<Record<string, string>> = {
  ApplicationId: "the option application (appId and appToken)",
  ManagementId: "managementId and managementToken",
  "X-Service-OAuth": "a token (option oauth or accessToken)",
};

/** The value, or the signal's reason where it is aborted before; whoever else waits for the value goes on waiting. */
function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
