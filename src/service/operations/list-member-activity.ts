import { requireApplication } from "../guards/authenticate.ts";
import { invalidRequest, resourceNotFound } from "../http/service-error.ts";
import { listResponse } from "../http/service-response.ts";
import type { OperationHandler } from "./accepted-request.ts";

/** Returns one page of a member's activity (§4.1). Campaigns of other projects are answered like unknown ones. */
export const listMemberActivity: OperationHandler = async (request) => {
  const { projectId, arrival } = requireApplication(request.caller);
  const { path, query, context } = request;
  const { store, defaultLimit, defaultOrder } = context;
  const { campaignId = "", memberId = "" } = path;
  const memberKey = await store.findMember(projectId, campaignId, memberId);
  if (memberKey === "campaign") throw resourceNotFound("campaign", campaignId);
  if (memberKey === "voucher") throw resourceNotFound("voucher", memberId);
  const startingAfterId = query.get("starting_after_id") ?? undefined;
  const page = await store.readPage({
    memberKey,
    order: (query.get("order") as "created_at" | "-created_at" | null) ?? defaultOrder, // checked against the contract
    limit: Number(query.get("limit") ?? defaultLimit),
    startingAfterId,
    arrival,
  });
  if (!page)
    throw invalidRequest(`query parameter starting_after_id: no event of this member has the id ${startingAfterId}`);
  const { activities, hasMore, lastId } = page;
  return listResponse(activities, { has_more: hasMore, ...(hasMore && { more_starting_after: lastId }) });
};
