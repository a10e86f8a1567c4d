import type { Exchange } from "../read/exchange.ts";
import { isSuccess } from "../read/token-exchange.ts";
import { type ExchangeViolation, hasCredentials } from "./check-exchange.ts";

/**
 * Lists the parts of an exchange that were checked, such as `listUsers 200 response`. A violation that a recording does not
 * show has vanished only if the recording has the parts that can show it.
 */
export function listScopes({ operationId, request, response }: Exchange): string[] {
  if (operationId === undefined || response.status < 100) return [];
  const isRequestChecked = isSuccess({ response }) && request.isBodyRecorded;
  return [
    `${operationId} response`,
    ...(response.isBodyRecorded ? [`${operationId} ${response.status} response`] : []),
    ...(isRequestChecked ? [`${operationId} request`] : []),
    ...(isRequestChecked && hasCredentials(request) ? [`${operationId} credentials`] : []),
  ];
}

/** Lists the parts of a recording, and the options of the check, that a violation needs to be seen again. */
export function findScopes({ operationId, in: half, keyword, pointer, status }: ExchangeViolation): string[] {
  // An undocumented status may never come back: any response shows that.
  const isAnyResponse = keyword === "status" && pointer === "";
  const part = half === "request" ? (keyword === "security" ? "credentials" : half) : "response";
  const scope = half === "response" && !isAnyResponse ? `${status} ${part}` : part;
  return [`${operationId} ${scope}`, ...(keyword === "undocumented" ? ["--closed"] : [])];
}
