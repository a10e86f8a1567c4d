import { isMediaType, unknownOperation } from "./check-response.ts";
import { parseForm } from "./form.ts";
import { isOperationId, type Operation, type OperationParameter, operations } from "./operations.ts";
import { satisfiedAlternatives, securityHeaders } from "./security.ts";
import { isSchemaName, validateSchema } from "./validate-schema.ts";
import { type CheckResult, toCheckResult, type Violation, violation } from "./violation.ts";

/** A request as it was sent. */
export interface RequestToCheck {
  readonly operationId: string;
  /** Decoded path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams | string;
  /** Headers; credentials and media type are not checked where they are left out. */
  readonly headers?: Headers;
  /** The body as text, or as form fields; undefined or empty where there is none. */
  readonly body?: string | URLSearchParams | undefined;
}

/**
 * Holds a request to the contract: parameters, credentials, form.
 * @returns `{ ok: true }`, or every violation. Parameters that the contract does not know are ignored (S12). Pointers
 * start with `/path`, `/query`, `/headers` or `/body`. It never throws.
 * @see §4, §5, §8
 */
export function checkRequest(request: RequestToCheck): CheckResult {
  const { operationId } = request;
  if (!isOperationId(operationId)) return toCheckResult([unknownOperation(operationId)]);
  const operation = operations[operationId];
  return toCheckResult([
    ...parameterViolations(operation, request),
    ...securityViolations(operation, request.headers),
    ...bodyViolations(operation, request),
  ]);
}

function parameterViolations(operation: Operation, { path = {}, query = "" }: RequestToCheck): Violation[] {
  const schema = `${operation.id}Parameters`;
  if (!isSchemaName(schema)) return [];
  const sent = new URLSearchParams(query);
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const values = parameters
    .filter(({ name }) => sent.has(name))
    .map((parameter) => [parameter.name, coerce(parameter, sent)]);
  const repeated = parameters
    .filter(({ name }) => sent.getAll(name).length > 1)
    .map(({ name }) =>
      violation(
        "repeated",
        operation.section,
        "must be sent once",
        `${sent.getAll(name).length} times`,
        `/query/${name}`,
      ),
    );
  const found = validateSchema(schema, { path, query: Object.fromEntries(values) });
  return [...repeated, ...found.map((fault) => ({ ...fault, section: operation.section }))];
}

/** Text of an integer parameter as a number; text that is none stays text, for the validator to refuse. */
function coerce({ name, schema }: OperationParameter, sent: URLSearchParams): unknown {
  const text = sent.get(name) ?? "";
  return schema.type === "integer" && /^[+-]?\d{1,15}$/.test(text) ? Number(text) : text;
}

function securityViolations(operation: Operation, headers: Headers | undefined): Violation[] {
  if (!headers || satisfiedAlternatives(operation, headers).length > 0) return [];
  const wanted = operation.security.map((alternative) =>
    Object.keys(alternative)
      .map((scheme) => securityHeaders[scheme])
      .join(" + "),
  );
  return [violation("security", "5.1", `must carry ${[...new Set(wanted)].join(", or ")}`, "neither", "/headers")];
}

function bodyViolations(operation: Operation, { headers, body }: RequestToCheck): Violation[] {
  const isEmpty = body === undefined || body.toString() === "";
  const { requestBody, section } = operation;
  if (!requestBody) return isEmpty ? [] : [violation("body", section, "must have no body", "a body", "/body")];
  if (isEmpty) return [violation("body", section, `must have a body (${requestBody.schema})`, "nothing", "/body")];
  const mediaType = headers?.get("content-type");
  if (headers && !isMediaType(mediaType ?? "", requestBody.mediaType)) {
    return [
      violation(
        "mediaType",
        section,
        `must be sent as ${requestBody.mediaType}`,
        mediaType ?? "nothing",
        "/headers/content-type",
      ),
    ];
  }
  const { fields, repeated } = parseForm(body);
  const faults = isSchemaName(requestBody.schema) ? validateSchema(requestBody.schema, fields) : [];
  return [
    ...repeated.map((name) => violation("repeated", section, "must be sent once", "several", `/body/${name}`)),
    ...faults.map((fault) => ({ ...fault, pointer: `/body${fault.pointer}` })),
  ];
}
