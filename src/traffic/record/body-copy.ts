/** Bounds a recorded body, before and after decompression. */
export const MAX_BODY_BYTES = 1 << 24;

/** Copies a body that passes, up to a length. */
export class BodyCopy {
  /** Bytes that have passed. */
  length = 0;
  readonly #maxBytes: number;
  #hasEnded = false;
  #chunks: Uint8Array[] = [];

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes in memory. */
  get kept(): number {
    return this.length > this.#maxBytes ? 0 : this.length;
  }

  add(chunk: Uint8Array): void {
    this.length += chunk.length;
    if (this.length > this.#maxBytes) this.#chunks = [];
    else this.#chunks.push(Uint8Array.prototype.slice.call(chunk));
  }

  /** Ends the body. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Returns the length, and the bytes; no bytes if they are too many, or if the body has not ended. */
  read(): { body: Buffer | undefined; length: number } {
    const isWhole = this.#hasEnded && this.length <= this.#maxBytes;
    return { body: isWhole ? Buffer.concat(this.#chunks) : undefined, length: this.length };
  }
}
