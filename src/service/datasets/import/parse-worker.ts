import { parentPort, workerData } from "node:worker_threads";
import { BatchParser } from "./batch-parser.ts";

const parser = new BatchParser(workerData);

/** The worker thread of an import: receives chunks of a file and answers with their batches; `null` is the end. */
parentPort?.on("message", (chunk: Uint8Array | null) => {
  const batch = chunk === null ? parser.end() : parser.parse(chunk);
  parentPort?.postMessage(batch, [batch.bodies.buffer]);
});
