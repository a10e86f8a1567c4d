import { operations } from "../contract/internal.ts";
import type { Answer, Expected } from "./answer.ts";
import { createHeaders, expectUnauthorized, listPairs, listScopes } from "./callers.ts";
import { askByContract } from "./inputs.ts";
import { listTokens, type Token } from "./issued-tokens.ts";
import { accept, check, open } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { AskOptions, Session } from "./session.ts";

const LIST = "listMemberActivity";
const ISSUE = "generateToken";
const REVOKE = "revokeToken";

/** A service may round a time, and its clock may differ from that of its database. */
const LEEWAY_SECONDS = 5;

/** Follows tokens through a day: issue, use, revoke, use again, issue, expire (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session): Promise<void> {
  const scopes = listScopes(operations[LIST]);
  await verifySeparators(session, scopes);
  const first = await session.issue(scopes, { again: true });
  const second = await session.issue(scopes.toReversed(), { again: true });
  checkClients(session);
  if (!first || !second) return;

  const isOne = first.text === second.text; // a service may issue one token until it expires
  if (!isOne) await use(session, "the first of two tokens", first, alive, { after: [second.answer] });
  await use(session, "a token that was used before", first, alive, { after: [second.answer] });
  const end = await revoke(session, "a token", first.text, accept("the token is valid"));
  if (!end?.isSuccess) return;
  await use(session, "a revoked token", first, dead("the token is revoked", "4.3"), { after: [end] });
  await revoke(session, "a revoked token", first.text, open({ S07: { status: "2XX" } }));
  await revoke(session, "an unknown token", UNKNOWN, open({ S07: { status: "2XX" } }));
  const next = await session.issue(scopes, { again: true, after: [end] });
  if (next) await use(session, "a token that was issued after a revocation", next, alive, { after: [end] });
  if (isOne) return;
  await use(session, "a token after another one was revoked", second, alive, { after: [end] });
  await revokeAsOthers(session, second);
  await outlive(session, second);
}

/** Asks for scopes with other separators, and with unknown scopes beside a known one (§5.2). */
async function verifySeparators(session: Session, [one = "", other = one]: readonly string[]): Promise<void> {
  const lists = [`${one},${other}`, `${one}, ${other}`, `${one};${other}`, `${one} ${UNKNOWN}`, `${UNKNOWN} ${one}`];
  for (const scope of lists) await askByContract(session, ISSUE, `the scope ${scope}`, { values: { scope: [scope] } });
}

/** Uses a token shortly before and after its end (§2.8). */
async function outlive(session: Session, token: Token): Promise<void> {
  const { expiresAt, lifeSeconds } = token;
  const before = { waitSeconds: lifeSeconds - LEEWAY_SECONDS };
  if (await session.waitUntil(expiresAt - 1000 * LEEWAY_SECONDS))
    await use(session, "a token before its end", token, alive, before);
  const after = { waitSeconds: lifeSeconds + LEEWAY_SECONDS };
  if (await session.waitUntil(expiresAt + 1000 * LEEWAY_SECONDS))
    await use(session, "an expired token", token, dead("expires_in has passed", "2.8"), after);
  else session.notAsked.push({ subject: "an expired token", needs: "tokens that live for a minute at most" });
}

const alive = { ...accept("the token has neither expired nor been revoked"), section: "3" };

function dead(reason: string, section: string): Expected {
  return { ...expectUnauthorized(operations[LIST], reason), section };
}

/** Requests a page with a token. */
async function use(
  session: Session,
  name: string,
  token: Token,
  expected: Expected,
  options: AskOptions,
): Promise<void> {
  const changes = { ...options, headers: createHeaders("token", token.text), again: true };
  if (session.byToken.has(LIST)) await session.ask(LIST, `a request with ${name}`, changes, expected);
}

/** Revokes a token. */
function revoke(session: Session, name: string, token: string, expected: Expected, changes: AskOptions = {}) {
  const options = { ...changes, values: { access_token: [token] }, again: true };
  return session.ask(REVOKE, `a revocation of ${name}`, options, { ...expected, pointer: "/body/access_token" });
}

/** Checks the client_id of the tokens of one application (§2.8). */
function checkClients(session: Session): void {
  const issued = session.answers.filter(({ isSuccess, exchange }) => isSuccess && exchange.operationId === ISSUE);
  for (const answer of issued) {
    const isSame = answer.body.client_id === issued[0]?.body.client_id;
    check(answer, "2.8", isSame, "must be the same for each token of an application", "another one", "/client_id");
  }
}

/** Lets another application revoke a token that it does not own (S07). */
async function revokeAsOthers(session: Session, token: Token): Promise<void> {
  const pair = listPairs(session.options).find(({ isOwn }) => !isOwn);
  if (!pair) return;
  const headers = createHeaders(pair.kind, pair.id, pair.secret);
  const known = listTokens(session.answers);
  const proof = await session.ask(ISSUE, "a request of others", { headers }, open());
  if (!proof?.isSuccess) {
    // A refused pair would look like a refused revocation.
    const keys = session.options.nameOption("other.application");
    if (proof) session.lack(REVOKE, `lacks a case: ${proof.status} to a token request with ${keys}`);
    return;
  }
  const isNew = known.every(({ text }) => text !== proof.body.access_token);
  check(proof, "2.8", isNew, "must differ from the tokens of other applications", "the same token", "/access_token");
  const expected = open({ S07: { status: 400, key: "invalid_grant" } });
  const answer: Answer | undefined = await revoke(session, "a token of another application", token.text, expected, {
    headers,
  });
  if (answer?.isSuccess === false)
    await use(session, "a token that another application could not revoke", token, alive, { after: [answer] });
}
