import type { Io } from "./io.ts";

/** Moves to the start of the line and clears it. */
export const CLEAR_LINE = "\r\x1b[K";
const INTERVAL_MS = 100;
/** Shorter work shows nothing. */
const DELAY_MS = 500;

/** How a {@link Progress} counts. */
export interface ProgressOptions {
  /** The work, such as `checking`. */
  readonly verb: string;
  /** Bytes of the whole work, if they are known. */
  readonly total?: number | undefined;
  readonly isQuiet?: boolean | undefined;
}

/** Shows the progress of long work on a terminal. */
export class Progress {
  readonly #io: Pick<Io, "err" | "errScreen" | "now">;
  readonly #options: ProgressOptions;
  #shownAt: number;
  #done = 0;

  constructor(options: ProgressOptions, io: Pick<Io, "err" | "errScreen" | "now">) {
    this.#options = options;
    this.#io = io;
    this.#shownAt = io.now() + DELAY_MS - INTERVAL_MS;
  }

  /** Adds finished work. */
  add(bytes: number): void {
    this.#done += bytes;
    const { err, errScreen, now } = this.#io;
    if (!errScreen.isTerminal || this.#options.isQuiet || this.#done === 0 || now() - this.#shownAt < INTERVAL_MS)
      return;
    this.#shownAt = now();
    err(CLEAR_LINE + this.#describe().slice(0, errScreen.columns - 1));
  }

  /** Passes chunks on, and adds their sizes. */
  async *track(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      const { length } = chunk; // now, because the receiver can transfer it to another thread
      yield chunk;
      this.add(length);
    }
  }

  /** Removes the line. */
  clear(): void {
    if (this.#io.errScreen.isTerminal && !this.#options.isQuiet) this.#io.err(CLEAR_LINE);
  }

  #describe(): string {
    const { verb, total = 0 } = this.#options;
    const done = `${verb}  ${formatMegabytes(this.#done)}`;
    if (this.#done > total) return done;
    return `${done} of ${formatMegabytes(total)}  ${Math.floor((100 * this.#done) / total)} %`;
  }
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
