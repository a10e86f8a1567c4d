import { operations } from "../contract/internal.ts";
import { createHeaders, includes, listCredentials, listScopes } from "./credentials.ts";
import { issueToken } from "./issue-token.ts";
import type { Token } from "./issued-tokens.ts";
import { check } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { AskOptions, Session } from "./session.ts";

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
