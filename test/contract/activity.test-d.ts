import { describe, expectTypeOf, it } from "vitest";
import type * as Contract from "../../src/contract/internal.ts";
import type { ActivityOf, EventDataOf, EventType, MemberActivity } from "../../src/contract/internal.ts";

declare const activity: MemberActivity;

/** A property of the event data of each type, or the data if it is a named shape. Add each new event type here. */
interface EventData {
  "customer.loyalty.tier.upgraded": { loyalty_tier_to: Contract.LoyaltyTier };
  "customer.loyalty.tier.downgraded": { loyalty_tier_from: Contract.LoyaltyTier };
  "customer.loyalty.tier.prolonged": { loyalty_tier: Contract.LoyaltyTier };
  "customer.loyalty.tier.expiration.changed": { expiration_date: string };
  "customer.loyalty.tier.joined": { created_at: string };
  "customer.loyalty.tier.left": { loyalty_tier: Contract.LoyaltyTier };
  "customer.publication.succeeded": { publication: Contract.Publication | undefined };
  "customer.publication.failed": { customer: Contract.CustomerSummary | undefined };
  "customer.redemption.failed": Contract.CustomerRedemptionData;
  "customer.redemption.succceeded": Contract.CustomerRedemptionData;
  "customer.redemption.rollback.failed": { redemption_rollback: Contract.RedemptionSummary | undefined };
  "customer.redemption.rollback.succceeded": { redemption_rollback: Contract.RedemptionSummary | undefined };
  "customer.rewarded": {
    reward: Contract.RewardResult | undefined;
    balance: { amount?: number; points?: number } | null | undefined;
  };
  "customer.rewarded.loyalty_points": {
    event: Contract.CustomEvent | undefined;
    loyalty_tier: Contract.LoyaltyTier | undefined;
  };
  "customer.reward_redemptions.created": Contract.RewardRedemptionsData;
  "customer.reward_redemptions.pending": Contract.RewardRedemptionsData;
  "customer.reward_redemptions.completed": Contract.RewardRedemptionsData;
  "customer.reward_redemptions.rolledback": Contract.RewardRedemptionsData;
  "customer.voucher.deleted": { voucher: Contract.VoucherSummary | undefined };
  "customer.voucher.loyalty_card.pending_points.activated": {
    balance: Contract.VoucherBalance;
    transaction: Contract.VoucherTransaction;
  };
  "customer.voucher.loyalty_card.pending_points.added": { pending_points: Contract.PendingPoints };
  "customer.voucher.loyalty_card.pending_points.canceled": { order: Contract.OrderSummary };
  "customer.voucher.loyalty_card.pending_points.updated": { voucher_pending_points_balance: Contract.VoucherBalance };
  "customer.voucher.loyalty_card.points_added": { transaction: Contract.PointsAddedTransaction | undefined };
  "customer.voucher.loyalty_card.points_transferred": {
    transaction: Contract.PointsTransferredTransaction | undefined;
  };
  "customer.voucher.loyalty_card.points_expired": {
    transaction: Contract.PointsExpiredTransaction | undefined;
    points: number | undefined;
    buckets: Contract.PointsBucket[] | undefined;
  };
}

describe("MemberActivity", () => {
  it("§2.3: MemberActivity has the event data of each type", () => {
    type Picked<Data, Names> = { [Name in keyof Names]: Name extends keyof Data ? Data[Name] : never };
    expectTypeOf<{ [Type in EventType]: Picked<EventDataOf<Type>, EventData[Type]> }>().toEqualTypeOf<EventData>();
  });

  it("§2.3: narrows activity.data.data from activity.type", () => {
    if (activity.type === "customer.rewarded")
      expectTypeOf(activity.data.data).toEqualTypeOf<EventDataOf<"customer.rewarded">>();
  });

  it("§6.1: MemberActivity has exactly the types of the document", () => {
    expectTypeOf<MemberActivity["type"]>().toEqualTypeOf<EventType>();
    expectTypeOf<ActivityOf<"customer.rewarded">["type"]>().toEqualTypeOf<"customer.rewarded">();
  });

  it("§2.3: MemberActivity has only the common properties before it is narrowed", () => {
    expectTypeOf(activity.id).toEqualTypeOf<string>();
    expectTypeOf(activity.group_id).toEqualTypeOf<string | undefined>();
    // @ts-expect-error: only one variant has it
    activity.data.data.loyalty_tier_to;
  });
});

describe("ProjectNotFoundBody", () => {
  it("§7.2: ProjectNotFoundBody has no key", () => {
    expectTypeOf<Contract.ProjectNotFoundBody["key"]>().toEqualTypeOf<undefined>();
  });
});

describe("a list that may grow", () => {
  it("§2.10, S39: a list that may grow offers its values and admits others", () => {
    expectTypeOf<Extract<Contract.ProjectRole, "ADMIN">>().toEqualTypeOf<"ADMIN">();
    expectTypeOf<string>().toExtend<Contract.ProjectRole>();
  });
});

describe("WebhookEventName", () => {
  it("§6.2, S18: offers the known names and accepts any string", () => {
    expectTypeOf<Extract<Contract.WebhookEventName, "voucher.created">>().toEqualTypeOf<"voucher.created">();
    expectTypeOf<string>().toExtend<Contract.WebhookEventName>();
  });
});
