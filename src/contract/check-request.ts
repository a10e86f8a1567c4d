import { createUnknownOperation } from "./check-response.ts";
import { type Field, readFields, readHeaders } from "./fields.ts";
import { describeMediaType } from "./http.ts";
import { describeNoJson, type FoundValue, tryParseJson } from "./json.ts";
import {
  assumedHeaders,
  describeContent,
  findContent,
  isOperationId,
  listSchemes,
  type Operation,
  operations,
  satisfiedAlternatives,
  securityHeaders,
} from "./operations.ts";
import { type CheckResult, createViolation, toCheckResult, type Violation, validateSchema } from "./validate-schema.ts";

/** A request as it was sent. */
export interface RequestToCheck {
  readonly operationId: string;
  /** Decoded path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams | string;
  /** Headers; they are not checked if they are absent. */
  readonly headers?: Pick<Headers, "get">;
  /** The body as text or as form fields; undefined or empty if the request has no body. */
  readonly body?: string | URLSearchParams | undefined;
}

/** The values of a request by the names of the contract, read as their schemas say, and their violations. */
export interface RequestValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Undefined if the request has no body. */
  readonly body?: unknown;
  readonly violations: readonly Violation[];
}

/**
 * Checks the parameters, credentials and body of a request against the contract. It never throws.
 * @returns `{ ok: true }`, or every violation. Parameters that the contract does not know are ignored (S12). Pointers
 * start with `/path`, `/query`, `/headers` or `/body`.
 * @see §4, §5, §8
 */
export function checkRequest(request: RequestToCheck): CheckResult {
  const { operationId } = request;
  if (!isOperationId(operationId)) return toCheckResult([createUnknownOperation(operationId)]);
  const operation = operations[operationId];
  const { violations } = readRequest(operation, request);
  return toCheckResult([...checkSecurity(operation, request.headers), ...violations]);
}

/** Reads the parameters and the body of a request, without its credentials. It never throws. */
export function readRequest(operation: Operation, request: Omit<RequestToCheck, "operationId">): RequestValues {
  const { id, section, parameters } = operation;
  const { path = {}, query = "", headers } = request;
  const select = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const sent = typeof query === "string" ? new URLSearchParams(query) : query;
  const inQuery = readFields(select("query"), (name) => sent.getAll(name));
  const inPath = readFields(select("path"), (name) => {
    const text = path[name];
    return text === undefined ? [] : [text];
  });
  const values = {
    path: { ...path, ...inPath.values },
    query: inQuery.values,
    headers: readHeaders(select("header"), headers),
  };
  const faults = validateSchema(`${id}Parameters`, headers ? values : { path: values.path, query: values.query });
  const { body, violations } = readBody(operation, request);
  return {
    ...values,
    body,
    violations: [
      ...inQuery.repeated.map((name) => createRepeated(section, `/query/${name}`)),
      ...faults.map((fault) => ({ ...fault, section })),
      ...violations,
    ],
  };
}

function createRepeated(section: string, pointer: string): Violation {
  return createViolation("repeated", section, "must be sent once", "several", pointer);
}

function checkSecurity(operation: Operation, headers: RequestToCheck["headers"]): Violation[] {
  if (!headers || satisfiedAlternatives(operation, headers).length > 0) return [];
  const wanted = operation.security.map((alternative) =>
    listSchemes(alternative)
      .map((scheme) => securityHeaders[scheme])
      .join(" + "),
  );
  const expected = `must carry ${[...new Set(wanted)].join(", or ")}`;
  const schemes = operation.security.flatMap(listSchemes);
  const assumption = schemes.map((scheme) => assumedHeaders[scheme]).find((id) => id !== undefined);
  return [createViolation("security", "5.1", expected, "neither", "/headers", assumption)];
}

function readBody(
  { requestBody, section }: Operation,
  { headers, body }: Omit<RequestToCheck, "operationId">,
): { body?: unknown; violations: Violation[] } {
  const refuse = (keyword: string, expected: string, found: string | FoundValue, pointer = "/body") => ({
    violations: [createViolation(keyword, section, expected, found, pointer)],
  });
  const isEmpty = body === undefined || body.toString() === "";
  if (!requestBody) return isEmpty ? { violations: [] } : refuse("body", "must have no body", "a body");
  const sent = headers ? (headers.get("content-type") ?? "") : undefined;
  const declared = findContent(requestBody, isEmpty ? undefined : sent);
  if (isEmpty && !requestBody.required) return { violations: [] };
  if (isEmpty) return refuse("body", `must have a body (${declared?.schema})`, "nothing");
  const found = sent ? describeMediaType(sent) : "nothing";
  if (!declared) return refuse("mediaType", describeContent(requestBody), found, "/headers/content-type");
  const values = declared.fields ? readForm(declared.fields, body, section) : readJson(String(body));
  if (!values) return refuse("json", "must be JSON", describeNoJson(String(body)));
  const faults = validateSchema(declared.schema, values.body);
  return {
    body: values.body,
    violations: [...values.repeated, ...faults.map((fault) => ({ ...fault, pointer: `/body${fault.pointer}` }))],
  };
}

/** Reads a form (§4.2, §4.3). Fields that the contract does not know stay text. */
function readForm(fields: readonly Field[], body: string | URLSearchParams, section: string) {
  const sent = new URLSearchParams(body);
  const unknown = [...new Set(sent.keys())].filter((name) => !fields.some((field) => field.name === name));
  const all = [...fields, ...unknown.map((name) => ({ name, schema: { type: "string" } }))];
  const { values, repeated } = readFields(all, (name) => sent.getAll(name));
  return { body: values, repeated: repeated.map((name) => createRepeated(section, `/body/${name}`)) };
}

function readJson(text: string): { body: unknown; repeated: Violation[] } | undefined {
  const body = tryParseJson(text);
  return body === undefined ? undefined : { body, repeated: [] };
}
