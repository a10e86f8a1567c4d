// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { scopes } from "./constants.ts";
import type * as contract from "./openapi.ts";

/** One of the scopes of an access token. With `Extract`, editors show this name instead of all values. */
type Scope = Extract<(typeof scopes)[number], string>;

/** Parameters of `listMemberActivity`. */
export interface ListMemberActivityParameters {
  /**
   * Identifier of the loyalty campaign. Section 4.1 of the interface document.
   */
  readonly campaignId: NonNullable<contract.operations["listMemberActivity"]["parameters"]["path"]>["campaignId"];
  /**
   * Code of the member's loyalty card. Section 4.1 of the interface document.
   */
  readonly memberId: NonNullable<contract.operations["listMemberActivity"]["parameters"]["path"]>["memberId"];
  /**
   * Maximum events per page. Section 4.1 of the interface document.
   * From 1 to 100.
   * @default 10
   */
  readonly limit?: NonNullable<contract.operations["listMemberActivity"]["parameters"]["query"]>["limit"] | undefined;
  /**
   * Order by creation time; the dash means newest first. Events of the same time are in the order of their arrival. Section 4.1 of the interface document.
   * @default "created_at"
   */
  readonly order?: NonNullable<contract.operations["listMemberActivity"]["parameters"]["query"]>["order"] | undefined;
  /**
   * Cursor. The page starts with the event that follows the one with this ID in the requested order. Section 4.1 of the interface document.
   */
  readonly starting_after_id?: NonNullable<contract.operations["listMemberActivity"]["parameters"]["query"]>["starting_after_id"] | undefined;
}

/** Parameters of `generateToken`. */
export interface GenerateTokenParameters {
  /**
   * Scopes of `X-Service-OAuth`, separated by single spaces. Commas are not separators. Section 5.2 of the interface document.
   */
  readonly scope: readonly Scope[] | string;
}

/** Parameters of `revokeToken`. */
export interface RevokeTokenParameters {
  /**
   * The token to end.
   */
  readonly access_token: contract.TokenRevocationRequest["access_token"];
}

/** Parameters of `listWebhooks`. */
export interface ListWebhooksParameters {
  /**
   * Identifier of the project. Section 4.4 of the interface document.
   */
  readonly projectId: NonNullable<contract.operations["listWebhooks"]["parameters"]["path"]>["projectId"];
}

/** Parameters of `listUsers`. */
export interface ListUsersParameters {
  /**
   * Identifier of the project. Section 4.4 of the interface document.
   */
  readonly projectId: NonNullable<contract.operations["listUsers"]["parameters"]["path"]>["projectId"];
}

/** The types of each operation by its operationId. */
export interface OperationMap {
  /**
   * List member activity.
   * Reads the events of one loyalty card, one page at a time. Section 4.1 of the interface document.
   * @returns A listing: `await` it for the first page, iterate it for all items.
   * @throws ApiError for 404: The campaign or the member (a loyalty card, hence `voucher`) cannot be found.
   * @throws ApiError for 4XX: Any other request that cannot be served: bad parameter (400), credentials (401), scope (403), unknown path or project (404), method (405), too many requests (429).
   * @throws ApiError for 5XX: The service failed or cannot answer right now. With 503, `Retry-After` says when to try again.
   */
  listMemberActivity: {
    parameters: ListMemberActivityParameters;
    success: contract.MemberActivityList;
    failures: contract.ResourceNotFoundError | contract.ErrorObject;
    item: contract.MemberActivityList["data"][number];
  };

  /**
   * Generate an access token.
   * Issues an OAuth 2.0 access token for the application that the key pair belongs to (client credentials grant, RFC 6749 section 4.4). The token carries the requested scopes and stops working when it expires or is revoked. Section 4.2 of the interface document.
   * @returns The token and its lifetime.
   * @throws ApiError for 4XX: A token request that cannot be served. `key` is the error code of RFC 6749 section 5.2 if one fits: `invalid_request`, `invalid_scope`, `unsupported_grant_type` or, for a revocation, `invalid_grant`.
   * @throws ApiError for 5XX: The service failed or cannot answer right now. With 503, `Retry-After` says when to try again.
   */
  generateToken: {
    parameters: GenerateTokenParameters;
    success: contract.AccessToken;
    failures: contract.ErrorObject;
  };

  /**
   * Revoke an access token.
   * Ends a token at once. A revoked token cannot be used again. A token that is unknown, expired or already revoked is a success, too. A token of another application is refused with `invalid_grant`. Section 4.3 of the interface document.
   * @returns Nothing.
   * @throws ApiError for 4XX: A token request that cannot be served. `key` is the error code of RFC 6749 section 5.2 if one fits: `invalid_request`, `invalid_scope`, `unsupported_grant_type` or, for a revocation, `invalid_grant`.
   * @throws ApiError for 5XX: The service failed or cannot answer right now. With 503, `Retry-After` says when to try again.
   */
  revokeToken: {
    parameters: RevokeTokenParameters;
    success: undefined;
    failures: contract.ErrorObject;
  };

  /**
   * List webhooks.
   * Lists every webhook configuration of a project, in one response. Section 4.4 of the interface document.
   * @returns All webhook configurations of the project.
   * @throws ApiError for 401: The management key pair is missing or was not accepted.
   * @throws ApiError for 402: The plan of the project lacks a feature that the operation needs.
   * @throws ApiError for 404: No project with this ID is visible to the key pair.
   * @throws ApiError for 4XX: Any other request that cannot be served: bad parameter (400), credentials (401), scope (403), unknown path or project (404), method (405), too many requests (429).
   * @throws ApiError for 5XX: The service failed or cannot answer right now. With 503, `Retry-After` says when to try again.
   */
  listWebhooks: {
    parameters: ListWebhooksParameters;
    success: contract.WebhookList;
    failures: contract.UnauthorizedError | contract.MissingFeatureError | contract.ProjectNotFoundError | contract.ErrorObject;
  };

  /**
   * List users.
   * Lists every user assigned to a project, in one response. Section 4.5 of the interface document.
   * @returns All users assigned to the project.
   * @throws ApiError for 401: The management key pair is missing or was not accepted.
   * @throws ApiError for 402: The plan of the project lacks a feature that the operation needs.
   * @throws ApiError for 4XX: Any other request that cannot be served: bad parameter (400), credentials (401), scope (403), unknown path or project (404), method (405), too many requests (429).
   * @throws ApiError for 5XX: The service failed or cannot answer right now. With 503, `Retry-After` says when to try again.
   */
  listUsers: {
    parameters: ListUsersParameters;
    success: contract.ProjectUserList;
    failures: contract.UnauthorizedError | contract.MissingFeatureError | contract.ErrorObject;
  };
}
