/** A response before it becomes a Response or goes out on a socket. The body is bytes, because a string would be encoded again. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Set by a fault: nothing is sent, or only half of the body. */
  readonly cut?: "all" | "half";
}

const JSON_TYPE = { "Content-Type": "application/json" };

/** Creates a response with a JSON body. */
export function jsonResponse(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  return { status, headers: { ...JSON_TYPE, ...headers }, body: Buffer.from(JSON.stringify(value)) };
}

/** Creates a response with a list that the store has written. */
export function listResponse(body: Uint8Array<ArrayBuffer>): ServiceResponse {
  return { status: 200, headers: JSON_TYPE, body };
}

/**
 * Converts a response to a Response of the fetch standard, without a body for HEAD.
 * @throws TypeError if a fault cuts all of it, like every network error of `fetch`.
 */
export function toResponse({ status, headers, body, cut }: ServiceResponse, method: string): Response {
  if (cut === "all") throw new TypeError("fetch failed: a fault dropped the connection");
  if (cut === "half" && body) return new Response(streamFirstHalf(body), { status, headers });
  return new Response(method === "HEAD" ? null : body, { status, headers });
}

function streamFirstHalf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError("terminated: a fault cut the body")),
  });
}
