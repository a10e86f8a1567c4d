import { clientOperations } from "../contract/client-operations.ts";
import { type Operation, operations } from "../contract/internal.ts";
import { type Answer, isGood } from "./answer.ts";
import {
  type Case,
  createCase,
  type Expectation,
  listCredentialCases,
  listInputCases,
  listProtocolCases,
} from "./cases.ts";
import {
  type Credentials,
  checkKeys,
  createCredentials,
  createPair,
  credentialVariables,
  listAlternatives,
  listRefused,
  listSecrets,
} from "./credentials.ts";
import { verifyForeignNames, verifyPages, verifyTokens } from "./flows.ts";
import { resolveOptions, type VerifyOptions } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import { checkAnswers, type Verification } from "./report.ts";
import { createDraft, type Draft } from "./requests.ts";
import { Session, Stopped, Unreachable } from "./session.ts";
import { findEvidence, listVerdicts } from "./verdicts.ts";

/** Asks a running service whether it conforms to the contract, and whether the assumptions of the contract hold for it. */
export async function runVerification(options: VerifyOptions): Promise<Verification> {
  checkKeys(options);
  const session = new Session(resolveOptions(options));
  let stopped: Stopped | undefined;
  try {
    await verifyAll(session);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error;
  }
  await session.revokeTokens();
  const { answers, compared, skipped, tokens } = session;
  const evidence = findEvidence([...answers, ...compared]);
  return {
    baseUrl: session.options.baseUrl,
    ...(stopped && { stopped: stopped.message }),
    isUnreachable: stopped instanceof Unreachable,
    answers,
    ...checkAnswers(answers, evidence),
    assumptions: listVerdicts(evidence),
    skipped,
    secrets: listSecrets(options, tokens),
  };
}

async function verifyAll(session: Session): Promise<void> {
  const { application, management, accessToken, other = {} } = session.options;
  const known = [
    ...(application ? [createPair("application", application)] : []),
    ...(management ? [createPair("management", management)] : []),
    ...(accessToken === undefined ? [] : [createCredentials("token", "the given token", accessToken)]),
    createCredentials("none", "no credentials"),
  ];
  const rank = ({ id }: Operation) => (clientOperations[id].issuesToken ? 0 : 1);
  for (const operation of Object.values(operations).sort((one, other) => rank(one) - rank(other))) {
    const reason = findGap(session, operation, known) ?? (await verifyOperation(session, operation, known));
    if (reason !== undefined) session.skipped.push({ operationId: operation.id, reason });
  }
  const gaps = session.skipped.map(({ operationId, reason }) => `${operationId} ${reason}`);
  if (session.answers.length === 0) throw new Stopped(`no operation could be asked: ${gaps.join("; ")}`);
  const usable = Object.values(operations).find(({ id }) => session.usable.has(id));
  if (usable) await session.ask(createUnknownPath(usable));
  await verifyTokens(session, other.application && createPair("application", other.application));
  await verifyPages(session, other.names?.memberId);
  await verifyForeignNames(session, other.names ?? {});
}

/** Says why an operation cannot be called, if it cannot. */
function findGap({ options }: Session, operation: Operation, known: readonly Credentials[]): string | undefined {
  const missing = listNames(operation).filter((name) => !options.names[name]);
  if (missing.length > 0) return `needs ${missing.join(" and ")}`;
  const kinds = [...new Set(listAlternatives(operation).map(({ kind }) => kind))];
  if (!kinds.some((kind) => known.some((each) => each.kind === kind)))
    return `needs ${kinds.map((kind) => credentialVariables[kind].join(" and ")).join(", or ")}`;
  const { issuesToken = false, isIdempotent = false, method } = clientOperations[operation.id];
  const isHarmless = issuesToken || isIdempotent || method === "GET";
  return isHarmless || options.allowWrites ? undefined : "may change data: allow it with --allow-writes";
}

function listNames({ parameters }: Operation): string[] {
  return parameters.flatMap(({ in: place, name }) => (place === "path" ? [name] : []));
}

/** Sends the cases of an operation. @returns Why most of them were left out, if they were. */
async function verifyOperation(
  session: Session,
  operation: Operation,
  known: readonly Credentials[],
): Promise<string | undefined> {
  const [usual, ...others] = await listAccepted(session, operation, known);
  if (!usual) return "no token could be issued for it";
  const needsToken = clientOperations[operation.id].inputs?.body?.includes("access_token");
  const token = needsToken ? await session.issueToken("api") : undefined;
  const values = { ...session.options.names, ...(token !== undefined && { access_token: token }) };
  const base = createDraft(operation, values, usual.headers);
  const given = [...(known.includes(usual) ? credentialVariables[usual.kind] : []), ...listNames(operation)];
  const reason = `the request conforms${given.length === 0 ? "" : ` if ${given.join(" and ")} are right`}`;
  const { path, answer } = await findPath(session, operation, base, { reason });
  if (!isGood(answer)) {
    const { status } = answer;
    const result = status === 0 ? "is missing" : status < 300 ? "does not conform" : `has the status ${status}`;
    return `the answer to an ordinary request ${result}, so nothing else was tried`;
  }
  session.usable.set(operation.id, { path, credentials: usual.headers });
  const draft = { ...base, path };
  const cases = [
    ...listCredentialCases(operation, draft, others, listRefused(operation, known)),
    ...draft.inputs.flatMap((input) => listInputCases(operation, draft, input)),
    ...listProtocolCases(operation, draft),
  ];
  for (const planned of cases) await session.ask(planned);
  return undefined;
}

/** Sends the ordinary request of an operation, and sends it to the other path of the operation if there is nothing at the first one. */
async function findPath(
  session: Session,
  operation: Operation,
  draft: Draft,
  expectation: Partial<Expectation>,
): Promise<{ path: string; answer: Answer }> {
  const { path, paths: [, other] = [] } = operation;
  const first = createCase(operation, "first", "an ordinary request", draft, expectation);
  const answer = await session.ask(other === undefined ? first : { ...first, expected: "2XX or 404" });
  if (answer.status !== 404 || other === undefined) return { path, answer };
  const onOther = { ...draft, path: other };
  const second = createCase(operation, "other path", `an ordinary request to ${other}`, onOther, expectation);
  return { path: other, answer: await session.ask(second) };
}

/** Lists the credentials that an operation must accept: a token for each alternative with scopes. */
async function listAccepted(
  session: Session,
  operation: Operation,
  known: readonly Credentials[],
): Promise<Credentials[]> {
  const accepted: Credentials[] = [];
  for (const { kind, scopes } of listAlternatives(operation)) {
    const token = kind === "token" ? await session.issueToken(...scopes) : undefined;
    if (token === undefined) accepted.push(...known.filter((each) => each.kind === kind));
    else accepted.push(createCredentials(kind, `a token of the scope ${scopes.join(" ")}`, token));
  }
  return accepted;
}

function createUnknownPath(operation: Operation): Case {
  const draft = { method: "GET", path: `/${UNKNOWN}`, credentials: {}, mediaType: undefined, inputs: [] };
  const expectation = { expected: "4XX", reason: "no operation has the path", pointer: "/path", section: "7.1" };
  return createCase(operation, "no operation", "an unknown path", draft, { ...expectation, assumption: "S20" });
}
