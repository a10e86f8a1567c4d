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

interface ParseOptions {
  readonly allowNonconforming?: boolean;
}

/** Parses and checks a dataset in batches. A worker thread parses the bytes of a file. */
export async function* parseDataset(source: DatasetSource, options: ParseOptions): AsyncGenerator<ParsedBatch> {
  const inputs = toBatches(typeof source === "string" ? source.split("\n") : source);
  const first = await inputs.next();
  if (first.done) return;
  const all = prepend(first.value, inputs);
  if (first.value instanceof Uint8Array) yield* parseInThread(all as AsyncIterable<Uint8Array>, options);
  else yield* parseHere(all, options);
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

async function* prepend<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* rest;
}

async function* parseHere(inputs: AsyncIterable<BatchInput>, options: ParseOptions): AsyncGenerator<ParsedBatch> {
  const parser = new BatchParser(options);
  for await (const input of inputs) yield parser.parse(input);
  yield parser.end();
}

async function* parseInThread(chunks: AsyncIterable<Uint8Array>, options: ParseOptions): AsyncGenerator<ParsedBatch> {
  const { allowNonconforming = false } = options;
  const module = new URL("./parse-worker", import.meta.url);
  const channel = new WorkerChannel<Uint8Array | null, ParsedBatch>(module, { allowNonconforming });
  const parse = (chunk: Uint8Array | null): Promise<ParsedBatch> => {
    // A chunk that owns its memory is transferred instead of copied.
    const isWhole = chunk !== null && chunk.byteLength === chunk.buffer.byteLength;
    return channel.send(chunk, isWhole ? [chunk.buffer as ArrayBuffer] : []);
  };
  try {
    const ahead: Promise<ParsedBatch>[] = [];
    for await (const chunk of chunks) {
      ahead.push(parse(chunk));
      if (ahead.length >= MAX_CHUNKS_AHEAD) yield await (ahead.shift() as Promise<ParsedBatch>); // its length has just been checked
    }
    ahead.push(parse(null));
    for (const batch of ahead) yield await batch;
  } finally {
    await channel.close();
  }
}
