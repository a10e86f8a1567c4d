import { isDeepStrictEqual } from "node:util";
import { listAlternatives } from "../contract/credential-kinds.ts";
import { findResponse, scopes as knownScopes, type Operation, takesToken } from "../contract/internal.ts";
import type { Answer, Expected } from "./answer.ts";
import {
  accepts,
  type Credential,
  createHeaders,
  type Headers,
  includes,
  listCredentials,
  listScopes,
} from "./credentials.ts";
import { issueToken, nameScopes } from "./issue-token.ts";
import { accept, check, isAbsent, isPresent, matches, open, refuse } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import type { Session } from "./session.ts";

/** A name in the path that is not the own one. */
interface Asked {
  readonly name: string;
  readonly text: string;
  readonly owner: "nobody" | "others";
}

/**
 * Says what an operation must answer: one valid credential that an alternative accepts is enough (§5.1), and it opens what its owner has.
 * A token without the scope is another case (S11) than no valid credential.
 */
function expectVerdict(session: Session, operation: Operation, headers: Headers, asked?: Asked): Expected {
  const place = { section: "5.1", pointer: "/headers" };
  const valid = listCredentials(session).filter((each) => includes(headers, each.headers));
  const accepted = valid.find((each) => accepts(operation, each));
  if (!accepted && takesToken(operation) && valid.some(({ kind }) => kind === "token"))
    return { ...refuse("the token lacks the scope", { S11: { status: 403, key: "insufficient_scope" } }), ...place };
  if (!accepted) return expectUnauthorized(operation, "no valid credentials are sent");
  if (asked?.owner === "nobody") return expectUnknown(operation, asked.name);
  const owned = operation.parameters.find((each) => each.in === "path")?.name; // the first name of a path has an owner
  const isOwner = accepted.isOwn === (asked === undefined);
  if (owned !== undefined && !isOwner) return expectForeign(operation, owned);
  const expected = { ...accept("the credentials are valid"), ...place };
  const isAlone = Object.keys(headers).length === Object.keys(accepted.headers).length;
  if (!isAlone) return { ...expected, status: "2XX or 4XX", parts: { S29: { status: "2XX" } } };
  if (accepted.kind !== "token") return expected;
  const hasAll = listScopes(operation).every((scope) => accepted.scopes.includes(scope));
  if (hasAll) return { ...expected, status: "2XX or 401", parts: { S05: { status: "2XX" } } };
  return {
    ...expected,
    status: "2XX or 401 or 403",
    parts: { S05: { status: "2XX or 403" }, C01: { status: "2XX or 401" } },
  };
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
  const inPath = operation.parameters.filter((each) => each.in === "path");
  // Without a type to tell, an error may name what the unknown name would contain.
  const isNamed = type !== undefined || inPath.at(-1)?.name === name;
  const parts: Expected["parts"] = isNamed ? { "4.1": resource, S37: { details } } : {};
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
  const all = listCredentials(session);
  const pairs = all.filter(({ kind }) => kind !== "token");
  for (const pair of pairs.filter(({ isOwn }) => isOwn)) {
    const others = pairs.filter((each) => each !== pair);
    const callers = accepted.includes(pair.kind)
      ? listSimilar(pair, others)
      : { [`the ${pair.kind} key pair`]: pair.headers };
    for (const [name, headers] of Object.entries(callers)) await ask(`a request with ${name}`, headers);
  }
  const token = all.find(({ kind }) => kind === "token");
  if (takesToken(operation)) await askWithTokens(session, operation, ask);
  else if (token) await ask("a request with a token in the place of keys", token.headers);
  await askForNames(session, operation, ask, own);
}

/** Lists what resembles a key pair: parts of it, and of other pairs. */
function listSimilar({ kind, headers }: Credential, others: readonly Credential[]): Record<string, Headers> {
  const [idHeader = "", secretHeader = ""] = Object.keys(headers);
  const { [idHeader]: id = "", [secretHeader]: secret = "" } = headers;
  const similar: Record<string, Headers> = {
    [`only ${idHeader}`]: { [idHeader]: id },
    [`only ${secretHeader}`]: { [secretHeader]: secret },
    [`an unknown ${idHeader}`]: { ...headers, [idHeader]: UNKNOWN },
    [`a longer ${secretHeader}`]: { ...headers, [secretHeader]: `${secret}x` },
    "unknown credentials beside its own": { ...unknown, ...headers },
  };
  for (const other of others) {
    const owner = other.isOwn ? `the ${other.kind}` : "others";
    const [otherId = "", otherSecret = ""] = Object.values(other.headers);
    similar[`the ${idHeader} of ${owner}`] = { ...headers, [idHeader]: otherId };
    similar[`the ${secretHeader} of ${owner}`] = { ...headers, [secretHeader]: otherSecret };
    if (other.kind === kind) continue;
    similar[`the keys of ${owner} as its own`] = { [idHeader]: otherId, [secretHeader]: otherSecret };
    const [, otherHeader = ""] = Object.keys(other.headers);
    similar[`${idHeader} and ${otherHeader}`] = { [idHeader]: id, [otherHeader]: otherSecret };
  }
  return similar;
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
  const pair = listCredentials(session).find(({ kind }) => kind === "application");
  if (pair) await ask("a key pair and a token without the scope", { ...pair.headers, ...narrow.headers });
}

/**
 * Asks for names that are unknown or belong to others, with each kind of credentials that an operation accepts, of the caller and of
 * others. A name of somebody else is answered like an unknown one (§4.1, §7.2, S14, S30).
 */
async function askForNames(session: Session, operation: Operation, ask: AskAs, own: Headers): Promise<void> {
  const [owned, ...others] = operation.parameters.filter((each) => each.in === "path").map(({ name }) => name);
  if (owned === undefined) return;
  const { nameOption, other } = session.options;
  const { [owned]: text } = other?.names ?? {};
  const foreign: Asked | undefined = text === undefined ? undefined : { name: owned, text, owner: "others" };
  const subject = nameOption(`other.names.${owned}`);
  if (!foreign) session.leaveOut(`a ${owned} of others, which needs ${subject}`);
  const askUnknown = (suffix: string, headers: Headers, name: string) =>
    ask(`path ${name} unknown${suffix}`, headers, { name, text: UNKNOWN, owner: "nobody" });
  if (foreign) await ask(`${subject}, if it exists, without credentials`, {}, foreign);
  for (const [suffix, headers] of Object.entries(await listKinds(session, operation, own))) {
    for (const name of others) await askUnknown(suffix, headers, name);
    const answer = await askUnknown(suffix, headers, owned);
    if (foreign)
      checkAlike(await ask(`${subject}, if it exists${suffix}`, headers, foreign), answer, operation, foreign);
  }
  const pair = listCredentials(session).find((each) => !each.isOwn && accepts(operation, each));
  if (!foreign || !pair) return;
  const changes = { headers: pair.headers, values: { [owned]: [foreign.text] } };
  const proof = await session.ask(operation.id, `${subject} with the keys of others`, changes, open());
  checkSeparate(session, proof, operation);
  // A 404 that names something else has found it.
  const isTheirs = proof?.isSuccess || (proof?.status === 404 && proof.body.resource_type !== resourceTypes[owned]);
  if (!isTheirs) {
    const reason = `lacks a case: ${subject} does not belong to ${nameOption("other.application")}`;
    return session.leaveOut(reason, operation.id);
  }
  for (const [suffix, headers] of Object.entries(await listKinds(session, operation, pair.headers)))
    await ask(`the known ${owned} as others${suffix}`, headers);
}

/** Lists the headers of each kind of credentials of one owner, by what follows the name of a case. @param headers Its key pair. */
async function listKinds(session: Session, operation: Operation, headers: Headers): Promise<Record<string, Headers>> {
  const isAccepted = session.byToken.has(operation.id);
  const token = isAccepted ? await issueToken(session, listScopes(operation), { headers }) : undefined;
  return { "": headers, ...(token && { ", with a token": createHeaders("token", token.text) }) };
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

/** Checks that the names of a path belong together: the data of a known name does not appear under the owner of others (§4.1). */
function checkSeparate({ answers }: Session, answer: Answer | undefined, { id, section }: Operation): void {
  const [known] = answers.find(({ exchange, items }) => exchange.operationId === id && items.length > 0)?.items ?? [];
  if (!answer || !known) return;
  const isSeparate = answer.items.every((item) => !isDeepStrictEqual(item, known));
  check(answer, section, isSeparate, "must not list what belongs to another owner", "its data");
}

/** Returns the body of a response without a name and the identifier of the request. */
function hideNames({ exchange, body: { request_id: requestId } }: Answer, name: string): string {
  return [name, String(requestId)].reduce((text, hidden) => text.replaceAll(hidden, "…"), exchange.response.body ?? "");
}
