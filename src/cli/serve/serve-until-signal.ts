import {
  createListener,
  createService,
  type DemoDataset,
  demoDataset,
  importDataset,
  openStore,
  parseFaultRule,
  startTokenPurge,
} from "../../service/index.ts";
import type { Io } from "../io.ts";
import { createAdminListener } from "./create-admin-listener.ts";
import { createMetrics } from "./create-metrics.ts";
import { listen } from "./listen.ts";
import { withDocs } from "./with-docs.ts";

/** Options of `loyalty serve`. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly database?: string;
  readonly demo?: boolean;
  readonly adminPort?: number;
  readonly pool: number;
  /** Requests a minute of one credential. */
  readonly rateLimit?: number;
  /** Seconds. */
  readonly drain: number;
  /** Seconds between purges of expired tokens. */
  readonly purge: number;
  /** Most milliseconds that a request waits after failed credentials; 0 for none. */
  readonly slowdown: number;
  /** Rules for faults on demand. */
  readonly fault: readonly string[];
  readonly log?: boolean;
  readonly verify?: boolean;
}

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

/** Serves until SIGINT or SIGTERM, then finishes what is in flight. */
export async function serveUntilSignal(
  options: ServeOptions,
  io: Io,
  announce: (addresses: { url: string; adminUrl?: string }, dataset: DemoDataset | undefined) => void,
): Promise<void> {
  const { host, port, database, pool, demo = database === undefined, adminPort, rateLimit } = options;
  const faults = options.fault.map(parseFaultRule);
  const store = await openStore({ poolSize: pool, ...(database !== undefined && { database }) });
  const dataset = demo ? demoDataset() : undefined;
  if (dataset) await importDataset(store, dataset.lines);
  const metrics = createMetrics();
  const log = (entry: object) => io.err(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  const service = createService({
    store,
    ...(rateLimit !== undefined && { rateLimit: { requests: rateLimit, windowSeconds: 60 } }),
    ...(options.slowdown > 0 && { slowdown: { mostDelayMs: options.slowdown } }),
    faults,
    onExchange: (exchange) => {
      metrics.observe(exchange);
      if (options.log) log(exchange);
    },
    ...(options.verify && {
      onViolation: ({ message, pointer, section }, { requestId, operationId }) => {
        metrics.countViolation();
        log({ requestId, operationId, violation: message, pointer, section });
      },
    }),
    onFailure: (error, requestId) => log({ requestId, failure: describeFailure(error) }),
  });
  const purge = startTokenPurge({
    store,
    intervalSeconds: options.purge,
    onFailure: (error) => log({ failure: `purge of expired tokens: ${describeFailure(error)}` }),
  });
  const server = await listen(withDocs(createListener(service), dataset), host, port);
  let isDraining = false;
  const admin =
    adminPort === undefined
      ? undefined
      : await listen(
          createAdminListener({ ping: () => store.ping(), isDraining: () => isDraining, metrics: metrics.write }),
          "127.0.0.1",
          adminPort,
        );
  if (!LOOPBACK.includes(host)) log({ warning: `listening on ${host} without TLS: put a proxy with TLS in front` });
  if (faults.length > 0) log({ warning: `faults are on, for tests of clients only: ${options.fault.join(" ")}` });
  const signal = nextSignal(); // before anybody can know that there is somebody to end
  announce({ url: server.url, ...(admin && { adminUrl: admin.url }) }, dataset);
  await signal;
  isDraining = true;
  await server.drain(options.drain * 1000);
  await admin?.drain(0);
  await purge.stop();
  metrics.close();
  await store.close();
}

function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

/** The chain of causes: names and messages, which a log may hold; not what they carry. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? String(error) : `${error}: ${describeFailure(error.cause)}`;
}
