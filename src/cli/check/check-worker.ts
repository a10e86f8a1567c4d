import { parentPort, workerData } from "node:worker_threads";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import type { LaneAnswer, LaneRequest } from "./check-lanes.ts";
import { type CheckFileOptions, PartChecker } from "./part-checker.ts";

/** A thread of `loyalty check`: gets parts of files, gives what they are found to be. */
const checker = new PartChecker(workerData as CheckFileOptions);
parentPort?.on("message", (request: LaneRequest) => parentPort?.postMessage(answer(request)));

function answer(request: LaneRequest): LaneAnswer {
  try {
    return { found: "part" in request ? checker.check(request.part) : checker.finish(request.finish) };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { unreadable: error.message };
    throw error;
  }
}
