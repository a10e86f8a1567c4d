import type { DemoDataset } from "../../../service/index.ts";
import { nextSignal } from "../../io/next-signal.ts";
import type { Log } from "../log.ts";
import type { ServeOptions } from "../serve-options.ts";
import { type RunningService, startService } from "../start-service.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * Serves in a process that a supervisor has started, until it says so or is gone. A signal from outside, such as Ctrl+C
 * sends to all processes of a terminal, ends it in the same way.
 */
export async function runWorker(options: ServeOptions, dataset: DemoDataset | undefined, log: Log): Promise<void> {
  const signal = nextSignal();
  let service: RunningService;
  try {
    service = await startService(options, dataset, log);
  } catch (error) {
    await send({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
    return process.disconnect();
  }
  const isOver = Promise.withResolvers<void>();
  process.on("message", (message: ToWorker) => {
    if (message.kind === "end") return isOver.resolve();
    void report(service, message.id);
  });
  await send({ kind: "listening", url: service.url });
  await Promise.race([isOver.promise, signal]);
  await service.end(options.drain * 1000);
  process.disconnect();
}

async function report(service: RunningService, id: number): Promise<void> {
  const isReady = await service.ping().then(
    () => true,
    () => false,
  );
  await send({ kind: "report", id, snapshot: service.snapshot(), isReady });
}

/** Returns once it was sent, or cannot be: without a supervisor the process is about to end. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) resolve();
    else process.send(message, undefined, {}, () => resolve());
  });
}
