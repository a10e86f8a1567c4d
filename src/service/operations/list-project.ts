import { requireCaller } from "../guards/authenticate.ts";
import { missingFeature, projectNotFound } from "../http/service-error.ts";
import { listResponse, type ServiceResponse } from "../http/service-response.ts";
import type { planFeatures } from "../store/schema.ts";
import type { AcceptedRequest, OperationHandler } from "./operation-handler.ts";

/** Lists all webhooks of a project (§4.4). */
export const listWebhooks: OperationHandler<"listWebhooks"> = ({ projectId }, request) =>
  listProject(projectId, "listWebhooks", "webhooks", request);

/** Lists all users of a project (§4.5). */
export const listUsers: OperationHandler<"listUsers"> = ({ projectId }, request) =>
  listProject(projectId, "listUsers", "users", request);

/** @throws ServiceError 404 if the project is not one of the management key (S14), 402 if its plan lacks the feature (§7.2). */
async function listProject(
  projectId: string,
  kind: "listWebhooks" | "listUsers",
  feature: (typeof planFeatures)[number],
  request: AcceptedRequest,
): Promise<ServiceResponse> {
  const { store } = request.context;
  const project = await store.findProject(requireCaller(request, "management").client_id, projectId);
  if (!project) throw projectNotFound(projectId);
  if (!project.features.includes(feature)) throw missingFeature();
  return listResponse(await store.listProject(projectId, kind));
}
