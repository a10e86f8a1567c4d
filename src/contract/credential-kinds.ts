import type { SecurityScheme } from "./operations.ts";

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

/** Finds the credential that consists of exactly these schemes, in any order. */
export function findCredentialKind(schemes: readonly string[]): CredentialKind | undefined {
  const kinds = Object.keys(credentialKinds) as CredentialKind[];
  return kinds.find((kind) => {
    const known: readonly string[] = credentialKinds[kind];
    return known.length === schemes.length && known.every((scheme) => schemes.includes(scheme));
  });
}
