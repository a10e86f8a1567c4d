import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../find-free-port.ts";
import type { Instance } from "./start-instance.ts";

/** Starts HAProxy before instances. It asks each for `/readyz` and repeats a request whose connection failed. */
export async function startBalancer(folder: string, addresses: readonly Pick<Instance, "url" | "adminUrl">[]) {
  const port = await findFreePort();
  const servers = addresses.map(({ url, adminUrl }, index) => {
    const { host } = new URL(url);
    return `  server i${index} ${host} check port ${new URL(adminUrl).port} inter 300ms fall 1 rise 1`;
  });
  const file = join(folder, `haproxy-${port}.cfg`);
  const config = `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 6s
  option redispatch
  retries 3
  retry-on conn-failure empty-response
frontend front
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  option httpchk GET /readyz
${servers.join("\n")}
`;
  writeFileSync(file, config);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const failed = once(child, "error").then(([error]) => Promise.reject(error));
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(url)).status !== 503; // 404 of the service
  while (!(await Promise.race([answers().catch(() => false), failed]))) await sleep(50);
  return {
    url,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
