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
/** All packages that an install of this package adds, with their licences. A new entry is a decision: docs/decisions. */
const ALLOWED: Record<string, string> = {
  "@polka/url": "MIT",
  commander: "MIT",
  kysely: "MIT",
  "lru-cache": "BlueOak-1.0.0",
  mrmime: "MIT",
  "openapi-fetch": "MIT",
  "openapi-typescript-helpers": "MIT",
  sirv: "MIT",
  totalist: "MIT",
};

const readManifest = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${path}/package.json`, "utf8"));

/** Collects a package and its runtime dependencies from what is installed. */
async function collectManifests(path: string, found = new Map<string, Manifest>()): Promise<Map<string, Manifest>> {
  if (found.has(path)) return found;
  const manifest = await readManifest(path);
  found.set(path, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) await collectManifests(`node_modules/${name}`, found);
  return found;
}
const manifests = [...(await collectManifests(".")).values()];

describe("the runtime dependencies", () => {
  it("are the allowed ones, with their licences", () => {
    const [, ...dependencies] = manifests;

    expect(Object.fromEntries(dependencies.map(({ name, license }) => [name, license]))).toEqual(ALLOWED);
  });

  it("run no script when they are installed, nor does this package", () => {
    const scripts = manifests.flatMap(({ name, scripts = {} }) =>
      ["preinstall", "install", "postinstall"].filter((script) => script in scripts).map((script) => [name, script]),
    );

    expect(scripts).toEqual([]);
  });

  it("include no peer that is not optional", () => {
    const [{ peerDependencies = {}, peerDependenciesMeta = {} } = {}] = manifests;

    const optional = Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional);
    expect(Object.keys(peerDependencies)).toEqual(["pg", "undici", "vitest"]);
    expect(optional).toEqual(Object.keys(peerDependencies));
  });
});

describe("docs/decisions/dependencies.md", () => {
  it("gives the reason for each package that is behind, with the version that is installed", async () => {
    const page = await readFile("docs/decisions/dependencies.md", "utf8");
    const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
    const rows = [...page.matchAll(/^\| `(.+)` \| ([\d.]+) \| (\d+)\..* \| (.+) \|$/gm)];

    expect(rows.map(([, name]) => name)).toEqual(["typescript", "keyv", "@types/node"]);
    for (const [, name = "", version, newest] of rows) {
      expect(devDependencies[name]).toBe(version);
      expect(Number(newest)).toBeGreaterThan(Number.parseInt(version ?? "", 10));
    }
  });
});
