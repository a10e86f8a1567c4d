import { createHmac } from "node:crypto";
import { isDateTime } from "../../contract/is-date-time.ts";

/** A replacement is recognizable, so that redacting twice changes nothing. No real value should look like one. */
const REPLACEMENT = new RegExp(
  `^(?:${[
    "redacted-[0-9a-f]{16}",
    "[0-9a-f]{16}@redacted\\.example",
    "https://redacted\\.example/[0-9a-f]{16}",
    "00000000-0000-8000-8[0-9a-f]{3}-[0-9a-f]{12}",
    "\\+?0{8}\\d{16}",
    "0\\d{3}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)?",
  ].join("|")})$`,
);
const MAX_REPLACEMENT_LENGTH = 42;

/** Formats that a replacement keeps, and how its hexadecimal digits make one. */
const formats: readonly [hasFormat: (text: string) => boolean, write: (digest: string, text: string) => string][] = [
  [(text) => /^\w+:\/\/\S+$/.test(text), (digest) => `https://redacted.example/${digest}`],
  [(text) => /^[^\s@]+@[^\s@]+$/.test(text), (digest) => `${digest}@redacted.example`],
  [(text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text), toUuid],
  [(text) => /^\+?\d+$/.test(text), toDigits],
  [isDateTime, toDateTime],
  [(text) => isDateTime(`${text}T00:00:00Z`), (digest) => toDateTime(digest).slice(0, 10)],
];

const YEAR_1 = Date.parse("0001-01-01T00:00:00Z");
/** 998 years, so that all dates have years below 1000. */
const DATE_SPAN_MS = 998 * 365 * 86_400_000;
/** Above all integers of 64 bits, and below what JavaScript prints with an exponent. */
const LARGE = 2 ** 66;
const MAX_CACHED = 10_000;

/**
 * Derives replacements for values that may not be kept. With the same key the same value always gets the same
 * replacement, so equality stays visible; without the key a value cannot be guessed by trying.
 */
export class Pseudonyms {
  readonly #key: Uint8Array | string;
  readonly #cache = new Map<string, string>();

  constructor(key: Uint8Array | string) {
    this.#key = key;
  }

  /**
   * Replaces a text by `redacted-` and 16 hexadecimal digits. The replacement of a mail address, URL, UUID, number, date
   * or time has the same format.
   */
  replaceText(text: string): string {
    if (text === "" || (text.length <= MAX_REPLACEMENT_LENGTH && REPLACEMENT.test(text))) return text;
    const known = this.#cache.get(text);
    if (known !== undefined) return known;
    const digest = this.#digest(text);
    const [, write] = formats.find(([hasFormat]) => hasFormat(text)) ?? [];
    const replacement = write ? write(digest, text) : `redacted-${digest}`;
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(text, replacement);
    return replacement;
  }

  /** Replaces a number by an integer of 20 digits or, unless it is an integer, by a fraction near 10⁻²⁰. */
  replaceNumber(value: number): number {
    const scale = Number.isInteger(value) ? LARGE : 1 / LARGE;
    if (value >= scale && value < 2 * scale) return value;
    return (1 + toInteger(this.#digest(String(value))) / 2 ** 52) * scale;
  }

  #digest(text: string): string {
    return createHmac("sha256", this.#key).update(text).digest("hex").slice(0, 16);
  }
}

/** Returns 52 bits. */
function toInteger(digest: string): number {
  return Number.parseInt(digest.slice(0, 13), 16);
}

function toUuid(digest: string): string {
  return `00000000-0000-8000-8${digest.slice(0, 3)}-${digest.slice(3, 15)}`;
}

function toDigits(digest: string, text: string): string {
  return (text.startsWith("+") ? "+" : "") + String(toInteger(digest)).padStart(24, "0");
}

function toDateTime(digest: string): string {
  return new Date(YEAR_1 + (toInteger(digest) % DATE_SPAN_MS)).toISOString();
}
