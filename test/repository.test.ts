import { readFileSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runCommand } from "./support/run-cli.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";
import { commitAll, scratchGit } from "./support/scratch-git.ts";

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

describe("the release", () => {
  const { verify } = workflows["release.yml"]?.jobs ?? {};
  const { folder: clone } = createScratchFolder();
  let head = "";
  beforeAll(async () => {
    await cp("package.json", join(clone, "package.json"));
    head = commitAll(clone);
    scratchGit(clone, "update-ref", "refs/remotes/origin/main", head);
  });

  /** Runs a step as the workflow does. */
  const runStep = (name: string, env: Record<string, string>) => {
    const command = verify?.steps.find((step) => step.name === name)?.run ?? "";
    return runCommand("bash", ["-e", "-c", command], { cwd: clone, env: { ...process.env, ...env } });
  };

  it("accepts only a tag that is the version, of a commit on main", async () => {
    const other = scratchGit(clone, "commit-tree", "-p", head, "-m", "other", "HEAD^{tree}");
    const codes = async (name: string, variable: string, ...values: string[]) =>
      (await Promise.all(values.map((value) => runStep(name, { [variable]: value })))).map(({ code }) => code);
    const tag = `v${manifest.version}`;

    expect(await codes("The tag is the version", "GITHUB_REF_NAME", tag, `${tag}1`)).toEqual([0, 1]);
    scratchGit(clone, "checkout", "--quiet", "--detach", other);
    expect(await codes("The tag is on main", "GITHUB_SHA", head, other)).toEqual([0, 1]);
  });

  it("packs a package.json that names the repository that runs the workflow", async () => {
    const env = { GITHUB_SERVER_URL: "https://git.example", GITHUB_REPOSITORY: "some-owner/Some.Name" };

    await runStep("The package names its repository", env);

    const address = "https://git.example/some-owner/Some.Name";
    expect(JSON.parse(await readFile(join(clone, "package.json"), "utf8"))).toEqual({
      ...manifest,
      repository: { type: "git", url: `git+${address}.git` },
      homepage: `${address}#readme`,
      bugs: { url: `${address}/issues` },
    });
  });

  it("announces the release with its section of the changelog", async () => {
    const step = "The notes are the section of the changelog";
    await cp("CHANGELOG.md", join(clone, "CHANGELOG.md"));
    const { code } = await runStep(step, { GITHUB_REF_NAME: `v${manifest.version}` });
    const notes = await readFile(join(clone, "release/notes.md"), "utf8");
    await rm(join(clone, "release"), { recursive: true });

    expect([code, notes.match(/^## /gm)]).toEqual([0, null]);
    expect(notes).toContain("### The client");
    expect((await runStep(step, { GITHUB_REF_NAME: "v9.9.9" })).code).toBe(1);
    expect(workflows["release.yml"]?.jobs.announce?.needs).toBe("publish");
  });
});
