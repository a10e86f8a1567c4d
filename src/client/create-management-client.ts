import { routes } from "../contract/routes.ts";
import type { ProjectUserList, WebhookList } from "../contract/schemas.ts";
import { type Location, toBaseUrl } from "./base-url.ts";
import { type ClientOptions, createChain } from "./create-chain.ts";
import type { Http } from "./create-http.ts";
import { fillPath } from "./path-parameter.ts";

/** Options of {@link createManagementClient}. */
export type ManagementClientOptions = Location &
  ClientOptions & {
    /** Management key pair (§5.1). */
    readonly managementId: string;
    readonly managementToken: string;
  };

/** Client of the project-management operations (§4.4, §4.5). */
export interface ManagementClient {
  /** All webhooks of a project. @see §4.4 */
  listWebhooks(projectId: string, options?: { readonly signal?: AbortSignal }): Promise<WebhookList>;
  /** All users of a project. @see §4.5 */
  listUsers(projectId: string, options?: { readonly signal?: AbortSignal }): Promise<ProjectUserList>;
  /** The bare openapi-fetch client underneath: authentication, retries and deadlines included. */
  readonly http: Http;
}

/** A client of the project-management operations. Results are returned, failures thrown as `LoyaltyError`. */
export function createManagementClient(options: ManagementClientOptions): ManagementClient {
  const keys = { ManagementId: options.managementId, ManagementToken: options.managementToken };
  const { http, read } = createChain(toBaseUrl(options), { keys, bearerHeader: "Authorization" }, options);
  const webhooks = routes.listWebhooks.path as "/management/v1/projects/{projectId}/webhooks";
  const users = routes.listUsers.path as "/management/v1/projects/{projectId}/users";

  return {
    listWebhooks(projectId, { signal } = {}) {
      const path = fillPath(webhooks, { projectId });
      const result = http.GET(webhooks, { params: { path: { projectId } }, parseAs: "text", signal: signal ?? null });
      return read.json<WebhookList>({ operationId: "listWebhooks", method: "GET", path, result });
    },
    listUsers(projectId, { signal } = {}) {
      const path = fillPath(users, { projectId });
      const result = http.GET(users, { params: { path: { projectId } }, parseAs: "text", signal: signal ?? null });
      return read.json<ProjectUserList>({ operationId: "listUsers", method: "GET", path, result });
    },
    http,
  };
}
