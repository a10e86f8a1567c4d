import { clientOperations } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import { splitScopes } from "../contract/internal.ts";
import type { Answer } from "./answer.ts";
import type { Draft, PlannedRequest } from "./requests.ts";

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
}

/** Lists the tokens that were issued, as they were issued first. */
export function listTokens(answers: readonly Answer[]): Token[] {
  const tokens = answers.flatMap((answer) => toToken(answer) ?? []);
  return [...new Map(tokens.toReversed().map((token) => [token.text, token])).values()].toReversed();
}

/** Reads the token of a successful response, whether it was expected or not. */
function toToken(answer: Answer): Token | undefined {
  const { isSuccess, body, exchange, case: planned } = answer;
  const { access_token: text, scope, expires_in: seconds } = body;
  const isIssued = exchange.operationId !== undefined && clientOperations[exchange.operationId].issuesToken;
  if (!isSuccess || !isIssued || !isHeaderText(text)) return undefined;
  const { "Content-Type": _, ...issuer } = planned.request.headers;
  const lifeSeconds = Number(seconds);
  const expiresAt = Date.parse(exchange.startedAt ?? "") + 1000 * lifeSeconds;
  return { text, answer, scopes: splitScopes(String(scope)), issuer, lifeSeconds, expiresAt };
}

/** True if its own credentials have revoked a token. Others cannot (S07), whatever the service answers. */
export function isRevoked({ text, issuer, answer }: Token, answers: readonly Answer[]): boolean {
  return answers.slice(answer.exchange.index).some(({ isSuccess, case: { operationId, status, request } }) => {
    const isRevocation = isSuccess && operationId === "revokeToken" && status !== "4XX";
    const isOwn = Object.entries(issuer).every(([name, value]) => request.headers[name] === value);
    return isRevocation && isOwn && request.form?.some(([, value]) => value === text) === true;
  });
}

/** True if a token of a request has expired. */
export function isExpired({ headers }: PlannedRequest, answers: readonly Answer[], now: number): boolean {
  const expired = listTokens(answers).filter(({ expiresAt }) => expiresAt <= now);
  return expired.some(({ text }) => Object.values(headers).some((value) => value.includes(text)));
}
