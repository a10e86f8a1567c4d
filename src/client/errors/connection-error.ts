import { LoyaltyError } from "./loyalty-error.ts";

/** No response: the name did not resolve, the connection was refused or broke. `cause` is what `fetch` threw. */
export class ConnectionError extends LoyaltyError {
  override readonly name = "ConnectionError";
  /** Path of the request that got no response; it may be that of the token which a call needed. */
  readonly path: string;

  constructor(method: string, path: string, cause: unknown) {
    super(`${method} ${path}: no response`, { cause });
    this.path = path;
  }
}
