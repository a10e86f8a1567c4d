import { Command, InvalidArgumentError, Option } from "commander";
import { clientOperations } from "../../contract/client-operations.ts";
import { credentialVariables, describeVariables, nameOther } from "../../contract/credential-kinds.ts";
import { assumptions } from "../../contract/vocabulary.ts";
import { applyBaseline, listViolationKinds } from "../../traffic/baseline.ts";
import { addBaselineOptions, type BaselineOptions, readBaseline, renewBaseline } from "../io/baseline.ts";
import { explainWrite, refuseToReplace, writeText } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseAddress, parseCount } from "../io/options.ts";
import { addOutputOptions, CLEAR_LINE, printMessage } from "../io/output.ts";
import { createScreen } from "../io/screen.ts";
import { formatCount } from "../report/check-report.ts";
import { formatVerification, listGaps, type VerifyFormat, verifyFormats } from "../report/format-verification.ts";

const COMMAND = "loyalty verify";

type Options = BaselineOptions & {
  readonly rate: number;
  readonly maxRequests: number;
  readonly allowWrites?: true;
  readonly dryRun?: true;
  readonly accept?: readonly string[];
  readonly format: VerifyFormat;
  readonly output?: string;
  readonly record?: string;
} & Readonly<Record<string, unknown>>;

const pathParameters = new Set(Object.values(clientOperations).flatMap(({ inputs }) => inputs?.path ?? []));

/** `loyalty verify`: asks a running service whether it conforms to the contract. */
export function verifyCommand(io: Io): Command {
  const command = new Command("verify")
    .summary("ask a running service whether it conforms")
    .description("Sends requests, and reports violations and a verdict on each assumption of the contract.")
    .argument("<url>", "address of the service, for example https://api.loyalty.example", parseAddress);
  for (const name of pathParameters) command.option(`--${name} <value>`, `a known ${name}`);
  command
    .option("--rate <number>", "maximum requests a second", parseCount(1, 1_000), 10)
    .option("--max-requests <number>", "maximum requests", parseCount(1, 100_000), 500)
    .option("--allow-writes", "also call operations that change data")
    .option("--dry-run", "list the requests, and send nothing")
    .option("--accept <id>", "an assumption that may be refuted, such as S13 (repeatable)", parseAssumption);
  addBaselineOptions(command)
    .addOption(
      new Option("--format <format>", "output format").choices(verifyFormats).default("text").conflicts("json"),
    )
    .option("--output <file>", "write the report to a file, and print it as text")
    .option("--record <file>", "write the exchanges to a file, redacted (.har or .ndjson)");
  const json = "conforms, requests, operations[], violations[], assumptions[], skipped[], accepted[], expired[]";
  return addOutputOptions(command, json)
    .addHelpText(
      "after",
      `
It reads, issues and revokes its own tokens, and skips operations without keys or names. Keys are in the environment:
${describeVariables(["application", "management", "token"])}. Some cases need the names of
others: ${credentialVariables.other.join(" and ")}, ${[...pathParameters].map(nameOther).join(", ")}.

Exit code: 0 conforms, 1 does not, or not completely, 2 wrong usage or nothing to ask, 3 the service cannot be reached.

Examples:
  loyalty verify http://127.0.0.1:8787 --campaignId camp_1 --memberId LC-1
  loyalty verify https://api.loyalty.example --projectId proj_1 --accept S13 --format junit`,
    )
    .action((url: URL, options: Options) => runVerify(url, options, command, io));
}

function parseAssumption(id: string, before: readonly string[] = []): readonly string[] {
  if (Object.hasOwn(assumptions, id)) return [...before, id];
  throw new InvalidArgumentError("It must be one assumption of the contract, such as S13.");
}

async function runVerify(url: URL, options: Options, command: Command, io: Io): Promise<void> {
  const { runVerification, createDryFetch, readEnvironment, toReport } = await import("../../verify/internal.ts");
  const { createFileSink, createRecorder } = await import("../../traffic/index.ts");
  const { record, dryRun, output, accept = [], quiet: isQuiet = false, rate, maxRequests } = options;
  refuseToReplace([options.baseline, record], output, "verification");
  const before = await readBaseline(options, command, COMMAND, io);
  const sink = record === undefined ? undefined : await explainWrite(record, () => createFileSink(record));
  const recorder = sink && createRecorder({ sink });
  const stop = new AbortController();
  void io.waitForSignal().then(() => stop.abort());
  const show = (text: string) => io.errScreen.isTerminal && !isQuiet && io.err(`${CLEAR_LINE}${text}`);
  const run = await runVerification({
    ...readEnvironment(process.env, pathParameters),
    ...(recorder && { fetch: recorder.fetch }),
    ...(dryRun && { fetch: createDryFetch() }),
    baseUrl: url.href,
    names: Object.fromEntries([...pathParameters].map((name) => [name, String(options[name] ?? "")])),
    ...{ rate: dryRun ? Number.POSITIVE_INFINITY : rate, maxRequests },
    allowWrites: options.allowWrites === true,
    signal: stop.signal,
    onCase({ operationId, name, request }, sent) {
      if (dryRun) io.out(`${request.method} ${request.target}  ${operationId}: ${name}\n`);
      else show(`request ${sent + 1}  ${operationId}`);
    },
    onLimit: ({ operationId }, seconds) => show(`waiting ${seconds} s after a 429  ${operationId}`),
  });
  await recorder?.close();
  show("");
  const isUnasked = run.answers.length === 0;
  if (isUnasked) printMessage("error", COMMAND, String(run.stopped), io);
  if (isUnasked) io.exit(run.skipped.length === Object.keys(clientOperations).length ? 2 : 3);
  if (dryRun) return io.out(`${[...listGaps(run), formatCount(run.answers.length, "request")].join("\n")}\n`);
  const kinds = listViolationKinds(run.traffic.groups, run.invariants.broken);
  const accepted = run.traffic.groups
    .filter(({ first }) => first.assumption !== undefined && accept.includes(first.assumption))
    .map(({ fingerprint }) => ({ fingerprint, reason: "--accept", expires: "9999-12-31" }));
  const today = new Date().toISOString().slice(0, 10);
  const { open } = applyBaseline(kinds, { violations: accepted }, today);
  const after = before && renewBaseline(before, open, run.stopped === undefined, { ...options, today }, COMMAND, io);
  const baseline = applyBaseline(kinds, { violations: [...(after?.violations ?? []), ...accepted] }, today);
  const report = toReport(run, new Set(baseline.accepted.map(({ fingerprint }) => fingerprint)));
  const chosen = options.json ? "json" : options.format;
  const view = { run, report, baseline, isQuiet };
  io.out(formatVerification(output === undefined ? chosen : "text", view, io.screen));
  if (output !== undefined) await writeText(output, formatVerification(chosen, view, createScreen({})));
  if (options.baseline !== undefined && after !== before)
    await writeText(options.baseline, `${JSON.stringify(after, null, 2)}\n`);
  if (!isUnasked) io.exit(report.conforms ? 0 : 1);
}
