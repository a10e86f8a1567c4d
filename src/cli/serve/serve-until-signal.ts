import { securityHeaders } from "../../contract/operations.ts";
import { type DemoDataset, demoDataset } from "../../service/index.ts";
import type { Io } from "../io/io.ts";
import { printLog } from "../io/log.ts";
import { type Log, type ServiceSettings, startService } from "./start-service.ts";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];
/** The share of `--drain` for requests in flight; the rest closes the database. */
const REQUESTS_SHARE = 0.9;
const MAX_DELAY_SHARE = 0.5;
/** Time in which the reader of the log can take the last lines. */
const LAST_LINES_MS = 1_000;

export interface ServeOptions extends ServiceSettings {
  readonly demo?: boolean;
  /** Seconds. */
  readonly drain: number;
  /** Seconds. */
  readonly drainDelay: number;
}

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
  if (!isInterrupted) await io.sleep(Math.min(options.drainDelay * 1000, maxMs * MAX_DELAY_SHARE));
  await close(maxMs * REQUESTS_SHARE - (performance.now() - startedAt));
  io.endWithin(LAST_LINES_MS, () => undefined); // a reader that hangs
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
