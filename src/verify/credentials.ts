import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, findCredentialKind } from "../contract/credential-kinds.ts";
import { listSchemes, type Operation, securityHeaders } from "../contract/internal.ts";
import { isHeaderText } from "../contract/is-header-text.ts";
import { UNKNOWN } from "./probes.ts";

/** A key pair: its id and its secret. */
export interface KeyPair {
  readonly id: string;
  readonly secret: string;
}

/** Credentials as headers. */
export interface Credentials {
  readonly kind: CredentialKind;
  /** Follows "a request with": `an application key pair`. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The variables of the environment with the credentials, as messages and curl commands name them. */
export const credentialVariables = {
  application: ["LOYALTY_CLIENT_APP_ID", "LOYALTY_CLIENT_APP_TOKEN"],
  management: ["LOYALTY_CLIENT_MANAGEMENT_ID", "LOYALTY_CLIENT_MANAGEMENT_TOKEN"],
  token: ["LOYALTY_CLIENT_ACCESS_TOKEN"],
  other: ["LOYALTY_VERIFY_OTHER_APP_ID", "LOYALTY_VERIFY_OTHER_APP_TOKEN"],
  none: [],
} as const satisfies Readonly<Record<CredentialKind | "other", readonly string[]>>;

/** Credentials, and the names and the application of others. */
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

/** Reads keys and the names of others from variables; an empty one counts as missing. @throws TypeError for half a pair. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  pathParameters: readonly string[],
): VerifyKeys {
  const readPair = (kind: "application" | "management" | "other"): KeyPair | undefined => {
    const [id, secret] = credentialVariables[kind].map((name) => variables[name] || undefined);
    if (id !== undefined && secret !== undefined) return { id, secret };
    if (id === secret) return undefined;
    throw new TypeError(`${credentialVariables[kind].join(" and ")} belong together`);
  };
  const names = pathParameters.flatMap((name) => {
    const value = variables[nameOther(name)];
    return value ? [[name, value] as const] : [];
  });
  return {
    application: readPair("application"),
    management: readPair("management"),
    accessToken: variables[credentialVariables.token[0]] || undefined,
    other: { application: readPair("other"), names: Object.fromEntries(names) },
  };
}

/** Returns the variable with the name of another owner: `LOYALTY_VERIFY_OTHER_MEMBER_ID`. */
export function nameOther(parameter: string): string {
  return `LOYALTY_VERIFY_OTHER_${parameter.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
}

/** Lists the given ids and secrets with their variables. */
function listKeys({ application, management, accessToken, other }: VerifyKeys): [value: string, variable: string][] {
  const named: [value: string | undefined, variable: string][] = [
    [application?.id, credentialVariables.application[0]],
    [application?.secret, credentialVariables.application[1]],
    [management?.id, credentialVariables.management[0]],
    [management?.secret, credentialVariables.management[1]],
    [accessToken, credentialVariables.token[0]],
    [other?.application?.id, credentialVariables.other[0]],
    [other?.application?.secret, credentialVariables.other[1]],
  ];
  return named.flatMap(([value, variable]) => (value ? [[value, variable]] : []));
}

/**
 * @throws TypeError if a header cannot carry a key, or another name or application is not another one. The message names the
 * variable and does not show the key.
 */
export function checkKeys({ names = {}, ...keys }: VerifyKeys & { readonly names?: Readonly<Record<string, string>> }) {
  const { application, other = {} } = keys;
  for (const [name, value] of Object.entries(other.names ?? {}))
    if (value === names[name]) throw new TypeError(`${nameOther(name)} must differ from ${name}`);
  const [known, foreign] = [credentialVariables.application[0], credentialVariables.other[0]];
  if (application && application.id === other.application?.id)
    throw new TypeError(`${foreign} must differ from ${known}`);
  for (const [value, variable] of listKeys(keys))
    if (!isHeaderText(value)) throw new TypeError(`${variable} must be text that an HTTP header can carry`);
}

/** Lists the secrets with the variables to show in their place. */
export function listSecrets(keys: VerifyKeys, tokens: readonly string[]): Map<string, string> {
  const secrets = listKeys(keys).filter(([, variable]) => variable.endsWith("_TOKEN"));
  return new Map([...secrets, ...tokens.map((token) => [token, "ACCESS_TOKEN"] as const)]);
}

/** Creates credentials from the values of their schemes (§5.1): a token, or the id and the secret of a pair. */
export function createCredentials(kind: CredentialKind, name: string, ...values: readonly string[]): Credentials {
  const prefixes: Readonly<Record<string, string>> = securityPrefixes;
  const headers = credentialKinds[kind].map((scheme, at) => {
    return [securityHeaders[scheme], [prefixes[scheme] ?? [], values[at] ?? ""].flat().join(" ")] as const;
  });
  return { kind, name, headers: Object.fromEntries(headers) };
}

/** Creates the credentials of a key pair. */
export function createPair(kind: "application" | "management", { id, secret }: KeyPair): Credentials {
  return createCredentials(kind, `${kind === "application" ? "an application" : "a management"} key pair`, id, secret);
}

/** Finds the kind of credentials of each alternative of an operation's security, in the order of the contract. */
export function listAlternatives({ security }: Operation): { kind: CredentialKind; scopes: readonly string[] }[] {
  return security.flatMap((alternative) => {
    const kind = findCredentialKind(listSchemes(alternative));
    return kind ? [{ kind, scopes: Object.values(alternative).flat() }] : [];
  });
}

/** Lists credentials that an operation must refuse: none, half a pair, wrong values, and the pairs of other operations. */
export function listRefused(operation: Operation, known: readonly Credentials[]): Credentials[] {
  const kinds = new Set(listAlternatives(operation).map(({ kind }) => kind));
  if (kinds.has("none")) return [];
  const pairs = known.filter(({ kind }) => kind === "application" || kind === "management");
  return [
    createCredentials("none", "no credentials"),
    ...pairs.flatMap((pair) => (kinds.has(pair.kind) ? breakPair(pair) : [pair])),
    createCredentials("token", "an unknown token", UNKNOWN),
  ];
}

function breakPair({ kind, headers }: Credentials): Credentials[] {
  const [id, secret] = Object.entries(headers) as [[string, string], [string, string]]; // a pair has two headers
  const wrong = (name: string, ...entries: [string, string][]) => ({
    kind,
    name,
    headers: Object.fromEntries(entries),
  });
  return [
    wrong(`only ${id[0]}`, id),
    wrong(`only ${secret[0]}`, secret),
    wrong(`a wrong ${secret[0]}`, id, [secret[0], UNKNOWN]),
    wrong(`an unknown ${id[0]}`, [id[0], UNKNOWN], secret),
  ];
}
