import { EntrySplitter } from "./entry-splitter.ts";
import { type Exchange, toExchange } from "./exchange.ts";
import { type Har, isHar, isHarEntry } from "./har.ts";
import { parseJson } from "./parse-json.ts";
import { UnreadableTrafficError } from "./unreadable-traffic-error.ts";

const NO_TRAFFIC = "is JSON, but no recorded traffic (for a response body say --operation and --status)";

/**
 * Reads all exchanges of an archive, given as text or parsed.
 * @throws {UnreadableTrafficError} Where it is no archive.
 */
export function readExchanges(har: Har | string): Exchange[] {
  const archive = typeof har === "string" ? parseJson(har.replace(/^\uFEFF/, "")) : har;
  if (!isHar(archive)) throw new UnreadableTrafficError("is no HTTP archive (log.entries)");
  return archive.log.entries.map(readEntry);
}

/** How {@link streamExchanges} reads. */
export interface StreamOptions {
  /**
   * Takes the reason where an archive of our own recorder ends inside an exchange, because the recording was killed.
   * @default An {@link UnreadableTrafficError} is thrown.
   */
  readonly onCutOff?: (reason: string) => void;
}

/**
 * Reads the exchanges of an archive, or of NDJSON with one entry of an archive a line, as their bytes arrive. Holds one
 * chunk and one entry at a time, so that the size of the whole does not matter.
 * @throws {UnreadableTrafficError} After the exchanges before the place that cannot be read.
 */
export async function* streamExchanges(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { onCutOff }: StreamOptions = {},
): AsyncGenerator<Exchange> {
  const splitter = new EntrySplitter();
  let index = 0;
  for await (const chunk of withoutByteOrderMark(chunks)) {
    for (const text of splitter.push(chunk)) yield parseEntry(text, index++);
  }
  for (const text of splitter.end()) yield parseEntry(text, index++);
  if (splitter.cutOff === undefined) return;
  if (!onCutOff) throw new UnreadableTrafficError(splitter.cutOff);
  onCutOff(splitter.cutOff);
}

function parseEntry(text: string, index: number): Exchange {
  let entry: unknown;
  try {
    entry = parseJson(text);
  } catch (error) {
    throw new UnreadableTrafficError(`exchange ${index + 1} ${(error as Error).message}`, { cause: error });
  }
  return readEntry(entry, index);
}

function readEntry(entry: unknown, index: number): Exchange {
  if (isHarEntry(entry)) return toExchange(entry, index);
  throw new UnreadableTrafficError(
    index === 0 ? NO_TRAFFIC : `exchange ${index + 1} has no request and response as an HTTP archive has them`,
  );
}

async function* withoutByteOrderMark(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    yield hasMark ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
