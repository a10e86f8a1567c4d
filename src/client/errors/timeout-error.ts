import { LoyaltyError } from "./loyalty-error.ts";

/** A deadline passed, of one attempt or of the whole call, before the answer was read to its end. */
export class TimeoutError extends LoyaltyError {
  override readonly name = "TimeoutError";
  /** Which deadline it was. */
  readonly deadline: "attempt" | "total";
  /** The deadline in milliseconds. */
  readonly timeoutMs: number;

  constructor(request: string, deadline: "attempt" | "total", timeoutMs: number) {
    super(`${request}: no complete answer within ${timeoutMs} ms (${deadline} deadline)`);
    this.deadline = deadline;
    this.timeoutMs = timeoutMs;
  }
}
