import { hash } from "node:crypto";
import { isDateTime } from "../../contract/is-date-time.ts";

/**
 * The shapes of replacements. The digits in the middle, 8 hexadecimal or 10 decimal ones, are a keyed tag of all others: a
 * real value of this shape has the right tag with a probability of at most 2⁻³².
 */
const HEXADECIMAL =
  /^(?!\d+$)((?:redacted-|https:\/\/redacted\.example\/)?[0-9a-f]{16}|0{8}(?:-[0-9a-f]{4}){4})[0-9a-f]{8}(@redacted\.example)?$/;
const DECIMAL = /^(\+?\d{14}|0\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{10}(Z?)$/;
const DATE_SHAPE = /^0\d{3}-\d\d-\d\d$/;

/** Formats that a replacement keeps, and how its hexadecimal digits make the parts before and after the tag. */
const formats: readonly [hasFormat: (text: string) => boolean, write: (digest: string, text: string) => Parts][] = [
  [(text) => /^\w+:\/\/\S+$/.test(text), (digest) => [`https://redacted.example/${digest.slice(0, 16)}`]],
  [(text) => /^[^\s@]+@[^\s@]+$/.test(text), (digest) => [digest.slice(0, 16), "@redacted.example"]],
  [(text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text), (digest) => [toUuidStart(digest)]],
  [(text) => /^\+?\d+$/.test(text), (digest, text) => [(text.startsWith("+") ? "+" : "") + toDigits(digest, 14)]],
  [isDateTime, (digest) => [toIsoTime(toInteger(digest) % (DATES * DAY_MS)).slice(0, -1), "Z"]],
];

type Parts = readonly [before: string, after?: string];

const DAY_MS = 86_400_000;
const YEAR_1 = Date.parse("0001-01-01T00:00:00Z");
/** 998 years, so that all dates have years below 1000. */
const DATES = 998 * 365;
/** A date holds little: its tag has 6 bits. */
const DATE_TAGS = 64;
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

  /**
   * Replaces a text by `redacted-` and 24 hexadecimal digits. The replacement of a mail address, URL, UUID, number, date
   * or time has the same format.
   */
  replaceText(text: string): string {
    return text === "" || this.#isReplacement(text) ? text : this.#replaceText(text);
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

  #replaceText(text: string): string {
    const digest = this.#digest("text", text);
    if (isDateTime(`${text}T00:00:00Z`)) return this.#writeDate(toInteger(digest) % Math.floor(DATES / DATE_TAGS));
    const [, write] = formats.find(([hasFormat]) => hasFormat(text)) ?? [];
    return this.#write(...(write?.(digest, text) ?? [`redacted-${digest.slice(0, 16)}`]));
  }

  #isReplacement(text: string): boolean {
    if (DATE_SHAPE.test(text)) {
      const days = (Date.parse(`${text}T00:00:00Z`) - YEAR_1) / DAY_MS;
      return days >= 0 && this.#writeDate(Math.floor(days / DATE_TAGS)) === text;
    }
    const [, before, after] = HEXADECIMAL.exec(text) ?? DECIMAL.exec(text) ?? [];
    return before !== undefined && this.#write(before, after) === text;
  }

  /** Puts the tag of both parts between them. */
  #write(before: string, after = ""): string {
    const tag = this.#digest("tag", before + after);
    const isDecimal = /^\+?\d{14}$|T/.test(before);
    return before + (isDecimal ? toDigits(tag, 10) : tag.slice(0, 8)) + after;
  }

  /** Returns one of 64 consecutive days. */
  #writeDate(block: number): string {
    const days = block * DATE_TAGS + (this.#digestHalf("tag", block) % DATE_TAGS);
    return toIsoTime(days * DAY_MS).slice(0, 10);
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

/** Returns 52 bits. */
function toInteger(digest: string): number {
  return Number.parseInt(digest.slice(0, 13), 16);
}

function toDigits(digest: string, count: number): string {
  return String(toInteger(digest) % 10 ** count).padStart(count, "0");
}

/** Returns a UUID without its last 8 digits. */
function toUuidStart(digest: string): string {
  return `00000000-${digest.slice(0, 4)}-8${digest.slice(4, 7)}-8${digest.slice(7, 10)}-${digest.slice(10, 14)}`;
}

function toIsoTime(sinceYear1: number): string {
  return new Date(YEAR_1 + sinceYear1).toISOString();
}
