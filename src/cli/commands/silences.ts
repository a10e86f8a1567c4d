import { Command } from "commander";
import { streamExchanges, UnreadableTrafficError } from "../../traffic/index.ts";
import { SilenceCollector, type SilenceVerdict } from "../../traffic/internal.ts";
import { readInput, sumSizes } from "../io/files.ts";
import { type Cell, formatTable } from "../io/format-table.ts";
import type { Io } from "../io/io.ts";
import { addOutputOptions, type OutputOptions, printMessage, printResult } from "../io/output.ts";
import { Progress } from "../io/progress.ts";

const COMMAND = "loyalty silences";

/** `loyalty silences`: compares the assumptions in the ledger of silences with recorded traffic. */
export function silencesCommand(io: Io): Command {
  const command = new Command("silences")
    .summary("compare the ledger of silences with traffic")
    .description("Reports which assumptions in the ledger of silences recorded traffic confirms or refutes.")
    .argument("<file...>", "HAR, or NDJSON with one HAR entry per line; - is standard input")
    .addHelpText(
      "after",
      `
Exit code: 0 nothing refuted, 1 an assumption is refuted, 2 a file or an exchange cannot be read.

Examples:
  loyalty silences traffic.har
  loyalty silences --quiet *.har                 # only what is refuted
  loyalty silences --json *.har | jq '.silences[] | select(.entry == null).id'`,
    )
    .action((files: string[], options: OutputOptions) => verifySilences(files, options, io));
  return addOutputOptions(command, "silences[], each with id, assumption, verdict, file and entry");
}

async function verifySilences(files: readonly string[], options: OutputOptions, io: Io): Promise<void> {
  const total = new SilenceCollector();
  const progress = new Progress({ verb: "reading", total: sumSizes(files), isQuiet: options.quiet }, io);
  let isUnread = false;
  for (const file of files) {
    const collector = new SilenceCollector(file);
    const fail = (reason: string) => {
      isUnread = true;
      printMessage("error", COMMAND, `${file} ${reason}`, io);
    };
    try {
      const exchanges = streamExchanges(progress.track(readInput(file, io)), { onUnreadable: fail });
      for await (const exchange of exchanges) collector.add(exchange);
      total.merge(collector.report());
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError)) throw error;
      fail(error.message);
    }
  }
  progress.clear();
  const silences = total.report();
  const shown = options.quiet ? silences.filter(({ verdict }) => verdict === "refuted") : silences;
  const lines = [...formatTable(shown.map(toRow), { screen: io.screen }), countVerdicts(silences)];
  printResult({ json: { silences }, text: lines.join("\n") }, options, io);
  if (isUnread) io.exit(2);
  else if (silences.some(({ verdict }) => verdict === "refuted")) io.exit(1);
}

const roles = { confirmed: "good", refuted: "bad", "not seen": "secondary" } as const;

function toRow({ id, assumption, verdict, file, entry }: SilenceVerdict): Cell[] {
  return [id, [verdict, roles[verdict]], assumption, entry === undefined ? "" : `${file} #${entry + 1}`];
}

function countVerdicts(silences: readonly SilenceVerdict[]): string {
  const count = (wanted: keyof typeof roles) => silences.filter(({ verdict }) => verdict === wanted).length;
  return `${count("confirmed")} confirmed, ${count("refuted")} refuted, ${count("not seen")} not seen`;
}
