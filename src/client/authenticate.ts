import { type ClientOperation, securityHeaders, securityPrefixes } from "../contract/client-operations.ts";
import type { SecurityScheme } from "../contract/operations.ts";
import { untilAborted, untilDeadline } from "./deadlines.ts";
import { describeAttempt, type Notify } from "./events.ts";
import type { Middleware, OutgoingRequest, ReceivedResponse, RequestHeaders } from "./middleware.ts";

export interface TokenProvider {
  /** Returns a token that the client does not know to be expired or refused. */
  get(): string | Promise<string>;
  /** Reports a token that the service refused. `isRenewed`: it replaced one that was refused in the same call. */
  discard(token: string, isRenewed: boolean): void;
}

/** Credentials of a client. Only closures hold them, so that no property of an object exposes them. */
export interface Credentials {
  /** Header values by security scheme of the contract (§5.1). */
  readonly keys: { readonly [Scheme in SecurityScheme]?: string | undefined };
  readonly tokens?: TokenProvider | undefined;
  /** Header that carries the bearer token (S05). */
  readonly bearerHeader: string;
}

/**
 * Adds exactly one alternative of the operation's security to a request (§5.1): a token if the operation takes one and the
 * client has one, otherwise the key pair. A token that the service refuses is renewed, and the request is sent again.
 */
export function authenticateRequests(credentials: Credentials, notify: Notify | undefined): Middleware {
  const { tokens, bearerHeader } = credentials;
  return (next) => (request) => {
    const { operation, call } = request;
    const alternative = chooseAlternative(operation, credentials);
    const keys: RequestHeaders = {};
    for (const name of alternative) {
      const key = credentials.keys[name]; // undefined for the bearer token
      if (key !== undefined) keys[securityHeaders[name].toLowerCase()] = key.trim();
    }
    const send = (sent: RequestHeaders) => {
      call.attempts++;
      return next({ ...request, credentials: sent });
    };
    const scheme = alternative.find(isBearer);
    if (!tokens || !scheme) return send(keys);
    const header = bearerHeader.toLowerCase();
    return sendWithToken(tokens, request, notify, (token) =>
      send({ ...keys, [header]: `${securityPrefixes[scheme]} ${token.trim()}` }),
    );
  };
}

/** Sends a request with a token, and again with a renewed one if the service refuses it. */
async function sendWithToken(
  tokens: TokenProvider,
  request: OutgoingRequest,
  notify: Notify | undefined,
  send: (token: string) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse> {
  let token = await waitForToken(tokens, request);
  for (let isRenewed = false; ; isRenewed = true) {
    const response = await send(token);
    if (response.status !== 401) return response;
    tokens.discard(token, isRenewed);
    const next = await waitForToken(tokens, request);
    if (next === token) return response;
    notify?.({ type: "retry", ...describeAttempt(request), delayMs: 0, reason: "401" });
    token = next;
  }
}

/** Waits for a token as long as the whole call may last: the attempts of the request for it have deadlines of their own. */
function waitForToken(tokens: TokenProvider, request: OutgoingRequest): string | Promise<string> {
  const token = tokens.get();
  if (typeof token === "string") return token;
  token.catch(() => undefined); // if the deadline has passed, nobody waits for it
  return untilDeadline(request, Infinity, (signal) => untilAborted(token, signal));
}

const isBearer = (scheme: string): scheme is keyof typeof securityPrefixes => Object.hasOwn(securityPrefixes, scheme);

/**
 * Chooses an alternative for which the client has all credentials: one with a token, otherwise with keys, otherwise empty.
 * @throws TypeError that names the options to set.
 */
export function chooseAlternative(
  operation: ClientOperation,
  { keys, tokens }: Credentials,
): readonly SecurityScheme[] {
  const isKnown = (scheme: string) => (isBearer(scheme) ? tokens : keys[scheme as SecurityScheme]) !== undefined;
  const known = (operation.security as readonly SecurityScheme[][]).filter((schemes) => schemes.every(isKnown));
  const chosen = known.find((schemes) => schemes.some(isBearer)) ?? known.find(({ length }) => length > 0) ?? known[0];
  if (!chosen) throw new TypeError(`${operation.id} needs ${describeSecurity(operation)}`);
  return chosen;
}

function describeSecurity({ security }: ClientOperation): string {
  const name = (schemes: readonly string[]) => {
    if (schemes.some(isBearer)) return optionNames["X-Service-OAuth"];
    return schemes.map((scheme) => optionNames[scheme]).find(Boolean) ?? schemes.join(" and ");
  };
  return security.map(name).join(" or ");
}

const optionNames: Readonly<Partial<Record<string, string>>> = {
  ApplicationId: "the option application",
  ManagementId: "the option management",
  "X-Service-OAuth": "a token (option oauth or accessToken)",
} satisfies Partial<Record<SecurityScheme, string>>;
