import { clientOperations } from "../contract/client-operations.ts";
import { listAlternatives } from "../contract/credential-kinds.ts";
import { type Operation, operations } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";
import type { Answer } from "./answer.ts";
import { verifyCallers } from "./callers.ts";
import { accepts, createHeaders, type Headers, listCredentials } from "./credentials.ts";
import { verifyInputs } from "./inputs.ts";
import { check } from "./judge.ts";
import { type Run, resolveOptions, type VerifyOptions } from "./options.ts";
import { verifyPages } from "./pages.ts";
import { UNKNOWN } from "./probes.ts";
import { createReport, type VerifyReport } from "./report.ts";
import { createDraft, type Draft, usesToken } from "./requests.ts";
import { Session, Stopped } from "./session.ts";
import { issueToken, renewToken, revokeTokens, verifyTokens } from "./tokens.ts";

/**
 * Sends requests to a service, and reports its violations of the contract and a verdict on each assumption. It changes
 * nothing but tokens of its own, and asks no operation that may change anything else.
 * @throws TypeError if an HTTP header cannot carry a key, a name of another owner is the known one, `only` has an unknown name, or
 * keys and names are missing for each operation.
 */
export function verifyService(options: VerifyOptions): Promise<VerifyReport> {
  return verify(options, {});
}

/** Verifies a service. */
export async function verify(options: VerifyOptions, run: Partial<Run>): Promise<VerifyReport> {
  const session = new Session(resolveOptions(options, run));
  let stopped: string | undefined;
  try {
    await verifyAll(session);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
  }
  await revokeTokens(session);
  return createReport(session, stopped);
}

/** Asks everything, each part with what those before it have found: tokens are issued first, and revoked last. */
async function verifyAll(session: Session): Promise<void> {
  const { only } = session.options;
  const rank = (operation: Operation) =>
    clientOperations[operation.id].issuesToken ? 0 : usesToken(operation) ? 2 : 1;
  const wanted = Object.values(operations).filter(({ id }) => only.includes(id));
  for (const operation of wanted.sort((one, other) => rank(one) - rank(other))) {
    await verifyOrdinary(session, operation);
    session.stopIfSilent(session.answers.length);
    const draft = session.usable.get(operation.id);
    if (!draft) continue;
    await verifyCallers(session, draft);
    await verifyInputs(session, draft);
  }
  if (session.answers.length === 0) {
    const missing = new Set([...session.skipped, ...session.notAsked].map(({ reason }) => reason));
    throw new TypeError(`no operation can be tested: ${[...missing].join("; ")}`);
  }
  const [first = "listUsers"] = session.usable.keys();
  const elsewhere = { method: "GET", path: `/${UNKNOWN}`, headers: {}, mediaType: undefined };
  await session.ask(first, "an unknown path", elsewhere);
  await verifyTokens(session);
  await verifyPages(session);
}

/** Asks the ordinary request of an operation, on which all other questions build. The session notes why one cannot be asked. */
async function verifyOrdinary(session: Session, operation: Operation): Promise<void> {
  const { id, method, parameters } = operation;
  const { names, only, nameOption } = session.options;
  if (method !== "GET" && !clientOperations[id].issuesToken && !usesToken(operation))
    return session.leaveOut("is never called, because it may change data", id);
  const headers = await findCaller(session, operation);
  const kinds = listAlternatives(operation).map(({ kind }) => nameOption(kind === "token" ? "application" : kind));
  const keys = [...new Set(kinds)].join(", or ");
  const inPath = parameters.filter((each) => each.in === "path").map(({ name }) => name);
  const missing = inPath.filter((name) => !names[name]).map((name) => nameOption(`names.${name}`));
  const needs = [
    ...(headers ? [] : [keys]),
    ...(missing.length > 0 ? [missing.join(" and ")] : []),
    ...(usesToken(operation) && !only.includes("generateToken")
      ? [`${nameOption("only")} generateToken beside it`]
      : []),
  ];
  for (const need of needs) session.skipped.push({ operationId: id, reason: `needs ${need}` });
  if (!headers || needs.length > 0) return;
  const given = [keys, ...inPath.map((name) => nameOption(`names.${name}`))].filter(Boolean).join(", and ");
  const token = usesToken(operation) ? await issueToken(session, ["api"]) : undefined;
  const draft = createDraft(operation, { ...names, ...(token && { access_token: token.text }) }, headers);
  await askOrdinary(session, draft, `the request conforms${given && `, given the right ${given}`}`);
}

/** Finds the headers of credentials that an operation accepts. */
async function findCaller(session: Session, operation: Operation): Promise<Headers | undefined> {
  const alternatives = listAlternatives(operation);
  if (alternatives.some(({ kind }) => kind === "none")) return {};
  const own = listCredentials(session.options, session.tokens).find((each) => each.isOwn && accepts(operation, each));
  const byToken = alternatives.find(({ kind }) => kind === "token");
  const token = own || !byToken ? undefined : await issueToken(session, byToken.scopes);
  return own?.headers ?? (token && createHeaders("token", token.text));
}

/** Asks an ordinary request, also at the other path that the contract allows (S02). Other questions use it if it has a right response. */
async function askOrdinary(session: Session, draft: Draft, reason: string): Promise<void> {
  const { id, responses, paths: [path, other] = [] } = draft.operation;
  const refusals = [...(other === undefined ? [] : [" or 404"]), ...("402" in responses ? [" or 402"] : [])];
  const first = await session.send(draft, "an ordinary request", {}, { status: `2XX${refusals.join("")}`, reason });
  const isElsewhere = first.status === 404 && other !== undefined;
  const elsewhere = { ...draft, ...(isElsewhere && { path: other }) };
  const answer = isElsewhere ? await session.send(elsewhere, `an ordinary request to ${other}`, {}, { reason }) : first;
  failIfRedirected(answer);
  const { body, value } = answer.exchange.response;
  const rest = "so nothing else was tried";
  if (answer.isRight && answer.status === 402)
    return session.leaveOut(`needs a feature that the project lacks (402, §7.2), ${rest}`, id);
  if (!answer.isSuccess || (body !== undefined && !isObject(value))) {
    session.skipped.push({ operationId: id, reason: `has no right answer to an ordinary request, ${rest}` });
    return;
  }
  if (other !== undefined) check(answer, "S02", !isElsewhere, `must respond at ${path}`, "status 404");
  if (id === "listUsers") checkRoles(answer);
  session.usable.set(id, await renewToken(session, elsewhere));
}

/** @throws Stopped if another address answers for the service. That is no violation. */
function failIfRedirected({ status, headers, exchange, violations }: Answer): void {
  const location = URL.parse(headers.get("location") ?? "", exchange.request.url);
  if (status < 300 || status > 399 || !location) return;
  violations.length = 0;
  throw new Stopped(`the service returns ${status} to ${location.origin}${location.pathname}: verify that address`);
}

/** Finds a user without a role in the requested project: §4.5 lists its users, and §2.10 their roles. */
function checkRoles(answer: Answer): void {
  const { projectId = "" } = answer.exchange.request.path;
  const at = answer.items.findIndex(({ projects }) => isObject(projects) && !Object.hasOwn(projects, projectId));
  check(answer, "4.5", at === -1, "must have a role in the requested project", "none", `/data/${at}/projects`);
}
