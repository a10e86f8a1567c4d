import { LoyaltyError } from "./loyalty-error.ts";

const SHOWN_CHARACTERS = 120;

/** What an {@link UnreadableResponseError} is made of. */
export interface UnreadableResponse {
  /** Method and path. */
  readonly request: string;
  readonly response: Response;
  readonly text: string;
  /** Whether the body may hold a token: then nothing of it is shown. */
  readonly isSecret: boolean;
}

/** A success whose body is not the JSON that it should be; often a proxy or a login page between client and service. */
export class UnreadableResponseError extends LoyaltyError {
  override readonly name = "UnreadableResponseError";
  readonly status: number;
  /** The first characters of the body; empty where it may hold a token. */
  readonly start: string;
  /** Value of `X-Request-Id`, where there is one. */
  readonly requestId: string | undefined;

  constructor({ request, response, text, isSecret }: UnreadableResponse) {
    const start = isSecret ? "" : text.slice(0, SHOWN_CHARACTERS);
    const requestId = response.headers.get("X-Request-Id") ?? undefined;
    const shown = isSecret ? `${text.length} characters, not shown` : JSON.stringify(start);
    super(
      `${request}: ${response.status} with a body that is not JSON: ${shown}${requestId ? ` (request id ${requestId})` : ""}`,
    );
    this.status = response.status;
    this.start = start;
    this.requestId = requestId;
  }
}
