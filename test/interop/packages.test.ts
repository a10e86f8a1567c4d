import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clientJourney, journeyResult } from "../support/client-journey.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { packProject } from "../support/pack-project.ts";
import { runCommand } from "../support/run-cli.ts";
import { modules } from "./load-tool.ts";

const { directory, tarball } = await packProject();
const { baseUrl, demo } = await startDemoServer();
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
const writeProgram = (load: string) => `
const main = async () => {
  const { checkResponse } = ${load}("loyalty-interface/contract");
  const { createListener } = ${load}("loyalty-interface/service");
  const { invariants } = ${load}("loyalty-interface/traffic");
  const result = await (${clientJourney})(${load}("loyalty-interface"), ${JSON.stringify({ baseUrl, credentials: demo.credentials, ids: demo.ids })});
  const isRefused = !checkResponse({ operationId: "listUsers", status: 200, body: {} }).ok;
  console.log(JSON.stringify({ result, isRefused, entries: [typeof createListener, typeof invariants] }));
};
main();`;
const bin = (name: string) => join(modules, ".bin", name);
const bun = join(modules, "@oven/bun-linux-x64/bin/bun");
const node = process.execPath;

describe("the package", () => {
  it.each<[name: string, install: string[], start: string[]]>([
    ["npm and Node", ["npm", "install", "--no-audit", "--no-fund", tarball], [node, "main.mjs"]],
    ["npm and require() of Node", ["npm", "install", "--no-audit", "--no-fund", tarball], [node, "main.cjs"]],
    ["pnpm and Node", [bin("pnpm"), "add", tarball], [node, "main.mjs"]],
    [
      "Yarn with Plug'n'Play and Node",
      [bin("yarn"), "add", `loyalty-interface@file:${tarball}`],
      [bin("yarn"), "node", "main.mjs"],
    ],
    ["Bun", [bun, "add", tarball], [bun, "main.mjs"]],
    ["Deno", ["npm", "install", "--no-audit", "--no-fund", tarball], [bin("deno"), "run", "--allow-all", "main.mjs"]],
  ])("works with %s", async (name, install, start) => {
    const cwd = join(directory, name.replaceAll(/\W/g, "-"));
    await mkdir(cwd);
    await writeFile(join(cwd, "package.json"), '{"name":"consumer","private":true}');
    await writeFile(join(cwd, "yarn.lock"), "");
    await writeFile(join(cwd, "main.mjs"), writeProgram("await import"));
    await writeFile(join(cwd, "main.cjs"), writeProgram("require"));
    const execute = ([command = "", ...args]: string[]) => runCommand(command, args, { cwd, env });
    const installed = await execute(install);
    expect(installed.code, installed.stderr).toBe(0);

    const { code, stdout, stderr } = await execute(start);

    expect(code, stderr).toBe(0);
    const printed = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
    expect(printed).toMatchObject({ result: journeyResult, isRefused: true });
  });
});
