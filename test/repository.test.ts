import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };

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
const workflows = Object.fromEntries(
  readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const workflow: Workflow = parse(text);
    return [name, { ...workflow, actions: text.match(/uses: .*/g) ?? [] }];
  }),
);
const listCommands = (job: Job) => job.steps.flatMap(({ run = [] }) => run);

describe.each(Object.entries(workflows))("the workflow %s", (name, { jobs, permissions, actions }) => {
  it("the workflow only reads unless a job asks for more, has time limits, and pins actions to commits", () => {
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
