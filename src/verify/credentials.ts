import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, findCredentialKind } from "../contract/credential-kinds.ts";
import { listSchemes, type Operation, type SecurityScheme, securityHeaders } from "../contract/internal.ts";

/** A key pair: its id and its secret. */
export interface KeyPair {
  readonly id: string;
  readonly secret: string;
}

/** Values of security schemes, to be sent as headers. */
export type SchemeValues = Readonly<Partial<Record<SecurityScheme, string>>>;

/** The variables of the environment that hold the credentials, as messages and curl lines name them. */
export const credentialVariables: Readonly<Record<Exclude<CredentialKind, "none">, readonly string[]>> = {
  application: ["LOYALTY_CLIENT_APP_ID", "LOYALTY_CLIENT_APP_TOKEN"],
  management: ["LOYALTY_CLIENT_MANAGEMENT_ID", "LOYALTY_CLIENT_MANAGEMENT_TOKEN"],
  token: ["LOYALTY_CLIENT_ACCESS_TOKEN"],
};

/** Returns the values of a key pair by scheme (§5.1). */
export function toSchemeValues(kind: "application" | "management", { id, secret }: KeyPair): SchemeValues {
  const [idScheme, secretScheme] = credentialKinds[kind];
  return { [idScheme]: id, [secretScheme]: secret };
}

/** Returns the value of a bearer token by scheme (§5.1). */
export function toTokenValue(token: string): SchemeValues {
  return { [credentialKinds.token[0]]: token };
}

/** Formats credentials as headers, with the prefix of a token. */
export function toHeaders(values: SchemeValues): Record<string, string> {
  const prefixes: Readonly<Record<string, string>> = securityPrefixes;
  const entries = Object.entries(values).map(([scheme, value]) => {
    const prefix = prefixes[scheme];
    return [securityHeaders[scheme as SecurityScheme], prefix === undefined ? value : `${prefix} ${value}`] as const;
  });
  return Object.fromEntries(entries);
}

/** Finds the kind of credential of each alternative of an operation's security, in the order of the contract. */
export function listKinds({ security }: Operation): { kind: CredentialKind; scopes: readonly string[] }[] {
  return security.flatMap((alternative) => {
    const kind = findCredentialKind(listSchemes(alternative));
    return kind ? [{ kind, scopes: Object.values(alternative).flat() }] : [];
  });
}
