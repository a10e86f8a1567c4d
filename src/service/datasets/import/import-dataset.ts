import { isDateTime, toEpochMicroseconds } from "../../../contract/is-date-time.ts";
import type { Connection } from "../../store/connection.ts";
import type { ActivityRow, Work, WriteMany } from "../../store/engine.ts";
import type { Store } from "../../store/store.ts";
import { type ApplyOptions, applyRecord } from "./apply-record.ts";
import { parseRecord, RecordError } from "./parse-record.ts";
import { type DatasetSource, readLines } from "./read-lines.ts";

/** Maximum number of problems in a summary; further ones are only counted. */
const MAX_PROBLEMS = 1_000;
const BATCH_ROWS = 512;
/** Bounds the memory of an import. */
const MAX_KNOWN_MEMBERS = 100_000;

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
  /** Number of invalid lines that were skipped. 0 if the file was refused. */
  readonly skipped: number;
  /** Number of invalid lines. */
  readonly invalid: number;
  /** The first 1,000 invalid lines. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * Imports a dataset: NDJSON with one {@link DatasetRecord} on each line; a record comes after the records that it refers to.
 * A dataset is lines, or the bytes of a file in chunks. Importing it again changes nothing.
 * If a line is invalid, nothing is applied unless `skipInvalid` is set. Memory use does not grow with the dataset.
 * @throws StoreUnavailableError if the database cannot be reached.
 */
export async function importDataset(
  store: Store,
  dataset: DatasetSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const { engine } = store;
  const summary = { lines: 0, applied: 0, skipped: 0, invalid: 0, problems: [] as { line: number; reason: string }[] };
  const work: Work<void> = async (connection, writeMany) => {
    const last = await readSequence(connection);
    const writer = createWriter(connection, writeMany, options);
    const lines = await applyLines(dataset, (text, line) => writer.apply(text, last + line), summary);
    await writer.flush();
    if (summary.invalid > 0 && !options.skipInvalid) throw new RefusedError();
    await connection.run("UPDATE arrival SET last = $1", last + lines);
  };
  const failure = await engine.transact(work).catch((error: unknown) => error);
  // A failed import can have filled the disk with its log. If the log cannot be emptied, the next import does.
  await engine.emptyLog().catch(() => undefined);
  const isRefused = failure instanceof RefusedError;
  if (failure !== undefined && !isRefused) throw failure;
  return isRefused ? { ...summary, applied: 0 } : { ...summary, skipped: summary.invalid };
}

/** Applies each line, and counts it in the summary. Returns the number of the last one. */
async function applyLines(
  dataset: DatasetSource,
  apply: (text: string, line: number) => Promise<void>,
  summary: { lines: number; applied: number; invalid: number; problems: { line: number; reason: string }[] },
): Promise<number> {
  let line = 0;
  for await (const texts of readLines(dataset)) {
    for (const text of texts) {
      line++;
      if (text?.trim() === "") continue;
      summary.lines++;
      try {
        if (text === undefined) throw new RecordError("is not UTF-8");
        await apply(text.trim(), line);
        summary.applied++;
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        summary.invalid++;
        if (summary.problems.length < MAX_PROBLEMS) summary.problems.push({ line, reason: error.message });
      }
    }
  }
  return line;
}

/** Returns the sequence before the first line of an import. */
async function readSequence(connection: Connection): Promise<number> {
  return (await connection.first<{ last: number }>("SELECT last FROM arrival"))?.last ?? 0;
}

/** Rolls back the transaction. */
class RefusedError extends Error {}

/** Creates a writer of records, which writes activities in batches. */
function createWriter(connection: Connection, writeMany: WriteMany, options: ImportOptions) {
  const memberKeys = new Map<string, number>();
  let rows: ActivityRow[] = [];

  const flush = async () => {
    if (rows.length > 0) await writeMany(rows);
    rows = [];
  };
  const findMember = async (campaignId: string, memberId: string) => {
    const text = "SELECT key FROM member WHERE campaign_id = $1 AND id = $2";
    const member = await connection.first<{ key: number }>(text, campaignId, memberId);
    if (!member) throw new RecordError(`member ${memberId} of campaign ${campaignId} does not exist`);
    return member.key;
  };
  /**
   * Applies a line. An activity is written with its batch or by `flush`; of a repeated event the first is kept.
   * @throws RecordError if the line is invalid, or cannot be applied.
   */
  const apply = async (text: string, sequence: number) => {
    const record = parseRecord(text, options.allowNonconforming ?? false);
    if (record.kind !== "activity") return applyRecord({ ...options, connection, sequence }, record);
    const { campaign_id, member_id, activity } = record;
    const name = JSON.stringify([campaign_id, member_id]);
    const member_key = memberKeys.get(name) ?? (await findMember(campaign_id, member_id));
    if (memberKeys.size === MAX_KNOWN_MEMBERS) memberKeys.clear();
    memberKeys.set(name, member_key);
    const createdAt = String(activity.created_at);
    const created_at_us = isDateTime(createdAt) ? toEpochMicroseconds(createdAt) : 0; // a nonconforming time sorts first
    const body = Buffer.from(JSON.stringify(activity)); // bytes, because SQLite binds a string more slowly
    rows.push({ member_key, created_at_us, sequence, id: activity.id, body });
    if (rows.length >= BATCH_ROWS) await flush();
  };
  return { apply, flush };
}
