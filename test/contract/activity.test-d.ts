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

/** A property of the event data of each type, or the data if it is a named shape. Add each new event type here. */
interface EventData {
  "customer.loyalty.tier.upgraded": { loyalty_tier_to: LoyaltyTier };
  "customer.loyalty.tier.downgraded": { loyalty_tier_from: LoyaltyTier };
  "customer.loyalty.tier.prolonged": { loyalty_tier: LoyaltyTier };
  "customer.loyalty.tier.expiration.changed": { expiration_date: string };
  "customer.loyalty.tier.joined": { created_at: string };
  "customer.loyalty.tier.left": { loyalty_tier: LoyaltyTier };
  "customer.publication.succeeded": { publication: Publication | undefined };
  "customer.publication.failed": { customer: CustomerSummary | undefined };
  "customer.redemption.failed": CustomerRedemptionData;
  "customer.redemption.succceeded": CustomerRedemptionData;
  "customer.redemption.rollback.failed": { redemption_rollback: RedemptionSummary | undefined };
  "customer.redemption.rollback.succceeded": { redemption_rollback: RedemptionSummary | undefined };
  "customer.rewarded": {
    reward: RewardResult | undefined;
    balance: { amount?: number; points?: number } | null | undefined;
  };
  "customer.rewarded.loyalty_points": { event: CustomEvent | undefined; loyalty_tier: LoyaltyTier | undefined };
  "customer.reward_redemptions.created": RewardRedemptionsData;
  "customer.reward_redemptions.pending": RewardRedemptionsData;
  "customer.reward_redemptions.completed": RewardRedemptionsData;
  "customer.reward_redemptions.rolledback": RewardRedemptionsData;
  "customer.voucher.deleted": { voucher: VoucherSummary | undefined };
  "customer.voucher.loyalty_card.pending_points.activated": {
    balance: VoucherBalance;
    transaction: VoucherTransaction;
  };
  "customer.voucher.loyalty_card.pending_points.added": { pending_points: PendingPoints };
  "customer.voucher.loyalty_card.pending_points.canceled": { order: OrderSummary };
  "customer.voucher.loyalty_card.pending_points.updated": { voucher_pending_points_balance: VoucherBalance };
  "customer.voucher.loyalty_card.points_added": { transaction: PointsAddedTransaction | undefined };
  "customer.voucher.loyalty_card.points_transferred": { transaction: PointsTransferredTransaction | undefined };
  "customer.voucher.loyalty_card.points_expired": {
    transaction: PointsExpiredTransaction | undefined;
    points: number | undefined;
    buckets: PointsBucket[] | undefined;
  };
}

describe("MemberActivity", () => {
  it("§2.3: has the event data of each of the 26 types", () => {
    type Picked<Data, Names> = { [Name in keyof Names]: Name extends keyof Data ? Data[Name] : never };
    expectTypeOf<{ [Type in EventType]: Picked<EventDataOf<Type>, EventData[Type]> }>().toEqualTypeOf<EventData>();
  });

  it("§2.3: narrows activity.data.data from activity.type", () => {
    if (activity.type === "customer.rewarded")
      expectTypeOf(activity.data.data).toEqualTypeOf<EventDataOf<"customer.rewarded">>();
  });

  it("§6.1: has exactly the types of the document", () => {
    expectTypeOf<MemberActivity["type"]>().toEqualTypeOf<EventType>();
    expectTypeOf<ActivityOf<"customer.rewarded">["type"]>().toEqualTypeOf<"customer.rewarded">();
  });

  it("§2.3: has only the common properties before it is narrowed", () => {
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
  it("§6.2, S18: offers the known names and accepts any string", () => {
    type KnownName = (typeof knownWebhookEventNames)[number];
    expectTypeOf<Extract<WebhookEventName, KnownName>>().toEqualTypeOf<KnownName>();
    expectTypeOf<string>().toExtend<WebhookEventName>();
  });
});
