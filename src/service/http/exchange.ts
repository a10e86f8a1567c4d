import type { Operation } from "../../contract/index.ts";
import { invalidRequest, ServiceError } from "./service-error.ts";

/** Most bytes of a body. A form with every scope has not a tenth of it. */
export const MAX_BODY_BYTES = 16_384;

/** A request for an operation, whether it came as a Request or on a socket. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly headers: Pick<Headers, "get" | "has">;
  /** Decoded path parameters. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Where it came from; undefined where there is no socket. */
  readonly remoteAddress?: string | undefined;
  /** @throws ServiceError 413 (S20). */
  readonly readBody: () => Promise<string>;
}

/**
 * A body as text.
 * @throws ServiceError 413 as soon as it is too long (S20), 400 where it breaks off: nobody is there to read that, but it is
 * no failure of the service.
 */
export async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw bodyTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : invalidRequest("The body broke off");
  }
  return Buffer.concat(chunks).toString();
}

function bodyTooLarge(): ServiceError {
  const details = `The body must not exceed ${MAX_BODY_BYTES} bytes`;
  return new ServiceError({ code: 413, key: "payload_too_large", message: "Payload too large", details });
}
