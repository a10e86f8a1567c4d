import type { Kysely } from "kysely";
import type { WriteMany } from "../../store/engine.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { RecordError } from "../dataset-record.ts";
import { ActivityBatch } from "./activity-batch.ts";
import { applyRecord } from "./apply-record.ts";
import { type DatasetSource, parseDataset } from "./parse-dataset.ts";

/** Problems that a summary tells one by one; the others are counted. */
const MOST_TOLD_PROBLEMS = 1_000;

/** How an import treats lines that are not as they should be. */
export interface ImportOptions {
  /** Leaves bad lines out instead of refusing the file. @default false */
  readonly skipInvalid?: boolean;
  /** Keeps a line that only breaks the schema of the contract: what was seen in the wild can be replayed. @default false */
  readonly allowNonconforming?: boolean;
  /** Called now and then with the number of lines that have been taken so far. */
  readonly onLines?: (lines: number) => void;
}

/** What an import did. */
export interface ImportSummary {
  /** Lines that are not blank. */
  readonly lines: number;
  /** Lines that are in the database now, whether or not they were before. 0 where the file was refused. */
  readonly applied: number;
  /** Bad lines that were left out. 0 where the file was refused. */
  readonly skipped: number;
  /** Bad lines. */
  readonly invalid: number;
  /** The first 1,000 bad lines. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * Applies a dataset: NDJSON, one {@link DatasetRecord} on each line, in an order in which what is referred to comes first.
 * It may come as lines or as the bytes of a file in chunks, which are parsed in a thread of their own.
 * The same dataset again changes nothing. Where a line is bad, nothing at all is applied, unless `skipInvalid`. Memory use
 * does not grow with the dataset.
 * @throws StoreUnavailableError where the database is out of reach.
 */
export async function importDataset(
  store: Store,
  dataset: DatasetSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const summary = { lines: 0, applied: 0, skipped: 0, invalid: 0, problems: [] as { line: number; reason: string }[] };
  try {
    await store.engine.transact(async (database, writeMany) => {
      const last = await lockArrival(database, store.engine.dialect === "postgres");
      const number = await applyBatches({ dataset, database, writeMany, last, options, summary });
      if (summary.invalid > 0 && !options.skipInvalid) throw new Refused();
      await database
        .updateTable("arrival")
        .set({ last: last + number })
        .execute();
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...summary, applied: 0 };
  }
  return { ...summary, skipped: summary.invalid };
}

/** Rolls the transaction back. */
class Refused extends Error {}

/** The number of the last record that came in. Imports run one after the other, so that numbers and order of arrival agree. */
async function lockArrival(database: Kysely<Tables>, isShared: boolean): Promise<number> {
  const query = database.selectFrom("arrival").select("last");
  return (await (isShared ? query.forUpdate() : query).executeTakeFirstOrThrow()).last;
}

interface Run {
  readonly dataset: DatasetSource;
  readonly database: Kysely<Tables>;
  readonly writeMany: WriteMany;
  readonly last: number;
  readonly options: ImportOptions;
  readonly summary: { lines: number; applied: number; invalid: number; problems: { line: number; reason: string }[] };
}

/** @returns How many lines there were, blank ones included. */
async function applyBatches({ dataset, database, writeMany, last, options, summary }: Run): Promise<number> {
  const activities = new ActivityBatch(database, writeMany);
  let lines = 0;
  for await (const batch of parseDataset(dataset, options)) {
    lines = batch.lines;
    for (const item of batch.items) {
      summary.lines++;
      try {
        if ("problem" in item) throw new RecordError(item.problem);
        if ("record" in item) await applyRecord(database, item.record, last + item.line);
        else await activities.add(item.activity, batch.bodies, last + item.line);
        summary.applied++;
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        summary.invalid++;
        if (summary.problems.length < MOST_TOLD_PROBLEMS)
          summary.problems.push({ line: item.line, reason: error.message });
      }
    }
    options.onLines?.(lines);
  }
  await activities.flush();
  return lines;
}
