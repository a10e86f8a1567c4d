import { workerData } from "node:worker_threads";
import { answerRequests } from "../../../worker-channel/worker-channel.ts";
import { type BatchInput, BatchParser } from "./batch-parser.ts";

const parser = new BatchParser(workerData);

/** A worker thread of the import: parses chunks of a file. */
answerRequests(
  (input: BatchInput | null) => parser.parse(input),
  ({ bodies }) => [bodies.buffer],
);
