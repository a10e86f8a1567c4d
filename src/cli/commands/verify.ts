import { Command } from "commander";
import { clientOperations } from "../../contract/client-operations.ts";
import { credentialVariables, describeVariables, nameOther } from "../../contract/credential-kinds.ts";
import { type OperationId, operations } from "../../contract/internal.ts";
import { assumptions } from "../../contract/vocabulary.ts";
import type { VerifyOptions, VerifyReport } from "../../verify/index.ts";
import type { Run } from "../../verify/options.ts";
import { addBaselineOptions, type BaselineFile, type BaselineOptions, readBaseline } from "../io/baseline.ts";
import { formatNotes } from "../io/configure-command.ts";
import { refuseToReplace } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseAddress, parseCount, parseNames } from "../io/options.ts";
import { addOutputOptions, CLEAR_LINE } from "../io/output.ts";
import { addReportOptions, printReport, type ReportOptions } from "../report/print-report.ts";
import { createVerifyReport } from "../report/verify-report.ts";

const COMMAND = "loyalty verify";

type Options = BaselineOptions &
  ReportOptions & {
    readonly rate: number;
    readonly only?: readonly OperationId[];
    readonly accept?: readonly string[];
    readonly showValues?: true;
  } & Readonly<Record<string, unknown>>;

const operationIds = Object.keys(operations) as OperationId[];
const pathParameters = new Set(Object.values(clientOperations).flatMap(({ inputs }) => inputs?.path ?? []));

/** `loyalty verify`: asks a running service whether it conforms to the contract. */
export function verifyCommand(io: Io): Command {
  const command = new Command("verify")
    .description("Tests a running service with about 200 requests, and reports where it breaks the contract.")
    .argument("<url>", "address of the service, for example https://api.loyalty.example", parseAddress);
  for (const name of pathParameters) command.option(`--${name} <value>`, `a known ${name}`);
  command
    .option("--only <operation>", "an operation to test (repeatable; default: all)", parseNames(operationIds))
    .option("--rate <number>", "maximum requests a second", parseCount(1, 1_000), 10)
    .option("--show-values", "show identifiers and texts of responses")
    .option(
      "--accept <id>",
      "an assumption that may be refuted, such as S13 (repeatable)",
      parseNames(Object.keys(assumptions)),
    );
  addBaselineOptions(addReportOptions(command));
  const json = "title, conforms, findings[], requests, operations[], assumptions[], skipped[], notAsked[]";
  return addOutputOptions(command, json)
    .addHelpText(
      "after",
      formatNotes({
        text: `
The command changes nothing except for tokens of its own, and never calls an operation that may change other data. If keys or names
of an operation are missing, the run fails, unless --only selects the others. Set the keys in the environment:
${describeVariables(["application", "management"])}. Some tests need a second
application, campaign, member or project: ${credentialVariables.other.join(" and ")}, ${[...pathParameters].map(nameOther).join(", ")}.`,
        exitCode:
          "0 conforms, 1 does not, or was not verified completely, 2 wrong usage or nothing to test, 3 no response.",
        examples: [
          "loyalty verify http://127.0.0.1:8787 --campaignId camp_1 --memberId LC-1 --projectId proj_1",
          "loyalty verify https://api.loyalty.example --projectId proj_1 --only listUsers --format junit",
        ],
      }),
    )
    .action((url: URL, options: Options) => runVerify(url, options, command, io));
}

/** Asks the service, prints the report, writes the baseline, and sets the exit code. */
async function runVerify(url: URL, options: Options, command: Command, io: Io): Promise<void> {
  refuseToReplace([options.baseline], options.output, "verification");
  const baseline = await readBaseline(options, command, COMMAND, io);
  const stop = new AbortController();
  void io.waitForSignal().then(() => stop.abort());
  const report = await ask(url, options, stop.signal, baseline, io);
  await printReport(createVerifyReport(url.href, report), options, io);
  await baseline?.save();
  const failure = report.requests === 0 && !stop.signal.aborted ? 3 : 1;
  io.exit(report.conforms ? 0 : failure);
}

/** Sends the requests, and shows on a terminal which one it sends. */
async function ask(
  url: URL,
  given: Options,
  signal: AbortSignal,
  baseline: BaselineFile | undefined,
  io: Io,
): Promise<VerifyReport> {
  const { nameVariables, readEnvironment } = await import("../../verify/options.ts");
  const { verify } = await import("../../verify/verify-service.ts");
  const { quiet, rate, only = operationIds, accept = [], showValues = false } = given;
  const show = (text: string) => {
    if (io.errScreen.isTerminal && !quiet) io.err(`${CLEAR_LINE}${text}`);
  };
  const options: VerifyOptions = {
    ...readEnvironment(process.env, pathParameters),
    baseUrl: url.href,
    names: Object.fromEntries([...pathParameters].map((name) => [name, String(given[name] ?? "")])),
    rate,
    only,
    accept,
    showValues,
    signal,
  };
  const run: Partial<Run> = {
    nameOption: nameVariables,
    ...(baseline && { acceptKnown: (...known) => baseline.accept(...known) }),
    onCase({ operationId }, sent, waitSeconds) {
      const doing = waitSeconds > 0 ? `waiting ${waitSeconds} s after a 429` : `request ${sent + 1}`;
      show(`${doing}  ${operationId}`);
    },
  };
  try {
    return await verify(options, run);
  } finally {
    show("");
  }
}
