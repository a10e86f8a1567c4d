import { WorkerChannel } from "../../../worker-channel/worker-channel.ts";
import { type BatchInput, BatchParser, type ParsedBatch } from "./batch-parser.ts";

/** Lines of a dataset: the lines, a text, or the bytes of a file in chunks. */
export type DatasetSource = AsyncIterable<string | Uint8Array> | Iterable<string> | string;

const BATCH_LINES = 256;
/**
 * Chunks that the thread has or had and that are not written yet. At 64 kB each, they hold a thousand events of
 * 2 kB, twice as many as are written in one go: one lot is written while the next is parsed.
 */
const MOST_AHEAD = 32;

interface ParseOptions {
  readonly allowNonconforming?: boolean;
}

/** A dataset, parsed and checked batch by batch. The bytes of a file are parsed in a thread of their own. */
export async function* parseDataset(source: DatasetSource, options: ParseOptions): AsyncGenerator<ParsedBatch> {
  const inputs = batches(typeof source === "string" ? source.split("\n") : source);
  const first = await inputs.next();
  if (first.done) return;
  const all = prepend(first.value, inputs);
  if (first.value instanceof Uint8Array) yield* parseInThread(all as AsyncIterable<Uint8Array>, options);
  else yield* parseHere(all, options);
}

/** Lines in batches; chunks as they are. A source has one or the other. */
async function* batches(source: AsyncIterable<string | Uint8Array> | Iterable<string>): AsyncGenerator<BatchInput> {
  let lines: string[] = [];
  for await (const piece of source) {
    if (typeof piece !== "string") {
      yield piece;
      continue;
    }
    lines.push(piece);
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
      if (ahead.length >= MOST_AHEAD) yield await (ahead.shift() as Promise<ParsedBatch>); // it has just been counted
    }
    ahead.push(parse(null));
    for (const batch of ahead) yield await batch;
  } finally {
    await channel.close();
  }
}
