import { EntrySplitter, NO_TRAFFIC, type Split } from "./entry-splitter.ts";
import { type Exchange, toExchange } from "./exchange.ts";
import { type Har, isHar, isHarEntry } from "./har.ts";
import { decodeUtf8, parseJson, UnreadableTrafficError } from "./parse-json.ts";

/** Options of {@link readExchanges} and {@link streamExchanges}. */
export interface ReadOptions {
  /**
   * Called with the reason if the last line of NDJSON is incomplete because the recording was killed.
   * @default An {@link UnreadableTrafficError} is thrown.
   */
  readonly onCutOff?: (reason: string) => void;
}

/**
 * Reads all exchanges of a recording: an archive, parsed or as text, or NDJSON as text.
 * @throws {UnreadableTrafficError} If the input is not recorded traffic.
 */
export function readExchanges(har: Har | string, options: ReadOptions = {}): Exchange[] {
  if (typeof har === "string") {
    const splitter = new EntrySplitter();
    const split = splitter.push(stripByteOrderMark(Buffer.from(har)));
    const exchanges = [...parseBatch({ start: 0, ...split })];
    exchanges.push(...parseBatch({ start: split.entries.length, ...splitter.end() }));
    reportCutOff(splitter, options);
    return exchanges;
  }
  if (!isHar(har)) throw new UnreadableTrafficError("is not an HTTP archive (log.entries)");
  return har.log.entries.map((entry, index) => readEntry(entry, index));
}

/** Consecutive entries of a recording, as bytes of JSON. */
export interface EntryBatch extends Split {
  /** Position of the first entry in the recording, from 0. */
  readonly start: number;
}

/**
 * Reads the exchanges of an archive, or of NDJSON with one HAR entry per line, while the bytes arrive. Holds one chunk
 * and one entry at a time, so memory does not grow with the recording.
 * @throws {UnreadableTrafficError} After the exchanges before the unreadable position.
 */
export async function* streamExchanges(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<Exchange> {
  for await (const batch of splitEntries(chunks, options)) yield* parseBatch(batch);
}

/** Finds the entries without parsing them, one batch per chunk: the first half of {@link streamExchanges}. */
export async function* splitEntries(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<EntryBatch> {
  const splitter = new EntrySplitter();
  let start = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    const split = splitter.push(isFirst ? stripByteOrderMark(chunk) : chunk);
    isFirst = false;
    if (split.entries.length > 0) yield { start, ...split };
    start += split.entries.length;
  }
  const last = splitter.end();
  if (last.entries.length > 0) yield { start, ...last };
  reportCutOff(splitter, options);
}

function reportCutOff({ cutOff }: EntrySplitter, { onCutOff }: ReadOptions): void {
  if (cutOff === undefined) return;
  if (!onCutOff) throw new UnreadableTrafficError(`${cutOff}; to read the complete ones, give onCutOff`);
  onCutOff(cutOff);
}

/** Parses the entries of a batch: the second half of {@link streamExchanges}. @throws {UnreadableTrafficError} */
export function* parseBatch({ start, entries, lines }: EntryBatch): Generator<Exchange> {
  for (const [at, bytes] of entries.entries()) yield parseEntry(decodeUtf8(bytes), start + at, lines[at]);
}

function parseEntry(text: string, index: number, line: number | undefined): Exchange {
  let entry: unknown;
  try {
    entry = parseJson(text);
  } catch (error) {
    throw new UnreadableTrafficError(`${describePlace(index, line)} ${(error as Error).message}`, { cause: error });
  }
  return readEntry(entry, index, line);
}

function readEntry(entry: unknown, index: number, line?: number): Exchange {
  if (isHarEntry(entry)) return toExchange(entry, index);
  const reason = "lacks the request or response of an HTTP archive";
  throw new UnreadableTrafficError(index === 0 ? NO_TRAFFIC : `${describePlace(index, line)} ${reason}`);
}

function describePlace(index: number, line: number | undefined): string {
  return `exchange ${index + 1}${line === undefined ? "" : ` (line ${line})`}`;
}

/** Removes the byte order mark from the first chunk. @throws {UnreadableTrafficError} If it is not UTF-8 text. */
function stripByteOrderMark(chunk: Uint8Array): Uint8Array {
  const [first, second, third] = chunk;
  if (first === 0x1f && second === 0x8b) throw new UnreadableTrafficError("is compressed (gzip): unpack it first");
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableTrafficError("is UTF-16 text: save it as UTF-8");
  }
  return first === 0xef && second === 0xbb && third === 0xbf ? chunk.subarray(3) : chunk;
}
