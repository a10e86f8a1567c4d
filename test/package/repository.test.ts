import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      "timeout-minutes"?: number;
      strategy?: { matrix: { node: number[] } };
      steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
    }
  >;
}
const folder = ".github/workflows";
const workflows = await Promise.all(
  (await readdir(folder)).map(
    async (name): Promise<[string, Workflow]> => [name, parse(await readFile(`${folder}/${name}`, "utf8"))],
  ),
);
const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);

describe("the workflows", () => {
  it.each(workflows)("%s runs only scripts that exist", (_name, workflow) => {
    const commands = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run = "" }) => run.split("\n")));
    const names = commands.flatMap((command) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? []);

    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(workflows)("%s may only read, unless a job asks for more, and each job ends in time", (_name, workflow) => {
    expect(workflow.permissions.contents).toBe("read");
    for (const job of jobsOf(workflow)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
  });

  it("test the three lines of Node that are supported", () => {
    const ci = workflows.find(([name]) => name === "ci.yml")?.[1] as Workflow;

    expect(ci.jobs.line?.strategy?.matrix.node).toEqual([22, 24, 26]);
  });

  it.each(workflows)("%s names the version of each action", (_name, workflow) => {
    const actions = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));

    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
    expect(actions.length).toBeGreaterThan(1);
  });

  it.each(workflows)("%s never runs what a stranger wrote in a title or a branch name", (_name, workflow) => {
    const commands = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));

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
    const steps = jobsOf(docs).flatMap((job) => job.steps);

    expect(docs.on).toEqual({ push: { branches: ["main"] } });
    expect(steps.map(({ run }) => run)).toContain("npm run docs");
    expect(steps.find(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact"))?.with).toEqual({
      path: "dist/docs",
    });
    expect(steps.at(-1)?.uses).toMatch(/^actions\/deploy-pages@/);
  });

  it("sign what they publish", () => {
    const release = JSON.stringify(workflows.find(([name]) => name === "release.yml")?.[1]);

    expect(release).toContain("npm publish --provenance");
    expect(release).toContain('"id-token":"write"');
  });
});

describe("the release", () => {
  it("tests, and takes the tag for the version, before it publishes without a token", async () => {
    const [job] = jobsOf(workflows.find(([name]) => name === "release.yml")?.[1] as Workflow);
    const commands = (job?.steps ?? []).flatMap(({ run = [] }) => run);

    expect(commands.at(-1)).toMatch(/^npm publish/);
    expect(commands.slice(0, -1)).toEqual(expect.arrayContaining(["npm test", "npm run test:package"]));
    expect(commands.join("\n")).toContain('= "$GITHUB_REF_NAME"');
    expect(JSON.stringify(job)).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/);
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
