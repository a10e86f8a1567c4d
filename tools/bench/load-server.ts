import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { loadAutocannon } from "../../test/support/load-autocannon.ts";
import { readCpuMs } from "./measure.ts";

const CONNECTIONS = 32;
const autocannon = await loadAutocannon();

/** A server in another process. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
}

/** The requests of a case. */
export interface Requests {
  readonly headers: Readonly<Record<string, string>>;
  /** Paths to choose from at random. */
  readonly paths: readonly string[];
}

/** Measurements of a case. */
export interface Load {
  /** Processor time of the server for a request. */
  readonly cpuMs: number;
  /** Processor time of the servers of the database for a request; 0 for SQLite. */
  readonly databaseMs: number;
}

/** Starts a program whose first line of output is JSON with its URL. It ends when `started` is disposed. */
export async function startServer(started: AsyncDisposableStack, args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.defer(() => {
    child.kill("SIGKILL");
  });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { url: JSON.parse(line).url, pid: child.pid ?? 0 };
}

/**
 * Loads a server with autocannon.
 * @param databasePids Process ids of the servers of the database.
 * @throws Error if a response is not a 2xx, or none arrived.
 */
export async function loadServer(
  { url, pid }: RunningServer,
  { headers, paths }: Requests,
  { seconds, databasePids }: { seconds: number; databasePids: readonly number[] },
): Promise<Load> {
  const readAll = () => databasePids.reduce((sum, id) => sum + readCpuMs(id), 0);
  const before = { cpuMs: readCpuMs(pid), databaseMs: readAll() };
  const choosePath = () => paths[Math.floor(Math.random() * paths.length)] ?? "";
  const request = { method: "GET", headers, setupRequest: (given: object) => ({ ...given, path: choosePath() }) };
  const results = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [request] });
  const cpuMs = readCpuMs(pid) - before.cpuMs;
  const databaseMs = readAll() - before.databaseMs;
  const { "2xx": count, non2xx, errors } = results;
  if (non2xx + errors > 0 || count === 0)
    throw new Error(`${url}: ${count} of ${count + non2xx + errors} requests succeeded`);
  return { cpuMs: cpuMs / count, databaseMs: databaseMs / count };
}
