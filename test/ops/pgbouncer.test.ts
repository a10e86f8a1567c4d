import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { findFreePort } from "../support/serve.ts";
import { Operations } from "./operations.ts";

const { file } = createScratchFolder();

const [, minor] = /\d+\.(\d+)/.exec(execFileSync("pgbouncer", ["--version"], { encoding: "utf8" })) ?? [];
const setting = Number(minor) < 21 ? "" : "max_prepared_statements = 0"; // older ones never keep statements

/** Starts PgBouncer before a PostgreSQL server; returns its URL. */
async function startPgBouncer(port: number, mode: string): Promise<string> {
  const listening = await findFreePort();
  const path = await file(
    `${mode}.ini`,
    `[databases]
postgres = host=127.0.0.1 port=${port} user=loyalty
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${setting}
user = ${process.getuid?.() === 0 ? "postgres" : ""}
`,
  );
  const child = spawn("pgbouncer", [path], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let log = "";
  child.stderr.on("data", (text) => (log += text));
  const failed = ended.then(() => Promise.reject(new Error(log)));
  failed.catch(() => undefined); // it also ends with the test
  await Promise.race([vi.waitUntil(() => log.includes("process up"), { timeout: 20_000 }), failed]);
  return `postgres://loyalty@127.0.0.1:${listening}/postgres`;
}

it.each([
  [
    "transaction",
    2,
    /^loyalty migrate: cannot open the database .*: a PgBouncer before it loses prepared statements; use/,
  ],
  ["session", 0, /^$/],
])(
  "a PgBouncer in %s mode that keeps no prepared statements is noticed at the start: exit code %i",
  async (mode, expected, message) => {
    const { port } = await new Operations().postgres(false);
    const { code, stderr } = await runCli(["migrate", "--database", await startPgBouncer(port, mode)]);

    expect([code, stderr]).toEqual([expected, expect.stringMatching(message)]);
  },
);
