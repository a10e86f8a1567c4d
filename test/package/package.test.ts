import { cp, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { collectErrors, findLost } from "../client/caller-stacks.ts";
import { clientJourney, journeyResult } from "../client/client-journey.ts";
import { startDemoService } from "../support/demo-service.ts";
import { fencedCode } from "../support/markdown.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serve } from "../support/serve.ts";
import { installConsumer, packProject, runOnNode } from "./pack-project.ts";

const { folder } = createScratchFolder();
const { tarball, files, size, unpackedSize } = await packProject(folder);
const project = await installConsumer(folder, tarball);
const { service, demo } = await startDemoService();
const { url: baseUrl } = await serve(service.listener);

describe("the tarball", () => {
  it("the tarball contains compiled code, contract, docs and what they point to; no maps, sources, tests or recordings", () => {
    const folders = files.map((path) => path.replace(/^(dist\/\w+|deploy|docs|skills)\/.*/, "$1"));
    const isUnwanted = /^(?!(?:deploy|docs\/examples)\/).*((?<!\.d)\.ts|\.har|\.test\..*|\.map)$/;

    expect([...new Set(folders)].sort()).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "action.yml",
      "deploy",
      "dist/docs.json.br",
      "dist/generated",
      "dist/src",
      "docs",
      "openapi.yaml",
      "package.json",
      "skills",
    ]);
    expect(files.filter((path) => isUnwanted.test(path))).toEqual([]);
  });

  it("each link of its pages leads to a file in the tarball", async () => {
    const pages = files.filter((path) => path.endsWith(".md"));
    const links = pages.map(async (page) => {
      const paths = (await readFile(page, "utf8")).match(/(?<=\]\()(?!\w+:|#)[^)#\s]+/g) ?? [];
      return paths.map((path) => ({ page, target: join(dirname(page), path) }));
    });
    const dead = (await Promise.all(links)).flat().filter(({ target }) => !files.includes(target));

    expect(dead).toEqual([]);
  });

  it("the tarball has at most 650 kB, and 3 MB unpacked", () => {
    expect(size).toBeLessThan(650_000);
    expect(unpackedSize).toBeLessThan(3_000_000);
  });
});

describe("a project that installs the tarball beside the tools of its tests", () => {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    isolatedModules: true,
    allowImportingTsExtensions: true,
    module: "nodenext",
    target: "es2024",
    types: ["node"],
  };

  /** Writes the code blocks of a page to the files that they name. */
  async function writePage(page: string): Promise<void> {
    for (const code of [...fencedCode(page, "ts"), ...fencedCode(page, "js")]) {
      const [, name] = /^\/\/ (\S+\.\w+)$/m.exec(code) ?? [];
      if (name) await writeFile(join(project, name), code);
    }
  }

  /** Writes a test and the code under test for Jest, as TypeScript and as JavaScript. */
  async function writeJestTests(): Promise<void> {
    for (const language of ["ts", "js"]) await mkdir(join(project, "jest", language), { recursive: true });
    await rename(join(project, "contract-jest.test.mjs"), join(project, "jest/js/contract-jest.test.mjs"));
    for (const name of ["find-tiers", "service.test"]) {
      const code = (await readFile(join(project, `${name}.ts`), "utf8")).replace('"vitest"', '"@jest/globals"');
      await writeFile(join(project, `jest/ts/${name}.ts`), code);
      const plain = stripTypeScriptTypes(code).replaceAll('.ts"', '.mjs"');
      await writeFile(join(project, `jest/js/${name}.mjs`), plain);
    }
  }

  beforeAll(async () => {
    await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, exclude: ["jest"] }));
    await cp("docs/examples", project, { recursive: true });
    await writePage("docs/test-your-code.md");
    await writeJestTests();
  });

  it("the project compiles all files of docs/test-your-code.md and docs/examples", async () => {
    expect(await runProgram(["node_modules/typescript/bin/tsc"], project)).toMatchObject({ code: 0, stdout: "" });
  });

  const vitest = "node_modules/vitest/vitest.mjs run --exclude jest/**";
  const jest = "--experimental-vm-modules node_modules/jest/bin/jest.js --config";
  it.each([
    { tool: "vitest", command: `${vitest} examples service supertest contract-vitest`, passed: /\b9 passed/ },
    { tool: "Jest with JavaScript", command: `${jest} jest.config.mjs --rootDir jest/js`, passed: /\b3 passed/ },
    { tool: "Jest with @swc/jest", command: `${jest} jest.swc.config.mjs --rootDir jest/ts`, passed: /\b1 passed/ },
    { tool: "Jest with ts-jest", command: `${jest} jest.ts-jest.config.mjs --rootDir jest/ts`, passed: /\b1 passed/ },
  ])("$tool runs its tests", async ({ command, passed }) => {
    const env = { ...process.env, NO_COLOR: "1" };
    const { code, stdout, stderr } = await runCommand(process.execPath, command.split(" "), { cwd: project, env });

    expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(passed)]);
  });

  const events = demo.activityCount;
  it.each([
    { name: "member-timeline.ts", printed: `(\\d{4}-\\d\\d-\\d\\d {2}.+\n){${events}}` },
    {
      name: "nightly-export.ts",
      printed: `first run: ${events} new events in (.*export-.*)\nsecond run: 0 new events in \\1\n`,
    },
  ])("the example $name runs", async ({ name, printed }) => {
    const { code, stdout } = await runProgram([name], project);

    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${printed}$`));
  });

  it.each([
    {
      version: "20",
      bin: "loyalty",
      options: [],
      stderr: /^loyalty: needs Node 22\.18 or newer, this is Node 20\.\S+\n$/,
    },
    {
      version: "22.18.0",
      bin: "loyalty-interface",
      options: ["--database", "missing/loyalty.db"],
      stderr: /^loyalty serve: cannot open the database .*\n$/,
    },
  ])("$bin on Node $version prints an error of one line", async ({ version, bin, options, stderr }) => {
    const result = await runOnNode(version, project, `node_modules/.bin/${bin}`, "serve", ...options);

    expect(result).toEqual({ code: 2, stdout: "", stderr: expect.stringMatching(stderr) });
  });

  it("the errors of a fake are instances of the classes of the client", async () => {
    const program = `
      import { LoyaltyError, PaginationError } from "loyalty-interface";
      import { createExample, fakeListing } from "loyalty-interface/testing";
      const noId = createExample("customer.rewarded", { id: "" });
      const error = await fakeListing([noId, noId], { pageSize: 1 }).toArray().catch((thrown) => thrown);
      console.log(error instanceof PaginationError, error instanceof LoyaltyError);`;

    expect(await runProgram(["--input-type=module", "-e", program], project)).toMatchObject({ stdout: "true true\n" });
  });

  it("the stack of each error leads to the function that called the client", async () => {
    const program = `
      const found = await (${collectErrors})(await import("loyalty-interface"));
      process.stdout.write(JSON.stringify(found));`;
    await writeFile(join(project, "stacks.mjs"), program);
    const { stdout } = await runProgram(["stacks.mjs"], project);
    const found: Awaited<ReturnType<typeof collectErrors>> = JSON.parse(stdout);

    expect(findLost(found)).toEqual([]);
    expect(found.filter(({ stack }) => !stack.includes("stacks.mjs"))).toEqual([]);
    expect(found.length).toBeGreaterThan(250);
  });

  it("a store on PostgreSQL names the missing peer pg", async () => {
    const program = `
      import { openStore } from "loyalty-interface/service";
      await openStore({ database: "postgres://127.0.0.1:1/none" });`;
    const result = await runProgram(["--input-type=module", "-e", program], project);

    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining("npm install pg") });
  });

  it.each([
    { name: "import of Node", program: process.execPath, file: "main.mjs", load: "await import" },
    { name: "require() of Node", program: process.execPath, file: "main.cjs", load: "require" },
    { name: "Bun", program: "node_modules/@oven/bun-linux-x64/bin/bun", file: "main.mjs", load: "await import" },
  ])("the package works with $name, every operation over HTTP included", async ({ program, file, load }) => {
    const input = JSON.stringify({ baseUrl, credentials: demo.credentials, ids: demo.ids });
    const code = `(async () => {
      const { checkResponse } = ${load}("loyalty-interface/contract");
      const { createService } = ${load}("loyalty-interface/service");
      const { readExchanges } = ${load}("loyalty-interface/traffic");
      const result = await (${clientJourney})(${load}("loyalty-interface"), ${input});
      const isRefused = !checkResponse({ operationId: "listUsers", status: 200, body: {} }).ok;
      console.log(JSON.stringify({ result, isRefused, entries: [typeof createService, typeof readExchanges] }));
    })();`;
    await writeFile(join(project, file), code);

    const { stdout, stderr } = await runCommand(resolve(project, program), [file], { cwd: project });

    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({ result: journeyResult, isRefused: true, entries: ["function", "function"] });
  });
});
