import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { demoDataset } from "../../src/service/index.ts";
import { runCommand, runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const recording = resolve("test/recordings/management.har");
beforeAll(async () => {
  for (const name of ["traffic.har", "browser.har"]) await copyFile(recording, join(folder, name));
  const records = [
    { kind: "project", id: "p1", features: [] },
    { kind: "application_key", project_id: "p1", app_id: "app_1", app_token: "t".repeat(20), name: "Shop" },
    { kind: "campaign", project_id: "p1", id: "c1" },
    { kind: "member", campaign_id: "c1", id: "card-1" },
  ];
  const dataset = [demoDataset().lines, ...records.map((record) => JSON.stringify(record))].join("\n");
  const archive = await readFile(recording, "utf8");
  const packed = { "dataset.ndjson.gz": dataset, "browser.har.gz": archive, "traffic.ndjson.gz": archive };
  for (const [name, text] of Object.entries(packed)) await writeFile(join(folder, name), gzipSync(text));
  await writeFile(join(folder, "dataset.ndjson"), dataset);
  await writeFile(join(folder, "users.json"), '{"object":"list","data_ref":"data","data":[],"total":0}');
  await writeFile(join(folder, "known.json"), '{"violations":[]}');
  await runInProcess(["import", "--database", join(folder, "loyalty.db"), join(folder, "dataset.ndjson")]);
});

/** The examples in the help of all commands that neither run until a signal nor need a server, without `jq`. */
async function listExamples(): Promise<string[]> {
  const commands = listCommands(createProgram(processIo)).filter(({ commands }) => commands.length === 0);
  const lines = commands.map(async (command) => {
    const { stdout } = await runInProcess([...nameCommand(command).split(" ").slice(1), "--help"]);
    return stdout.slice(stdout.indexOf("\nExample")).match(/^ {2}.*\bloyalty .*$/gm) ?? [];
  });
  const examples = (await Promise.all(lines)).flat().map((line) => line.trim().replace(/ *\| jq .*/, ""));
  return examples.filter((line) => !/loyalty (serve|record|call|verify) |loyalty serve$|postgres:|curl/.test(line));
}

function runShell(command: string) {
  const script = `loyalty() { "${process.execPath}" "${resolve("src/cli/main.ts")}" "$@"; }; ${command}`;
  return runCommand("bash", ["-c", script], { cwd: folder, env: { ...process.env, KEY: "k".repeat(32) } });
}

describe("the examples in the help", { timeout: 120_000 }, () => {
  it("the examples in the help run as they are shown", async () => {
    const examples = await listExamples();

    expect(examples.length).toBeGreaterThan(12);
    for (const example of examples) {
      const { code, stderr } = await runShell(example.replace(/^KEY=… /, ""));
      expect([example, code, stderr]).toEqual([example, 0, ""]);
      if (example.includes("--out shop.ndjson")) await runShell("rm shop.ndjson");
    }
  });
});

describe("an output that fails", { timeout: 60_000 }, () => {
  it("a closed pipe ends loyalty silently, and a full disk ends it with a message", async () => {
    const piped = await runShell("set -o pipefail; loyalty dataset --members 5 --events 20000 | head -1");
    const full = await runShell("loyalty check traffic.har > /dev/full");
    const mute = await runShell("loyalty check none.har 2> /dev/full");

    expect(piped).toMatchObject({ code: 0, stderr: "" });
    expect(full).toMatchObject({ code: 2, stderr: "loyalty: cannot write standard output: the disk is full\n" });
    expect(mute.code).toBe(2);
  });
});
