import { Command } from "commander";
import type { ImportSummary } from "../../service/index.ts";
import type { Io } from "../io/io.ts";
import { readDataset } from "../io/read-dataset.ts";

interface ImportCommandOptions {
  readonly database: string;
  readonly skipInvalid?: boolean;
  readonly allowNonconforming?: boolean;
}

const SHOWN_PROBLEMS = 20;
const PROGRESS_EVERY_LINES = 1000;

/** `loyalty import`: the only way in for data. */
export function importCommand(io: Io): Command {
  return new Command("import")
    .summary("put a dataset into a database")
    .description("Applies a dataset to a database, all or nothing. The same dataset again changes nothing.")
    .argument("<dataset>", "NDJSON file; - reads standard input")
    .requiredOption("--database <file>", "SQLite file, created where it does not exist; or postgres://…")
    .option("--skip-invalid", "leave bad lines out; without it, one bad line and nothing of the file is applied")
    .option("--allow-nonconforming", "keep lines that only break the schema of the contract")
    .addHelpText(
      "after",
      `
One JSON object a line, what is referred to before what refers to it:
  {"kind":"project","id":"p1","features":["webhooks","users"]}
  {"kind":"application_key","project_id":"p1","app_id":"…","app_token":"…","name":"Web shop"}
  {"kind":"management_key","management_id":"…","management_token":"…","project_ids":["p1"]}
  {"kind":"campaign","project_id":"p1","id":"c1"}
  {"kind":"member","campaign_id":"c1","id":"card-1"}
  {"kind":"activity","campaign_id":"c1","member_id":"card-1","activity":{…}}
  {"kind":"webhook","project_id":"p1","webhook":{…}}
  {"kind":"user","user":{…}}

Exit code: 0 applied, 1 refused because of bad lines, 2 dataset or database cannot be read.

Examples:
  loyalty import --database loyalty.db dataset.ndjson
  zcat dataset.ndjson.gz | loyalty import --skip-invalid --database postgres://loyalty@localhost/loyalty -`,
    )
    .action(async (dataset: string, options: ImportCommandOptions) => {
      const { importDataset, openStore } = await import("../../service/index.ts");
      const { chunks, size } = await readDataset(dataset, io); // first, so that a mistyped name creates no database
      const store = await openStore({ database: options.database });
      try {
        const progress = io.isTerminal ? createProgress(io, size) : undefined;
        const summary = await importDataset(store, progress?.watch(chunks) ?? chunks, {
          ...options,
          ...(progress && { onLines: progress.onLines }),
        });
        report(summary, dataset, options.skipInvalid === true, io);
      } finally {
        await store.close();
      }
    });
}

/** Rewrites one line of the terminal while lines come in: how many, how fast, and how long it still takes. */
function createProgress({ err }: Io, size: number | undefined) {
  const startedAt = performance.now();
  let shown = 0;
  let read = 0;
  return {
    async *watch(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        read += chunk.length;
        yield chunk;
      }
    },
    onLines(lines: number): void {
      if (lines - shown < PROGRESS_EVERY_LINES) return;
      shown = lines;
      const seconds = (performance.now() - startedAt) / 1000;
      const left = size === undefined ? "" : `, ${Math.ceil(((size - read) / read) * seconds)} s left`;
      err(`\r\x1b[K${lines} lines, ${Math.round(lines / seconds)} a second${left}`);
    },
  };
}

function report(
  { lines, applied, invalid, problems }: ImportSummary,
  dataset: string,
  isSkipping: boolean,
  io: Io,
): void {
  if (io.isTerminal) io.err("\r\x1b[K"); // nothing of the progress stays
  for (const { line, reason } of problems.slice(0, SHOWN_PROBLEMS)) io.err(`${dataset}:${line}: ${reason}\n`);
  if (invalid > SHOWN_PROBLEMS) io.err(`… and ${invalid - SHOWN_PROBLEMS} more\n`);
  const isRefused = invalid > 0 && !isSkipping;
  const skipped = isSkipping && invalid > 0 ? `, ${invalid} skipped` : "";
  io.out(
    isRefused
      ? `nothing applied: ${invalid} of ${lines} lines are bad (--skip-invalid leaves them out)\n`
      : `${applied} of ${lines} lines applied${skipped}\n`,
  );
  if (isRefused) io.exit(1);
}
