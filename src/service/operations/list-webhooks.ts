import { missingFeature, projectNotFound, unauthorized } from "../http/service-error.ts";
import { type Answer, listAnswer } from "../http/service-response.ts";
import type { AcceptedRequest } from "./accepted-request.ts";

/** All webhooks of a project (§4.4). */
export async function listWebhooks(request: AcceptedRequest): Promise<Answer> {
  const projectId = await findProjectWith("webhooks", request);
  return list(await request.options.store.listWebhooks(projectId));
}

/** All users of a project (§4.5). */
export async function listUsers(request: AcceptedRequest): Promise<Answer> {
  const projectId = await findProjectWith("users", request);
  return list(await request.options.store.listUsers(projectId));
}

/** The project of the path, if the key may see it (S14) and its plan has the feature (§7.2). */
async function findProjectWith(feature: string, { caller, path, options }: AcceptedRequest): Promise<string> {
  if (caller.kind !== "management") throw unauthorized();
  const { projectId = "" } = path;
  const project = await options.store.findProject(caller.managementId, projectId);
  if (!project) throw projectNotFound(projectId);
  if (!project.features.includes(feature)) throw missingFeature();
  return projectId;
}

function list(items: readonly string[]): Answer {
  return listAnswer(items.join(","), { total: items.length });
}
