import { LoyaltyError } from "./loyalty-error.ts";

const MAX_SHOWN_LENGTH = 120;

/** The body of a successful response is not the JSON of the operation; often a proxy or a login page answered instead of the service. */
export class UnreadableResponseError extends LoyaltyError {
  override readonly name = "UnreadableResponseError";
  readonly status: number;
  /** The first characters of the body; empty if it may contain a token. */
  readonly start: string;
  /** Value of `X-Request-Id`, if the service sent it. */
  readonly requestId: string | undefined;

  // `isSecret`: whether the body may contain a token; then the error shows none of it. `fault`: what the response has.
  constructor(
    request: string,
    response: Pick<Response, "status" | "headers">,
    text: string,
    isSecret: boolean,
    fault: string,
  ) {
    const start = isSecret ? "" : text.slice(0, MAX_SHOWN_LENGTH);
    const requestId = response.headers.get("X-Request-Id") ?? undefined;
    const shown = isSecret ? `${text.length} characters, not shown` : JSON.stringify(start);
    const facts = requestId ? ` (request id ${requestId})` : "";
    super(`${request}: ${response.status} with ${fault}: ${shown}${facts}`);
    this.status = response.status;
    this.start = start;
    this.requestId = requestId;
  }
}
