import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const CLI = "src/cli/main.ts";

/** The exit code and output of a command. */
export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `loyalty` in a child process with piped output. */
export async function runCli(args: readonly string[], input = ""): Promise<CliResult> {
  const child = startCli(args);
  child.stdin?.end(input);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const [code] = await once(child, "close");
  return { code, stdout: await stdout, stderr: await stderr };
}

/** Starts `loyalty` in a child process. */
export function startCli(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [CLI, ...args], { stdio: "pipe" });
}

async function collect(stream: ChildProcess["stdout"]): Promise<string> {
  let text = "";
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}
