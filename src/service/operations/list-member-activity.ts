import { invalidRequest, resourceNotFound, unauthorized } from "../http/service-error.ts";
import { type Answer, listAnswer } from "../http/service-response.ts";
import type { AcceptedRequest } from "./accepted-request.ts";

/** One page of a member's activity (§4.1). What belongs to another project is as unknown as what does not exist. */
export async function listMemberActivity({ caller, path, query, options }: AcceptedRequest): Promise<Answer> {
  if (caller.kind !== "application") throw unauthorized();
  const { campaignId = "", memberId = "" } = path;
  const { store } = options;
  const memberKey = await store.findMember(caller.projectId, campaignId, memberId);
  if (memberKey === "campaign") throw resourceNotFound("campaign", campaignId);
  if (memberKey === "voucher") throw resourceNotFound("voucher", memberId);
  const startingAfterId = query.get("starting_after_id") ?? undefined;
  const page = await store.readPage({
    memberKey,
    order: (query.get("order") as "created_at" | "-created_at" | null) ?? options.defaultOrder, // checked against the contract
    limit: Number(query.get("limit") ?? options.defaultLimit),
    startingAfterId,
    arrival: caller.arrival,
  });
  if (!page)
    throw invalidRequest(`query parameter starting_after_id: no event of this member has the id ${startingAfterId}`);
  const { activities, hasMore, lastId } = page;
  return listAnswer(activities, { has_more: hasMore, ...(hasMore && { more_starting_after: lastId }) });
}
