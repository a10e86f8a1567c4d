/** Entry `loyalty-interface/contract`: validators, the list of event types and the types of every schema. */
export type { OperationId } from "./operations.ts";
export type * from "./schemas.ts";
export { checkRequest, type RequestToCheck } from "./validate/check-request.ts";
export { checkResponse, type ResponseToCheck } from "./validate/check-response.ts";
export type { CheckResult, Violation } from "./validate/violation.ts";
export { type ActivityOf, type EventDataOf, type EventType, eventTypes } from "./vocabulary.ts";
