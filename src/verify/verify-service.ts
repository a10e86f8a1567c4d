import { clientOperations } from "../contract/client-operations.ts";
import { credentialVariables, describeVariables, listAlternatives } from "../contract/credential-kinds.ts";
import { type Operation, operations } from "../contract/internal.ts";
import { createCase, listCases } from "./cases.ts";
import { createCredentials, createPair, listKnown, listRefused, type SentCredentials } from "./credentials.ts";
import { verifyForeignNames, verifyTokens } from "./flows.ts";
import { type ResolvedOptions, resolveOptions, type VerifyOptions } from "./options.ts";
import { isReadable } from "./outcome.ts";
import { verifyPages } from "./pages.ts";
import { UNKNOWN } from "./probes.ts";
import { createReport, type VerifyReport } from "./report.ts";
import { createDraft, type Draft } from "./requests.ts";
import { Session, Stopped } from "./session.ts";

/**
 * Sends requests to a service, and reports its violations of the contract and a verdict on each assumption. It changes
 * nothing but tokens of its own, and asks no operation that may change anything else.
 * @throws TypeError if an HTTP header cannot carry a key, a name of another owner is the known one, `only` has an unknown name, or
 * keys and names are missing for each operation.
 */
export async function verifyService(options: VerifyOptions): Promise<VerifyReport> {
  const session = new Session(resolveOptions(options));
  let stopped: string | undefined;
  try {
    await verifyAll(session);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
  }
  await session.revokeTokens();
  return createReport(session, stopped);
}

async function verifyAll(session: Session): Promise<void> {
  const { other = {}, only } = session.options;
  const rank = ({ id }: Operation) => (clientOperations[id].issuesToken ? 0 : 1);
  const wanted = Object.values(operations).filter(({ id }) => only.includes(id));
  for (const operation of wanted.sort((one, other) => rank(one) - rank(other)))
    await verifyOperation(session, operation);
  if (session.outcomes.length === 0) {
    const missing = new Set([...session.skipped, ...session.lacking].map(({ reason }) => reason));
    throw new TypeError(`no operation can be asked: ${[...missing].join("; ")}`);
  }
  session.requireAnswer();
  await askUnknownPath(session);
  await verifyTokens(session, other.application && createPair("application", other.application));
  await verifyPages(session, other.names?.memberId);
  await verifyForeignNames(session, other.names ?? {});
}

/** Asks for a path of no operation (§7.1). */
async function askUnknownPath(session: Session): Promise<void> {
  const [usable] = Object.values(operations).flatMap(({ id }) => session.usable.get(id) ?? []);
  if (!usable) return;
  const draft = { ...usable, method: "GET", path: `/${UNKNOWN}`, credentials: {}, mediaType: undefined, inputs: [] };
  const expectation = { expected: "4XX", reason: "no operation has the path", pointer: "/path", section: "7.1" };
  await session.ask(createCase(draft, "no operation", "an unknown path", { ...expectation, assumption: "S20" }));
}

/** Sends the cases of an operation, if it can be asked. */
async function verifyOperation(session: Session, operation: Operation): Promise<void> {
  if (!isHarmless(operation)) {
    session.lack(operation.id, "is never asked, because it may change data");
    return;
  }
  const skip = (reason: string) => void session.skipped.push({ operationId: operation.id, reason });
  const known = listKnown(session.options);
  const [usual, ...others] = await listAccepted(session, operation, known);
  if (!usual) skip(`needs ${describeVariables(listAlternatives(operation).map(({ kind }) => kind))}`);
  const obstacle = describeObstacle(operation, session.options);
  if (obstacle !== undefined) skip(obstacle);
  if (!usual || obstacle !== undefined) return;
  const usable = await askOrdinary(session, operation, usual, known.includes(usual));
  if (!usable) {
    skip("has no right answer to an ordinary request, so nothing else was tried");
    return;
  }
  session.usable.set(operation.id, usable);
  for (const planned of listCases(usable, others, listRefused(operation, known))) await session.ask(planned);
}

/** Says why an operation cannot be asked. */
function describeObstacle(operation: Operation, { names, only }: ResolvedOptions): string | undefined {
  const missing = listPathNames(operation).filter((name) => !names[name]);
  if (missing.length > 0) return `needs ${missing.map((name) => `--${name}`).join(" and ")}`;
  return usesToken(operation) && !only.includes("generateToken") ? "needs --only generateToken beside it" : undefined;
}

/** True if requests of an operation change nothing but tokens. */
function isHarmless(operation: Operation): boolean {
  const { issuesToken = false, method } = clientOperations[operation.id];
  return method === "GET" || issuesToken || usesToken(operation);
}

/** True if an operation has a token in its body. */
function usesToken({ id }: Operation): boolean {
  return clientOperations[id].inputs?.body?.includes("access_token") === true;
}

function listPathNames({ parameters }: Operation): string[] {
  return parameters.flatMap(({ in: place, name }) => (place === "path" ? [name] : []));
}

/**
 * Sends the ordinary request of an operation, also to the other path that the contract allows (S02).
 * @param isGiven True if the caller gave the credentials.
 * @returns The request; undefined if it has no right response.
 */
async function askOrdinary(
  session: Session,
  operation: Operation,
  credentials: SentCredentials,
  isGiven: boolean,
): Promise<Draft | undefined> {
  const token = usesToken(operation) ? await session.issueToken("api") : undefined;
  const names = { ...session.options.names, ...(token !== undefined && { access_token: token }) };
  const draft = createDraft(operation, names, credentials.headers);
  const given = [...(isGiven ? credentialVariables[credentials.kind] : []), ...listPathNames(operation)];
  const reason = `the request conforms${given.length === 0 ? "" : ` if ${given.join(" and ")} are right`}`;
  // Also if a given token has the prefix of its header, which no request may have twice.
  const ordinary = { expected: "2XX", reason, pointer: "", section: operation.section, assumption: undefined };
  const [, path] = operation.paths ?? [];
  const expected = path === undefined ? "2XX" : "2XX or 404";
  const first = createCase(draft, "ordinary", "an ordinary request", { ...ordinary, expected });
  const outcome = await session.ask(first);
  if (outcome.status !== 404 || path === undefined) return isReadable(outcome) ? draft : undefined;
  const other = { ...draft, path };
  const second = createCase(other, "other path", `an ordinary request to ${path}`, ordinary);
  return isReadable(await session.ask(second)) ? other : undefined;
}

/** Lists the credentials that an operation must accept: a token for each alternative with scopes. */
async function listAccepted(
  session: Session,
  operation: Operation,
  known: readonly SentCredentials[],
): Promise<SentCredentials[]> {
  const accepted: SentCredentials[] = [];
  for (const { kind, scopes } of listAlternatives(operation)) {
    const token = kind === "token" ? await session.issueToken(...scopes) : undefined;
    if (token === undefined) accepted.push(...known.filter((each) => each.kind === kind));
    else accepted.push(createCredentials(kind, `a token of the scope ${scopes.join(" ")}`, token));
  }
  return accepted;
}
