import { parentPort, workerData } from "node:worker_threads";
import { BatchParser } from "./batch-parser.ts";

const parser = new BatchParser(workerData);

/** A thread of the import: gets chunks of a file, gives what is in them; `null` stands for the end. */
parentPort?.on("message", (chunk: Uint8Array | null) => {
  const batch = chunk === null ? parser.end() : parser.parse(chunk);
  parentPort?.postMessage(batch, [batch.bodies.buffer]);
});
