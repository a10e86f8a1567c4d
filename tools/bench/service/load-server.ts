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
 * Loads a server with wrk.
 * @param databasePids Process ids of the servers of the database.
 * @throws Error if a response is not a 2xx, or none arrived.
 */
export async function loadServer(
  { url, pid }: RunningServer,
  requests: Requests,
  { folder, seconds, databasePids }: { folder: string; seconds: number; databasePids: readonly number[] },
): Promise<Load> {
  const script = join(folder, "requests.lua");
  writeFileSync(script, writeScript(requests));
  const readAll = () => databasePids.reduce((sum, id) => sum + readCpuMs(id), 0);
  const before = { cpuMs: readCpuMs(pid), databaseMs: readAll() };
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  const cpuMs = readCpuMs(pid) - before.cpuMs;
  const databaseMs = readAll() - before.databaseMs;
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (stdout.includes("Non-2xx") || !(count > 0)) throw new Error(`${url} does not respond:\n${stdout}`);
  return { cpuMs: cpuMs / count, databaseMs: databaseMs / count };
}

function writeScript({ headers, paths }: Requests): string {
  const lua = Object.entries(headers).map(([name, value]) => `wrk.headers["${name}"] = ${JSON.stringify(value)}`);
  return `${lua.join("\n")}
local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
request = function() return wrk.format("GET", paths[math.random(#paths)]) end`;
}
