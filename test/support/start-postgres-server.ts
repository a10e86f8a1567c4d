import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findFreePort } from "./serve.ts";

/** Runs statements in their own session. @returns The rows of the last one. */
export async function queryPostgres(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const text of statements) rows = (await client.query(text)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL server in a folder, from Debian's package. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>;

/** Starts a new server, or a replica of another one. */
export async function startPostgresServer(folder: string, primary?: { readonly url: string }) {
  const bin = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);
  if (bin === undefined) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  const port = await findFreePort();
  const data = join(folder, `postgres-${port}`);
  const prefix = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : []; // PostgreSQL refuses to run as root
  const run = (name: string, ...args: string[]) => {
    const [file = "", ...rest] = prefix.concat(join(bin, name), args);
    execFileSync(file, rest, { stdio: ["ignore", "ignore", "pipe"] });
  };
  chmodSync(folder, 0o777);
  if (primary) run("pg_basebackup", "-D", data, "-d", primary.url, "--write-recovery-conf", "--checkpoint=fast");
  else run("initdb", "-D", data, "-A", "trust", "-U", "loyalty", "--no-sync");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=40`;
  const control = (...args: string[]) => run("pg_ctl", "-D", data, "-w", "-l", join(data, "log"), ...args);
  const start = () => control("-o", options, "start");
  start();
  const url = `postgres://loyalty@127.0.0.1:${port}/postgres`;
  const readPid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const signalAll = (signal: "SIGSTOP" | "SIGCONT") => {
    const children = spawnSync("pgrep", ["-P", String(readPid())], { encoding: "utf8" })
      .stdout.trim()
      .split("\n");
    for (const pid of [readPid(), ...children.map(Number)]) process.kill(pid, signal);
  };
  return {
    url,
    port,
    start,
    pid: readPid,
    isRunning: () => existsSync(join(data, "postmaster.pid")),
    stop: () => control("-m", "immediate", "stop"),
    /** Stops all its processes; their connections stay open. */
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    query: (text: string) => queryPostgres(url, text),
  };
}
