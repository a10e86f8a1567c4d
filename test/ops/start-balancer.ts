import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { findFreePort } from "../support/serve.ts";
import type { Instance } from "./start-instance.ts";

/** Starts HAProxy before two instances, as docs/operate.md describes. */
export async function startBalancer(folder: string, first: Instance, second: Instance) {
  const port = await findFreePort();
  const addresses = [first.url, first.adminUrl, second.url, second.adminUrl].map((url) => new URL(url).port);
  const ports = Object.fromEntries(["8787", "9090", "8788", "9091"].map((name, index) => [name, addresses[index]]));
  const [guide = ""] = fencedCode("docs/operate.md", "haproxy");
  const config = guide.replaceAll(/(?<=:|port )\d{4}/g, (name) => ports[name] ?? String(port));
  const file = join(folder, `haproxy-${port}.cfg`);
  writeFileSync(file, config);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(url).catch(() => undefined))?.status === 404; // of the service
  await Promise.race([vi.waitUntil(isUp, { timeout: 20_000 }), ended]); // rejects if it is not installed
  return {
    url,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
