import { createRequire } from "node:module";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeStream, type Screen } from "./screen.ts";

/** The parts of the process that a command uses. Tests pass their own. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The look of standard output. */
  readonly screen: Screen;
  /** The look of standard error. */
  readonly errScreen: Screen;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Sets the exit code; the command goes on. */
  readonly exit: (code: 0 | 1 | 2 | 3) => void;
  /** Returns the next SIGINT or SIGTERM. */
  readonly waitForSignal: () => Promise<"SIGINT" | "SIGTERM">;
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
  waitForSignal: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve(signal));
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

const require = createRequire(import.meta.url);
const manifest = "loyalty-interface/package.json"; // by package name, because sources and compiled files have different depths

/** The folder and the version of this package. */
export const ownPackage = {
  folder: dirname(require.resolve(manifest)),
  version: (require(manifest) as { version: string }).version,
};
