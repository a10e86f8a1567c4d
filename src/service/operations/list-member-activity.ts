import { readParameter } from "../../contract/internal.ts";
import { requireCaller } from "../guards/authenticate.ts";
import { invalidRequest, resourceNotFound } from "../http/service-error.ts";
import { listResponse } from "../http/service-response.ts";
import type { OperationHandler } from "./operation-handler.ts";

/** Reads a default of the contract (S03, S04). */
const readDefault = (name: "limit" | "order") => readParameter("listMemberActivity", name, "default");

/** Returns one page of a member's activity (§4.1). Campaigns of other projects are answered like unknown ones. */
export const listMemberActivity: OperationHandler<"listMemberActivity"> = async (input, request) => {
  const { campaignId, memberId, limit, order, starting_after_id: startingAfterId } = input;
  const page = await request.context.store.readPage({
    projectId: requireCaller(request, "application").project_id,
    campaignId,
    memberId,
    order: order ?? (readDefault("order") as "created_at"), // one of the two values
    limit: limit ?? Number(readDefault("limit")),
    startingAfterId,
  });
  if (page === "campaign") throw resourceNotFound("campaign", campaignId);
  if (page === "member") throw resourceNotFound("voucher", memberId);
  if (page === "cursor")
    throw invalidRequest(`query parameter starting_after_id: no event of this member has the id ${startingAfterId}`);
  return listResponse(page);
};
