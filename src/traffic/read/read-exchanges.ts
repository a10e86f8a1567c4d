import { EntrySplitter, type Split } from "./entry-splitter.ts";
import { type Exchange, toExchange } from "./exchange.ts";
import { findInvalidProperty, type Har, type HarEntry, isHar } from "./har.ts";
import { decodeUtf8, parseJson, UnreadableTrafficError } from "./parse-json.ts";

/** Options of {@link readExchanges} and {@link streamExchanges}. */
export interface ReadOptions {
  /**
   * Called for each entry that cannot be read, and if the last line of NDJSON is cut off. The reason names the place.
   * @default An {@link UnreadableTrafficError} is thrown.
   */
  readonly onUnreadable?: (reason: string) => void;
}

/**
 * Reads all exchanges of a recording: an archive, parsed or as text, or NDJSON as text.
 * @throws {UnreadableTrafficError} If the input is not recorded traffic.
 */
export function readExchanges(har: Har | string, options: ReadOptions = {}): Exchange[] {
  if (typeof har === "string") {
    const splitter = new EntrySplitter();
    const split = splitter.push(stripByteOrderMark(Buffer.from(har)));
    const exchanges = [...parseBatch({ start: 0, ...split }, options)];
    exchanges.push(...parseBatch({ start: split.entries.length, ...splitter.end() }, options));
    report(splitter.cutOff, options);
    return exchanges;
  }
  if (!isHar(har)) throw new UnreadableTrafficError("is not an HTTP archive (log.entries)");
  return har.log.entries.flatMap((entry, index) => readEntry(() => entry, index, options) ?? []);
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
  for await (const batch of splitEntries(chunks, options)) yield* parseBatch(batch, options);
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
  report(splitter.cutOff, options);
}

/** Parses the entries of a batch: the second half of {@link streamExchanges}. @throws {UnreadableTrafficError} */
export function* parseBatch({ start, entries, lines }: EntryBatch, options: ReadOptions): Generator<Exchange> {
  for (const [at, bytes] of entries.entries()) {
    const exchange = readEntry(() => parseJson(decodeUtf8(bytes)), start + at, options, lines[at]);
    if (exchange) yield exchange;
  }
}

function readEntry(read: () => unknown, index: number, options: ReadOptions, line?: number): Exchange | undefined {
  const place = `exchange ${index + 1}${line === undefined ? "" : ` (line ${line})`}`;
  let entry: unknown;
  try {
    entry = read();
  } catch (error) {
    return report(`${place} ${(error as Error).message}`, options);
  }
  const invalid = findInvalidProperty(entry);
  if (invalid === undefined) return toExchange(entry as HarEntry, index);
  return report(`${place} has no valid ${invalid}`, options);
}

function report(reason: string | undefined, { onUnreadable }: ReadOptions): undefined {
  if (reason === undefined) return;
  if (!onUnreadable) throw new UnreadableTrafficError(reason);
  onUnreadable(reason);
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
