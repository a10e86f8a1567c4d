import {
  checkRequest,
  findResponse,
  matchOperation,
  type Operation,
  type OperationId,
  type Violation,
} from "../contract/internal.ts";
import type { Credentials } from "./credentials.ts";
import { chooseValue, listProbes, UNKNOWN } from "./probes.ts";
import { type Draft, type Input, isJson, type PlannedRequest, setValues, toRequest } from "./requests.ts";

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

/** A request, and the statuses that are right for it. */
export interface Case extends Expectation {
  readonly operationId: OperationId;
  /** The subject of the case: it decides assumptions. */
  readonly kind: string;
  /** Describes the request: `query limit one above its maximum`. */
  readonly name: string;
  readonly request: PlannedRequest;
  /** Name of the parameter or property that the case changes. */
  readonly input?: string;
}

/** Creates a case. The right statuses follow from the contract unless `expectation` names them. */
export function createCase(
  operation: Operation,
  kind: string,
  name: string,
  draft: Draft,
  expectation: Partial<Expectation> = {},
): Case {
  const request = toRequest(draft);
  const { target, headers, body } = request;
  const [pathname = "", query = ""] = target.split("?");
  const { path = {} } = matchOperation(operation.method, pathname) ?? {};
  const result = checkRequest({ operationId: operation.id, path, query, headers: new Headers(headers), body });
  const [violation] = result.ok ? [] : result.violations;
  return { operationId: operation.id, kind, name, request, ...toExpectation(operation, violation), ...expectation };
}

function toExpectation({ section }: Operation, violation: Violation | undefined): Expectation {
  if (!violation) return { expected: "2XX", reason: "the request conforms", pointer: "", section };
  const { pointer, expected, assumption, keyword } = violation;
  const subject = keyword === "body" ? "the request" : pointer.slice(1).replaceAll("/", " ");
  const reason = `${subject} ${expected}`;
  return { expected: "4XX", reason, pointer, section: violation.section, assumption };
}

/** Lists cases of the credentials of an operation: each accepted kind, and each kind that it must refuse. */
export function listCredentialCases(
  operation: Operation,
  base: Draft,
  accepted: readonly Credentials[],
  refused: readonly Credentials[],
): Case[] {
  const place = { pointer: "/headers", section: "5.1" };
  const expected = "401" in operation.responses ? "401" : "4XX";
  const refusal = { ...place, expected, reason: "no valid credentials are sent", assumption: undefined };
  const create = (kind: string, { name, headers }: Credentials, expectation: Partial<Expectation>) =>
    createCase(operation, kind, `a request with ${name}`, { ...base, credentials: headers }, expectation);
  return [
    ...accepted.map((each) => create(each.kind, each, place)),
    ...refused.map((each) => create("no credentials", each, refusal)),
  ];
}

/** Lists cases of one input: a service must accept each value that its schema allows, and refuse the others. */
export function listInputCases(operation: Operation, base: Draft, input: Input): Case[] {
  const { place, field, isOpaque } = input;
  const probes = listProbes(field, input.values[0] ?? chooseValue(field));
  return probes.flatMap(([probe, ...values]) => {
    if (!isSendable(place, values, base)) return [];
    const subject = isOpaque && place === "query" ? "cursor" : place;
    const kind = values[0] === UNKNOWN ? `unknown ${subject}` : place;
    const draft = setValues(base, { [field.name]: values });
    const planned = createCase(operation, kind, `${place} ${field.name} ${probe}`, draft);
    const pointer = planned.pointer || `/${place}/${field.name}`;
    const isOpen = isOpaque && planned.expected === "2XX";
    const expectation = place === "path" ? expectUnknown(operation, probe) : isOpen ? { expected: "any" } : {};
    return [{ ...planned, pointer, ...expectation, input: field.name }];
  });
}

/** A header is printable ASCII, a segment of a path is one text, and so is a property of JSON. */
function isSendable(place: Input["place"], values: readonly string[], { mediaType }: Draft): boolean {
  if (place === "headers") return values.every((value) => /^[\x20-\x7e]+$/.test(value));
  if (place === "path") return values.length === 1 && values[0] !== "";
  return place === "query" || !isJson(mediaType) || values.length < 2;
}

/** A made-up name is unknown; a service may refuse one of 300 characters or with Unicode in another way. */
function expectUnknown(operation: Operation, probe: string): Partial<Expectation> {
  const isDocumented = probe === "unknown" && "404" in operation.responses;
  const { section } = findResponse(operation, 404) ?? operation;
  return { expected: isDocumented ? "404" : "4XX", reason: "nothing has this name", section };
}

/** Lists cases of HTTP. Each is harmless, whatever the service does with it: PROPFIND is a read, too (RFC 4918 §9.1). */
export function listProtocolCases(operation: Operation, base: Draft): Case[] {
  const isRead = operation.method === "GET";
  const open = { expected: "any", reason: "no operation of the contract has it", section: "7.1", assumption: "S20" };
  const unknown = { place: "query", field: { name: UNKNOWN, schema: { type: "string" } }, values: ["1"] } as const;
  const withUnknown = { ...base, inputs: [...base.inputs, { ...unknown, isOpaque: false }] };
  const expectation = { ...open, pointer: `/query/${UNKNOWN}`, assumption: "S12" };
  const use = (method: string): Draft => ({ ...base, method, mediaType: undefined });
  const method = isRead ? "PROPFIND" : "GET";
  return [
    createCase(operation, "method", `the method ${method}`, use(method), { ...open, pointer: "", expected: "4XX" }),
    ...(isRead
      ? [
          createCase(operation, "unknown parameter", "an unknown parameter", withUnknown, expectation),
          createCase(operation, "head", "HEAD instead of GET", use("HEAD"), { ...open, pointer: "" }),
        ]
      : []),
    ...(operation.requestBody
      ? [createCase(operation, "media type", "a body of text/plain", { ...base, mediaType: "text/plain" })]
      : []),
  ];
}
