import { createErrorObject } from "../../contract/error-object.ts";
import { requireCaller } from "../guards/authenticate.ts";
import { projectNotFound, ServiceError } from "../http/service-error.ts";
import { listResponse, type ServiceResponse } from "../http/service-response.ts";
import { writeList } from "../store/read-page.ts";
import type { planFeatures } from "../store/schema.ts";
import type { AcceptedRequest, OperationHandler } from "./operation-handler.ts";

type PlanFeature = (typeof planFeatures)[number];

/** Lists all webhooks of a project (§4.4). */
export const listWebhooks: OperationHandler<"listWebhooks"> = ({ projectId }, request) =>
  listProject(projectId, "webhooks", request);

/** Lists all users of a project (§4.5). */
export const listUsers: OperationHandler<"listUsers"> = ({ projectId }, request) =>
  listProject(projectId, "users", request);

const FIND_PROJECT = `SELECT features FROM management_key_project JOIN project ON id = project_id
  WHERE management_id = $1 AND project_id = $2`;
const lists: Record<PlanFeature, string> = {
  webhooks: "SELECT body FROM webhook WHERE project_id = $1 ORDER BY sequence, id",
  users: `SELECT body FROM project_user_project JOIN project_user ON id = user_id
    WHERE project_id = $1 ORDER BY sequence, id`,
};

/** @throws ServiceError 404 if the project is not one of the management key (S14), 402 if its plan lacks the feature (§7.2). */
async function listProject(
  projectId: string,
  feature: PlanFeature,
  request: AcceptedRequest,
): Promise<ServiceResponse> {
  const { connection } = request.context.store;
  const { client_id } = requireCaller(request, "management");
  const find = { name: "find-project", text: FIND_PROJECT };
  const project = await connection.first<{ features: string }>(find, client_id, projectId);
  if (!project) throw projectNotFound(projectId);
  if (!JSON.parse(project.features).includes(feature)) {
    const details = "The current plan of the project does not include a feature that this operation requires.";
    throw new ServiceError(createErrorObject(402, { details }));
  }
  const rows = await connection.all<{ body: string }>({ name: `list-${feature}`, text: lists[feature] }, projectId);
  const texts = rows.map(({ body }) => body);
  return listResponse(writeList([Buffer.from(texts.join(","))], { total: texts.length }));
}
