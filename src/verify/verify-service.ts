import { clientOperations } from "../contract/client-operations.ts";
import { credentialVariables, describeVariables, listAlternatives } from "../contract/credential-kinds.ts";
import { type Operation, operations } from "../contract/internal.ts";
import { isGood } from "./answer.ts";
import { createCase, listCases } from "./cases.ts";
import { type Credentials, createCredentials, createPair, listRefused } from "./credentials.ts";
import { verifyForeignNames, verifyPages, verifyTokens } from "./flows.ts";
import { listKeys, resolveOptions, type VerifyOptions } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import { checkAnswers, type Verification } from "./report.ts";
import { createDraft } from "./requests.ts";
import { Session, Stopped } from "./session.ts";
import { listVerdicts } from "./verdicts.ts";

/** Asks a running service whether it conforms to the contract, and whether the assumptions of the contract hold for it. */
export async function runVerification(options: VerifyOptions): Promise<Verification> {
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
  const assumptions = listVerdicts([...answers, ...compared]);
  const keys = listKeys(options).flatMap(({ value, variable, isSecret }) =>
    isSecret ? [[value, variable] as const] : [],
  );
  return {
    baseUrl: session.options.baseUrl,
    ...(stopped && { stopped: stopped.message }),
    answers,
    ...checkAnswers(answers),
    assumptions,
    skipped,
    secrets: new Map([...keys, ...tokens.map((token) => [token, "ACCESS_TOKEN"] as const)]),
  };
}

async function verifyAll(session: Session): Promise<void> {
  const { other = {} } = session.options;
  const rank = ({ id }: Operation) => (clientOperations[id].issuesToken ? 0 : 1);
  for (const operation of Object.values(operations).sort((one, other) => rank(one) - rank(other))) {
    const reason = await verifyOperation(session, operation);
    if (reason !== undefined) session.skipped.push({ operationId: operation.id, reason });
  }
  const gaps = session.skipped.map(({ operationId, reason }) => `${operationId} ${reason}`);
  if (session.answers.length === 0) throw new Stopped(`no operation could be asked: ${gaps.join("; ")}`);
  const [usable] = Object.values(operations).flatMap(({ id }) => session.usable.get(id) ?? []);
  if (usable) {
    const draft = { ...usable, method: "GET", path: `/${UNKNOWN}`, credentials: {}, mediaType: undefined, inputs: [] };
    const expectation = { expected: "4XX", reason: "no operation has the path", pointer: "/path", section: "7.1" };
    await session.ask(createCase(draft, "no operation", "an unknown path", { ...expectation, assumption: "S20" }));
  }
  await verifyTokens(session, other.application && createPair("application", other.application));
  await verifyPages(session, other.names?.memberId);
  await verifyForeignNames(session, other.names ?? {});
}

/** Sends the cases of an operation. @returns Why they were left out, if they were. */
async function verifyOperation(session: Session, operation: Operation): Promise<string | undefined> {
  const { names, allowWrites } = session.options;
  const needed = operation.parameters.flatMap(({ in: place, name }) => (place === "path" ? [name] : []));
  const missing = needed.filter((name) => !names[name]);
  if (missing.length > 0) return `needs ${missing.join(" and ")}`;
  const { issuesToken, isIdempotent, method, inputs } = clientOperations[operation.id];
  const isHarmless = issuesToken || isIdempotent || method === "GET";
  if (!isHarmless && !allowWrites) return "may change data: allow it with --allow-writes";
  const [usual, ...others] = await listAccepted(session, operation);
  if (!usual) {
    return `needs ${describeVariables(listAlternatives(operation).map(({ kind }) => kind))}`;
  }
  const token = inputs?.body?.includes("access_token") ? await session.issueToken("api") : undefined;
  const draft = createDraft(
    operation,
    { ...names, ...(token !== undefined && { access_token: token }) },
    usual.headers,
  );
  const given = [...(session.credentials.includes(usual) ? credentialVariables[usual.kind] : []), ...needed];
  const reason = `the request conforms${given.length === 0 ? "" : ` if ${given.join(" and ")} are right`}`;
  const first = createCase(draft, "first", "an ordinary request", { reason });
  const [, path] = operation.paths ?? [];
  let answer = await session.ask(path === undefined ? first : { ...first, expected: "2XX or 404" });
  let base = draft;
  if (answer.status === 404 && path !== undefined) {
    base = { ...draft, path };
    answer = await session.ask(createCase(base, "other path", `an ordinary request to ${path}`, { reason })); // S02
  }
  if (!isGood(answer)) return "has no right answer to an ordinary request, so nothing else was tried";
  session.usable.set(operation.id, base);
  for (const planned of listCases(base, others, listRefused(operation, session.credentials)))
    await session.ask(planned);
  return undefined;
}

/** Lists the credentials that an operation must accept: a token for each alternative with scopes. */
async function listAccepted(session: Session, operation: Operation): Promise<Credentials[]> {
  const accepted: Credentials[] = [];
  for (const { kind, scopes } of listAlternatives(operation)) {
    const token = kind === "token" ? await session.issueToken(...scopes) : undefined;
    if (token === undefined) accepted.push(...session.credentials.filter((each) => each.kind === kind));
    else accepted.push(createCredentials(kind, `a token of the scope ${scopes.join(" ")}`, token));
  }
  return accepted;
}
