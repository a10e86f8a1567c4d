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
import { isRevoked, listTokens, type Token } from "./issued-tokens.ts";
import { accept, isAbsent, isPresent, refuse } from "./judge.ts";
import type { VerifyKeys } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import { nameScopes, type Session } from "./session.ts";

type Headers = Draft["headers"];

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

/** Creates the headers of credentials from the values of their schemes (§5.1): a token, or the id and the secret of a pair. */
export function createHeaders(kind: CredentialKind, ...values: readonly (string | undefined)[]): Headers {
  const prefixes: Readonly<Record<string, string>> = securityPrefixes;
  const headers = credentialKinds[kind].map((scheme, at) => {
    const { [scheme]: prefix } = prefixes;
    return [securityHeaders[scheme], prefix === undefined ? values[at] : `${prefix} ${values[at]}`];
  });
  return Object.fromEntries(headers.filter(([, value]) => value !== undefined));
}

/** Lists the scopes of which an operation needs one. */
export function listScopes(operation: Operation): string[] {
  return [...new Set(listAlternatives(operation).flatMap(({ scopes }) => scopes))];
}

/** A valid credential in the headers of a request; a token has scopes. */
interface Credential {
  readonly kind: CredentialKind;
  readonly headers: Headers;
  readonly scopes?: readonly string[];
}

/** Lists the given key pairs and the live tokens that headers have. */
function listValid({ options, answers }: Session, headers: Headers): Credential[] {
  const pairs = listPairs(options).map(({ kind, id, secret }) => ({ kind, headers: createHeaders(kind, id, secret) }));
  const tokens = listTokens(answers).flatMap((token): Credential[] => {
    const isLive = !isRevoked(token, answers) && !(token.expiresAt <= options.now());
    return isLive ? [{ kind: "token", headers: createHeaders("token", token.text), scopes: token.scopes }] : [];
  });
  return [...pairs, ...tokens].filter((credential) =>
    Object.entries(credential.headers).every(([name, text]) => headers[name] === text),
  );
}

/**
 * Says what an operation must answer to these headers: one valid credential that an alternative accepts is enough (§5.1). A token
 * without the scope is another case (S11) than no valid credential.
 */
function expectVerdict(session: Session, operation: Operation, headers: Headers): Expected {
  const section = "5.1";
  const valid = listValid(session, headers);
  const accepted = valid.find(({ kind, scopes = [] }) =>
    listAlternatives(operation).some(
      (each) => each.kind === kind && each.scopes.every((scope) => scopes.includes(scope)),
    ),
  );
  if (!accepted && takesToken(operation) && valid.some(({ kind }) => kind === "token"))
    return { ...refuse("the token lacks the scope", { S11: { status: 403, key: "insufficient_scope" } }), section };
  if (!accepted) return expectUnauthorized(operation, "no valid credentials are sent");
  const expected = { ...accept("the credentials are valid"), section };
  const assume = (assumption: string, otherwise: string) => {
    return { ...expected, status: `2XX or ${otherwise}`, parts: { [assumption]: { status: "2XX" } } };
  };
  const isAlone = Object.keys(headers).length === Object.keys(accepted.headers).length;
  if (!isAlone) return assume("S29", "4XX");
  if (accepted.kind !== "token") return expected;
  const hasAll = listScopes(operation).every((scope) => accepted.scopes?.includes(scope));
  return hasAll ? assume("S05", "401") : assume("C01", "403");
}

/** Says what an operation must answer without valid credentials (§7.2, S10). */
export function expectUnauthorized(operation: Operation, reason: string): Expected {
  if ("401" in operation.responses) return { ...refuse(reason), status: "401", section: "7.2" };
  const told = takesToken(operation) ? isPresent : isAbsent;
  const part = { status: 401, key: "unauthorized", request_id: told, headers: { "WWW-Authenticate": told } };
  return { ...refuse(reason, { S10: part }), section: "5.1" };
}

/** Asks with these headers. @param name Follows "a request with". */
type AskAs = (name: string, headers: Headers) => Promise<Answer | undefined>;

/** The headers of unknown credentials of each kind. */
const unknown: Headers = {
  ...createHeaders("application", UNKNOWN, UNKNOWN),
  ...createHeaders("management", UNKNOWN, UNKNOWN),
  ...createHeaders("token", UNKNOWN),
};

/** Asks an operation as each caller: who may ask, and who may not. */
export async function verifyCallers(session: Session, operation: Operation): Promise<void> {
  const accepted = listAlternatives(operation).map(({ kind }) => kind);
  if (accepted.includes("none")) return; // a public operation tells nobody apart
  const ask: AskAs = (name, headers) =>
    session.ask(operation.id, `a request with ${name}`, { headers }, expectVerdict(session, operation, headers));
  await ask("no credentials", {});
  for (const pair of listPairs(session.options).filter(({ isOwn }) => isOwn)) {
    if (accepted.includes(pair.kind)) await askWithSimilar(pair, listPairs(session.options), ask);
    else await ask(`the ${pair.kind} key pair`, createHeaders(pair.kind, pair.id, pair.secret));
  }
  if (takesToken(operation)) await askWithTokens(session, operation, ask);
  else {
    const token = await session.issue(listScopes(operations.listMemberActivity));
    if (token) await ask("a token in the place of keys", createHeaders("token", token.text));
  }
}

/** Asks with what resembles a key pair: parts of it, and of other pairs. */
async function askWithSimilar({ kind, id, secret }: GivenPair, pairs: readonly GivenPair[], ask: AskAs): Promise<void> {
  const [idHeader, secretHeader] = credentialKinds[kind].map((scheme) => securityHeaders[scheme]);
  await ask(`only ${idHeader}`, createHeaders(kind, id));
  await ask(`only ${secretHeader}`, createHeaders(kind, undefined, secret));
  await ask(`an unknown ${idHeader}`, createHeaders(kind, UNKNOWN, secret));
  await ask(`a longer ${secretHeader}`, createHeaders(kind, id, `${secret}x`));
  for (const other of pairs.filter((pair) => pair.kind === kind && !pair.isOwn)) {
    await ask(`the ${secretHeader} of others`, createHeaders(kind, id, other.secret));
    await ask(`the ${idHeader} of others`, createHeaders(kind, other.id, secret));
  }
  for (const other of pairs.filter((pair) => pair.kind !== kind && pair.isOwn)) {
    await ask(`the ${other.kind} key pair as that of the ${kind}`, createHeaders(kind, other.id, other.secret));
    const half = createHeaders(other.kind, undefined, other.secret);
    await ask(`${idHeader} and ${Object.keys(half)}`, { ...createHeaders(kind, id), ...half });
  }
  await ask("unknown credentials beside its own", { ...unknown, ...createHeaders(kind, id, secret) });
}

/**
 * Asks with what is no token, and with tokens: of all scopes that the operation accepts, of each of them alone, before and after others, of
 * the others alone, and beside other credentials.
 */
async function askWithTokens(session: Session, operation: Operation, ask: AskAs): Promise<void> {
  await ask("an unknown token", createHeaders("token", UNKNOWN));
  await ask("no token after its prefix", createHeaders("token", ""));
  const accepted = listScopes(operation);
  const askWith = async (
    scopes: readonly string[],
    name = `a token of ${nameScopes(scopes)}`,
    beside: Headers = {},
  ) => {
    const token = await session.issue(scopes, { again: true });
    return token && ask(name, { ...beside, ...createHeaders("token", token.text) });
  };
  const answer = await askWith(accepted);
  if (!answer?.isSuccess) return; // other tokens would show nothing
  session.byToken.add(operation.id);
  await askWith(accepted, "unknown credentials beside a token", unknown);
  await ask("a longer token", createHeaders("token", `${(await session.issue(accepted))?.text}x`));
  const narrow = await issueNarrow(session, operation);
  const others = narrow?.scopes ?? [];
  for (const scope of accepted) await askWith([scope]);
  await askWith([...accepted.slice(0, 1), ...others]);
  await askWith([...others, ...accepted.slice(-1)]);
  if (!narrow) return;
  const byToken = createHeaders("token", narrow.text);
  await ask(`a token of ${nameScopes(others)}`, byToken);
  const [pair] = listPairs(session.options);
  if (pair?.kind === "application")
    await ask("a key pair and a token without the scope", {
      ...createHeaders(pair.kind, pair.id, pair.secret),
      ...byToken,
    });
}

/** Issues a token without any scope that an operation accepts: of all others, or of those that the keys may grant. */
async function issueNarrow(session: Session, operation: Operation): Promise<Token | undefined> {
  const accepted = listScopes(operation);
  const others: string[] = knownScopes.filter((scope) => !accepted.includes(scope));
  const similar = others.filter((scope) => accepted.some((name) => scope.includes(name)));
  for (const scopes of [others, similar, others.slice(0, 1)]) {
    const token = await session.issue(scopes);
    if (token) return token;
  }
  return undefined;
}

/** Issues a token that an operation accepts, if it has accepted one before. @param headers The credentials of others. */
export async function issueAccepted(session: Session, id: OperationId, headers?: Headers): Promise<Token | undefined> {
  if (!session.byToken.has(id)) return undefined;
  const token = await session.issue(listScopes(operations[id]), headers && { headers });
  const isTheirs = Object.entries(headers ?? {}).every(([name, text]) => token?.issuer[name] === text);
  return isTheirs ? token : undefined;
}
