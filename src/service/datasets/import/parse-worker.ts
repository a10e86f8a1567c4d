import { workerData } from "node:worker_threads";
import { answerRequests } from "../../../worker-channel/worker-channel.ts";
import { parseLine } from "./parse-record.ts";

const NEWLINE = 0x0a;
const MAX_LINE_BYTES = 64 * 2 ** 20;

let lines = 0;
/** Bytes after the last line break. */
let rest: Uint8Array[] = [];

/** A worker thread of the import: parses the chunks of a file, and at its end, which is null, the last line. */
answerRequests((chunk: Uint8Array | null) => {
  const texts = chunk ? split(chunk) : [Buffer.concat(rest).toString()];
  return texts.flatMap((text) => parseLine(text, ++lines, workerData));
});

/** @throws Error if a line is longer than 64 MiB, since that is not NDJSON and may not fit into memory. */
function split(chunk: Uint8Array): string[] {
  const end = chunk.lastIndexOf(NEWLINE) + 1;
  const whole = end === 0 ? [] : [...rest, chunk.subarray(0, end - 1)];
  rest = end === 0 ? [...rest, chunk] : [chunk.subarray(end)];
  if (rest.reduce((sum, { length }) => sum + length, 0) > MAX_LINE_BYTES)
    throw new Error(`line ${lines + 1} is longer than 64 MiB: a dataset has one JSON object on each line`);
  return whole.length === 0 ? [] : Buffer.concat(whole).toString().split("\n");
}
