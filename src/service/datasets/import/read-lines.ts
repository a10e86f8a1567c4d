import { isUtf8 } from "node:buffer";

/** A dataset as lines, as one text, or as the bytes of a file in chunks. */
export type DatasetSource = AsyncIterable<string | Uint8Array> | Iterable<string> | string;

const NEWLINE = 0x0a;
/** The first bytes of a file (RFC 1952 §2.3.1); the second one begins no character of UTF-8. */
const GZIP = [0x1f, 0x8b] as const;
const MAX_LINE_BYTES = 64 * 2 ** 20;

/**
 * Reads the lines of a dataset, chunk by chunk. A line that is not UTF-8 is undefined.
 * @throws Error if a file is compressed, or if a line of it is longer than 64 MiB, since that is not NDJSON and may not fit into memory.
 */
export async function* readLines(source: DatasetSource): AsyncGenerator<readonly (string | undefined)[]> {
  let line = 1;
  let size = 0;
  let rest: Uint8Array[] = []; // bytes after the last line break
  for await (const item of typeof source === "string" ? [source] : source) {
    if (typeof item === "string") {
      yield item.split("\n");
      continue;
    }
    if (line === 1 && size === 0 && item[0] === GZIP[0] && item[1] === GZIP[1])
      throw new Error("the dataset is compressed with gzip: unpack it first, or pipe the output of zcat");
    const end = item.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      const lines = decodeLines(Buffer.concat([...rest, item.subarray(0, end - 1)]));
      yield lines;
      line += lines.length;
      rest = [];
      size = 0;
    }
    rest.push(item.subarray(end));
    size += item.length - end;
    if (size > MAX_LINE_BYTES)
      throw new Error(`line ${line} is longer than 64 MiB: a dataset has one JSON object on each line`);
  }
  yield decodeLines(Buffer.concat(rest));
}

function decodeLines(bytes: Buffer): readonly (string | undefined)[] {
  if (isUtf8(bytes)) return bytes.toString().split("\n");
  const lines = bytes.toString("latin1").split("\n"); // a character for each byte
  return lines.map((line) => Buffer.from(line, "latin1")).map((line) => (isUtf8(line) ? line.toString() : undefined));
}
