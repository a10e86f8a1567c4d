import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { keys } from "./dataset.ts";
import type { RunningServer } from "./start-server.ts";

const CONNECTIONS = 32;
const CLOCK_TICKS_PER_SECOND = 100; // of Linux, on every machine that Node runs on

/** A server and the requests that it is loaded with. */
export interface Case {
  readonly name: string;
  readonly server: RunningServer;
  /** One path for all requests, or paths to choose from at random. */
  readonly paths: readonly string[];
  /** A script for wrk, in Lua, that makes other requests. */
  readonly script?: string;
  /** Process ids of the database servers, whose processor time is measured, too. */
  readonly databases?: readonly number[];
  /** The cases that it is compared with. */
  readonly units?: readonly Case[];
}

/** Measurements of wrk, and of processor time. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** By the processor time of the server's process; a database server is another process. */
  readonly requestsPerCpuSecond: number;
  /** Processor time of each database server for a request. */
  readonly databaseMs: readonly number[];
}

/** Requests each path once. @throws Error if a response is not a 2xx. */
export async function warmUp({ server, paths }: Case): Promise<void> {
  const remaining = paths.values(); // shared by the workers
  const work = async () => {
    for (const path of remaining) {
      const response = await fetch(server.url + path, { headers: keys });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${server.url + path} responds with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** Loads a server with wrk. @throws Error if a response is not a 2xx, or none arrived. */
export async function loadServer({ server, paths, script, databases = [] }: Case, seconds: number): Promise<Load> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency"];
  for (const [name, value] of Object.entries(keys)) args.push("-H", `${name}: ${value}`);
  if (script !== undefined || paths.length > 1) {
    const file = join(tmpdir(), `loyalty-bench-${process.pid}.lua`);
    writeFileSync(file, script ?? writeScript(paths));
    args.push("-s", file);
  }
  const target = server.url + (paths[0] ?? "");
  const readAll = () => [server.pid, ...databases].map(readCpuSeconds);
  const before = readAll();
  const { stdout } = await promisify(execFile)("wrk", [...args, target]);
  const [cpuSeconds = 0, ...databaseSeconds] = readAll().map((value, index) => value - (before[index] ?? 0));
  const [, rate = ""] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (stdout.includes("Non-2xx") || Number(rate) === 0) throw new Error(`${target} does not respond:\n${stdout}`);
  const [, slow = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, requests = ""] = /(\d+) requests in/.exec(stdout) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99Ms: Number(slow) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    requestsPerCpuSecond: Number(requests) / cpuSeconds,
    databaseMs: databaseSeconds.map((value) => (value * 1000) / Number(requests)),
  };
}

function writeScript(paths: readonly string[]): string {
  return `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
request = function() return wrk.format("GET", paths[math.random(#paths)]) end`;
}

/** Reads the processor time of a process, of its children, and of those that have ended: fields 14 to 17 of `stat`. */
function readCpuSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const read = (id: string | number, count: number) => {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return fields.slice(11, 11 + count).reduce((sum, ticks) => sum + Number(ticks), 0);
  };
  return (read(pid, 4) + children.reduce((sum, child) => sum + read(child, 2), 0)) / CLOCK_TICKS_PER_SECOND;
}
