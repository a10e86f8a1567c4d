/**
 * Prints what happened to a loyalty card, newest first, one line for each event.
 *
 *   node docs/examples/member-timeline.ts
 */
import { createLoyaltyClient, type LoyaltyClient, type MemberActivity } from "loyalty-interface";
import { startDemo } from "loyalty-interface/service";

/** One line for each event of the card. */
export async function* memberTimeline(
  loyalty: Pick<LoyaltyClient, "listMemberActivity">,
  campaignId: string,
  memberId: string,
): AsyncGenerator<string, void, void> {
  for await (const activity of loyalty.listMemberActivity({ campaignId, memberId, order: "-created_at", limit: 100 }))
    yield `${activity.created_at.slice(0, 10)}  ${describe(activity)}`;
}

function describe(activity: MemberActivity): string {
  switch (activity.type) {
    case "customer.loyalty.tier.upgraded":
      return `moved up to tier ${activity.data.data.loyalty_tier_to.id}`;
    case "customer.loyalty.tier.expiration.changed":
      return `tier now ends ${activity.data.data.expiration_date}`;
    case "customer.voucher.loyalty_card.points_expired":
      return `${activity.data.data.points ?? "some"} points expired`;
    default:
      return activity.type; // also what a later version of the interface adds
  }
}

if (import.meta.main) {
  const { options, ids, close } = await startDemo();
  const loyalty = createLoyaltyClient(options);
  for await (const line of memberTimeline(loyalty, ids.campaignId, ids.memberId)) console.log(line);
  await close();
}
