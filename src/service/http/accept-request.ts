import { checkRequest, type Violation } from "../../contract/index.ts";
import type { OperationRequest } from "./exchange.ts";
import { invalidRequest, ServiceError } from "./service-error.ts";

/**
 * The form of a request (empty where the operation has none), once parameters and form are held to the contract by the
 * same check that the traffic tools use.
 * @throws ServiceError 400 (S09, S12), 413 or 415 (S20).
 */
export async function acceptForm(request: OperationRequest): Promise<URLSearchParams> {
  const { operation, path, query } = request;
  const body = operation.requestBody ? await readForm(request, operation.requestBody.mediaType) : "";
  const result = checkRequest({ operationId: operation.id, path, query, body });
  if (!result.ok) throw refusal(result.violations);
  return new URLSearchParams(body);
}

async function readForm({ headers, readBody }: OperationRequest, mediaType: string): Promise<string> {
  const sent = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (sent !== mediaType) {
    throw new ServiceError({
      code: 415,
      key: "unsupported_media_type",
      message: "Unsupported media type",
      details: `The body must be sent as ${mediaType}`,
    });
  }
  return readBody();
}

/** 400 for the first fault, with the code of RFC 6749 §5.2 where one fits (S09). */
function refusal(violations: readonly Violation[]): ServiceError {
  const [fault] = violations;
  const pointer = fault?.pointer ?? "";
  const [, place = "", name = ""] = pointer.split("/");
  const subject =
    { query: `query parameter ${name}`, path: `path parameter ${name}`, body: name || "body" }[place] ?? pointer;
  return invalidRequest(`${subject}: ${fault?.message}`, place === "body" ? formErrorKey(fault) : "invalid_request");
}

function formErrorKey(fault: Violation | undefined): string {
  if (fault?.pointer === "/body/grant_type" && fault.keyword === "const") return "unsupported_grant_type";
  if (fault?.pointer === "/body/scope" && fault.keyword !== "repeated") return "invalid_scope";
  return "invalid_request";
}
