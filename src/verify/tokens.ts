import { operations } from "../contract/internal.ts";
import { createHeaders, includes, listCredentials, listScopes, type Token } from "./credentials.ts";
import { check } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import { createDraft, type Draft } from "./requests.ts";
import type { AskOptions, Session } from "./session.ts";

/** Issues a new token with these scopes (§4.2); returns undefined if it cannot. A key need not be allowed to grant every scope. */
export async function issueToken(
  session: Session,
  scopes: readonly string[],
  options: AskOptions = {},
): Promise<Token | undefined> {
  const name = `a request ${options.headers ? "with the keys of others " : ""}for a token of ${nameScopes(scopes)}`;
  const expected = { status: "2XX or 4XX", reason: "a key may not be allowed to grant the scope" };
  const changes = { ...options, values: { scope: [scopes.join(" ")] } };
  const answer = await session.ask("generateToken", name, changes, expected);
  if (!answer?.isSuccess) {
    if (answer) session.leaveOut(`lacks a case: ${answer.status} to ${name}`, "generateToken");
    return undefined;
  }
  const { access_token: text, client_id: client } = answer.body;
  const first = session.tokens.find(({ issuer }) => includes(answer.case.request.headers, issuer));
  const isSame = first === undefined || first.answer.body.client_id === client;
  check(answer, "2.8", isSame, "must be the same for each token of an application", "another one", "/client_id");
  const token = session.tokens.find((each) => each.text === text);
  check(answer, "4.3", !token?.revocation, "must be a new token", "a revoked one", "/access_token");
  return token?.revocation ? undefined : token;
}

/** Names scopes in cases. */
export function nameScopes(scopes: readonly string[]): string {
  return scopes.length > 3 ? `${scopes.length} scopes` : `the scope ${scopes.join(" ")}`;
}

/** Revokes the issued tokens, and notes those that stay. */
export async function revokeTokens(session: Session): Promise<void> {
  let isPossible = true;
  for (const token of session.tokens) {
    if (token.revocation) continue;
    isPossible = isPossible && (await revokeToken(session, token));
    if (token.revocation) continue;
    const end = new Date(token.expiresAt).toJSON() ?? "an unknown time";
    session.leaveOut(`left a token that was not revoked and expires at ${end}`, "revokeToken");
  }
}

/** Revokes a token. @returns False if the service does not respond, or limits requests for longer than the caller waits. */
async function revokeToken(session: Session, { text, issuer }: Token): Promise<boolean> {
  const draft = createDraft(operations.revokeToken, {}, issuer);
  const options = { values: { access_token: [text] }, isCleanup: true };
  try {
    const answer = await session.send(draft, "an issued token", options);
    session.stopIfSilent(1);
    return answer.status !== 429;
  } catch {
    return false;
  }
}

/** Replaces the token of an ordinary request, which a revocation has spent. */
export async function renewToken(session: Session, base: Draft): Promise<Draft> {
  const [text] = base.values.access_token ?? [];
  const isSpent = session.tokens.some((token) => token.text === text && token.revocation);
  const token = isSpent ? await issueToken(session, ["api"]) : undefined;
  return token ? { ...base, values: { ...base.values, access_token: [token.text] } } : base;
}

const LIST = "listMemberActivity";
const ISSUE = "generateToken";
const REVOKE = "revokeToken";

/** So long before and after its end, a token must be alive and dead. */
const LEEWAY_SECONDS = 5;

/** Follows tokens through a day: issue, use, revoke, use again, issue, expire (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session): Promise<void> {
  const scopes = listScopes(operations[LIST]);
  await askSeparators(session, scopes);
  const first = await issueToken(session, scopes);
  const second = await issueToken(session, scopes.toReversed());
  if (!first || !second) return;

  const isOne = first.text === second.text; // a service may issue one token until it expires
  const both = { after: [second.answer] };
  if (!isOne) await use(session, "the first of two tokens", first, both);
  await use(session, "a token that was used before", first, both);
  const end = await revoke(session, "a token", first);
  if (!end?.isSuccess) return;
  const after = { after: [end] };
  await use(session, "a revoked token", first, after);
  await revoke(session, "a revoked token", first);
  const next = await issueToken(session, scopes, after);
  if (next) await use(session, "a token that was issued after a revocation", next, after);
  if (isOne) return;
  await use(session, "a token after another one was revoked", second, after);
  await revokeAsOthers(session, second);
  await outlive(session, second);
}

/** Lets another application revoke a token that it does not own (S07), once it has got a token: a refused pair would look like a refused revocation. */
async function revokeAsOthers(session: Session, own: Token): Promise<void> {
  const pairs = listCredentials(session.options, []);
  const others = pairs.find(({ isOwn, kind }) => !isOwn && kind === "application");
  if (!others) session.leaveOut(`another application, which needs ${session.options.nameOption("other.application")}`);
  const theirs = others && (await issueToken(session, own.scopes, { headers: others.headers }));
  if (!theirs) return;
  const isNew = includes(theirs.issuer, others.headers);
  const expected = "must differ from the tokens of other applications";
  check(session.answers.at(-1), "2.8", isNew, expected, "the same token", "/access_token");
  const refused = await revoke(session, "a token of another application", own, { headers: others.headers });
  if (refused?.isSuccess === false)
    await use(session, "a token that another application could not revoke", own, { after: [refused] });
}

/** Uses a token shortly before and after its end (§2.8). */
async function outlive(session: Session, token: Token): Promise<void> {
  const { expiresAt, lifeSeconds } = token;
  if (await session.waitUntil(expiresAt - 1000 * LEEWAY_SECONDS))
    await use(session, "a token before its end", token, { waitSeconds: lifeSeconds - LEEWAY_SECONDS });
  if (await session.waitUntil(expiresAt + 1000 * LEEWAY_SECONDS))
    await use(session, "an expired token", token, { waitSeconds: lifeSeconds + LEEWAY_SECONDS });
  else session.leaveOut("an expired token, which needs tokens that live for a minute at most");
}

/** Requests a page with a token. */
async function use(session: Session, name: string, { text }: Token, options: AskOptions): Promise<void> {
  if (!session.byToken.has(LIST)) return;
  await session.ask(LIST, `a request with ${name}`, { ...options, headers: createHeaders("token", text) });
}

function revoke(session: Session, name: string, { text }: Token, changes: AskOptions = {}) {
  return session.ask(REVOKE, `a revocation of ${name}`, { ...changes, values: { access_token: [text] } });
}

/** Asks for scopes with other separators, and with unknown scopes beside a known one (§5.2). */
async function askSeparators(session: Session, [one = "", other = one]: readonly string[]): Promise<void> {
  const separated = [",", ", ", ";", "\t"].map((separator) => `${one}${separator}${other}`);
  for (const scope of [...separated, `${one} ${UNKNOWN}`, `${UNKNOWN} ${one}`])
    await session.ask(ISSUE, `the scope ${scope}`, { values: { scope: [scope] } });
}
