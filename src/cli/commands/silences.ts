import { Command, Option } from "commander";
import { streamExchanges, UnreadableTrafficError } from "../../traffic/index.ts";
import { SilenceObserver, type SilenceVerdict } from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { readInput } from "../io/read-input.ts";

type FileVerdict = SilenceVerdict & { readonly file?: string };

/** `loyalty silences`: what recorded traffic says of the assumptions in the ledger of silences. */
export function silencesCommand(io: Io): Command {
  return new Command("silences")
    .summary("hold the ledger of silences to traffic")
    .description("Says which assumptions of the ledger of silences recorded traffic confirms or refutes.")
    .argument("<file...>", "HAR, or NDJSON with an entry of a HAR a line; - is standard input")
    .addOption(new Option("--format <format>", "how to print").choices(["pretty", "json"]).default("pretty"))
    .addHelpText(
      "after",
      `
Exit code: 0 nothing refuted, 1 an assumption is refuted, 2 a file cannot be read.

Examples:
  loyalty silences traffic.har
  loyalty silences --format json *.har | jq '.silences[] | select(.verdict == "refuted")'`,
    )
    .action((files: string[], options: { format: string }) => verify(files, options.format, io));
}

async function verify(files: readonly string[], format: string, io: Io): Promise<void> {
  const found: FileVerdict[] = [];
  let isUnread = false;
  for (const file of files) {
    const observer = new SilenceObserver();
    try {
      const onCutOff = (reason: string) => io.err(`loyalty silences: ${file} ${reason}\n`);
      for await (const exchange of streamExchanges(readInput(file, io), { onCutOff })) observer.add(exchange);
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError)) throw error;
      isUnread = true;
      io.err(`loyalty silences: ${file} ${error.message}\n`);
      continue;
    }
    found.push(...observer.report().map((verdict) => ({ ...verdict, file })));
  }
  const verdicts = strongest(found);
  io.out(format === "json" ? `${JSON.stringify({ silences: verdicts }, null, 2)}\n` : verdicts.map(toLine).join(""));
  if (isUnread) io.exit(2);
  else if (verdicts.some(({ verdict }) => verdict === "refuted")) io.exit(1);
}

const WEIGHTS = { refuted: 2, confirmed: 1, "not seen": 0 };

/** One verdict for each entry: the first refutation, else the first confirmation. */
function strongest(found: readonly FileVerdict[]): FileVerdict[] {
  const best = new Map<string, FileVerdict>();
  for (const verdict of found) {
    const before = best.get(verdict.id);
    if (!before || WEIGHTS[verdict.verdict] > WEIGHTS[before.verdict]) best.set(verdict.id, verdict);
  }
  return [...best.values()].map(({ file, ...verdict }) =>
    verdict.verdict === "not seen" || file === undefined ? verdict : { ...verdict, file },
  );
}

function toLine({ id, assumption, verdict, file, entry }: FileVerdict): string {
  const place = entry === undefined ? "" : ` (${file} #${entry + 1})`;
  return `${id} ${verdict.padEnd(9)} ${assumption}${place}\n`;
}
