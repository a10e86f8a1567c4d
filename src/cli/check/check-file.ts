import { UnreadableTrafficError } from "../../traffic/index.ts";
import { splitEntries, type TrafficReport, TrafficTally } from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { readInput, readWhole } from "../io/read-input.ts";
import type { Lane } from "./check-lanes.ts";
import type { CheckFileOptions, Observed } from "./part-checker.ts";

/** What was found in one file. */
export type FileReport =
  | { readonly file: string; readonly error: string }
  | (TrafficReport &
      Observed & {
        readonly file: string;
        readonly isTraffic: boolean;
        /** Names an incomplete last line, or says that there was nothing to check. */
        readonly warning?: string;
      });

/** A file to check, and who checks its parts. */
export interface CheckFileJob {
  readonly file: string;
  /** Tells it from the other files of the run, of which one may be the same. */
  readonly number: number;
  /** The lane for the next part. */
  readonly nextLane: () => Lane;
  readonly options: CheckFileOptions;
  readonly io: Pick<Io, "stdin">;
}

/** More reports than lanes need to keep busy, few enough to hold in memory until it is their turn. */
const MOST_UNDER_WAY = 64;
/** Parts that one lane may be behind, where it has to check them all. */
const MOST_BEHIND = 4;

/** Whether a file holds exchanges, whatever is said of bodies. */
export function isTrafficFile(file: string): boolean {
  return /\.(har|ndjson|jsonl)$/i.test(file);
}

/** Checks one file: an archive or NDJSON, or a body where it is said what of. What cannot be read becomes an `error`. */
export async function checkFile(job: CheckFileJob): Promise<FileReport> {
  const { file, options, io, nextLane } = job;
  try {
    if (!options.bodyOf || isTrafficFile(file)) return { file, isTraffic: true, ...(await checkRecording(job)) };
    const part = { body: await readWhole(file, io), as: options.bodyOf };
    return { file, isTraffic: false, ...(await nextLane().check(part)) };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { file, error: error.message };
    throw error;
  }
}

/** This thread reads the file and finds the entries; lanes parse and check them. */
async function checkRecording({ file, number, nextLane, options, io }: CheckFileJob) {
  const tally = new TrafficTally();
  const underWay: Promise<TrafficReport>[] = [];
  const mergeNext = async () => {
    const part = await underWay.shift();
    if (part) tally.merge(part);
  };
  let warning: string | undefined;
  try {
    const batches = splitEntries(readInput(file, io), { onCutOff: (reason) => (warning = reason) });
    for await (const batch of batches) {
      const lane = nextLane();
      const report = lane.check({ file: number, batch });
      report.catch(() => undefined); // it is heard of when it is merged
      underWay.push(report);
      while (lane.waiting > MOST_BEHIND || underWay.length > MOST_UNDER_WAY) await mergeNext();
    }
  } finally {
    // In the order of the file: a fault in an earlier part goes before the one that ended the reading.
    while (underWay.length > 0) await mergeNext();
  }
  const observed = options.laws || options.coverage ? await nextLane().finish(number) : {};
  const report = tally.report();
  warning ??= lackOf(report); // "conforms" alone would say more than was seen
  return { ...report, ...(warning !== undefined && { warning }), ...observed };
}

function lackOf({ exchanges, unmatchedCount }: TrafficReport): string | undefined {
  if (exchanges === 0) return "holds no exchange";
  return exchanges === unmatchedCount ? "holds no exchange of this interface" : undefined;
}
