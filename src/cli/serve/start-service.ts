import type { RequestListener } from "node:http";
import {
  createService,
  type DemoDataset,
  importDataset,
  openStore,
  type Service,
  type Store,
} from "../../service/index.ts";
import { parseFaultRule } from "../../service/internal.ts";
import { describeError } from "../io/describe-system-error.ts";
import { createMetrics, type Metrics } from "./create-metrics.ts";
import { type ServerHandle, startHttpServer } from "./start-http-server.ts";
import { withDocs } from "./with-docs.ts";

const PURGE_INTERVAL_MS = 60_000;

/** The options of `loyalty serve` that concern the service. */
export interface ServiceSettings {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  readonly adminPort?: number;
  readonly database?: string;
  readonly pool: number;
  /** Seconds. */
  readonly tokenLifetime?: number;
  readonly fault: readonly string[];
  readonly log?: boolean;
  /** Serves the documentation and the contract too. */
  readonly docs: boolean;
}

export type Log = (entry: object) => void;

/** A running service. `close` also closes the admin port and the store. */
export interface ServiceHandle extends Pick<ServerHandle, "url" | "startDraining" | "close"> {
  readonly adminUrl: string | undefined;
}

/**
 * Opens the database, imports the demo dataset if there is one, and listens.
 * @throws {Error} If a fault rule is invalid, the database cannot be opened or a port cannot be bound.
 */
export async function startService(
  options: ServiceSettings,
  dataset: DemoDataset | undefined,
  log: Log,
): Promise<ServiceHandle> {
  const { host, port, adminHost, adminPort, database, pool: poolSize } = options;
  options.fault.forEach(parseFaultRule); // before a file is created
  const metrics = createMetrics();
  const store = await openStore({
    poolSize,
    ...(database !== undefined && { database }),
    onQuery: metrics.observeQuery,
  });
  const { listener } = createLoggedService(options, store, metrics, log);
  let isDraining = false;
  let isClosed = false;
  const purge = setInterval(() => {
    store.removeExpiredTokens().then(
      (count) => metrics.count("loyalty_tokens_purged_total", count),
      (error) => {
        if (!isClosed) log({ failure: `purge of expired tokens: ${describeFailure(error)}` });
      },
    );
  }, PURGE_INTERVAL_MS);
  const adminListener: RequestListener = async (request, response) => {
    const path = String(request.url).replace(/\?.*/, "");
    const writeMetrics = () => metrics.write({ pool: store.pool(), server: server?.count() });
    const { status, text } = await readAdminPage(path, store, writeMetrics, isDraining);
    response.writeHead(status, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  };
  let server: ServerHandle | undefined;
  let admin: ServerHandle | undefined;
  const close = async (maxMs: number) => {
    await server?.close(maxMs);
    clearInterval(purge);
    isClosed = true; // a purge that still runs fails
    await store.close();
    await admin?.close(0);
  };
  try {
    await store.ping().catch((error: Error) => {
      throw new Error(`cannot write to the database: ${describeFailure(error.cause ?? error)}`, { cause: error });
    });
    const [problem] = dataset ? (await importDataset(store, dataset.lines)).problems : [];
    if (problem) throw new Error(`cannot import the demo dataset: ${problem.reason}; start without --demo`);
    if (adminPort !== undefined) admin = await startHttpServer(adminListener, adminHost, adminPort);
    const onDrop = () => metrics.count("loyalty_connections_refused_total");
    const served = options.docs ? await withDocs(listener, dataset) : listener;
    server = await startHttpServer(served, host, port, { onDrop });
    return {
      url: server.url,
      adminUrl: admin?.url,
      startDraining() {
        isDraining = true;
        server?.startDraining();
      },
      close,
    };
  } catch (error) {
    await close(0); // what is open would keep the process alive
    throw error;
  }
}

/** Creates the service with the options of the command. It logs its exchanges, and counts them in the metrics. */
function createLoggedService(options: ServiceSettings, store: Store, metrics: Metrics, log: Log): Service {
  const { tokenLifetime, fault: faults } = options;
  return createService({
    store,
    ...(tokenLifetime !== undefined && { tokenLifetimeSeconds: tokenLifetime }),
    faults,
    onExchange: (exchange) => {
      metrics.observeExchange(exchange);
      if (options.log) log(exchange);
    },
    onToken: (event) => metrics.count(`loyalty_tokens_${event}_total`),
    onFailure: (error, requestId) => log({ requestId, failure: describeFailure(error) }),
  });
}

/** Reads a page of the admin port: `/healthz` (the process runs), `/readyz` (a token could be issued now) or `/metrics`. */
async function readAdminPage(path: string, store: Store, writeMetrics: () => string, isDraining: boolean) {
  if (path === "/healthz") return { status: 200, text: "ok\n" };
  if (path === "/metrics") return { status: 200, text: writeMetrics() };
  if (path !== "/readyz") return { status: 404, text: "choose /healthz, /readyz or /metrics\n" };
  if (isDraining) return { status: 503, text: "not ready: draining\n" };
  return store.ping().then(
    () => ({ status: 200, text: "ready\n" }),
    (error: unknown) => ({ status: 503, text: `not ready: ${describeError(error)}\n` }),
  );
}

/** Describes an error and its causes by name and message only; their other properties can contain secrets. */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : `${error}: ${describeFailure(cause)}`;
}
