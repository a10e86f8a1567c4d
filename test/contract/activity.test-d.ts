import { describe, expectTypeOf, it } from "vitest";
import type * as Contract from "../../src/contract/internal.ts";
import type { ActivityOf, EventDataOf, EventType, MemberActivity } from "../../src/contract/internal.ts";

declare const activity: MemberActivity;

/** A property of the event data of some types, or the data if it is a named shape. */
interface EventData {
  "customer.loyalty.tier.upgraded": { loyalty_tier_to: Contract.LoyaltyTier };
  "customer.publication.failed": { customer: Contract.CustomerSummary | undefined };
  "customer.redemption.failed": Contract.CustomerRedemptionData;
  "customer.rewarded": { balance: { amount?: number; points?: number } | null | undefined };
  "customer.voucher.loyalty_card.points_expired": { buckets: Contract.PointsBucket[] | undefined };
}

describe("MemberActivity", () => {
  it("§2.3: MemberActivity has the event data of each type", () => {
    type Picked<Data, Names> = { [Name in keyof Names]: Name extends keyof Data ? Data[Name] : never };
    expectTypeOf<{
      [Type in keyof EventData]: Picked<EventDataOf<Type>, EventData[Type]>;
    }>().toEqualTypeOf<EventData>();
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

it("§7.2: ProjectNotFoundBody has no key", () => {
  expectTypeOf<Contract.ProjectNotFoundBody["key"]>().toEqualTypeOf<undefined>();
});

it("§2.10, S39: a list that may grow offers its values and admits others", () => {
  expectTypeOf<Extract<Contract.ProjectRole, "ADMIN">>().toEqualTypeOf<"ADMIN">();
  expectTypeOf<string>().toExtend<Contract.ProjectRole>();
});

it("§6.2, S18: WebhookEventName offers the known names and accepts any string", () => {
  expectTypeOf<Extract<Contract.WebhookEventName, "voucher.created">>().toEqualTypeOf<"voucher.created">();
  expectTypeOf<string>().toExtend<Contract.WebhookEventName>();
});
