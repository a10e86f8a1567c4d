import { securityPrefixes } from "../contract/client-operations.ts";
import { type CredentialKind, credentialKinds, type KeyPair, listAlternatives } from "../contract/credential-kinds.ts";
import {
  findResponse,
  scopes as knownScopes,
  type Operation,
  securityHeaders,
  takesToken,
} from "../contract/internal.ts";
import type { Answer, Expected } from "./answer.ts";
import { issueToken, nameScopes } from "./issue-token.ts";
import { isRevoked, listTokens } from "./issued-tokens.ts";
import { accept, check, isAbsent, isPresent, matches, open, refuse } from "./judge.ts";
import type { VerifyKeys } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import type { Session } from "./session.ts";

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

/** True if headers have all of others. */
function include(headers: Headers, others: Headers): boolean {
  return Object.entries(others).every(([name, text]) => headers[name] === text);
}

/** Valid credentials; a token has scopes, and the owner that issued it. */
interface Credential {
  readonly kind: CredentialKind;
  readonly isOwn: boolean;
  readonly headers: Headers;
  readonly scopes: readonly string[];
}

/** Lists the given key pairs and the live tokens that headers have. */
function listValid({ options, answers }: Session, headers: Headers): Credential[] {
  const pairs = listPairs(options).map(({ kind, isOwn, id, secret }): Credential => {
    return { kind, isOwn, headers: createHeaders(kind, id, secret), scopes: [] };
  });
  const live = listTokens(answers).filter((token) => !isRevoked(token, answers) && !(token.expiresAt <= options.now()));
  const tokens = live.map(({ text, scopes, issuer }): Credential => {
    const isOwn = pairs.every((pair) => pair.isOwn || !include(issuer, pair.headers));
    return { kind: "token", isOwn, headers: createHeaders("token", text), scopes };
  });
  const { accessToken } = options;
  const given: Credential = {
    kind: "token",
    isOwn: true,
    headers: createHeaders("token", accessToken),
    scopes: knownScopes,
  };
  const valid = [...pairs, ...tokens, ...(accessToken === undefined ? [] : [given])];
  return valid.filter((credential) => include(headers, credential.headers));
}

/** A name in the path that is not the own one. */
interface Asked {
  readonly name: string;
  readonly text: string;
  readonly owner: "nobody" | "others";
}

/** Finds the name in the path of an operation that has an owner: the first one. */
function findOwned({ parameters }: Operation): string | undefined {
  return parameters.find((each) => each.in === "path")?.name;
}

/**
 * Says what an operation must answer: one valid credential that an alternative accepts is enough (§5.1), and it opens what its owner has.
 * A token without the scope is another case (S11) than no valid credential.
 */
function expectVerdict(session: Session, operation: Operation, headers: Headers, asked?: Asked): Expected {
  const place = { section: "5.1", pointer: "/headers" };
  const valid = listValid(session, headers);
  const accepted = valid.find(({ kind, scopes }) =>
    listAlternatives(operation).some(
      (each) => each.kind === kind && each.scopes.every((scope) => scopes.includes(scope)),
    ),
  );
  if (!accepted && takesToken(operation) && valid.some(({ kind }) => kind === "token"))
    return { ...refuse("the token lacks the scope", { S11: { status: 403, key: "insufficient_scope" } }), ...place };
  if (!accepted) return expectUnauthorized(operation, "no valid credentials are sent");
  if (asked?.owner === "nobody") return expectUnknown(operation, asked.name);
  const owned = findOwned(operation);
  const isOwner = accepted.isOwn === (asked === undefined);
  if (owned !== undefined && !isOwner) return expectForeign(operation, owned);
  const expected = { ...accept("the credentials are valid"), ...place };
  const assume = (assumption: string, otherwise: string) => {
    return { ...expected, status: `2XX or ${otherwise}`, parts: { [assumption]: { status: "2XX" } } };
  };
  const isAlone = Object.keys(headers).length === Object.keys(accepted.headers).length;
  if (!isAlone) return assume("S29", "4XX");
  if (accepted.kind !== "token") return expected;
  const hasAll = listScopes(operation).every((scope) => accepted.scopes.includes(scope));
  return hasAll ? assume("S05", "401") : assume("C01", "403");
}

/** Says what an operation must answer without valid credentials (§7.2, S10). */
export function expectUnauthorized(operation: Operation, reason: string): Expected {
  const pointer = "/headers";
  if ("401" in operation.responses) return { ...refuse(reason), status: "401", section: "7.2", pointer };
  const told = takesToken(operation) ? isPresent : isAbsent;
  const part = { status: 401, key: "unauthorized", request_id: told, "headers/WWW-Authenticate": told };
  return { ...refuse(reason, { S10: part }), section: "5.1", pointer };
}

/** The types of resources that an error names (§4.1). */
const resourceTypes: Readonly<Record<string, string>> = { campaignId: "campaign", memberId: "voucher" };

/** Says what is right for a name that nothing has. */
function expectUnknown(operation: Operation, name: string): Expected {
  const place = { pointer: `/path/${name}`, section: (findResponse(operation, 404) ?? operation).section };
  if (operation.id === "listUsers") return { ...open({ S14: { status: 404 } }), ...place }; // no 404 is shown (§4.5)
  const { [name]: type } = resourceTypes;
  const resource = { resource_id: [UNKNOWN, undefined], ...(type && { resource_type: [type, undefined] }) };
  const details = matches(new RegExp(`^cannot find \\S+ with id .*${UNKNOWN}`, "i"), "must say what cannot be found");
  const parts = { "4.1": resource, S37: { details } };
  return { status: "404" in operation.responses ? "404" : "4XX", reason: "nothing has this name", parts, ...place };
}

/** Says what is right for a name that belongs to somebody else than the caller. */
function expectForeign(operation: Operation, name: string): Expected {
  const pointer = `/path/${name}`;
  const ofCampaign = { status: 404, key: "not_found", resource_type: resourceTypes.campaignId };
  if (name === "campaignId") return { ...open({ S30: ofCampaign }), pointer };
  if (operation.id === "listUsers") return { ...open({ S14: { status: 404 } }), pointer };
  return { ...refuse("it belongs to another owner"), pointer };
}

/** Asks as a caller. */
type AskAs = (name: string, headers: Headers, asked?: Asked) => Promise<Answer | undefined>;

/** The headers of unknown credentials of each kind. */
const unknown: Headers = {
  ...createHeaders("application", UNKNOWN, UNKNOWN),
  ...createHeaders("management", UNKNOWN, UNKNOWN),
  ...createHeaders("token", UNKNOWN),
};

/** Asks an operation as each caller: who may ask, and who may not, and for whose names. */
export async function verifyCallers(session: Session, { operation, headers: own }: Draft): Promise<void> {
  const accepted = listAlternatives(operation).map(({ kind }) => kind);
  if (accepted.includes("none")) return; // a public operation tells nobody apart
  const ask: AskAs = (name, headers, asked) => {
    const changes = { headers, ...(asked && { values: { [asked.name]: [asked.text] } }) };
    return session.ask(operation.id, name, changes, expectVerdict(session, operation, headers, asked));
  };
  await ask("a request with no credentials", {});
  const pairs = listPairs(session.options);
  for (const pair of pairs.filter(({ isOwn }) => isOwn)) {
    if (accepted.includes(pair.kind)) await askWithSimilar(pair, pairs, ask);
    else await ask(`a request with the ${pair.kind} key pair`, createHeaders(pair.kind, pair.id, pair.secret));
  }
  const issued = listTokens(session.answers).map(({ text }) => createHeaders("token", text));
  const live = issued.find((headers) => listValid(session, headers).length > 0);
  if (!takesToken(operation) && live) await ask("a request with a token in the place of keys", live);
  if (takesToken(operation)) await askWithTokens(session, operation, ask);
  const token = session.byToken.has(operation.id) ? await issueToken(session, listScopes(operation)) : undefined;
  const byToken = token && { ", with a token": createHeaders("token", token.text) };
  await askForNames(session, operation, ask, { "": own, ...byToken });
}

/** Asks with what resembles a key pair: parts of it, and of other pairs. */
async function askWithSimilar({ kind, id, secret }: GivenPair, pairs: readonly GivenPair[], ask: AskAs): Promise<void> {
  const [idHeader, secretHeader] = credentialKinds[kind].map((scheme) => securityHeaders[scheme]);
  await ask(`a request with only ${idHeader}`, createHeaders(kind, id));
  await ask(`a request with only ${secretHeader}`, createHeaders(kind, undefined, secret));
  await ask(`a request with an unknown ${idHeader}`, createHeaders(kind, UNKNOWN, secret));
  await ask(`a request with a longer ${secretHeader}`, createHeaders(kind, id, `${secret}x`));
  for (const other of pairs.filter((pair) => pair.kind === kind && !pair.isOwn)) {
    await ask(`a request with the ${secretHeader} of others`, createHeaders(kind, id, other.secret));
    await ask(`a request with the ${idHeader} of others`, createHeaders(kind, other.id, secret));
  }
  for (const other of pairs.filter((pair) => pair.kind !== kind && pair.isOwn)) {
    await ask(`the ${other.kind} key pair as that of the ${kind}`, createHeaders(kind, other.id, other.secret));
    const half = createHeaders(other.kind, undefined, other.secret);
    await ask(`a request with ${idHeader} and ${Object.keys(half)}`, { ...createHeaders(kind, id), ...half });
  }
  await ask("unknown credentials beside the own ones", { ...unknown, ...createHeaders(kind, id, secret) });
}

/**
 * Asks with what is no token, and with tokens: of all scopes that the operation accepts, of each of them alone, before and after others, of
 * the others alone, and beside other credentials.
 */
async function askWithTokens(session: Session, operation: Operation, ask: AskAs): Promise<void> {
  await ask("a request with an unknown token", createHeaders("token", UNKNOWN));
  await ask("a request with no token after its prefix", createHeaders("token", ""));
  const accepted = listScopes(operation);
  const others = knownScopes.filter((scope) => !accepted.includes(scope));
  const similar = others.filter((scope) => accepted.some((name) => scope.includes(name)));
  const issue = async (scopes: readonly string[]) => {
    const token = await issueToken(session, scopes);
    return token && { scopes, text: token.text, headers: createHeaders("token", token.text) };
  };
  const token = await issue(accepted);
  const answer = token && (await ask(`a request with a token of ${nameScopes(accepted)}`, token.headers));
  if (!token || !answer?.isSuccess) return; // other tokens would show nothing
  session.byToken.add(operation.id);
  await ask("unknown credentials beside a token", { ...unknown, ...token.headers });
  await ask("a request with a longer token", createHeaders("token", `${token.text}x`));
  // A key need not be allowed to grant every scope.
  const narrow = (await issue(others)) ?? (await issue(similar)) ?? (await issue(others.slice(0, 1)));
  const beside = narrow?.scopes ?? [];
  const lists = [
    ...accepted.map((scope) => [scope]),
    [accepted[0] ?? "", ...beside],
    [...beside, accepted.at(-1) ?? ""],
  ];
  for (const scopes of lists) {
    const other = await issue(scopes);
    if (other) await ask(`a request with a token of ${nameScopes(scopes)}`, other.headers);
  }
  if (!narrow) return;
  await ask(`a request with a token of ${nameScopes(beside)}`, narrow.headers);
  const pair = listPairs(session.options).find(({ kind }) => kind === "application");
  const keys = pair && createHeaders(pair.kind, pair.id, pair.secret);
  if (keys) await ask("a key pair and a token without the scope", { ...keys, ...narrow.headers });
}

/**
 * Asks for names that are unknown or belong to others, with each kind of credentials that an operation accepts, of the caller and of
 * others. A name of somebody else is answered like an unknown one (§4.1, §7.2, S14, S30).
 * @param own The headers of the caller's credentials; their keys follow the name of a case.
 */
async function askForNames(
  session: Session,
  operation: Operation,
  ask: AskAs,
  own: Readonly<Record<string, Headers>>,
): Promise<void> {
  const names = operation.parameters.filter((each) => each.in === "path").map(({ name }) => name);
  const { nameOption, other } = session.options;
  const owned = findOwned(operation) ?? "";
  const { [owned]: text } = other?.names ?? {};
  const foreign = text === undefined ? undefined : ({ name: owned, text, owner: "others" } as const);
  const subject = nameOption(`other.names.${owned}`);
  if (foreign) await ask(`${subject}, if it exists, without credentials`, {}, foreign);
  for (const [suffix, headers] of Object.entries(own)) {
    const unknown = new Map<string, Answer | undefined>();
    for (const name of names)
      unknown.set(name, await ask(`path ${name} unknown${suffix}`, headers, { name, text: UNKNOWN, owner: "nobody" }));
    if (foreign)
      checkAlike(
        await ask(`${subject}, if it exists${suffix}`, headers, foreign),
        unknown.get(owned),
        operation,
        foreign,
      );
  }
  const pair = listPairs(session.options).find(({ isOwn }) => !isOwn);
  if (!foreign || !pair || !listAlternatives(operation).some(({ kind }) => kind === pair.kind)) return;
  const headers = createHeaders(pair.kind, pair.id, pair.secret);
  const changes = { headers, values: { [owned]: [foreign.text] } };
  const proof = await session.ask(operation.id, `${subject} with the keys of others`, changes, open());
  // A 404 that names something else has found it.
  const isTheirs = proof?.isSuccess || (proof?.status === 404 && proof.body.resource_type !== resourceTypes[owned]);
  if (!isTheirs)
    return session.leaveOut(
      `lacks a case: ${subject} does not belong to ${nameOption("other.application")}`,
      operation.id,
    );
  await ask(`the known ${owned} with the keys of others`, headers);
  const token = Object.keys(own).length > 1 ? await issueToken(session, listScopes(operation), { headers }) : undefined;
  if (token) await ask(`the known ${owned} with a token of others`, createHeaders("token", token.text));
}

/** Checks that the answer to a name of others tells no more than that to an unknown name. */
function checkAlike(
  answer: Answer | undefined,
  unknown: Answer | undefined,
  { section }: Operation,
  { name, text }: Asked,
): void {
  if (!answer || !unknown || unknown.violations.length > 0) return;
  const isSame = answer.status === unknown.status && hideNames(answer, text) === hideNames(unknown, UNKNOWN);
  const isAssumed = name === "campaignId" && answer.status === 404;
  if (isAssumed || answer.isSuccess)
    check(answer, isAssumed ? "S30" : section, isSame, `must be the answer to an unknown ${name}`, "another one");
}

/** Returns the body of a response without a name and the identifier of the request. */
function hideNames({ exchange, body: { request_id: requestId } }: Answer, name: string): string {
  return [name, String(requestId)].reduce((text, hidden) => text.replaceAll(hidden, "…"), exchange.response.body ?? "");
}
