import { checkRequest, findResponse, type Operation, type OperationId, type Violation } from "../contract/internal.ts";
import { type Draft, type Input, listBodyHeaders, listInputs, replaceInput, toRequest } from "./inputs.ts";
import { chooseValue, listProbes, UNKNOWN } from "./probes.ts";
import type { PlannedRequest } from "./session.ts";

/** A request, and the statuses that are right for it. */
export interface Case {
  readonly operationId: OperationId;
  /** The subject of the case: it decides assumptions. */
  readonly kind: string;
  /** Describes the request: `query limit one above its maximum`. */
  readonly name: string;
  readonly request: PlannedRequest;
  /** Status or range (`404`, `4XX`); `any` if the contract leaves it open. */
  readonly expected: string;
  /** Why this status is expected. */
  readonly reason: string;
  /** JSON pointer to the part of the request that the case is about. */
  readonly pointer: string;
  readonly section: string;
  readonly assumption?: string | undefined;
  /** Name of the parameter or property that the case changes. */
  readonly input?: string;
}

/** Headers of credentials with a description: `with an application key pair`. */
export interface NamedHeaders {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The kind of the cases that use it. @default "credentials" */
  readonly kind?: string;
}

/** The values that the cases of one operation are made of. */
export interface KnownValues {
  /** Path template to use. */
  readonly path: string;
  /** Known values of path parameters and of secret properties, by name. */
  readonly names: Readonly<Record<string, string>>;
  /** Credentials that the service must accept; the first ones go with everything else that is tried. */
  readonly accepted: readonly NamedHeaders[];
  readonly refused: readonly NamedHeaders[];
}

type Expectation = Pick<Case, "expected" | "reason" | "pointer" | "section" | "assumption">;

/** Lists the requests that show whether a service follows the contract of an operation; the first one is an ordinary request. */
export function listCases(operation: Operation, known: KnownValues): Case[] {
  const [first] = known.accepted;
  const headers = { ...first?.headers, ...listBodyHeaders(operation) };
  const base: Draft = {
    method: operation.method,
    path: known.path,
    headers,
    inputs: listInputs(operation, known.names),
  };
  return [
    createCase(operation, "first", "an ordinary request", base),
    ...listCredentialCases(operation, known, base),
    ...base.inputs.flatMap((input) => listInputCases(operation, input, base)),
    ...listProtocolCases(operation, base),
  ];
}

/** Creates a case whose right statuses follow from the contract, unless `expectation` says so. */
export function createCase(
  operation: Operation,
  kind: string,
  name: string,
  draft: Draft,
  expectation: Partial<Expectation> = {},
): Case {
  const request = toRequest(draft);
  const path = Object.fromEntries(
    draft.inputs.filter(({ place }) => place === "path").map(({ field, values }) => [field.name, values[0] ?? ""]),
  );
  const [, query = ""] = request.target.split("?");
  const { headers, body } = request;
  const result = checkRequest({ operationId: operation.id, path, query, headers: new Headers(headers), body });
  return {
    operationId: operation.id,
    kind,
    name,
    request,
    ...toExpectation(operation, result.ok ? [] : result.violations),
    ...expectation,
  };
}

function toExpectation({ section }: Operation, [violation]: readonly Violation[]): Expectation {
  if (!violation) return { expected: "2XX", reason: "the request conforms", pointer: "", section };
  const { pointer, expected, assumption } = violation;
  return {
    expected: "4XX",
    reason: `${pointer.slice(1).replaceAll("/", " ")} ${expected}`,
    pointer,
    section: violation.section,
    assumption,
  };
}

function listCredentialCases(operation: Operation, { accepted, refused }: KnownValues, base: Draft): Case[] {
  const use = ({ headers }: NamedHeaders) => ({ ...base, headers: { ...headers, ...listBodyHeaders(operation) } });
  const refusal = {
    expected: "401" in operation.responses ? "401" : "4XX",
    reason: "no valid credentials are sent",
    pointer: "/headers",
    section: "5.1",
    assumption: undefined,
  };
  return [
    ...accepted.slice(1).map((each) =>
      createCase(operation, each.kind ?? "credentials", each.name, use(each), {
        pointer: "/headers",
        section: "5.1",
      }),
    ),
    ...refused.map((each) => createCase(operation, "no credentials", each.name, use(each), refusal)),
  ];
}

function listInputCases(operation: Operation, input: Input, base: Draft): Case[] {
  const { place, field, isOpaque } = input;
  const valid = input.values[0] ?? chooseValue(field) ?? UNKNOWN;
  return listProbes(field, valid).flatMap(({ name: probe, values }) => {
    if (!isSendable(input, values, operation)) return [];
    const name = `${place === "headers" ? "header" : place} ${field.name} ${probe}`;
    const isUnknown = values[0] === UNKNOWN;
    const kind =
      isUnknown && place === "path"
        ? "unknown name"
        : isUnknown && isOpaque && place === "query"
          ? "unknown cursor"
          : place;
    const planned = createCase(operation, kind, name, replaceInput(base, input, values));
    const pointer = planned.pointer || `/${place}/${field.name}`;
    if (place === "path")
      return [{ ...planned, ...expectUnknown(operation, isUnknown, field.name), input: field.name }];
    const isOpen = isOpaque && values.length > 0 && planned.expected === "2XX";
    return [{ ...planned, pointer, input: field.name, ...(isOpen && { expected: "any" }) }];
  });
}

/** A header is printable ASCII, a part of the path is one text, and so is a property of JSON. */
function isSendable({ place }: Input, values: readonly string[], { requestBody }: Operation): boolean {
  const isJson = place === "body" && !Object.values(requestBody?.content ?? {}).some(({ fields }) => fields);
  if (place === "headers") return values.every((value) => /^[\x20-\x7e]+$/.test(value));
  if (place === "path") return values.length === 1 && values[0] !== "";
  return !isJson || values.length < 2;
}

/** A made-up name is unknown; a service may refuse one of 300 characters or with Unicode in another way. */
function expectUnknown(operation: Operation, isPlain: boolean, name: string): Expectation {
  const isDocumented = isPlain && "404" in operation.responses;
  const section = findResponse(operation, 404)?.section ?? operation.section;
  return {
    expected: isDocumented ? "404" : "4XX",
    reason: `there is no such ${name}`,
    pointer: `/path/${name}`,
    section,
    assumption: undefined,
  };
}

/** Lists cases of HTTP. Each is safe, whatever the service does with it: PROPFIND is a read, too (RFC 4918 §9.1). */
function listProtocolCases(operation: Operation, base: Draft): Case[] {
  const isRead = operation.method === "GET";
  const form = { ...base, headers: { ...base.headers, "Content-Type": "text/plain" } };
  const open = {
    expected: "any",
    reason: "no operation of the contract has it",
    pointer: "",
    section: "7.1",
    assumption: "S20",
  };
  const method = isRead ? "PROPFIND" : "GET";
  const { "Content-Type": _, ...headers } = base.headers;
  const bare = { ...base, headers, method };
  const extra = { name: UNKNOWN, schema: { type: "string" } };
  const unknown: Input = { place: "query", field: extra, values: ["1"], isOpaque: false };
  const withUnknown = { ...base, inputs: [...base.inputs, unknown] };
  return [
    ...(isRead
      ? [
          createCase(operation, "unknown parameter", "an unknown parameter", withUnknown, {
            ...open,
            pointer: `/query/${UNKNOWN}`,
            assumption: "S12",
          }),
        ]
      : []),
    createCase(operation, "method", `the method ${method}`, bare, { ...open, expected: "4XX" }),
    ...(isRead ? [createCase(operation, "head", "HEAD instead of GET", { ...bare, method: "HEAD" }, open)] : []),
    ...(operation.requestBody ? [createCase(operation, "media type", "a body of text/plain", form)] : []),
  ];
}
