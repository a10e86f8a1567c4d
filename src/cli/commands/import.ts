import { Command } from "commander";
import { escapeControls } from "../../contract/json.ts";
import type { ImportSummary } from "../../service/index.ts";
import { UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { formatNotes } from "../io/configure-command.ts";
import { createProgress } from "../io/create-progress.ts";
import { explainRead, openInput } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { addDatabaseOptions, type DatabaseOptions } from "../io/options.ts";
import { printResult } from "../io/output.ts";

interface ImportCommandOptions extends DatabaseOptions {
  readonly replace?: boolean;
  readonly restoreErased?: boolean;
}

const MAX_SHOWN_PROBLEMS = 20;

/** `loyalty import`: imports a dataset into a database. */
export function importCommand(io: Io): Command {
  const command = new Command("import")
    .description(
      "Imports a dataset into a database, all or nothing. Importing the same dataset again changes nothing; it is rejected if one of its keys was revoked meanwhile.",
    )
    .argument("<dataset>", "NDJSON file; - is standard input")
    .option("--replace", "move application keys and users to other projects, and change the secrets of keys")
    .option("--restore-erased", "add members again that loyalty member erased")
    .addHelpText(
      "after",
      formatNotes({
        text: `
The dataset has one JSON object per line, in any order:
  {"kind":"project","id":"p1","features":["webhooks","users"]}
  {"kind":"application_key","project_id":"p1","app_id":"…","app_token":"…","name":"Web shop"}
  {"kind":"management_key","management_id":"…","management_token":"…","project_ids":["p1"]}
  {"kind":"campaign","project_id":"p1","id":"c1"}
  {"kind":"member","campaign_id":"c1","id":"card-1"}
  {"kind":"activity","campaign_id":"c1","member_id":"card-1","activity":{…}}
  {"kind":"webhook","project_id":"p1","webhook":{…}}
  {"kind":"user","user":{…}}
The id and the secret of a key are letters, digits and signs of ASCII, because headers carry them. A secret has at least 20 of them.`,
        exitCode:
          "0 imported, 1 rejected because of invalid lines, 2 the dataset or the database cannot be opened, or wrong usage.",
        examples: [
          "loyalty import --database loyalty.db dataset.ndjson",
          "zcat dataset.ndjson.gz | loyalty import --database loyalty.db -",
        ],
      }),
    )
    .action((dataset: string, options: ImportCommandOptions) =>
      explainRead(dataset, () => importFile(dataset, options, io)),
    );
  const json = "`lines`, `imported`, `invalid`, `problems` with `line` and `reason`";
  return addDatabaseOptions(command, json, "SQLite file, created if it does not exist");
}

async function importFile(dataset: string, options: ImportCommandOptions, io: Io): Promise<void> {
  const { importDataset, openStore } = await import("../../service/index.ts");
  const progress = createProgress("reading", [dataset], io);
  const chunks = await openInput(dataset, io);
  try {
    // Before the store, so that a wrong name, or the empty pipe of a command that failed, creates no database.
    const first = await chunks.next();
    if (first.done || first.value.length === 0) throw new UnreadableTrafficError("is empty");
    const store = await openStore({ database: options.database });
    const work = importDataset(store, progress.track(prepend(first.value, chunks)), options);
    const summary = await work.finally(() => store.close());
    progress.clear();
    if (summary.lines === 0) throw new UnreadableTrafficError("has only blank lines");
    printSummary(summary, dataset, options, io);
  } finally {
    await chunks.return(undefined);
  }
}

async function* prepend(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* others;
}

function printSummary(
  { lines, applied, invalid, problems }: ImportSummary,
  dataset: string,
  options: ImportCommandOptions,
  io: Io,
): void {
  for (const { line, reason } of problems.slice(0, MAX_SHOWN_PROBLEMS))
    io.err(`${escapeControls(`${dataset}:${line}: ${reason}`)}\n`);
  if (invalid > MAX_SHOWN_PROBLEMS) io.err(`… and ${invalid - MAX_SHOWN_PROBLEMS} more\n`);
  const text = invalid > 0 ? `nothing imported: ${invalid} of ${lines} lines are invalid` : `${lines} lines imported`;
  printResult({ json: { lines, imported: applied, invalid, problems }, text }, options, io);
  if (invalid > 0) io.exit(1);
}
