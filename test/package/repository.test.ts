import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { commitAll, scratchGit } from "../support/scratch-git.ts";

interface Job {
  "timeout-minutes"?: number;
  needs?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  steps: { name?: string; run?: string; uses?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
const folder = ".github/workflows";
const texts = await Promise.all(
  (await readdir(folder)).map(
    async (name): Promise<[string, string]> => [name, await readFile(`${folder}/${name}`, "utf8")],
  ),
);
const workflows = texts.map(([name, text]): [string, Workflow] => [name, parse(text)]);
const { scripts, engines } = JSON.parse(await readFile("package.json", "utf8"));
const listJobs = ({ jobs }: Workflow) => Object.values(jobs);
const listCommands = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run = [] }) => run);

describe("the workflows", () => {
  it.each(workflows)("%s runs only scripts that exist", (_name, workflow) => {
    const commands = listJobs(workflow).flatMap(({ steps }) => steps.flatMap(({ run = "" }) => run.split("\n")));
    const names = commands.flatMap((command) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? []);

    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(workflows)("%s may only read, unless a job asks for more, and each job ends in time", (_name, workflow) => {
    expect(workflow.permissions.contents).toBe("read");
    for (const job of listJobs(workflow)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
  });

  it("test the three lines of Node that are supported, each on that Node, from the oldest version on", () => {
    const ci = workflows.find(([name]) => name === "ci.yml")?.[1] as Workflow;
    const commands = listCommands(ci.jobs.line);

    expect(ci.jobs.line?.strategy?.matrix.node).toEqual([engines.node.replace(">=", ""), "24", "26"]);
    expect(commands.findIndex((command) => command.includes("rm node_modules/.bin/node"))).toBe(1);
    expect(commands.indexOf("npm test")).toBeGreaterThan(1);
  });

  it.each(texts)("%s pins each action to a commit and names its version", (_name, text) => {
    const actions = text.match(/uses: .*/g) ?? [];

    expect(actions.filter((action) => !/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
    expect(actions.length).toBeGreaterThan(1);
  });

  it("pin each action to one commit", () => {
    const pins = texts.flatMap(([, text]) => text.match(/actions\/.*/g) ?? []);
    const names = [...new Set(pins)].map((pin) => pin.replace(/@.*/, ""));

    expect(names).toEqual([...new Set(names)]);
  });

  it.each(workflows)("%s installs nothing in a job that can sign or write", (_name, workflow) => {
    const privileged = listJobs(workflow).filter(({ permissions }) => JSON.stringify(permissions)?.includes("write"));

    expect(JSON.stringify(workflow.permissions)).not.toContain("write");
    for (const job of privileged) {
      expect(listCommands(job).filter((command) => !command.startsWith("npm publish "))).toEqual([]);
      expect(job.steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"))).toEqual([]);
    }
  });

  it.each(workflows)("%s never runs what a stranger wrote in a title or a branch name", (_name, workflow) => {
    const commands = listJobs(workflow).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));

    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
  });

  it("run all of .ci/run, with the whole history to compare with", () => {
    const ci = workflows.find(([name]) => name === "ci.yml")?.[1] as Workflow;
    const steps = ci.jobs.everything?.steps ?? [];

    expect(steps.at(-1)?.run).toBe(".ci/run");
    expect(steps[0]).toMatchObject({ with: { "fetch-depth": 0 } });
  });

  it("publish the documentation of main", () => {
    const docs = workflows.find(([name]) => name === "docs.yml")?.[1] as Workflow;
    const steps = listJobs(docs).flatMap((job) => job.steps);

    expect(docs.on).toEqual({ push: { branches: ["main"] } });
    expect(steps.map(({ run }) => run)).toContain("npm run docs");
    expect(steps.find(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact"))?.with).toEqual({
      path: "dist/docs",
    });
    expect(steps.at(-1)?.uses).toMatch(/^actions\/deploy-pages@/);
  });
});

describe("the release", () => {
  const { verify, publish } = workflows.find(([name]) => name === "release.yml")?.[1].jobs ?? {};
  const run = promisify(execFile);
  const stepNamed = (name: string) => verify?.steps.find((step) => step.name === name)?.run ?? "";
  let clone = "";
  let head = "";
  beforeAll(async () => {
    clone = await mkdtemp(join(tmpdir(), "release-"));
    await cp("package.json", join(clone, "package.json"));
    head = commitAll(clone);
    scratchGit(clone, "update-ref", "refs/remotes/origin/main", head);
  });
  afterAll(() => rm(clone, { recursive: true }));

  /** Runs a step as the workflow does. */
  const runStep = (name: string, env: Record<string, string>) =>
    run("bash", ["-e", "-c", stepNamed(name)], { cwd: clone, env: { ...process.env, ...env } });

  it("verifies without a right to publish, and hands over the tarball", () => {
    const commands = listCommands(verify);

    expect(verify?.permissions).toBeUndefined();
    expect(commands.slice(-1)).toEqual(["mkdir release && npm pack --pack-destination release"]);
    expect(commands.at(-2)).toBe(stepNamed("The package names its repository"));
    expect(commands).toEqual(
      expect.arrayContaining([
        "npm run lint:contract",
        "npm run generate:check",
        "npm run lint",
        "npm run typecheck",
        "npm test",
        "npm run test:package",
      ]),
    );
    expect(verify?.steps.at(-1)).toMatchObject({
      uses: expect.stringMatching(/^actions\/upload-artifact@/),
      with: { name: "package", path: "release/*.tgz", "if-no-files-found": "error" },
    });
  });

  it("publishes that tarball and no other, signed, without a token to keep", () => {
    expect(publish?.needs).toBe("verify");
    expect(publish?.permissions).toEqual({ "id-token": "write" });
    expect(publish?.steps[0]).toMatchObject({
      uses: expect.stringMatching(/^actions\/download-artifact@/),
      with: { name: "package" },
    });
    expect(listCommands(publish)).toEqual(["npm publish ./*.tgz --provenance --access public --ignore-scripts"]);
    expect(JSON.stringify([verify, publish])).not.toMatch(/TOKEN|secrets/);
  });

  it("takes a tag that is the version, and no other", async () => {
    const { version } = JSON.parse(await readFile("package.json", "utf8"));

    await runStep("The tag is the version", { GITHUB_REF_NAME: `v${version}` });
    await expect(runStep("The tag is the version", { GITHUB_REF_NAME: `v${version}1` })).rejects.toThrow();
  });

  it("takes a commit that is on main, and no other", async () => {
    const elsewhere = scratchGit(clone, "commit-tree", "-p", head, "-m", "elsewhere", "HEAD^{tree}");

    scratchGit(clone, "checkout", "--quiet", "--detach", elsewhere);

    await runStep("The tag is on main", { GITHUB_SHA: head });
    await expect(runStep("The tag is on main", { GITHUB_SHA: elsewhere })).rejects.toThrow();
  });

  it("packs a package.json that names the repository that runs the workflow", async () => {
    const env = { GITHUB_SERVER_URL: "https://git.example", GITHUB_REPOSITORY: "some-owner/Some.Name" };

    await runStep("The package names its repository", env);
    await run("npm", ["pack", "--ignore-scripts"], { cwd: clone });

    const manifest = JSON.parse(await readFile("package.json", "utf8"));
    const { stdout } = await run("tar", ["-xOf", `loyalty-interface-${manifest.version}.tgz`, "package/package.json"], {
      cwd: clone,
    });
    const repository = { type: "git", url: "git+https://git.example/some-owner/Some.Name.git" };
    expect(JSON.parse(stdout)).toEqual({ ...manifest, repository });
  });
});

describe("the decisions", () => {
  it("are all listed on their first page, which lists no other", async () => {
    const index = await readFile("docs/decisions/README.md", "utf8");
    const listed = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);

    const pages = (await readdir("docs/decisions")).filter((name) => name !== "README.md");
    expect(listed.sort()).toEqual(pages.sort());
  });

  it("say what was chosen, why, and what else there was", async () => {
    for (const name of await readdir("docs/decisions")) {
      const text = await readFile(`docs/decisions/${name}`, "utf8");
      if (name !== "README.md") expect(text).toMatch(/\*\*Chosen:\*\*[\s\S]*\*\*Why:\*\*[\s\S]*\*\*Instead:\*\*/);
    }
  });
});

describe("the repository", () => {
  it.each(["SECURITY.md", ".changeset/config.json", ".github/dependabot.yml", ".github/ISSUE_TEMPLATE/bug.yml"])(
    "has %s",
    (file) => {
      expect(existsSync(file)).toBe(true);
    },
  );
});
