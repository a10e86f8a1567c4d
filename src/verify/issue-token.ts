import { operations } from "../contract/internal.ts";
import type { Token } from "./issued-tokens.ts";
import { check } from "./judge.ts";
import { createDraft } from "./requests.ts";
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
  const token = session.tokens.find(({ text }) => text === answer.body.access_token);
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
