import { LoyaltyError } from "./loyalty-error.ts";

/**
 * The deadline of an attempt or of the whole call passed before the whole response had arrived. If earlier attempts of the call
 * failed, `cause` is the error of the last one.
 */
export class TimeoutError extends LoyaltyError {
  override readonly name = "TimeoutError";
  /** Method and path of the request; it may be the request for the token that a call needed. */
  declare readonly request: string;
  /** The deadline that passed. */
  declare readonly deadline: "attempt" | "total";
  /** The deadline in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(request: string, deadline: "attempt" | "total", timeoutMs: number) {
    super(`${request}: no complete response within ${timeoutMs} ms (${deadline} deadline)`);
    this.request = request;
    this.deadline = deadline;
    this.timeoutMs = timeoutMs;
  }
}
