import { EntrySplitter, NO_TRAFFIC, type Split } from "./entry-splitter.ts";
import { type Exchange, toExchange } from "./exchange.ts";
import { type Har, isHar, isHarEntry } from "./har.ts";
import { parseJson } from "./parse-json.ts";
import { toText } from "./partial-bytes.ts";
import { UnreadableTrafficError } from "./unreadable-traffic-error.ts";

/** How recordings are read. */
export interface StreamOptions {
  /**
   * Takes the reason where an archive of our own recorder ends inside an exchange, because the recording was killed.
   * @default An {@link UnreadableTrafficError} is thrown.
   */
  readonly onCutOff?: (reason: string) => void;
}

/**
 * Reads all exchanges of a recording: an archive, parsed or as text, or NDJSON as text.
 * @throws {UnreadableTrafficError} Where it is none.
 */
export function readExchanges(har: Har | string, options: StreamOptions = {}): Exchange[] {
  if (typeof har === "string") {
    const splitter = new EntrySplitter();
    const split = splitter.push(withoutMark(Buffer.from(har)));
    const exchanges = [...parseBatch({ start: 0, ...split })];
    exchanges.push(...parseBatch({ start: split.entries.length, ...splitter.end() }));
    reportCutOff(splitter, options);
    return exchanges;
  }
  if (!isHar(har)) throw new UnreadableTrafficError("is no HTTP archive (log.entries)");
  return har.log.entries.map((entry, index) => readEntry(entry, index));
}

/** Entries of a recording that follow each other, as bytes of JSON. */
export interface EntryBatch extends Split {
  /** Position of the first of them in the recording, from 0. */
  readonly start: number;
}

/**
 * Reads the exchanges of an archive, or of NDJSON with one entry of an archive a line, as their bytes arrive. Holds one
 * chunk and one entry at a time, so that the size of the whole does not matter.
 * @throws {UnreadableTrafficError} After the exchanges before the place that cannot be read.
 */
export async function* streamExchanges(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: StreamOptions = {},
): AsyncGenerator<Exchange> {
  for await (const batch of splitEntries(chunks, options)) yield* parseBatch(batch);
}

/** The first half of {@link streamExchanges}: finds the entries, a batch for each chunk, and reads none of them. */
export async function* splitEntries(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: StreamOptions = {},
): AsyncGenerator<EntryBatch> {
  const splitter = new EntrySplitter();
  let start = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    const split = splitter.push(isFirst ? withoutMark(chunk) : chunk);
    isFirst = false;
    if (split.entries.length > 0) yield { start, ...split };
    start += split.entries.length;
  }
  const last = splitter.end();
  if (last.entries.length > 0) yield { start, ...last };
  reportCutOff(splitter, options);
}

function reportCutOff({ cutOff }: EntrySplitter, { onCutOff }: StreamOptions): void {
  if (cutOff === undefined) return;
  if (!onCutOff) throw new UnreadableTrafficError(`${cutOff}; to read the complete ones, give onCutOff`);
  onCutOff(cutOff);
}

/** The second half of {@link streamExchanges}. @throws {UnreadableTrafficError} */
export function* parseBatch({ start, entries, lines }: EntryBatch): Generator<Exchange> {
  for (const [at, bytes] of entries.entries()) yield parseEntry(toText(bytes), start + at, lines[at]);
}

function parseEntry(text: string, index: number, line: number | undefined): Exchange {
  let entry: unknown;
  try {
    entry = parseJson(text);
  } catch (error) {
    throw new UnreadableTrafficError(`${placeOf(index, line)} ${(error as Error).message}`, { cause: error });
  }
  return readEntry(entry, index, line);
}

function readEntry(entry: unknown, index: number, line?: number): Exchange {
  if (isHarEntry(entry)) return toExchange(entry, index);
  const reason = "has no request and response as an HTTP archive has them";
  throw new UnreadableTrafficError(index === 0 ? NO_TRAFFIC : `${placeOf(index, line)} ${reason}`);
}

function placeOf(index: number, line: number | undefined): string {
  return `exchange ${index + 1}${line === undefined ? "" : ` (line ${line})`}`;
}

/** The first chunk without its byte order mark. @throws {UnreadableTrafficError} Where it is not UTF-8 text at all. */
function withoutMark(chunk: Uint8Array): Uint8Array {
  const [first, second, third] = chunk;
  if (first === 0x1f && second === 0x8b) throw new UnreadableTrafficError("is compressed (gzip): unpack it first");
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableTrafficError("is UTF-16 text: save it as UTF-8");
  }
  return first === 0xef && second === 0xbb && third === 0xbf ? chunk.subarray(3) : chunk;
}
