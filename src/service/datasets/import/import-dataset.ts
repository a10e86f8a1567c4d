import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../store/connection.ts";
import type { Store } from "../../store/store.ts";
import { type ApplyOptions, applyRecord } from "./apply-record.ts";
import { parseRecord, RecordError } from "./parse-record.ts";
import { type DatasetSource, readLines } from "./read-lines.ts";
import { StagedRecords } from "./staged-records.ts";

/** Maximum number of problems in a summary; further ones are only counted. */
const MAX_PROBLEMS = 1_000;
/** Maximum number of lines whose activities are written at once: a statement of PostgreSQL has limited time, and SQLite blocks this process. */
const MAX_LINES_AT_ONCE = 10_000;

/** Options of {@link importDataset}. */
export interface ImportOptions extends ApplyOptions {
  /** Skips invalid lines instead of refusing the file. @default false */
  readonly skipInvalid?: boolean;
  /** Accepts entities that break their schema, to replay recorded traffic. @default false */
  readonly allowNonconforming?: boolean;
}

/** Result of an import. */
export interface ImportSummary {
  /** Number of lines that are not blank. */
  readonly lines: number;
  /** Number of lines that are in the database now, including lines of an earlier import. 0 if the file was refused. */
  readonly applied: number;
  /** Number of invalid lines. */
  readonly invalid: number;
  /** Invalid lines in their order, at most 1,000. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * Imports a dataset: NDJSON with one {@link DatasetRecord} on each line; a record comes after the records that it refers to, but an
 * activity can come anywhere.
 * A dataset is lines, or the bytes of a file in chunks. Importing it again changes nothing.
 * If a line is invalid, nothing is applied unless `skipInvalid` is set. Memory use does not grow with the dataset: its records are
 * parsed into a temporary table, and then written in one transaction.
 * @throws StoreUnavailableError if the database cannot be reached.
 */
export async function importDataset(
  store: Store,
  dataset: DatasetSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const { engine } = store;
  const records = new StagedRecords();
  const problems = new Problems();
  let lines = 0;
  const staging = {
    table: records.table,
    columns: records.columns,
    fill: async (connection: Connection) => {
      lines = await stage(connection, dataset, records, problems, options);
    },
  };
  const work = async (connection: Connection) => {
    await apply(connection, records, problems, options);
    if (problems.count > 0 && !options.skipInvalid) throw new RefusedError();
  };
  const failure = await engine.transact(work, {}, staging).catch((error: unknown) => error);
  // A refused import can have filled the disk with its log. If the log cannot be emptied, the next import does.
  await engine.emptyLog().catch(() => undefined);
  const isRefused = failure instanceof RefusedError;
  if (failure !== undefined && !isRefused) throw failure;
  const { count: invalid, list } = problems;
  list.sort((a, b) => a.line - b.line);
  return { lines, applied: isRefused ? 0 : lines - invalid, invalid, problems: list };
}

/** Parses each line, and stages its record. Returns the number of lines that are not blank. */
async function stage(
  connection: Connection,
  dataset: DatasetSource,
  records: StagedRecords,
  problems: Problems,
  { allowNonconforming = false }: ImportOptions,
): Promise<number> {
  let lines = 0;
  let line = 0;
  for await (const texts of readLines(dataset)) {
    for (const text of texts) {
      line++;
      if (text?.trim() === "") continue;
      lines++;
      await problems.catch(line, async () => {
        if (text === undefined) throw new RecordError("is not UTF-8");
        await records.add(connection, line, parseRecord(text.trim(), allowNonconforming));
      });
    }
  }
  await records.flush(connection);
  return lines;
}

/** Writes the staged records in the order of their lines, the activities at the end. */
async function apply(
  connection: Connection,
  records: StagedRecords,
  problems: Problems,
  options: ImportOptions,
): Promise<void> {
  const arrival = await connection.first<{ last: number }>("SELECT last FROM arrival");
  const sequence = arrival?.last ?? 0;
  for await (const { line, record } of records.list(connection))
    await problems.catch(line, () => applyRecord({ ...options, connection, sequence: sequence + line }, record));
  for (let from = 1; from <= records.lastLine; from += MAX_LINES_AT_ONCE) {
    const to = from + MAX_LINES_AT_ONCE - 1;
    await records.writeActivities(connection, from, to, sequence);
    for (const { line, member_id, campaign_id } of await records.listStrays(connection, from, to))
      problems.add(line, `member ${member_id} of campaign ${campaign_id} does not exist`);
    await nextTurn();
  }
  await connection.run("UPDATE arrival SET last = $1", sequence + records.lastLine);
}

/** Invalid lines: their number, and the first that were found. */
class Problems {
  readonly list: { readonly line: number; readonly reason: string }[] = [];
  count = 0;

  add(line: number, reason: string): void {
    this.count++;
    if (this.list.length < MAX_PROBLEMS) this.list.push({ line, reason });
  }

  /** Runs the work for a line. Adds the problem that it throws. */
  async catch(line: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.add(line, error.message);
    }
  }
}

/** Rolls back the transaction. */
class RefusedError extends Error {}
