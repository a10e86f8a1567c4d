import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, listAlternatives } from "../contract/credential-kinds.ts";
import { scopes as knownScopes, type Operation, securityHeaders } from "../contract/internal.ts";
import { findState, type Token } from "./issued-tokens.ts";
import { listPairs, type ResolvedOptions } from "./options.ts";
import type { Draft } from "./requests.ts";

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
