import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  "timeout-minutes"?: number;
  needs?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  steps: { name?: string; run?: string; uses?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
const folder = ".github/workflows";
const names = await readdir(folder);
const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
const workflows: Record<string, Workflow> = Object.fromEntries(texts.map((text, at) => [names[at], parse(text)]));
const manifest = JSON.parse(await readFile("package.json", "utf8"));
const listCommands = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run = [] }) => run);

describe.each(Object.entries(workflows))("the workflow %s", (name, { jobs, permissions }) => {
  const commands = Object.values(jobs).flatMap(listCommands);

  it("runs no text from a title or a branch name", () => {
    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
  });

  it("the workflow only reads unless a job asks for more, has time limits, and pins actions to commits", () => {
    const actions = texts[names.indexOf(name)]?.match(/uses: .*/g) ?? [];

    expect(permissions).toEqual({ contents: "read" });
    const maxMinutes = name === "nightly.yml" ? 240 : 30;
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(maxMinutes);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("installs and checks out nothing in a job that can sign or write", () => {
    const privileged = Object.values(jobs).filter((job) => JSON.stringify(job.permissions)?.includes("write"));

    for (const job of privileged) {
      expect(listCommands(job).filter((command) => !/^(npm publish|gh) /.test(command))).toEqual([]);
      expect(job.steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"))).toEqual([]);
    }
  });
});

const { line, everything } = workflows["ci.yml"]?.jobs ?? {};

it("ci.yml tests the supported Node versions, and runs .ci/run with the whole history, which npm run diff needs", () => {
  expect(line?.strategy?.matrix.node).toEqual([manifest.engines.node.replace(">=", ""), "24", "26"]);
  expect(everything?.steps[0]).toMatchObject({ with: { "fetch-depth": 0 } });
  expect(everything?.steps.at(-1)?.run).toBe(".ci/run");
});
