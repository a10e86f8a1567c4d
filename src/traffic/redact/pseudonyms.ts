import { hash } from "node:crypto";
import { isDateTime } from "../../contract/is-date-time.ts";

const YEAR_1 = Date.parse("0001-01-01T00:00:00Z");
/** 998 years, so that all dates have years below 1000. */
const YEARS_MS = 998 * 365 * 86_400_000;

/** Formats that a replacement keeps, and the replacement for hexadecimal digits. */
const formats: readonly [hasFormat: (text: string) => boolean, write: (digest: string, text: string) => string][] = [
  [(text) => /^\w+:\/\/\S+$/.test(text), (digest) => `https://redacted.example/${digest.slice(0, 24)}`],
  [(text) => /^[^\s@]+@[^\s@]+$/.test(text), (digest) => `${digest.slice(0, 24)}@redacted.example`],
  [(text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text), toUuid],
  [(text) => /^\+?\d+$/.test(text), (digest, text) => (text.startsWith("+") ? "+" : "") + toDigits(digest)],
  [(text) => isDateTime(`${text}T00:00:00Z`), (digest) => toTime(digest).slice(0, 10)],
  [isDateTime, toTime],
];

/**
 * Derives replacements for values that may not be kept. With the same key the same value always gets the same
 * replacement, so equality stays visible; without the key a value cannot be guessed by trying.
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
    if (text === "") return text;
    const digest = this.#digest(`text:${text}`);
    const [, write] = formats.find(([hasFormat]) => hasFormat(text)) ?? [];
    return write?.(digest, text) ?? `redacted-${digest.slice(0, 24)}`;
  }

  /** Replaces a number by a large integer or, unless it is an integer, by a small fraction. */
  replaceNumber(value: number): number {
    const bits = toInteger(this.#digest(`number:${value}`));
    return Number.isInteger(value) ? (2 ** 52 + bits) * 2 ** 20 : (bits + 1) * 2 ** -80;
  }

  #digest(text: string): string {
    return hash("sha256", this.#block + text);
  }
}

/** Returns 52 bits. */
function toInteger(digest: string): number {
  return Number.parseInt(digest.slice(0, 13), 16);
}

/** Returns 24 digits: no real number is as long. */
function toDigits(digest: string): string {
  return String(BigInt(`0x${digest}`)).slice(-24);
}

function toUuid(digest: string): string {
  const parts = [digest.slice(0, 4), digest.slice(4, 7), digest.slice(7, 10), digest.slice(10, 22)];
  return `00000000-${parts[0]}-8${parts[1]}-8${parts[2]}-${parts[3]}`;
}

function toTime(digest: string): string {
  return new Date(YEAR_1 + (toInteger(digest) % YEARS_MS)).toISOString();
}
