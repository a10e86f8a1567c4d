/**
 * `loyalty check` beside `redocly drift` and plain `JSON.parse`, in one run on the same archive: wall time and the
 * largest resident memory of each process. With `--large` also an archive that no single string can hold.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../scripts/command/run-command.ts";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { writeArchive } from "./check/write-archive.ts";

const CLI = "src/cli/main.ts";
/** At most this part of what the peer takes. */
const TIME_GOAL = 0.5;
const MEMORY_GOAL = 0.25;
const LARGE_MEMORY_MB = 300;

interface Figures {
  readonly seconds: number;
  readonly megabytes: number;
}

const HELP = `Times loyalty check beside redocly drift and JSON.parse, on the same archive.

Usage: npm run bench:check -- [--megabytes 200] [--rounds 3] [--large]

  --megabytes   size of the archive, which is written first
  --rounds      the best of so many counts
  --large       also an archive of 2 GB, which no single string can hold
`;
await runCommand(
  {
    name: "bench:check",
    help: HELP,
    options: {
      megabytes: { type: "string", default: "200" },
      rounds: { type: "string", default: "3" },
      large: { type: "boolean", default: false },
    },
  },
  async ({ megabytes, rounds, large }) => {
    const folder = mkdtempSync(join(tmpdir(), "bench-check-"));
    try {
      await compare(
        join(folder, "traffic.har"),
        parseCount(1, 1e9, "--megabytes")(megabytes),
        parseCount(1, 1e9, "--rounds")(rounds),
        large,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
    return 0;
  },
);

async function compare(archive: string, megabytes: number, rounds: number, withLarge: boolean): Promise<void> {
  const entries = writeArchive(archive, megabytes * 1e6);
  console.log(`${megabytes} MB, ${entries} exchanges, best of ${rounds} rounds`);
  const ours = await best(rounds, [CLI, "check", archive]);
  const peer = await best(rounds, ["node_modules/@redocly/cli/bin/cli.js", "drift", archive, "--api", "openapi.yaml"]);
  const parse = await best(rounds, ["bench/check/parse-twice.ts", archive]);
  print("loyalty check", ours);
  print("redocly drift", peer);
  print("JSON.parse, two passes", parse);
  let isMet = ours.seconds <= peer.seconds * TIME_GOAL && ours.megabytes <= peer.megabytes * MEMORY_GOAL;
  const [time, memory] = [ours.seconds / peer.seconds, ours.megabytes / peer.megabytes];
  console.log(
    `ours / peer: time ${time.toFixed(2)} (goal ${TIME_GOAL}), memory ${memory.toFixed(2)} (goal ${MEMORY_GOAL})`,
  );
  if (withLarge) {
    writeArchive(archive, 2e9);
    const large = await run([CLI, "check", archive]);
    print("loyalty check, 2 GB", large);
    console.log(`MB/s: ${(megabytes / ours.seconds).toFixed(0)} and ${(2000 / large.seconds).toFixed(0)} for 2 GB`);
    isMet &&= large.megabytes <= LARGE_MEMORY_MB;
  }
  console.log(isMet ? "goals met" : "goals missed");
}

async function best(rounds: number, args: readonly string[]): Promise<Figures> {
  const figures: Figures[] = [];
  for (let round = 0; round < rounds; round++) figures.push(await run(args));
  return {
    seconds: Math.min(...figures.map(({ seconds }) => seconds)),
    megabytes: Math.min(...figures.map(({ megabytes }) => megabytes)),
  };
}

/** The child itself says at its end how much memory it had, so that no tool of the platform is needed. */
async function run(args: readonly string[]): Promise<Figures> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", "./bench/check/report-memory.ts", ...args], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  let [kilobytes, errors] = [0, ""];
  child.on("message", (message) => (kilobytes = Number(message)));
  child.stderr?.on("data", (chunk) => (errors += chunk));
  const [code] = await once(child, "close");
  const seconds = (performance.now() - start) / 1000;
  if (kilobytes === 0 || (code !== 0 && code !== 1))
    throw new Error(`${args.join(" ")} ended with ${code}: ${errors.slice(-500)}`);
  // Exit code 1 is also what a program that cannot be loaded ends with, and that is fast: what we time must be silent.
  if (args[0] === CLI && errors !== "") throw new Error(`${args.join(" ")} did not check: ${errors.slice(-500)}`);
  return { seconds, megabytes: kilobytes / 1024 };
}

function print(name: string, { seconds, megabytes }: Figures): void {
  console.log(`${name.padEnd(24)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`);
}
