/** Marks the errors of every copy of this package, where `instanceof` knows only those of its own. */
const BRAND = Symbol.for("loyalty-interface.error");

/** Base class of everything that the client throws on its own account. */
export class LoyaltyError extends Error {
  override readonly name: string = "LoyaltyError";

  get [BRAND](): true {
    return true;
  }
}

/** Whether a value is an error of this package, even of another copy of it. */
export function isLoyaltyError(value: unknown): value is LoyaltyError {
  return typeof value === "object" && value !== null && BRAND in value;
}
