import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoServer } from "../support/demo-service.ts";
import { fencedCode } from "../support/markdown.ts";
import { ReadmeShell, readCommandBlocks } from "../support/readme.ts";
import { packProject } from "./pack-project.ts";

/** The pages that a newcomer follows, in one project: each uses what the ones before it have installed and started. */
const PAGES = [
  "README.md",
  ...["get-started", "integrate", "check-traffic", "run-the-service"].map((name) => `docs/${name}.md`),
  "skills/loyalty-interface/SKILL.md",
];
const inProject = PAGES.flatMap((page) =>
  readCommandBlocks(page).flatMap((block) => (block.place === "your project" ? [{ ...block, page }] : [])),
);
const { directory, tarball } = await packProject();
const { baseUrl, demo } = await startDemoServer();
const project = join(directory, "project");
await mkdir(project);
const shell = new ReadmeShell(project);
afterAll(() => shell.close());

describe("an empty project with the commands of the pages for newcomers", () => {
  const titled = inProject.map((block) => [block.page, block.commands.join(", "), block] as const);
  it.each(titled)("an empty project follows %s and runs %s", async (_page, _commands, { page, commands, output }) => {
    for (const [at, command] of commands.entries()) {
      const [, program] = /^node (\w+\.mts)$/.exec(command) ?? [];
      if (program) await writeFile(join(project, program), shell.fill(fencedCode(page, "ts")[0] ?? ""));

      const { code, stdout } = await shell.run(
        command.replace(/^npm install \S*loyalty-interface\S*$/, `npm install ${tarball}`),
      );

      const wanted = at === commands.length - 1 ? output : undefined;
      expect([command, code]).toEqual([command, wanted?.includes("1 violation\n") ? 1 : 0]);
      if (wanted !== undefined) expect(stdout.slice(0, wanted.length)).toBe(wanted); // a page can show the first lines
    }
  });

  it("an empty project runs the code of docs/integrate.md", async () => {
    const code = fencedCode("docs/integrate.md", "ts").join("\n").replaceAll("http://127.0.0.1:8787", baseUrl);
    await writeFile(join(project, "integrate.mts"), code);

    const ran = await shell.run("node integrate.mts");

    expect([ran.code, ran.stdout]).toEqual([
      0,
      expect.stringMatching(/^\d+ events\ncustomer\.loyalty\.tier\.upgraded\n$/),
    ]);
  });

  const checked = fencedCode("docs/traffic.md", "sh").flatMap((block) => block.trim().split("\n"));
  it.each(checked)("an empty project runs %s of docs/traffic.md", async (command) => {
    await cp("test/recordings", join(project, "recordings"), { recursive: true });

    expect(await shell.run(command)).toMatchObject({ code: 0, stdout: expect.any(String) });
  });
});

describe("a project that copies an example", () => {
  const copied = join(project, "copied");
  beforeAll(async () => {
    await cp(join(project, "node_modules/loyalty-interface/docs/examples"), copied, { recursive: true });
    const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
    const names = ["keyv", "@keyv/redis", "vitest"];
    const packages = [...names.map((name) => `${name}@${devDependencies[name]}`), "jest@30"];
    expect(await shell.run(`npm install --no-audit --no-fund ${packages.join(" ")}`)).toMatchObject({ code: 0 });
  });

  const { activityCount } = demo;
  it.each([
    ["member-timeline.ts", new RegExp(`^(\\d{4}-\\d\\d-\\d\\d {2}.+\\n){${activityCount}}$`)],
    [
      "nightly-export.ts",
      new RegExp(`^first run: ${activityCount} new events in (.*export-.*)\\nsecond run: 0 new events in \\1\\n$`),
    ],
    ["fleet-token.ts", new RegExp(`^(\\w+ client: ${activityCount} events, tokens issued so far: 1\\n){3}$`)],
  ])("the example %s runs as one file, and prints its result", async (name, output) => {
    await cp(join(copied, name), join(project, name));

    expect(await shell.run(`node ${name}`)).toMatchObject({ code: 0, stdout: expect.stringMatching(output) });
  });

  it.each([
    "node --test copied/contract-node.test.ts",
    "npx vitest run copied/contract-vitest",
    "node --experimental-vm-modules node_modules/jest/bin/jest.js contract-jest.test.mjs",
  ])("a changed mock is detected with %s", async (command) => {
    const before = await shell.run(command);
    const [, name = ""] = /(contract-\w+)/.exec(command) ?? [];
    const file = (await readdir(copied)).find((entry) => entry.startsWith(name)) ?? "";
    const text = await readFile(join(copied, file), "utf8");
    await writeFile(join(copied, file), text.replace("total: 1,", "total: null,"));

    const after = await shell.run(command);

    expect([before.code, after.code]).toEqual([0, 1]);
  });
});
