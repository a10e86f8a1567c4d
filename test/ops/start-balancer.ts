import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { endWithTest, findFreePort } from "../support/serve.ts";
import { type PostgresServer, queryPostgres } from "../support/start-postgres-server.ts";
import type { Instance } from "./start-instance.ts";

/** Starts HAProxy before two instances, as docs/operate.md describes, until the end of the test. Returns its URL. */
export async function startBalancer(folder: string, first: Instance, second: Instance): Promise<string> {
  const port = await findFreePort();
  const addresses = [first.url, first.adminUrl, second.url, second.adminUrl].map((url) => new URL(url).port);
  const ports = Object.fromEntries(["8787", "9090", "8788", "9091"].map((name, index) => [name, addresses[index]]));
  const [guide = ""] = fencedCode("docs/operate.md", "haproxy");
  const config = guide.replaceAll(/(?<=:|port )\d{4}/g, (name) => ports[name] ?? String(port));
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(url).catch(() => undefined))?.status === 404; // of the service
  await startHaproxy(join(folder, "haproxy.cfg"), config, isUp);
  return url;
}

/** Starts HAProxy before a PostgreSQL server and its replica, as docs/operate.md describes. Returns the URL of the database. */
export async function startFailover(folder: string, primary: PostgresServer, replica: PostgresServer): Promise<string> {
  const port = await findFreePort();
  const [, guide = ""] = fencedCode("docs/operate.md", "haproxy");
  const ports = { "10.0.0.1:5432": primary.port, "10.0.0.2:5432": replica.port, "127.0.0.1:5432": port };
  const config = Object.entries(ports).reduce((text, [name, own]) => text.replace(name, `127.0.0.1:${own}`), guide);
  const url = primary.url.replace(String(primary.port), String(port));
  const isUp = async () => (await queryPostgres(url, "SELECT 1").catch(() => [])).length > 0;
  await startHaproxy(join(folder, "haproxy.cfg"), config, isUp);
  return url;
}

async function startHaproxy(file: string, config: string, isUp: () => Promise<boolean>): Promise<void> {
  writeFileSync(file, config);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const ended = once(child, "exit");
  endWithTest(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await Promise.race([vi.waitUntil(isUp, { timeout: 20_000 }), ended]); // rejects if it is not installed
}
