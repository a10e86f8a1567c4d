import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { startDemoServer } from "../support/demo-server.ts";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { type Generator, generators, writeProgram } from "./generators.ts";
import { modules } from "./load-tool.ts";

// Beside the modules, so that generated code finds them.
const { folder } = createScratchFolder(resolve(modules, ".."));
const { baseUrl, demo, application, management } = await startDemoServer();
const input = JSON.stringify({ baseUrl, ...demo.ids, headers: { ...application, ...management } });
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
    typeRoots: [resolve("node_modules/@types")],
  },
  files: ["main.ts"],
};

/** Generates, compiles with and without narrowing, and runs. Returns the result of the program and the first error of each step. */
async function tryGenerator(generator: Generator): Promise<Record<string, string>> {
  const project = await mkdtemp(join(folder, "project-"));
  const PATH = [join(modules, ".bin"), resolve("node_modules/.bin"), process.env.PATH].join(":");
  const run = (command = "", ...args: string[]) =>
    runCommand(command, args, { cwd: project, env: { ...process.env, PATH } });
  const compile = async (isNarrowing: boolean) => {
    await writeFile(join(project, "main.ts"), writeProgram(generator, isNarrowing));
    const { stdout } = await run("tsc");
    return /error TS\d+: .*/.exec(stdout)?.[0] ?? stdout;
  };
  await cp("openapi.yaml", join(project, "openapi.yaml"));
  await mkdir(join(project, "api"));
  const settings = { "package.json": '{"type":"module"}', "tsconfig.json": JSON.stringify(TSCONFIG) };
  for (const [file, text] of Object.entries({ ...generator.files, ...settings }))
    await writeFile(join(project, file), text);
  const { code, stderr } = await run(...generator.command);
  expect(code, stderr).toBe(0);

  const compiles = await compile(false);
  const outfile = join(project, "main.mjs");
  const runs = await build({
    entryPoints: [join(project, "main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "silent",
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
    .then(() => run(process.execPath, outfile, input))
    .then(({ stdout, stderr }) => stdout.trim() || stderr)
    .catch((error: Error) => error.message);
  return { compiles, runs, narrows: await compile(true) };
}

const RESULT = { scope: "api loyalties", revoked: 204, webhooks: 2, users: 2, activities: 2, hasMore: true };

describe("code that another tool generates from the contract", () => {
  it.each(generators)("$tool: compiles strictly, uses all five operations and narrows events", async (generator) => {
    const { compiles, runs = "", narrows } = await tryGenerator(generator);

    const { fails = {} } = generator;
    expect(compiles).toMatch(fails.compiles ?? /^$/);
    expect(narrows).toMatch(fails.narrows ?? /^$/);
    if (fails.runs) expect(runs).toMatch(fails.runs);
    else expect(JSON.parse(runs)).toEqual(RESULT);
  });
});
