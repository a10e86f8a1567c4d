import { operations } from "../contract/internal.ts";
import { includes } from "./credentials.ts";
import type { Token } from "./issued-tokens.ts";
import { check } from "./judge.ts";
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
