import { decodeUtf8 } from "./parse-json.ts";

export const QUOTE = 34;
const BACKSLASH = 92;

/** Finds the end of a JSON string whose bytes arrive in chunks. */
export class StringScanner {
  isOpen = false;
  /** The latest string that was captured; escapes are not decoded. */
  text = "";
  #start = 0;
  #isEscaped = false;

  /** Starts a string at the position after its quote. */
  open(at: number): void {
    this.isOpen = true;
    this.text = "";
    this.#start = at;
  }

  /** Starts a new chunk; an open string continues in it. */
  startChunk(): void {
    this.#start = 0;
  }

  /** Returns the position of the closing quote, or the end of the chunk. */
  skip(chunk: Uint8Array, from: number, isCaptured: boolean): number {
    const { length } = chunk;
    let at = from;
    if (this.#isEscaped) {
      this.#isEscaped = false;
      at++;
    }
    for (; at < length; at++) {
      const byte = chunk[at];
      if (byte === BACKSLASH) {
        at++;
        if (at === length) this.#isEscaped = true;
      } else if (byte === QUOTE) {
        this.isOpen = false;
        break;
      }
    }
    if (isCaptured) this.text += decodeUtf8(chunk.subarray(this.#start, at));
    return at;
  }
}
