import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The npm package that holds Node for this platform. It has no install script. */
const nodePackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** Runs a program on a version of Node from the registry. */
export function runOnNode(version: string, cwd: string, ...program: readonly string[]) {
  const args = ["exec", "--silent", "--yes", `--package=${nodePackage}@${version}`, "--", "node", ...program];
  return promisify(execFile)("npm", args, { cwd });
}
