import { operations } from "../contract/operations.ts";
import type { ProjectUserList, WebhookList } from "../contract/schemas.ts";
import { checkCredentials } from "./pipeline/authenticate-requests.ts";
import { fillPath } from "./pipeline/call-operation.ts";
import { type ClientOptions, createPipeline, type Http, type Location, toBaseUrl } from "./pipeline/create-pipeline.ts";

/** Options of {@link createManagementClient}. */
export type ManagementClientOptions = Location &
  ClientOptions & {
    /** Management key pair (§5.1). */
    readonly managementId: string;
    readonly managementToken: string;
  };

/** Client of the project-management operations (§4.4, §4.5). */
export interface ManagementClient {
  /** Returns all webhooks of a project. @see §4.4 */
  listWebhooks(projectId: string, options?: { readonly signal?: AbortSignal }): Promise<WebhookList>;
  /** Returns all users of a project. @see §4.5 */
  listUsers(projectId: string, options?: { readonly signal?: AbortSignal }): Promise<ProjectUserList>;
  /** The openapi-fetch client of the contract, with authentication, retries and deadlines. */
  readonly http: Http;
}

/**
 * Creates a client of the project-management operations. It returns results and throws failures as `LoyaltyError`.
 *
 * @throws TypeError if the base URL, a deadline or a credential is invalid.
 */
export function createManagementClient(options: ManagementClientOptions): ManagementClient {
  const keys = { ManagementId: options.managementId, ManagementToken: options.managementToken };
  checkCredentials({ managementId: options.managementId, managementToken: options.managementToken });
  const { http, call } = createPipeline(toBaseUrl(options), { keys, bearerHeader: "Authorization" }, options);
  return {
    listWebhooks: async (projectId, { signal } = {}) =>
      call.json("listWebhooks", { path: fillPath(operations.listWebhooks.path, { projectId }), signal }),
    listUsers: async (projectId, { signal } = {}) =>
      call.json("listUsers", { path: fillPath(operations.listUsers.path, { projectId }), signal }),
    http,
  };
}
