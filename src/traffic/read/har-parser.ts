import { JSONParser } from "@streamparser/json";
import { tryParseJson } from "../../contract/json.ts";
import { isHar } from "./har.ts";
import { UnreadableTrafficError } from "./parse-json.ts";

/** The message of an error for JSON that is no recording. */
export const NO_TRAFFIC = "is JSON, but not recorded traffic";
const OPTIONS = { paths: ["$.log.entries.*"], keepStack: false, stringBufferSize: 1 << 16 };
/** An archive without entries is shorter. */
const MAX_START_LENGTH = 1 << 20;

/** Parses HAR while its bytes arrive. Holds one entry at a time. */
export class HarParser {
  readonly #parser = new JSONParser(OPTIONS);
  /** Removes a byte order mark, and replaces bytes that are not UTF-8. */
  readonly #decoder = new TextDecoder();
  readonly #entries: unknown[] = [];
  /** The text before the first entry, which tells an archive without entries from other JSON. */
  #start = "";
  #hasEntries = false;
  #length = 0;

  constructor() {
    this.#parser.onValue = ({ key, value }) => {
      if (typeof key !== "number") throw new UnreadableTrafficError(NO_TRAFFIC);
      this.#entries.push(value);
    };
  }

  /** Takes bytes. @returns The entries that they complete. @throws {UnreadableTrafficError} If they are not JSON, after those entries. */
  *push(chunk: Uint8Array): Generator<unknown> {
    const text = this.#decoder.decode(chunk, { stream: true });
    if (!this.#hasEntries && this.#start.length < MAX_START_LENGTH) this.#start += text;
    yield* this.#parse(
      () => this.#parser.write(text),
      (error) => describeFault(error, text, this.#length),
    );
    this.#length += text.length;
  }

  /** Ends the archive. @throws {UnreadableTrafficError} If it is cut off, or is other JSON. */
  *end(): Generator<unknown> {
    yield* this.#parse(
      () => this.#parser.isEnded || this.#parser.end(),
      () => `is cut off: the JSON does not end (${this.#length} characters)`,
    );
    if (!this.#hasEntries && !isHar(tryParseJson(this.#start.trim()))) throw new UnreadableTrafficError(NO_TRAFFIC);
  }

  /** Yields the entries that an action completes, and then throws its error. */
  *#parse(action: () => unknown, describe: (error: Error) => string): Generator<unknown> {
    let failure: Error | undefined;
    try {
      action();
    } catch (error) {
      const isOurs = error instanceof UnreadableTrafficError;
      failure = isOurs ? error : new UnreadableTrafficError(describe(error as Error));
    }
    this.#hasEntries ||= this.#entries.length > 0;
    yield* this.#entries.splice(0);
    if (failure) throw failure;
  }
}

/** Says where a text is not JSON, if the parser does: it counts the bytes of the text. @param before The characters before it. */
function describeFault(error: Error, text: string, before: number): string {
  if (error instanceof RangeError) return "has a value of more than 512 MiB";
  const [, position] = /position "(\d+)"/.exec(error.message) ?? [];
  if (position === undefined) return "is not JSON";
  const { length } = Buffer.from(text).subarray(0, Number(position)).toString();
  return `is not JSON (character ${before + length + 1})`;
}
