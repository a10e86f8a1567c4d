import { clientOperations, securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, listAlternatives } from "../contract/credential-kinds.ts";
import { isHeaderText } from "../contract/http.ts";
import { scopes as knownScopes, type Operation, securityHeaders, splitScopes } from "../contract/internal.ts";
import type { Answer } from "./answer.ts";
import { listPairs, type ResolvedOptions } from "./options.ts";
import type { Draft } from "./requests.ts";

/** A token that a verification issued. */
export interface Token {
  readonly text: string;
  readonly answer: Answer;
  /** The granted scopes. */
  readonly scopes: readonly string[];
  /** The credentials that issued it. */
  readonly issuer: Draft["headers"];
  readonly lifeSeconds: number;
  /** Milliseconds since the epoch; NaN if the service does not say when it expires. */
  readonly expiresAt: number;
  /** The answer to its revocation. */
  revocation?: Answer;
}

/** A service may round the time at which a token ends, and its clock may differ from that of its database. */
const LEEWAY_MS = 2000;

/** Says what must become of a token now; nothing is known while it ends. */
export function findState({ expiresAt, revocation }: Token, now: number): "alive" | "ending" | "expired" | "revoked" {
  if (revocation) return "revoked";
  if (now >= expiresAt + LEEWAY_MS) return "expired";
  return now > expiresAt - LEEWAY_MS ? "ending" : "alive";
}

/** Notes the token that an answer issues, whether it was expected or not, and the one that it revokes. */
export function noteTokens(tokens: Token[], answer: Answer): void {
  const { isSuccess, body, exchange, case: planned } = answer;
  if (!isSuccess || exchange.operationId === undefined) return;
  const { form = [], headers } = planned.request;
  const { access_token: text, scope, expires_in: seconds } = body;
  const isKnown = tokens.some((token) => token.text === text);
  if (clientOperations[exchange.operationId].issuesToken && isHeaderText(text) && !isKnown) {
    const { "Content-Type": _, ...issuer } = headers;
    const lifeSeconds = Number(seconds);
    const expiresAt = Date.parse(exchange.startedAt ?? "") + 1000 * lifeSeconds;
    tokens.push({ text, answer, scopes: splitScopes(String(scope)), issuer, lifeSeconds, expiresAt });
  }
  // A request that must be refused revokes nothing, nor do others (S07), whatever the service answers.
  if (exchange.operationId !== "revokeToken" || planned.status === "4XX") return;
  for (const token of tokens) {
    const isOwn = Object.entries(token.issuer).every(([name, value]) => headers[name] === value);
    if (isOwn && form.some(([, value]) => value === token.text)) token.revocation ??= answer;
  }
}

export type Headers = Draft["headers"];

/** Valid credentials, as a request carries them. */
export interface Credential {
  readonly kind: CredentialKind;
  readonly isOwn: boolean;
  readonly headers: Headers;
  /** The scopes of a token. */
  readonly scopes: readonly string[];
}

/** Creates the headers of credentials from the values of their schemes (§5.1): a token, or the id and the secret of a pair. */
export function createHeaders(kind: CredentialKind, ...values: readonly string[]): Headers {
  const prefixes: Readonly<Record<string, string>> = securityPrefixes;
  const headers = credentialKinds[kind].map((scheme, at): [string, string] => {
    const { [scheme]: prefix } = prefixes;
    return [securityHeaders[scheme], prefix === undefined ? `${values[at]}` : `${prefix} ${values[at]}`];
  });
  return Object.fromEntries(headers);
}

/** Lists the given key pairs, the own ones first, and the live tokens that were issued. */
export function listCredentials(options: ResolvedOptions, tokens: readonly Token[]): Credential[] {
  const given = listPairs(options).map(({ kind, isOwn, pair: { id, secret } }): Credential => {
    return { kind, isOwn, headers: createHeaders(kind, id, secret), scopes: knownScopes };
  });
  const live = tokens.filter((token) => findState(token, options.now()) === "alive");
  const issued = live.map(({ text, scopes, issuer }): Credential => {
    const isOwn = given.every((each) => each.isOwn || !includes(issuer, each.headers));
    return { kind: "token", isOwn, headers: createHeaders("token", text), scopes };
  });
  return [...given, ...issued];
}

/** True if headers have all of others. */
export function includes(headers: Headers, others: Headers): boolean {
  return Object.entries(others).every(([name, text]) => headers[name] === text);
}

/** True if an alternative of an operation accepts credentials (§5.1). */
export function accepts(operation: Operation, { kind, scopes }: Credential): boolean {
  return listAlternatives(operation).some(
    (each) => each.kind === kind && each.scopes.every((scope) => scopes.includes(scope)),
  );
}

/** Lists the scopes of which an operation needs one. */
export function listScopes(operation: Operation): string[] {
  return [...new Set(listAlternatives(operation).flatMap(({ scopes }) => scopes))];
}
