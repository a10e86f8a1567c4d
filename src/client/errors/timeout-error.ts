import { LoyaltyError } from "./loyalty-error.ts";

/**
 * The deadline of an attempt or of the whole call passed before the whole response had arrived. If earlier attempts of the call
 * failed, `cause` is the error of the last one.
 */
export class TimeoutError extends LoyaltyError {
  override readonly name = "TimeoutError";
  /** The deadline that passed. */
  declare readonly deadline: "attempt" | "total";
  /** The deadline in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(request: string, deadline: "attempt" | "total", timeoutMs: number) {
    super(`${request}: no complete response within ${timeoutMs} ms (${deadline} deadline)`);
    this.deadline = deadline;
    this.timeoutMs = timeoutMs;
  }
}
