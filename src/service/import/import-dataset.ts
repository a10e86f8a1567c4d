import type { Store } from "../store/store.ts";
import { applyRecord } from "./apply-record.ts";
import { RecordError } from "./dataset-record.ts";
import { parseRecord } from "./parse-record.ts";

/** How an import treats lines that are not as they should be. */
export interface ImportOptions {
  /** Leaves bad lines out instead of refusing the file. @default false */
  readonly skipInvalid?: boolean;
  /** Keeps a line that only breaks the schema of the contract: what was seen in the wild can be replayed. @default false */
  readonly allowNonconforming?: boolean;
  /** Called after each line with its number. */
  readonly onLine?: (line: number) => void;
}

/** What an import did. `lines` counts those that are not blank. */
export interface ImportSummary {
  readonly lines: number;
  readonly applied: number;
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * Applies a dataset: NDJSON, one {@link DatasetRecord} on each line, in an order in which what is referred to comes first.
 * The same dataset again changes nothing. Where a line is bad, nothing at all is applied, unless `skipInvalid`.
 */
export async function importDataset(
  store: Store,
  lines: AsyncIterable<string> | Iterable<string> | string,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const summary = { lines: 0, applied: 0, problems: [] as { line: number; reason: string }[] };
  try {
    await store.database.transaction().execute(async (transaction) => {
      const { last } = await transaction.selectFrom("arrival").select("last").executeTakeFirstOrThrow();
      let number = 0;
      for await (const line of typeof lines === "string" ? lines.split("\n") : lines) {
        number++;
        if (line.trim() === "") continue;
        summary.lines++;
        const reason = await applyLine(line, (record) => applyRecord(transaction, record, last + number), options);
        if (reason === undefined) summary.applied++;
        else summary.problems.push({ line: number, reason });
        options.onLine?.(number);
      }
      if (summary.problems.length > 0 && !options.skipInvalid) throw new Refused();
      await transaction
        .updateTable("arrival")
        .set({ last: last + number })
        .execute();
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    summary.applied = 0;
  }
  return summary;
}

/** Rolls the transaction back. */
class Refused extends Error {}

/** Why a line cannot be applied, or undefined once it is. */
async function applyLine(
  line: string,
  apply: (record: ReturnType<typeof parseRecord>) => Promise<void>,
  options: ImportOptions,
): Promise<string | undefined> {
  try {
    await apply(parseRecord(line, options));
    return undefined;
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
}
