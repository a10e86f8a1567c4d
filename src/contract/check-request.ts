import { createUnknownOperation, isMediaType } from "./check-response.ts";
import {
  isOperationId,
  type Operation,
  type OperationParameter,
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
  /** Headers; credentials and media type are not checked if they are absent. */
  readonly headers?: Headers;
  /** The body as text or as form fields; undefined or empty if the request has no body. */
  readonly body?: string | URLSearchParams | undefined;
}

/**
 * Checks the parameters, credentials and form of a request against the contract. It never throws.
 * @returns `{ ok: true }`, or every violation. Parameters that the contract does not know are ignored (S12). Pointers
 * start with `/path`, `/query`, `/headers` or `/body`.
 * @see §4, §5, §8
 */
export function checkRequest(request: RequestToCheck): CheckResult {
  const { operationId } = request;
  if (!isOperationId(operationId)) return toCheckResult([createUnknownOperation(operationId)]);
  const operation = operations[operationId];
  return toCheckResult([
    ...checkParameters(operation, request),
    ...checkSecurity(operation, request.headers),
    ...checkBody(operation, request),
  ]);
}

function checkParameters({ id, section, parameters }: Operation, { path = {}, query = "" }: RequestToCheck) {
  const sent = new URLSearchParams(query);
  const inQuery = parameters.filter((parameter) => parameter.in === "query" && sent.has(parameter.name));
  const values = inQuery.map((parameter) => [parameter.name, parseParameter(parameter, sent)]);
  const repeated = inQuery.flatMap(({ name }) => {
    const { length } = sent.getAll(name);
    return length > 1 ? [createRepeated(section, `${length} times`, `/query/${name}`)] : [];
  });
  const found = validateSchema(`${id}Parameters`, { path, query: Object.fromEntries(values) });
  return [...repeated, ...found.map((fault) => ({ ...fault, section }))];
}

function createRepeated(section: string, found: string, pointer: string): Violation {
  return createViolation("repeated", section, "must be sent once", found, pointer);
}

/** Returns an integer parameter as a number. Other text stays text, and the validator refuses it. */
function parseParameter({ name, schema }: OperationParameter, sent: URLSearchParams): unknown {
  const text = sent.get(name) ?? "";
  return schema.type === "integer" && /^[+-]?\d{1,15}$/.test(text) ? Number(text) : text;
}

function checkSecurity(operation: Operation, headers: Headers | undefined): Violation[] {
  if (!headers || satisfiedAlternatives(operation, headers).length > 0) return [];
  const wanted = operation.security.map((alternative) =>
    Object.keys(alternative)
      .map((scheme) => securityHeaders[scheme])
      .join(" + "),
  );
  return [
    createViolation("security", "5.1", `must carry ${[...new Set(wanted)].join(", or ")}`, "neither", "/headers"),
  ];
}

function checkBody({ requestBody, section }: Operation, { headers, body }: RequestToCheck): Violation[] {
  const isEmpty = body === undefined || body.toString() === "";
  if (!requestBody) return isEmpty ? [] : [createViolation("body", section, "must have no body", "a body", "/body")];
  const { schema, mediaType } = requestBody;
  if (isEmpty) return [createViolation("body", section, `must have a body (${schema})`, "nothing", "/body")];
  const sent = headers?.get("content-type") ?? "nothing";
  if (headers && !isMediaType(sent, mediaType))
    return [createViolation("mediaType", section, `must be sent as ${mediaType}`, sent, "/headers/content-type")];
  const { fields, repeated } = parseForm(body);
  return [
    ...[...repeated].map((name) => createRepeated(section, "several", `/body/${name}`)),
    ...validateSchema(schema, fields).map((fault) => ({ ...fault, pointer: `/body${fault.pointer}` })),
  ];
}

/** Reads a form (§4.2, §4.3). The first value of a repeated field counts. */
function parseForm(body: string | URLSearchParams): { fields: Record<string, string>; repeated: Set<string> } {
  const fields = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) repeated.add(name);
    else fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields), repeated };
}
