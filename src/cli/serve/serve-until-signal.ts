import type { RequestListener } from "node:http";
import { securityHeaders } from "../../contract/operations.ts";
import {
  createService,
  type DemoDataset,
  demoDataset,
  importDataset,
  openStore,
  type Service,
  type Store,
} from "../../service/index.ts";
import { parseFaultRule } from "../../service/internal.ts";
import { describeError } from "../io/describe-system-error.ts";
import type { Io } from "../io/io.ts";
import { printLog } from "../io/log.ts";
import { createMetrics, type Metrics } from "./create-metrics.ts";
import { type ServerHandle, startHttpServer } from "./start-http-server.ts";
import { withDocs } from "./with-docs.ts";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];
const PURGE_INTERVAL_MS = 60_000;
/** The share of `--drain` in which the port stays open, so that load balancers notice. */
const DELAY_SHARE = 0.2;
/** The share of `--drain` until the end of requests in flight; the rest closes the database. */
const REQUESTS_SHARE = 0.9;
/** Time in which the reader of the log can take the last lines. */
const LAST_LINES_MS = 1_000;

/** The options of `loyalty serve`. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  readonly adminPort?: number;
  readonly database?: string;
  readonly demo?: boolean;
  readonly pool: number;
  /** Seconds. */
  readonly tokenLifetime?: number;
  /** Seconds. */
  readonly drain: number;
  readonly fault: readonly string[];
  readonly log?: boolean;
  /** Serves the documentation and the contract too. */
  readonly docs: boolean;
}

type Log = (entry: object) => void;

export async function serveUntilSignal(options: ServeOptions, io: Io): Promise<void> {
  io.outliveOutput();
  const { host, database, demo = database === undefined, adminHost } = options;
  const dataset = demo ? demoDataset() : undefined;
  const log: Log = (entry) => {
    const level = "warning" in entry ? "warn" : "failure" in entry ? "error" : "info";
    printLog(level, entry, io);
  };
  const signal = io.waitForSignal(); // before the announcement: a signal can follow it at once
  const { url, adminUrl, startDraining, close } = await startService(options, dataset, log);
  if (!LOOPBACK.includes(host)) log({ warning: `listening on ${host} without TLS; put a TLS proxy in front` });
  if (adminUrl !== undefined && !LOOPBACK.includes(adminHost))
    log({ warning: `the admin port listens on ${adminHost} without authentication; keep it from the internet` });
  if (options.fault.length > 0) log({ warning: `faults are on, for tests only: ${options.fault.join(" ")}` });
  const docsUrl = options.docs ? `${url}/docs/` : undefined;
  if (io.screen.isTerminal) io.out(formatStart(url, adminUrl, docsUrl, dataset));
  else {
    const { credentials, ids } = dataset ?? {};
    io.out(`${JSON.stringify({ url, adminUrl, docsUrl, credentials, ids })}\n`);
  }

  const isInterrupted = (await signal) === "SIGINT"; // by a person, who waits
  const startedAt = performance.now();
  const maxMs = options.drain * 1000;
  const warning = `stopped after --drain ${options.drain}, before the database was closed`;
  io.endWithin(maxMs, () => log({ warning }));
  startDraining();
  if (!isInterrupted) await io.sleep(maxMs * DELAY_SHARE);
  await close(maxMs * REQUESTS_SHARE - (performance.now() - startedAt));
  io.endWithin(LAST_LINES_MS, () => undefined); // a reader that hangs
}

/**
 * Opens the database, imports the demo dataset if there is one, and listens.
 * @throws {Error} If a fault rule is invalid, the database cannot be opened or a port cannot be bound.
 */
async function startService(options: ServeOptions, dataset: DemoDataset | undefined, log: Log) {
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
    store.removeExpiredTokens().catch((error) => {
      if (!isClosed) log({ failure: `purge of expired tokens: ${describeFailure(error)}` });
    });
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
    const served = options.docs ? await withDocs(listener, dataset) : listener;
    server = await startHttpServer(served, host, port);
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
function createLoggedService(options: ServeOptions, store: Store, metrics: Metrics, log: Log): Service {
  const { tokenLifetime, fault: faults } = options;
  return createService({
    store,
    ...(tokenLifetime !== undefined && { tokenLifetimeSeconds: tokenLifetime }),
    faults,
    onExchange: (exchange) => {
      metrics.observeExchange(exchange);
      if (options.log) log(exchange);
    },
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

/** Formats the addresses for a person, and the keys of the demo dataset with three requests to try. */
function formatStart(
  url: string,
  adminUrl: string | undefined,
  docsUrl: string | undefined,
  demo?: DemoDataset,
): string {
  const admin = adminUrl === undefined ? "" : `, admin port ${adminUrl}`;
  const documentation = docsUrl === undefined ? "" : `documentation: ${docsUrl}\n`;
  const start = `listening on ${url}${admin}; Ctrl+C stops it\n${documentation}`;
  if (!demo) return start;
  const { credentials, ids } = demo;
  const application = `-H '${securityHeaders.ApplicationId}: ${credentials.appId}' -H '${securityHeaders.ApplicationToken}: ${credentials.appToken}'`;
  const management = `-H '${securityHeaders.ManagementId}: ${credentials.managementId}' -H '${securityHeaders.ManagementToken}: ${credentials.managementToken}'`;
  return `${start}
Demo dataset. Application key ${credentials.appId} / ${credentials.appToken},
management key ${credentials.managementId} / ${credentials.managementToken}. Try:

  curl '${url}/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity?limit=2' \\
    ${application}
  curl -d grant_type=client_credentials -d scope=loyalties ${url}/oauth/token \\
    ${application}
  curl ${url}/management/v1/projects/${ids.projectId}/webhooks \\
    ${management}
`;
}
