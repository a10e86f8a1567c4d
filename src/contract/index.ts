/** Entry `loyalty-interface/contract`: validators, the list of event types and the types of every schema. */

export { checkRequest, type RequestToCheck } from "./check-request.ts";
export { checkResponse, type ResponseToCheck } from "./check-response.ts";
export type { OperationId } from "./operations.ts";
export type * from "./schemas.ts";
export type { CheckResult, Violation } from "./validate-schema.ts";
export { type ActivityOf, type EventDataOf, type EventType, eventTypes } from "./vocabulary.ts";
