import { LoyaltyError } from "./loyalty-error.ts";

/** The pages of a listing contradict each other, and reading on would lose or repeat items. */
export class PaginationError extends LoyaltyError {
  override readonly name = "PaginationError";
  /** The fault of the pages. */
  declare readonly reason: string;
  /** The place to resume: ID of the last item that the caller finished, undefined before the first one. */
  declare readonly checkpoint: string | undefined;

  constructor(operationId: string, reason: string, checkpoint: string | undefined) {
    super(`${operationId}: ${reason}; last item: ${checkpoint ?? "none"}`);
    this.reason = reason;
    this.checkpoint = checkpoint;
  }
}
