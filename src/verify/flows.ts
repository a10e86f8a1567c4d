import { credentialVariables, nameOther } from "../contract/credential-kinds.ts";
import { createViolation, operations } from "../contract/internal.ts";
import type { CaseKind } from "./cases.ts";
import { createCredentials, type SentCredentials } from "./credentials.ts";
import { addViolation, type Outcome } from "./outcome.ts";
import { UNKNOWN } from "./probes.ts";
import type { RequestOptions, Session } from "./session.ts";
import { readToken } from "./tokens.ts";

const LIST = "listMemberActivity";
const ISSUE = "generateToken";
const REVOKE = "revokeToken";
/** A scope that no operation here needs (§5.2). */
const OTHER_SCOPE = "vouchers";

/** Expects that the service refuses a request. */
export function refuse(reason: string, pointer = "/headers", section = "4.1") {
  return { expected: "4XX", reason, pointer, section };
}

/** Follows the life of tokens: issue, use, revoke, use at once, revoke again, use after its end (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session, other: SentCredentials | undefined): Promise<void> {
  if (session.usable.has(ISSUE))
    await session.request(ISSUE, "other", "scopes with a comma between", { values: { scope: ["api,loyalties"] } });
  const narrow = await session.issueToken(OTHER_SCOPE);
  const wide = narrow === undefined ? undefined : await session.issueToken("loyalties", OTHER_SCOPE);
  const used = wide ?? (await session.issueToken("loyalties"));
  const kept = (await session.issueToken("api", "loyalties")) ?? (await session.issueToken("api"));
  compareClients(session);
  if (used === undefined || kept === undefined || !session.usable.has(REVOKE)) return;
  const isTaken = await useTokens(session, used, narrow);
  await session.request(REVOKE, "revoke", "a valid token", revoke(used));
  if (isTaken) await useAfterRevocation(session, used, kept);
  await session.request(REVOKE, "revoke again", "a revoked token", revoke(used));
  await session.request(REVOKE, "revoke unknown", "an unknown token", revoke(UNKNOWN));
  if (other) await verifyOtherApplication(session, other, kept);
  if (isTaken && (await session.waitForExpiry(kept)))
    await use(session, "other", "an expired token", kept, refuse("expires_in has passed", "/headers", "2.8"));
}

/** Compares the client_id of the tokens of one application (§2.8). */
function compareClients({ outcomes }: Session): void {
  const issued = outcomes.filter(({ isSuccess, case: { kind } }) => isSuccess && kind === "issue");
  const changed = issued.find(({ body }) => body.client_id !== issued[0]?.body.client_id);
  const expected = "must be the same for each token of an application";
  if (changed)
    addViolation(changed, "response", createViolation("token", "2.8", expected, "another one", "/client_id"));
}

function revoke(token: string): RequestOptions {
  return { values: { access_token: [token] }, expected: "any", again: true };
}

/** Requests a page with a token, and with other credentials beside it. */
function use(session: Session, kind: CaseKind, name: string, token: string, options: RequestOptions): Promise<Outcome> {
  const bearer = createCredentials("token", "", token).headers;
  const credentials = { ...bearer, ...options.credentials };
  const changes = { pointer: "/headers", again: true, ...options, credentials };
  return session.request(LIST, kind, `a request with ${name}`, changes);
}

/** Uses a token, and one without the scope. @returns True if the service takes tokens; otherwise requests with tokens show nothing. */
async function useTokens(session: Session, used: string, narrow: string | undefined): Promise<boolean> {
  if (!session.usable.has(LIST)) return false;
  const { isSuccess } = await use(session, "token", "a token that was just issued", used, {});
  const lacking = refuse("the token lacks the scope");
  if (isSuccess && narrow !== undefined)
    await use(session, "token without scope", "a token of another scope", narrow, lacking);
  return isSuccess;
}

/** A revocation ends its token, and no other one. One of two credentials is enough (S29). */
async function useAfterRevocation(session: Session, revoked: string, kept: string): Promise<void> {
  await use(session, "other", "a revoked token", revoked, refuse("the token is revoked", "/headers", "4.3"));
  await use(session, "other", "a token after another one was revoked", kept, { section: "3" });
  const pair = session.usable.get(REVOKE)?.credentials ?? {};
  const unknownPair = Object.fromEntries(Object.keys(pair).map((name) => [name, UNKNOWN]));
  const withPair = { expected: "any", credentials: pair };
  const withUnknownPair = { expected: "any", credentials: unknownPair };
  await use(session, "two credentials", "a key pair and an unknown token", UNKNOWN, withPair);
  await use(session, "two credentials", "a token and an unknown key pair", kept, withUnknownPair);
}

/** Issues a token to another application, and lets it revoke a token that it does not own. */
async function verifyOtherApplication(session: Session, other: SentCredentials, token: string): Promise<void> {
  const credentials = other.headers;
  const known = new Set(session.tokens.all);
  const options = { credentials, values: { scope: ["api"] }, expected: "any" };
  const name = "a request of another application";
  const proof = await session.request(ISSUE, "other", name, options);
  if (!proof.isSuccess) {
    // A refused pair would look like a refused revocation.
    const variables = credentialVariables.other.join(" and ");
    const reason = `lacks a case: ${proof.status} to a token request with ${variables}`;
    session.lack(REVOKE, reason);
    return;
  }
  const issued = readToken(proof);
  if (issued !== undefined && known.has(issued)) {
    const expected = "must differ from the tokens of other applications";
    addViolation(proof, "response", createViolation("token", "2.8", expected, "the same token", "/access_token"));
  }
  await session.request(REVOKE, "revoke foreign", "a token of another application", { ...revoke(token), credentials });
}

/** Requests the resources of another owner. An unknown name and a foreign name get the same response (§4.1, §7.2). */
export async function verifyForeignNames(session: Session, names: Readonly<Record<string, string>>): Promise<void> {
  for (const id of session.usable.keys()) {
    // The first name of a path has an owner; the others are names below it.
    const owned = operations[id].parameters.find((parameter) => parameter.in === "path")?.name ?? "";
    const value = names[owned];
    if (value === undefined) continue;
    const assumption = owned === "campaignId" ? "S30" : undefined;
    const expectation = refuse("it belongs to another owner", `/path/${owned}`, operations[id].section);
    const options = { ...expectation, assumption, values: { [owned]: [value] } };
    const foreign = await session.request(id, "foreign name", `${nameOther(owned)}, if it exists`, options);
    const unknown = await session.request(id, "unknown path", `path ${owned} unknown`, {
      values: { [owned]: [UNKNOWN] },
      expected: "any",
    });
    if (assumption === undefined || foreign.status !== unknown.status || unknown.violations.length > 0) continue;
    const isSame = hideNames(foreign, value) === hideNames(unknown, UNKNOWN);
    session.compare(assumption, foreign, isSame ? undefined : `body differs from that of an unknown ${owned}`);
  }
}

/** Returns the body of a response without a name and the identifier of the request. */
function hideNames({ exchange, body: { request_id: requestId } }: Outcome, name: string): string {
  return [name, String(requestId)].reduce((text, hidden) => text.replaceAll(hidden, "…"), exchange.response.body ?? "");
}
