/** A response before it becomes a Response or goes out on a socket. The body is bytes, because a string would be encoded again. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts of the body in order; empty without a body. */
  readonly body: readonly Uint8Array<ArrayBuffer>[];
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
  return { status, headers: { ...JSON_TYPE, ...headers }, body: [Buffer.from(JSON.stringify(value))] };
}

const LIST_HEAD = Buffer.from('{"object":"list","data_ref":"data","data":[');

/** Wraps stored JSON texts, joined by commas, in the list envelope (§2.1, §4.4, §4.5) without parsing them. */
export function writeList(
  items: ServiceResponse["body"],
  properties: Readonly<Record<string, unknown>>,
): ServiceResponse["body"] {
  return [LIST_HEAD, ...items, Buffer.from(`],${JSON.stringify(properties).slice(1)}`)];
}

/** Creates a response with a list that is written. */
export function listResponse(body: ServiceResponse["body"]): ServiceResponse {
  return { status: 200, headers: JSON_TYPE, body };
}

/**
 * Converts a response to a Response of the fetch standard, without a body for HEAD.
 * @throws TypeError if a fault cuts all of it, like every network error of `fetch`.
 */
export function toResponse({ status, headers, body, cut }: ServiceResponse, method: string): Response {
  if (cut === "all") throw new TypeError("fetch failed: a fault dropped the connection");
  if (cut === "half") return new Response(streamFirstHalf(Buffer.concat(body)), { status, headers });
  return new Response(body.length === 0 || method === "HEAD" ? null : Buffer.concat(body), { status, headers });
}

function streamFirstHalf(bytes: Buffer<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError("terminated: a fault cut the body")),
  });
}
