import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { packProject } from "../support/pack-project.ts";
import { ReadmeShell, readCommandBlocks } from "../support/readme.ts";

const inProject = readCommandBlocks().filter(({ place }) => place === "your project");
const [program = ""] = fencedCode("README.md", "ts");
const { directory, tarball } = await packProject();
const project = join(directory, "project");
await mkdir(project);
const shell = new ReadmeShell(project);
afterAll(() => shell.close());

describe("an empty project with the commands of README.md", () => {
  const titled = inProject.map((block) => [block.commands.join(", "), block] as const);
  it.each(titled)("an empty project runs %s", async (_title, { commands, output }) => {
    for (const [at, command] of commands.entries()) {
      if (command.startsWith("node ")) await writeFile(join(project, command.slice(5)), shell.fill(program));

      const { code, stdout } = await shell.run(
        command.replace(/^npm install loyalty-interface$/, `npm install ${tarball}`),
      );

      const wanted = at === commands.length - 1 ? output : undefined;
      expect([command, code]).toEqual([command, wanted?.includes("1 violation\n") ? 1 : 0]);
      if (wanted !== undefined) expect(stdout).toBe(wanted);
    }
  });

  const checked = fencedCode("docs/traffic.md", "sh").flatMap((block) => block.trim().split("\n"));
  it.each(checked)("an empty project runs %s of docs/traffic.md", async (command) => {
    await cp("test/recordings", join(project, "recordings"), { recursive: true });

    expect(await shell.run(command)).toMatchObject({ code: 0, stdout: expect.any(String) });
  });

  it.each(["deno@2 -- deno run --allow-net", "bun@1 -- bun", "node@22.18.0 -- node", "node@26 -- node"])(
    "an empty project runs the client example with %s",
    async (runtime) => {
      const { stdout } = await shell.run(`npm exec --yes --package=${runtime} activity.mts`);

      expect(stdout).toBe(inProject.find(({ commands }) => commands.includes("node activity.mts"))?.output);
    },
  );
});

describe("a project that copies the examples", () => {
  const copied = join(project, "copied");
  beforeAll(async () => {
    await cp("examples", copied, { recursive: true });
    for (const name of await readdir(copied)) {
      const text = await readFile(join(copied, name), "utf8");
      const changed = text.replace(/"\.\.\/src(\/\w+)?\/index\.ts"/g, '"loyalty-interface$1"');
      await writeFile(join(copied, name), changed);
    }
    const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
    const names = ["keyv", "@keyv/redis", "vitest", "@opentelemetry/api", "@opentelemetry/sdk-trace-node"];
    const packages = [...names.map((name) => `${name}@${devDependencies[name]}`), "jest@30"];
    expect(await shell.run(`npm install --no-audit --no-fund ${packages.join(" ")}`)).toMatchObject({ code: 0 });
  });

  it.each(["member-timeline.ts", "nightly-export.ts export", "fleet-token.ts", "opentelemetry.ts"])(
    "the example %s runs with the package instead of ../src",
    async (example) => {
      const { code, stdout } = await shell.run(`node copied/${example}`);

      expect([code, stdout.split("\n").length > 2]).toEqual([0, true]);
    },
  );

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
