import {
  checkRequest,
  findResponse,
  matchOperation,
  type Operation,
  type OperationId,
  type Violation,
} from "../contract/internal.ts";
import type { SentCredentials } from "./credentials.ts";
import { chooseValue, listProbes, UNKNOWN } from "./probes.ts";
import { type Draft, type Input, isJson, type PlannedRequest, toRequest } from "./requests.ts";

/** The statuses that are right for a request, and the source of this rule. */
export interface Expectation {
  /** Status or range: `404`, `4XX`, `2XX or 404`; `any` if the contract leaves it open. */
  readonly expected: string;
  /** Why this status is expected. */
  readonly reason: string;
  /** JSON pointer to the part of the request that the case is about. */
  readonly pointer: string;
  readonly section: string;
  readonly assumption?: string | undefined;
}

/** The subject of a case. The rules of assumptions choose their cases by it; none chooses `other`. */
export type CaseKind =
  | "other"
  // The ordinary request, also to another path that the contract allows (S02)
  | "ordinary"
  | "other path"
  // Credentials
  | "token"
  | "no credentials"
  // A value of an input, and a name or a cursor that nothing has
  | Input["place"]
  | `unknown ${Input["place"] | "cursor"}`
  // HTTP
  | "method"
  | "media type"
  | "unknown parameter"
  | "no operation"
  // The life of tokens
  | "issue"
  | "token without scope"
  | "two credentials"
  | "revoke"
  | "revoke again"
  | "revoke unknown"
  | "revoke foreign"
  // Names of other owners
  | "foreign name";

/** A request, and the statuses that are right for it. */
export interface Case extends Expectation {
  readonly operationId: OperationId;
  readonly kind: CaseKind;
  /** Describes the request: `query limit one above its maximum`. */
  readonly name: string;
  readonly request: PlannedRequest;
}

/**
 * Creates a case. The right statuses follow from the contract unless `expectation` names them.
 * @param ifValid Replaces the expectation of a request that conforms.
 */
export function createCase(
  draft: Draft,
  kind: CaseKind,
  name: string,
  expectation: Partial<Expectation> = {},
  ifValid: Partial<Expectation> = {},
): Case {
  const { id: operationId, method, section } = draft.operation;
  const request = toRequest(draft);
  const [pathname = "", query = ""] = request.target.split("?");
  const { path = {} } = matchOperation(method, pathname) ?? {};
  const result = checkRequest({ operationId, path, query, headers: new Headers(request.headers), body: request.body });
  const [violation] = result.ok ? [] : result.violations;
  const valid = { expected: "2XX", reason: "the request conforms", pointer: "", section, ...ifValid };
  const usual = violation ? toRefusal(violation) : valid;
  return { operationId, kind, name, request, ...usual, ...expectation };
}

function toRefusal({ pointer, expected, keyword, section, assumption }: Violation): Expectation {
  const subject = keyword === "body" ? "the request" : pointer.slice(1).replaceAll("/", " ");
  return { expected: "4XX", reason: `${subject} ${expected}`, pointer, section, assumption };
}

/**
 * Lists the cases of an operation: each kind of credentials, each value of each input, and HTTP itself.
 * @param base The ordinary request.
 */
export function listCases(
  base: Draft,
  accepted: readonly SentCredentials[],
  refused: readonly SentCredentials[],
): Case[] {
  const place = { pointer: "/headers", section: "5.1" };
  const expected = "401" in base.operation.responses ? "401" : "4XX";
  const refusal = { ...place, expected, reason: "no valid credentials are sent", assumption: undefined };
  const create = (kind: CaseKind, { name, headers }: SentCredentials, expectation: Partial<Expectation>) =>
    createCase({ ...base, credentials: headers }, kind, `a request with ${name}`, expectation);
  return [
    ...accepted.map((each) => create(each.kind === "token" ? "token" : "other", each, place)),
    ...refused.map((each) => create("no credentials", each, refusal)),
    ...base.inputs.flatMap((input) => listInputCases(base, input)),
    ...listProtocolCases(base),
  ];
}

/** Lists cases of one input: a service must accept each value that its schema allows, and refuse the others. */
function listInputCases(base: Draft, { place, field, isOpaque, usual = chooseValue(field) }: Input): Case[] {
  const pointer = `/${place}/${field.name}`;
  return listProbes(field, usual).flatMap(([probe, ...values]) => {
    if (!isSendable(place, values, base)) return [];
    const subject = isOpaque && place === "query" ? "cursor" : place;
    const kind = values.join() === UNKNOWN ? (`unknown ${subject}` as const) : place;
    const expectation = place === "path" ? expectUnknown(base.operation, pointer, probe) : {};
    const draft = { ...base, values: { ...base.values, [field.name]: values } };
    const ifValid = { pointer, ...(isOpaque && { expected: "any" }) };
    return [createCase(draft, kind, `${place} ${field.name} ${probe}`, expectation, ifValid)];
  });
}

/** Returns what is right for a name in the path that nothing has. */
function expectUnknown(operation: Operation, pointer: string, probe: string): Expectation {
  // A made-up name is unknown; a service may refuse one of 300 characters or with Unicode in another way.
  const expected = probe === "unknown" && "404" in operation.responses ? "404" : "4XX";
  const { section } = findResponse(operation, 404) ?? operation;
  const assumption = operation.id === "listUsers" ? "S14" : undefined; // no 404 is shown (§4.5)
  return { expected, reason: "nothing has this name", pointer, section, assumption };
}

/** True if a request can carry the values: a header is printable ASCII, and a segment of a path and a property of JSON have one value. */
function isSendable(place: Input["place"], values: readonly string[], { mediaType }: Draft): boolean {
  if (place === "headers") return values.every((value) => /^[\x20-\x7e]+$/.test(value));
  if (place === "path") return values.length === 1 && values[0] !== "";
  return place === "query" || !isJson(mediaType) || values.length < 2;
}

/** Lists cases of HTTP. Each of them only reads; so does PROPFIND (RFC 4918 §9.1). */
function listProtocolCases(base: Draft): Case[] {
  const { method, requestBody } = base.operation;
  const open = { expected: "any", reason: "no operation of the contract has it", pointer: "", section: "7.1" };
  const wrong = method === "GET" ? "PROPFIND" : "GET";
  const draft = { ...base, method: wrong, mediaType: undefined };
  const cases = [createCase(draft, "method", `the method ${wrong}`, { ...open, expected: "4XX", assumption: "S20" })];
  if (method === "GET") {
    const unknown = { place: "query", field: { name: UNKNOWN, schema: { type: "string" } } } as const;
    const inputs = [...base.inputs, { ...unknown, isOpaque: false, usual: "1" }];
    const expectation = { ...open, pointer: `/query/${UNKNOWN}`, assumption: "S12" };
    cases.push(createCase({ ...base, inputs }, "unknown parameter", "an unknown parameter", expectation));
  }
  if (requestBody) cases.push(createCase({ ...base, mediaType: "text/plain" }, "media type", "a body of text/plain"));
  return cases;
}
