import { hash } from "node:crypto";

/**
 * The shape of a replacement. Its last 8 digits are a keyed tag of the others: a real value of this shape has the right tag with a
 * probability of 2⁻³².
 */
const REPLACEMENT = /^(redacted-[0-9a-f]{16})([0-9a-f]{8})$/;
/** Upper halves of doubles: integers from 2⁵³, and fractions between 0 and 1. */
const [INTEGERS, FRACTIONS, HALVES] = [1076 << 20, 1 << 20, 970 << 20];

/**
 * Derives replacements for values that may not be kept. With the same key the same value always gets the same
 * replacement, so equality stays visible, and a replacement stays as it is; without the key a value cannot be guessed by trying.
 */
export class Pseudonyms {
  /** The key in the length of a block of the hash. */
  readonly #block: string;

  constructor(key: Uint8Array | string) {
    this.#block = hash("sha256", key);
  }

  /** Replaces a text by `redacted-` and 24 hexadecimal digits. */
  replaceText(text: string): string {
    const [, before, tag] = REPLACEMENT.exec(text) ?? [];
    if (text === "" || (before !== undefined && this.#digest("tag", before).startsWith(String(tag)))) return text;
    const start = `redacted-${this.#digest("text", text).slice(0, 16)}`;
    return start + this.#digest("tag", start).slice(0, 8);
  }

  /** Replaces a number by a large integer or, unless it is an integer, by a small fraction. Half of its bits are the tag. */
  replaceNumber(value: number): number {
    const double = new DataView(new ArrayBuffer(8));
    double.setFloat64(0, value);
    if (double.getUint32(4) === this.#digestHalf("tag", double.getUint32(0))) return value;
    const upper = (Number.isInteger(value) ? INTEGERS : FRACTIONS) + (this.#digestHalf("number", value) % HALVES);
    double.setUint32(0, upper);
    double.setUint32(4, this.#digestHalf("tag", upper));
    return double.getFloat64(0);
  }

  /** Returns 32 bits. */
  #digestHalf(purpose: string, value: number): number {
    return Number.parseInt(this.#digest(purpose, String(value)).slice(0, 8), 16);
  }

  /** Returns hexadecimal digits. A replacement shows too few of them to extend the hash to a longer text. */
  #digest(purpose: string, text: string): string {
    return hash("sha256", `${this.#block}${purpose}:${text}`);
  }
}
