import { findInvalidProperty, isHar } from "./har.ts";
import { decodeUtf8, isTruncatedJson, parseJson, tryParseJson, UnreadableTrafficError } from "./parse-json.ts";

const NEWLINE = 10;
const SPACE = 32;
const QUOTE = 34;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Depth inside `{"log": {"entries": [`. */
const ENTRIES_DEPTH = 3;
/** The end of the text before a value that has a name, and enough bytes for it. */
const NAME = /"(log|entries)"\s*:\s*$/;
const MAX_NAME_BYTES = 100;

const NO_TRAFFIC =
  "is JSON, but not recorded traffic (loyalty check reads a response body with --operation and --status)";

/** A complete entry. */
export interface RawEntry {
  /** JSON as UTF-8, usually a view of the chunk. */
  readonly bytes: Uint8Array;
  /** Position in the recording, from 0. */
  readonly index: number;
  /** The line of NDJSON, from 1. */
  readonly line?: number;
}

/**
 * Splits the bytes of HAR into its entries, or NDJSON into its lines. Holds at most one entry. The text around
 * the entries is collected and parsed at the end, so that only JSON that `JSON.parse` accepts is accepted.
 */
export class EntrySplitter {
  #format: "har" | "ndjson" | undefined;
  #depth = 0;
  #isInEntries = false;
  #index = 0;
  #isInString = false;
  #isEscaped = false;
  #isInLog = false;
  /** The entry, line or surrounding text that has not ended. */
  readonly #partial = new PartialBuffer();
  /** The text before the entries. */
  #frame = "";
  /** The number of NDJSON lines so far. */
  #line = 0;

  /** Why the last line of NDJSON is missing; set by `end` if the recording stopped inside it. */
  cutOff: string | undefined;

  /** Returns the entries that this chunk completes. @throws {UnreadableTrafficError} */
  push(chunk: Uint8Array): RawEntry[] {
    const entries: RawEntry[] = [];
    const from = this.#format === "ndjson" ? 0 : this.#scan(chunk, entries);
    const rest = this.#format === "ndjson" ? this.#splitLines(chunk, from, entries) : from;
    this.#partial.append(chunk.subarray(rest));
    return entries;
  }

  /** Returns the last line if no newline follows it. @throws {UnreadableTrafficError} */
  end(): RawEntry[] {
    const entries: RawEntry[] = [];
    const bytes = this.#partial.take(new Uint8Array(0));
    const rest = decodeUtf8(bytes);
    if (this.#format === "ndjson") {
      if (rest.trim() !== "" && isTruncatedJson(rest)) {
        this.cutOff = `is cut off in line ${this.#line + 1}, after ${this.#index} complete exchanges`;
      } else {
        this.#addLine(bytes, entries);
      }
      return entries;
    }
    if (this.#depth === 0 && this.#frame === "" && rest.trim() === "") throw new UnreadableTrafficError("is empty");
    if (this.#depth > 0 || this.#isInString) {
      const place = this.#format === "har" ? ` after ${this.#index} complete exchanges` : ": the JSON does not end";
      throw new UnreadableTrafficError(`is cut off${place}`);
    }
    if (isHar(parseJson(this.#frame + rest))) return entries;
    throw new UnreadableTrafficError(NO_TRAFFIC);
  }

  /** Walks a chunk as JSON and returns the start of the part that has not ended. */
  #scan(chunk: Uint8Array, entries: RawEntry[]): number {
    const { length } = chunk;
    let from = 0;
    for (let at = 0; at < length; at++) {
      if (this.#isInString) {
        at = this.#skipString(chunk, at);
        continue;
      }
      const byte = chunk[at];
      if (byte === QUOTE) {
        this.#isInString = true;
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        from = this.#open(chunk, from, at, byte, entries);
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        from = this.#close(chunk, from, at, entries);
        if (this.#format === "ndjson") return from;
      }
    }
    return from;
  }

  /** Returns the position of the quote that ends the string, or the end of the chunk. */
  #skipString(chunk: Uint8Array, from: number): number {
    const { length } = chunk;
    let at = this.#isEscaped ? from + 1 : from;
    for (; at < length; at++) {
      const byte = chunk[at];
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) break;
    }
    this.#isInString = at >= length;
    this.#isEscaped = at > length;
    return at;
  }

  #open(chunk: Uint8Array, from: number, at: number, byte: number, entries: RawEntry[]): number {
    const before = chunk.subarray(from, at);
    // A file of another kind, such as a program, is reported at once: the rest of it can be large.
    if (this.#depth === 0 && decodeUtf8(this.#partial.peek(before)).trim() !== "")
      throw new UnreadableTrafficError("is not JSON");
    if (this.#isInEntries && this.#depth === ENTRIES_DEPTH) {
      this.#addBetween(before, false, entries);
      this.#depth++;
      return at;
    }
    this.#depth++;
    if (this.#depth > ENTRIES_DEPTH) return from;
    const [, name] = NAME.exec(decodeUtf8(this.#partial.peekEnd(before, MAX_NAME_BYTES))) ?? [];
    if (this.#depth < ENTRIES_DEPTH) this.#isInLog = name === "log";
    if (byte !== OPEN_ARRAY || !this.#isInLog || name !== "entries") return from;
    if (this.#format) throw new UnreadableTrafficError("has a second list of entries");
    this.#format = "har";
    this.#isInEntries = true;
    this.#frame = decodeUtf8(this.#partial.take(chunk.subarray(from, at + 1)));
    return at + 1;
  }

  #close(chunk: Uint8Array, from: number, at: number, entries: RawEntry[]): number {
    this.#depth--;
    if (this.#depth < 0) throw new UnreadableTrafficError("is not JSON");
    if (this.#isInEntries && this.#depth === ENTRIES_DEPTH) {
      entries.push({ bytes: this.#partial.take(chunk.subarray(from, at + 1)), index: this.#index++ });
      return at + 1;
    }
    if (this.#isInEntries && this.#depth < ENTRIES_DEPTH) {
      this.#isInEntries = false;
      this.#addBetween(chunk.subarray(from, at), true, entries);
      return at;
    }
    // If the first value ends on its first line, it is the first line of NDJSON.
    if (this.#depth > 0 || this.#format) return from;
    const value = decodeUtf8(this.#partial.peek(chunk.subarray(from, at)));
    if (!value.trimStart().includes("\n")) this.#format = "ndjson";
    return from;
  }

  /** Adds the numbers, texts and constants between two entries, which no reader takes as an entry. */
  #addBetween(last: Uint8Array, isEnd: boolean, entries: RawEntry[]): void {
    const isStart = this.#index === 0;
    const text = `[${isStart ? "" : "null"}${decodeUtf8(this.#partial.take(last))}${isEnd ? "" : "null"}]`;
    const values = tryParseJson(text);
    if (!Array.isArray(values)) throw new UnreadableTrafficError(`is not JSON after exchange ${this.#index}`);
    for (const value of values.slice(isStart ? 0 : 1, isEnd ? undefined : -1))
      entries.push({ bytes: Buffer.from(JSON.stringify(value)), index: this.#index++ });
  }

  /** Returns the start of the line that has not ended. */
  #splitLines(chunk: Uint8Array, start: number, entries: RawEntry[]): number {
    let from = start;
    for (let at = chunk.indexOf(NEWLINE, from); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      this.#addLine(this.#partial.take(chunk.subarray(from, at)), entries);
      from = at + 1;
    }
    return from;
  }

  /** Adds a line unless it is blank. The first line includes the blank lines before it, and must be an entry. */
  #addLine(line: Uint8Array, entries: RawEntry[]): void {
    this.#line++;
    for (let at = line.indexOf(NEWLINE); at !== -1; at = line.indexOf(NEWLINE, at + 1)) this.#line++;
    if (!line.some((byte) => byte > SPACE)) return;
    const first = this.#index === 0 ? tryParseJson(decodeUtf8(line)) : undefined;
    if (first !== undefined && findInvalidProperty(first) === "request") throw new UnreadableTrafficError(NO_TRAFFIC);
    entries.push({ bytes: line, index: this.#index++, line: this.#line });
  }
}

/** Collects the bytes of a part that spans chunks. Copies them, so that no chunk is retained for its last bytes. */
class PartialBuffer {
  #chunks: Uint8Array[] = [];

  append(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#chunks.push(Uint8Array.prototype.slice.call(bytes));
  }

  /** Returns everything that was appended and these last bytes; forgets it. */
  take(last: Uint8Array): Uint8Array {
    const whole = this.peek(last);
    this.#chunks = [];
    return whole;
  }

  /** Returns the end of everything that was appended and these bytes: this length, or more. */
  peekEnd(last: Uint8Array, length: number): Uint8Array {
    return Buffer.concat([...this.#chunks.slice(-length), last].map((bytes) => bytes.subarray(-length)));
  }

  /** Returns everything that was appended and these bytes, without forgetting it. */
  peek(last: Uint8Array): Uint8Array {
    return this.#chunks.length === 0 ? last : Buffer.concat([...this.#chunks, last]);
  }
}
