import { LoyaltyError } from "./loyalty-error.ts";

/** The client was not given what an operation needs to authenticate (§5.1). Thrown before any request. */
export class MissingCredentialsError extends LoyaltyError {
  override readonly name = "MissingCredentialsError";

  constructor(operationId: string, wanted: string) {
    super(`${operationId} needs ${wanted}`);
  }
}
