import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { startDemoServer } from "../support/demo-service.ts";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { type Generator, generators, writeProgram } from "./generators.ts";
import { modules } from "./load-tool.ts";

// Beside the modules, so that generated code finds them.
const { folder } = createScratchFolder(resolve(modules, ".."));
const { baseUrl, demo, application, management } = await startDemoServer();
const input = JSON.stringify({ baseUrl, ...demo.ids, headers: { ...application, ...management } });
const strict = { strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
const modern = { target: "es2022", module: "esnext", moduleResolution: "bundler" };
const types = { types: ["node"], typeRoots: [resolve("node_modules/@types")] };
const TSCONFIG = { compilerOptions: { ...strict, ...modern, ...types }, files: ["main.ts"] };
const BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Generates, compiles and runs a program. Returns the errors of the compiler, and the output of the program. */
async function tryGenerator(generator: Generator): Promise<{ compiles: string; runs: string }> {
  const project = await mkdtemp(join(folder, "project-"));
  const PATH = [join(modules, ".bin"), resolve("node_modules/.bin"), process.env.PATH].join(":");
  const run = (command = "", ...args: string[]) =>
    runCommand(command, args, { cwd: project, env: { ...process.env, PATH } });
  await cp("openapi.yaml", join(project, "openapi.yaml"));
  await mkdir(join(project, "api"));
  const settings = { "package.json": '{"type":"module"}', "tsconfig.json": JSON.stringify(TSCONFIG) };
  for (const [file, text] of Object.entries({ ...settings, "main.ts": writeProgram(generator) }))
    await writeFile(join(project, file), text);
  const { code, stderr } = await run(...generator.command);
  expect(code, stderr).toBe(0);

  const { stdout: errors } = await run("tsc");
  const [entry, outfile] = [join(project, "main.ts"), join(project, "main.mjs")];
  const format = { platform: "node", format: "esm", banner: { js: BANNER } } as const;
  const runs = await build({ entryPoints: [entry], outfile, bundle: true, logLevel: "silent", ...format })
    .then(() => run(process.execPath, outfile, input))
    .then(({ stdout, stderr }) => stdout.trim() || stderr)
    .catch((error: Error) => error.message);
  return { compiles: (errors.match(/error TS\d+: .*/g) ?? []).join("\n"), runs };
}

const RESULT = { scope: "api loyalties", revoked: 204, webhooks: 2, users: 2, activities: 2, hasMore: true };

it.each(generators)("code that $tool generates compiles, narrows events and uses all operations", async (generator) => {
  const { compiles, runs } = await tryGenerator(generator);

  expect(compiles).toBe("");
  expect(JSON.parse(runs)).toEqual(RESULT);
});
