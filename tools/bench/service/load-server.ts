import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { readCpuMs } from "../measure.ts";

const CONNECTIONS = 32;

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
  /** Requests per second. */
  readonly rate: number;
  /** Processor time of the server for a request. */
  readonly cpuMs: number;
  /** Processor time of PostgreSQL for a request; 0 without it. */
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
 * Loads a server with wrk.
 * @param databasePid Process id of PostgreSQL.
 * @throws Error if a response is not a 2xx, or none arrived.
 */
export async function loadServer(
  { url, pid }: RunningServer,
  requests: Requests,
  { folder, seconds, databasePid }: { folder: string; seconds: number; databasePid: number | undefined },
): Promise<Load> {
  const script = join(folder, "requests.lua");
  writeFileSync(script, writeScript(requests));
  const readAll = () => [pid, databasePid ?? []].flat().map(readCpuMs);
  const before = readAll();
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  const after = readAll();
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (stdout.includes("Non-2xx") || !(count > 0)) throw new Error(`${url} does not respond:\n${stdout}`);
  const [cpuMs = 0, databaseMs = 0] = after.map((value, index) => (value - (before[index] ?? 0)) / count);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), cpuMs, databaseMs };
}

function writeScript({ headers, paths }: Requests): string {
  const lua = Object.entries(headers).map(([name, value]) => `wrk.headers["${name}"] = ${JSON.stringify(value)}`);
  return `${lua.join("\n")}
local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
request = function() return wrk.format("GET", paths[math.random(#paths)]) end`;
}
