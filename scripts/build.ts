/**
 * Compiles `src` and `generated` into `dist`, copies what the compiler leaves behind, and makes one file of the client: it is
 * the entry that programs import where start-up counts, and forty files take longer to find than to run.
 *
 * Run: npm run build
 */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(import.meta.resolve("typescript/lib/tsc.js"));

for (const folder of ["dist/src", "dist/generated"]) rmSync(`${root}${folder}`, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
// The validators are JavaScript already, with declarations of their own.
for (const name of ["validators.js", "validators.d.ts"])
  copyFileSync(`${root}generated/${name}`, `${root}dist/generated/${name}`);
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
for (const file of globSync("dist/src/client/**/*.js", { cwd: root })) rmSync(`${root}${file}`);
