// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { createSchema, type StandardSchema } from "../src/contract/validate-schema.ts";
import type * as contract from "./openapi.ts";
import * as validators from "./validators.js";

/** Validates a {@link contract.MemberActivityList}. */
export const MemberActivityList: StandardSchema<contract.MemberActivityList> = /* @__PURE__ */ createSchema(validators.MemberActivityList);

/** Validates a {@link contract.WebhookList}. */
export const WebhookList: StandardSchema<contract.WebhookList> = /* @__PURE__ */ createSchema(validators.WebhookList);

/** Validates a {@link contract.ProjectUserList}. */
export const ProjectUserList: StandardSchema<contract.ProjectUserList> = /* @__PURE__ */ createSchema(validators.ProjectUserList);

/** Validates a {@link contract.TokenRequest}. */
export const TokenRequest: StandardSchema<contract.TokenRequest> = /* @__PURE__ */ createSchema(validators.TokenRequest);

/** Validates a {@link contract.TokenRevocationRequest}. */
export const TokenRevocationRequest: StandardSchema<contract.TokenRevocationRequest> = /* @__PURE__ */ createSchema(validators.TokenRevocationRequest);

/** Validates a {@link contract.AccessToken}. */
export const AccessToken: StandardSchema<contract.AccessToken> = /* @__PURE__ */ createSchema(validators.AccessToken);

/** Validates a {@link contract.ScopeList}. */
export const ScopeList: StandardSchema<contract.ScopeList> = /* @__PURE__ */ createSchema(validators.ScopeList);

/** Validates a {@link contract.Webhook}. */
export const Webhook: StandardSchema<contract.Webhook> = /* @__PURE__ */ createSchema(validators.Webhook);

/** Validates a {@link contract.WebhookEventName}. */
export const WebhookEventName: StandardSchema<contract.WebhookEventName> = /* @__PURE__ */ createSchema(validators.WebhookEventName);

/** Validates a {@link contract.ProjectUser}. */
export const ProjectUser: StandardSchema<contract.ProjectUser> = /* @__PURE__ */ createSchema(validators.ProjectUser);

/** Validates a {@link contract.ProjectRole}. */
export const ProjectRole: StandardSchema<contract.ProjectRole> = /* @__PURE__ */ createSchema(validators.ProjectRole);

/** Validates a {@link contract.ErrorObject}. */
export const ErrorObject: StandardSchema<contract.ErrorObject> = /* @__PURE__ */ createSchema(validators.ErrorObject);

/** Validates a {@link contract.UnauthorizedError}. */
export const UnauthorizedError: StandardSchema<contract.UnauthorizedError> = /* @__PURE__ */ createSchema(validators.UnauthorizedError);

/** Validates a {@link contract.MissingFeatureError}. */
export const MissingFeatureError: StandardSchema<contract.MissingFeatureError> = /* @__PURE__ */ createSchema(validators.MissingFeatureError);

/** Validates a {@link contract.ProjectNotFoundError}. */
export const ProjectNotFoundError: StandardSchema<contract.ProjectNotFoundError> = /* @__PURE__ */ createSchema(validators.ProjectNotFoundError);

/** Validates a {@link contract.ResourceNotFoundError}. */
export const ResourceNotFoundError: StandardSchema<contract.ResourceNotFoundError> = /* @__PURE__ */ createSchema(validators.ResourceNotFoundError);

/** Validates a {@link contract.MemberActivity}. */
export const MemberActivity: StandardSchema<contract.MemberActivity> = /* @__PURE__ */ createSchema(validators.MemberActivity);

/** Validates a {@link contract.MemberActivityBase}. */
export const MemberActivityBase: StandardSchema<contract.MemberActivityBase> = /* @__PURE__ */ createSchema(validators.MemberActivityBase);

/** Validates a {@link contract.MemberActivityData}. */
export const MemberActivityData: StandardSchema<contract.MemberActivityData> = /* @__PURE__ */ createSchema(validators.MemberActivityData);

/** Validates a {@link contract.EventSource}. */
export const EventSource: StandardSchema<contract.EventSource> = /* @__PURE__ */ createSchema(validators.EventSource);

/** Validates a {@link contract.CustomerLoyaltyTierUpgradedActivity}. */
export const CustomerLoyaltyTierUpgradedActivity: StandardSchema<contract.CustomerLoyaltyTierUpgradedActivity> = /* @__PURE__ */ createSchema(validators.CustomerLoyaltyTierUpgradedActivity);

/** Validates a {@link contract.CustomerLoyaltyTierDowngradedActivity}. */
export const CustomerLoyaltyTierDowngradedActivity: StandardSchema<contract.CustomerLoyaltyTierDowngradedActivity> = /* @__PURE__ */ createSchema(validators.CustomerLoyaltyTierDowngradedActivity);

/** Validates a {@link contract.CustomerLoyaltyTierProlongedActivity}. */
export const CustomerLoyaltyTierProlongedActivity: StandardSchema<contract.CustomerLoyaltyTierProlongedActivity> = /* @__PURE__ */ createSchema(validators.CustomerLoyaltyTierProlongedActivity);

/** Validates a {@link contract.CustomerLoyaltyTierExpirationChangedActivity}. */
export const CustomerLoyaltyTierExpirationChangedActivity: StandardSchema<contract.CustomerLoyaltyTierExpirationChangedActivity> = /* @__PURE__ */ createSchema(validators.CustomerLoyaltyTierExpirationChangedActivity);

/** Validates a {@link contract.CustomerLoyaltyTierJoinedActivity}. */
export const CustomerLoyaltyTierJoinedActivity: StandardSchema<contract.CustomerLoyaltyTierJoinedActivity> = /* @__PURE__ */ createSchema(validators.CustomerLoyaltyTierJoinedActivity);

/** Validates a {@link contract.CustomerLoyaltyTierLeftActivity}. */
export const CustomerLoyaltyTierLeftActivity: StandardSchema<contract.CustomerLoyaltyTierLeftActivity> = /* @__PURE__ */ createSchema(validators.CustomerLoyaltyTierLeftActivity);

/** Validates a {@link contract.CustomerPublicationSucceededActivity}. */
export const CustomerPublicationSucceededActivity: StandardSchema<contract.CustomerPublicationSucceededActivity> = /* @__PURE__ */ createSchema(validators.CustomerPublicationSucceededActivity);

/** Validates a {@link contract.CustomerPublicationFailedActivity}. */
export const CustomerPublicationFailedActivity: StandardSchema<contract.CustomerPublicationFailedActivity> = /* @__PURE__ */ createSchema(validators.CustomerPublicationFailedActivity);

/** Validates a {@link contract.CustomerRedemptionFailedActivity}. */
export const CustomerRedemptionFailedActivity: StandardSchema<contract.CustomerRedemptionFailedActivity> = /* @__PURE__ */ createSchema(validators.CustomerRedemptionFailedActivity);

/** Validates a {@link contract.CustomerRedemptionSuccceededActivity}. */
export const CustomerRedemptionSuccceededActivity: StandardSchema<contract.CustomerRedemptionSuccceededActivity> = /* @__PURE__ */ createSchema(validators.CustomerRedemptionSuccceededActivity);

/** Validates a {@link contract.CustomerRedemptionRollbackFailedActivity}. */
export const CustomerRedemptionRollbackFailedActivity: StandardSchema<contract.CustomerRedemptionRollbackFailedActivity> = /* @__PURE__ */ createSchema(validators.CustomerRedemptionRollbackFailedActivity);

/** Validates a {@link contract.CustomerRedemptionRollbackSuccceededActivity}. */
export const CustomerRedemptionRollbackSuccceededActivity: StandardSchema<contract.CustomerRedemptionRollbackSuccceededActivity> = /* @__PURE__ */ createSchema(validators.CustomerRedemptionRollbackSuccceededActivity);

/** Validates a {@link contract.CustomerRewardedActivity}. */
export const CustomerRewardedActivity: StandardSchema<contract.CustomerRewardedActivity> = /* @__PURE__ */ createSchema(validators.CustomerRewardedActivity);

/** Validates a {@link contract.CustomerRewardedLoyaltyPointsActivity}. */
export const CustomerRewardedLoyaltyPointsActivity: StandardSchema<contract.CustomerRewardedLoyaltyPointsActivity> = /* @__PURE__ */ createSchema(validators.CustomerRewardedLoyaltyPointsActivity);

/** Validates a {@link contract.CustomerRewardRedemptionsCreatedActivity}. */
export const CustomerRewardRedemptionsCreatedActivity: StandardSchema<contract.CustomerRewardRedemptionsCreatedActivity> = /* @__PURE__ */ createSchema(validators.CustomerRewardRedemptionsCreatedActivity);

/** Validates a {@link contract.CustomerRewardRedemptionsPendingActivity}. */
export const CustomerRewardRedemptionsPendingActivity: StandardSchema<contract.CustomerRewardRedemptionsPendingActivity> = /* @__PURE__ */ createSchema(validators.CustomerRewardRedemptionsPendingActivity);

/** Validates a {@link contract.CustomerRewardRedemptionsCompletedActivity}. */
export const CustomerRewardRedemptionsCompletedActivity: StandardSchema<contract.CustomerRewardRedemptionsCompletedActivity> = /* @__PURE__ */ createSchema(validators.CustomerRewardRedemptionsCompletedActivity);

/** Validates a {@link contract.CustomerRewardRedemptionsRolledbackActivity}. */
export const CustomerRewardRedemptionsRolledbackActivity: StandardSchema<contract.CustomerRewardRedemptionsRolledbackActivity> = /* @__PURE__ */ createSchema(validators.CustomerRewardRedemptionsRolledbackActivity);

/** Validates a {@link contract.CustomerVoucherDeletedActivity}. */
export const CustomerVoucherDeletedActivity: StandardSchema<contract.CustomerVoucherDeletedActivity> = /* @__PURE__ */ createSchema(validators.CustomerVoucherDeletedActivity);

/** Validates a {@link contract.CustomerPendingPointsActivatedActivity}. */
export const CustomerPendingPointsActivatedActivity: StandardSchema<contract.CustomerPendingPointsActivatedActivity> = /* @__PURE__ */ createSchema(validators.CustomerPendingPointsActivatedActivity);

/** Validates a {@link contract.CustomerPendingPointsAddedActivity}. */
export const CustomerPendingPointsAddedActivity: StandardSchema<contract.CustomerPendingPointsAddedActivity> = /* @__PURE__ */ createSchema(validators.CustomerPendingPointsAddedActivity);

/** Validates a {@link contract.CustomerPendingPointsCanceledActivity}. */
export const CustomerPendingPointsCanceledActivity: StandardSchema<contract.CustomerPendingPointsCanceledActivity> = /* @__PURE__ */ createSchema(validators.CustomerPendingPointsCanceledActivity);

/** Validates a {@link contract.CustomerPendingPointsUpdatedActivity}. */
export const CustomerPendingPointsUpdatedActivity: StandardSchema<contract.CustomerPendingPointsUpdatedActivity> = /* @__PURE__ */ createSchema(validators.CustomerPendingPointsUpdatedActivity);

/** Validates a {@link contract.CustomerPointsAddedActivity}. */
export const CustomerPointsAddedActivity: StandardSchema<contract.CustomerPointsAddedActivity> = /* @__PURE__ */ createSchema(validators.CustomerPointsAddedActivity);

/** Validates a {@link contract.CustomerPointsTransferredActivity}. */
export const CustomerPointsTransferredActivity: StandardSchema<contract.CustomerPointsTransferredActivity> = /* @__PURE__ */ createSchema(validators.CustomerPointsTransferredActivity);

/** Validates a {@link contract.CustomerPointsExpiredActivity}. */
export const CustomerPointsExpiredActivity: StandardSchema<contract.CustomerPointsExpiredActivity> = /* @__PURE__ */ createSchema(validators.CustomerPointsExpiredActivity);

/** Validates a {@link contract.LoyaltyTierUpgradedData}. */
export const LoyaltyTierUpgradedData: StandardSchema<contract.LoyaltyTierUpgradedData> = /* @__PURE__ */ createSchema(validators.LoyaltyTierUpgradedData);

/** Validates a {@link contract.LoyaltyTierDowngradedData}. */
export const LoyaltyTierDowngradedData: StandardSchema<contract.LoyaltyTierDowngradedData> = /* @__PURE__ */ createSchema(validators.LoyaltyTierDowngradedData);

/** Validates a {@link contract.LoyaltyTierData}. */
export const LoyaltyTierData: StandardSchema<contract.LoyaltyTierData> = /* @__PURE__ */ createSchema(validators.LoyaltyTierData);

/** Validates a {@link contract.LoyaltyTierExpirationChangedData}. */
export const LoyaltyTierExpirationChangedData: StandardSchema<contract.LoyaltyTierExpirationChangedData> = /* @__PURE__ */ createSchema(validators.LoyaltyTierExpirationChangedData);

/** Validates a {@link contract.CustomerPublicationData}. */
export const CustomerPublicationData: StandardSchema<contract.CustomerPublicationData> = /* @__PURE__ */ createSchema(validators.CustomerPublicationData);

/** Validates a {@link contract.CustomerRedemptionRollbackData}. */
export const CustomerRedemptionRollbackData: StandardSchema<contract.CustomerRedemptionRollbackData> = /* @__PURE__ */ createSchema(validators.CustomerRedemptionRollbackData);

/** Validates a {@link contract.CustomerRewardedData}. */
export const CustomerRewardedData: StandardSchema<contract.CustomerRewardedData> = /* @__PURE__ */ createSchema(validators.CustomerRewardedData);

/** Validates a {@link contract.CustomerRewardedLoyaltyPointsData}. */
export const CustomerRewardedLoyaltyPointsData: StandardSchema<contract.CustomerRewardedLoyaltyPointsData> = /* @__PURE__ */ createSchema(validators.CustomerRewardedLoyaltyPointsData);

/** Validates a {@link contract.LoyaltyPointsOrder}. */
export const LoyaltyPointsOrder: StandardSchema<contract.LoyaltyPointsOrder> = /* @__PURE__ */ createSchema(validators.LoyaltyPointsOrder);

/** Validates a {@link contract.CustomerVoucherDeletedData}. */
export const CustomerVoucherDeletedData: StandardSchema<contract.CustomerVoucherDeletedData> = /* @__PURE__ */ createSchema(validators.CustomerVoucherDeletedData);

/** Validates a {@link contract.PendingPointsActivatedData}. */
export const PendingPointsActivatedData: StandardSchema<contract.PendingPointsActivatedData> = /* @__PURE__ */ createSchema(validators.PendingPointsActivatedData);

/** Validates a {@link contract.PendingPointsData}. */
export const PendingPointsData: StandardSchema<contract.PendingPointsData> = /* @__PURE__ */ createSchema(validators.PendingPointsData);

/** Validates a {@link contract.PointsAddedData}. */
export const PointsAddedData: StandardSchema<contract.PointsAddedData> = /* @__PURE__ */ createSchema(validators.PointsAddedData);

/** Validates a {@link contract.PointsTransferredData}. */
export const PointsTransferredData: StandardSchema<contract.PointsTransferredData> = /* @__PURE__ */ createSchema(validators.PointsTransferredData);

/** Validates a {@link contract.PointsExpiredData}. */
export const PointsExpiredData: StandardSchema<contract.PointsExpiredData> = /* @__PURE__ */ createSchema(validators.PointsExpiredData);

/** Validates a {@link contract.PointsAddedTransaction}. */
export const PointsAddedTransaction: StandardSchema<contract.PointsAddedTransaction> = /* @__PURE__ */ createSchema(validators.PointsAddedTransaction);

/** Validates a {@link contract.PointsTransferredTransaction}. */
export const PointsTransferredTransaction: StandardSchema<contract.PointsTransferredTransaction> = /* @__PURE__ */ createSchema(validators.PointsTransferredTransaction);

/** Validates a {@link contract.PointsExpiredTransaction}. */
export const PointsExpiredTransaction: StandardSchema<contract.PointsExpiredTransaction> = /* @__PURE__ */ createSchema(validators.PointsExpiredTransaction);

/** Validates a {@link contract.TransactionDetails}. */
export const TransactionDetails: StandardSchema<contract.TransactionDetails> = /* @__PURE__ */ createSchema(validators.TransactionDetails);

/** Validates a {@link contract.NamedReference}. */
export const NamedReference: StandardSchema<contract.NamedReference> = /* @__PURE__ */ createSchema(validators.NamedReference);

/** Validates a {@link contract.DetailReference}. */
export const DetailReference: StandardSchema<contract.DetailReference> = /* @__PURE__ */ createSchema(validators.DetailReference);

/** Validates a {@link contract.LoyaltyTier}. */
export const LoyaltyTier: StandardSchema<contract.LoyaltyTier> = /* @__PURE__ */ createSchema(validators.LoyaltyTier);

/** Validates a {@link contract.CustomerSummary}. */
export const CustomerSummary: StandardSchema<contract.CustomerSummary> = /* @__PURE__ */ createSchema(validators.CustomerSummary);

/** Validates a {@link contract.CampaignSummary}. */
export const CampaignSummary: StandardSchema<contract.CampaignSummary> = /* @__PURE__ */ createSchema(validators.CampaignSummary);

/** Validates a {@link contract.VoucherSummary}. */
export const VoucherSummary: StandardSchema<contract.VoucherSummary> = /* @__PURE__ */ createSchema(validators.VoucherSummary);

/** Validates a {@link contract.VoucherBalance}. */
export const VoucherBalance: StandardSchema<contract.VoucherBalance> = /* @__PURE__ */ createSchema(validators.VoucherBalance);

/** Validates a {@link contract.PendingPoints}. */
export const PendingPoints: StandardSchema<contract.PendingPoints> = /* @__PURE__ */ createSchema(validators.PendingPoints);

/** Validates a {@link contract.VoucherTransaction}. */
export const VoucherTransaction: StandardSchema<contract.VoucherTransaction> = /* @__PURE__ */ createSchema(validators.VoucherTransaction);

/** Validates a {@link contract.VoucherTransactionBase}. */
export const VoucherTransactionBase: StandardSchema<contract.VoucherTransactionBase> = /* @__PURE__ */ createSchema(validators.VoucherTransactionBase);

/** Validates a {@link contract.OrderSummary}. */
export const OrderSummary: StandardSchema<contract.OrderSummary> = /* @__PURE__ */ createSchema(validators.OrderSummary);

/** Validates a {@link contract.CalculatedOrder}. */
export const CalculatedOrder: StandardSchema<contract.CalculatedOrder> = /* @__PURE__ */ createSchema(validators.CalculatedOrder);

/** Validates a {@link contract.OrderItem}. */
export const OrderItem: StandardSchema<contract.OrderItem> = /* @__PURE__ */ createSchema(validators.OrderItem);

/** Validates a {@link contract.EarningRule}. */
export const EarningRule: StandardSchema<contract.EarningRule> = /* @__PURE__ */ createSchema(validators.EarningRule);

/** Validates a {@link contract.RedemptionSummary}. */
export const RedemptionSummary: StandardSchema<contract.RedemptionSummary> = /* @__PURE__ */ createSchema(validators.RedemptionSummary);

/** Validates a {@link contract.RewardResult}. */
export const RewardResult: StandardSchema<contract.RewardResult> = /* @__PURE__ */ createSchema(validators.RewardResult);

/** Validates a {@link contract.ReferralTier}. */
export const ReferralTier: StandardSchema<contract.ReferralTier> = /* @__PURE__ */ createSchema(validators.ReferralTier);

/** Validates a {@link contract.ReferralProgram}. */
export const ReferralProgram: StandardSchema<contract.ReferralProgram> = /* @__PURE__ */ createSchema(validators.ReferralProgram);

/** Validates a {@link contract.CustomEvent}. */
export const CustomEvent: StandardSchema<contract.CustomEvent> = /* @__PURE__ */ createSchema(validators.CustomEvent);

/** Validates a {@link contract.SegmentSummary}. */
export const SegmentSummary: StandardSchema<contract.SegmentSummary> = /* @__PURE__ */ createSchema(validators.SegmentSummary);

/** Validates a {@link contract.Publication}. */
export const Publication: StandardSchema<contract.Publication> = /* @__PURE__ */ createSchema(validators.Publication);

/** Validates a {@link contract.PointsBucket}. */
export const PointsBucket: StandardSchema<contract.PointsBucket> = /* @__PURE__ */ createSchema(validators.PointsBucket);

/** Validates a {@link contract.LoyaltyTierExpiration}. */
export const LoyaltyTierExpiration: StandardSchema<contract.LoyaltyTierExpiration> = /* @__PURE__ */ createSchema(validators.LoyaltyTierExpiration);

/** Validates a {@link contract.TierBase}. */
export const TierBase: StandardSchema<contract.TierBase> = /* @__PURE__ */ createSchema(validators.TierBase);

/** Validates a {@link contract.CampaignVoucherSummary}. */
export const CampaignVoucherSummary: StandardSchema<contract.CampaignVoucherSummary> = /* @__PURE__ */ createSchema(validators.CampaignVoucherSummary);

/** Validates a {@link contract.CustomerRedemptionData}. */
export const CustomerRedemptionData: StandardSchema<contract.CustomerRedemptionData> = /* @__PURE__ */ createSchema(validators.CustomerRedemptionData);

/** Validates a {@link contract.RewardRedemptionsData}. */
export const RewardRedemptionsData: StandardSchema<contract.RewardRedemptionsData> = /* @__PURE__ */ createSchema(validators.RewardRedemptionsData);
