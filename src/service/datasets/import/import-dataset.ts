import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../store/engine.ts";
import type { Store } from "../../store/store.ts";
import { type DatasetRecord, parseRecord, RecordError } from "./parse-record.ts";
import { type DatasetSource, readLines } from "./read-lines.ts";
import { describeKinds, type ImportOptions, type RecordKind } from "./record-kinds.ts";
import { type LineProblem, StagedRecords } from "./staged-records.ts";

/** Maximum number of problems in a summary; further ones are only counted. */
const MAX_PROBLEMS = 1_000;
/** Number of lines that are parsed before other work of this process continues. */
const LINES_IN_A_TURN = 1_000;
/** Maximum number of lines that a statement checks or writes: its time is limited on PostgreSQL, and SQLite blocks this process. */
const MAX_LINES_AT_ONCE = 10_000;

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
 * Imports a dataset: NDJSON with one {@link DatasetRecord} on each line, in any order. Several lines may say the same of a record;
 * one that says something else is invalid.
 * A dataset is lines, or the bytes of a file in chunks. Importing it again changes nothing.
 * If a line is invalid, nothing is applied. Memory use does not grow with the dataset: its records are
 * parsed into temporary tables, and then written in one transaction.
 * @throws StoreUnavailableError if the database cannot be reached.
 */
export async function importDataset(
  store: Store,
  dataset: DatasetSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const { engine } = store;
  const prefix = `staged_${randomUUID().replaceAll("-", "")}`; // the imports of a process can share a connection
  const kinds = Object.entries(describeKinds(engine.dialect, options)) as [DatasetRecord["kind"], RecordKind<never>][];
  const staged = new Map(kinds.map(([kind, described]) => [kind, new StagedRecords(`${prefix}_${kind}`, described)]));
  const problems = new Problems();
  let lines = 0;
  let lastLine = 0;
  const fill = async (connection: Connection) => {
    ({ lines, lastLine } = await stage(connection, dataset, staged, problems));
  };
  const work = async (connection: Connection) => {
    await apply(connection, staged, lastLine, problems);
    await connection.run("UPDATE arrival SET last = last + $1", lastLine);
    if (problems.count > 0) throw new RefusedError();
  };
  const staging = { tables: [...staged.values()], fill };
  const failure = await engine.transact(work, {}, staging).catch((error: unknown) => error);
  // A refused import can have filled the disk with its log. If the log cannot be emptied, the next import does.
  await engine.emptyLog().catch(() => undefined);
  const isRefused = failure instanceof RefusedError;
  if (failure !== undefined && !isRefused) throw failure;
  const { count: invalid, list } = problems;
  list.sort((a, b) => a.line - b.line);
  return { lines, applied: isRefused ? 0 : lines, invalid, problems: list };
}

/** The staged records by their kind, in the order in which they are applied. */
type Stage = ReadonlyMap<DatasetRecord["kind"], StagedRecords<never>>;

/** Parses each line, and stages its record. Returns the number of lines that are not blank, and of the last line. */
async function stage(
  connection: Connection,
  dataset: DatasetSource,
  staged: Stage,
  problems: Problems,
): Promise<{ lines: number; lastLine: number }> {
  let lines = 0;
  let line = 0;
  for await (const texts of readLines(dataset)) {
    for (const text of texts) {
      line++;
      if (line % LINES_IN_A_TURN === 0) await nextTurn();
      if (text?.trim() === "") continue;
      lines++;
      try {
        if (text === undefined) throw new RecordError("is not UTF-8");
        const record = parseRecord(text.trim());
        await staged.get(record.kind)?.add(connection, line, record as never); // the stage of its kind
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        problems.add({ line, reason: error.message });
      }
    }
  }
  for (const records of staged.values()) await records.flush(connection);
  return { lines, lastLine: line };
}

/** Writes the staged records, kind after kind, since later kinds refer to earlier ones. */
async function apply(connection: Connection, staged: Stage, lastLine: number, problems: Problems): Promise<void> {
  for (const records of [...staged.values()].filter(({ isEmpty }) => !isEmpty)) {
    for (const step of ["removeInvalid", "removeRepeated", "write"] as const) {
      for (let first = 1; first <= lastLine; first += MAX_LINES_AT_ONCE) {
        const found = await records[step](connection, [first, first + MAX_LINES_AT_ONCE - 1]);
        problems.add(...(found ?? []));
        await nextTurn();
      }
    }
  }
}

/** Invalid lines: their number, and the first that were found. */
class Problems {
  readonly list: LineProblem[] = [];
  count = 0;

  add(...found: readonly LineProblem[]): void {
    this.count += found.length;
    this.list.push(...found.slice(0, MAX_PROBLEMS - this.list.length));
  }
}

/** Rolls back the transaction. */
class RefusedError extends Error {}
