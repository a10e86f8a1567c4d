import {
  type DemoDataset,
  importDataset,
  openStore,
  startTokenPurge,
  type TokenPurgeOptions,
} from "../../service/index.ts";
import { createInternalService, parseFaultRule, probeServers } from "../../service/internal.ts";
import { createMetrics } from "./create-metrics.ts";
import type { Refuse } from "./refuse-requests.ts";
import { type ServerHandle, startHttpServer } from "./start-http-server.ts";
import { withDocs } from "./with-docs.ts";

/** The options of `loyalty serve` that concern the service. */
export interface ServiceSettings {
  readonly host: string;
  readonly port: number;
  readonly database?: string;
  readonly pool: number;
  /** Requests per minute and credential. */
  readonly rateLimit?: number;
  /** Seconds. */
  readonly purge: number;
  readonly fault: readonly string[];
  readonly log?: boolean;
  /** Whether to serve the documentation and the contract, too. */
  readonly docs: boolean;
  readonly checkResponses?: boolean;
}

/** Writes one log entry. */
export type Log = (entry: object) => void;

/** A running service. `close` also stops the purge and closes the store. */
export interface ServiceHandle extends ServerHandle {
  /** Writes the metrics in the text format of Prometheus. */
  readonly writeMetrics: () => string;
  /** Rejects if no token can be issued now. */
  readonly ping: () => Promise<void>;
  readonly createRequestId: () => string;
  /** Creates the response to a request that does not reach the service; it is logged and counted. */
  readonly refuse: Refuse;
}

/**
 * Opens the database, imports the demo dataset if there is one, and listens.
 * @throws {Error} If a fault rule is invalid, the database cannot be opened or the port cannot be bound.
 */
export async function startService(
  options: ServiceSettings,
  dataset: DemoDataset | undefined,
  log: Log,
  { sleep }: Pick<TokenPurgeOptions, "sleep"> = {},
): Promise<ServiceHandle> {
  const { host, port, database, pool, rateLimit } = options;
  options.fault.forEach(parseFaultRule); // before a file is created
  const metrics = createMetrics();
  const store = await openStore({
    poolSize: pool,
    ...(database !== undefined && { database }),
    onQuery: metrics.observeQuery,
  });
  const { listener, refuse, createRequestId } = createInternalService({
    store,
    ...(rateLimit !== undefined && { rateLimit: { requests: rateLimit, windowSeconds: 60 } }),
    faults: options.fault,
    onExchange: (exchange) => {
      metrics.observeExchange(exchange);
      if (options.log) log(exchange);
    },
    onToken: (event) => metrics.count(`loyalty_tokens_${event}_total`),
    ...(options.checkResponses && {
      onViolation: ({ message, pointer, section, assumption }, { requestId, operationId }) => {
        metrics.count("loyalty_contract_violations_total");
        log({ requestId, operationId, violation: message, pointer, section, assumption });
      },
    }),
    onFailure: (error, requestId) => log({ requestId, failure: describeFailure(error) }),
  });
  const start = async () => {
    await store.ping().catch((error: Error) => {
      throw new Error(`cannot write to the database: ${describeFailure(error.cause ?? error)}`, { cause: error });
    });
    if (dataset) await importDataset(store, dataset.lines);
    const served = options.docs ? await withDocs(listener, dataset, createRequestId) : listener;
    const onDrop = () => metrics.count("loyalty_connections_refused_total");
    return startHttpServer(served, host, port, { refuse, onDrop });
  };
  const server = await start().catch(async (error: unknown) => {
    await store.close(); // its connections would keep the process alive
    throw error;
  });
  const purge = startTokenPurge({
    store,
    intervalSeconds: options.purge,
    ...(sleep && { sleep }),
    onPurged: (count) => metrics.count("loyalty_tokens_purged_total", count),
    onFailure: (error) => log({ failure: `purge of expired tokens: ${describeFailure(error)}` }),
  });
  void probeServers(store.engine);
  return {
    ...server,
    writeMetrics() {
      void probeServers(store.engine); // for the next page: this one does not wait
      return metrics.write(store.pool());
    },
    ping: () => store.ping(),
    createRequestId,
    refuse,
    async close(maxMs) {
      await server.close(maxMs);
      await purge.stop();
      await store.close();
    },
  };
}

/** Describes an error and its causes by name and message only; their other properties can contain secrets. */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : `${error}: ${describeFailure(cause)}`;
}
