import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../test/support/find-free-port.ts";
import { installTools } from "../../tools/install.ts";

/** A server in another process. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const PRISM_START_TIMEOUT_MS = 30_000;
const RETRY_MS = 50;

/** Starts a script of this folder that serves; its first line of output is its URL. */
export async function startServer(script: string, ...args: string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Starts Prism as a proxy, without its log, which would slow it down. @throws Error if it does not listen in time. */
export async function startPrism(...args: readonly string[]): Promise<RunningServer> {
  const prism = join(await installTools("interop"), "@stoplight/prism-cli/dist/index.js");
  const port = await findFreePort();
  const child = spawn(process.execPath, [prism, "proxy", "--port", String(port), "--verboseLevel", "silent", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + PRISM_START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill();
      throw new Error("prism proxy does not listen");
    }
    await sleep(RETRY_MS);
  }
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
