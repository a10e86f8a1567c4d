import { isHar, isOwnHar } from "./har.ts";
import { parseJson } from "./parse-json.ts";
import { OpenPieces, toText } from "./partial-bytes.ts";
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

/** Said of JSON of another kind. */
export const NO_TRAFFIC = "is JSON, but no recorded traffic (for a response body say --operation and --status)";

/** Entries that are complete, in their order. */
export interface Split {
  /** JSON as UTF-8, most of them views of the chunk. */
  readonly entries: Uint8Array[];
  /** Lines of NDJSON that they stand in, from 1; empty for an archive. */
  readonly lines: number[];
}

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

  /**
   * Says why an archive of our own recorder ends early, where the recording was killed inside its last write. What other
   * tools cut off stays unreadable: nothing is known of how they write.
   */
  cutOff: string | undefined;

  /** What is complete after this chunk. @throws {UnreadableTrafficError} */
  push(chunk: Uint8Array): Split {
    const split: Split = { entries: [], lines: [] };
    const from = this.#format === "ndjson" ? 0 : this.#scan(chunk, split.entries);
    const rest = this.#format === "ndjson" ? this.#splitLines(chunk, from, split) : from;
    this.#pieces.keep(chunk.subarray(rest));
    return split;
  }

  /** The last line, where the bytes do not end with a newline. @throws {UnreadableTrafficError} */
  end(): Split {
    const split: Split = { entries: [], lines: [] };
    const bytes = this.#pieces.take(new Uint8Array(0));
    if (this.#format === "ndjson") {
      this.#addLine(bytes, split);
      return split;
    }
    const rest = toText(bytes);
    if (this.#depth === 0 && this.#frame === "" && rest.trim() === "") throw new UnreadableTrafficError("is empty");
    if (this.#depth > 0 || this.#string.isOpen) {
      const after = this.#format === "har" ? ` after ${this.#index} complete exchanges` : ": the JSON does not end";
      if (this.#format !== "har" || !isOwnHar(parseJson(`${this.#frame}]}}`)))
        throw new UnreadableTrafficError(`is cut off${after}`);
      this.cutOff = `is cut off${after}: the recording was killed, its last exchange is incomplete`;
      return split;
    }
    if (isHar(parseJson(this.#frame + rest))) return split;
    throw new UnreadableTrafficError(NO_TRAFFIC);
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
  #splitLines(chunk: Uint8Array, start: number, split: Split): number {
    let from = start;
    for (let at = chunk.indexOf(NEWLINE, from); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      this.#addLine(this.#pieces.take(chunk.subarray(from, at)), split);
      from = at + 1;
    }
    return from;
  }

  /** Adds a line, unless it is blank. The first has the blank ones before it with it. */
  #addLine(line: Uint8Array, { entries, lines }: Split): void {
    this.#line++;
    for (let at = line.indexOf(NEWLINE); at !== -1; at = line.indexOf(NEWLINE, at + 1)) this.#line++;
    if (!line.some((byte) => byte > SPACE)) return;
    entries.push(line);
    lines.push(this.#line);
  }

  /** Text of what is open and of this part of the chunk, which ends it. */
  #take(chunk: Uint8Array, from: number, to: number): string {
    return toText(this.#pieces.take(chunk.subarray(from, to)));
  }
}
