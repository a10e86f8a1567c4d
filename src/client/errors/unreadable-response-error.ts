import { LoyaltyError } from "./loyalty-error.ts";

const SHOWN_CHARACTERS = 120;

/** A success whose body is not the JSON that it should be; often a proxy or a login page between client and service. */
export class UnreadableResponseError extends LoyaltyError {
  override readonly name = "UnreadableResponseError";
  readonly status: number;
  /** The first characters of the body. */
  readonly start: string;

  constructor(method: string, path: string, status: number, text: string, cause?: unknown) {
    const start = text.slice(0, SHOWN_CHARACTERS);
    super(`${method} ${path}: ${status} with a body that is not JSON: ${JSON.stringify(start)}`, { cause });
    this.status = status;
    this.start = start;
  }
}
