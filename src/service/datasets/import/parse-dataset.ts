import { WorkerChannel } from "../../../worker-channel/worker-channel.ts";
import { type BatchInput, BatchParser, type ParsedBatch } from "./batch-parser.ts";

/** A dataset as lines, as one text, or as the bytes of a file in chunks. */
export type DatasetSource = AsyncIterable<string | Uint8Array> | Iterable<string> | string;

const BATCH_LINES = 256;
/**
 * Maximum number of chunks that are parsed ahead. At 64 kB each they hold a thousand events of 2 kB, twice a batch of
 * rows: one batch is written while the next is parsed.
 */
const MAX_CHUNKS_AHEAD = 32;

/** Parses and checks a dataset in batches. A worker thread parses the bytes of a file. */
export async function* parseDataset(
  source: DatasetSource,
  { allowNonconforming = false }: { readonly allowNonconforming?: boolean },
): AsyncGenerator<ParsedBatch> {
  const parser = new BatchParser({ allowNonconforming });
  let channel: WorkerChannel<BatchInput | null, ParsedBatch> | undefined;
  const parse = (input: BatchInput | null): ParsedBatch | Promise<ParsedBatch> => {
    if (!channel && !(input instanceof Uint8Array)) return parser.parse(input);
    channel ??= new WorkerChannel(new URL("./parse-worker", import.meta.url), { allowNonconforming });
    // A chunk that owns its memory is transferred instead of copied.
    const isWhole = input instanceof Uint8Array && input.byteLength === input.buffer.byteLength;
    return channel.send(input, isWhole ? [input.buffer as ArrayBuffer] : []);
  };
  try {
    const ahead: (ParsedBatch | Promise<ParsedBatch>)[] = [];
    for await (const input of toBatches(typeof source === "string" ? source.split("\n") : source)) {
      ahead.push(parse(input));
      const [first] = ahead;
      if (first && ahead.length >= (channel ? MAX_CHUNKS_AHEAD : 1)) {
        ahead.shift();
        yield await first;
      }
    }
    ahead.push(parse(null));
    for (const batch of ahead) yield await batch;
  } finally {
    await channel?.close();
  }
}

/** Groups lines into batches and passes chunks on. A source has either. */
async function* toBatches(source: AsyncIterable<string | Uint8Array> | Iterable<string>): AsyncGenerator<BatchInput> {
  let lines: string[] = [];
  for await (const item of source) {
    if (typeof item !== "string") {
      yield item;
      continue;
    }
    lines.push(item);
    if (lines.length < BATCH_LINES) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}
