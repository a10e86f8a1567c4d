import { createErrorObject } from "../../contract/error-object.ts";
import { describeContent, findContent, type Operation, readRequest, type Violation } from "../../contract/internal.ts";
import { isObject, toPath } from "../../contract/json.ts";
import { invalidRequest, ServiceError } from "../http/service-error.ts";
import type { Guard, ServiceRequest } from "../http/service-request.ts";

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
/** The usual labels of UTF-8 (WHATWG Encoding §4.2). */
const UTF8 = /^utf-?8$/i;

/**
 * Checks parameters and body against the contract, with the check of the traffic tools.
 * @throws ServiceError 400 (S09, S12), 413 or 415 (S20).
 */
export const validateRequest: Guard = (next) => async (request) => {
  const { operation, path, query, headers } = request;
  const { requestBody } = operation;
  const body = requestBody ? await readAcceptedBody(request, requestBody) : "";
  const given = readRequest(operation, { path, query, headers, body });
  if (given.violations.length > 0) throw createRefusal(given.violations[0]);
  request.input = { ...given.path, ...given.query, ...given.headers, ...(isObject(given.body) ? given.body : {}) };
  return next(request);
};

async function readAcceptedBody(
  { headers, readBody }: ServiceRequest,
  requestBody: NonNullable<Operation["requestBody"]>,
): Promise<string> {
  const mediaType = headers.get("content-type") ?? "";
  if (findContent(requestBody, mediaType)) {
    const [, charset = "utf-8"] = CHARSET.exec(mediaType) ?? [];
    if (UTF8.test(charset) && headers.get("content-encoding") === null) return readBody();
    throw new ServiceError(createErrorObject(415, { details: "The body must be sent in UTF-8, without compression" }));
  }
  const isOmitted = mediaType === "" && !requestBody.required && (await readBody()) === "";
  if (isOmitted) return "";
  throw new ServiceError(createErrorObject(415, { details: `The body ${describeContent(requestBody)}` }));
}

/** Creates the 400 for a violation, with the code of RFC 6749 §5.2 if one fits (S09). */
function createRefusal(violation: Violation | undefined): ServiceError {
  const pointer = violation?.pointer ?? "";
  const [place = "", name = ""] = toPath(pointer);
  const subject =
    {
      query: `query parameter ${name}`,
      path: `path parameter ${name}`,
      headers: `header ${name}`,
      body: name || "body",
    }[place] ?? pointer;
  return invalidRequest(`${subject}: ${violation?.message}`, toErrorKey(pointer, violation?.keyword));
}

function toErrorKey(pointer: string, keyword: string | undefined): string {
  if (pointer === "/body/grant_type" && keyword === "const") return "unsupported_grant_type";
  if (pointer === "/body/scope" && keyword !== "repeated") return "invalid_scope";
  return "invalid_request";
}
