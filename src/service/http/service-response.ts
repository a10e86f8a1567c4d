/** A response before it becomes a Response or goes out on a socket. The body is bytes, because a string would be encoded again. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
}

const JSON_TYPE = { "Content-Type": "application/json" };

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
