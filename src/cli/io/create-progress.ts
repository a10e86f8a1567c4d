import { statSync } from "node:fs";
import type { Io } from "./io.ts";
import { CLEAR_LINE } from "./output.ts";

/** Shorter work shows nothing. */
const INTERVAL_MS = 500;

/** Shows on a terminal how much of long work is done. `verb` names the work, such as `checking`. */
export function createProgress(
  verb: string,
  files: readonly string[],
  { err, errScreen, now }: Pick<Io, "err" | "errScreen" | "now">,
  isQuiet = false,
) {
  const isShown = errScreen.isTerminal && !isQuiet;
  // Standard input has no size.
  const total = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  let shownAt = now();
  let done = 0;
  return {
    /** Passes chunks on, and adds their sizes. */
    async *track(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        yield chunk;
        done += chunk.length;
        if (!isShown || now() - shownAt < INTERVAL_MS) continue;
        shownAt = now();
        const share = done > total ? "" : ` of ${formatMegabytes(total)}  ${Math.floor((100 * done) / total)} %`;
        err(`${CLEAR_LINE}${verb}  ${formatMegabytes(done)}${share}`);
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
