import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { vi } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { endWithTest, findFreePort } from "../support/serve.ts";

/** How to run a program whose configuration a page shows. */
interface Proxy {
  readonly page: string;
  readonly language: "haproxy" | "nginx";
  /** Base name of its files. */
  readonly file: string;
  /** What the configuration has, and what it has in the test; `443` and `5432` become a free port. */
  readonly names: Readonly<Record<string, string>>;
  /** True if the proxy leads to a server behind it. */
  readonly isUp: (port: number) => Promise<boolean>;
}

/** Starts the proxy of a page until the end of the test. `fetch` trusts its certificate. Returns its port, and its log. */
export async function startProxy({ page, language, file, names, isUp }: Proxy) {
  const port = await findFreePort();
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const output = ["-keyout", `${file}.pem`, "-out", `${file}.pem`];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...subject, ...output], { stdio: "pipe" });
  setDefaultCACertificates([...getCACertificates(), readFileSync(`${file}.pem`, "utf8")]);
  const replaced = Object.entries({
    ":443": `:${port}`,
    "127.0.0.1:5432": `127.0.0.1:${port}`,
    "listen 443": `listen ${port}`,
    "/etc/ssl/loyalty.pem": `${file}.pem`,
    "/dev/log": "stdout format raw",
    ...names, // last, because a free port can begin with 443 or 5432
  });
  const [shown = ""] = fencedCode(page, language);
  const config = replaced.reduce((text, [name, own]) => text.replaceAll(name, own), shown);
  const main = `daemon off; pid ${file}.pid; error_log stderr; events { worker_connections 2048; } http { access_log off; ${config} }`;
  writeFileSync(`${file}.cfg`, language === "nginx" ? main : config);
  const args = language === "nginx" ? ["-c", `${file}.cfg`] : ["-db", "-f", `${file}.cfg`];
  const child = spawn(language, args, { stdio: ["ignore", openSync(`${file}.log`, "w"), "ignore"] });
  const ended = once(child, "exit");
  endWithTest(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await Promise.race([vi.waitUntil(() => isUp(port), { timeout: 20_000 }), ended]); // rejects if it is not installed
  return { port, readLog: () => readFileSync(`${file}.log`, "utf8") };
}
