import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Runs a program in a directory, and returns its output. */
export async function run(directory: string, program: string, ...args: string[]): Promise<string> {
  const cache = { NODE_COMPILE_CACHE: resolve(directory, ".cache") };
  const env = { ...process.env, ...cache, NO_COLOR: "1", NODE_NO_WARNINGS: "1" };
  return new Promise((end) => {
    execFile(process.execPath, [program, ...args], { cwd: directory, maxBuffer: 256e6, env }, (_, stdout, stderr) =>
      end(stripVTControlCharacters(stdout + stderr)),
    );
  });
}

/** Reads title, message and difference of each failed test, without the lines of its source. */
export function listFailures(output: string): string[] {
  const texts = output.replaceAll(/^ *(❯|\d*\|).*$/gm, "").split(/^ *FAIL +/m);
  return texts.slice(1);
}
