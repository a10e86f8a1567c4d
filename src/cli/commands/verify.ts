import { Command, Option } from "commander";
import { operations } from "../../contract/internal.ts";
import { applyBaseline, type Baseline, listViolationKinds, parseBaseline, parseJson } from "../../traffic/internal.ts";
import type { VerifyOptions } from "../../verify/index.ts";
import type { Verification } from "../../verify/internal.ts";
import { explainRead, explainWrite, readWhole, writeText } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { formatJson, printMessage } from "../io/output.ts";
import { CLEAR_LINE } from "../io/progress.ts";
import { createScreen, type Screen } from "../io/screen.ts";
import { formatReport } from "../report/format-report.ts";
import { formatVerification } from "../report/format-verification.ts";

const COMMAND = "loyalty verify";
const formats = ["text", "json", "junit", "sarif", "html"] as const;

/** Options of `loyalty verify`; the others are the path parameters of the contract. */
interface VerifyCommandOptions {
  readonly rate: number;
  readonly maxRequests: number;
  readonly allowWrites?: boolean;
  readonly dryRun?: boolean;
  readonly accept: readonly string[];
  readonly baseline?: string;
  readonly format: (typeof formats)[number];
  readonly output?: string;
  readonly record?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** The names of the path parameters of the contract. */
const pathParameters = [
  ...new Set(
    Object.values(operations).flatMap(({ parameters }) =>
      parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
    ),
  ),
];

/** `loyalty verify`: asks a running service whether it conforms to the contract. */
export function verifyCommand(io: Io): Command {
  const command = new Command("verify")
    .summary("ask a running service whether it conforms")
    .description(
      "Sends requests to a service, and reports violations and a verdict on each assumption of the contract.",
    )
    .argument("<url>", "address of the service, for example https://api.loyalty.example");
  for (const name of pathParameters) command.option(`--${name} <value>`, `a known ${name}`);
  return command
    .option("--rate <number>", "maximum requests a second", parseCount(1, 1_000), 10)
    .option("--max-requests <number>", "maximum requests", parseCount(1, 100_000), 500)
    .option("--allow-writes", "also call operations that change data")
    .option("--dry-run", "list the requests of a service without data, and send nothing")
    .option("--accept <id...>", "assumptions that may be refuted, such as S13", [])
    .option("--baseline <file>", "accepted violations, with reason and day of expiry, as of loyalty check")
    .addOption(new Option("--format <format>", "output format").choices(formats).default("text").conflicts("json"))
    .option("--output <file>", "write the report to a file, and print it as text")
    .option("--record <file>", "write the exchanges to a file, redacted (.har or .ndjson)")
    .option(
      "--json",
      "print one JSON document: conforms, requests, operations[], violations[], assumptions[], skipped[]",
    )
    .option("-q, --quiet", "print only errors and the result")
    .addHelpText(
      "after",
      `
It reads, and issues and revokes tokens of its own; it changes nothing else. Keys come only from the environment:
LOYALTY_CLIENT_APP_ID with …_APP_TOKEN, LOYALTY_CLIENT_MANAGEMENT_ID with …_MANAGEMENT_TOKEN. Some cases need the names of
others: LOYALTY_VERIFY_OTHER_APP_ID with …_OTHER_APP_TOKEN, …_OTHER_CAMPAIGN_ID, …_OTHER_MEMBER_ID, …_OTHER_PROJECT_ID.
An operation without keys or names is skipped.

Exit code: 0 conforms and no assumption is refuted, 1 a violation or a refuted assumption, or not complete, 2 wrong usage, 3 the
service cannot be reached.

Examples:
  loyalty verify http://127.0.0.1:8787 --campaignId camp_1 --memberId LC-1
  loyalty verify https://api.loyalty.example --projectId proj_1 --accept S13
  loyalty verify https://api.loyalty.example --projectId proj_1 --dry-run
  loyalty verify https://api.loyalty.example --projectId proj_1 --format junit`,
    )
    .action((url: string, options: VerifyCommandOptions & Record<string, string>, command: Command) =>
      runVerify(url, options, command, io),
    );
}

type Options = VerifyCommandOptions & Readonly<Record<string, string>>;

async function runVerify(url: string, options: Options, command: Command, io: Io): Promise<void> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) command.error(`error: ${url} is not an http address`);
  const { runVerification, createDryFetch } = await import("../../verify/internal.ts");
  const { createFileSink } = await import("../../traffic/index.ts");
  const { baseline: file, record } = options;
  const baseline = file === undefined ? { violations: [] } : await readBaseline(file, io);
  const stop = new AbortController();
  void io.waitForSignal().then(() => stop.abort());
  const run = await runVerification({
    ...readKeys(command),
    baseUrl: url,
    names: Object.fromEntries(pathParameters.flatMap((name) => (options[name] ? [[name, options[name]]] : []))),
    rate: options.dryRun ? 1e9 : options.rate,
    maxRequests: options.maxRequests,
    allowWrites: options.allowWrites === true,
    signal: stop.signal,
    onCase: createListener(options, io),
    ...(options.dryRun && { fetch: createDryFetch() }),
    ...(record !== undefined && { sink: await explainWrite(record, () => createFileSink(record)) }),
  });
  if (io.errScreen.isTerminal) io.err(CLEAR_LINE);
  if (!options.dryRun) await printVerification(run, baseline, options, io);
}

function readBaseline(file: string, io: Io): Promise<Baseline> {
  return explainRead(file, async () => parseBaseline(parseJson(await readWhole(file, io))));
}

/** Reads the keys and the names of others from the environment. */
function readKeys(command: Command): Pick<VerifyOptions, "application" | "management" | "accessToken" | "other"> {
  const read = (name: string) => process.env[name] || undefined;
  const readPair = (name: string) => {
    const [id, secret] = [read(`${name}_ID`), read(`${name}_TOKEN`)];
    if ((id === undefined) !== (secret === undefined))
      command.error(`error: ${name}_ID and ${name}_TOKEN belong together`);
    return id === undefined || secret === undefined ? undefined : { id, secret };
  };
  return {
    application: readPair("LOYALTY_CLIENT_APP"),
    management: readPair("LOYALTY_CLIENT_MANAGEMENT"),
    accessToken: read("LOYALTY_CLIENT_ACCESS_TOKEN"),
    other: {
      application: readPair("LOYALTY_VERIFY_OTHER_APP"),
      campaignId: read("LOYALTY_VERIFY_OTHER_CAMPAIGN_ID"),
      memberId: read("LOYALTY_VERIFY_OTHER_MEMBER_ID"),
      projectId: read("LOYALTY_VERIFY_OTHER_PROJECT_ID"),
    },
  };
}

/** Lists the requests of a dry run, or shows the progress on a terminal. */
function createListener({ dryRun, quiet }: Options, io: Io): NonNullable<VerifyOptions["onCase"]> {
  return ({ operationId, name, request }, sent) => {
    if (dryRun) io.out(`${request.method} ${request.target}  ${operationId}: ${name}\n`);
    else if (io.errScreen.isTerminal && !quiet) io.err(`${CLEAR_LINE}request ${sent + 1}  ${operationId}`);
  };
}

async function printVerification(run: Verification, known: Baseline, options: Options, io: Io): Promise<void> {
  const { toReport } = await import("../../verify/internal.ts");
  const { traffic, invariants, baseUrl } = run;
  const accepted = traffic.groups
    .filter(({ first }) => first.assumption !== undefined && options.accept.includes(first.assumption))
    .map(({ fingerprint }) => ({ fingerprint, reason: "--accept", expires: "9999-12-31" }));
  const today = new Date().toISOString().slice(0, 10);
  const all = { violations: [...known.violations, ...accepted] };
  const baseline = applyBaseline(listViolationKinds(traffic.groups, invariants.broken), all, today);
  const report = toReport(run, new Set(baseline.accepted.map(({ fingerprint }) => fingerprint)));
  const format = (name: VerifyCommandOptions["format"], screen: Screen) => {
    if (name === "text") return formatVerification(report, baseUrl, screen);
    if (name === "json") return `${formatJson(report)}\n`;
    const warnings = [...run.skipped.map(({ operationId, reason }) => `skipped ${operationId}: ${reason}`)];
    const file = { ...traffic, file: baseUrl, isTraffic: true, warnings, unchecked: run.stopped ? [run.stopped] : [] };
    return formatReport(
      name,
      { files: [file], invariants, baseline, ignored: [], isFull: false, isQuiet: false },
      screen,
    );
  };
  const { output } = options;
  const chosen = options.json ? "json" : options.format;
  io.out(format(output === undefined ? chosen : "text", io.screen));
  if (output !== undefined) await writeText(output, format(chosen, createScreen({})));
  if (run.isUnreachable) printMessage("error", COMMAND, String(run.stopped), io);
  io.exit(run.isUnreachable ? 3 : report.conforms ? 0 : 1);
}
