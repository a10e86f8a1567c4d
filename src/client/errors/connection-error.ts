import { LoyaltyError } from "./loyalty-error.ts";

/** The host was not found, or the connection was refused or broke. `cause` is the error that `fetch` threw. */
export class ConnectionError extends LoyaltyError {
  override readonly name = "ConnectionError";
  /** Method and path of the request; it may be the request for the token that a call needed. */
  readonly request: string;

  constructor(request: string, cause: unknown) {
    super(`${request}: no response`, { cause });
    this.request = request;
  }
}
