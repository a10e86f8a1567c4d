import { LoyaltyError } from "./loyalty-error.ts";

/** Pages that contradict each other: going on would lose or repeat events. `checkpoint` is where to resume. */
export class PaginationError extends LoyaltyError {
  override readonly name = "PaginationError";
  /** ID of the last event that was handed out, for `startingAfterId`; undefined before the first. */
  readonly checkpoint: string | undefined;

  constructor(reason: string, checkpoint: string | undefined) {
    super(`listMemberActivity: ${reason}; resume after ${checkpoint ?? "the beginning"}`);
    this.checkpoint = checkpoint;
  }
}
