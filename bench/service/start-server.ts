import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A server in another process. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
}

/** Starts a script that serves; its first line of output is its URL. It ends when `started` is disposed. */
export async function startServer(
  started: AsyncDisposableStack,
  script: string,
  ...args: readonly string[]
): Promise<RunningServer> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.use(child);
  const [url] = await once(createInterface({ input: child.stdout }), "line");
  return { url, pid: child.pid ?? 0 };
}
