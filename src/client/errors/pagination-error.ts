import { LoyaltyError } from "./loyalty-error.ts";

/** The pages of a listing contradict each other, and reading on would lose or repeat events. */
export class PaginationError extends LoyaltyError {
  override readonly name = "PaginationError";
  /** ID of the last event that the listing returned, to resume with `startingAfterId`; undefined before the first event. */
  readonly checkpoint: string | undefined;

  constructor(reason: string, checkpoint: string | undefined) {
    super(`listMemberActivity: ${reason}; last event: ${checkpoint ?? "none"}`);
    this.checkpoint = checkpoint;
  }
}
