import { Command, Option } from "commander";
import { streamExchanges, UnreadableTrafficError } from "../../traffic/index.ts";
import { SilenceCollector, type SilenceVerdict } from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { readInput } from "../io/read-input.ts";

/** `loyalty silences`: compares the assumptions in the ledger of silences with recorded traffic. */
export function silencesCommand(io: Io): Command {
  return new Command("silences")
    .summary("compare the ledger of silences with traffic")
    .description("Reports which assumptions in the ledger of silences recorded traffic confirms or refutes.")
    .argument("<file...>", "HAR, or NDJSON with one HAR entry per line; - is standard input")
    .addOption(new Option("--format <format>", "output format").choices(["pretty", "json"]).default("pretty"))
    .addHelpText(
      "after",
      `
Exit code: 0 nothing refuted, 1 an assumption is refuted, 2 a file cannot be read.

Examples:
  loyalty silences traffic.har
  loyalty silences --format json *.har | jq '.silences[] | select(.verdict == "refuted")'`,
    )
    .action((files: string[], options: { format: string }) => verifySilences(files, options.format, io));
}

async function verifySilences(files: readonly string[], format: string, io: Io): Promise<void> {
  const total = new SilenceCollector();
  let isUnread = false;
  for (const file of files) {
    const collector = new SilenceCollector(file);
    try {
      const onUnreadable = (reason: string) => io.err(`loyalty silences: ${file} ${reason}\n`);
      for await (const exchange of streamExchanges(readInput(file, io), { onUnreadable })) collector.add(exchange);
      total.merge(collector.report());
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError)) throw error;
      isUnread = true;
      io.err(`loyalty silences: ${file} ${error.message}\n`);
    }
  }
  const silences = total.report();
  io.out(format === "json" ? `${JSON.stringify({ silences }, null, 2)}\n` : silences.map(toLine).join(""));
  if (isUnread) io.exit(2);
  else if (silences.some(({ verdict }) => verdict === "refuted")) io.exit(1);
}

function toLine({ id, assumption, verdict, file, entry }: SilenceVerdict): string {
  const place = entry === undefined ? "" : ` (${file} #${entry + 1})`;
  return `${id} ${verdict.padEnd(9)} ${assumption}${place}\n`;
}
