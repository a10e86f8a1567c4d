/** What a command may touch of the process, so that tests can hold both ends. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person reads standard output: colours and progress only then. */
  readonly isTerminal: boolean;
  /** Sets the exit code; the command goes on. */
  readonly exit: (code: 0 | 1 | 2) => void;
}

/** The process as it is. */
export const processIo: Io = {
  stdin: process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  exit: (code) => {
    process.exitCode = code;
  },
};
