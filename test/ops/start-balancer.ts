import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { vi } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { endWithTest, findFreePort } from "../support/serve.ts";
import type { Instance } from "../support/start-instance.ts";
import { type PostgresServer, queryPostgres } from "../support/start-postgres-server.ts";
import { untrusted } from "../support/tls.ts";

const guide = "docs/run-the-service.md";

/** Starts HAProxy before two instances, as the guide describes, until the end of the test. Returns its URL and its log. */
export async function startBalancer(folder: string, first: Instance, second: Instance) {
  const { url, isUp, config } = await prepareProxy(folder, "haproxy", first, second);
  const log = join(folder, "haproxy.log");
  await startProxy(folder, ["haproxy", "-db", "-f"], config.replace("/dev/log", "stdout format raw"), isUp, log);
  return { url, readLog: () => readFileSync(log, "utf8") };
}

/** Starts nginx before an instance, as the guide describes, until the end of the test. Returns its URL. */
export async function startNginx(folder: string, instance: Instance): Promise<string> {
  const { url, isUp, config } = await prepareProxy(folder, "nginx", instance);
  const main = `daemon off; pid ${folder}/pid; error_log stderr; events { worker_connections 2048; } http { access_log off; ${config} }`;
  await startProxy(folder, ["nginx", "-c"], main, isUp);
  return url;
}

/** Reads a configuration of the guide, with the ports and the certificate of a test, which `fetch` trusts from now on. */
async function prepareProxy(folder: string, language: string, ...instances: readonly Instance[]) {
  const port = await findFreePort();
  const pem = join(folder, "loyalty.pem");
  writeFileSync(pem, untrusted.cert + untrusted.key);
  setDefaultCACertificates([...getCACertificates(), untrusted.cert]);
  const used: Record<string, string | number> = { 443: port, "/etc/ssl/loyalty.pem": pem };
  for (const [index, instance] of instances.entries()) {
    used[8787 + index] = new URL(instance.url).port;
    used[18_787 + index] = new URL(instance.adminUrl).port;
  }
  const [shown = ""] = fencedCode(guide, language);
  const config = shown.replaceAll(/\b1?878\d\b|\b443\b|\/etc\/\S+\.pem/g, (name) => String(used[name]));
  const url = `https://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(url).catch(() => undefined))?.status === 404; // of the service
  return { url, isUp, config };
}

/** Starts HAProxy before a PostgreSQL server and its replica, as docs/operate.md describes. Returns the URL of the database. */
export async function startFailover(folder: string, primary: PostgresServer, replica: PostgresServer): Promise<string> {
  const port = await findFreePort();
  const [shown = ""] = fencedCode("docs/operate.md", "haproxy");
  const ports = { "10.0.0.1:5432": primary.port, "10.0.0.2:5432": replica.port, "127.0.0.1:5432": port };
  const config = Object.entries(ports).reduce((text, [name, own]) => text.replace(name, `127.0.0.1:${own}`), shown);
  const url = primary.url.replace(String(primary.port), String(port));
  const isUp = async () => (await queryPostgres(url, "SELECT 1").catch(() => [])).length > 0;
  await startProxy(folder, ["haproxy", "-db", "-f"], config, isUp);
  return url;
}

/** Starts a proxy whose last argument is the file of its configuration. @param log The file for its output. */
async function startProxy(
  folder: string,
  [program = "", ...options]: readonly string[],
  config: string,
  isUp: () => Promise<boolean>,
  log = "/dev/null",
): Promise<void> {
  const file = join(folder, `${program}.cfg`);
  writeFileSync(file, config);
  const child = spawn(program, [...options, file], { stdio: ["ignore", openSync(log, "w"), "ignore"] });
  const ended = once(child, "exit");
  endWithTest(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await Promise.race([vi.waitUntil(isUp, { timeout: 20_000 }), ended]); // rejects if it is not installed
}
