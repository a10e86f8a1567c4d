import { chmod, cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };
import { entry, har, page } from "./support/har.ts";
import { runCommand } from "./support/run-cli.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";

const { folder } = createScratchFolder();
const { inputs, runs } = parse(await readFile("action.yml", "utf8"));
const steps: { name?: string; run?: string; env: Record<string, string> }[] = runs.steps;
const defaults: Record<string, string> = Object.fromEntries(
  Object.entries<{ default?: string }>(inputs).map(([name, input]) => [name, input.default ?? ""]),
);

/** Runs a step in a folder, as the action does. */
async function runStep(name: string, cwd: string, given: Record<string, string>, path = "") {
  const { run = "", env = {} } = steps.find((step) => step.name === name) ?? {};
  const values = Object.entries(env).map(([variable, expression]) => {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(expression)?.[1] ?? "";
    return [variable, given[input] ?? defaults[input]];
  });
  const runner = { RUNNER_TEMP: cwd, GITHUB_STEP_SUMMARY: join(cwd, "summary.md"), GITHUB_ACTION_PATH: resolve() };
  const PATH = [path, dirname(process.execPath), process.env.PATH].join(delimiter);
  return runCommand("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
    cwd,
    env: { ...process.env, ...Object.fromEntries(values), ...runner, PATH },
  });
}

async function writeProgram(file: string, program: string): Promise<void> {
  await writeFile(file, `#!/usr/bin/env ${program}\n`);
  await chmod(file, 0o755);
}

/** A package of this version that runs the sources, so that its install needs no registry. */
async function installSources(): Promise<string> {
  const cwd = await mkdtemp(join(folder, "job-"));
  const local = join(cwd, "package");
  await mkdir(local);
  await writeFile(
    join(local, "package.json"),
    JSON.stringify({ name: manifest.name, version: "1.0.0", bin: { loyalty: "l.mjs" } }),
  );
  await writeProgram(join(local, "l.mjs"), `node\nawait import(${JSON.stringify(resolve("src/cli/main.ts"))});`);
  const { code, stderr } = await runStep("Install the checker", cwd, { package: local });
  expect([code, stderr.match(/npm error.*/g)]).toEqual([0, null]);
  return cwd;
}

describe("action.yml", () => {
  it("passes inputs to its scripts only as variables", () => {
    expect(steps.filter(({ run = "" }) => run.includes("${{"))).toEqual([]);
  });

  it("installs the version of the package that the action belongs to", async () => {
    const cwd = await mkdtemp(join(folder, "job-"));
    await writeProgram(join(cwd, "npm"), 'sh\nprintf "%s\\n" "$@"');

    const { code, stdout } = await runStep("Install the checker", cwd, {}, cwd);

    expect([code, stdout.trim().split("\n").at(-1)]).toEqual([0, `loyalty-interface@${manifest.version}`]);
    expect(stdout).toContain("--ignore-scripts");
  });

  it("a new violation fails the job with a summary and a SARIF file, as does a lack of recordings, and an accepted one does not", async () => {
    const cwd = await installSources();
    await cp("test/recordings/management.har", join(cwd, "b 1.har"));
    await mkdir(join(cwd, "deep", "##[error]er"), { recursive: true });
    await writeFile(
      join(cwd, "deep", "##[error]er", "a.har"),
      JSON.stringify(har(entry({ body: page([], { has_more: null }) }))),
    );
    const given = { files: "**/*.har\nb 1.har\n", baseline: "known baseline.json", sarif: "out.sarif" };

    const before = await runStep("Check the traffic", cwd, { ...given, baseline: "" });
    const [summary, sarif = ""] = await Promise.all(
      ["summary.md", "out.sarif"].map((name) => readFile(join(cwd, name), "utf8")),
    );
    const update = await runStep("Check the traffic", cwd, { ...given, options: "--update-baseline" });
    const baseline = JSON.parse(await readFile(join(cwd, given.baseline), "utf8"));
    const none = await runStep("Check the traffic", cwd, { ...given, files: "none/*.har" });
    const help = await runStep("Check the traffic", cwd, { ...given, options: "--help" });
    const moved = await runStep("Check the traffic", cwd, { ...given, options: "--output other.txt" });

    expect([before, update, none, help, moved].map(({ code }) => code)).toEqual([1, 0, 2, 2, 0]);
    expect(JSON.parse(await readFile(join(cwd, "out.sarif"), "utf8")).runs).toHaveLength(1);
    expect(baseline.violations).toHaveLength(1);
    expect(before.stdout).toContain("2 files checked, 1 violation");
    const [, stop = "", log] = /^::stop-commands::(\S+)\n([\s\S]*)\n::\1::\n$/.exec(before.stdout) ?? [];
    expect([stop.length, log]).toEqual([36, expect.stringContaining("##[error]er")]);
    expect(summary).toBe(`### Traffic and contract\n\n~~~~~~text\n${log}\n~~~~~~\n`);
    expect(JSON.parse(sarif).runs[0].results).toMatchObject([{ ruleId: "response-type" }]);
  });
});
