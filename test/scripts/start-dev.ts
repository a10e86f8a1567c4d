import { spawn } from "node:child_process";
import { once } from "node:events";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copyProject } from "../support/copy-project.ts";
import { commitAll } from "../support/scratch-git.ts";

/**
 * Starts `npm run dev` in a copy of the project.
 * @param options.hasCommit False for a copy without git, such as a ZIP download. @default true
 * @param options.hasTools False for a new clone without the registry. @default true
 */
export async function startDev({ hasCommit = true, hasTools = true } = {}) {
  const copy = await copyProject("dev");
  if (hasCommit) commitAll(copy);
  if (!hasTools) await rm(join(copy, "tools/docs/node_modules"), { force: true });
  const contract = join(copy, "openapi.yaml");
  const options = ["scripts/dev.ts", "--port", "8900"]; // or the next free one
  const env = hasTools ? process.env : { ...process.env, npm_config_registry: "http://127.0.0.1:9/" };
  const child = spawn(process.execPath, options, { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => child.kill("SIGINT"));
  const ended = once(child, "exit");
  let lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  return {
    contract,
    pid: Number(child.pid),
    /** Waits for a line since the last save that matches, and returns it. */
    async read(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        await once(output, "line");
      }
    },
    /** Saves the contract as editors do: a new file replaces it. */
    async save(text: string): Promise<void> {
      lines = [];
      await writeFile(`${contract}.new`, text);
      await rename(`${contract}.new`, contract);
    },
    /** Ends it as Ctrl+C does, removes the copy, and returns the exit code and signal. */
    async end(): Promise<unknown[]> {
      child.kill("SIGINT");
      const result = await ended;
      await rm(copy, { recursive: true, force: true, maxRetries: 10 }); // its programs end, and write, a moment later
      return result;
    },
  };
}
