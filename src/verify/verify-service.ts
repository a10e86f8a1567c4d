import { setTimeout as sleep } from "node:timers/promises";
import { clientOperations } from "../contract/client-operations.ts";
import type { CredentialKind } from "../contract/credential-kinds.ts";
import { createViolation, type Operation, type OperationId, operations } from "../contract/internal.ts";
import type { TrafficReport } from "../traffic/check/traffic-collector.ts";
import { TrafficCheck } from "../traffic/check.ts";
import type { InvariantReport } from "../traffic/invariants/invariant.ts";
import type { RecordingSink } from "../traffic/record/recording-sink.ts";
import { createRedactor } from "../traffic/redact/create-redactor.ts";
import { type Case, createCase, listCases, type NamedHeaders } from "./cases.ts";
import {
  credentialVariables,
  type KeyPair,
  listKinds,
  toHeaders,
  toSchemeValues,
  toTokenValue,
} from "./credentials.ts";
import { PageFlow, verifyForeignNames, verifyTokens } from "./flows.ts";
import { UNKNOWN } from "./probes.ts";
import { ASSUMPTION, type Verification } from "./report.ts";
import { VerificationRun } from "./run.ts";
import { Stopped } from "./session.ts";

/** Options of {@link verifyService}. */
export interface VerifyOptions {
  /** Address of the service. @default "http://service.invalid", for a `fetch` that needs none */
  readonly baseUrl?: string;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Known values of the path parameters of the contract, by name: `campaignId`, `memberId`, `projectId`. */
  readonly names?: Readonly<Record<string, string>>;
  readonly application?: KeyPair | undefined;
  readonly management?: KeyPair | undefined;
  readonly accessToken?: string | undefined;
  /** Names and keys of other owners; without them, the cases that need them are left out. */
  readonly other?: {
    readonly application?: KeyPair | undefined;
    readonly campaignId?: string | undefined;
    /** Another member of the campaign. */
    readonly memberId?: string | undefined;
    readonly projectId?: string | undefined;
  };
  /** Also calls operations that change data. @default false */
  readonly allowWrites?: boolean;
  /** Maximum requests a second. @default 10 */
  readonly rate?: number;
  /** Maximum requests. @default 500 */
  readonly maxRequests?: number;
  /** Maximum time for one response, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number;
  /** Ends the verification: issued tokens are revoked, and the report has the results so far. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the redacted recording. */
  readonly sink?: RecordingSink | undefined;
  /** Called before each request. */
  readonly onCase?: (planned: Case, sent: number) => void;
  /** Monotonic clock in milliseconds. @default performance.now */
  readonly now?: () => number;
  readonly sleep?: (delayMs: number) => Promise<unknown>;
}

/** Asks a running service whether it conforms to the contract, and whether the assumptions of the contract hold for it. */
export async function runVerification(options: VerifyOptions): Promise<Verification> {
  const {
    baseUrl = "http://service.invalid",
    fetch = globalThis.fetch,
    names = {},
    sink,
    signal,
    onCase = () => {},
  } = options;
  const { rate = 10, maxRequests = 500, timeoutMs = 10_000, now = () => performance.now() } = options;
  const redact = createRedactor();
  const onEntry = sink && ((entry: Parameters<typeof redact>[0]) => sink.write(redact(entry)));
  const settings = {
    fetch,
    baseUrl,
    rate,
    maxRequests,
    timeoutMs,
    now,
    sleep: options.sleep ?? sleep,
    signal,
    onEntry,
  };
  const credentials = nameCredentials(options);
  const run = new VerificationRun(settings, names, credentials.application, onCase);
  const skipped = new Map<OperationId, string>();
  let stopped: Stopped | undefined;
  try {
    await verifyAll(run, options, credentials, skipped);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error;
  }
  await run.revokeTokens();
  await sink?.close();
  return {
    baseUrl,
    requests: run.session.sent,
    ...(stopped && { stopped: stopped.message }),
    isUnreachable: stopped?.isUnreachable ?? false,
    verified: run.verified,
    ...checkAll(run),
    assumptions: run.verdicts.list(),
    skipped: [...skipped].map(([operationId, reason]) => ({ operationId, reason })),
    secrets: listSecrets(options, run.issued),
  };
}

type Named = Readonly<Partial<Record<CredentialKind, NamedHeaders>>>;

function nameCredentials({ application, management, accessToken }: VerifyOptions): Named {
  return {
    ...(application && {
      application: {
        name: "with an application key pair",
        headers: toHeaders(toSchemeValues("application", application)),
      },
    }),
    ...(management && {
      management: { name: "with a management key pair", headers: toHeaders(toSchemeValues("management", management)) },
    }),
    ...(accessToken && { token: { name: "with the given token", headers: toHeaders(toTokenValue(accessToken)) } }),
    none: { name: "without credentials", headers: {} },
  };
}

async function verifyAll(
  run: VerificationRun,
  options: VerifyOptions,
  credentials: Named,
  skipped: Map<OperationId, string>,
): Promise<void> {
  const issuersFirst = Object.values(operations).sort((one, other) => rank(one) - rank(other));
  const used = new Map<string, NamedHeaders>();
  for (const operation of issuersFirst) {
    const reason =
      findGap(operation, options, credentials) ?? (await verifyOperation(run, operation, credentials, used));
    if (reason !== undefined) skipped.set(operation.id, reason);
  }
  if (run.verified.length === 0) return;
  await askUnknownPath(run);
  const { other = {} } = options;
  const others = { ...other, application: nameCredentials({ application: other.application }).application };
  if (credentials.application) await verifyTokens(run, credentials.application, others.application);
  const reader = used.get("listMemberActivity");
  if (reader) await new PageFlow(run, reader).verify(others);
  await verifyForeignNames(run, used, others);
}

const rank = ({ id }: Operation) => (clientOperations[id].issuesToken ? 0 : 1);

/** Says why an operation cannot be called, if it cannot. */
function findGap(
  operation: Operation,
  { names = {}, allowWrites = false }: VerifyOptions,
  credentials: Named,
): string | undefined {
  const missing = operation.parameters
    .filter(({ in: place, name }) => place === "path" && !names[name])
    .map(({ name }) => name);
  if (missing.length > 0) return `needs ${missing.join(" and ")}`;
  const kinds = [...new Set(listKinds(operation).map(({ kind }) => kind))];
  if (!kinds.some((kind) => credentials[kind]))
    return `needs ${kinds.map((kind) => (kind === "none" ? "" : credentialVariables[kind].join(" and "))).join(", or ")}`;
  const { issuesToken = false, isIdempotent = false, method } = clientOperations[operation.id];
  const isHarmless = issuesToken || isIdempotent || method === "GET";
  return isHarmless || allowWrites ? undefined : "may change data: allow it with --allow-writes";
}

/** Sends the cases of an operation. @returns Why most of them were left out, if they were. */
async function verifyOperation(
  run: VerificationRun,
  operation: Operation,
  credentials: Named,
  used: Map<string, NamedHeaders>,
): Promise<string | undefined> {
  const accepted = await listAccepted(run, operation, credentials);
  const [main] = accepted;
  if (!main) return "no token could be issued for it";
  const refused = listRefused(operation, credentials);
  const secret = clientOperations[operation.id].inputs?.body?.includes("access_token")
    ? await run.issueToken("api")
    : undefined;
  const names = { ...run.names, ...(secret !== undefined && { access_token: secret }) };
  const list = (path: string) => listCases(operation, { path, names, accepted, refused });
  let [first, ...others] = list(operation.path) as [Case, ...Case[]];
  const [, alternative] = operation.paths ?? [];
  let answer = await run.ask(first);
  if (answer.status === 404 && alternative !== undefined) {
    [first, ...others] = list(alternative) as [Case, ...Case[]];
    answer = await run.ask({ ...first, kind: "other path", name: `an ordinary request to ${alternative}` });
    if (run.isGood(answer)) run.usePath(operation.id, alternative);
  }
  if (!run.isGood(answer))
    return `an ordinary request was ${answer.status === 0 ? "not answered" : `answered with status ${answer.status}`}, so nothing else was tried`;
  run.usable.add(operation.id);
  used.set(operation.id, main);
  for (const planned of others) await run.ask(planned);
  return undefined;
}

/** Lists the credentials that an operation must accept: a token for each alternative with scopes. */
async function listAccepted(run: VerificationRun, operation: Operation, credentials: Named): Promise<NamedHeaders[]> {
  const accepted: NamedHeaders[] = [];
  for (const { kind, scopes } of listKinds(operation)) {
    const known = credentials[kind];
    const token = kind === "token" && credentials.application ? await run.issueToken(...scopes) : undefined;
    if (token !== undefined)
      accepted.push({
        name: `with a token of the scope ${scopes.join(" ")}`,
        headers: toHeaders(toTokenValue(token)),
        kind: "token",
      });
    else if (known) accepted.push(known);
  }
  return accepted;
}

/** Lists credentials that an operation must refuse: none, half a pair, wrong ones, and those of other operations. */
function listRefused(operation: Operation, credentials: Named): NamedHeaders[] {
  const kinds = new Set(listKinds(operation).map(({ kind }) => kind));
  if (kinds.has("none")) return [];
  const refused: NamedHeaders[] = [{ name: "without credentials", headers: {} }];
  for (const kind of ["application", "management"] as const) {
    const pair = credentials[kind];
    if (!pair) continue;
    if (!kinds.has(kind)) {
      refused.push(pair);
      continue;
    }
    const [id, secret] = Object.entries(pair.headers) as [[string, string], [string, string]];
    refused.push(
      { name: `with only ${id[0]}`, headers: Object.fromEntries([id]) },
      { name: `with only ${secret[0]}`, headers: Object.fromEntries([secret]) },
      { name: `with a wrong ${secret[0]}`, headers: Object.fromEntries([id, [secret[0], UNKNOWN]]) },
      { name: `with an unknown ${id[0]}`, headers: Object.fromEntries([[id[0], UNKNOWN], secret]) },
    );
  }
  refused.push({ name: "with an unknown token", headers: toHeaders(toTokenValue(UNKNOWN)) });
  return refused;
}

async function askUnknownPath(run: VerificationRun): Promise<void> {
  const [operation] = Object.values(operations) as [Operation];
  const draft = { method: "GET", path: `/${UNKNOWN}`, headers: {}, inputs: [] };
  const expectation = {
    expected: "4XX",
    reason: "no operation has the path",
    pointer: "/path",
    section: "7.1",
    assumption: "S20",
  };
  await run.ask(createCase(operation, "unknown path", "an unknown path", draft, expectation));
}

/** Checks what needs several exchanges, and groups the violations; a refuted assumption is one of them. */
function checkAll({ verified, verdicts }: VerificationRun): { traffic: TrafficReport; invariants: InvariantReport } {
  for (const { id, section, text, seen } of verdicts.listRefutations()) {
    const { case: planned, answer } = seen;
    const { entry, ...rest } = {
      entry: answer.exchange.index,
      operationId: planned.operationId,
      status: answer.status,
    };
    const expected = `must be answered as ${id} assumes`;
    const violation = createViolation(ASSUMPTION, section.split(", ")[0] ?? "", expected, text, "", id);
    verified.find((each) => each.answer === answer)?.violations.push({ ...violation, in: "response", ...rest, entry });
  }
  const check = new TrafficCheck({ invariants: true });
  const recording = check.startRecording();
  for (const { case: planned, answer, violations } of verified) {
    const { exchange } = answer;
    const operationId = violations.length > 0 ? planned.operationId : exchange.operationId;
    recording.add({ ...exchange, ...(operationId && { operationId }) }, violations);
  }
  const { invariants } = check.report() as { invariants: InvariantReport }; // it was asked for
  // A case that expects a refusal has named the fault already.
  const isNew = ({ places }: InvariantReport["broken"][number]) =>
    (verified[places.at(-1)?.entry ?? -1]?.violations.length ?? 0) === 0;
  return { traffic: recording.report(), invariants: { ...invariants, broken: invariants.broken.filter(isNew) } };
}

function listSecrets(
  { application, management, accessToken, other }: VerifyOptions,
  issued: readonly string[],
): Map<string, string> {
  const named = [
    [application?.secret, "LOYALTY_CLIENT_APP_TOKEN"],
    [management?.secret, "LOYALTY_CLIENT_MANAGEMENT_TOKEN"],
    [other?.application?.secret, "LOYALTY_VERIFY_OTHER_APP_TOKEN"],
    [accessToken, "LOYALTY_CLIENT_ACCESS_TOKEN"],
    ...issued.map((token) => [token, "ACCESS_TOKEN"] as const),
  ] as const;
  return new Map(named.flatMap(([value, name]) => (value === undefined ? [] : [[value, name] as const])));
}
