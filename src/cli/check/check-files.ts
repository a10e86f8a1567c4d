import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Suggestions } from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { checkFile, type FileReport } from "./check-file.ts";
import { CheckLanes } from "./check-lanes.ts";
import type { CheckFileOptions } from "./part-checker.ts";

/** Below this, a thread takes longer to start than the files to check. */
const WORTH_A_THREAD_BYTES = 16 << 20;

/** How a run of {@link checkFiles} is carried out. */
export interface CheckFilesOptions extends CheckFileOptions {
  /** Sees all exchanges of all files, in their order; then one lane checks. */
  readonly suggestions?: Suggestions | undefined;
  /** How many parts are checked at a time. @default as many as are worth it */
  readonly lanes?: number;
}

/**
 * Checks files, several parts of them at a time where there are cores and bytes enough. The reports are in the order of
 * the files and the same however many lanes there are.
 */
export async function checkFiles(
  files: readonly string[],
  { suggestions, lanes: count = suggestions ? 1 : lanesFor(files), ...options }: CheckFilesOptions,
  io: Pick<Io, "stdin">,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const pending = [...files.entries()];
  const lanes = new CheckLanes(count, options, suggestions);
  // What looks at exchanges in their order needs all parts of a file in one lane; else each part goes where there is room.
  const isOrdered = options.laws === true || options.coverage === true;
  try {
    await Promise.all(
      lanes.all.map(async (lane) => {
        const nextLane = isOrdered ? () => lane : () => lanes.next();
        for (let next = pending.shift(); next; next = pending.shift()) {
          const [number, file] = next;
          reports[number] = await checkFile({ file, number, nextLane, options, io });
        }
      }),
    );
  } finally {
    await lanes.close();
  }
  return reports;
}

/** One lane for each core, as far as there is enough to do; a single file keeps two busy. */
export function lanesFor(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  return bytes < WORTH_A_THREAD_BYTES ? 1 : Math.min(files.length + 1, availableParallelism());
}
