/** Entry `loyalty-interface/contract`: validators, the list of event types, and the type and Standard Schema of every schema. */

/** A Standard Schema for each schema of the contract, with its name. Entry `loyalty-interface/schemas` has them one by one. */
export * as schemas from "../../generated/schemas.ts";
export { checkRequest, type RequestToCheck } from "./check-request.ts";
export { checkResponse, type ResponseToCheck } from "./check-response.ts";
export type { OperationId } from "./operations.ts";
export type * from "./schemas.ts";
export type { CheckResult, StandardResult, StandardSchema, Violation } from "./validate-schema.ts";
export { type ActivityOf, type EventDataOf, type EventType, eventTypes } from "./vocabulary.ts";
