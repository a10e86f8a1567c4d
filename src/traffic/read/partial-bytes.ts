/** What has come in of something that has not ended yet. Keeps copies, so that no chunk is held for its last bytes. */
export class OpenPieces {
  #pieces: Uint8Array[] = [];

  keep(part: Uint8Array): void {
    if (part.length > 0) this.#pieces.push(Uint8Array.prototype.slice.call(part));
  }

  /** Everything kept and this part, which ends it; nothing is kept any longer. */
  take(part: Uint8Array): Uint8Array {
    const whole = this.peek(part);
    this.#pieces = [];
    return whole;
  }

  /** Everything kept and this part, which is kept as before. */
  peek(part: Uint8Array): Uint8Array {
    return this.#pieces.length === 0 ? part : Buffer.concat([...this.#pieces, part]);
  }
}

/** Bytes as text (UTF-8). */
export function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}
