import { WorkerChannel } from "../../../worker-channel/worker-channel.ts";
import { type ParsedLine, parseLine } from "./parse-record.ts";

/** A dataset as lines, as one text, or as the bytes of a file in chunks. */
export type DatasetSource = AsyncIterable<string | Uint8Array> | Iterable<string> | string;

/**
 * Maximum number of chunks that are parsed ahead. At 64 kB each they hold a thousand events of 2 kB, twice a batch of
 * rows: one batch is written while the next is parsed.
 */
const MAX_CHUNKS_AHEAD = 32;

/** Parses and checks a dataset, several lines at a time. A worker thread parses the bytes of a file. */
export async function* parseDataset(source: DatasetSource, allowNonconforming: boolean): AsyncGenerator<ParsedLine[]> {
  let channel: WorkerChannel<Uint8Array | null, ParsedLine[]> | undefined;
  let line = 0;
  const ahead: Promise<ParsedLine[]>[] = [];
  try {
    for await (const item of typeof source === "string" ? source.split("\n") : source) {
      if (typeof item === "string") {
        yield parseLine(item, ++line, allowNonconforming);
        continue;
      }
      channel ??= new WorkerChannel(new URL("./parse-worker", import.meta.url), allowNonconforming);
      if (ahead.push(channel.send(item)) >= MAX_CHUNKS_AHEAD) yield (await ahead.shift()) ?? [];
    }
    if (channel) ahead.push(channel.send(null));
    for (const lines of ahead) yield await lines;
  } finally {
    await channel?.close();
  }
}
