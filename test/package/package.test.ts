import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { installTools } from "../../tools/install.ts";
import { clientJourney, journeyResult } from "../client/client-journey.ts";
import { startDemoServer } from "../support/demo-service.ts";
import { fencedCode } from "../support/markdown.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { packProject, runOnNode } from "./pack-project.ts";

const manifest = JSON.parse(await readFile("package.json", "utf8"));
const { directory, tarball, files, size, unpackedSize } = await packProject();
const { baseUrl, demo } = await startDemoServer();
/** The input of the journey, as code. */
const input = JSON.stringify({ baseUrl, credentials: demo.credentials, ids: demo.ids });
/** The optional peers, as this project uses them. */
const peers = Object.fromEntries(
  Object.keys(manifest.peerDependencies).map((name) => [name, manifest.devDependencies[name]]),
);

async function install(cwd: string, name: string): Promise<void> {
  const { code, stderr } = await runCommand("npm", ["install", "--no-audit", "--no-fund", name], { cwd });
  expect([code, stderr]).toEqual([0, ""]); // no warning either
}

/** Creates a project with the tarball and these dependencies; returns its folder. */
async function createProject(name: string, dependencies: object): Promise<string> {
  const project = join(directory, name);
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ type: "module", dependencies }));
  await install(project, tarball);
  return project;
}

/** Runs a module in a project. */
const runModule = (cwd: string, program: string) => runProgram(["--input-type=module", "-e", program], cwd);

/** It compiles only if `type` narrows the data of an event. */
const [readmeExample = ""] = fencedCode("README.md", "ts");
/** Namespace imports, so that the compiler reads every declaration of each entry. */
const importAll = (...entries: string[]) =>
  `${entries.map((entry, index) => `import * as entry${index} from "loyalty-interface${entry}";`).join("\n")}
export default [${entries.map((_, index) => `entry${index}`).join(", ")}];
`;
const ENTRIES = Object.keys(manifest.exports).flatMap((entry) => (/\.\w+$/.test(entry) ? [] : [entry.slice(1)]));
const sources: Record<string, string> = {
  "web.ts": readmeExample,
  "web-entries.ts": importAll("", "/contract"),
  "node.ts": `${importAll(...ENTRIES)}
import type { Service } from "loyalty-interface/service";
// @ts-expect-error a service also has a listener
const service: Service = { fetch: async () => new Response("hi") };
`,
};

describe("the tarball", () => {
  it("the tarball contains compiled code, contract, docs and what they point to; no maps, sources, tests or recordings", () => {
    const folders = files.map((path) => path.replace(/^(dist\/\w+|deploy|docs|skills)\/.*/, "$1"));

    expect([...new Set(folders)].sort()).toEqual(
      [
        ...["CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "openapi.yaml", "package.json"],
        ...["action.yml", "deploy", "docs", "dist/docs.json.br", "dist/generated", "dist/src", "skills"],
      ].sort(),
    );
    expect(
      files.filter((path) => /^(?!(?:deploy|docs\/examples)\/).*((?<!\.d)\.ts|\.har|\.test\..*|\.map)$/.test(path)),
    ).toEqual([]);
  });

  it("the tarball has at most 750 kB, and 3 MB unpacked", () => {
    expect(size).toBeLessThan(750_000);
    expect(unpackedSize).toBeLessThan(3_000_000);
  });
});

describe("a project that installs the tarball", () => {
  let consumer = "";
  beforeAll(async () => {
    consumer = await createProject("consumer", {});
  });

  it.each([
    ["20", [], /^loyalty: needs Node 22\.18 or newer, this is Node 20\.\S+\n$/],
    ["22.18.0", ["--database", "missing/loyalty.db"], /^loyalty serve: cannot open the database .*\n$/],
  ])("loyalty on Node %s prints an error of one line", async (version, options, stderr) => {
    const { code, ...output } = await runOnNode(version, consumer, "node_modules/.bin/loyalty", "serve", ...options);

    expect([code, output]).toEqual([2, { stdout: "", stderr: expect.stringMatching(stderr) }]);
  });

  it("a store on PostgreSQL names the missing peer pg", async () => {
    const program = `
      import { openStore } from "loyalty-interface/service";
      await openStore({ database: "postgres://127.0.0.1:1/none" });`;
    const stderr = expect.stringContaining("npm install pg");

    expect(await runModule(consumer, program)).toMatchObject({ code: 1, stderr });
  });
});

describe("the package", async () => {
  const { stdout: registry } = await runCommand("npm", ["config", "get", "registry"]);
  const env = {
    ...process.env,
    NODE_OPTIONS: "",
    npm_config_registry: registry.trim(),
    YARN_NPM_REGISTRY_SERVER: registry.trim(),
    YARN_UNSAFE_HTTP_WHITELIST: "*",
    YARN_ENABLE_TELEMETRY: "0",
    DENO_NO_UPDATE_CHECK: "1",
  };
  /** Writes a program that loads the entries with `await import` or `require`. */
  const write = (load: string) => `(async () => {
    const { checkResponse } = ${load}("loyalty-interface/contract");
    const { createService } = ${load}("loyalty-interface/service");
    const { readExchanges } = ${load}("loyalty-interface/traffic");
    const result = await (${clientJourney})(${load}("loyalty-interface"), ${input});
    const isRefused = !checkResponse({ operationId: "listUsers", status: 200, body: {} }).ok;
    console.log(JSON.stringify({ result, isRefused, entries: [typeof createService, typeof readExchanges] }));
  })();`;
  const modules = await installTools("interop");
  const [npm, node] = [["npm", "install", "--no-audit", "--no-fund", tarball], process.execPath];
  const [pnpm, yarn, deno] = ["pnpm", "yarn", "deno"].map((name) => join(modules, ".bin", name)) as string[];
  const bun = join(modules, "@oven/bun-linux-x64/bin/bun");

  it.each([
    ["npm and Node", npm, [node, "main.mjs"]],
    ["npm and require() of Node", npm, [node, "main.cjs"]],
    ["pnpm and Node", [pnpm, "add", tarball], [node, "main.mjs"]],
    ["Yarn with Plug'n'Play and Node", [yarn, "add", `loyalty-interface@file:${tarball}`], [yarn, "node", "main.mjs"]],
    ["Bun", [bun, "add", tarball], [bun, "main.mjs"]],
    ["Deno", npm, [deno, "run", "--allow-all", "main.mjs"]],
  ])("the package works with %s, every operation over HTTP included", async (name, install, start) => {
    const cwd = join(directory, name.replaceAll(/\W/g, "-"));
    await mkdir(cwd);
    const texts = { "package.json": '{"name":"consumer","private":true}', "yarn.lock": "" };
    const programs = { "main.mjs": write("await import"), "main.cjs": write("require") };
    for (const [file, text] of Object.entries({ ...texts, ...programs })) await writeFile(join(cwd, file), text);
    const execute = ([command = "", ...args]: (string | undefined)[]) =>
      runCommand(command, args as string[], { cwd, env });
    const installed = await execute(install);
    expect(installed.code, installed.stderr).toBe(0);

    const { code, stdout, stderr } = await execute(start);

    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toEqual({
      result: journeyResult,
      isRefused: true,
      entries: ["function", "function"],
    });
  });
});

describe("a project that installs the tarball and its optional peers", () => {
  let equipped = "";
  beforeAll(async () => {
    equipped = await createProject("equipped", peers);
  });

  it.each(["7.0.0", "8"])("loyalty-interface/undici sends the calls over undici %s", async (version) => {
    await install(equipped, `undici@${version}`);
    const program = `
      import * as library from "loyalty-interface";
      import { createUndiciFetch } from "loyalty-interface/undici";
      const transport = createUndiciFetch();
      const createLoyaltyClient = (options) => library.createLoyaltyClient({ ...options, fetch: transport.fetch });
      console.log(JSON.stringify(await (${clientJourney})({ ...library, createLoyaltyClient }, ${input})));
      await transport.close();`;

    expect(JSON.parse((await runModule(equipped, program)).stdout)).toEqual(journeyResult);
  });
});

it.each(["5.9", "6", "7"])(
  "TypeScript %s compiles every entry, resolving as nodenext and as bundler",
  async (version) => {
    const types = Object.fromEntries(
      ["@types/node", "@types/pg"].map((name) => [name, manifest.devDependencies[name]]),
    );
    const cwd = await createProject(`typescript-${version}`, { ...peers, ...types, typescript: version });
    for (const [name, text] of Object.entries(sources)) await writeFile(join(cwd, name), text);
    const compile = async (resolution: string, files: string[], more: object) => {
      const module = resolution === "bundler" ? "esnext" : resolution;
      const options = { noEmit: true, strict: true, skipLibCheck: false, target: "es2022", module };
      const compilerOptions = { ...options, moduleResolution: resolution, ...more };
      await writeFile(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
      return (await runCommand("npx", ["tsc"], { cwd })).stdout;
    };
    const web = { types: [], lib: ["es2022", "dom"] };

    expect((await runCommand("npx", ["tsc", "--version"], { cwd })).stdout).toContain(`Version ${version}`);
    for (const resolution of ["nodenext", "bundler"]) {
      expect(await compile(resolution, ["web.ts", "web-entries.ts"], web)).toBe("");
      expect(await compile(resolution, ["node.ts"], { types: ["node"] })).toBe("");
    }
  },
);
