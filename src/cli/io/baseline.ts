import { existsSync } from "node:fs";
import type { Command } from "commander";
import { type Accepted, type Baseline, formatDay, listAccepted, parseBaseline } from "../../traffic/baseline.ts";
import { describeKind, type Finding } from "../../traffic/findings/finding.ts";
import { parseJson } from "../../traffic/read/parse-json.ts";
import { explainRead, readWhole, writeText } from "./files.ts";
import type { Io } from "./io.ts";
import { printMessage } from "./output.ts";

const ACCEPTED_DAYS = 90;
const DAY_MS = 86_400_000;
/** The reason of violations that `--update-baseline` adds. */
const UNEXPLAINED = "not explained yet";

export interface BaselineOptions {
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly quiet?: true;
}

export function addBaselineOptions(command: Command): Command {
  return command
    .option("--baseline <file>", "accepted violations, with reason and day of expiry")
    .option(
      "--update-baseline",
      `add the current violations to the baseline for ${ACCEPTED_DAYS} days, and renew those that have expired`,
    );
}

/** The file of accepted violations of a run. */
export interface BaselineFile {
  /** Returns what the baseline accepts today, and warns of its faults. It is updated before on request. */
  accept(findings: readonly Finding[], isComplete: boolean): Accepted;
  save(): Promise<void>;
}

/** Reads the baseline if the options name one. A file that is to be written need not exist. */
export async function readBaseline(
  { baseline: file, updateBaseline: isRequested, quiet }: BaselineOptions,
  command: Command,
  name: string,
  io: Io,
): Promise<BaselineFile | undefined> {
  if (isRequested && file === undefined) command.error("error: --update-baseline needs --baseline, the file to write");
  if (file === undefined) return undefined;
  const warn = (text: string) => printMessage("warning", name, `${file} ${text}`, io);
  const read = async () => parseBaseline(parseJson(await readWhole(file, io)));
  const before: Baseline = isRequested && !existsSync(file) ? { violations: [] } : await explainRead(file, read);
  let after = before;
  return {
    accept(findings, isComplete) {
      const today = formatDay(Date.now());
      // The unreadable part can contain accepted violations.
      if (isRequested && !isComplete) warn("is unchanged, because not everything could be checked");
      if (isRequested && isComplete) after = updateBaseline(findings, before, today);
      if (!quiet) for (const text of describeFaults(after, findings, today)) warn(text);
      return listAccepted(after);
    },
    async save() {
      if (after !== before) await writeText(file, `${JSON.stringify(after, null, 2)}\n`);
    },
  };
}

/** Adds the findings that a baseline does not have, and renews expired entries that were seen again. All entries keep their reason. */
function updateBaseline(findings: readonly Finding[], before: Baseline, today: string): Baseline {
  const expires = formatDay(Date.now() + ACCEPTED_DAYS * DAY_MS);
  const expired = listExpired(before, findings, today);
  const kept = before.violations.map((each) => (expired.includes(each) ? { ...each, expires } : each));
  const added = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  for (const { fingerprint } of kept) added.delete(fingerprint);
  const entries = Array.from(added, ([fingerprint, finding]) => {
    return { fingerprint, what: describeKind(finding), reason: UNEXPLAINED, expires };
  });
  return { ...before, violations: [...kept, ...entries].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)) };
}

/** Lists the entries that have expired before this day, and were seen again. */
function listExpired({ violations }: Baseline, findings: readonly Finding[], today: string) {
  const seen = new Set(findings.map(({ fingerprint }) => fingerprint));
  return violations.filter(({ fingerprint, expires }) => seen.has(fingerprint) && expires < today);
}

/** Describes what the owner of a baseline should know or correct. */
function describeFaults(baseline: Baseline, findings: readonly Finding[], today: string): string[] {
  const { length: unexplained } = baseline.violations.filter(({ reason }) => reason === UNEXPLAINED);
  return [
    ...listExpired(baseline, findings, today).map(
      ({ fingerprint, expires }) => `no longer accepts ${fingerprint} since ${expires}`,
    ),
    ...(unexplained > 0 ? [`accepts ${unexplained} of its violations without a reason`] : []),
  ];
}
