import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, type KeyPair, listAlternatives } from "../contract/credential-kinds.ts";
import { type Operation, securityHeaders } from "../contract/internal.ts";
import { UNKNOWN } from "./probes.ts";

/** Credentials of the caller, and names and an application of others. */
export interface VerifyKeys {
  readonly application?: KeyPair | undefined;
  readonly management?: KeyPair | undefined;
  readonly accessToken?: string | undefined;
  /** Another application, and names that belong to others; cases without them are left out. */
  readonly other?: {
    readonly application?: KeyPair | undefined;
    /** By path parameter; `memberId` is another member of the known campaign. */
    readonly names?: Readonly<Record<string, string>>;
  };
}

/** Credentials as the headers of a request. */
export interface SentCredentials {
  readonly kind: CredentialKind;
  /** Follows "a request with": `the application key pair`. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates credentials from the values of their schemes (§5.1): a token, or the id and the secret of a pair. */
export function createCredentials(kind: CredentialKind, name: string, ...values: readonly string[]): SentCredentials {
  const prefixes: Readonly<Record<string, string>> = securityPrefixes;
  const headers = credentialKinds[kind].map((scheme, at): [string, string] => {
    const { [scheme]: prefix } = prefixes;
    const value = values[at] ?? "";
    return [securityHeaders[scheme], prefix === undefined ? value : `${prefix} ${value}`];
  });
  return { kind, name, headers: Object.fromEntries(headers) };
}

/** Creates the credentials of a key pair. */
export function createPair(kind: "application" | "management", { id, secret }: KeyPair): SentCredentials {
  return createCredentials(kind, `the ${kind} key pair`, id, secret);
}

/** Lists the given credentials, and none. */
export function listKnown({ application, management, accessToken }: VerifyKeys): SentCredentials[] {
  return [
    ...(application ? [createPair("application", application)] : []),
    ...(management ? [createPair("management", management)] : []),
    ...(accessToken === undefined ? [] : [createCredentials("token", "the given token", accessToken)]),
    createCredentials("none", "no credentials"),
  ];
}

/** Lists credentials that an operation must refuse: none, half a pair, wrong values, and the pairs of other operations. */
export function listRefused(operation: Operation, known: readonly SentCredentials[]): SentCredentials[] {
  const kinds = new Set(listAlternatives(operation).map(({ kind }) => kind));
  if (kinds.has("none")) return [];
  const pairs = known.filter(({ kind }) => kind === "application" || kind === "management");
  return [
    createCredentials("none", "no credentials"),
    ...pairs.flatMap((pair) => (kinds.has(pair.kind) ? breakPair(pair) : [pair])),
    createCredentials("token", "an unknown token", UNKNOWN),
  ];
}

function breakPair({ kind, headers }: SentCredentials): SentCredentials[] {
  const [id = "", secret = ""] = Object.keys(headers);
  const { [id]: idValue = "", [secret]: secretValue = "" } = headers;
  return [
    { kind, name: `only ${id}`, headers: { [id]: idValue } },
    { kind, name: `only ${secret}`, headers: { [secret]: secretValue } },
    { kind, name: `a wrong ${secret}`, headers: { ...headers, [secret]: UNKNOWN } },
    { kind, name: `an unknown ${id}`, headers: { ...headers, [id]: UNKNOWN } },
  ];
}
