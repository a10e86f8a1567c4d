import { workerData } from "node:worker_threads";
import { answerRequests } from "../../worker-channel/worker-channel.ts";
import { createPartChecker, type PartOptions } from "./part-checker.ts";

/** A worker thread of `loyalty check`. */
answerRequests(createPartChecker(workerData as PartOptions));
