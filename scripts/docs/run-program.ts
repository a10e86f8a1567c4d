import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a program of Node in the folder of the project, until it ends or this process does. Its output appears only if it fails.
 * @throws Error with the output of the program.
 */
export async function runProgram(file: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: new URL("../..", import.meta.url),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => void child.kill("SIGKILL");
  process.prependListener("exit", end); // before the folder that it writes to is removed
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  process.off("exit", end);
  if (code !== 0) throw new Error(`${file} failed:\n${output}`);
}
