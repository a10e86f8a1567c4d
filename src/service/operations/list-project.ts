import type { ManagementCaller } from "../http/exchange.ts";
import { missingFeature, projectNotFound } from "../http/service-error.ts";
import { listResponse } from "../http/service-response.ts";
import type { Store } from "../store/store.ts";
import { defineHandler } from "./define-handler.ts";

/** Lists all webhooks of a project (§4.4). */
export const listWebhooks = defineHandler(
  "listWebhooks",
  ["projectId"],
  async ({ projectId }, { caller, context: { store } }) => {
    await requireProject(store, caller, projectId, "webhooks");
    return listResponse(await store.listProject(projectId, "listWebhooks"));
  },
);

/** Lists all users of a project (§4.5). */
export const listUsers = defineHandler(
  "listUsers",
  ["projectId"],
  async ({ projectId }, { caller, context: { store } }) => {
    await requireProject(store, caller, projectId, "users");
    return listResponse(await store.listProject(projectId, "listUsers"));
  },
);

/** @throws ServiceError 404 if the project is not one of the management key (S14), 402 if its plan lacks the feature (§7.2). */
async function requireProject(
  store: Store,
  caller: ManagementCaller,
  projectId: string,
  feature: string,
): Promise<void> {
  const project = await store.findProject(caller.id, projectId);
  if (!project) throw projectNotFound(projectId);
  if (!project.features.includes(feature)) throw missingFeature();
}
