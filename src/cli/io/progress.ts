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
  /** Amount of the whole work, if it is known. */
  readonly total?: number | undefined;
  /** The unit of amounts. @default "bytes" */
  readonly unit?: string;
  readonly isQuiet?: boolean | undefined;
}

/** Shows the progress, rate and remaining time of long work on a terminal. */
export class Progress {
  readonly #io: Pick<Io, "err" | "errScreen" | "now">;
  readonly #options: ProgressOptions;
  readonly #startedAt: number;
  #shownAt: number;
  #total: number;
  #done = 0;

  constructor(options: ProgressOptions, io: Pick<Io, "err" | "errScreen" | "now">) {
    this.#options = options;
    this.#io = io;
    this.#total = options.total ?? 0;
    this.#startedAt = io.now();
    this.#shownAt = this.#startedAt + DELAY_MS - INTERVAL_MS;
  }

  /** Adds finished work, and sets the amount of the whole work if it is known only now. */
  add(amount: number, total = this.#total): void {
    this.#done += amount;
    this.#total = total;
    const { err, errScreen, now } = this.#io;
    if (!errScreen.isTerminal || this.#options.isQuiet || this.#done === 0 || now() - this.#shownAt < INTERVAL_MS)
      return;
    this.#shownAt = now();
    err(CLEAR_LINE + this.#describe().slice(0, errScreen.columns - 1));
  }

  /** Passes chunks on, and adds their sizes. */
  async *track(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      const { length } = chunk; // now, because the receiver may transfer it to another thread
      yield chunk;
      this.add(length);
    }
  }

  /** Removes the line. */
  clear(): void {
    if (this.#io.errScreen.isTerminal && !this.#options.isQuiet) this.#io.err(CLEAR_LINE);
  }

  #describe(): string {
    const { verb, unit = "bytes" } = this.#options;
    const total = this.#total;
    const rate = (1000 * this.#done) / (this.#io.now() - this.#startedAt);
    const format = unit === "bytes" ? formatBytes : (amount: number) => `${Math.round(amount)} ${unit}`;
    const speed = unit === "bytes" ? `${formatBytes(rate)}/s` : `${rate.toPrecision(3)}/s`;
    if (this.#done > total) return `${verb}  ${format(this.#done)}  ${speed}`;
    const percent = Math.floor((100 * this.#done) / total);
    const left = formatDuration((total - this.#done) / rate);
    return `${verb}  ${percent} %  ${format(this.#done)} of ${format(total)}  ${speed}  ${left} left`;
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
