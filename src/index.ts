/** The typed client: entry `loyalty-interface`. Re-exports only. */

export type { ClientEvent, ClientViolation } from "./client/client-event.ts";
export type { Clock } from "./client/clock.ts";
export { createLoyaltyClient, type LoyaltyClient, type LoyaltyClientOptions } from "./client/create-loyalty-client.ts";
export {
  createManagementClient,
  type ManagementClient,
  type ManagementClientOptions,
} from "./client/create-management-client.ts";
export { ApiError, isApiError } from "./client/errors/api-error.ts";
export { ConnectionError } from "./client/errors/connection-error.ts";
export { ContractViolationError } from "./client/errors/contract-violation-error.ts";
export { ForbiddenError } from "./client/errors/forbidden-error.ts";
export { isLoyaltyError, LoyaltyError } from "./client/errors/loyalty-error.ts";
export { MissingCredentialsError } from "./client/errors/missing-credentials-error.ts";
export { MissingFeatureError } from "./client/errors/missing-feature-error.ts";
export { NotFoundError } from "./client/errors/not-found-error.ts";
export { PaginationError } from "./client/errors/pagination-error.ts";
export { RateLimitError } from "./client/errors/rate-limit-error.ts";
export { TimeoutError } from "./client/errors/timeout-error.ts";
export { UnauthorizedError } from "./client/errors/unauthorized-error.ts";
export { UnreadableResponseError } from "./client/errors/unreadable-response-error.ts";
export { isKnownActivity } from "./client/is-known-activity.ts";
export type { ListMemberActivityOptions, MemberActivityListing } from "./client/listing/member-activity-listing.ts";
export type { Explanation } from "./client/pipeline/authenticate-requests.ts";
export type { Validation } from "./client/pipeline/call-operation.ts";
export type { ClientOptions } from "./client/pipeline/create-pipeline.ts";
export type { RetryBudgetOptions } from "./client/pipeline/retry-budget.ts";
export type { RetryOptions } from "./client/pipeline/retry-requests.ts";
export type { TokenStore } from "./client/tokens/token-store.ts";
export type * from "./contract/schemas.ts";
export {
  type ActivityOf,
  type Cluster,
  type EventDataOf,
  type EventType,
  eventTypes,
  type Scope,
} from "./contract/vocabulary.ts";
