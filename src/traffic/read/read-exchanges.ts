import { type Exchange, parseUrl, toExchange } from "./exchange.ts";
import { findInvalidProperty, type Har, type HarEntry, isHar } from "./har.ts";
import { normalizeEntry } from "./normalize-entry.ts";
import { UnreadableTrafficError } from "./parse-json.ts";
import { type RawEntry, RecordingReader } from "./recording-reader.ts";

/** Options of {@link readExchanges} and {@link streamExchanges}. */
export interface ReadOptions {
  /**
   * Called for each entry that cannot be read. The reason names the place.
   * @default An {@link UnreadableTrafficError} is thrown.
   */
  readonly onUnreadable?: ((reason: string) => void) | undefined;
}

/**
 * Reads all exchanges of a recording: HAR, parsed or as text, or NDJSON as text.
 * @throws {UnreadableTrafficError} If the input is not recorded traffic.
 */
export function readExchanges(har: Har | string, options: ReadOptions = {}): Exchange[] {
  return [...readEntries(listRaw(har), options)].map(([entry, index]) => toExchange(entry, index));
}

function listRaw(har: Har | string): Iterable<RawEntry> {
  if (typeof har === "string") {
    const reader = new RecordingReader();
    return [...reader.push(Buffer.from(har)), ...reader.end()];
  }
  if (!isHar(har)) throw new UnreadableTrafficError("is not an HTTP archive (log.entries)");
  return har.log.entries.map((entry, index) => ({ read: () => entry, index }));
}

/**
 * Reads the exchanges of HAR, or of NDJSON with one HAR entry per line, while the bytes arrive. Holds one
 * entry at a time, so memory does not grow with the recording.
 * @throws {UnreadableTrafficError} After the exchanges before what cannot be read.
 */
export async function* streamExchanges(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<Exchange> {
  for await (const [entry, index] of streamEntries(chunks, options)) yield toExchange(entry, index);
}

/** Reads the entries of a recording as they are, with their positions, as {@link streamExchanges} does. */
export async function* streamEntries(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<[entry: HarEntry, index: number]> {
  const reader = new RecordingReader();
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) refuseOtherFormats(chunk);
    isFirst = false;
    yield* readEntries(reader.push(chunk), options);
  }
  yield* readEntries(reader.end(), options);
}

function* readEntries(entries: Iterable<RawEntry>, options: ReadOptions): Generator<[entry: HarEntry, index: number]> {
  for (const { read, index, line } of entries) {
    const place = `exchange ${index + 1}${line === undefined ? "" : ` (line ${line})`}`;
    const entry = readEntry(read, place, options);
    if (entry) yield [entry, index];
  }
}

function readEntry(read: () => unknown, place: string, options: ReadOptions): HarEntry | undefined {
  let entry: unknown;
  try {
    entry = read();
  } catch (error) {
    return report(`${place} ${(error as Error).message}`, options);
  }
  const invalid = findInvalidProperty(entry);
  if (invalid === undefined) return normalizeEntry(entry as HarEntry);
  const { request } = entry as HarEntry;
  if (["request", "request.method", "request.url"].includes(invalid) || parseUrl(request.method, request.url).match)
    return report(`${place} has no valid ${invalid}`, options);
  // What is wrong in traffic of other services is nobody's business.
  return { request: { method: request.method, url: request.url }, response: { status: 0 } };
}

function report(reason: string, { onUnreadable }: ReadOptions): undefined {
  if (!onUnreadable) throw new UnreadableTrafficError(reason);
  onUnreadable(reason);
}

/** @throws {UnreadableTrafficError} If the first bytes show gzip, a zip archive or UTF-16. */
function refuseOtherFormats([first, second]: Uint8Array): void {
  if (first === 0x1f && second === 0x8b)
    throw new UnreadableTrafficError("is compressed with gzip: unpack it first, or pipe the output of zcat");
  if (first === 0x50 && second === 0x4b) throw new UnreadableTrafficError("is a zip archive: unpack it first");
  const isUtf16 = first === 0xff || first === 0xfe; // no UTF-8 begins with one of them
  if (isUtf16) throw new UnreadableTrafficError("is UTF-16 text: save it as UTF-8");
}
