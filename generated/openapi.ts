// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/v1/loyalties/{campaignId}/members/{memberId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List member activity
         *
         * Reads the events of one loyalty card, one page at a time.
         */
        get: operations["listMemberActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate an access token
         *
         * Issues an OAuth 2.0 access token for the application that the key pair belongs to (client credentials grant,
         *     RFC 6749 section 4.4). The token carries the requested scopes and stops working when it expires or is revoked.
         */
        post: operations["generateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an access token
         *
         * Ends a token at once. A revoked token cannot be used again. A token that is unknown, expired or already revoked is
         *     a success, too. A token of another application is refused with `invalid_grant`.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/v1/projects/{projectId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         *
         * Lists every webhook configuration of a project, in one response.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/v1/projects/{projectId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         *
         * Lists every user assigned to a project, in one response.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** One page of a member's activity. */
export type MemberActivityList = {
    object: "list";
    /**
     * Name of the member that holds the array.
     */
    data_ref: "data";
    /** Events in the requested order. */
    data: MemberActivity[];
    /** True when more records exist for the same filter. */
    has_more: boolean;
    /** Event ID to pass as `starting_after_id` for the next page. */
    more_starting_after?: string;
};
/** All webhooks of a project. */
export type WebhookList = {
    object: "list";
    data_ref: "data";
    /** The webhooks. */
    data: Webhook[];
    /** Number of webhooks. */
    total: number;
};
/** All users of a project. */
export type ProjectUserList = {
    object: "list";
    data_ref: "data";
    /** The users. */
    data: ProjectUser[];
    /** Number of users. */
    total: number;
};
/** Form of a token request. */
export type TokenRequest = {
    grant_type: "client_credentials";
    /** Scopes of `X-Service-OAuth`, separated by single spaces. Commas are not separators. */
    scope: ScopeList;
};
/** Form of a token revocation. */
export type TokenRevocationRequest = {
    /**
     * Format: password
     *
     * The token to end.
     */
    access_token: string;
};
/** An access token and what is known about it. */
export type AccessToken = {
    /**
     * Format: password
     *
     * The token itself; a secret.
     */
    access_token: string;
    /** Identifier of the OAuth client, assigned by the service. */
    client_id: string;
    /** Moment of expiry in seconds since the Unix epoch. */
    expires_at: number;
    /** Seconds left until expiry. */
    expires_in: number;
    /** The granted scopes, which are the requested ones. */
    scope: ScopeList;
    /**
     * Prefix of the token in the request header.
     */
    token_type: "Bearer";
};
/** Scopes of `X-Service-OAuth`, separated by single spaces. Commas are not separators. */
export type ScopeList = string;
/** Subscription of one address to events of a project. */
export type Webhook = {
    object?: "webhook";
    /** Webhook ID. */
    id: string;
    /**
     * Format: date-time
     *
     * When the webhook was created.
     */
    created_at?: string;
    /** Names of the events that are sent. */
    events?: WebhookEventName[];
    /** Address that receives the calls. */
    target_url?: string;
    /** Whether calls are made at all. */
    active?: boolean;
};
/** Name of an event that a webhook can subscribe to. The known names are listed; any string is valid. */
export type WebhookEventName = ("redemption.succeeded" | "redemption.failed" | "redemption.rollback.succeeded" | "redemption.rollback.failed" | "publication.succeeded" | "voucher.published" | "voucher.updated" | "voucher.deleted" | "voucher.created" | "voucher.enabled" | "voucher.disabled" | "voucher.loyalty_card.points_added" | "voucher.gift.balance_added" | "campaign.enabled" | "campaign.deleted" | "campaign.created" | "campaign.updated" | "campaign.disabled" | "campaign.vouchers.generation.completed" | "business_validation_rule.assignment.created" | "business_validation_rule.assignment.deleted" | "business_validation_rule.created" | "business_validation_rule.deleted" | "business_validation_rule.updated" | "customer.created" | "customer.deleted" | "customer.rewarded" | "customer.rewarded.loyalty_points") | (string & {});
/** Person who can work on a project. */
export type ProjectUser = {
    /** User ID. */
    id: string;
    /** Login name. */
    login?: string;
    /** E-mail address of the user. */
    email?: string;
    first_name?: string;
    last_name?: string;
    /** Role of the user in each of their projects, by project ID. */
    projects?: {
        [key: string]: ProjectRole;
    };
    /** True for the owner of the account. */
    is_owner?: boolean;
};
/** What a user may do in a project. */
export type ProjectRole = "USER" | "ADMIN" | (string & {});
/** The body of every error. */
export type ErrorObject = {
    /** HTTP status code of the error. */
    code: number;
    /** Short name of the kind of error. */
    key?: string;
    /** Short text for people. */
    message: string;
    /** Longer text for people. */
    details?: string;
    /** Identifier that support needs to find the request. */
    request_id?: string;
    /** ID of the resource concerned. */
    resource_id?: string;
    /** Type of the resource concerned. */
    resource_type?: string;
    /** Extra information. */
    error?: {
        /** Text that the user configured in a validation rule. */
        message?: string;
    };
};
/** Credentials missing or not accepted. */
export type UnauthorizedError = {
    code?: 401;
    message?: "Unauthorized";
    key: "unauthorized";
} & ErrorObject;
/** The plan lacks a required feature. */
export type MissingFeatureError = {
    code?: 402;
    message?: "Payment required";
    key: "missing_required_feature";
    /** Says that the current plan does not include a required feature. */
    details: string;
} & ErrorObject;
/** Unknown project. Unlike the other errors it has no `key`. */
export type ProjectNotFoundError = {
    code?: 404;
    message?: "Resource not found";
    key?: never;
    /** Names the missing project. */
    details: string;
} & ErrorObject;
/** Unknown campaign or member. */
export type ResourceNotFoundError = {
    code?: 404;
    key: "not_found";
    message?: "Resource not found";
    /** Names the type and ID of what is missing. */
    details: string;
    /** Identifier that support needs to find the request. */
    request_id: string;
    /** The requested member code or campaign ID. */
    resource_id: string;
    /**
     * A member is a loyalty card, so the type is `voucher`.
     */
    resource_type: "voucher" | "campaign";
} & ErrorObject;
/**
 * One event in the life of a loyalty card. `type` decides the shape of `data.data`. Exactly these 26 types exist,
 *     spelled as here.
 */
export type MemberActivity = CustomerLoyaltyTierUpgradedActivity | CustomerLoyaltyTierDowngradedActivity | CustomerLoyaltyTierProlongedActivity | CustomerLoyaltyTierExpirationChangedActivity | CustomerLoyaltyTierJoinedActivity | CustomerLoyaltyTierLeftActivity | CustomerPublicationSucceededActivity | CustomerPublicationFailedActivity | CustomerRedemptionFailedActivity | CustomerRedemptionSuccceededActivity | CustomerRedemptionRollbackFailedActivity | CustomerRedemptionRollbackSuccceededActivity | CustomerRewardedActivity | CustomerRewardedLoyaltyPointsActivity | CustomerRewardRedemptionsCreatedActivity | CustomerRewardRedemptionsPendingActivity | CustomerRewardRedemptionsCompletedActivity | CustomerRewardRedemptionsRolledbackActivity | CustomerVoucherDeletedActivity | CustomerPendingPointsActivatedActivity | CustomerPendingPointsAddedActivity | CustomerPendingPointsCanceledActivity | CustomerPendingPointsUpdatedActivity | CustomerPointsAddedActivity | CustomerPointsTransferredActivity | CustomerPointsExpiredActivity;
/** What every event has. */
export type MemberActivityBase = {
    /** Unique event ID, assigned by the service. */
    id: string;
    /**
     * Format: date-time
     *
     * When it happened.
     */
    created_at: string;
    /** Identifier of the request that caused the event. */
    group_id?: string;
};
/** The data of an event, whose properties depend on its type, and its source. */
export type MemberActivityData = {
    /** Who or what caused the event. */
    event_source: EventSource;
};
/** Who or what caused the event. */
export type EventSource = {
    /** Way by which the cause came in. */
    channel: "USER_PORTAL" | "API" | "CLIENT_API" | "INTERNAL" | (string & {});
    /** Present when a person caused the event. */
    user?: {
        /** User identifier. */
        id: string;
    };
    /** Present when an application caused the event. */
    api_key?: {
        /** Channel name in the application keys. */
        name: string;
        /** Application ID of the key pair. */
        app_id: string;
    };
};
/** The customer moved up to a better tier. */
export type CustomerLoyaltyTierUpgradedActivity = {
    type: "customer.loyalty.tier.upgraded";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The tiers before and after the upgrade. */
        data: LoyaltyTierUpgradedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The customer moved down to a lower tier. */
export type CustomerLoyaltyTierDowngradedActivity = {
    type: "customer.loyalty.tier.downgraded";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The tiers before and after the downgrade. */
        data: LoyaltyTierDowngradedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The customer keeps the tier for another period. */
export type CustomerLoyaltyTierProlongedActivity = {
    type: "customer.loyalty.tier.prolonged";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The tier that was joined, left or prolonged. */
        data: LoyaltyTierData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The date on which the tier expires has changed. */
export type CustomerLoyaltyTierExpirationChangedActivity = {
    type: "customer.loyalty.tier.expiration.changed";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The tier and its new expiration date. */
        data: LoyaltyTierExpirationChangedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The customer entered the tier system. */
export type CustomerLoyaltyTierJoinedActivity = {
    type: "customer.loyalty.tier.joined";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The tier that was joined, left or prolonged. */
        data: LoyaltyTierData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The customer left the tier. */
export type CustomerLoyaltyTierLeftActivity = {
    type: "customer.loyalty.tier.left";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The tier that was joined, left or prolonged. */
        data: LoyaltyTierData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The card was assigned to the customer. */
export type CustomerPublicationSucceededActivity = {
    type: "customer.publication.succeeded";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The publication and whom it was for. */
        data: CustomerPublicationData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The card could not be assigned to the customer. */
export type CustomerPublicationFailedActivity = {
    type: "customer.publication.failed";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The publication and whom it was for. */
        data: CustomerPublicationData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A redemption was refused. */
export type CustomerRedemptionFailedActivity = {
    type: "customer.redemption.failed";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Data of a redemption by a customer. */
        data: CustomerRedemptionData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A redemption went through. The value is spelled with three c. */
export type CustomerRedemptionSuccceededActivity = {
    type: "customer.redemption.succceeded";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Data of a redemption by a customer. */
        data: CustomerRedemptionData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A redemption could not be taken back. */
export type CustomerRedemptionRollbackFailedActivity = {
    type: "customer.redemption.rollback.failed";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Customer redemption data with the rollback. */
        data: CustomerRedemptionRollbackData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A redemption was taken back. The value is spelled with three c. */
export type CustomerRedemptionRollbackSuccceededActivity = {
    type: "customer.redemption.rollback.succceeded";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Customer redemption data with the rollback. */
        data: CustomerRedemptionRollbackData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The customer received a reward. */
export type CustomerRewardedActivity = {
    type: "customer.rewarded";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The reward, who received it and why. */
        data: CustomerRewardedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The customer earned loyalty points. */
export type CustomerRewardedLoyaltyPointsActivity = {
    type: "customer.rewarded.loyalty_points";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The points earned, and the order or event that earned them. */
        data: CustomerRewardedLoyaltyPointsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A reward redemption was started. */
export type CustomerRewardRedemptionsCreatedActivity = {
    type: "customer.reward_redemptions.created";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Data of a reward redemption, the same for its four event types. */
        data: RewardRedemptionsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A reward redemption waits for completion. */
export type CustomerRewardRedemptionsPendingActivity = {
    type: "customer.reward_redemptions.pending";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Data of a reward redemption, the same for its four event types. */
        data: RewardRedemptionsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A reward redemption is done. */
export type CustomerRewardRedemptionsCompletedActivity = {
    type: "customer.reward_redemptions.completed";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Data of a reward redemption, the same for its four event types. */
        data: RewardRedemptionsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** A reward redemption was taken back. */
export type CustomerRewardRedemptionsRolledbackActivity = {
    type: "customer.reward_redemptions.rolledback";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Data of a reward redemption, the same for its four event types. */
        data: RewardRedemptionsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The card was deleted. */
export type CustomerVoucherDeletedActivity = {
    type: "customer.voucher.deleted";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The card that was deleted. */
        data: CustomerVoucherDeletedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** Pending points became points that can be spent. */
export type CustomerPendingPointsActivatedActivity = {
    type: "customer.voucher.loyalty_card.pending_points.activated";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** The points that became available and the transaction that booked them. */
        data: PendingPointsActivatedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** Points were promised; they can be spent once activated. */
export type CustomerPendingPointsAddedActivity = {
    type: "customer.voucher.loyalty_card.pending_points.added";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Points that are promised but cannot be spent yet. */
        data: PendingPointsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** Promised points were withdrawn. */
export type CustomerPendingPointsCanceledActivity = {
    type: "customer.voucher.loyalty_card.pending_points.canceled";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Points that are promised but cannot be spent yet. */
        data: PendingPointsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The number or date of promised points changed. */
export type CustomerPendingPointsUpdatedActivity = {
    type: "customer.voucher.loyalty_card.pending_points.updated";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Points that are promised but cannot be spent yet. */
        data: PendingPointsData;
    } & MemberActivityData;
} & MemberActivityBase;
/** Points were added to the card. */
export type CustomerPointsAddedActivity = {
    type: "customer.voucher.loyalty_card.points_added";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Points added to the card. */
        data: PointsAddedData;
    } & MemberActivityData;
} & MemberActivityBase;
/** Points moved from one card to another. */
export type CustomerPointsTransferredActivity = {
    type: "customer.voucher.loyalty_card.points_transferred";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Points moved between two cards, seen from one of them. */
        data: PointsTransferredData;
    } & MemberActivityData;
} & MemberActivityBase;
/** Points of the card expired. */
export type CustomerPointsExpiredActivity = {
    type: "customer.voucher.loyalty_card.points_expired";
    /** The data of an event, whose properties depend on its type, and its source. */
    data: {
        /** Points that expired and the buckets they were in. */
        data: PointsExpiredData;
    } & MemberActivityData;
} & MemberActivityBase;
/** The tiers before and after the upgrade. */
export type LoyaltyTierUpgradedData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier_from?: LoyaltyTier;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier_to: LoyaltyTier;
    /**
     * Format: date-time
     *
     * When the tier changed.
     */
    created_at: string;
};
/** The tiers before and after the downgrade. */
export type LoyaltyTierDowngradedData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier_from: LoyaltyTier;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier_to?: LoyaltyTier;
    /**
     * Format: date-time
     *
     * When the tier changed.
     */
    created_at: string;
};
/** The tier that was joined, left or prolonged. */
export type LoyaltyTierData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier: LoyaltyTier;
    /**
     * Format: date-time
     *
     * When the tier was joined, left or prolonged.
     */
    created_at: string;
};
/** The tier and its new expiration date. */
export type LoyaltyTierExpirationChangedData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier: LoyaltyTier;
    /**
     * Format: date-time
     *
     * When the expiration date changed.
     */
    created_at: string;
    /**
     * Format: date-time
     *
     * The new expiration date.
     */
    expiration_date: string;
};
/** The publication and whom it was for. */
export type CustomerPublicationData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** Assignment of a voucher to a customer. */
    publication?: Publication;
};
/** Customer redemption data with the rollback. */
export type CustomerRedemptionRollbackData = {
    /** Summary of a redemption or of its rollback. */
    redemption_rollback?: RedemptionSummary;
} & CustomerRedemptionData;
/** The reward, who received it and why. */
export type CustomerRewardedData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a customer. */
    holder?: CustomerSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher?: VoucherSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** Summary of a redemption or of its rollback. */
    redemption?: RedemptionSummary;
    /** Reward that was given. */
    reward?: RewardResult;
    /** Step of a referral program. */
    referral_tier?: ReferralTier;
    /** What the reward changed. */
    balance?: {
        /** Change on a gift card. */
        amount?: number;
        /** Change on a loyalty card. */
        points?: number;
    } | null;
    /** Event that the merchant defined. */
    custom_event?: CustomEvent;
    /** What the customer did to earn the reward. */
    customer_event?: {
        /** Summary of a customer segment. */
        segment?: SegmentSummary;
        /** Type of the activity that triggered the event. */
        event_type?: string;
    } | null;
};
/** The points earned, and the order or event that earned them. */
export type CustomerRewardedLoyaltyPointsData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a customer. */
    holder?: CustomerSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher?: VoucherSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** A step of a loyalty campaign, reached by points. */
    loyalty_tier?: LoyaltyTier;
    /** Rule by which points are earned. */
    earning_rule?: EarningRule;
    /** Balance of a voucher. */
    balance?: VoucherBalance;
    /** The order that earned the points, a calculated order with its items. */
    order?: LoyaltyPointsOrder;
    /** The event that earned the points, if one did. */
    event?: CustomEvent;
};
/** The order that earned the points, a calculated order with its items. */
export type LoyaltyPointsOrder = {
    /** The lines of the order, at most 500 (section 8 of the interface document). */
    items?: OrderItem[];
} & CalculatedOrder;
/** The card that was deleted. */
export type CustomerVoucherDeletedData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher?: VoucherSummary;
};
/** The points that became available and the transaction that booked them. */
export type PendingPointsActivatedData = {
    /** Summary of a customer. */
    customer: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign: CampaignSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher: VoucherSummary;
    /** Balance of a voucher. */
    balance: VoucherBalance;
    /** Summary of an order. */
    order: OrderSummary;
    /** Transaction on a voucher. */
    transaction: VoucherTransaction;
    /** Points that cannot be spent yet. */
    pending_points: PendingPoints;
};
/** Points that are promised but cannot be spent yet. */
export type PendingPointsData = {
    /** Summary of a customer. */
    customer: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign: CampaignSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher: VoucherSummary;
    /** All pending points of the card after the change. */
    voucher_pending_points_balance: VoucherBalance;
    /** Summary of an order. */
    order: OrderSummary;
    /** Points that cannot be spent yet. */
    pending_points: PendingPoints;
};
/** Points added to the card. */
export type PointsAddedData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher?: VoucherSummary;
    /** Balance of a voucher. */
    balance?: VoucherBalance;
    /** Transaction that booked added points. */
    transaction?: PointsAddedTransaction;
};
/** Points moved between two cards, seen from one of them. */
export type PointsTransferredData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher?: VoucherSummary;
    /** Summary of a voucher, for example a loyalty card. */
    source_voucher?: VoucherSummary;
    /** Summary of a voucher, for example a loyalty card. */
    destination_voucher?: VoucherSummary;
    /** Balance of a voucher. */
    balance?: VoucherBalance;
    /** Transaction on the donor card (out) or the receiving card (in). */
    transaction?: PointsTransferredTransaction;
};
/** Points that expired and the buckets they were in. */
export type PointsExpiredData = {
    /** Summary of a customer. */
    customer?: CustomerSummary;
    /** Summary of a campaign. It can have more properties than these. */
    campaign?: CampaignSummary;
    /** Summary of a voucher, for example a loyalty card. */
    voucher?: VoucherSummary;
    /** Number of expired points. */
    points?: number;
    /** The buckets that the points were in. */
    buckets?: PointsBucket[];
    /** Transaction that took expired points off the card. */
    transaction?: PointsExpiredTransaction;
};
/** Transaction that booked added points. */
export type PointsAddedTransaction = {
    /** What the transaction did. */
    type?: "POINTS_ACCRUAL" | (string & {});
    /** What lies behind a transaction. The properties depend on the cause. */
    details?: TransactionDetails;
} & VoucherTransactionBase;
/** Transaction on the donor card (out) or the receiving card (in). */
export type PointsTransferredTransaction = {
    /** What the transaction did. */
    type?: "POINTS_TRANSFER_IN" | "POINTS_TRANSFER_OUT" | (string & {});
    /** What lies behind a transaction. The properties depend on the cause. */
    details?: TransactionDetails;
} & VoucherTransactionBase;
/** Transaction that took expired points off the card. */
export type PointsExpiredTransaction = {
    /** What the transaction did. */
    type?: "POINTS_EXPIRATION" | (string & {});
    /** What lies behind a transaction. The properties depend on the cause. */
    details?: TransactionDetails;
} & VoucherTransactionBase;
/** What lies behind a transaction. The properties depend on the cause. */
export type TransactionDetails = {
    /** The change of the balance. */
    balance?: VoucherBalance;
    /** The order behind the transaction. */
    order?: {
        /** Order ID. */
        id: string;
        /** The merchant's own order ID, if it differs from the service's. */
        source_id: string;
    };
    /** The event that triggered the accrual. */
    event?: {
        /** Event ID. */
        id: string;
        /** Type of the event. */
        type: string;
    };
    /** The rule by which the points were earned. */
    earning_rule?: {
        /** Earning rule ID. */
        id: string;
        /** Names the earning rule. */
        source: {
            /** Name of the earning rule. */
            banner: string;
        };
    };
    /** The segment of the customer. */
    segment?: NamedReference;
    /** The loyalty tier behind the transaction. */
    loyalty_tier?: NamedReference;
    /** The original redemption. */
    redemption?: {
        /** Redemption ID. */
        id: string;
    };
    /** The rollback of the redemption. */
    rollback?: {
        /** Rollback ID. */
        id: string;
    };
    /** The custom event behind the transaction. */
    custom_event?: {
        /** Custom event ID. */
        id: string;
        /** Type of the custom event. */
        type: string;
    };
    /** Tier of the holder before the balance changed. */
    holder_loyalty_tier?: DetailReference;
    /** Metadata schema of the custom event. */
    event_schema?: DetailReference;
    /** The reward that was paid for with points. */
    reward?: DetailReference;
    /** Effect on the donor card. */
    source_voucher?: VoucherSummary;
    /** Effect on the receiving card. */
    destination_voucher?: VoucherSummary;
};
/** Points to another object by ID and name. */
export type NamedReference = {
    /** ID of the object. */
    id: string;
    /** Name of the object. */
    name: string;
};
/** Names an object that a transaction is about. */
export type DetailReference = {
    /** ID of the object. */
    id: string;
    /** Name of the object. */
    name: string;
};
/** A step of a loyalty campaign, reached by points. */
export type LoyaltyTier = {
    /** Unique tier ID. */
    id: string;
    /** Campaign that the tier belongs to. */
    campaign_id: string;
    /** Custom attributes. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: date-time
     *
     * When the tier was created.
     */
    created_at: string;
    /**
     * Format: date-time
     *
     * When the tier was last changed; null if it never was.
     */
    updated_at?: string | null;
    /** The thresholds of the tier. */
    config: {
        /** The thresholds in points. */
        points: {
            /** Bottom threshold. */
            from?: number;
            /** Top threshold. */
            to?: number;
        };
    };
    /** When and how a tier expires. */
    expiration?: LoyaltyTierExpiration;
    object: "loyalty_tier";
} & TierBase;
/** Summary of a customer. */
export type CustomerSummary = {
    /** Assigned by the service. */
    id?: string;
    name?: string;
    /** E-mail address of the customer. */
    email?: string;
    /** Unique identifier in a system outside the service. */
    source_id?: string;
    /** Custom attributes. */
    metadata?: {
        [key: string]: unknown;
    };
    object?: "customer";
};
/** Summary of a campaign. It can have more properties than these. */
export type CampaignSummary = {
    /** Campaign ID. */
    id?: string;
    name?: string;
    /** Kind of campaign, such as `REFERRAL_PROGRAM`. */
    campaign_type?: string;
    /**
     * `AUTO_UPDATE` is a dynamic campaign, `STATIC` one whose vouchers are published by hand, `STANDALONE` one of
     *     single vouchers.
     */
    type?: "AUTO_UPDATE" | "STATIC" | "STANDALONE" | (string & {});
    /** True for the campaign type `REFERRAL_PROGRAM`. */
    is_referral_code?: boolean;
    /** Voucher settings of a campaign. */
    voucher?: CampaignVoucherSummary;
    /** Settings of a referral program. */
    referral_program?: ReferralProgram;
    /** Whether customers join by themselves. */
    auto_join?: boolean;
} & {
    [key: string]: unknown;
};
/** Summary of a voucher, for example a loyalty card. */
export type VoucherSummary = {
    [key: string]: unknown;
};
/** Balance of a voucher. */
export type VoucherBalance = {
    [key: string]: unknown;
};
/** Points that cannot be spent yet. */
export type PendingPoints = {
    [key: string]: unknown;
};
/** Transaction on a voucher. */
export type VoucherTransaction = {
    [key: string]: unknown;
};
/** What every voucher transaction has. */
export type VoucherTransactionBase = {
    [key: string]: unknown;
};
/** Summary of an order. */
export type OrderSummary = {
    [key: string]: unknown;
};
/** Order with its calculated amounts. */
export type CalculatedOrder = {
    [key: string]: unknown;
};
/** One line of an order. */
export type OrderItem = {
    [key: string]: unknown;
};
/** Rule by which points are earned. */
export type EarningRule = {
    [key: string]: unknown;
};
/** Summary of a redemption or of its rollback. */
export type RedemptionSummary = {
    [key: string]: unknown;
};
/** Reward that was given. */
export type RewardResult = {
    [key: string]: unknown;
};
/** Step of a referral program. */
export type ReferralTier = {
    [key: string]: unknown;
};
/** Settings of a referral program. */
export type ReferralProgram = {
    [key: string]: unknown;
};
/** Event that the merchant defined. */
export type CustomEvent = {
    [key: string]: unknown;
};
/** Summary of a customer segment. */
export type SegmentSummary = {
    [key: string]: unknown;
};
/** Assignment of a voucher to a customer. */
export type Publication = {
    [key: string]: unknown;
};
/** Points that expire together. */
export type PointsBucket = {
    [key: string]: unknown;
};
/** When and how a tier expires. */
export type LoyaltyTierExpiration = {
    [key: string]: unknown;
};
/** What every tier has. */
export type TierBase = {
    [key: string]: unknown;
};
/** Voucher settings of a campaign. */
export type CampaignVoucherSummary = {
    [key: string]: unknown;
};
/** Data of a redemption by a customer. */
export type CustomerRedemptionData = {
    [key: string]: unknown;
};
/** Data of a reward redemption, the same for its four event types. */
export type RewardRedemptionsData = {
    [key: string]: unknown;
};
interface components {
    responses: {
        /** One page of events of the loyalty card, in the requested order. */
        MemberActivityListed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MemberActivityList;
            };
        };
        /** The token and its lifetime. */
        TokenGenerated: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                Pragma: components["headers"]["Pragma"];
                [name: string]: unknown;
            };
            content: {
                "application/json": AccessToken;
            };
        };
        /** The token has ended. There is no body. Accept any status of success. */
        TokenRevoked: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                Pragma: components["headers"]["Pragma"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** All webhook configurations of the project. */
        WebhooksListed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": WebhookList;
            };
        };
        /** All users assigned to the project. */
        UsersListed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ProjectUserList;
            };
        };
        /** The management key pair is missing or was not accepted. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UnauthorizedError;
            };
        };
        /** The plan of the project lacks a feature that the operation needs. */
        MissingFeature: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": MissingFeatureError;
            };
        };
        /** No project with this ID is visible to the key pair. */
        ProjectNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ProjectNotFoundError;
            };
        };
        /** The campaign or the member (a loyalty card, hence `voucher`) cannot be found. */
        ResourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ResourceNotFoundError;
            };
        };
        /**
         * A token request that cannot be served. `key` is the error code of RFC 6749 section 5.2 if one fits:
         *     `invalid_request`, `invalid_scope`, `unsupported_grant_type` or, for a revocation, `invalid_grant`.
         */
        TokenError: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                Pragma: components["headers"]["Pragma"];
                "Retry-After": components["headers"]["RetryAfter"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorObject;
            };
        };
        /**
         * Any other request that cannot be served: bad parameter (400), credentials (401), scope (403), unknown path or
         *     project (404), method (405), too many requests (429).
         */
        ClientError: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "Retry-After": components["headers"]["RetryAfter"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorObject;
            };
        };
        /** The service failed or cannot answer right now. With 503, `Retry-After` says when to try again. */
        ServerError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorObject;
            };
        };
    };
    parameters: {
        /**
         * Identifier of the loyalty campaign.
         * @example camp_9fJ2mQ7xTz4LkB1vRn8sWd3C
         */
        CampaignId: string;
        /**
         * Code of the member's loyalty card.
         * @example LC-7Q2M-88XD
         */
        MemberId: string;
        /**
         * Maximum events per page.
         * @example 25
         */
        Limit: number;
        /**
         * Order by creation time; the dash means newest first. Events of the same time are in the order of their arrival.
         * @example -created_at
         */
        Order: "created_at" | "-created_at";
        /**
         * Cursor. The page starts with the event that follows the one with this ID in the requested order.
         * @example evt_5mT9cXw2LhQ8rJv1Kd7NzYp3
         */
        StartingAfterId: string;
        /**
         * Identifier of the project.
         * @example proj_Tn4vQ8Lw
         */
        ProjectId: string;
    };
    requestBodies: never;
    headers: {
        /** Tokens must not be kept by caches (RFC 6749 section 5.1). */
        CacheControl: string;
        /** The HTTP/1.0 counterpart of `Cache-Control`. */
        Pragma: string;
        /**
         * Seconds to wait before the next attempt. Sent with 429 and 503.
         * @example 30
         */
        RetryAfter: string;
        /**
         * Names the bearer scheme and, if a token was sent, what is wrong with it (RFC 6750 section 3). Sent with 401 and 403.
         * @example Bearer realm="loyalty", error="invalid_token"
         */
        WwwAuthenticate: string;
        /**
         * Methods that the path knows. Sent with 405.
         * @example GET
         */
        Allow: string;
    };
    pathItems: never;
}
export interface operations {
    listMemberActivity: {
        parameters: {
            query?: {
                /**
                 * Maximum events per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * Order by creation time; the dash means newest first. Events of the same time are in the order of their arrival.
                 * @example -created_at
                 */
                order?: components["parameters"]["Order"];
                /**
                 * Cursor. The page starts with the event that follows the one with this ID in the requested order.
                 * @example evt_5mT9cXw2LhQ8rJv1Kd7NzYp3
                 */
                starting_after_id?: components["parameters"]["StartingAfterId"];
            };
            header?: never;
            path: {
                /**
                 * Identifier of the loyalty campaign.
                 * @example camp_9fJ2mQ7xTz4LkB1vRn8sWd3C
                 */
                campaignId: components["parameters"]["CampaignId"];
                /**
                 * Code of the member's loyalty card.
                 * @example LC-7Q2M-88XD
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberActivityListed"];
            404: components["responses"]["ResourceNotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    generateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": TokenRequest;
            };
        };
        responses: {
            200: components["responses"]["TokenGenerated"];
            "4XX": components["responses"]["TokenError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": TokenRevocationRequest;
            };
        };
        responses: {
            "2XX": components["responses"]["TokenRevoked"];
            "4XX": components["responses"]["TokenError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the project.
                 * @example proj_Tn4vQ8Lw
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhooksListed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["MissingFeature"];
            404: components["responses"]["ProjectNotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the project.
                 * @example proj_Tn4vQ8Lw
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UsersListed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["MissingFeature"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
