import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { median } from "../measure.ts";
import type { Settings } from "./benchmark-servers.ts";
import { TOKEN_SCRIPT } from "./cases.ts";
import { fillDatabase, firstPagePath, firstPagePaths } from "./dataset.ts";
import { loadServer, warmUp } from "./load-server.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const SERVER = "bench/service/serve-ours.ts";

/** One request to load both commits with. */
interface Subject {
  readonly name: string;
  readonly kind: "cached" | "read";
  readonly limit: number;
  readonly paths: readonly string[];
  readonly script?: string;
  /** Minimum multiple of the other commit's rate. */
  readonly minimum: number;
}

function listSubjects(engine: string): Subject[] {
  const pages = [10, 100].flatMap((limit): Subject[] => [
    { name: "first page", kind: "cached", limit, paths: [firstPagePath(limit)], minimum: limit === 10 ? 1.3 : 1.1 },
    { name: "first page, read", kind: "read", limit, paths: [firstPagePath(limit)], minimum: 1.05 },
    { name: "first page of any member, read", kind: "read", limit, paths: firstPagePaths(limit), minimum: 1.05 },
  ]);
  const tokens: Subject = {
    name: "token issuance",
    kind: "cached",
    limit: 10,
    paths: [],
    script: TOKEN_SCRIPT,
    minimum: 1,
  };
  return [...pages, tokens].map((subject) => ({ ...subject, name: `${engine}, ${subject.name}` }));
}

/** Loads the service of another commit and this one in turns, and prints the ratio of their rates: medians of all rounds. */
export async function compareCommits(ref: string, settings: Settings, rounds: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "loyalty-bench-against-"));
  try {
    execFileSync("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', ref, folder]);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const file = join(
      tmpdir(),
      `loyalty-bench-${settings.events}${settings.bytes === undefined ? "" : `-${settings.bytes}`}.db`,
    );
    console.log("| case | limit | before | now | ratio | per CPU second |\n|---|---|---|---|---|---|");
    for (const [engine, database] of Object.entries({ SQLite: file, PostgreSQL: settings.postgres })) {
      if (database === undefined) continue;
      await fillDatabase(database, settings.events, settings.bytes);
      await compareOn(database, folder, listSubjects(engine), rounds, seconds);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareOn(
  database: string,
  folder: string,
  subjects: readonly Subject[],
  rounds: number,
  seconds: number,
): Promise<void> {
  const servers: RunningServer[] = [];
  const start = async (root: string, ...args: string[]) => {
    const server = await startServer(pathToFileURL(join(root, SERVER)).href, database, ...args);
    servers.push(server);
    return server;
  };
  try {
    const startBoth = async (root: string) => ({ cached: await start(root), read: await start(root, "read") });
    const [before, now] = [await startBoth(folder), await startBoth(resolve("."))];
    for (const { name, limit, kind, paths, script, minimum } of subjects) {
      const load = async (server: RunningServer) => {
        const subject = { name, limit, paths, server, ...(script !== undefined && { script }) };
        await warmUp(subject);
        return loadServer(subject, seconds);
      };
      const [rates, ratios, cpuRatios]: [[number[], number[]], number[], number[]] = [[[], []], [], []];
      for (let round = 0; round < rounds; round++) {
        // The first of a round may profit from an idle processor, so they take turns.
        const isReversed = round % 2 === 1;
        const [first, second] = isReversed ? [now, before] : [before, now];
        const [a, b] = [await load(first[kind]), await load(second[kind])];
        const [old, current] = isReversed ? [b, a] : [a, b];
        rates[0].push(old.requestsPerSecond);
        rates[1].push(current.requestsPerSecond);
        ratios.push(current.requestsPerSecond / old.requestsPerSecond);
        cpuRatios.push(current.requestsPerCpuSecond / old.requestsPerCpuSecond);
      }
      const ratio = median(ratios);
      const bar = `${ratio.toFixed(2)} (≥ ${minimum}${ratio >= minimum ? "" : " ✗"})`;
      console.log(
        `| ${name} | ${limit} | ${rates.map((all) => Math.round(median(all))).join(" | ")} | ${bar} | ${median(cpuRatios).toFixed(2)} |`,
      );
    }
  } finally {
    for (const server of servers) await server.stop();
  }
}
