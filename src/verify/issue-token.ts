import { operations, tokenLifetimeSeconds } from "../contract/internal.ts";
import type { Answer } from "./answer.ts";
import { isRevoked, listTokens, type Token } from "./issued-tokens.ts";
import { accept, check, checkParts, isPresent } from "./judge.ts";
import { createDraft } from "./requests.ts";
import type { AskOptions, Session } from "./session.ts";

/** What is assumed of an issued token; for S28, the contract compares the scopes. */
const tokenParts = {
  S22: { status: 200 },
  S08: { expires_in: tokenLifetimeSeconds },
  S40: { "headers/Cache-Control": isPresent },
  S28: {},
};

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
  checkToken(answer);
  const token = listTokens(session.answers).find(({ text }) => text === answer.body.access_token);
  const isDead = token && isRevoked(token, session.answers);
  check(answer, "4.3", !isDead, "must be a new token", "a revoked one", "/access_token");
  return isDead ? undefined : token;
}

/** Names scopes in cases. */
export function nameScopes(scopes: readonly string[]): string {
  return scopes.length > 3 ? `${scopes.length} scopes` : `the scope ${scopes.join(" ")}`;
}

/** Checks what is assumed of the answer that issues a token. */
export function checkToken(answer: Answer): void {
  for (const [assumption, part] of answer.isRight ? Object.entries(tokenParts) : [])
    checkParts(answer, assumption, part);
}

/** Revokes the issued tokens, and notes those that stay. */
export async function revokeTokens(session: Session): Promise<void> {
  let isPossible = true;
  for (const token of listTokens(session.answers)) {
    if (isRevoked(token, session.answers)) continue;
    isPossible = isPossible && (await revokeToken(session, token));
    if (isRevoked(token, session.answers)) continue;
    const end = new Date(token.expiresAt).toJSON() ?? "an unknown time";
    session.leaveOut(`left a token that was not revoked and expires at ${end}`, "revokeToken");
  }
}

/** Revokes a token. @returns False if the service does not respond, or limits requests for longer than the caller waits. */
async function revokeToken(session: Session, { text, issuer }: Token): Promise<boolean> {
  const draft = createDraft(operations.revokeToken, {}, issuer);
  const options = { values: { access_token: [text] }, isCleanup: true };
  const expected = { ...accept("the key pair has issued the token"), pointer: "/body/access_token" };
  try {
    const answer = await session.send(draft, "an issued token", options, expected);
    session.stopIfSilent(1);
    return answer.status !== 429;
  } catch {
    return false;
  }
}
