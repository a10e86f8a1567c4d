import { missingFeature, projectNotFound, unauthorized } from "../http/service-error.ts";
import { listResponse } from "../http/service-response.ts";
import type { AcceptedRequest, OperationHandler } from "./accepted-request.ts";

/** Lists all webhooks of a project (§4.4). */
export const listWebhooks: OperationHandler = async (request) => {
  const webhooks = await request.context.store.listWebhooks(await requireProject("webhooks", request));
  return listResponse(webhooks.join(","), { total: webhooks.length });
};

/** Lists all users of a project (§4.5). */
export const listUsers: OperationHandler = async (request) => {
  const users = await request.context.store.listUsers(await requireProject("users", request));
  return listResponse(users.join(","), { total: users.length });
};

/**
 * Returns the id of the project in the path.
 * @throws ServiceError 404 if the management key may not see it (S14), 402 if its plan lacks the feature (§7.2).
 */
async function requireProject(feature: string, { caller, path, context }: AcceptedRequest): Promise<string> {
  if (caller?.kind !== "management") throw unauthorized();
  const { projectId = "" } = path;
  const project = await context.store.findProject(caller.id, projectId);
  if (!project) throw projectNotFound(projectId);
  if (!project.features.includes(feature)) throw missingFeature();
  return projectId;
}
