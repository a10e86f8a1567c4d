import { clientOperations } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import type { Outcome } from "./outcome.ts";
import type { Draft } from "./requests.ts";

/** A token that is not revoked. */
interface LiveToken {
  /** The credentials that issued it. */
  readonly credentials: Draft["credentials"];
  /** Milliseconds since the epoch; NaN if the service does not say when it expires. */
  readonly expiresAt: number;
}

/** The tokens that a verification issues. */
export class IssuedTokens {
  /** Every token, for reports without secrets. */
  readonly all: string[] = [];
  readonly live = new Map<string, LiveToken>();
  readonly #revoked = new Set<string>();

  /** Takes an outcome that may have issued or revoked a token. */
  add(outcome: Outcome): void {
    const { operationId, request, kind } = outcome.case;
    const token = readToken(outcome);
    if (clientOperations[operationId].issuesToken && token !== undefined) {
      this.all.push(token);
      const { startedAt = "", durationMs = 0 } = outcome.exchange;
      const expiresAt = Date.parse(startedAt) + durationMs + 1000 * Number(outcome.body.expires_in);
      if (!this.live.has(token)) this.live.set(token, { credentials: request.headers, expiresAt });
    }
    const revoked = new URLSearchParams(request.body).get("access_token") ?? "";
    if (operationId !== "revokeToken" || !outcome.isSuccess || kind === "revoke foreign") return;
    this.live.delete(revoked);
    this.#revoked.add(revoked);
  }

  /** True for a token that can be used. A service that issues a revoked token again breaks an invariant, which says so. */
  isUsable(token: string): boolean {
    return this.live.has(token) && !this.#revoked.has(token);
  }
}

/** Returns the token of a successful response; undefined if it has none that a header can carry. */
export function readToken({ isSuccess, body: { access_token: token } }: Outcome): string | undefined {
  return isSuccess && isHeaderText(token) ? token : undefined;
}
