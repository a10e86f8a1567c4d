import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { startDemoServer } from "../support/demo-server.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { EPILOGUE, type Generator, generators, NARROWING, PROLOGUE } from "./generators.ts";
import { modules } from "./load-tool.ts";

const run = promisify(execFile);
// Beside the modules, so that generated code finds them.
const { folder } = createScratchFolder(resolve(modules, ".."));
const { baseUrl, demo } = await startDemoServer();
const { ids, credentials } = demo;
const input = {
  baseUrl,
  campaignId: ids.campaignId,
  memberId: ids.memberId,
  projectId: ids.projectId,
  headers: {
    "X-App-Id": credentials.appId,
    "X-App-Token": credentials.appToken,
    "X-Management-Id": credentials.managementId,
    "X-Management-Token": credentials.managementToken,
  },
};
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
async function tryGenerator({ command, files = {}, program }: Generator): Promise<Record<string, string>> {
  const project = await mkdtemp(join(folder, "project-"));
  await cp("openapi.yaml", join(project, "openapi.yaml"));
  await mkdir(join(project, "api"));
  const bin = [join(modules, ".bin"), resolve("node_modules/.bin")].join(":");
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const [name = "", ...args] = command;
  const write = (text: string) => writeFile(join(project, "main.ts"), text);
  const compile = async () => {
    const { stdout = "" } = await run("tsc", [], { cwd: project, env }).catch((error: { stdout: string }) => error);
    return /error TS\d+: .*/.exec(stdout)?.[0] ?? stdout;
  };
  for (const [file, text] of Object.entries({
    ...files,
    "package.json": '{"type":"module"}',
    "tsconfig.json": JSON.stringify(TSCONFIG),
  }))
    await writeFile(join(project, file), text);
  await run(name, args, { cwd: project, env });

  await write(`${PROLOGUE}${program}${EPILOGUE}`);
  const compiles = await compile();
  const bundle = { entryPoints: [join(project, "main.ts")], outfile: join(project, "main.mjs"), bundle: true };
  const runs = await build({
    ...bundle,
    platform: "node",
    format: "esm",
    logLevel: "silent",
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
    .then(() => run(process.execPath, [bundle.outfile, JSON.stringify(input)]))
    .then(({ stdout }) => stdout.trim())
    .catch((error: Error) => String(error.message));
  await write(`${PROLOGUE}${program}${NARROWING}${EPILOGUE}`);
  return { compiles, runs, narrows: await compile() };
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
