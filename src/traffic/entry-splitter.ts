import { isHar, isOwnHar } from "./har.ts";
import { OpenPieces, toText } from "./open-pieces.ts";
import { parseJson } from "./parse-json.ts";
import { QUOTE, StringScanner } from "./string-scanner.ts";
import { UnreadableTrafficError } from "./unreadable-traffic-error.ts";

const NEWLINE = 10;
const SPACE = 32;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Depth inside `{"log": {"entries": [`. */
const ENTRIES_DEPTH = 3;

/**
 * Cuts the bytes of an archive into its entries, or NDJSON into lines, without holding more than one of them. What stands
 * around the entries is put together again and parsed at the end, so that an archive is accepted only where `JSON.parse`
 * would accept it.
 */
export class EntrySplitter {
  #format: "har" | "ndjson" | undefined;
  #depth = 0;
  #isInEntries = false;
  #index = 0;
  /** The latest string: where an array or object opens outside the entries, the key it stands under. */
  readonly #string = new StringScanner();
  #rootKey = "";
  /** What is being read: an entry, a line, or what stands around the entries. */
  readonly #pieces = new OpenPieces();
  /** What stands before the entries. */
  #frame = "";
  /** Lines of NDJSON that were split off. */
  #line = 0;

  /** Lines of NDJSON that the latest entries stand in, from 1; empty for an archive. */
  lines: number[] = [];

  /**
   * Says why an archive of our own recorder ends early, where the recording was killed inside its last write. What other
   * tools cut off stays unreadable: nothing is known of how they write.
   */
  cutOff: string | undefined;

  /**
   * The entries that are complete after this chunk: JSON as UTF-8, most of them views of the chunk.
   * @throws {UnreadableTrafficError}
   */
  push(chunk: Uint8Array): Uint8Array[] {
    const entries: Uint8Array[] = [];
    this.lines = [];
    const from = this.#format === "ndjson" ? 0 : this.#scan(chunk, entries);
    const rest = this.#format === "ndjson" ? this.#splitLines(chunk, from, entries) : from;
    this.#pieces.keep(chunk.subarray(rest));
    return entries;
  }

  /** The last line, where the bytes do not end with a newline. @throws {UnreadableTrafficError} */
  end(): Uint8Array[] {
    const bytes = this.#pieces.take(new Uint8Array(0));
    const rest = toText(bytes);
    this.lines = [];
    if (this.#format === "ndjson") return this.#isEntry(bytes) ? [bytes] : [];
    if (this.#depth === 0 && this.#frame === "" && rest.trim() === "") throw new UnreadableTrafficError("is empty");
    if (this.#depth > 0 || this.#string.isOpen) {
      const after = this.#format === "har" ? ` after ${this.#index} complete exchanges` : ": the JSON does not end";
      if (this.#format !== "har" || !isOwnHar(parseJson(`${this.#frame}]}}`)))
        throw new UnreadableTrafficError(`is cut off${after}`);
      this.cutOff = `is cut off${after}: the recording was killed, its last exchange is incomplete`;
      return [];
    }
    if (isHar(parseJson(this.#frame + rest))) return [];
    throw new UnreadableTrafficError(
      "is JSON, but no recorded traffic (for a response body say --operation and --status)",
    );
  }

  /** Walks a chunk as JSON; gives where the piece that is still open starts. */
  #scan(chunk: Uint8Array, entries: Uint8Array[]): number {
    const { length } = chunk;
    let from = 0;
    this.#string.startChunk();
    for (let at = 0; at < length; at++) {
      if (this.#string.isOpen) {
        at = this.#string.skip(chunk, at, this.#depth < ENTRIES_DEPTH);
        continue;
      }
      const byte = chunk[at];
      if (byte === QUOTE) {
        this.#string.open(at + 1);
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        from = this.#open(chunk, from, at, byte);
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        from = this.#close(chunk, from, at, entries);
        if (this.#format === "ndjson") return from;
      }
    }
    return from;
  }

  #open(chunk: Uint8Array, from: number, at: number, byte: number): number {
    if (this.#depth === 1) this.#rootKey = this.#string.text;
    if (this.#isInEntries && this.#depth === ENTRIES_DEPTH) {
      this.#expectBetween(this.#take(chunk, from, at), this.#index === 0 ? "" : ",");
      this.#depth++;
      return at;
    }
    this.#depth++;
    const opensEntries = this.#depth === ENTRIES_DEPTH && this.#rootKey === "log" && this.#string.text === "entries";
    if (byte !== OPEN_ARRAY || !opensEntries || this.#format) return from;
    this.#format = "har";
    this.#isInEntries = true;
    this.#frame = this.#take(chunk, from, at + 1);
    return at + 1;
  }

  #close(chunk: Uint8Array, from: number, at: number, entries: Uint8Array[]): number {
    this.#depth--;
    if (this.#isInEntries && this.#depth === ENTRIES_DEPTH) {
      entries.push(this.#pieces.take(chunk.subarray(from, at + 1)));
      this.#index++;
      return at + 1;
    }
    if (this.#isInEntries && this.#depth < ENTRIES_DEPTH) {
      this.#isInEntries = false;
      this.#expectBetween(this.#take(chunk, from, at), "");
      return at;
    }
    // A first value that ends on its first line is the first line of NDJSON.
    if (this.#depth > 0 || this.#format) return from;
    const value = toText(this.#pieces.peek(chunk.subarray(from, at)));
    if (!value.trimStart().includes("\n")) this.#format = "ndjson";
    return from;
  }

  #expectBetween(text: string, wanted: string): void {
    if (text.trim() !== wanted) throw new UnreadableTrafficError(`is not JSON after exchange ${this.#index}`);
  }

  /** Gives where the line that is still open starts. */
  #splitLines(chunk: Uint8Array, start: number, entries: Uint8Array[]): number {
    let from = start;
    for (let at = chunk.indexOf(NEWLINE, from); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      const line = this.#pieces.take(chunk.subarray(from, at));
      if (this.#isEntry(line)) entries.push(line);
      from = at + 1;
    }
    return from;
  }

  /** Counts a line and says whether it holds anything. The first has the blank ones before it with it. */
  #isEntry(line: Uint8Array): boolean {
    this.#line++;
    for (let at = line.indexOf(NEWLINE); at !== -1; at = line.indexOf(NEWLINE, at + 1)) this.#line++;
    const isEntry = line.some((byte) => byte > SPACE);
    if (isEntry) this.lines.push(this.#line);
    return isEntry;
  }

  /** Text of what is open and of this part of the chunk, which ends it. */
  #take(chunk: Uint8Array, from: number, to: number): string {
    return toText(this.#pieces.take(chunk.subarray(from, to)));
  }
}
