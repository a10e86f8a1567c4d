/**
 * Builds the package in `dist`: types with the compiler, and all entries with one call of esbuild, so that they share one copy of each
 * class. The package has few files, because opening many takes longer than running them. Run: npm run build
 */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));
const targets = Object.values(manifest.exports).map((target) => (typeof target === "string" ? target : target.default));
const compiled = [...targets, manifest.bin.loyalty].filter((path) => path.endsWith(".js"));
/** Files that the others import as they are: esbuild would repeat JSON, and make the validators larger. */
const copied = [
  "generated/validators.js",
  "generated/openapi.json",
  "generated/shapes.json",
  "generated/examples.json",
];

/** Leaves the namespace `schemas` in its own entry: beside it in a shared file, a bundler of a user would keep all schemas. */
const keepSchemasApart: Plugin = {
  name: "keep schemas apart",
  setup({ onResolve }) {
    onResolve({ filter: /generated\/schemas\.ts$/ }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: "../../generated/schemas.js", external: true },
    );
  },
};

for (const folder of ["dist/src", "dist/generated"]) rmSync(`${root}${folder}`, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "-p", "scripts/build/tsconfig.json"], { cwd: root, stdio: "inherit" });
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: compiled.map((path) => path.replace("./dist/", "").replace(/js$/, "ts")),
  outdir: "dist",
  outbase: ".",
  chunkNames: "src/[name]-[hash]",
  bundle: true,
  splitting: true,
  // Development dependencies that the sources import come with the package, without what they have beside their code.
  external: [
    ...copied.map((file) => `./${file}`),
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ],
  plugins: [keepSchemasApart],
  format: "esm",
  platform: "node",
  write: false,
});
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.replaceAll(/^import "\..*";\n/gm, "")); // the files that export something load these, too
}
for (const file of [...copied, "generated/validators.d.ts"]) copyFileSync(`${root}${file}`, `${root}dist/${file}`);
copyFileSync(`${root}node_modules/@streamparser/json/LICENSE`, `${root}dist/src/streamparser-json.LICENSE`);
chmodSync(`${root}dist/src/cli/main.js`, 0o755);
