import type { Io } from "./io.ts";
import { CLEAR_LINE } from "./output.ts";

const INTERVAL_MS = 100;
/** Shorter work shows nothing. */
const DELAY_MS = 500;

/** How {@link createProgress} counts. */
export interface ProgressOptions {
  /** The work, such as `checking`. */
  readonly verb: string;
  /** Bytes of the whole work, if they are known. */
  readonly total?: number;
  readonly isQuiet?: boolean | undefined;
}

/** Shows the progress of long work on a terminal. */
export function createProgress(
  { verb, total = 0, isQuiet = false }: ProgressOptions,
  { err, errScreen, now }: Pick<Io, "err" | "errScreen" | "now">,
) {
  const isShown = errScreen.isTerminal && !isQuiet;
  let shownAt = now() + DELAY_MS - INTERVAL_MS;
  let done = 0;
  const show = () => {
    if (!isShown || done === 0 || now() - shownAt < INTERVAL_MS) return;
    shownAt = now();
    // Standard input has no size.
    const share = done > total ? "" : ` of ${formatMegabytes(total)}  ${Math.floor((100 * done) / total)} %`;
    err(`${CLEAR_LINE}${verb}  ${formatMegabytes(done)}${share}`);
  };
  return {
    /** Passes chunks on, and adds their sizes. */
    async *track(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        yield chunk;
        done += chunk.length;
        show();
      }
    },
    /** Removes the line. */
    clear(): void {
      if (isShown) err(CLEAR_LINE);
    },
  };
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
