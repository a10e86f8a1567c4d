import { clientOperations } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import type { Outcome } from "./outcome.ts";
import type { Draft } from "./requests.ts";

/** The tokens that a verification issues. */
export class IssuedTokens {
  /** Every token, for reports without secrets. */
  readonly all: string[] = [];
  /** The tokens that are not revoked, with the credentials that issued them. */
  readonly live = new Map<string, Draft["credentials"]>();

  /** Takes an outcome that may have issued or revoked a token. */
  add(outcome: Outcome): void {
    const { operationId, request, kind } = outcome.case;
    const token = readToken(outcome);
    if (clientOperations[operationId].issuesToken && token !== undefined) {
      this.all.push(token);
      if (!this.live.has(token)) this.live.set(token, request.headers);
    }
    const revoked = new URLSearchParams(request.body).get("access_token") ?? "";
    if (operationId === "revokeToken" && outcome.isSuccess && kind !== "revoke foreign") this.live.delete(revoked);
  }
}

/** Returns the token of a successful response; undefined if it has none that a header can carry. */
export function readToken({ isSuccess, body: { access_token: token } }: Outcome): string | undefined {
  return isSuccess && isHeaderText(token) ? token : undefined;
}
