import type { RequestListener } from "node:http";
import { escapeControls } from "../../contract/escape-controls.ts";
import { securityHeaders } from "../../contract/operations.ts";
import { type DemoDataset, demoDataset } from "../../service/index.ts";
import { describeError } from "../io/describe-system-error.ts";
import type { Io } from "../io/io.ts";
import { startHttpServer } from "./start-http-server.ts";
import { type Log, type ServiceHandle, type ServiceSettings, startService } from "./start-service.ts";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];
/** The rest of the time to drain is for closing the database. */
const REQUESTS_SHARE = 0.9;
const MAX_DELAY_SHARE = 0.5;

/** Options of `loyalty serve`. */
export interface ServeOptions extends ServiceSettings {
  readonly demo?: boolean;
  readonly adminHost: string;
  readonly adminPort?: number;
  /** Seconds. */
  readonly drain: number;
  /** Seconds. */
  readonly drainDelay: number;
}

/** Serves until SIGINT or SIGTERM, then drains. */
export async function serveUntilSignal(options: ServeOptions, io: Io): Promise<void> {
  const { host, database, demo = database === undefined, adminHost, adminPort } = options;
  const dataset = demo ? demoDataset() : undefined;
  const log: Log = (entry) => {
    const level = "warning" in entry ? "warn" : "failure" in entry || "violation" in entry ? "error" : "info";
    io.err(`${escapeControls(JSON.stringify({ time: new Date().toISOString(), level, ...entry }))}\n`);
  };
  const signal = io.waitForSignal(); // before the announcement: a signal can follow it at once
  const service = await startService(options, dataset, log);
  let isDraining = false;
  const adminListener = createAdminListener(service, () => isDraining);
  const startAdmin = async () =>
    adminPort === undefined ? undefined : startHttpServer(adminListener, adminHost, adminPort, service);
  const admin = await startAdmin().catch(async (error: unknown) => {
    await service.close(0);
    throw error;
  });
  if (!LOOPBACK.includes(host)) log({ warning: `listening on ${host} without TLS; put a TLS proxy in front` });
  if (admin && !LOOPBACK.includes(adminHost))
    log({ warning: `the admin port listens on ${adminHost} without authentication; keep it from the internet` });
  if (options.fault.length > 0) log({ warning: `faults are on, for tests only: ${options.fault.join(" ")}` });
  const { url } = service;
  const docsUrl = options.docs ? `${url}/docs/` : undefined;
  if (io.screen.isTerminal) io.out(formatStart(url, admin?.url, docsUrl, dataset));
  else {
    const { credentials, ids } = dataset ?? {};
    io.out(`${JSON.stringify({ url, adminUrl: admin?.url, docsUrl, credentials, ids })}\n`);
  }

  const isInterrupted = (await signal) === "SIGINT"; // by a person, who waits
  const startedAt = performance.now();
  const maxMs = options.drain * 1000;
  const warning = `stopped after --drain ${options.drain}, before the database was closed`;
  io.endWithin(maxMs, () => log({ warning }));
  isDraining = true;
  service.startDraining();
  if (!isInterrupted) await io.sleep(Math.min(options.drainDelay * 1000, maxMs * MAX_DELAY_SHARE));
  await service.close(maxMs * REQUESTS_SHARE - (performance.now() - startedAt));
  await admin?.close(0);
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

/** Serves the admin port: `/healthz` (the process runs), `/readyz` (a token could be issued now) and `/metrics`. */
export function createAdminListener(
  service: Pick<ServiceHandle, "ping" | "writeMetrics" | "createRequestId">,
  isDraining: () => boolean,
): RequestListener {
  const readPage = async (method: string | undefined, path: string): Promise<[status: number, text: string]> => {
    if (!["/healthz", "/readyz", "/metrics"].includes(path))
      return [404, "unknown page; choose /healthz, /readyz or /metrics\n"];
    if (method !== "GET" && method !== "HEAD") return [405, "use GET or HEAD\n"];
    if (path === "/healthz") return [200, "ok\n"];
    if (path === "/metrics") return [200, service.writeMetrics()];
    if (isDraining()) return [503, "draining\n"];
    return service.ping().then(
      () => [200, "ready\n"],
      (error: unknown) => [503, `no token can be issued: ${describeError(error)}\n`],
    );
  };
  return async (request, response) => {
    const [status, text] = await readPage(request.method, String(request.url).replace(/\?.*/, ""));
    const headers = {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      "X-Request-Id": service.createRequestId(),
      ...(status === 405 && { Allow: "GET, HEAD" }),
    };
    response.writeHead(status, headers).end(text);
  };
}
