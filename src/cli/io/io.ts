import { createRequire } from "node:module";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeStream, type Screen } from "./screen.ts";

const endSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** A signal to end: of a person, of a supervisor, or of a terminal that closes. */
export type EndSignal = (typeof endSignals)[number];

/** Characters of output that may wait for a reader. */
const MAX_WAITING_LENGTH = 1_000_000;

/** The parts of the process that a command uses. Tests pass their own. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly screen: Screen;
  readonly errScreen: Screen;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Sets the exit code; the command goes on. */
  readonly exit: (code: 0 | 1 | 2 | 3) => void;
  /** Makes a program that runs until a signal outlive its outputs. */
  readonly outliveOutput: () => void;
  /** Returns the next signal to end. A second one ends the process at once. */
  readonly waitForSignal: () => Promise<EndSignal>;
  readonly sleep: (delayMs: number) => Promise<void>;
  /** Ends the process if it still runs after this time, even with open connections. Calls `onLate` first. */
  readonly endWithin: (maxMs: number, onLate: () => void) => void;
}

/** The streams, signals and exit code of this process. */
export const processIo: Io = {
  stdin: process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  screen: describeStream(process.stdout),
  errScreen: describeStream(process.stderr),
  now: () => performance.now(),
  exit: (code) => {
    process.exitCode = code;
  },
  outliveOutput,
  waitForSignal: () =>
    new Promise((resolve) => {
      const end = (signal: EndSignal) => {
        for (const each of endSignals) process.removeListener(each, end);
        resolve(signal);
      };
      for (const signal of endSignals) process.once(signal, end);
    }),
  sleep: (delayMs) => sleep(delayMs),
  endWithin: (maxMs, onLate) => {
    const end = () => {
      onLate();
      process.exit();
    };
    setTimeout(end, maxMs).unref();
  },
};

/**
 * Makes a program that runs until a signal outlive the readers of its outputs, and a full disk: what cannot be written is lost, and so is
 * what comes while a reader hangs. SIGUSR1, which asks other programs to open their log again, opens no debugger.
 */
function outliveOutput(): void {
  process.on("SIGUSR1", () => undefined);
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners("error").on("error", () => undefined);
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.write = (...args: unknown[]) => stream.writableLength <= MAX_WAITING_LENGTH && write(...args);
  }
}

const require = createRequire(import.meta.url);
const manifest = "loyalty-interface/package.json"; // by package name, because sources and compiled files have different depths

/** The folder and the version of this package. */
export const ownPackage = {
  folder: dirname(require.resolve(manifest)),
  version: (require(manifest) as { version: string }).version,
};
