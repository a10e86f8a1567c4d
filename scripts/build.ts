/** Compiles `src` and `generated` into `dist`, and copies what the compiler leaves behind. Run: npm run build */
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(import.meta.resolve("typescript/lib/tsc.js"));

for (const folder of ["dist/src", "dist/generated"]) rmSync(`${root}${folder}`, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
// The validators are JavaScript already, with declarations of their own.
for (const name of ["validators.js", "validators.d.ts"])
  copyFileSync(`${root}generated/${name}`, `${root}dist/generated/${name}`);
chmodSync(`${root}dist/src/cli/main.js`, 0o755);
