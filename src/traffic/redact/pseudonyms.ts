import { createHmac } from "node:crypto";

const ALIAS = /^redacted-[0-9a-f]{16}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?=[Tt ]|$)/;
const DAYS = 28 * 12 * 40;

/**
 * Derives replacements for values that may not be kept. With the same key the same value always gets the same
 * replacement, so equality stays visible; without the key a value cannot be guessed by trying.
 */
export class Pseudonyms {
  readonly #key: Uint8Array | string;

  constructor(key: Uint8Array | string) {
    this.#key = key;
  }

  /** Replaces a secret by `redacted-` and 16 hexadecimal digits. */
  alias(value: string): string {
    return isAlias(value) || value === "" ? value : `redacted-${this.#digest(value).slice(0, 16)}`;
  }

  /** Replaces a value by one of the same type. Mail addresses, UUIDs, dates, digits and URLs keep their format. */
  replace(value: unknown): unknown {
    if (typeof value === "string") return this.#text(value);
    if (typeof value === "number") return this.#number(value);
    return value; // true, false and null identify no person
  }

  #text(value: string): string {
    if (value === "" || isAlias(value) || value.endsWith("@redacted.example")) return value;
    const digest = this.#digest(value);
    if (EMAIL.test(value)) return `${digest.slice(0, 16)}@redacted.example`;
    if (UUID.test(value)) return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");
    if (/^\+?\d+$/.test(value)) return value.replaceAll(/\d/g, (_, at: number) => this.#digit(digest, at));
    if (DATE_TIME.test(value)) return value.replace(DATE_TIME, this.#date(digest));
    if (URL.canParse(value) && value.includes("://")) return `https://redacted.example/${digest.slice(0, 16)}`;
    return this.alias(value);
  }

  /** Keeps the number of digits, so that an integer of 32 bits stays one. */
  #number(value: number): number {
    const digest = this.#digest(String(value));
    const digits = String(value).replaceAll(/\d/g, (_, at: number) => (at === 0 ? "1" : this.#digit(digest, at)));
    return Number(digits);
  }

  /** Returns a valid day between 1970 and 2009. */
  #date(digest: string): string {
    const day = Number.parseInt(digest.slice(0, 8), 16) % DAYS;
    const pad = (part: number) => String(part).padStart(2, "0");
    return `${1970 + Math.floor(day / 336)}-${pad((Math.floor(day / 28) % 12) + 1)}-${pad((day % 28) + 1)}`;
  }

  #digit(digest: string, at: number): string {
    return String(Number.parseInt(digest.charAt(at % digest.length), 16) % 10);
  }

  #digest(value: string): string {
    return createHmac("sha256", this.#key).update(value).digest("hex");
  }
}

/** Whether a text is an alias already, so that redacting twice changes nothing. */
export function isAlias(text: string): boolean {
  return ALIAS.test(text);
}
