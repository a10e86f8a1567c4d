import { toText } from "./partial-bytes.ts";

export const QUOTE = 34;
const BACKSLASH = 92;

/** Finds the end of a JSON string whose bytes arrive in chunks. */
export class StringScanner {
  isOpen = false;
  /** What was wanted of the latest string, escapes as they stand. */
  text = "";
  #start = 0;
  #isEscaped = false;

  /** Says where the string begins, after its quote. */
  open(at: number): void {
    this.isOpen = true;
    this.text = "";
    this.#start = at;
  }

  /** Says that a new chunk begins; a string that is open goes on in it. */
  startChunk(): void {
    this.#start = 0;
  }

  /** Position of the quote that ends the string, or the end of the chunk. */
  skip(chunk: Uint8Array, from: number, isTextWanted: boolean): number {
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
    if (isTextWanted) this.text += toText(chunk.subarray(this.#start, at));
    return at;
  }
}
