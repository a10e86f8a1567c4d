import { LoyaltyError } from "./loyalty-error.ts";

/** The options of the client lack the credentials that an operation needs. Thrown before any request. */
export class MissingCredentialsError extends LoyaltyError {
  override readonly name = "MissingCredentialsError";

  constructor(operationId: string, wanted: string) {
    super(`${operationId} needs ${wanted}`);
  }
}
