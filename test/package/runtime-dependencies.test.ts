import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

interface Manifest {
  name: string;
  license: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  scripts?: Record<string, string>;
}
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];
/** Everything that an install of this package brings, with its licence. A new entry is a decision: docs/decisions. */
const ALLOWED: Record<string, string> = {
  commander: "MIT",
  kysely: "MIT",
  "lru-cache": "BlueOak-1.0.0",
  "openapi-fetch": "MIT",
  "openapi-typescript-helpers": "MIT",
};

const manifestOf = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${path}/package.json`, "utf8"));

/** The runtime dependencies with theirs, read from what is installed. */
async function installedBy(path: string, found = new Map<string, Manifest>()): Promise<Map<string, Manifest>> {
  for (const name of Object.keys((await manifestOf(path)).dependencies ?? {})) {
    if (found.has(name)) continue;
    found.set(name, await manifestOf(`node_modules/${name}`));
    await installedBy(`node_modules/${name}`, found);
  }
  return found;
}
const installed = await installedBy(".");

describe("the runtime dependencies", () => {
  it("are these and no others, under these licences", () => {
    const licences = Object.fromEntries([...installed].map(([name, { license }]) => [name, license]));

    expect(licences).toEqual(ALLOWED);
  });

  it("run nothing when they are installed", () => {
    const scripts = [...installed.values()].flatMap(({ name, scripts = {} }) =>
      INSTALL_SCRIPTS.filter((script) => script in scripts).map((script) => `${name}: ${script}`),
    );

    expect(scripts).toEqual([]);
  });

  it("are fewer than 15 packages with this one", () => {
    expect(installed.size + 1).toBeLessThan(15);
  });

  it("have dependencies of their own only where one is types alone", () => {
    const own = [...installed.values()].filter(({ dependencies = {} }) => Object.keys(dependencies).length > 0);

    expect(own.map(({ name, dependencies }) => [name, Object.keys(dependencies ?? {})])).toEqual([
      ["openapi-fetch", ["openapi-typescript-helpers"]],
    ]);
  });

  it("are joined by peers only where somebody asks for what needs one", async () => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = await manifestOf(".");

    const optional = Object.entries(peerDependenciesMeta).filter(([, meta]) => meta.optional);
    expect(Object.keys(peerDependencies)).toEqual(["pg", "undici", "vitest"]);
    expect(optional.map(([name]) => name)).toEqual(Object.keys(peerDependencies));
  });

  it("are not joined by an install script of this package", async () => {
    const { scripts = {} } = await manifestOf(".");

    expect(INSTALL_SCRIPTS.filter((script) => script in scripts)).toEqual([]);
  });
});
