import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { emptyLog } from "../../store/empty-log.ts";
import type { ActivityRow, WriteMany } from "../../store/engine.ts";
import type { Tables } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { type ApplyOptions, applyRecord } from "./apply-record.ts";
import type { ParsedItem } from "./batch-parser.ts";
import { OpenImport } from "./open-import.ts";
import { type DatasetSource, parseDataset } from "./parse-dataset.ts";
import { RecordError } from "./parse-record.ts";

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
 * A dataset is lines, or the bytes of a file in chunks, which a worker thread parses. Importing it again changes nothing.
 * If a line is invalid, nothing is applied unless `skipInvalid` is set. Memory use does not grow with the dataset.
 * @throws StoreUnavailableError if the database cannot be reached. With several PostgreSQL servers, an Error that says which
 * servers have committed their parts.
 */
export async function importDataset(
  store: Store,
  dataset: DatasetSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const summary = { lines: 0, applied: 0, skipped: 0, invalid: 0, problems: [] as { line: number; reason: string }[] };
  let isRefused = false;
  const open = new OpenImport(store.engine);
  try {
    await store.engine.transact(async (database, writeMany) => {
      const { last } = await database.selectFrom("arrival").select("last").executeTakeFirstOrThrow();
      await open.begin(database);
      const writer = new RecordWriter(database, writeMany, last, options, open);
      let number = 0;
      for await (const { items, bodies, lines } of parseDataset(dataset, options)) {
        number = lines;
        for (const item of items) {
          summary.lines++;
          try {
            await writer.apply(item, bodies);
            summary.applied++;
          } catch (error) {
            if (!(error instanceof RecordError)) throw error;
            summary.invalid++;
            if (summary.problems.length < MAX_PROBLEMS)
              summary.problems.push({ line: item.line, reason: error.message });
          }
        }
      }
      await writer.flush();
      if (summary.invalid > 0 && !options.skipInvalid) throw new RefusedError();
      await database
        .updateTable("arrival")
        .set({ last: last + number })
        .execute();
      await open.mark(database);
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw await open.explain(error);
    isRefused = true;
  }
  await emptyLog(store.engine); // if it cannot, the next import does
  return isRefused ? { ...summary, applied: 0 } : { ...summary, skipped: summary.invalid };
}

/** Rolls back the transaction. */
class RefusedError extends Error {}

/** Writes records, activities in batches, and looks up each member once. */
class RecordWriter {
  readonly #database: Kysely<Tables>;
  readonly #writeMany: WriteMany;
  readonly #last: number;
  readonly #options: ApplyOptions;
  readonly #open: OpenImport;
  readonly #memberKeys = new LRUCache<string, number>({ maxSize: MAX_CACHED_MEMBERS, sizeCalculation: () => 1 });
  #rows: ActivityRow[] = [];

  constructor(database: Kysely<Tables>, writeMany: WriteMany, last: number, options: ApplyOptions, open: OpenImport) {
    this.#database = database;
    this.#writeMany = writeMany;
    this.#last = last;
    this.#options = options;
    this.#open = open;
  }

  /**
   * Applies a line. An activity is written with its batch or by `flush`; of a repeated event the first is kept.
   * @param bodies Contains the JSON texts of the activities.
   * @throws RecordError if the line is invalid, or cannot be applied.
   */
  async apply(item: ParsedItem, bodies: Uint8Array): Promise<void> {
    if ("problem" in item) throw new RecordError(item.problem);
    const sequence = this.#last + item.line;
    if ("record" in item) return applyRecord(this.#database, item.record, sequence, this.#options);
    const { campaignId, memberId, id, createdAtUs, start, end } = item.activity;
    const name = JSON.stringify([campaignId, memberId]);
    const member_key = this.#memberKeys.get(name) ?? (await this.#findMember(name, campaignId, memberId));
    this.#open.add(name, id);
    this.#rows.push({ member_key, created_at_us: createdAtUs, sequence, id, body: bodies.subarray(start, end) });
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
