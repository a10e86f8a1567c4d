import { tryParseJson } from "../../contract/json.ts";
import { findInvalidProperty, isHar } from "./har.ts";
import { decodeUtf8, parseJson, UnreadableTrafficError } from "./parse-json.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Depth inside `{"log": {"entries": [`. */
const ENTRIES_DEPTH = 3;
/** The end of the text before the list of entries, and enough bytes for it. */
const NAME = /"entries"\s*:\s*$/;
const MAX_NAME_BYTES = 100;

/** The message of an error for JSON that is no recording. */
export const NO_TRAFFIC = "is JSON, but not recorded traffic";

/** The text of a complete entry. */
export interface RawEntry {
  readonly text: string;
  /** Position in the recording, from 0. */
  readonly index: number;
  /** The line of NDJSON, from 1. */
  readonly line?: number;
}

/**
 * Splits HAR into its entries, or NDJSON into its lines. Holds at most one entry. The text around the entries is collected and
 * parsed at the end, so that only JSON that `JSON.parse` accepts is accepted.
 */
export class EntrySplitter {
  #format: "har" | "ndjson" | undefined;
  /** The entry, line or surrounding text that has not ended; a part of `#memory`. */
  #bytes = Buffer.alloc(0);
  #memory = this.#bytes;
  /** The part of it that was scanned. */
  #at = 0;
  #isInString = false;
  #depth = 0;
  #isInEntries = false;
  #index = 0;
  /** The text before the entries. */
  #frame = "";
  /** The number of NDJSON lines so far. */
  #line = 0;

  /** Returns the entries that this chunk completes. @throws {UnreadableTrafficError} */
  push(chunk: Uint8Array): RawEntry[] {
    const entries: RawEntry[] = [];
    this.#append(chunk);
    if (this.#format !== "ndjson") this.#scan(entries);
    if (this.#format === "ndjson") this.#splitLines(entries);
    return entries;
  }

  /** Returns the last line if no newline follows it. @throws {UnreadableTrafficError} */
  end(): RawEntry[] {
    const entries: RawEntry[] = [];
    const text = decodeUtf8(this.#bytes).trimEnd();
    if (this.#format === "ndjson") {
      this.#addLine(text, entries);
      return entries;
    }
    const whole = (this.#frame + text).trim(); // without a byte order mark
    if (whole === "") throw new UnreadableTrafficError("is empty");
    if (this.#depth > 0) {
      const place = this.#format === "har" ? ` after ${this.#index} complete exchanges` : ": the JSON does not end";
      throw new UnreadableTrafficError(`is cut off${place}`);
    }
    if (isHar(parseJson(whole))) return entries;
    throw new UnreadableTrafficError(NO_TRAFFIC);
  }

  /** Adds bytes at the end. The memory doubles when it is full, so the time is linear in the size of an entry. */
  #append(chunk: Uint8Array): void {
    const { length } = this.#bytes;
    let start = this.#bytes.byteOffset - this.#memory.byteOffset;
    if (start + length + chunk.length > this.#memory.length) {
      this.#memory = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
      this.#bytes.copy(this.#memory);
      start = 0;
    }
    this.#memory.set(chunk, start + length);
    this.#bytes = this.#memory.subarray(start, start + length + chunk.length);
  }

  /** Walks the bytes as JSON until they turn out to be NDJSON. */
  #scan(entries: RawEntry[]): void {
    for (; this.#at < this.#bytes.length && this.#format !== "ndjson"; this.#at++) {
      if (this.#isInString) {
        this.#at = findQuote(this.#bytes, this.#at);
        this.#isInString = this.#at >= this.#bytes.length;
        if (this.#isInString) return; // it goes on in the next chunk
        continue;
      }
      const byte = this.#bytes[this.#at];
      if (byte === QUOTE) {
        this.#isInString = true;
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        this.#open(byte === OPEN_ARRAY);
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        this.#close(entries);
      }
    }
  }

  #open(isArray: boolean): void {
    this.#depth++;
    if (this.#isInEntries) {
      if (this.#depth === ENTRIES_DEPTH + 1) this.#skipBetween(this.#index > 0 ? "," : "");
      return;
    }
    const at = this.#at;
    const isNamed = () => NAME.test(decodeUtf8(this.#bytes.subarray(Math.max(0, at - MAX_NAME_BYTES), at)));
    if (this.#depth !== ENTRIES_DEPTH || !isArray || !isNamed()) return;
    if (this.#format) throw new UnreadableTrafficError("has a second list of entries");
    this.#format = "har";
    this.#isInEntries = true;
    this.#frame = this.#take(at + 1);
  }

  #close(entries: RawEntry[]): void {
    this.#depth--;
    if (this.#depth < 0) throw new UnreadableTrafficError("is not JSON");
    if (this.#isInEntries && this.#depth === ENTRIES_DEPTH) {
      entries.push({ text: this.#take(this.#at + 1), index: this.#index++ });
    } else if (this.#isInEntries && this.#depth < ENTRIES_DEPTH) {
      this.#isInEntries = false;
      this.#skipBetween("");
    } else if (this.#depth === 0 && !decodeUtf8(this.#bytes.subarray(0, this.#at)).trimStart().includes("\n")) {
      this.#format ??= "ndjson"; // its first value ends on its first line
      if (this.#format === "ndjson") this.#at = -1; // before the first line
    }
  }

  /** Skips the text between two entries. @throws {UnreadableTrafficError} If it is not this text and spaces. */
  #skipBetween(expected: "," | ""): void {
    if (this.#take(this.#at).trim() !== expected)
      throw new UnreadableTrafficError(`is not a list of entries after exchange ${this.#index}`);
  }

  /** Returns the text of the first bytes, and forgets them. */
  #take(length: number): string {
    const text = decodeUtf8(this.#bytes.subarray(0, length));
    this.#bytes = this.#bytes.subarray(length);
    this.#at -= length;
    return text;
  }

  #splitLines(entries: RawEntry[]): void {
    for (;;) {
      const end = this.#bytes.indexOf("\n", this.#at);
      this.#at = end === -1 ? this.#bytes.length : end + 1;
      if (end === -1) return;
      this.#addLine(this.#take(this.#at), entries);
    }
  }

  /** Adds a line unless it is blank. The first one must be an entry. */
  #addLine(line: string, entries: RawEntry[]): void {
    this.#line++;
    const text = line.trim(); // without a byte order mark
    if (text === "") return;
    const first = this.#index === 0 ? tryParseJson(text) : undefined;
    if (first !== undefined && findInvalidProperty(first) === "request") throw new UnreadableTrafficError(NO_TRAFFIC);
    entries.push({ text, index: this.#index++, line: this.#line });
  }
}

/** Returns the position of the quote that ends a string, or the position beyond the bytes from which to go on. */
function findQuote(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  let at = from;
  for (; at < length; at++) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at++;
    else if (byte === QUOTE) return at;
  }
  return at;
}
