/** Base class of everything that the client throws on its own account. */
export class LoyaltyError extends Error {
  override readonly name: string = "LoyaltyError";
}
