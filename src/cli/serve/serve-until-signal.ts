import { type DemoDataset, demoDataset } from "../../service/index.ts";
import type { Io } from "../io/io.ts";
import { createAdminListener } from "./create-admin-listener.ts";
import { startHttpServer } from "./start-http-server.ts";
import { type Log, type ServeOptions, startService } from "./start-service.ts";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

/** The URLs of a running service. */
export interface Addresses {
  readonly url: string;
  readonly adminUrl?: string;
}

/** Serves until SIGINT or SIGTERM, then finishes the requests in flight. */
export async function serveUntilSignal(
  options: ServeOptions,
  io: Io,
  announce: (addresses: Addresses, dataset: DemoDataset | undefined) => void,
): Promise<void> {
  const { host, database, demo = database === undefined, adminPort } = options;
  const dataset = demo ? demoDataset() : undefined;
  const log: Log = (entry) => io.err(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  const signal = io.waitForSignal(); // before the announcement: a signal may follow it at once
  const service = await startService(options, dataset, log);
  let isDraining = false;
  const adminListener = createAdminListener(service, () => isDraining);
  const admin = adminPort === undefined ? undefined : await startHttpServer(adminListener, "127.0.0.1", adminPort);
  if (!LOOPBACK.includes(host)) log({ warning: `listening on ${host} without TLS; put a TLS proxy in front` });
  if (options.fault.length > 0) log({ warning: `faults are on, for tests only: ${options.fault.join(" ")}` });
  announce({ url: service.url, ...(admin && { adminUrl: admin.url }) }, dataset);
  await signal;
  isDraining = true;
  await service.close(options.drain * 1000);
  await admin?.close(0);
}
