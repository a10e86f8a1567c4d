import { LoyaltyError } from "./loyalty-error.ts";

/** No response: the name did not resolve, the connection was refused or broke. `cause` is what `fetch` threw. */
export class ConnectionError extends LoyaltyError {
  override readonly name = "ConnectionError";
  /** Method and path of the request that got no response; it may be that of the token which a call needed. */
  readonly request: string;

  constructor(request: string, cause: unknown) {
    super(`${request}: no response`, { cause });
    this.request = request;
  }
}
