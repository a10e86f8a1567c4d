import { hash } from "node:crypto";
import { isDateTime } from "../../contract/is-date-time.ts";

/** SHA-3 of a key and a text needs no HMAC: nobody can extend it without the key (FIPS 202, A.2). */
const HASH = "sha3-256";
const ABSOLUTE_URL = /^\w+:\/\/\S+$/;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;
const YEAR_1 = Date.parse("0001-01-01T00:00:00Z");
/** Replacements have years below 1000, so that nobody takes them for real dates. */
const DAYS = 998 * 365;

/**
 * Derives replacements for values that may not be kept. With the same key the same value always gets the same replacement, so
 * equality stays visible. Without the key a value cannot be guessed by trying. Each exchange gets an instance of its own, which
 * remembers the replacements: most values of a page are there more than once.
 */
export class Pseudonyms {
  readonly #replacements = new Map<string, string>();
  /** 64 hexadecimal digits, whatever the length of the key. */
  readonly #key: string;

  constructor(key: Uint8Array | string) {
    this.#key = hash(HASH, key);
  }

  /**
   * Replaces a text by `redacted-` and 24 hexadecimal digits. The replacement of a mail address, URL, UUID, number, date
   * or time has the same format.
   */
  replaceText(text: string): string {
    const known = this.#replacements.get(text);
    if (known !== undefined) return known;
    const replacement = text === "" ? "" : this.#replaceText(text);
    this.#replacements.set(text, replacement);
    return replacement;
  }

  #replaceText(text: string): string {
    const digest = this.#digest(text);
    const name = digest.slice(0, 24);
    if (ABSOLUTE_URL.test(text)) return `https://redacted.example/${name}`;
    if (MAIL_ADDRESS.test(text)) return `${name}@redacted.example`;
    if (UUID.test(text)) return toUuid(digest);
    if (/^\+?\d+$/.test(text)) return (text.startsWith("+") ? "+" : "") + toDigits(digest);
    if (isDateTime(`${text}T00:00:00Z`)) return toTime(digest).slice(0, 10);
    return isDateTime(text) ? toTime(digest) : `redacted-${name}`;
  }

  /** Replaces a number by an integer or, unless it is an integer, by a fraction below 1. */
  replaceNumber(value: number): number {
    const integer = toInteger(this.#digest(String(value)));
    return Number.isInteger(value) ? integer : (integer + 1) / 2 ** 53;
  }

  #digest(text: string): string {
    return hash(HASH, this.#key + text);
  }
}

function toInteger(digest: string): number {
  return Number.parseInt(digest.slice(0, 13), 16);
}

function toDigits(digest: string): string {
  return String(BigInt(`0x${digest}`) % 10n ** 24n).padStart(24, "0");
}

function toUuid(digest: string): string {
  const parts = [digest.slice(0, 4), `8${digest.slice(4, 7)}`, `8${digest.slice(7, 10)}`, digest.slice(10, 22)];
  return `00000000-${parts.join("-")}`;
}

function toTime(digest: string): string {
  return new Date(YEAR_1 + (toInteger(digest) % (DAYS * DAY_MS))).toISOString();
}
