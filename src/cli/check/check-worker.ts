import { workerData } from "node:worker_threads";
import { answerRequests } from "../../worker-channel/worker-channel.ts";
import { PartChecker, type PartOptions } from "./part-checker.ts";

/** A worker thread of `loyalty check`. */
const checker = new PartChecker(workerData as PartOptions);
answerRequests(checker.answer.bind(checker));
