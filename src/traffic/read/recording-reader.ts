import { constants } from "node:buffer";
import { isObject, tryParseJson } from "../../contract/json.ts";
import { isHar } from "./har.ts";
import { HarParser, NO_TRAFFIC } from "./har-parser.ts";
import { decodeUtf8, parseJson, UnreadableTrafficError } from "./parse-json.ts";

const NEWLINE = 0x0a;
/** The usual start of HAR, which tells it from NDJSON before its first line has ended, and the bytes to look at. */
const HAR_START = /^\{\s*"log"/;
const HEAD_BYTES = 64;
const TOO_LONG = "has more than 512 MiB in one line, which is read as a whole: write one exchange per line";

/** An entry of a recording, not validated. */
export interface RawEntry {
  /** @throws {UnreadableTrafficError} If its line is not JSON. */
  readonly read: () => unknown;
  /** Position in the recording, from 0. */
  readonly index: number;
  readonly line?: number;
}

/** Reads the entries of HAR, or of NDJSON line by line, while the bytes arrive. */
export class RecordingReader {
  /** Undefined until the format is known, and for NDJSON. */
  #har: HarParser | undefined;
  #isNdjson = false;
  /** The bytes of the line that has not ended. */
  #chunks: Uint8Array[] = [];
  #length = 0;
  #index = 0;
  #line = 0;

  /** Takes bytes, which must not change later. @returns The entries that they complete. @throws {UnreadableTrafficError} */
  *push(chunk: Uint8Array): Generator<RawEntry> {
    let rest = chunk;
    while (!this.#har) {
      const end = rest.indexOf(NEWLINE) + 1;
      if (end === 0) break;
      this.#add(rest.subarray(0, end));
      rest = rest.subarray(end);
      yield* this.#readLine();
    }
    if (this.#har) return yield* this.#number(this.#har.push(rest));
    const hadHead = this.#length >= HEAD_BYTES;
    this.#add(rest);
    const hasHead = this.#length >= HEAD_BYTES;
    if (!this.#isNdjson && !hadHead && hasHead && HAR_START.test(this.#readText(HEAD_BYTES))) yield* this.#startHar();
  }

  /** Returns the last entries: those of HAR, or the line that no newline follows. @throws {UnreadableTrafficError} */
  *end(): Generator<RawEntry> {
    if (!this.#har) yield* this.#readLine();
    if (this.#har) yield* this.#number(this.#har.end());
    else if (!this.#isNdjson) throw new UnreadableTrafficError("is empty");
  }

  #add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > constants.MAX_STRING_LENGTH) throw new UnreadableTrafficError(TOO_LONG);
    this.#chunks.push(chunk);
  }

  /** Reads a line, unless it is blank or belongs to HAR. */
  *#readLine(): Generator<RawEntry> {
    const text = this.#readText();
    if (!this.#isNdjson && text !== "") {
      if (isStartOfHar(text)) return yield* this.#startHar();
      this.#isNdjson = true;
    }
    this.#chunks = [];
    this.#length = 0;
    this.#line++;
    if (text !== "") yield { read: () => parseJson(text), index: this.#index++, line: this.#line };
  }

  *#startHar(): Generator<RawEntry> {
    this.#har = new HarParser();
    for (const chunk of this.#chunks.splice(0)) yield* this.#number(this.#har.push(chunk));
  }

  *#number(entries: Iterable<unknown>): Generator<RawEntry> {
    for (const entry of entries) yield { read: () => entry, index: this.#index++ };
  }

  /** Returns the first bytes as text, without a byte order mark. */
  #readText(length = this.#length): string {
    const [first] = this.#chunks;
    const bytes = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    return decodeUtf8(bytes.subarray(0, length)).trim();
  }
}

/** Finds the format by the first line. @throws {UnreadableTrafficError} If it is other JSON. */
function isStartOfHar(line: string): boolean {
  if (HAR_START.test(line)) return true; // which is not parsed twice
  const value = tryParseJson(line);
  if (value === undefined || isHar(value)) return true; // undefined: its JSON goes on, or is none
  if (isObject(value) && isObject(value.request)) return false;
  throw new UnreadableTrafficError(NO_TRAFFIC);
}
