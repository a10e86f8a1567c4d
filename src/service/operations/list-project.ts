import { missingFeature, projectNotFound, unauthorized } from "../http/service-error.ts";
import { listResponse, writeList } from "../http/service-response.ts";
import { type AcceptedRequest, defineHandler } from "./define-handler.ts";

/** Lists all webhooks of a project (§4.4). */
export const listWebhooks = defineHandler("listWebhooks", ["projectId"], async ({ projectId }, request) => {
  await requireProject(projectId, "webhooks", request);
  const webhooks = await request.context.store.listWebhooks(projectId);
  return listResponse(writeList([Buffer.from(webhooks.join(","))], { total: webhooks.length }));
});

/** Lists all users of a project (§4.5). */
export const listUsers = defineHandler("listUsers", ["projectId"], async ({ projectId }, request) => {
  await requireProject(projectId, "users", request);
  const users = await request.context.store.listUsers(projectId);
  return listResponse(writeList([Buffer.from(users.join(","))], { total: users.length }));
});

/** @throws ServiceError 404 if the management key may not see the project (S14), 402 if its plan lacks the feature (§7.2). */
async function requireProject(projectId: string, feature: string, { caller, context }: AcceptedRequest): Promise<void> {
  if (caller?.kind !== "management") throw unauthorized();
  const project = await context.store.findProject(caller.id, projectId);
  if (!project) throw projectNotFound(projectId);
  if (!project.features.includes(feature)) throw missingFeature();
}
