import { constants } from "node:buffer";
import { isObject, tryParseJson } from "../../contract/json.ts";
import { isHar } from "./har.ts";
import { decodeUtf8, parseJson, UnreadableTrafficError } from "./parse-json.ts";

const NEWLINE = 0x0a;
/** The message of an error for JSON that is no recording. */
export const NO_TRAFFIC = "is JSON, but not recorded traffic";
const TOO_LARGE =
  "has more than 512 MiB in one HAR document or in one line, which is read as a whole: record NDJSON, one exchange per line";

/** An entry of a recording, not validated. */
export interface RawEntry {
  /** @throws {UnreadableTrafficError} If its line is not JSON. */
  readonly read: () => unknown;
  /** Position in the recording, from 0. */
  readonly index: number;
  /** The line of NDJSON, from 1. */
  readonly line?: number;
}

/** Reads the entries of NDJSON line by line, and those of HAR when all bytes are there. */
export class RecordingReader {
  #format: "har" | "ndjson" | undefined;
  /** The bytes of the line or archive that has not ended. */
  #chunks: Uint8Array[] = [];
  #length = 0;
  #index = 0;
  /** The number of lines so far. */
  #line = 0;

  /** Takes bytes, which must not change later. @returns The entries that they complete. @throws {UnreadableTrafficError} */
  *push(chunk: Uint8Array): Generator<RawEntry> {
    let rest = chunk;
    while (this.#format !== "har") {
      const end = rest.indexOf(NEWLINE) + 1;
      if (end === 0) break;
      this.#add(rest.subarray(0, end));
      rest = rest.subarray(end);
      yield* this.#readLine();
    }
    this.#add(rest);
  }

  /** Returns the entries of HAR, or the line that no newline follows. @throws {UnreadableTrafficError} */
  *end(): Generator<RawEntry> {
    if (this.#format !== "har") yield* this.#readLine();
    if (this.#format === undefined) throw new UnreadableTrafficError("is empty");
    if (this.#format === "ndjson") return;
    const har = parseJson(this.#readText());
    if (!isHar(har)) throw new UnreadableTrafficError(NO_TRAFFIC);
    for (const [index, entry] of har.log.entries.entries()) yield { read: () => entry, index };
  }

  #add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > constants.MAX_STRING_LENGTH) throw new UnreadableTrafficError(TOO_LARGE);
    this.#chunks.push(chunk);
  }

  /** Reads a line, unless it is blank or belongs to HAR. */
  *#readLine(): Generator<RawEntry> {
    const text = this.#readText();
    if (text !== "") this.#format ??= findFormat(text);
    if (this.#format === "har") return;
    this.#chunks = [];
    this.#length = 0;
    this.#line++;
    if (text !== "") yield { read: () => parseJson(text), index: this.#index++, line: this.#line };
  }

  /** Returns the bytes as text, without a byte order mark. */
  #readText(): string {
    const [first] = this.#chunks;
    const bytes = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    return decodeUtf8(bytes).trim();
  }
}

/** Finds the format by the first line. @throws {UnreadableTrafficError} If it is other JSON. */
function findFormat(line: string): "har" | "ndjson" {
  if (/^\{\s*"log"/.test(line)) return "har"; // which is not parsed twice
  const value = tryParseJson(line);
  if (value === undefined || isHar(value)) return "har"; // undefined: its JSON goes on, or is none
  if (isObject(value) && isObject(value.request)) return "ndjson";
  throw new UnreadableTrafficError(NO_TRAFFIC);
}
