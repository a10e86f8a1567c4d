import { isDeepStrictEqual } from "node:util";
import { listAlternatives } from "../contract/credential-kinds.ts";
import { scopes as knownScopes, type Operation, operations, takesToken } from "../contract/internal.ts";
import type { Answer } from "./answer.ts";
import { accepts, type Credential, createHeaders, type Headers, listCredentials, listScopes } from "./credentials.ts";
import { resourceTypes } from "./expect-answer.ts";
import { check } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import type { Session } from "./session.ts";
import { issueToken, nameScopes } from "./tokens.ts";

/** Asks as a caller, for other names of the path if some are given. */
type AskAs = (name: string, headers: Headers, names?: Readonly<Record<string, string>>) => Promise<Answer | undefined>;

/** Headers with credentials of each kind that nobody has. */
const unknown: Headers = {
  ...createHeaders("application", UNKNOWN, UNKNOWN),
  ...createHeaders("management", UNKNOWN, UNKNOWN),
  ...createHeaders("token", UNKNOWN),
};

/** Asks an operation as each caller: who may ask, and who may not, and for whose names. */
export async function verifyCallers(session: Session, { operation, headers: own }: Draft): Promise<void> {
  const accepted = listAlternatives(operation).map(({ kind }) => kind);
  if (accepted.includes("none")) return; // a public operation tells nobody apart
  const ask: AskAs = (name, headers, names = {}) => {
    const values = Object.entries(names).map(([each, text]) => [each, [text]]);
    return session.ask(operation.id, name, { headers, values: Object.fromEntries(values) });
  };
  await ask("a request with no credentials", {});
  const all = listCredentials(session.options, session.tokens);
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
  const askWith = async (scopes: readonly string[]) => {
    const token = await issueToken(session, scopes);
    const headers = createHeaders("token", token?.text ?? "");
    const answer = token && (await ask(`a request with a token of ${nameScopes(scopes)}`, headers));
    return answer?.isSuccess ? token : undefined;
  };
  const token = await askWith(accepted);
  if (!token) return; // other tokens would show nothing
  session.byToken.add(operation.id);
  await ask("unknown credentials beside a token", { ...unknown, ...createHeaders("token", token.text) });
  await ask("a request with a longer token", createHeaders("token", `${token.text}x`));
  // A key need not be allowed to grant every scope.
  const narrow =
    (await issueToken(session, others)) ??
    (await issueToken(session, similar)) ??
    (await issueToken(session, others.slice(0, 1)));
  const beside = narrow?.scopes ?? [];
  for (const scope of accepted) await askWith([scope]);
  await askWith([accepted[0] ?? "", ...beside]);
  await askWith([...beside, accepted.at(-1) ?? ""]);
  if (!narrow) return;
  const headers = createHeaders("token", narrow.text);
  await ask(`a request with a token of ${nameScopes(beside)}`, headers);
  const pair = listCredentials(session.options, []).find(({ kind }) => kind === "application");
  if (pair) await ask("a key pair and a token without the scope", { ...pair.headers, ...headers });
}

/** Asks for names that are unknown or belong to others, with each kind of credentials that an operation accepts, of the caller and of others. */
async function askForNames(session: Session, operation: Operation, ask: AskAs, own: Headers): Promise<void> {
  const { nameOption, other } = session.options;
  const [owned, ...others] = operation.parameters.filter((each) => each.in === "path").map(({ name }) => name);
  if (owned === undefined) return;
  const { [owned]: text = "" } = other?.names ?? {};
  const subject = nameOption(`other.names.${owned}`);
  const foreign = text === "" ? undefined : { [owned]: text };
  if (!foreign) session.leaveOut(`a ${owned} of others, which needs ${subject}`);
  if (foreign) await ask(`${subject}, if it exists, without credentials`, {}, foreign);
  for (const [suffix, headers] of Object.entries(await listKinds(session, operation, own))) {
    for (const name of others) await ask(`path ${name} unknown${suffix}`, headers, { [name]: UNKNOWN });
    const answer = await ask(`path ${owned} unknown${suffix}`, headers, { [owned]: UNKNOWN });
    if (foreign) checkAlike(await ask(`${subject}, if it exists${suffix}`, headers, foreign), answer, owned, text);
  }
  const pair = listCredentials(session.options, []).find((each) => !each.isOwn && accepts(operation, each));
  if (!foreign || !pair) return;
  const proof = await ask(`${subject} with the keys of others`, pair.headers, foreign);
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
function checkAlike(answer: Answer | undefined, unknown: Answer | undefined, name: string, text: string): void {
  if (!answer || !unknown || unknown.violations.length > 0) return;
  const isSame = answer.status === unknown.status && hideNames(answer, text) === hideNames(unknown, UNKNOWN);
  const isAssumed = name === "campaignId" && answer.status === 404;
  const source = isAssumed ? "S30" : operations[answer.case.operationId].section;
  const expected = `must be the answer to an unknown ${name}`;
  if (isAssumed || answer.isSuccess) check(answer, source, isSame, expected, "another one");
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
