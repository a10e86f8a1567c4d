import { type ChildProcessByStdio, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { run } from "../../src/cli/create-program.ts";
import type { Io } from "../../src/cli/io/io.ts";
import { createScreen } from "../../src/cli/io/screen.ts";
import type { DemoDataset } from "../../src/service/index.ts";

/** A process whose input and output are pipes. */
type PipedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** The exit code and output of a command. */
export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The first line that `loyalty serve` prints. */
export interface Hello extends Pick<DemoDataset, "credentials" | "ids"> {
  readonly url: string;
  readonly adminUrl: string;
  readonly docsUrl: string;
}

/** Runs a program of Node in a child process with piped output. */
export function runProgram(args: readonly string[], cwd = "."): Promise<CliResult> {
  return runCommand(process.execPath, args, { cwd });
}

/** Runs a command in a child process with piped output and no input. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<CliResult> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const [[code], stdout, stderr] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** Starts `loyalty` in a child process. */
export function startCli(args: readonly string[]): PipedProcess {
  return spawn(process.execPath, ["src/cli/main.ts", ...args], { stdio: "pipe" });
}

/** Reads the first line of JSON that `loyalty serve` or `loyalty record` prints. */
export function readHello({ stdout }: Pick<PipedProcess, "stdout">): Promise<Hello> {
  const lines = createInterface({ input: stdout });
  return new Promise((resolve) => lines.on("line", (line) => line.startsWith("{") && resolve(JSON.parse(line))));
}

/** Creates the parts of a process for a command in this process: empty input, output that is not a terminal. */
export function createTestIo(parts: Partial<Io> = {}): Io {
  return {
    stdin: (async function* () {})(),
    out: () => undefined,
    err: () => undefined,
    screen: createScreen({}),
    errScreen: createScreen({}),
    now: () => performance.now(),
    exit: () => undefined,
    waitForSignal: async () => "SIGTERM",
    sleep: async () => undefined,
    endWithin: () => undefined,
    ...parts,
  };
}

/**
 * Runs `loyalty` in this process, for tests that need no shell. A command that runs until a signal gets one as soon as it
 * waits for it, so `serve` starts, announces itself and stops. Other options describe a terminal.
 */
export async function runInProcess(
  args: readonly string[],
  input = "",
  {
    now = performance.now.bind(performance),
    waitForSignal,
    ...terminal
  }: Parameters<typeof createScreen>[0] & Partial<Pick<Io, "now" | "waitForSignal">> = {},
) {
  let stdout = "";
  let stderr = "";
  const stdin = (async function* () {
    yield Buffer.from(input);
  })();
  const out = (text: string) => {
    stdout += text;
  };
  const err = (text: string) => {
    stderr += text;
  };
  const screen = createScreen(terminal);
  const code = await run(
    args,
    createTestIo({ stdin, out, err, screen, errScreen: screen, now, ...(waitForSignal && { waitForSignal }) }),
  );
  return { code, stdout, stderr, json: () => JSON.parse(stdout) };
}
