import { clientOperations } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import { splitScopes } from "../contract/internal.ts";
import type { Answer } from "./answer.ts";
import type { Draft } from "./requests.ts";

/** A token that a verification issued. */
export interface Token {
  readonly text: string;
  readonly answer: Answer;
  /** The granted scopes. */
  readonly scopes: readonly string[];
  /** The credentials that issued it. */
  readonly issuer: Draft["headers"];
  readonly lifeSeconds: number;
  /** Milliseconds since the epoch; NaN if the service does not say when it expires. */
  readonly expiresAt: number;
  /** The answer to its revocation. */
  revocation?: Answer;
}

/** A service may round the time at which a token ends, and its clock may differ from that of its database. */
const LEEWAY_MS = 2000;

/** Says what must become of a token now; nothing is known while it ends. */
export function findState({ expiresAt, revocation }: Token, now: number): "alive" | "ending" | "expired" | "revoked" {
  if (revocation) return "revoked";
  if (now >= expiresAt + LEEWAY_MS) return "expired";
  return now > expiresAt - LEEWAY_MS ? "ending" : "alive";
}

/** Notes the token that an answer issues, whether it was expected or not, and the one that it revokes. */
export function noteTokens(tokens: Token[], answer: Answer): void {
  const { isSuccess, body, exchange, case: planned } = answer;
  if (!isSuccess || exchange.operationId === undefined) return;
  const { form = [], headers } = planned.request;
  const { access_token: text, scope, expires_in: seconds } = body;
  const isKnown = tokens.some((token) => token.text === text);
  if (clientOperations[exchange.operationId].issuesToken && isHeaderText(text) && !isKnown) {
    const { "Content-Type": _, ...issuer } = headers;
    const lifeSeconds = Number(seconds);
    const expiresAt = Date.parse(exchange.startedAt ?? "") + 1000 * lifeSeconds;
    tokens.push({ text, answer, scopes: splitScopes(String(scope)), issuer, lifeSeconds, expiresAt });
  }
  // A request that must be refused revokes nothing, nor do others (S07), whatever the service answers.
  if (exchange.operationId !== "revokeToken" || planned.status === "4XX") return;
  for (const token of tokens) {
    const isOwn = Object.entries(token.issuer).every(([name, value]) => headers[name] === value);
    if (isOwn && form.some(([, value]) => value === token.text)) token.revocation ??= answer;
  }
}
