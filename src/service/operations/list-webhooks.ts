import { listResponse } from "../http/service-response.ts";
import { type OperationHandler, requireProject } from "./accepted-request.ts";

/** Lists all webhooks of a project (§4.4). */
export const listWebhooks: OperationHandler = async (request) => {
  const webhooks = await request.context.store.listWebhooks(await requireProject("webhooks", request));
  return listResponse(webhooks.join(","), { total: webhooks.length });
};
