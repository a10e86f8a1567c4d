import { describe, expectTypeOf, it } from "vitest";
import type {
  ActivityOf,
  CustomEvent,
  CustomerRedemptionData,
  CustomerSummary,
  EventDataOf,
  EventType,
  knownWebhookEventNames,
  LoyaltyTier,
  MemberActivity,
  OrderSummary,
  PendingPoints,
  PointsAddedTransaction,
  PointsBucket,
  PointsExpiredTransaction,
  PointsTransferredTransaction,
  ProjectNotFoundBody,
  Publication,
  RedemptionSummary,
  RewardRedemptionsData,
  RewardResult,
  VoucherBalance,
  VoucherSummary,
  VoucherTransaction,
  WebhookEventName,
} from "../../src/contract/internal.ts";

declare const activity: MemberActivity;

/** One member of the event data of each type, reached by narrowing on `type` alone. No `default`, so it is exhaustive. */
function tellMember(activity: MemberActivity) {
  switch (activity.type) {
    case "customer.loyalty.tier.upgraded":
      return expectTypeOf(activity.data.data.loyalty_tier_to).toEqualTypeOf<LoyaltyTier>();
    case "customer.loyalty.tier.downgraded":
      return expectTypeOf(activity.data.data.loyalty_tier_from).toEqualTypeOf<LoyaltyTier>();
    case "customer.loyalty.tier.prolonged":
      return expectTypeOf(activity.data.data.loyalty_tier).toEqualTypeOf<LoyaltyTier>();
    case "customer.loyalty.tier.expiration.changed":
      return expectTypeOf(activity.data.data.expiration_date).toEqualTypeOf<string>();
    case "customer.loyalty.tier.joined":
      return expectTypeOf(activity.data.data.created_at).toEqualTypeOf<string>();
    case "customer.loyalty.tier.left":
      return expectTypeOf(activity.data.data.loyalty_tier.id).toEqualTypeOf<string>();
    case "customer.publication.succeeded":
      return expectTypeOf(activity.data.data.publication).toEqualTypeOf<Publication | undefined>();
    case "customer.publication.failed":
      return expectTypeOf(activity.data.data.customer).toEqualTypeOf<CustomerSummary | undefined>();
    case "customer.redemption.failed":
      return expectTypeOf(activity.data.data).toEqualTypeOf<CustomerRedemptionData>();
    case "customer.redemption.succceeded":
      return expectTypeOf(activity.data.data).toEqualTypeOf<CustomerRedemptionData>();
    case "customer.redemption.rollback.failed":
      return expectTypeOf(activity.data.data.redemption_rollback).toEqualTypeOf<RedemptionSummary | undefined>();
    case "customer.redemption.rollback.succceeded":
      return expectTypeOf(activity.data.data.redemption_rollback).toEqualTypeOf<RedemptionSummary | undefined>();
    case "customer.rewarded":
      expectTypeOf(activity.data.data.reward).toEqualTypeOf<RewardResult | undefined>();
      return expectTypeOf(activity.data.data.balance).toEqualTypeOf<
        { amount?: number; points?: number } | null | undefined
      >();
    case "customer.rewarded.loyalty_points":
      expectTypeOf(activity.data.data.event).toEqualTypeOf<CustomEvent | undefined>();
      return expectTypeOf(activity.data.data.loyalty_tier).toEqualTypeOf<LoyaltyTier | undefined>();
    case "customer.reward_redemptions.created":
      return expectTypeOf(activity.data.data).toEqualTypeOf<RewardRedemptionsData>();
    case "customer.reward_redemptions.pending":
      return expectTypeOf(activity.data.data).toEqualTypeOf<RewardRedemptionsData>();
    case "customer.reward_redemptions.completed":
      return expectTypeOf(activity.data.data).toEqualTypeOf<RewardRedemptionsData>();
    case "customer.reward_redemptions.rolledback":
      return expectTypeOf(activity.data.data).toEqualTypeOf<RewardRedemptionsData>();
    case "customer.voucher.deleted":
      return expectTypeOf(activity.data.data.voucher).toEqualTypeOf<VoucherSummary | undefined>();
    case "customer.voucher.loyalty_card.pending_points.activated":
      expectTypeOf(activity.data.data.balance).toEqualTypeOf<VoucherBalance>();
      return expectTypeOf(activity.data.data.transaction).toEqualTypeOf<VoucherTransaction>();
    case "customer.voucher.loyalty_card.pending_points.added":
      return expectTypeOf(activity.data.data.pending_points).toEqualTypeOf<PendingPoints>();
    case "customer.voucher.loyalty_card.pending_points.canceled":
      return expectTypeOf(activity.data.data.order).toEqualTypeOf<OrderSummary>();
    case "customer.voucher.loyalty_card.pending_points.updated":
      return expectTypeOf(activity.data.data.voucher_pending_points_balance).toEqualTypeOf<VoucherBalance>();
    case "customer.voucher.loyalty_card.points_added":
      return expectTypeOf(activity.data.data.transaction).toEqualTypeOf<PointsAddedTransaction | undefined>();
    case "customer.voucher.loyalty_card.points_transferred":
      return expectTypeOf(activity.data.data.transaction).toEqualTypeOf<PointsTransferredTransaction | undefined>();
    case "customer.voucher.loyalty_card.points_expired":
      expectTypeOf(activity.data.data.transaction).toEqualTypeOf<PointsExpiredTransaction | undefined>();
      expectTypeOf(activity.data.data.points).toEqualTypeOf<number | undefined>();
      return expectTypeOf(activity.data.data.buckets).toEqualTypeOf<PointsBucket[] | undefined>();
  }
  return activity satisfies never; // a new event type: add its case above, and say what its data is
}

describe("MemberActivity", () => {
  it("§2.3: narrows activity.data.data from activity.type, exhaustively for all 26 types", () => {
    expectTypeOf(tellMember).parameter(0).toEqualTypeOf<MemberActivity>();
  });

  it("§6.1: has exactly the types of the document", () => {
    expectTypeOf<MemberActivity["type"]>().toEqualTypeOf<EventType>();
    expectTypeOf<ActivityOf<"customer.rewarded">["type"]>().toEqualTypeOf<"customer.rewarded">();
    expectTypeOf<EventDataOf<"customer.reward_redemptions.created">>().toEqualTypeOf<RewardRedemptionsData>();
  });

  it("§2.3: has nothing but the common members before it is narrowed", () => {
    expectTypeOf(activity.id).toEqualTypeOf<string>();
    expectTypeOf(activity.group_id).toEqualTypeOf<string | undefined>();
    // @ts-expect-error: only one variant has it
    activity.data.data.loyalty_tier_to;
  });
});

describe("ProjectNotFoundBody", () => {
  it("§7.2: has no key", () => {
    expectTypeOf<ProjectNotFoundBody["key"]>().toEqualTypeOf<undefined>();
  });
});

describe("WebhookEventName", () => {
  it("§6.2, S18: offers the known names and takes any string", () => {
    expectTypeOf<Extract<WebhookEventName, (typeof knownWebhookEventNames)[number]>>().toEqualTypeOf<
      (typeof knownWebhookEventNames)[number]
    >();
    expectTypeOf<string>().toExtend<WebhookEventName>();
  });
});
