import { listAlternatives } from "../contract/credential-kinds.ts";
import { errorTexts } from "../contract/error-object.ts";
import {
  checkRequest,
  findResponse,
  matchOperation,
  type Operation,
  type OperationId,
  takesToken,
  type Violation,
} from "../contract/internal.ts";
import { toPath } from "../contract/json.ts";
import { type Answer, listsEvent } from "./answer.ts";
import {
  accepts,
  type Credential,
  createHeaders,
  findState,
  includes,
  listCredentials,
  listScopes,
  type Token,
} from "./credentials.ts";
import type { Expected } from "./expected.ts";
import type { ResolvedOptions } from "./options.ts";
import { UNKNOWN } from "./probes.ts";
import { type Draft, listInputs, toRequest } from "./requests.ts";

/** What a verification knows about the service. */
export interface Known {
  readonly options: ResolvedOptions;
  readonly answers: readonly Answer[];
  readonly tokens: readonly Token[];
  /** The operations that have accepted a token. */
  readonly byToken: ReadonlySet<OperationId>;
}

/** What a rule says: an empty one leaves the status open, and none leaves the request to the next rule. */
type Verdict = Partial<Expected> | undefined;

/**
 * Says what is right as the answer to a request: the path and the method first, then who asks, whose names are asked for, and what is sent.
 * @param pointer JSON pointer to the part that differs from an ordinary request.
 */
export function expectAnswer(known: Known, draft: Draft, pointer: string): Expected {
  const { operation, headers } = draft;
  const valid = listCredentials(known.options, known.tokens).filter((each) => includes(headers, each.headers));
  const caller = valid.find((each) => accepts(operation, each));
  const isPublic = listAlternatives(operation).some(({ kind }) => kind === "none");
  const verdict =
    expectElsewhere(draft) ??
    (caller || isPublic ? undefined : expectNoCaller(known, draft, valid)) ??
    expectNames(known, draft, caller) ??
    expectInputs(known, draft) ??
    expectSuccess(known, draft, pointer === "/headers" ? caller : undefined);
  return { status: "any", reason: "the request conforms", pointer, section: operation.section, parts: {}, ...verdict };
}

/** The document has neither another path nor another method (S20); a service need not know a method (RFC 9110 §15.6.2). */
function expectElsewhere({ operation, method, path }: Draft): Verdict {
  const { paths = [operation.path] } = operation;
  if (!paths.includes(path)) return { parts: { S20: { status: 404 } }, pointer: "/path", section: "7.1" };
  if (method === operation.method) return undefined;
  return { status: "any or 501", parts: { S20: { status: 405, "headers/Allow": true } } };
}

/** One valid credential that an alternative accepts is enough (§5.1); see §7.2 and S10. A token without the scope is another case (S11). */
function expectNoCaller(
  { options, tokens }: Known,
  { operation, headers }: Draft,
  valid: readonly Credential[],
): Verdict {
  const byToken = takesToken(operation);
  const refused = { status: "4XX", section: "5.1", pointer: "/headers" };
  if (byToken && valid.some(({ kind }) => kind === "token")) {
    const parts = { S11: { status: 403, key: "insufficient_scope" } };
    return { ...refused, reason: "the token lacks the scope", parts };
  }
  const sent = tokens.find(({ text }) => byToken && includes(headers, createHeaders("token", text)));
  const state = sent && findState(sent, options.now());
  if (state === "ending") return {};
  const part = { status: 401, key: "unauthorized", request_id: byToken, "headers/WWW-Authenticate": byToken };
  return {
    ...refused,
    ...("401" in operation.responses ? { status: "401", section: "7.2" } : { parts: { S10: part } }),
    reason: "no valid credentials are sent",
    ...(state === "revoked" && { reason: "the token is revoked", section: "4.3" }),
    ...(state === "expired" && { reason: "expires_in has passed", section: "2.8" }),
  };
}

/** The first name of a path has an owner: it opens what the caller has. Other names may not belong to the first one. */
function expectNames({ options }: Known, { operation, values }: Draft, caller: Credential | undefined): Verdict {
  const names = operation.parameters.filter((each) => each.in === "path").map(({ name }) => name);
  const own = names.filter((name) => values[name]?.[0] === options.names[name]);
  const foreign = names.filter((name) => values[name]?.[0] === options.other?.names?.[name]);
  const missing = names.find((name) => !own.includes(name) && !foreign.includes(name));
  const [owned = ""] = names;
  const isForOwner = !caller || caller.isOwn === own.includes(owned);
  if (missing !== undefined)
    return expectMissing(operation, missing, values[missing]?.[0] === UNKNOWN ? "nobody" : "odd");
  if (owned !== "" && !isForOwner) return expectMissing(operation, owned, "others");
  if (own.length === names.length) return undefined;
  return own.includes(owned) ? { status: "2XX or 404" } : {};
}

/** The types of resources that an error names (§4.1). */
export const resourceTypes: Readonly<Record<string, string>> = { campaignId: "campaign", memberId: "voucher" };

/**
 * A name of somebody else is answered like one that nobody has (§4.1, §7.2, S14, S30). The text of an odd one may be refused by itself.
 * Without a type to tell, an error may name what the unknown name would contain.
 */
function expectMissing(operation: Operation, name: string, owner: "nobody" | "odd" | "others"): Verdict {
  const { id, parameters, responses, section } = operation;
  const place = {
    pointer: `/path/${name}`,
    section: owner === "others" ? section : (findResponse(operation, 404)?.section ?? section),
  };
  const { [name]: type } = resourceTypes;
  if (id === "listUsers") return { ...place, parts: { S14: { status: owner === "odd" ? "4XX" : 404 } } }; // no 404 is shown (§4.5)
  if (owner === "others" && name === "campaignId")
    return { ...place, parts: { S30: { status: 404, key: "not_found", resource_type: type } } };
  const reason = owner === "others" ? "it belongs to another owner" : "nothing has this name";
  const refused = { ...place, status: "4XX", reason };
  if (owner !== "nobody") return refused;
  const resource = { resource_id: [UNKNOWN, undefined], ...(type && { resource_type: [type, undefined] }) };
  const details = new RegExp(`^$|^cannot find \\S+ with id .*${UNKNOWN}`, "i");
  const isNamed = type !== undefined || parameters.findLast((each) => each.in === "path")?.name === name;
  const parts = isNamed && { parts: { "4.1": resource, S37: { details } } };
  return { ...refused, ...("404" in responses && { status: "404" }), ...parts };
}

const invalidRequest = { status: 400, key: "invalid_request" };
const keysOf400 = errorTexts.filter(({ status }) => status === 400).map(({ key }) => key);

/** The contract says which requests a service must refuse, but not which cursors and tokens it knows. */
function expectInputs(known: Known, draft: Draft): Verdict {
  const { operation, values } = draft;
  const { method, target, headers, body } = toRequest(draft);
  const [pathname = "", query = ""] = target.split("?");
  const { path = {} } = matchOperation(method, pathname) ?? {};
  const result = checkRequest({ operationId: operation.id, path, query, headers: new Headers(headers), body });
  if (!result.ok) return expectInvalid(result.violations[0] as Violation); // one that is not ok has some
  const inputs = new Map(listInputs(operation).map((input) => [input.field.name, input]));
  for (const [name, [text, second]] of Object.entries(values)) {
    const input = inputs.get(name);
    if (!input) return { parts: { S12: { status: "2XX" } } };
    if (!input.isOpaque || text === undefined || second !== undefined) continue;
    return input.place === "query" ? expectCursor(known, pathname, text) : expectRevocation(known, draft, text);
  }
  return undefined;
}

/** A request violates the contract (S09, S12, S20). */
function expectInvalid({ pointer, keyword, section, expected }: Violation): Verdict {
  const [place = "", name = ""] = toPath(pointer);
  const parts = {
    body: { S09: { status: 400, key: keysOf400 } },
    query: { S12: { ...invalidRequest, details: new RegExp(`^$|${name}`) } },
    headers: keyword === "mediaType" ? { S20: { status: 415 } } : {},
  }[place];
  const subject = keyword === "body" ? "the request" : pointer.slice(1).replaceAll("/", " ");
  return { status: "4XX", reason: `${subject} ${expected}`, pointer, section, ...(parts && { parts }) };
}

/** A cursor is an event of the list, which may be gone meanwhile, of another one, or of none (S13). */
function expectCursor({ answers }: Known, pathname: string, text: string): Verdict {
  const source = answers.find((answer) => listsEvent(answer, text));
  if (source?.exchange.request.url.pathname.endsWith(pathname)) return { status: "2XX or 4XX" };
  const isDecided = source !== undefined || text === UNKNOWN;
  return { pointer: "/query/starting_after_id", ...(isDecided && { parts: { S13: invalidRequest } }) };
}

/** A token can be revoked by the application that it was issued to, and once (S07). */
function expectRevocation({ tokens }: Known, { headers }: Draft, text: string): Verdict {
  const token = tokens.find((each) => each.text === text);
  if (token && !includes(headers, token.issuer)) return { parts: { S07: { ...invalidRequest, key: "invalid_grant" } } };
  if (token ? token.revocation : text === UNKNOWN) return { parts: { S07: { status: "2XX" } } };
  return token ? undefined : {};
}

/** Nothing is wrong with a request. @param caller The credentials, if the question is about them. */
function expectSuccess({ byToken }: Known, { operation, headers }: Draft, caller: Credential | undefined): Verdict {
  const place = { section: "5.1" };
  if (!caller) return { status: "2XX" };
  const isAlone = Object.keys(headers).length === Object.keys(caller.headers).length;
  if (!isAlone)
    return { ...place, status: "2XX or 4XX", reason: "the credentials are valid", parts: { S29: { status: "2XX" } } };
  if (caller.kind !== "token") return { ...place, status: "2XX", reason: "the credentials are valid" };
  if (!byToken.has(operation.id))
    return { ...place, status: "2XX or 401", reason: "the token is valid", parts: { S05: { status: "2XX" } } };
  if (listScopes(operation).every((scope) => caller.scopes.includes(scope)))
    return { status: "2XX", reason: "the token has neither expired nor been revoked", section: "3" };
  return { ...place, status: "2XX or 403", reason: "the token has the scope", parts: { C01: { status: "2XX" } } };
}
