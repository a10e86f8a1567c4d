import { once } from "node:events";
import { vi } from "vitest";
import { readHello, startCli } from "../support/run-cli.ts";

/** A `loyalty serve` in another process. */
export type Instance = Awaited<ReturnType<typeof startInstance>>;

/**
 * Starts `loyalty serve` and waits until it listens.
 * @param prefix Command that runs the program, such as `faketime`.
 * @throws Error with its output if it ends.
 */
export async function startInstance(args: readonly string[], prefix: readonly string[] = []) {
  const child = startCli(["serve", "--log", ...args], prefix);
  let log = "";
  child.stderr.on("data", (chunk) => (log += chunk));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const failed = ended.then((code) => Promise.reject(new Error(`loyalty serve ended with ${code}: ${log}`)));
  failed.catch(() => undefined);
  const { url, adminUrl } = await Promise.race([readHello(child), failed]);
  const read = async (page: string) => fetch(adminUrl + page, { signal: AbortSignal.timeout(8_000) });
  return {
    url,
    adminUrl,
    pid: child.pid ?? 0,
    hasLogged: (text: string) => log.includes(text),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves to the exit code. */
    ended,
    readiness: async () => (await read("/readyz")).status,
    /** Waits until `/readyz` has this status. */
    waitForReadiness: (status: 200 | 503) =>
      vi.waitUntil(async () => (await read("/readyz")).status === status, { timeout: 40_000, interval: 50 }),
    /** Sums the series of a metric. */
    async metric(name: string): Promise<number> {
      const lines = (await (await read("/metrics")).text()).split("\n");
      const values = lines.filter((line) => line.startsWith(name)).map((line) => line.split(" "));
      return values.reduce((sum, words) => sum + Number(words.at(-1)), 0);
    },
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
