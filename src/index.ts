/** The typed client: entry `loyalty-interface`. It only re-exports. */

export type { Call, ResultWithResponse } from "./client/call.ts";
export { createLoyaltyClient, type LoyaltyClient } from "./client/create-loyalty-client.ts";
export {
  ApiError,
  BadRequestError,
  ForbiddenError,
  MissingFeatureError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from "./client/errors/api-error.ts";
export { ConnectionError } from "./client/errors/connection-error.ts";
export { type ClientViolation, ContractViolationError } from "./client/errors/contract-violation-error.ts";
export { LoyaltyError } from "./client/errors/loyalty-error.ts";
export { isLoyaltyError, type LoyaltyFailure } from "./client/errors/loyalty-failure.ts";
export { PaginationError } from "./client/errors/pagination-error.ts";
export { TimeoutError } from "./client/errors/timeout-error.ts";
export { UnreadableResponseError } from "./client/errors/unreadable-response-error.ts";
export type { ClientEvent } from "./client/events.ts";
export type { Http } from "./client/http.ts";
export { isKnownActivity, type Listing } from "./client/listing.ts";
export type { CallOptions, LoyaltyClientOptions, RetryOptions, Validation } from "./client/options.ts";
export type { Fetch, FetchInit, FetchResponse } from "./client/transport.ts";
export type { OperationId } from "./contract/operations.ts";
export type * from "./contract/schemas.ts";
export {
  type ActivityOf,
  type EventDataOf,
  type EventType,
  eventTypes,
  type Scope,
} from "./contract/vocabulary.ts";
