import { workerData } from "node:worker_threads";
import { answerRequests } from "../../worker-channel/worker-channel.ts";
import type { HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import { type ObservedExchange, toHarEntry } from "./observed-exchange.ts";

/** The redacted entry, or the name of the error. */
export type RedactReply = HarEntry | string;

const redact = createRedactor(workerData as RedactorOptions);

answerRequests((exchange: ObservedExchange): RedactReply => {
  try {
    return redact(toHarEntry(exchange));
  } catch (error) {
    return (error as Error).name; // messages may quote values
  }
});
