import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { nodePackage } from "../support/node-package.ts";
import { type PackedProject, packProject } from "../support/pack-project.ts";
import { ReadmeShell } from "../support/readme.ts";

const run = promisify(execFile);
const manifest = JSON.parse(await readFile("package.json", "utf8"));
let directory = "";
let consumer = "";
let packed: PackedProject;

beforeAll(async () => {
  packed = await packProject("package");
  directory = packed.directory;
  consumer = join(directory, "consumer");
  await mkdir(consumer);
  await writeFile(join(consumer, "package.json"), JSON.stringify({ name: "consumer", type: "module", private: true }));
  await run("npm", ["install", "--no-audit", "--no-fund", packed.tarball], { cwd: consumer });
});
afterAll(() => rm(directory, { recursive: true }));

describe("the tarball", () => {
  it("holds the compiled sources, the docs, the examples, the contract, and nothing else", () => {
    const places = packed.files.map((path) => path.replace(/^(dist\/\w+|docs|examples)\/.*/, "$1"));

    expect([...new Set(places)].sort()).toEqual(
      [
        ...["CONTRIBUTING.md", "LICENSE", "README.md", "docs", "examples", "openapi.yaml", "package.json"],
        ...["dist/docs", "dist/generated", "dist/src"],
      ].sort(),
    );
  });

  it("holds no source, test or recording besides the examples", () => {
    const others = packed.files.filter((path) => !path.startsWith("examples/"));

    expect(others.filter((path) => /(?<!\.d)\.ts$|\.har$|\.test\./.test(path))).toEqual([]);
  });

  it("holds neither maps nor sources, so that no map leads to a source that is missing", () => {
    expect(packed.files.filter((path) => path.endsWith(".map"))).toEqual([]);
  });

  it("holds every file that package.json points to", () => {
    const targets = [...Object.values(manifest.exports), ...Object.values(manifest.bin)].flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target as Record<string, string>),
    );

    expect(targets.filter((target) => !packed.files.includes(target.replace("./", "")))).toEqual([]);
  });

  it("passes publint and attw", async () => {
    const { stdout } = await run("npm", ["run", "lint:package"], { maxBuffer: 16e6 });

    expect(stdout).toContain("All good!");
    expect(stdout).not.toContain("💀 Resolution failed\nbundler");
  });
});

describe("a project that installs the tarball", () => {
  it("gets fewer than 15 packages, and none with an install script", async () => {
    const lock = JSON.parse(await readFile(join(consumer, "package-lock.json"), "utf8"));
    const packages = Object.entries<{ hasInstallScript?: boolean }>(lock.packages).filter(([path]) => path !== "");

    expect(packages.length).toBeLessThan(15);
    expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    expect((await readdir(join(consumer, "node_modules"))).length).toBeLessThan(15);
  });

  it("gets no Node with it", async () => {
    const lock = await readFile(join(consumer, "package-lock.json"), "utf8");

    expect(await readdir(join(consumer, "node_modules/.bin"))).toEqual(["loyalty"]);
    expect(lock).not.toMatch(/node-(linux|win|darwin)-|pinned-node/);
  });

  it("is told in one line which Node loyalty needs, on Node 20", async () => {
    const args = [
      "exec",
      "--silent",
      "--yes",
      `--package=${nodePackage}@20`,
      "--",
      "node",
      "node_modules/.bin/loyalty",
      "serve",
    ];

    await expect(run("npm", args, { cwd: consumer })).rejects.toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^loyalty: needs Node 22\.18 or newer, this is Node 20\.\S+\n$/),
    });
  });

  it("reads nothing but the error of a command, on the oldest Node that loyalty runs on", async () => {
    const serve = ["node_modules/.bin/loyalty", "serve", "--database", "missing/loyalty.db"];
    const args = ["exec", "--silent", "--yes", `--package=${nodePackage}@22.18.0`, "--", "node", ...serve];

    await expect(run("npm", args, { cwd: consumer })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^loyalty: cannot open the database .*\n$/),
    });
  });

  it.each(["", "/contract", "/traffic", "/service"])("imports loyalty-interface%s", async (entry) => {
    const program = `import * as entry from "loyalty-interface${entry}"; console.log(Object.keys(entry).length > 0)`;

    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: consumer });

    expect(stdout).toBe("true\n");
  });

  it("reads the contract as YAML and as JSON", async () => {
    const program = `
      import { readFileSync } from "node:fs";
      import contract from "loyalty-interface/openapi.json" with { type: "json" };
      const yaml = readFileSync(new URL(import.meta.resolve("loyalty-interface/openapi.yaml")), "utf8");
      console.log(contract.info.version, yaml.includes(contract.info.version));`;

    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: consumer });

    expect(stdout).toBe("v2018-08-01 true\n");
  });

  it.each([
    ["undici", "undici"],
    ["vitest", "vitest"],
    ["service", "pg"],
  ])("is told by the entry %s which optional package it needs, where that is missing", async (entry, peer) => {
    const use = entry === "service" ? "await entry.openStore({ database: 'postgres://127.0.0.1:1/none' })" : "entry";
    const program = `import * as entry from "loyalty-interface/${entry}"; ${use}`;

    const failure = run(process.execPath, ["--input-type=module", "-e", program], { cwd: consumer });

    await expect(failure).rejects.toThrow(new RegExp(`Cannot find package '${peer}'|npm install ${peer}`));
  });
});

describe("a project that installs the tarball and its optional peers", () => {
  let equipped = "";
  beforeAll(async () => {
    equipped = join(directory, "equipped");
    await mkdir(equipped);
    const dependencies = Object.keys(manifest.peerDependencies).map((name) => [name, manifest.devDependencies[name]]);
    const named = { name: "equipped", type: "module", private: true, dependencies: Object.fromEntries(dependencies) };
    await writeFile(join(equipped, "package.json"), JSON.stringify(named));
    await run("npm", ["install", "--no-audit", "--no-fund", packed.tarball], { cwd: equipped });
  });

  it.each(["7.0.0", "8"])("sends its calls through loyalty-interface/undici, over undici %s", async (version) => {
    await run("npm", ["install", "--no-audit", "--no-fund", `undici@${version}`], { cwd: equipped });
    const [example = ""] = fencedCode("README.md", "ts");
    const program = `import { createUndiciFetch } from "loyalty-interface/undici";\n${example}`;
    const replacement =
      "const transport = createUndiciFetch();\nconst loyalty = createLoyaltyClient({ fetch: transport.fetch,";
    const source = program.replace("const loyalty = createLoyaltyClient({", replacement);
    const shell = new ReadmeShell(equipped);
    await shell.run("npx loyalty serve");
    await writeFile(join(equipped, "example.ts"), `${shell.fill(source)}\nawait transport.close();\n`);

    const { stdout } = await shell.run("node example.ts");
    await shell.close();

    expect(source).toContain("createUndiciFetch()");
    expect(stdout).toContain("ltr_7Wd3pX9mKb2VtQ5nHs4G\n");
  });

  it("imports loyalty-interface/undici", async () => {
    const program = `import * as entry from "loyalty-interface/undici"; console.log(typeof entry.createUndiciFetch)`;

    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: equipped });

    expect(stdout).toBe("function\n");
  });

  it("keeps loyalty-interface/vitest in a bundle, although nothing is imported from it", async () => {
    const { outputFiles } = await build({
      stdin: { contents: 'import "loyalty-interface/vitest";', resolveDir: equipped },
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      external: ["vitest"],
      logLevel: "silent",
    });

    expect(outputFiles[0]?.text).toContain("toConform");
  });

  it("holds answers to the contract with the matchers of loyalty-interface/vitest", async () => {
    const program = `import { expect, it } from "vitest";
import "loyalty-interface/vitest";
const users = { object: "list", data_ref: "data", data: [], total: 0 };
it("passes", async () => { await expect(Response.json(users)).toConform("listUsers"); });
it("fails", async () => { await expect(Response.json({ ...users, total: "0" })).toConform("listUsers"); });
`;
    await writeFile(join(equipped, "matchers.test.ts"), program);

    const report = join(equipped, "report.json");
    const options = ["--reporter=json", `--outputFile=${report}`];
    await run("npx", ["vitest", "run", ...options], { cwd: equipped }).catch(() => "one test is there to fail");

    const { numPassedTests, testResults } = JSON.parse(await readFile(report, "utf8"));
    const [, failed] = testResults[0].assertionResults;
    expect(numPassedTests).toBe(1);
    expect(failed.failureMessages.join()).toContain("expected to conform as listUsers (§4.5)");
  });
});
