/** The typed client: entry `loyalty-interface`. Re-exports only. */

export { createLoyaltyClient, type LoyaltyClient, type LoyaltyClientOptions } from "./client/create-loyalty-client.ts";
export {
  createManagementClient,
  type ManagementClient,
  type ManagementClientOptions,
} from "./client/create-management-client.ts";
export { ApiError } from "./client/errors/api-error.ts";
export { ConnectionError } from "./client/errors/connection-error.ts";
export { ForbiddenError } from "./client/errors/forbidden-error.ts";
export { LoyaltyError } from "./client/errors/loyalty-error.ts";
export { MissingCredentialsError } from "./client/errors/missing-credentials-error.ts";
export { MissingFeatureError } from "./client/errors/missing-feature-error.ts";
export { NotFoundError } from "./client/errors/not-found-error.ts";
export { PaginationError } from "./client/errors/pagination-error.ts";
export { UnauthorizedError } from "./client/errors/unauthorized-error.ts";
export { UnreadableResponseError } from "./client/errors/unreadable-response-error.ts";
export type { ListMemberActivityOptions, MemberActivityListing } from "./client/member-activity-listing.ts";
export type * from "./contract/schemas.ts";
export {
  type ActivityOf,
  type Cluster,
  clusters,
  type EventDataOf,
  type EventType,
  eventTypes,
  scopes,
} from "./contract/vocabulary.ts";
