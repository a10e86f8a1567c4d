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
const valid = accept("the token is valid");
const ofOthers = open({ S07: { status: 400, key: "invalid_grant" } });
const isForgiven = open({ S07: { status: "2XX" } });

function dead(reason: string, section: string): Expected {
  return { ...expectUnauthorized(operations[LIST], reason), section };
}

/** Follows tokens through a day: issue, use, revoke, use again, issue, expire (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session): Promise<void> {
  const use = async (name: string, { text }: Token, expected: Expected, options: AskOptions) => {
    const changes = { ...options, headers: createHeaders("token", text) };
    if (session.byToken.has(LIST)) await session.ask(LIST, `a request with ${name}`, changes, expected);
  };
  const revoke = (name: string, text: string, expected: Expected, changes: AskOptions = {}) => {
    const options = { ...changes, values: { access_token: [text] } };
    return session.ask(REVOKE, `a revocation of ${name}`, options, { ...expected, pointer: "/body/access_token" });
  };

  const scopes = listScopes(operations[LIST]);
  await verifySeparators(session, scopes);
  const first = await issueToken(session, scopes);
  const second = await issueToken(session, scopes.toReversed());
  checkClients(session);
  if (!first || !second) return;

  const isOne = first.text === second.text; // a service may issue one token until it expires
  if (!isOne) await use("the first of two tokens", first, alive, { after: [second.answer] });
  await use("a token that was used before", first, alive, { after: [second.answer] });
  const end = await revoke("a token", first.text, valid);
  if (!end?.isSuccess) return;
  await use("a revoked token", first, dead("the token is revoked", "4.3"), { after: [end] });
  await revoke("a revoked token", first.text, isForgiven);
  await revoke("an unknown token", UNKNOWN, isForgiven);
  const next = await issueToken(session, scopes, { after: [end] });
  if (next) await use("a token that was issued after a revocation", next, alive, { after: [end] });
  if (isOne) return;
  await use("a token after another one was revoked", second, alive, { after: [end] });

  const others = listCredentials(session).find(({ isOwn, kind }) => !isOwn && kind === "application");
  if (!others) session.leaveOut(`another application, which needs ${session.options.nameOption("other.application")}`);
  const headers = others?.headers ?? {};
  const theirs = others && (await issueToken(session, scopes, { headers })); // a refused pair would look like a refused revocation
  if (theirs) {
    const isNew = includes(theirs.issuer, headers);
    const expected = "must differ from the tokens of other applications";
    check(session.answers.at(-1), "2.8", isNew, expected, "the same token", "/access_token");
    const refused = await revoke("a token of another application", second.text, ofOthers, { headers });
    if (refused?.isSuccess === false)
      await use("a token that another application could not revoke", second, alive, { after: [refused] });
  }

  const { expiresAt, lifeSeconds } = second;
  if (await session.waitUntil(expiresAt - 1000 * LEEWAY_SECONDS))
    await use("a token before its end", second, alive, { waitSeconds: lifeSeconds - LEEWAY_SECONDS });
  const expired = dead("expires_in has passed", "2.8");
  if (await session.waitUntil(expiresAt + 1000 * LEEWAY_SECONDS))
    await use("an expired token", second, expired, { waitSeconds: lifeSeconds + LEEWAY_SECONDS });
  else session.leaveOut("an expired token, which needs tokens that live for a minute at most");
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
