import cluster, { type Worker } from "node:cluster";
import type { FromWorker, ToWorker } from "./messages.ts";

const REPORT_PATIENCE_MS = 2_000;

type Report = Extract<FromWorker, { kind: "report" }>;

/** A worker, as its supervisor sees it. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Its address once it listens. Rejects where it ends before, with its reason. */
  readonly listening: Promise<string>;
  /** How it ended: a signal or an exit code. */
  readonly ended: Promise<string>;
  /** What it measures; undefined where it does not answer, or does not listen yet. */
  readonly report: () => Promise<Report | undefined>;
  /** Ends it once it has finished what is in flight; by force where it takes longer, or does not listen yet. */
  readonly end: (patienceMs: number) => Promise<void>;
}

/** Starts a worker: the same command once more, in a process that knows that it is a worker. */
export function startWorker(): WorkerProcess {
  const worker = cluster.fork();
  const listening = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<string>();
  const reports = new Map<number, (report: Report) => void>();
  let isListening = false;
  worker.on("message", (message: FromWorker) => {
    if (message.kind === "failed") return listening.reject(new Error(message.message));
    if (message.kind === "report") return reports.get(message.id)?.(message);
    isListening = true;
    listening.resolve(message.url);
  });
  worker.on("error", () => undefined); // a message that could not be sent: it is about to end
  worker.on("exit", (code, signal) => {
    const reason = signal ?? `exit code ${code}`;
    listening.reject(new Error(`a worker ended before it listened: ${reason}`));
    ended.resolve(reason);
  });
  listening.promise.catch(() => undefined); // who waits for it is told
  let lastId = 0;
  return {
    pid: worker.process.pid,
    listening: listening.promise,
    ended: ended.promise,
    report: async () => (isListening ? askReport(worker, ++lastId, reports, ended.promise) : undefined),
    async end(patienceMs) {
      if (isListening) tell(worker, { kind: "end" });
      else worker.process.kill("SIGKILL");
      const timer = setTimeout(() => worker.process.kill("SIGKILL"), patienceMs);
      await ended.promise;
      clearTimeout(timer);
    },
  };
}

async function askReport(
  worker: Worker,
  id: number,
  reports: Map<number, (report: Report) => void>,
  ended: Promise<unknown>,
): Promise<Report | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Report>((resolve) => reports.set(id, resolve));
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, REPORT_PATIENCE_MS, undefined);
  });
  tell(worker, { kind: "report", id });
  const report = await Promise.race([answer, patience, ended.then(() => undefined)]);
  clearTimeout(timer);
  reports.delete(id);
  return report;
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
