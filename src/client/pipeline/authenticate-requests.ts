import { type Operation, securityHeaders, takesToken } from "../../contract/operations.ts";
import { MissingCredentialsError } from "../errors/missing-credentials-error.ts";
import type { Notify } from "./client-event.ts";
import { type Middleware, type OutgoingRequest, untilAborted } from "./outgoing-request.ts";

/** Provides the tokens of a client. */
export interface TokenProvider {
  /** Returns a token that the client does not know to be expired or refused. */
  get(): Promise<string>;
  /** Reports a token that the service refused. `isRenewed`: it replaced one that was refused in the same call. */
  discard(token: string, isRenewed?: boolean): void;
}

/** Credentials of a client. Only closures hold them, so that no property of an object exposes them. */
export interface Credentials {
  /** Header values by security scheme of the contract (§5.1). */
  readonly keys: Readonly<Record<string, string>>;
  readonly tokens?: TokenProvider | undefined;
  /** Header that carries the bearer token (S05). */
  readonly bearerHeader: string;
}

/** The credentials that an operation would be sent with, and the reason. */
export interface Explanation {
  readonly sends: "key pair" | "bearer token" | "nothing";
  readonly why: string;
}

/**
 * Adds exactly one alternative of the operation's security to a request (§5.1): a token if the operation takes one and the
 * client has one, otherwise the key pair. A token that the service refuses is renewed once, and the request is sent again.
 *
 * @throws MissingCredentialsError before any request.
 */
export function authenticateRequests({ keys, tokens, bearerHeader }: Credentials, notify: Notify): Middleware {
  return (next) => async (request) => {
    const { operation, call, headers, signal } = request;
    const send = () => {
      call.attempts++;
      return next(request);
    };
    if (!tokens || !takesToken(operation)) {
      setKeys(request, keys);
      return send();
    }
    const sendWith = (token: string) => {
      call.secrets.add(token.trim());
      headers.set(bearerHeader, `Bearer ${token}`);
      return send();
    };
    const token = await untilAborted(tokens.get(), signal);
    const response = await sendWith(token);
    if (response.status !== 401) return response;
    tokens.discard(token);
    const renewed = await untilAborted(tokens.get(), signal);
    if (renewed === token) return response;
    const { id: callId, attempts: attempt } = call;
    notify({ type: "retry", callId, operationId: operation.id, attempt, delayMs: 0, reason: "401" });
    const second = await sendWith(renewed);
    if (second.status === 401) tokens.discard(renewed, true);
    return second;
  };
}

/** Returns whether a value is text that a header can carry. */
export function isHeaderText(value: unknown): value is string {
  return typeof value === "string" && /^[ -~\x80-\xff]+$/.test(value.trim());
}

/** @throws TypeError if a header cannot carry a credential. The message names its option and does not show the value. */
export function checkCredentials(credentials: Readonly<Record<string, unknown>>): void {
  for (const [option, value] of Object.entries(credentials))
    if (!isHeaderText(value)) throw new TypeError(`${option} must be text that an HTTP header can carry`);
}

/** Describes what {@link authenticateRequests} would send. */
export function explainAuthentication(operation: Operation, { keys, tokens }: Credentials): Explanation {
  const { id, section } = operation;
  if (takesToken(operation) && tokens)
    return { sends: "bearer token", why: `${id} takes a token (§${section}), and the client has one` };
  if (!findKeys(operation, keys)) return { sends: "nothing", why: `${id} needs ${describeSecurity(operation)}` };
  const why = takesToken(operation) ? "the client has no token" : "the operation takes no token";
  return { sends: "key pair", why: `${why} (§${section})` };
}

function findKeys({ security }: Operation, keys: Credentials["keys"]) {
  return security.find((schemes) => Object.keys(schemes).every((scheme) => keys[scheme] !== undefined));
}

function setKeys({ operation, headers, call }: OutgoingRequest, keys: Credentials["keys"]): void {
  const alternative = findKeys(operation, keys);
  if (!alternative) throw new MissingCredentialsError(operation.id, describeSecurity(operation));
  for (const scheme of Object.keys(alternative)) {
    const value = keys[scheme] ?? "";
    call.secrets.add(value.trim());
    headers.set(securityHeaders[scheme] ?? scheme, value);
  }
}

function describeSecurity({ security }: Operation): string {
  const names = security.map((alternative) => optionNames[Object.keys(alternative)[0] ?? ""]);
  return [...new Set(names)].join(" or ");
}

const optionNames: Readonly<Record<string, string>> = {
  ApplicationId: "the option application (appId and appToken)",
  ManagementId: "managementId and managementToken",
  "X-Service-OAuth": "a token (option oauth or accessToken)",
};
