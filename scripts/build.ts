/**
 * Compiles `src` and `generated` into `dist`, copies the files that the compiler skips, and bundles the client into one file:
 * finding forty files takes longer than running them, and programs import this entry at start-up. Run: npm run build
 */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));

for (const folder of ["dist/src", "dist/generated"]) rmSync(`${root}${folder}`, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "-p", "scripts/build/tsconfig.json"], { cwd: root, stdio: "inherit" });
// The compiler does not copy styles, and JavaScript with declarations. It indents JSON more, which makes the package larger.
const copied = ["validators.js", "validators.d.ts", "openapi.json", "shapes.json", "examples.json"];
for (const name of [...copied.map((file) => `generated/${file}`), "src/cli/report/report.css"])
  copyFileSync(`${root}${name}`, `${root}dist/${name}`);
chmodSync(`${root}dist/src/cli/main.js`, 0o755);

await build({
  absWorkingDir: root,
  entryPoints: ["dist/src/index.js"],
  outfile: "dist/src/index.js",
  allowOverwrite: true,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "neutral", // an import of `node:` fails the build
});
