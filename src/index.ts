/** The typed client: entry `loyalty-interface`. It only re-exports. */

export {
  createLoyaltyClient,
  type LoyaltyClient,
  type LoyaltyClientOptions,
  type MethodArguments,
  type OperationMethods,
} from "./client/create-loyalty-client.ts";
export {
  ApiError,
  type ApiErrorInit,
  ForbiddenError,
  isApiError,
  MissingFeatureError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from "./client/errors/api-error.ts";
export { ConnectionError } from "./client/errors/connection-error.ts";
export { type ClientViolation, ContractViolationError } from "./client/errors/contract-violation-error.ts";
export { LoyaltyError } from "./client/errors/loyalty-error.ts";
export { isLoyaltyError, type LoyaltyFailure } from "./client/errors/loyalty-failure.ts";
export { MissingCredentialsError } from "./client/errors/missing-credentials-error.ts";
export { PaginationError } from "./client/errors/pagination-error.ts";
export { TimeoutError } from "./client/errors/timeout-error.ts";
export { UnreadableResponseError } from "./client/errors/unreadable-response-error.ts";
export { type Iteration, isKnownActivity, type Listing, type ListingOptions } from "./client/listing/listing.ts";
export type { Explanation } from "./client/pipeline/authenticate-requests.ts";
export type { Call, CallOptions, ResultWithResponse, Validation } from "./client/pipeline/call-operation.ts";
export type { AttemptInfo, ClientEvent } from "./client/pipeline/client-event.ts";
export type { BeforeAttempt, ClientOptions, Http, Location } from "./client/pipeline/create-pipeline.ts";
export type { Clock } from "./client/pipeline/deadlines.ts";
export type { RetryBudgetOptions, RetryOptions } from "./client/pipeline/retry-requests.ts";
export type { Fetch, FetchInit, FetchResponse } from "./client/pipeline/transport.ts";
export type { TokenStore } from "./client/tokens/token-store.ts";
export type { OperationId } from "./contract/operations.ts";
export type * from "./contract/schemas.ts";
export {
  type ActivityOf,
  type Cluster,
  type EventDataOf,
  type EventType,
  eventTypes,
  type Scope,
} from "./contract/vocabulary.ts";
