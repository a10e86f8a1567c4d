import type { ProjectUserList, WebhookList } from "../contract/schemas.ts";
import { type Location, toBaseUrl } from "./base-url.ts";
import type { Http } from "./pipeline/create-http.ts";
import { type ClientOptions, createChain } from "./pipeline/create-pipeline.ts";
import { pathTo } from "./pipeline/path-parameter.ts";

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
  const { http, call } = createChain(toBaseUrl(options), { keys, bearerHeader: "Authorization" }, options);
  return {
    listWebhooks: async (projectId, { signal } = {}) =>
      call.json("listWebhooks", { path: pathTo("listWebhooks", { projectId }), signal }),
    listUsers: async (projectId, { signal } = {}) =>
      call.json("listUsers", { path: pathTo("listUsers", { projectId }), signal }),
    http,
  };
}
