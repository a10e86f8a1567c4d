import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { EntrySplitter, type Split } from "./entry-splitter.ts";
import { type Exchange, toExchange } from "./exchange.ts";
import { findInvalidProperty, type Har, type HarEntry, isHar } from "./har.ts";
import { decodeUtf8, parseJson, UnreadableTrafficError } from "./parse-json.ts";

const UNPACKED_CHUNK_BYTES = 1 << 18;

/** Options of {@link readExchanges} and {@link streamExchanges}. */
export interface ReadOptions {
  /**
   * Called for each entry that cannot be read, and if the last line of NDJSON is cut off. The reason names the place.
   * @default An {@link UnreadableTrafficError} is thrown.
   */
  readonly onUnreadable?: (reason: string) => void;
  /**
   * Returns the bytes of a file beside the recording, in which Playwright (`attach`) puts a body; undefined if there is none.
   * @default Such a body is not recorded.
   */
  readonly readAttachment?: ((name: string) => Uint8Array | undefined) | undefined;
}

/**
 * Reads all exchanges of a recording: HAR, parsed or as text, or NDJSON as text.
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
  return har.log.entries.flatMap((value, index) => {
    const entry = readEntry(() => value, index, options);
    return entry ? toExchange(entry, index) : [];
  });
}

/** Consecutive entries of a recording, as bytes of JSON. */
export interface EntryBatch extends Split {
  /** Position of the first entry in the recording, from 0. */
  readonly start: number;
}

/**
 * Reads the exchanges of HAR, or of NDJSON with one HAR entry per line, gzipped or not, while the bytes arrive. Holds one chunk
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
  for await (const chunk of unpack(chunks)) {
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
export function* parseBatch(batch: EntryBatch, options: ReadOptions): Generator<Exchange> {
  for (const [entry, index] of parseEntries(batch, options)) yield toExchange(entry, index);
}

/** Parses the entries of a batch as they are, with their positions. @throws {UnreadableTrafficError} */
export function* parseEntries(
  { start, entries, lines }: EntryBatch,
  options: ReadOptions,
): Generator<[entry: HarEntry, index: number]> {
  for (const [at, bytes] of entries.entries()) {
    const entry = readEntry(() => parseJson(decodeUtf8(bytes)), start + at, options, lines[at]);
    if (entry) yield [entry, start + at];
  }
}

function readEntry(read: () => unknown, index: number, options: ReadOptions, line?: number): HarEntry | undefined {
  const place = `exchange ${index + 1}${line === undefined ? "" : ` (line ${line})`}`;
  let entry: unknown;
  try {
    entry = read();
  } catch (error) {
    return report(`${place} ${(error as Error).message}`, options);
  }
  const invalid = findInvalidProperty(entry);
  if (invalid === undefined) return attachBodies(entry as HarEntry, options);
  return report(`${place} has no valid ${invalid}`, options);
}

/** Puts bodies in files beside the recording into the entry. */
function attachBodies(entry: HarEntry, { readAttachment }: ReadOptions): HarEntry {
  const { postData } = entry.request;
  const { content } = entry.response;
  if (!readAttachment || (postData?._file ?? content?._file) === undefined) return entry;
  const read = (name: unknown) => (typeof name === "string" ? readAttachment(name) : undefined);
  const [sent, received] = [read(postData?._file), read(content?._file)];
  const text = received && Buffer.from(received).toString("base64");
  return {
    ...entry,
    request: { ...entry.request, ...(sent && { postData: { ...postData, text: decodeUtf8(sent) } }) },
    response: { ...entry.response, ...(text !== undefined && { content: { ...content, text, encoding: "base64" } }) },
  };
}

function report(reason: string | undefined, { onUnreadable }: ReadOptions): undefined {
  if (reason === undefined) return;
  if (!onUnreadable) throw new UnreadableTrafficError(reason);
  onUnreadable(reason);
}

/** Decompresses gzip. @throws {UnreadableTrafficError} If it is damaged or cut off, after the entries before. */
async function* unpack(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  const { value: first, done } = await rest.next();
  if (done) return;
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest as AsyncIterator<Uint8Array> };
  })();
  if (first[0] !== 0x1f || first[1] !== 0x8b) return yield* all;
  try {
    // The iteration throws the errors of both.
    yield* pipeline(all, createGunzip({ chunkSize: UNPACKED_CHUNK_BYTES }), () => undefined);
  } catch (error) {
    if (!/^Z_/.test(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new UnreadableTrafficError("is damaged or cut off: the compressed data (gzip) does not end", {
      cause: error,
    });
  }
}

/** Removes the byte order mark from the first chunk. @throws {UnreadableTrafficError} If it is not UTF-8 text. */
function stripByteOrderMark(chunk: Uint8Array): Uint8Array {
  const [first, second, third] = chunk;
  if (first === 0x50 && second === 0x4b) throw new UnreadableTrafficError("is a zip archive: unpack it first");
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableTrafficError("is UTF-16 text: save it as UTF-8");
  }
  return first === 0xef && second === 0xbb && third === 0xbf ? chunk.subarray(3) : chunk;
}
