import { ConnectionError } from "./errors/connection-error.ts";
import { LoyaltyError } from "./errors/loyalty-error.ts";
import { toApiError } from "./errors/to-api-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";

/** What openapi-fetch gives with `parseAs: "text"`. */
interface TextResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Where a response comes from, for messages: the path without its query. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The body of a success as text; empty where there is none.
 * @throws ApiError for any other status, ConnectionError where no response came; an abort is thrown as the signal's reason.
 */
export async function unwrapText({ method, path, signal }: Exchange, call: Promise<TextResult>): Promise<string> {
  const { data, error, response } = await call.catch((failure: unknown) => {
    if (signal?.aborted) throw signal.reason;
    if (failure instanceof LoyaltyError) throw failure;
    throw new ConnectionError(method, path, failure);
  });
  if (response.ok) return typeof data === "string" ? data : "";
  throw toApiError({ method, path, status: response.status }, error);
}

/**
 * The parsed body of a success.
 * @throws UnreadableResponseError where it is not JSON, and what {@link unwrapText} throws.
 */
export async function unwrapJson<Body>(
  exchange: Exchange,
  call: Promise<TextResult & { response: Response }>,
): Promise<Body> {
  let status = 0;
  const text = await unwrapText(
    exchange,
    call.then((result) => {
      status = result.response.status;
      return result;
    }),
  );
  try {
    return JSON.parse(text) as Body; // the contract says so; the checker can prove it
  } catch (cause) {
    throw new UnreadableResponseError(exchange.method, exchange.path, status, text, cause);
  }
}
