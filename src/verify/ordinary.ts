import { clientOperations } from "../contract/client-operations.ts";
import { listAlternatives } from "../contract/credential-kinds.ts";
import type { Operation } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";
import type { Answer } from "./answer.ts";
import { accepts, createHeaders, type Headers, listCredentials } from "./credentials.ts";
import { checkToken, issueToken } from "./issue-token.ts";
import { accept, check, checkParts } from "./judge.ts";
import { createDraft, usesToken } from "./requests.ts";
import { type Session, Stopped } from "./session.ts";

/** Asks the ordinary request of an operation, on which all other cases build. The session notes why one cannot be asked. */
export async function verifyOrdinary(session: Session, operation: Operation): Promise<void> {
  const { id, parameters } = operation;
  const { names, only, nameOption } = session.options;
  if (clientOperations[id].method !== "GET" && !clientOperations[id].issuesToken && !usesToken(operation))
    return session.leaveOut("is never called, because it may change data", id);
  const headers = await findCaller(session, operation);
  const kinds = listAlternatives(operation).map(({ kind }) => nameOption(kind === "token" ? "application" : kind));
  const keys = [...new Set(kinds)].join(", or ");
  const inPath = parameters.filter((each) => each.in === "path").map(({ name }) => name);
  const missing = inPath.filter((name) => !names[name]).map((name) => nameOption(`names.${name}`));
  const skip = (reason: string) => void session.skipped.push({ operationId: id, reason });
  if (!headers) skip(`needs ${keys}`);
  if (missing.length > 0) skip(`needs ${missing.join(" and ")}`);
  else if (usesToken(operation) && !only.includes("generateToken"))
    skip(`needs ${nameOption("only")} generateToken beside it`);
  else if (headers) {
    const given = [keys, ...inPath.map((name) => nameOption(`names.${name}`))].filter(Boolean).join(", and ");
    await askOrdinary(session, operation, headers, `the request conforms${given && `, given the right ${given}`}`);
  }
}

/** Finds the headers of credentials that an operation accepts. */
async function findCaller(session: Session, operation: Operation): Promise<Headers | undefined> {
  const alternatives = listAlternatives(operation);
  if (alternatives.some(({ kind }) => kind === "none")) return {};
  const own = listCredentials(session).find((each) => each.isOwn && accepts(operation, each));
  const byToken = alternatives.find(({ kind }) => kind === "token");
  const token = own || !byToken ? undefined : await issueToken(session, byToken.scopes);
  return own?.headers ?? (token && createHeaders("token", token.text));
}

/** Asks the ordinary request of an operation, also at the other path that the contract allows (S02). Other cases use it if it has a right response. */
async function askOrdinary(session: Session, operation: Operation, headers: Headers, reason: string): Promise<void> {
  const [path, other] = operation.paths ?? [];
  const create = async () => {
    const token = usesToken(operation) ? await issueToken(session, ["api"]) : undefined;
    return createDraft(operation, { ...session.options.names, ...(token && { access_token: token.text }) }, headers);
  };
  const draft = await create();
  const expected = accept(reason);
  const refusals = [...(other === undefined ? [] : ["404"]), ...("402" in operation.responses ? ["402"] : [])];
  const status = ["2XX", ...refusals].join(" or ");
  const first = await session.send(draft, "an ordinary request", {}, { ...expected, status });
  const isElsewhere = first.status === 404 && other !== undefined;
  const answer = isElsewhere
    ? await session.send(draft, `an ordinary request to ${other}`, { path: other }, expected)
    : first;
  failIfRedirected(answer);
  const { isSuccess, exchange, body } = answer;
  const rest = "so nothing else was tried";
  if (answer.isRight && answer.status === 402)
    return session.leaveOut(`needs a feature that the project lacks (402, §7.2), ${rest}`, operation.id);
  const isReadable = exchange.response.body === undefined || isObject(exchange.response.value);
  if (!isSuccess || !isReadable) {
    session.skipped.push({ operationId: operation.id, reason: `has no right answer to an ordinary request, ${rest}` });
    return;
  }
  if (other !== undefined) check(answer, "S02", !isElsewhere, `must respond at ${path}`, "status 404");
  if (operation.id === "revokeToken") checkParts(answer, "S06", { status: 204 });
  if (operation.id === "generateToken") checkToken(answer);
  if (operation.id === "listUsers") checkRoles(answer);
  if (body.total !== undefined) checkParts(answer, "S26", {}); // the contract compares it with the items
  const next = usesToken(operation) ? await create() : draft; // the token of a revocation is spent
  session.usable.set(operation.id, { ...next, ...(isElsewhere && { path: other }) });
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
