import { LoyaltyError } from "./loyalty-error.ts";

const MAX_SHOWN_LENGTH = 120;

/** The body of a successful response is not the JSON of the operation; often a proxy or a login page answered instead of the service. */
export class UnreadableResponseError extends LoyaltyError {
  override readonly name = "UnreadableResponseError";
  declare readonly status: number;
  /** The first characters of the body; empty if it may contain a token. */
  declare readonly start: string;
  /** Value of `X-Request-Id`, if the service sent it. */
  declare readonly requestId: string | undefined;

  // `isSecret`: the body may contain a token, so the error does not show it. `fault`: names the defect of the response.
  constructor(request: string, status: number, headers: Headers, text: string, isSecret: boolean, fault: string) {
    const start = isSecret ? "" : text.slice(0, MAX_SHOWN_LENGTH);
    const requestId = headers.get("X-Request-Id") ?? undefined;
    const shown = isSecret ? `${text.length} characters, not shown` : JSON.stringify(start);
    super(`${request}: ${status} with ${fault}: ${shown}${requestId ? ` (request id ${requestId})` : ""}`);
    this.status = status;
    this.start = start;
    this.requestId = requestId;
  }
}
