import cluster from "node:cluster";
import {
  createListener,
  createService,
  type DemoDataset,
  importDataset,
  openStore,
  parseFaultRule,
  startTokenPurge,
} from "../../service/index.ts";
import { listen } from "./listen.ts";
import { describeFailure, type Log } from "./log.ts";
import { createMetrics } from "./metrics/create-metrics.ts";
import type { MetricsSnapshot } from "./metrics/metrics-snapshot.ts";
import type { ServeOptions } from "./serve-options.ts";
import { withDocs } from "./with-docs.ts";

/** The service of one process. */
export interface RunningService {
  readonly url: string;
  readonly snapshot: () => MetricsSnapshot;
  /** Rejects where the database is out of reach. */
  readonly ping: () => Promise<void>;
  /** Finishes what is in flight, at most so long, and lets go of everything. */
  readonly end: (patienceMs: number) => Promise<void>;
}

/**
 * Opens the database, and listens. Of several workers the first brings the demo dataset; the others only know its keys.
 * @throws Error where either cannot be done.
 */
export async function startService(
  options: ServeOptions,
  dataset: DemoDataset | undefined,
  log: Log,
): Promise<RunningService> {
  const { host, port, database, pool, rateLimit } = options;
  const faults = options.fault.map(parseFaultRule);
  const metrics = createMetrics();
  const store = await openStore({
    poolSize: pool,
    ...(database !== undefined && { database }),
    onQuery: metrics.observeQuery,
  });
  if (dataset && (cluster.worker?.id ?? 1) === 1) await importDataset(store, dataset.lines);
  const service = createService({
    store,
    ...(rateLimit !== undefined && { rateLimit: { requests: rateLimit, windowSeconds: 60 } }),
    ...(options.slowdown > 0 && { failedAuthThrottle: { maxDelayMs: options.slowdown } }),
    faults,
    onExchange: (exchange) => {
      metrics.observeExchange(exchange);
      if (options.log) log(exchange);
    },
    onToken: (event) => metrics.count(`loyalty_tokens_${event}_total`),
    ...(options.verify && {
      onViolation: ({ message, pointer, section }, { requestId, operationId }) => {
        metrics.count("loyalty_contract_violations_total");
        log({ requestId, operationId, violation: message, pointer, section });
      },
    }),
    onFailure: (error, requestId) => log({ requestId, failure: describeFailure(error) }),
  });
  const purge = startTokenPurge({
    store,
    intervalSeconds: options.purge,
    onPurged: (count) => metrics.count("loyalty_tokens_purged_total", count),
    onFailure: (error) => log({ failure: `purge of expired tokens: ${describeFailure(error)}` }),
  });
  const server = await listen(withDocs(createListener(service), dataset), host, port);
  return {
    url: server.url,
    snapshot: () => metrics.snapshot(store.pool()),
    ping: () => store.ping(),
    async end(patienceMs) {
      await server.drain(patienceMs);
      await purge.stop();
      metrics.close();
      await store.close();
    },
  };
}
