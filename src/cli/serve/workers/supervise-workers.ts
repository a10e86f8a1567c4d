import cluster from "node:cluster";
import { type AddressInfo, createServer } from "node:net";
import { listenOn } from "../../io/listen-on.ts";
import type { Log } from "../log.ts";
import { mergeSnapshots } from "../metrics/metrics-snapshot.ts";
import { writeMetrics } from "../metrics/write-metrics.ts";
import type { ServeOptions } from "../serve-options.ts";
import type { Serving } from "../serving.ts";
import { restartDelayMs } from "./restart-delay.ts";
import { startWorker, type WorkerProcess } from "./worker-process.ts";

/** A worker that has lived so long has not failed at its start. */
const SETTLED_MS = 30_000;
/** What a worker may take beyond the time for its requests. */
const GRACE_MS = 5_000;

/**
 * Serves with several processes on one port. One that ends is replaced, after a delay that grows where they end early.
 * @throws Error where processes cannot share the database, or the first workers cannot serve.
 */
export async function superviseWorkers(options: ServeOptions, log: Log): Promise<Serving> {
  const { workers: size, database } = options;
  if (database === undefined || database === ":memory:" || database === "") {
    throw new Error(
      `--workers ${size} needs a database that processes can share: --database with a file or postgres://…`,
    );
  }
  const crew = new Set<WorkerProcess>();
  let [restarts, earlyEnds, isEnding] = [0, 0, false];
  const pending = new Set<NodeJS.Timeout>();

  const add = (): WorkerProcess => {
    const worker = startWorker();
    const startedAt = performance.now();
    crew.add(worker);
    void worker.ended.then(async (reason) => {
      crew.delete(worker);
      const isStart = url === undefined;
      if (isEnding || isStart) return;
      earlyEnds = performance.now() - startedAt < SETTLED_MS ? earlyEnds + 1 : 0;
      const delayMs = restartDelayMs(Math.max(0, earlyEnds - 1));
      const why = await worker.listening.then(
        () => reason,
        (error: Error) => error.message,
      );
      log({ failure: `worker ${worker.pid} ended (${why}); the next starts in ${delayMs} ms` });
      const timer = setTimeout(() => {
        pending.delete(timer);
        restarts++;
        add();
      }, delayMs);
      pending.add(timer);
    });
    return worker;
  };
  const end = async (patienceMs: number) => {
    isEnding = true;
    for (const timer of pending) clearTimeout(timer);
    await Promise.all([...crew].map((worker) => worker.end(patienceMs)));
  };

  let url: string | undefined;
  const first = await startCrew(options, add).catch(async (error: unknown) => {
    await end(0);
    throw error;
  });
  url = first;
  const reports = async () =>
    (await Promise.all([...crew].map((worker) => worker.report()))).filter((report) => report !== undefined);
  return {
    url,
    async metrics() {
      const own = { values: { loyalty_worker_restarts_total: { "": restarts } }, distributions: {} };
      return writeMetrics(mergeSnapshots([own, ...(await reports()).map(({ snapshot }) => snapshot)]));
    },
    async readiness() {
      const ready = (await reports()).filter(({ isReady }) => isReady).length;
      return { isReady: ready > 0, text: `${ready} of ${size} workers are ready` };
    },
    end: (patienceMs) => end(patienceMs + GRACE_MS),
  };
}

/** The first worker by itself: it brings the database up to date. */
async function startCrew({ workers: size, host, port }: ServeOptions, add: () => WorkerProcess): Promise<string> {
  // A number, so that all workers, later ones too, listen on the same.
  const given = port === 0 ? await findFreePort(host) : port;
  cluster.setupPrimary({ args: [...process.argv.slice(2), "--port", String(given)] });
  const url = await add().listening;
  await Promise.all(Array.from({ length: size - 1 }, () => add().listening));
  return url;
}

async function findFreePort(host: string): Promise<number> {
  const server = createServer();
  await listenOn(server, 0, host);
  const { port } = server.address() as AddressInfo; // it listens on TCP
  await new Promise((resolve) => server.close(resolve));
  return port;
}
