import { workerData } from "node:worker_threads";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import { answerRequests } from "../../worker-channel/worker-channel.ts";
import type { CheckReply } from "./check-workers.ts";
import { type CheckFileOptions, type CheckRequest, PartChecker } from "./part-checker.ts";

/** A worker thread of `loyalty check`. */
const checker = new PartChecker(workerData as CheckFileOptions);
answerRequests((request: CheckRequest): CheckReply => {
  try {
    return { reports: checker.answer(request) };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { unreadable: error.message };
    throw error;
  }
});
