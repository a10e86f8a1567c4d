import { operations } from "../contract/internal.ts";
import type { Expected } from "./answer.ts";
import { expectUnauthorized } from "./callers.ts";
import { createHeaders, includes, listCredentials, listScopes } from "./credentials.ts";
import { askByContract } from "./inputs.ts";
import { issueToken } from "./issue-token.ts";
import type { Token } from "./issued-tokens.ts";
import { accept, check, open } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { AskOptions, Session } from "./session.ts";

const LIST = "listMemberActivity";
const ISSUE = "generateToken";
const REVOKE = "revokeToken";

/** A service may round a time, and its clock may differ from that of its database. */
const LEEWAY_SECONDS = 5;

const alive = { ...accept("the token has neither expired nor been revoked"), section: "3", pointer: "/headers" };
const ofOthers = open({ S07: { status: 400, key: "invalid_grant" } });
const isForgiven = open({ S07: { status: "2XX" } });

function dead(reason: string, section: string): Expected {
  return { ...expectUnauthorized(operations[LIST], reason), section };
}

/** Follows tokens through a day: issue, use, revoke, use again, issue, expire (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session): Promise<void> {
  const scopes = listScopes(operations[LIST]);
  await verifySeparators(session, scopes);
  const first = await issueToken(session, scopes);
  const second = await issueToken(session, scopes.toReversed());
  checkClients(session);
  if (!first || !second) return;

  const isOne = first.text === second.text; // a service may issue one token until it expires
  if (!isOne) await use(session, "the first of two tokens", first, alive, { after: [second.answer] });
  await use(session, "a token that was used before", first, alive, { after: [second.answer] });
  const end = await revoke(session, "a token", first, accept("the token is valid"));
  if (!end?.isSuccess) return;
  const after = { after: [end] };
  await use(session, "a revoked token", first, dead("the token is revoked", "4.3"), after);
  await revoke(session, "a revoked token", first, isForgiven);
  await revoke(session, "an unknown token", { text: UNKNOWN }, isForgiven);
  const next = await issueToken(session, scopes, after);
  if (next) await use(session, "a token that was issued after a revocation", next, alive, after);
  if (isOne) return;
  await use(session, "a token after another one was revoked", second, alive, after);
  await verifyOthers(session, second);
  await outlive(session, second);
}

/** Lets another application revoke a token that it does not own (S07), once it has got a token: a refused pair would look like a refused revocation. */
async function verifyOthers(session: Session, own: Token): Promise<void> {
  const others = listCredentials(session).find(({ isOwn, kind }) => !isOwn && kind === "application");
  if (!others) session.leaveOut(`another application, which needs ${session.options.nameOption("other.application")}`);
  const theirs = others && (await issueToken(session, own.scopes, { headers: others.headers }));
  if (!theirs) return;
  const isNew = includes(theirs.issuer, others.headers);
  const expected = "must differ from the tokens of other applications";
  check(session.answers.at(-1), "2.8", isNew, expected, "the same token", "/access_token");
  const refused = await revoke(session, "a token of another application", own, ofOthers, { headers: others.headers });
  if (refused?.isSuccess === false)
    await use(session, "a token that another application could not revoke", own, alive, { after: [refused] });
}

/** Uses a token shortly before and after its end (§2.8). */
async function outlive(session: Session, token: Token): Promise<void> {
  const { expiresAt, lifeSeconds } = token;
  if (await session.waitUntil(expiresAt - 1000 * LEEWAY_SECONDS))
    await use(session, "a token before its end", token, alive, { waitSeconds: lifeSeconds - LEEWAY_SECONDS });
  const expired = dead("expires_in has passed", "2.8");
  if (await session.waitUntil(expiresAt + 1000 * LEEWAY_SECONDS))
    await use(session, "an expired token", token, expired, { waitSeconds: lifeSeconds + LEEWAY_SECONDS });
  else session.leaveOut("an expired token, which needs tokens that live for a minute at most");
}

/** Requests a page with a token. */
async function use(session: Session, name: string, { text }: Token, expected: Expected, options: AskOptions) {
  const changes = { ...options, headers: createHeaders("token", text) };
  if (session.byToken.has(LIST)) await session.ask(LIST, `a request with ${name}`, changes, expected);
}

/** Revokes a token. */
function revoke(
  session: Session,
  name: string,
  { text }: Pick<Token, "text">,
  expected: Expected,
  changes: AskOptions = {},
) {
  const options = { ...changes, values: { access_token: [text] } };
  return session.ask(REVOKE, `a revocation of ${name}`, options, { ...expected, pointer: "/body/access_token" });
}

/** Asks for scopes with other separators, and with unknown scopes beside a known one (§5.2). */
async function verifySeparators(session: Session, [one = "", other = one]: readonly string[]): Promise<void> {
  const lists = [
    `${one},${other}`,
    `${one}, ${other}`,
    `${one};${other}`,
    `${one}\t${other}`,
    `${one} ${UNKNOWN}`,
    `${UNKNOWN} ${one}`,
  ];
  for (const scope of lists) await askByContract(session, ISSUE, `the scope ${scope}`, { values: { scope: [scope] } });
}

/** Checks the client_id of the tokens of one application (§2.8). */
function checkClients({ answers }: Session): void {
  const issued = answers.filter(({ isSuccess, exchange }) => isSuccess && exchange.operationId === ISSUE);
  for (const tokens of Map.groupBy(issued, (answer) => JSON.stringify(answer.case.request.headers)).values()) {
    for (const answer of tokens) {
      const isSame = answer.body.client_id === tokens[0]?.body.client_id;
      check(answer, "2.8", isSame, "must be the same for each token of an application", "another one", "/client_id");
    }
  }
}
