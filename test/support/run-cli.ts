import { type ChildProcessByStdio, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable, type Writable } from "node:stream";
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
export function startCli(args: readonly string[], cwd = "."): PipedProcess {
  return spawn(process.execPath, ["src/cli/main.ts", ...args], { stdio: "pipe", cwd });
}

/** Reads the first line of JSON that `loyalty serve` or `loyalty record` prints. */
export function readHello({ stdout }: Pick<PipedProcess, "stdout">): Promise<Hello> {
  const lines = createInterface({ input: stdout });
  return new Promise((resolve) => lines.on("line", (line) => line.startsWith("{") && resolve(JSON.parse(line))));
}

/**
 * Starts `loyalty` in this process, for tests that need no shell: with empty input, and output that is not a terminal. A command that
 * runs until a signal goes on until `end`.
 */
export function startInProcess(args: readonly string[], { err, ...parts }: Partial<Io> = {}) {
  const signal = Promise.withResolvers<"SIGINT" | "SIGTERM">();
  const hello = Promise.withResolvers<Hello>();
  const printed = { stdout: "", stderr: "" };
  const io: Io = {
    stdin: Readable.from([]),
    out(text) {
      printed.stdout += text;
      if (text.startsWith('{"url":')) hello.resolve(JSON.parse(text));
    },
    err(text) {
      printed.stderr += text;
      err?.(text);
    },
    screen: createScreen({}),
    errScreen: createScreen({}),
    now: () => performance.now(),
    exit: () => undefined,
    outliveOutput: () => undefined,
    waitForSignal: () => signal.promise,
    sleep: async () => undefined,
    endWithin: () => undefined,
    ...parts,
  };
  const ended = run(args, io).then((code) => ({ code, ...printed, json: () => JSON.parse(printed.stdout) }));
  const failed = ended.then(({ stderr }) => Promise.reject(new Error(stderr)));
  const started = Promise.race([hello.promise, failed]);
  started.catch(() => undefined); // most commands print no such line
  return {
    /** The first line of `loyalty serve` and `loyalty record`; rejects if the command ends before. */
    started,
    ended,
    /** Sends the signal; returns the exit code and the output once the command has ended. */
    end(by: "SIGINT" | "SIGTERM" = "SIGTERM") {
      signal.resolve(by);
      return ended;
    },
  };
}

type Terminal = Parameters<typeof createScreen>[0];

/**
 * Runs `loyalty` in this process to its end. A command that runs until a signal gets one as soon as it waits for it, so `serve`
 * starts, announces itself and stops. Other options describe a terminal.
 */
export function runInProcess(
  args: readonly string[],
  input = "",
  { waitForSignal, ...terminal }: Terminal & Partial<Pick<Io, "waitForSignal">> = {},
) {
  const screen = createScreen(terminal);
  const stdin = Readable.from([Buffer.from(input)]);
  return startInProcess(args, { stdin, screen, errScreen: screen, ...(waitForSignal && { waitForSignal }) }).end();
}
