import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, type KeyPair, listAlternatives } from "../contract/credential-kinds.ts";
import { scopes as knownScopes, type Operation, securityHeaders } from "../contract/internal.ts";
import { isRevoked, listTokens } from "./issued-tokens.ts";
import type { Draft } from "./requests.ts";
import type { Session } from "./session.ts";

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
  const headers = credentialKinds[kind].map((scheme, at) => {
    const { [scheme]: prefix } = prefixes;
    return [securityHeaders[scheme], prefix === undefined ? values[at] : `${prefix} ${values[at]}`];
  });
  return Object.fromEntries(headers);
}

/** Lists the given credentials, the own ones first, and the live tokens that were issued. */
export function listCredentials({ options, answers }: Session): Credential[] {
  const { application, management, other, now } = options;
  const list = (kind: CredentialKind, isOwn: boolean, ...values: readonly (string | undefined)[]) =>
    values.every((value) => value !== undefined)
      ? [{ kind, isOwn, headers: createHeaders(kind, ...values), scopes: knownScopes }]
      : [];
  const listPair = (kind: CredentialKind, isOwn: boolean, pair?: KeyPair) => list(kind, isOwn, pair?.id, pair?.secret);
  const given: Credential[] = [
    ...listPair("application", true, application),
    ...listPair("management", true, management),
    ...listPair("application", false, other?.application),
  ];
  const live = listTokens(answers).filter((token) => !isRevoked(token, answers) && !(token.expiresAt <= now()));
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
