import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { vi } from "vitest";

/** A `loyalty serve` in another process. */
export type Instance = Awaited<ReturnType<typeof startInstance>>;

const POLL_MS = 50;
const MAX_WAIT_MS = 40_000;

/**
 * Starts `loyalty serve` and waits until it listens.
 * @param prefix Command that runs the program, such as `faketime`.
 * @throws Error with its output if it ends.
 */
export async function startInstance(args: readonly string[], prefix: readonly string[] = []) {
  const [command = "", ...rest] = [...prefix, process.execPath, "src/cli/main.ts", "serve", "--log", ...args];
  const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit") as Promise<[code: number | null]>;
  let log = "";
  createInterface({ input: child.stderr }).on("line", (line) => (log += `${line}\n`));
  const failed = ended.then(([code]) => {
    throw new Error(`loyalty serve ended with ${code}: ${log.replaceAll(/^\{.*\n/gm, "")}`);
  });
  failed.catch(() => undefined);
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), failed]);
  const { url, adminUrl } = JSON.parse(line) as { url: string; adminUrl: string };
  const read = async (page: string) => {
    const response = await fetch(adminUrl + page, { signal: AbortSignal.timeout(8_000) });
    return { status: response.status, text: await response.text() };
  };
  return {
    url,
    adminUrl,
    hasLogged: (text: string) => log.includes(text),
    pid: child.pid ?? 0,
    stderr: child.stderr,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Resolves to the exit code. */
    ended: ended.then(([code]) => code),
    readiness: async () => (await read("/readyz")).status,
    /** Waits until `/readyz` has this status; returns how long that took, in milliseconds. */
    async waitForReadiness(status: 200 | 503): Promise<number> {
      const startedAt = performance.now();
      const hasStatus = async () => (await read("/readyz")).status === status;
      await vi.waitUntil(hasStatus, { timeout: MAX_WAIT_MS, interval: POLL_MS });
      return performance.now() - startedAt;
    },
    /** Sums the series of a metric whose labels contain a text. */
    async metric(name: string, labels = ""): Promise<number> {
      const { text } = await read("/metrics");
      const lines = text.split("\n").filter((line) => line.startsWith(name) && line.includes(labels));
      return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
    },
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
