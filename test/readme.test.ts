import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { posix } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "./support/copy-project.ts";
import { ReadmeShell, readCommandBlocks } from "./support/readme.ts";
import { commitAll, scratchGit } from "./support/scratch-git.ts";

const readme = readFileSync("README.md", "utf8");
const blocks = readCommandBlocks();
const inClone = blocks.filter(({ place }) => place === "a clone");

describe("README.md", () => {
  it("labels every shell block with the place where its commands work", () => {
    expect(blocks.filter(({ place }) => place === undefined)).toEqual([]);
    expect(new Set(blocks.map(({ place }) => place))).toEqual(new Set(["your project", "a clone"]));
  });

  it("links only to files that the package holds, so that the links work in the package too", async () => {
    const pack = ["pack", "--dry-run", "--json", "--ignore-scripts"];
    const { stdout } = await promisify(execFile)("npm", pack, { maxBuffer: 16e6 });
    const packed: string[] = JSON.parse(stdout)[0].files.map(({ path }: { path: string }) => path);

    const links = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);

    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !packed.includes(posix.normalize(link)))).toEqual([]);
  });

  it("explains § when it first cites a section", () => {
    const [before, after = ""] = readme.split(/^§/m);

    expect(before?.match(/§/g)).toHaveLength(1); // in the output that the sentence explains
    expect(after).toMatch(/is a section of the interface document.*\n/);
    expect(after).toContain("`x-section`");
  });
});

describe("a fresh clone, after npm ci and without a build", () => {
  let clone = "";
  let shell: ReadmeShell;
  beforeAll(async () => {
    clone = await copyProject("clone");
    commitAll(clone);
    scratchGit(clone, "clean", "-xdffq", "--exclude=node_modules"); // a clone has no file that git ignores
    shell = new ReadmeShell(clone);
  });
  afterAll(async () => {
    await shell.close();
    await rm(clone, { recursive: true });
  });

  it("has commands of README.md to run", () => {
    expect(inClone.flatMap(({ commands }) => commands)).toEqual(
      expect.arrayContaining(["npm ci", "npm test", "npm run demo"]),
    );
  });

  const titled = inClone.map((block) => [block.commands.join(", "), block] as const);
  it.each(titled)("runs %s", { timeout: 120_000 }, async (_title, { commands, output }) => {
    for (const command of commands) {
      if (isStepOfCi(command)) continue;
      const { code, stdout } = await shell.run(command);

      expect([command, code]).toEqual([command, 0]);
      if (command === commands.at(-1) && output !== undefined) expect(stdout).toBe(output);
    }
  });
});

/** Commands that take minutes, or would run this test again: .ci/run runs them in a clean checkout. */
function isStepOfCi(command: string): boolean {
  if (!["npm ci", "npm test"].includes(command)) return false;
  expect(readFileSync(".ci/run", "utf8")).toMatch(new RegExp(`^step \\S+ ${command}$`, "m"));
  return true;
}
