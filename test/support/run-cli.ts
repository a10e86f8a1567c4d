import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The exit code and output of a command. */
export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `loyalty` in a child process with piped output. */
export function runCli(args: readonly string[], input = ""): Promise<CliResult> {
  return collectResult(startCli(args), input);
}

/** Runs a program of Node in a child process with piped output. */
export function runProgram(args: readonly string[], cwd = "."): Promise<CliResult> {
  return collectResult(spawn(process.execPath, args, { cwd, stdio: "pipe" }));
}

/** Starts `loyalty` in a child process. */
export function startCli(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ["src/cli/main.ts", ...args], { stdio: "pipe" });
}

async function collectResult(child: ChildProcess, input = ""): Promise<CliResult> {
  child.stdin?.end(input);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const [code] = await once(child, "close");
  return { code, stdout: await stdout, stderr: await stderr };
}

async function collect(stream: ChildProcess["stdout"]): Promise<string> {
  let text = "";
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}
