import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { isDateTime, toEpochMicroseconds } from "../../../contract/is-date-time.ts";
import type { WriteMany } from "../../store/engine.ts";
import type { Tables } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { type ApplyOptions, applyRecord } from "./apply-record.ts";
import { parseRecord, RecordError } from "./parse-record.ts";
import { type DatasetSource, splitLines } from "./split-lines.ts";

/** Maximum number of problems in a summary; further ones are only counted. */
const MAX_PROBLEMS = 1_000;
const BATCH_ROWS = 512;
const MAX_CACHED_MEMBERS = 100_000;

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
 * Importing
 * it again changes nothing. If a line is invalid, nothing is applied unless `skipInvalid` is set. Memory use does not grow with the dataset.
 * @throws StoreUnavailableError if the database cannot be reached.
 */
export async function importDataset(
  store: Store,
  dataset: DatasetSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const summary = { lines: 0, applied: 0, skipped: 0, invalid: 0, problems: [] as { line: number; reason: string }[] };
  try {
    await store.engine.transact(async (database, writeMany) => {
      const { last } = await database.selectFrom("arrival").select("last").executeTakeFirstOrThrow();
      const writer = new RecordWriter(database, writeMany, options);
      let number = 0;
      for await (const lines of splitLines(dataset)) {
        for (const text of lines) {
          const line = text.trimEnd();
          number++;
          if (line === "") continue;
          summary.lines++;
          try {
            await writer.apply(line, last + number);
            summary.applied++;
          } catch (error) {
            if (!(error instanceof RecordError)) throw error;
            summary.invalid++;
            if (summary.problems.length < MAX_PROBLEMS) summary.problems.push({ line: number, reason: error.message });
          }
        }
      }
      await writer.flush();
      if (summary.invalid > 0 && !options.skipInvalid) throw new RefusedError();
      await database
        .updateTable("arrival")
        .set({ last: last + number })
        .execute();
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { ...summary, applied: 0 };
  }
  return { ...summary, skipped: summary.invalid };
}

/** Rolls back the transaction. */
class RefusedError extends Error {}

/** Writes records, activities in batches, and looks up each member once. */
class RecordWriter {
  readonly #database: Kysely<Tables>;
  readonly #writeMany: WriteMany;
  readonly #options: ImportOptions;
  readonly #memberKeys = new LRUCache<string, number>({ max: MAX_CACHED_MEMBERS });
  #rows: Tables["activity"][] = [];

  constructor(database: Kysely<Tables>, writeMany: WriteMany, options: ImportOptions) {
    this.#database = database;
    this.#writeMany = writeMany;
    this.#options = options;
  }

  /**
   * Applies a line. An activity is written with its batch or by `flush`; of a repeated event the first is kept.
   * @throws RecordError if the line is invalid, or cannot be applied.
   */
  async apply(line: string, sequence: number): Promise<void> {
    const parsed = parseRecord(line, this.#options);
    if (!("body" in parsed)) return applyRecord(this.#database, parsed.record, sequence, this.#options);
    const { campaign_id, member_id, activity } = parsed.record;
    const name = JSON.stringify([campaign_id, member_id]);
    const member_key = this.#memberKeys.get(name) ?? (await this.#findMember(name, campaign_id, member_id));
    const createdAt = String(activity.created_at);
    const created_at_us = isDateTime(createdAt) ? toEpochMicroseconds(createdAt) : 0; // a nonconforming time sorts first
    this.#rows.push({ member_key, created_at_us, sequence, id: activity.id, body: parsed.body });
    if (this.#rows.length >= BATCH_ROWS) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) await this.#writeMany(rows);
  }

  async #findMember(name: string, campaignId: string, memberId: string): Promise<number> {
    const member = await this.#database
      .selectFrom("member")
      .select("key")
      .where("campaign_id", "=", campaignId)
      .where("id", "=", memberId)
      .executeTakeFirst();
    if (!member) throw new RecordError(`member ${memberId} of campaign ${campaignId} does not exist`);
    this.#memberKeys.set(name, member.key);
    return member.key;
  }
}
