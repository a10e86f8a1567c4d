import { LoyaltyError } from "./loyalty-error.ts";

/** No response: the name did not resolve, the connection was refused or broke. `cause` is what `fetch` threw. */
export class ConnectionError extends LoyaltyError {
  override readonly name = "ConnectionError";

  constructor(method: string, path: string, cause: unknown) {
    super(`${method} ${path}: no response`, { cause });
  }
}
