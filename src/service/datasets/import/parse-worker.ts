import { workerData } from "node:worker_threads";
import { answerRequests } from "../../../worker-channel/worker-channel.ts";
import { BatchParser } from "./batch-parser.ts";

const parser = new BatchParser(workerData);

/** A worker thread of the import: parses chunks of a file; `null` is the end. */
answerRequests(
  (chunk: Uint8Array | null) => (chunk === null ? parser.end() : parser.parse(chunk)),
  ({ bodies }) => [bodies.buffer],
);
