import cluster from "node:cluster";
import { type DemoDataset, demoDataset } from "../../service/index.ts";
import type { Io } from "../io/io.ts";
import { nextSignal } from "../io/next-signal.ts";
import { createAdminListener } from "./create-admin-listener.ts";
import { listen } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { writeMetrics } from "./metrics/write-metrics.ts";
import type { Addresses, ServeOptions } from "./serve-options.ts";
import type { Serving } from "./serving.ts";
import { startService } from "./start-service.ts";
import { runWorker } from "./workers/run-worker.ts";
import { superviseWorkers } from "./workers/supervise-workers.ts";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

/** Serves until SIGINT or SIGTERM, then finishes what is in flight. */
export async function serveUntilSignal(
  options: ServeOptions,
  io: Io,
  announce: (addresses: Addresses, dataset: DemoDataset | undefined) => void,
): Promise<void> {
  const { host, database, demo = database === undefined, adminPort } = options;
  const dataset = demo ? demoDataset() : undefined;
  if (cluster.isWorker) return runWorker(options, dataset, createLog(io, { worker: process.pid }));
  const log = createLog(io);
  const signal = nextSignal(); // before anybody can know that there is somebody to end
  const serving = options.workers > 1 ? await superviseWorkers(options, log) : await serveHere(options, dataset, log);
  let isDraining = false;
  const adminListener = createAdminListener({ ...serving, isDraining: () => isDraining });
  const admin = adminPort === undefined ? undefined : await listen(adminListener, "127.0.0.1", adminPort);
  if (!LOOPBACK.includes(host)) log({ warning: `listening on ${host} without TLS: put a proxy with TLS in front` });
  if (options.fault.length > 0) {
    log({ warning: `faults are on, for tests of clients only: ${options.fault.join(" ")}` });
  }
  announce({ url: serving.url, ...(admin && { adminUrl: admin.url }) }, dataset);
  await signal;
  isDraining = true;
  await serving.end(options.drain * 1000);
  await admin?.drain(0);
}

async function serveHere(options: ServeOptions, dataset: DemoDataset | undefined, log: Log): Promise<Serving> {
  const { url, snapshot, ping, end } = await startService(options, dataset, log);
  return {
    url,
    metrics: async () => writeMetrics(snapshot()),
    readiness: () =>
      ping().then(
        () => ({ isReady: true, text: "ready" }),
        () => ({ isReady: false, text: "the database is out of reach" }),
      ),
    end,
  };
}
