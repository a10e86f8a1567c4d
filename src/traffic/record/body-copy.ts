import { unpackBody } from "../read/message-body.ts";

/** Maximum size of a recorded body in bytes, before and after decompression. */
export const MAX_RECORDED_BYTES = 1 << 24;

/** Copies a body that passes, unless it is too long. */
export class BodyCopy {
  length = 0;
  #hasEnded = false;
  #chunks: Uint8Array[] = [];

  add(chunk: Uint8Array): void {
    this.length += chunk.length;
    if (this.length > MAX_RECORDED_BYTES) this.#chunks = [];
    else this.#chunks.push(Uint8Array.prototype.slice.call(chunk));
  }

  end(): void {
    this.#hasEnded = true;
  }

  /**
   * Returns the bytes, decompressed; undefined if they cannot be decompressed or are too many, or if the body has not ended.
   * @param codings The value of `Content-Encoding`.
   */
  unpack(codings: string): Uint8Array | undefined {
    if (!this.#hasEnded || this.length > MAX_RECORDED_BYTES) return undefined;
    try {
      return unpackBody(Buffer.concat(this.#chunks), codings, MAX_RECORDED_BYTES);
    } catch {
      return undefined;
    }
  }
}
