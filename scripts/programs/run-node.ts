import { execFile } from "node:child_process";

const programs = new AbortController();
process.once("exit", () => programs.abort());

/**
 * Runs a program with the Node of this process, and returns its standard output. The program ends when this process ends.
 * @throws Error with the output of the program, if it ends with another exit code.
 */
export function runNode(args: readonly string[], { cwd = ".", exitCode = 0 } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd, signal: programs.signal }, (error, stdout, stderr) => {
      if (child.exitCode === exitCode) resolve(stdout);
      else reject(new Error(stderr.trim() || stdout.trim() || error?.message));
    });
  });
}
