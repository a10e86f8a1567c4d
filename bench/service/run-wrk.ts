import { execFile } from "node:child_process";
import { promisify } from "node:util";

const CONNECTIONS = 32;

/** What wrk measured. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

/** Loads an address for some seconds; `script` is a file in Lua that makes the requests. @throws Error where an answer is no 2xx. */
export async function runWrk(
  url: string,
  seconds: number,
  headers: Record<string, string>,
  script?: string,
): Promise<Load> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency"];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  if (script !== undefined) args.push("-s", script);
  const { stdout } = await promisify(execFile)("wrk", [...args, url]);
  if (stdout.includes("Non-2xx")) throw new Error(`answers of ${url} are no 2xx:\n${stdout}`);
  const [, rate = ""] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, slow = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { requestsPerSecond: Number(rate), p99Ms: Number(slow) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}
