import { escapeControls } from "../../contract/json.ts";

/** Marks the errors of every copy of the package: `instanceof` knows only the classes of one copy. */
export const BRAND = Symbol.for("loyalty-interface.error");

/** Base class of the errors that the client throws. */
export class LoyaltyError extends Error {
  override readonly name: string = "LoyaltyError";

  /** @param message May have texts of the service, or of a proxy: it becomes one line without invisible characters. */
  constructor(message: string, options?: ErrorOptions) {
    super(escapeControls(message.replaceAll(/\s+/g, " ")), options);
  }

  get [BRAND](): true {
    return true;
  }

  /** Returns name, message and the other properties, such as `status`, `key` and `requestId`, for logs. @throws nothing */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/**
 * Copies an error of the client, with a stack that begins here, so that it leads to the caller. The stack of the original may begin in
 * a timer, or below ten frames of ours; and the calls that wait for one token get the same original. Returns other errors as they are.
 */
export function leadToCaller(failure: unknown): unknown {
  if (!(failure instanceof LoyaltyError)) return failure;
  const { stack: _, ...properties } = Object.getOwnPropertyDescriptors(failure);
  const copy = Object.defineProperties(new Error(), properties);
  Object.setPrototypeOf(copy, Object.getPrototypeOf(failure));
  Error.captureStackTrace?.(copy, leadToCaller); // after the name, which the stack begins with; not every engine has it
  return copy;
}
