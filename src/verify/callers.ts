import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, type KeyPair, listAlternatives } from "../contract/credential-kinds.ts";
import {
  scopes as knownScopes,
  type Operation,
  type OperationId,
  operations,
  securityHeaders,
  takesToken,
} from "../contract/internal.ts";
import type { Answer, Expected } from "./answer.ts";
import type { Decidable } from "./assumptions.ts";
import { accept, isAbsent, isPresent, refuse } from "./judge.ts";
import type { VerifyKeys } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import type { Session, Token } from "./session.ts";

/** A valid credential; a token has scopes. */
interface Credential {
  readonly kind: CredentialKind;
  readonly scopes?: readonly string[];
}

/** The assumption by which an operation accepts a caller, and the status that it answers otherwise. */
interface Assumed {
  readonly assumption: Decidable;
  readonly otherwise: string;
}

/**
 * Says what an operation must answer to a caller with these valid credentials: one that an alternative accepts is enough (§5.1). A token
 * without the scope is another case (S11) than no valid credential.
 */
export function expectVerdict(operation: Operation, valid: readonly Credential[], assumed?: Assumed): Expected {
  const accepts = ({ kind, scopes = [] }: Credential) =>
    listAlternatives(operation).some(
      (each) => each.kind === kind && each.scopes.every((scope) => scopes.includes(scope)),
    );
  const section = "5.1";
  if (valid.some(accepts)) {
    const expected = { ...accept("the credentials are valid"), section };
    if (!assumed) return expected;
    return { ...expected, status: `2XX or ${assumed.otherwise}`, parts: { [assumed.assumption]: { status: "2XX" } } };
  }
  const isLacking = takesToken(operation) && valid.some(({ kind }) => kind === "token");
  if (!isLacking) return expectUnauthorized(operation, "no valid credentials are sent");
  return { ...refuse("the token lacks the scope", { S11: { status: 403, key: "insufficient_scope" } }), section };
}

/** Says what an operation must answer without valid credentials (§7.2, S10). */
export function expectUnauthorized(operation: Operation, reason: string): Expected {
  if ("401" in operation.responses) return { ...refuse(reason), status: "401", section: "7.2" };
  const told = takesToken(operation) ? isPresent : isAbsent;
  const part = { status: 401, key: "unauthorized", request_id: told, headers: { "WWW-Authenticate": told } };
  return { ...refuse(reason, { S10: part }), section: "5.1" };
}

/** Creates the headers of credentials from the values of their schemes (§5.1): a token, or the id and the secret of a pair. */
export function createHeaders(kind: CredentialKind, ...values: readonly (string | undefined)[]): Draft["headers"] {
  const prefixes: Readonly<Record<string, string>> = securityPrefixes;
  const headers = credentialKinds[kind].map((scheme, at) => {
    const { [scheme]: prefix } = prefixes;
    return [securityHeaders[scheme], prefix === undefined ? values[at] : `${prefix} ${values[at]}`];
  });
  return Object.fromEntries(headers.filter(([, value]) => value !== undefined));
}

/** A key pair that was given. */
interface GivenPair extends KeyPair {
  readonly kind: "application" | "management";
  readonly isOwn: boolean;
}

/** Lists the given key pairs, the own ones first. */
export function listPairs({ application, management, other }: VerifyKeys): GivenPair[] {
  const list = (kind: GivenPair["kind"], isOwn: boolean, pair?: KeyPair) => (pair ? [{ ...pair, kind, isOwn }] : []);
  return [
    ...list("application", true, application),
    ...list("management", true, management),
    ...list("application", false, other?.application),
  ];
}

/** Asks as somebody with these credentials. @param name Follows "a request with". @param valid Those that are valid. */
type AskAs = (
  name: string,
  headers: Draft["headers"],
  valid?: Credential[],
  assumed?: Assumed,
) => Promise<Answer | undefined>;

/** Asks an operation as each caller: who may ask, and who may not (§5.1). */
export async function verifyCallers(session: Session, operation: Operation): Promise<void> {
  const askAs: AskAs = (name, headers, valid = [], assumed) =>
    session.ask(operation.id, `a request with ${name}`, { headers }, expectVerdict(operation, valid, assumed));
  const accepted = new Set(listAlternatives(operation).map(({ kind }) => kind));
  if (accepted.has("none")) return; // a public operation tells nobody apart
  await askAs("no credentials", {});
  const pairs = listPairs(session.options);
  for (const pair of pairs.filter(({ isOwn }) => isOwn)) {
    const { kind, id, secret } = pair;
    if (accepted.has(kind)) await askAsSimilar(pair, pairs, askAs);
    else await askAs(`the ${kind} key pair`, createHeaders(kind, id, secret), [{ kind }]);
  }
  if (takesToken(operation)) await askWithTokens(session, operation, askAs);
  else {
    const token = await session.issue(listScopes(operations.listMemberActivity));
    const valid = { kind: "token", scopes: token?.scopes ?? [] } as const;
    if (token) await askAs("a token in the place of keys", createHeaders("token", token.text), [valid]);
  }
}

/** Asks with what resembles a key pair: half of it, a half of something else, and a pair of another kind in its headers. */
async function askAsSimilar({ kind, id, secret }: GivenPair, pairs: readonly GivenPair[], askAs: AskAs): Promise<void> {
  const [idHeader, secretHeader] = credentialKinds[kind].map((scheme) => securityHeaders[scheme]);
  await askAs(`only ${idHeader}`, createHeaders(kind, id));
  await askAs(`only ${secretHeader}`, createHeaders(kind, undefined, secret));
  await askAs(`a wrong ${secretHeader}`, createHeaders(kind, id, UNKNOWN));
  await askAs(`an unknown ${idHeader}`, createHeaders(kind, UNKNOWN, secret));
  for (const other of pairs.filter((pair) => pair.kind !== kind || !pair.isOwn)) {
    if (other.kind !== kind)
      await askAs(`the ${other.kind} key pair as that of the ${kind}`, createHeaders(kind, other.id, other.secret));
    else {
      await askAs(`the ${secretHeader} of others`, createHeaders(kind, id, other.secret));
      await askAs(`the ${idHeader} of others`, createHeaders(kind, other.id, secret));
    }
  }
}

/** Lists the scopes of which an operation needs one. */
export function listScopes(operation: Operation): string[] {
  return [...new Set(listAlternatives(operation).flatMap(({ scopes }) => scopes))];
}

/**
 * Asks with tokens: of all scopes that the operation accepts, of each of them alone, first and last (S05, C01), of a scope whose name contains an
 * accepted one, of another one, and with what is no token.
 */
async function askWithTokens(session: Session, operation: Operation, askAs: AskAs): Promise<void> {
  const askWith = async (scopes: readonly string[], assumed?: Assumed) => {
    const token = await session.issue(scopes, { again: true });
    const valid = { kind: "token", scopes: token?.scopes ?? [] } as const;
    return (
      token && askAs(`a token of the scope ${scopes.join(" ")}`, createHeaders("token", token.text), [valid], assumed)
    );
  };
  const accepted = listScopes(operation);
  const others: readonly string[] = knownScopes.filter((scope) => !accepted.includes(scope));
  const other = others.find((scope) => !accepted.some((name) => scope.includes(name)));
  await askAs("an unknown token", createHeaders("token", UNKNOWN));
  await askAs("no token after its prefix", createHeaders("token", ""));
  const answer = await askWith(accepted, { assumption: "S05", otherwise: "401" });
  const token = await session.issue(accepted);
  if (!token || !answer?.isSuccess) return; // other tokens would show nothing
  session.byToken.add(operation.id);
  await askAs("a token with another end", createHeaders("token", `${token.text}x`));
  for (const scope of accepted) {
    const alone = await askWith([scope], { assumption: "C01", otherwise: "403" });
    if (!alone?.isSuccess || other === undefined) continue; // beside others it shows the same
    await askWith([scope, other]);
    await askWith([other, scope]);
  }
  const similar = accepted.flatMap((name) => others.find((scope) => scope.includes(name)) ?? []);
  for (const scope of other === undefined ? similar : [...similar, other]) await askWith([scope]);
  const [pair] = listPairs(session.options);
  if (pair?.kind !== "application") return;
  // One valid credential is enough (S29).
  const assumed = { assumption: "S29", otherwise: "4XX" } as const;
  const { kind, id, secret } = pair;
  const unknownToken = createHeaders("token", UNKNOWN);
  const unknownPair = createHeaders(kind, UNKNOWN, UNKNOWN);
  await askAs(
    "a key pair and an unknown token",
    { ...createHeaders(kind, id, secret), ...unknownToken },
    [{ kind }],
    assumed,
  );
  const valid = { kind: "token", scopes: token.scopes } as const;
  await askAs(
    "a token and an unknown key pair",
    { ...unknownPair, ...createHeaders("token", token.text) },
    [valid],
    assumed,
  );
}

/** Issues a token that an operation accepts, if it has accepted one before. @param headers The credentials of others. */
export async function issueAccepted(
  session: Session,
  id: OperationId,
  headers?: Draft["headers"],
): Promise<Token | undefined> {
  if (!session.byToken.has(id)) return undefined;
  const token = await session.issue(listScopes(operations[id]), headers && { headers });
  const isTheirs = Object.entries(headers ?? {}).every(([name, text]) => token?.issuer[name] === text);
  return isTheirs ? token : undefined;
}
