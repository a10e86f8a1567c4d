// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Regional entry points (section 1 of the interface document). */
export const clusters = [
  "api",
  "us1.api",
  "as1.api",
  "download",
  "us1.download",
  "as1.download"
] as const;

/** Types of a member's activity, spelled as in the document (section 6.1 of the interface document). */
export const eventTypes = [
  "customer.loyalty.tier.upgraded",
  "customer.loyalty.tier.downgraded",
  "customer.loyalty.tier.prolonged",
  "customer.loyalty.tier.expiration.changed",
  "customer.loyalty.tier.joined",
  "customer.loyalty.tier.left",
  "customer.publication.succeeded",
  "customer.publication.failed",
  "customer.redemption.failed",
  "customer.redemption.succceeded",
  "customer.redemption.rollback.failed",
  "customer.redemption.rollback.succceeded",
  "customer.rewarded",
  "customer.rewarded.loyalty_points",
  "customer.reward_redemptions.created",
  "customer.reward_redemptions.pending",
  "customer.reward_redemptions.completed",
  "customer.reward_redemptions.rolledback",
  "customer.voucher.deleted",
  "customer.voucher.loyalty_card.pending_points.activated",
  "customer.voucher.loyalty_card.pending_points.added",
  "customer.voucher.loyalty_card.pending_points.canceled",
  "customer.voucher.loyalty_card.pending_points.updated",
  "customer.voucher.loyalty_card.points_added",
  "customer.voucher.loyalty_card.points_transferred",
  "customer.voucher.loyalty_card.points_expired"
] as const;

/** Scopes of an access token (section 5.2 of the interface document). */
export const scopes = [
  "api",
  "assets",
  "async-actions",
  "campaigns",
  "categories",
  "client_api",
  "client_consents",
  "client_customers",
  "client_events",
  "client_promotions",
  "client_publish",
  "client_qualifications",
  "client_redeem",
  "client_redemptions",
  "client_validate",
  "client_validations",
  "client_vouchers",
  "consents",
  "customers",
  "events",
  "exports",
  "locations",
  "loyalties",
  "metadata-schemas",
  "orders",
  "product-collections",
  "products",
  "promotions",
  "publications",
  "qualifications",
  "redemptions",
  "referrals",
  "rewards",
  "segments",
  "skus",
  "task-results",
  "templates",
  "trash-bin",
  "validation-rules-assignments",
  "validation-rules",
  "validations",
  "vouchers"
] as const;

/** Lifetime of a token in seconds, which is assumed (entry S08 of docs/assumptions.md). */
export const tokenLifetimeSeconds = 900 as const;

/** Properties with secret values (format `password`). */
export const secretProperties = [
  "access_token"
] as const;

/** Schemas of scopes in one text (`x-scopes-of`). */
export const scopeLists = [
  "ScopeList"
] as const;

/** Section of the document that each schema comes from. */
export const schemaSections = {
  "MemberActivityList": "2.1",
  "WebhookList": "4.4",
  "ProjectUserList": "4.5",
  "TokenRequest": "4.2",
  "TokenRevocationRequest": "4.3",
  "AccessToken": "2.8",
  "ScopeList": "5.2",
  "Webhook": "2.9",
  "WebhookEventName": "6.2",
  "ProjectUser": "2.10",
  "ProjectRole": "2.10",
  "ErrorObject": "7.1",
  "UnauthorizedError": "7.2",
  "MissingFeatureError": "7.2",
  "ProjectNotFoundError": "7.2",
  "ResourceNotFoundError": "7.2",
  "MemberActivity": "2.2",
  "MemberActivityBase": "2.2",
  "MemberActivityData": "2.2",
  "EventSource": "2.4",
  "CustomerLoyaltyTierUpgradedActivity": "2.2",
  "CustomerLoyaltyTierDowngradedActivity": "2.2",
  "CustomerLoyaltyTierProlongedActivity": "2.2",
  "CustomerLoyaltyTierExpirationChangedActivity": "2.2",
  "CustomerLoyaltyTierJoinedActivity": "2.2",
  "CustomerLoyaltyTierLeftActivity": "2.2",
  "CustomerPublicationSucceededActivity": "2.2",
  "CustomerPublicationFailedActivity": "2.2",
  "CustomerRedemptionFailedActivity": "2.2",
  "CustomerRedemptionSuccceededActivity": "2.2",
  "CustomerRedemptionRollbackFailedActivity": "2.2",
  "CustomerRedemptionRollbackSuccceededActivity": "2.2",
  "CustomerRewardedActivity": "2.2",
  "CustomerRewardedLoyaltyPointsActivity": "2.2",
  "CustomerRewardRedemptionsCreatedActivity": "2.2",
  "CustomerRewardRedemptionsPendingActivity": "2.2",
  "CustomerRewardRedemptionsCompletedActivity": "2.2",
  "CustomerRewardRedemptionsRolledbackActivity": "2.2",
  "CustomerVoucherDeletedActivity": "2.2",
  "CustomerPendingPointsActivatedActivity": "2.2",
  "CustomerPendingPointsAddedActivity": "2.2",
  "CustomerPendingPointsCanceledActivity": "2.2",
  "CustomerPendingPointsUpdatedActivity": "2.2",
  "CustomerPointsAddedActivity": "2.2",
  "CustomerPointsTransferredActivity": "2.2",
  "CustomerPointsExpiredActivity": "2.2",
  "LoyaltyTierUpgradedData": "2.3",
  "LoyaltyTierDowngradedData": "2.3",
  "LoyaltyTierData": "2.3",
  "LoyaltyTierExpirationChangedData": "2.3",
  "CustomerPublicationData": "2.3",
  "CustomerRedemptionRollbackData": "2.3",
  "CustomerRewardedData": "2.3",
  "CustomerRewardedLoyaltyPointsData": "2.3",
  "LoyaltyPointsOrder": "2.3",
  "CustomerVoucherDeletedData": "2.3",
  "PendingPointsActivatedData": "2.3",
  "PendingPointsData": "2.3",
  "PointsAddedData": "2.3",
  "PointsTransferredData": "2.3",
  "PointsExpiredData": "2.3",
  "PointsAddedTransaction": "2.3",
  "PointsTransferredTransaction": "2.3",
  "PointsExpiredTransaction": "2.3",
  "TransactionDetails": "2.3",
  "NamedReference": "2.3",
  "DetailReference": "2.3",
  "LoyaltyTier": "2.5",
  "CustomerSummary": "2.6",
  "CampaignSummary": "2.7",
  "VoucherSummary": "2.12",
  "VoucherBalance": "2.12",
  "PendingPoints": "2.12",
  "VoucherTransaction": "2.12",
  "VoucherTransactionBase": "2.12",
  "OrderSummary": "2.12",
  "CalculatedOrder": "2.12",
  "OrderItem": "2.12",
  "EarningRule": "2.12",
  "RedemptionSummary": "2.12",
  "RewardResult": "2.12",
  "ReferralTier": "2.12",
  "ReferralProgram": "2.12",
  "CustomEvent": "2.12",
  "SegmentSummary": "2.12",
  "Publication": "2.12",
  "PointsBucket": "2.12",
  "LoyaltyTierExpiration": "2.12",
  "TierBase": "2.12",
  "CampaignVoucherSummary": "2.12",
  "CustomerRedemptionData": "2.12",
  "RewardRedemptionsData": "2.12"
} as const;

/** Key and message of the Error object by status (`x-errors`). */
export const errorTexts = [
  {
    "status": 400,
    "key": "invalid_request",
    "message": "Invalid request"
  },
  {
    "status": 400,
    "key": "invalid_scope",
    "message": "Invalid scope"
  },
  {
    "status": 400,
    "key": "unsupported_grant_type",
    "message": "Unsupported grant type"
  },
  {
    "status": 400,
    "key": "invalid_grant",
    "message": "Invalid grant"
  },
  {
    "status": 401,
    "key": "unauthorized",
    "message": "Unauthorized"
  },
  {
    "status": 402,
    "key": "missing_required_feature",
    "message": "Payment required"
  },
  {
    "status": 403,
    "key": "insufficient_scope",
    "message": "Insufficient scope"
  },
  {
    "status": 404,
    "key": "not_found",
    "message": "Resource not found"
  },
  {
    "status": 405,
    "key": "method_not_allowed",
    "message": "Method not allowed"
  },
  {
    "status": 413,
    "key": "payload_too_large",
    "message": "Payload too large"
  },
  {
    "status": 415,
    "key": "unsupported_media_type",
    "message": "Unsupported media type"
  },
  {
    "status": 429,
    "key": "too_many_requests",
    "message": "Too many requests"
  },
  {
    "status": 500,
    "key": "internal_error",
    "message": "Internal error"
  },
  {
    "status": 502,
    "key": "bad_gateway",
    "message": "Bad gateway"
  },
  {
    "status": 503,
    "key": "service_unavailable",
    "message": "Service unavailable"
  }
] as const;

/** The question of each entry of docs/assumptions.md, for bundles that need no more. */
export const assumptionQuestions = {
  "S01": "the host of the service",
  "S02": "whether `/v1` precedes the path of token issuance",
  "S03": "the default of `limit`",
  "S04": "the default of `order`, and the order of events of the same time",
  "S05": "which header carries the token",
  "S06": "the success status of revoke",
  "S07": "the response to revoking a token that is unknown, expired, revoked or of another application",
  "S08": "how long a token lives",
  "S09": "the errors of the token endpoints",
  "S10": "the response to a missing or wrong credential outside management",
  "S11": "the response to a token without a required scope",
  "S12": "the response to an invalid query parameter",
  "S13": "the response to an unknown `starting_after_id`",
  "S14": "the response of list users for an unknown project",
  "S15": "rate limits",
  "S16": "the properties of 22 shapes, and of the campaign summary after `auto_join`",
  "S17": "which properties are required if a table has no such column",
  "S18": "the full list of webhook event names",
  "S19": "delivery of webhooks, causes of events, further operations",
  "S20": "the response to an unknown path, a wrong method or media type, or an oversized body",
  "S21": "further transitions between states (§3)",
  "S22": "the success status of token issuance",
  "S23": "the response to a failure of the service itself",
  "S24": "the shapes of `event`, of `voucher_pending_points_balance` and of `loyalty_tier` when points are earned",
  "S25": "which of the forms of ISO 8601 a timestamp has",
  "S26": "whether webhooks and users come in pages",
  "S27": "what most scopes and event types mean (§5.2, §6.1 list their names)",
  "S28": "whether a token may be granted fewer scopes than requested (RFC 6749 §3.3 allows it)",
  "S29": "the response to valid and invalid credentials in one request",
  "S30": "the response to a campaign of another project",
  "S31": "the headers of responses",
  "S32": "the address of recorded traffic",
  "S33": "whether `projects` of a user has other projects than the requested one",
  "S34": "the next page if `has_more` is true and `more_starting_after` is missing",
  "S35": "whether an event can change or vanish after it was listed",
  "S36": "which property is the campaign type that `is_referral_code` depends on",
  "S37": "how literally `details` has the form \"cannot find <type> with id <id>\"",
  "S38": "the types of `id` and `name` in the `details` of a transaction (`redemption`, `rollback`, `holder_loyalty_tier`, `event_schema`, `reward`)",
  "S39": "whether a closed list (event types, channels, roles, scopes, types of campaigns and transactions) may grow",
  "S40": "the headers of token responses that forbid caching",
  "C01": "whether a token needs one of the scopes `api` and `loyalties` (§4.1) or both (§5.1)"
} as const;

/** The entries of docs/assumptions.md. */
export const assumptions = {
  "S01": {
    "section": "1",
    "question": "the host of the service",
    "answer": "server variable `host`, `loyalty.example`",
    "change": "client option `baseUrl`"
  },
  "S02": {
    "section": "4.2",
    "question": "whether `/v1` precedes the path of token issuance",
    "answer": "`/oauth/token`; our service also answers `/v1/oauth/token`",
    "change": "client option `tokenPath`"
  },
  "S03": {
    "section": "4.1",
    "question": "the default of `limit`",
    "answer": "10, the `default` in the contract"
  },
  "S04": {
    "section": "4.1",
    "question": "the default of `order`, and the order of events of the same time",
    "answer": "`created_at` (oldest first), the `default` in the contract; events of the same time by arrival"
  },
  "S05": {
    "section": "5.1",
    "question": "which header carries the token",
    "answer": "`Authorization: Bearer …`",
    "change": "client option `bearerHeader`"
  },
  "S06": {
    "section": "4.3",
    "question": "the success status of revoke",
    "answer": "204; client and checker accept any 2xx"
  },
  "S07": {
    "section": [
      "4.3",
      "7.1"
    ],
    "question": "the response to revoking a token that is unknown, expired, revoked or of another application",
    "answer": "204 for a token that is unknown, expired or revoked; 400 with the key `invalid_grant` (RFC 6749 §5.2) for a valid token of another application; the client also accepts an empty 404"
  },
  "S08": {
    "section": [
      "2.8",
      "8"
    ],
    "question": "how long a token lives",
    "answer": "900 s",
    "change": "service option `tokenLifetimeSeconds`"
  },
  "S09": {
    "section": [
      "4.2",
      "7.1"
    ],
    "question": "the errors of the token endpoints",
    "answer": "400 with the Error object, whose `key` is the code of RFC 6749 §5.2"
  },
  "S10": {
    "section": [
      "5.1",
      "7.1"
    ],
    "question": "the response to a missing or wrong credential outside management",
    "answer": "the same 401 body; only list member activity adds `request_id` and `WWW-Authenticate` (RFC 6750)"
  },
  "S11": {
    "section": "7.1",
    "question": "the response to a token without a required scope",
    "answer": "403, key `insufficient_scope`"
  },
  "S12": {
    "section": [
      "4.1",
      "7.1"
    ],
    "question": "the response to an invalid query parameter",
    "answer": "400, key `invalid_request`, and `details` that name it; unknown parameters are ignored"
  },
  "S13": {
    "section": [
      "4.1",
      "7.1"
    ],
    "question": "the response to an unknown `starting_after_id`",
    "answer": "400, key `invalid_request`"
  },
  "S14": {
    "section": [
      "4.5",
      "7.1"
    ],
    "question": "the response of list users for an unknown project",
    "answer": "the 404 of list webhooks"
  },
  "S15": {
    "section": [
      "8",
      "7.1"
    ],
    "question": "rate limits",
    "answer": "our service has none; a 429 has the Error object and `Retry-After` in seconds"
  },
  "S16": {
    "section": [
      "2.7",
      "2.12"
    ],
    "question": "the properties of 22 shapes, and of the campaign summary after `auto_join`",
    "answer": "any object"
  },
  "S17": {
    "section": [
      "2.2",
      "2.3",
      "2.5",
      "2.6",
      "2.7",
      "2.9",
      "2.10",
      "4.4",
      "4.5"
    ],
    "question": "which properties are required if a table has no such column",
    "answer": "only those that a record is useless without: `id`, `type`, `data`, `created_at` of an activity and both properties of its `data` (\"has two members\"); `id` of a webhook and a user; all four properties of the management lists. Not `type` and `details` of a transaction (\"has a type and a details object\"), nor `from` and `to` of a tier"
  },
  "S18": {
    "section": "6.2",
    "question": "the full list of webhook event names",
    "answer": "open: the known names are documented, any string is valid"
  },
  "S19": {
    "section": "1",
    "question": "delivery of webhooks, causes of events, further operations",
    "answer": "not part of the interface"
  },
  "S20": {
    "section": [
      "7.1",
      "7.2"
    ],
    "question": "the response to an unknown path, a wrong method or media type, or an oversized body",
    "answer": "the Error object with 404, 405 (and `Allow`), 415 or 413, with the key and message in `x-errors`"
  },
  "S21": {
    "section": "4.3",
    "question": "further transitions between states (§3)",
    "answer": "none"
  },
  "S22": {
    "section": "4.2",
    "question": "the success status of token issuance",
    "answer": "200, as in RFC 6749 §5.1"
  },
  "S23": {
    "section": "7.1",
    "question": "the response to a failure of the service itself",
    "answer": "the Error object with 500, or with 503 and `Retry-After` while the database is unavailable"
  },
  "S24": {
    "section": "2.3",
    "question": "the shapes of `event`, of `voucher_pending_points_balance` and of `loyalty_tier` when points are earned",
    "answer": "the custom event and the voucher balance of §2.12, and the Loyalty Tier of §2.5 with its required properties"
  },
  "S25": {
    "section": [
      "2.2",
      "2.3",
      "2.5",
      "2.9"
    ],
    "question": "which of the forms of ISO 8601 a timestamp has",
    "answer": "RFC 3339 `date-time`; times are ordered to the microsecond, and a leap second is the last microsecond before it"
  },
  "S26": {
    "section": [
      "4.4",
      "4.5"
    ],
    "question": "whether webhooks and users come in pages",
    "answer": "no: one response lists all of them"
  },
  "S27": {
    "section": [
      "2.2",
      "5.1"
    ],
    "question": "what most scopes and event types mean (§5.2, §6.1 list their names)",
    "answer": "the descriptions in the contract are ours, and nothing depends on them"
  },
  "S28": {
    "section": "2.8",
    "question": "whether a token may be granted fewer scopes than requested (RFC 6749 §3.3 allows it)",
    "answer": "no: the granted scopes are the requested ones"
  },
  "S29": {
    "section": "4.1",
    "question": "the response to valid and invalid credentials in one request",
    "answer": "one accepted key pair or token is enough"
  },
  "S30": {
    "section": "7.2",
    "question": "the response to a campaign of another project",
    "answer": "the 404 of an unknown campaign, which reveals nothing"
  },
  "S31": {
    "section": [
      "5.1",
      "8"
    ],
    "question": "the headers of responses",
    "answer": "none is required"
  },
  "S32": {
    "section": "1",
    "question": "the address of recorded traffic",
    "answer": "any scheme, host and base path"
  },
  "S33": {
    "section": "2.10",
    "question": "whether `projects` of a user has other projects than the requested one",
    "answer": "yes, all projects of the user"
  },
  "S34": {
    "section": "2.1",
    "question": "the next page if `has_more` is true and `more_starting_after` is missing",
    "answer": "it starts after the last event; if there is none, the client throws a `PaginationError` and `loyalty check` reports `cursor-moves`. Empty pages with a cursor (§9) are valid; the client follows up to 100 in a row"
  },
  "S35": {
    "section": "2.2",
    "question": "whether an event can change or vanish after it was listed",
    "answer": "no: later listings have it unchanged"
  },
  "S36": {
    "section": "2.7",
    "question": "which property is the campaign type that `is_referral_code` depends on",
    "answer": "`campaign_type`; the checker does not compare the two"
  },
  "S37": {
    "section": [
      "4.1",
      "7.2"
    ],
    "question": "how literally `details` has the form \"cannot find <type> with id <id>\"",
    "answer": "our service writes `Cannot find`; the checker accepts any text, and `verify` requires the id in it"
  },
  "S38": {
    "section": "2.3",
    "question": "the types of `id` and `name` in the `details` of a transaction (`redemption`, `rollback`, `holder_loyalty_tier`, `event_schema`, `reward`)",
    "answer": "strings, as elsewhere"
  },
  "S39": {
    "section": [
      "2.2",
      "2.3",
      "2.4",
      "2.7",
      "2.10",
      "5.2"
    ],
    "question": "whether a closed list (event types, channels, roles, scopes, types of campaigns and transactions) may grow",
    "answer": "yes, within a version: types and client admit other values, but the checker reports them"
  },
  "S40": {
    "section": "4.2",
    "question": "the headers of token responses that forbid caching",
    "answer": "RFC 6749 §5.1: `Cache-Control` with the directive `no-store`, `Pragma` with `no-cache`, in any case and beside others"
  },
  "C01": {
    "section": "4.1",
    "question": "whether a token needs one of the scopes `api` and `loyalties` (§4.1) or both (§5.1)",
    "answer": "one is enough"
  }
} as const;
