/** Runs a program of a folder beside this file in the current directory, and installs the folder first if that is needed. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installTools } from "../scripts/programs/install-tools.ts";

const [folder, program, ...args] = process.argv.slice(2);
if (folder === undefined || program === undefined) {
  console.error("Usage: node tools/run.ts FOLDER PROGRAM [ARGUMENT...]");
  process.exitCode = 2;
} else {
  const modules = await installTools(folder);
  const { status, error } = spawnSync(join(modules, ".bin", program), args, { stdio: "inherit" });
  if (error) console.error(`${program}: ${error.message}`);
  process.exitCode = status ?? 1;
}
