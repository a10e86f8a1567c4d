const NEWLINE = 0x0a;
const MAX_LINE_BYTES = 64 * 2 ** 20;

/** A dataset as lines, as one text, or as the bytes of a file in chunks. */
export type DatasetSource = AsyncIterable<string | Uint8Array> | Iterable<string> | string;

/**
 * Splits a dataset into lines, several at a time.
 * @throws Error if a line is longer than 64 MiB, since that is not NDJSON and might not fit into memory.
 */
export async function* splitLines(source: DatasetSource): AsyncGenerator<readonly string[]> {
  if (typeof source === "string") return yield source.split("\n");
  let [rest, count] = [[] as Uint8Array[], 0];
  for await (const item of source) {
    if (typeof item === "string") {
      yield [item];
      continue;
    }
    const end = item.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      const lines = Buffer.concat([...rest, item.subarray(0, end - 1)])
        .toString()
        .split("\n");
      count += lines.length;
      yield lines;
      rest = [];
    }
    rest.push(item.subarray(end));
    if (rest.reduce((sum, { length }) => sum + length, 0) > MAX_LINE_BYTES)
      throw new Error(`line ${count + 1} is longer than 64 MiB: a dataset has one JSON object on each line`);
  }
  if (rest.length > 0) yield [Buffer.concat(rest).toString()];
}
