import { once } from "node:events";
import { vi } from "vitest";
import { readHello, startCli } from "./run-cli.ts";
import { endWithTest } from "./serve.ts";

/** A `loyalty serve` in another process. */
export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Starts `loyalty serve` until the end of the test, and waits until it listens. @throws Error with its output if it ends. */
export async function startInstance(database: string, ...options: readonly string[]) {
  const child = startCli(["serve", "--port", "0", "--admin-port", "0", "--database", database, ...options]);
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += chunk;
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  endWithTest(stop);
  const failed = ended.then((code) => Promise.reject(new Error(`loyalty serve ended with ${code}: ${log}`)));
  failed.catch(() => undefined);
  const { url, adminUrl } = await Promise.race([readHello(child), failed]);
  const readStatus = async () => (await fetch(`${adminUrl}/readyz`, { signal: AbortSignal.timeout(8_000) })).status;
  return {
    url,
    adminUrl,
    pid: child.pid ?? 0,
    hasLogged: (text: string) => log.includes(text),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves to the exit code. */
    ended,
    stop,
    /** Waits until `/readyz` has this status. */
    waitForReadiness: (status: 200 | 503) =>
      vi.waitUntil(async () => (await readStatus()) === status, { timeout: 40_000, interval: 50 }),
  };
}
