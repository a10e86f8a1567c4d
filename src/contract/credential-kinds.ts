import type { Operation, SecurityScheme } from "./operations.ts";

/**
 * The credentials that the client sends and the service verifies, by their security schemes (§5.1); the id of a pair comes before
 * its secret. `npm run generate` refuses an operation that needs anything else.
 */
export const credentialKinds = {
  application: ["ApplicationId", "ApplicationToken"],
  management: ["ManagementId", "ManagementToken"],
  token: ["X-Service-OAuth"],
  /** The operation is public. */
  none: [],
} as const satisfies Readonly<Record<string, readonly SecurityScheme[]>>;

/** The name of a credential. */
export type CredentialKind = keyof typeof credentialKinds;

/** The variables of the environment with credentials; the id of a pair comes before its secret. */
export const credentialVariables = {
  application: ["LOYALTY_CLIENT_APP_ID", "LOYALTY_CLIENT_APP_TOKEN"],
  management: ["LOYALTY_CLIENT_MANAGEMENT_ID", "LOYALTY_CLIENT_MANAGEMENT_TOKEN"],
  token: ["LOYALTY_CLIENT_ACCESS_TOKEN"],
  none: [],
  /** The key pair of another application. */
  other: ["LOYALTY_VERIFY_OTHER_APP_ID", "LOYALTY_VERIFY_OTHER_APP_TOKEN"],
} as const satisfies Readonly<Record<CredentialKind | "other", readonly string[]>>;

/** Returns the variable with the name of another owner: `LOYALTY_VERIFY_OTHER_MEMBER_ID`. */
export function nameOther(parameter: string): string {
  return `LOYALTY_VERIFY_OTHER_${parameter.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
}

/** Names the variables of one or more kinds of credentials: `A_ID and A_TOKEN, or TOKEN`. */
export function describeVariables(kinds: Iterable<CredentialKind>): string {
  return Array.from(new Set(kinds), (kind) => credentialVariables[kind].join(" and ")).join(", or ");
}

/** A key pair: its id and its secret. */
export interface KeyPair {
  readonly id: string;
  readonly secret: string;
}

/** Reads a key pair; an empty variable counts as missing. @throws TypeError that names the variable that half a pair lacks. */
export function readKeyPair(
  kind: "application" | "management" | "other",
  environment: Readonly<Record<string, string | undefined>>,
): KeyPair | undefined {
  const [idVariable, secretVariable] = credentialVariables[kind];
  const { [idVariable]: id, [secretVariable]: secret } = environment;
  if (id && secret) return { id, secret };
  if (id || secret) throw new TypeError(`the variable ${id ? secretVariable : idVariable} is missing`);
  return undefined;
}

/** Finds the credential that consists of exactly these schemes, in any order. */
export function findCredentialKind(schemes: readonly string[]): CredentialKind | undefined {
  const kinds = Object.keys(credentialKinds) as CredentialKind[];
  return kinds.find((kind) => {
    const known: readonly string[] = credentialKinds[kind];
    return known.length === schemes.length && known.every((scheme) => schemes.includes(scheme));
  });
}

/** Finds the kind of credentials of each alternative of an operation's security, in the order of the contract. */
export function listAlternatives({ security }: Operation): { kind: CredentialKind; scopes: readonly string[] }[] {
  return security.flatMap((alternative) => {
    const kind = findCredentialKind(Object.keys(alternative));
    return kind ? [{ kind, scopes: Object.values(alternative).flat() }] : [];
  });
}
