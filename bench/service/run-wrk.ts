import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { RunningServer } from "./start-server.ts";
import { writePathsScript } from "./wrk-scripts.ts";

const CONNECTIONS = 32;
const CLOCK_TICKS_PER_SECOND = 100; // of Linux, on every machine that Node runs on

/** What wrk measured, and what that took of the server's processor time. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Requests for each second that the process of the server was on a processor; a database server is not in it. */
  readonly perCpuSecond: number;
}

/** What wrk does. */
export interface Loading {
  readonly seconds: number;
  readonly headers: Record<string, string>;
  /** What is asked for: the same path each time, or any of many. */
  readonly paths: readonly string[];
  /** File in Lua that makes other requests. */
  readonly script?: string | undefined;
}

/** Loads a server for some seconds. @throws Error where an answer is no 2xx, or none came. */
export async function runWrk(
  { url, pid }: RunningServer,
  { seconds, headers, paths, script = paths.length > 1 ? writePathsScript(paths) : undefined }: Loading,
): Promise<Load> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency"];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  if (script !== undefined) args.push("-s", script);
  const target = url + (paths[0] ?? "");
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)("wrk", [...args, target]);
  const used = cpuSeconds(pid) - before;
  const [, rate = ""] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (stdout.includes("Non-2xx") || Number(rate) === 0) throw new Error(`${target} does not answer:\n${stdout}`);
  const [, slow = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, requests = ""] = /(\d+) requests in/.exec(stdout) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99Ms: Number(slow) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    perCpuSecond: Number(requests) / used,
  };
}

/** Time on a processor since the start of a process: fields 14 and 15 of its `stat`. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}
