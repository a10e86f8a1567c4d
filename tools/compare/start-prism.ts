import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { installTools } from "../install.ts";

/** Starts Prism with these arguments on a free port. Resolves once it listens. */
export async function startPrism(...args: readonly string[]) {
  const program = join(await installTools("interop"), "@stoplight/prism-cli/dist/index.js");
  const child = spawn(process.execPath, [program, ...args, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listening on (\S+)/.exec(line) ?? [];
    child.stdout.resume(); // a full pipe would delay it
    if (url) return { url, end: () => void child.kill() };
  }
  throw new Error("prism does not listen");
}
