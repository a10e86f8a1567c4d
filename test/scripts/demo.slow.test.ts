import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { expectToEnd, listProcesses } from "../support/processes.ts";
import { runCommand } from "../support/run-cli.ts";

const STEPS = ["contract", "service", "client", "check", "verify", "edit"];

/** A copy as a ZIP download has it: without git. */
let project = "";
/** The folder of temporary files, which the demo must leave empty. */
let temporary = "";
beforeAll(async () => {
  project = await copyProject("demo");
  temporary = await mkdtemp(join(tmpdir(), "demo-temporary-"));
});
afterAll(async () => {
  for (const folder of [project, temporary]) await rm(folder, { recursive: true });
});

/** Of a command in the project: without the registry, and with its own folder for temporary files. */
const options = () => ({
  cwd: project,
  env: { ...process.env, TMPDIR: temporary, npm_config_registry: "http://127.0.0.1:9/" },
});
const runDemo = () => runCommand("npm", ["run", "--silent", "demo"], options());

describe("npm run demo", { timeout: 120_000 }, () => {
  it("shows each step in at most 25 lines, and ends, also twice at once", async () => {
    for (const { code, stdout, stderr } of await Promise.all([runDemo(), runDemo()])) {
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout.match(/(?<=^✔ )\w+/gm)).toEqual(STEPS);
      expect(stdout).toMatch(/listMemberActivity 200 request \/query\/limit: must be <= 50, got 100 .*§4\.1/);
      expect(stdout.trim().split("\n").length).toBeLessThanOrEqual(25);
    }
    expect(await readdir(temporary)).toEqual([]);
  });

  it.each(STEPS.slice(0, -1))("ends with all that it has started on Ctrl+C in the step after %s", async (step) => {
    const child = spawn(process.execPath, ["scripts/demo.ts"], options());
    const ended = once(child, "exit");
    for await (const [line] of on(createInterface({ input: child.stdout }), "line")) {
      if (line.includes(step)) break;
    }
    const processes = await listProcesses(Number(child.pid));

    child.kill("SIGINT");

    expect(await ended).toEqual([130, null]);
    await expectToEnd(processes);
    expect(await readdir(temporary)).toEqual([]);
  });

  it("names the step that fails, and why", async () => {
    await appendFile(join(project, "generated/operations.ts"), "// edited by hand\n");

    const { code, stdout } = await runDemo();

    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^✖ contract {2}generated\/ is out of date: operations\.ts\nUpdate it with: npm run generate/,
    );
    expect(await readdir(temporary)).toEqual([]);
  });
});
