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

/** Shows the progress, rate and remaining time of long work on a terminal. */
export class Progress {
  readonly #io: Pick<Io, "err" | "errScreen" | "now">;
  readonly #options: ProgressOptions;
  readonly #startedAt: number;
  #shownAt: number;
  #done = 0;

  constructor(options: ProgressOptions, io: Pick<Io, "err" | "errScreen" | "now">) {
    this.#options = options;
    this.#io = io;
    this.#startedAt = io.now();
    this.#shownAt = this.#startedAt + DELAY_MS - INTERVAL_MS;
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
    const rate = (1000 * this.#done) / (this.#io.now() - this.#startedAt);
    const speed = `${formatBytes(rate)}/s`;
    if (this.#done > total) return `${verb}  ${formatBytes(this.#done)}  ${speed}`;
    const percent = Math.floor((100 * this.#done) / total);
    const left = formatDuration((total - this.#done) / rate);
    return `${verb}  ${percent} %  ${formatBytes(this.#done)} of ${formatBytes(total)}  ${speed}  ${left} left`;
  }
}

function formatBytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function formatDuration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
