import { operations } from "../contract/operations.ts";
import type { ProjectUserList, WebhookList } from "../contract/schemas.ts";
import { authenticateRequests } from "./authenticate-requests.ts";
import { type Location, toBaseUrl } from "./base-url.ts";
import { createHttp, type Http } from "./create-http.ts";
import { fillPath } from "./path-parameter.ts";
import { unwrapJson } from "./unwrap-response.ts";

/** Options of {@link createManagementClient}. */
export type ManagementClientOptions = Location & {
  /** Management key pair (§5.1). */
  readonly managementId: string;
  readonly managementToken: string;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
};

/** Client of the project-management operations (§4.4, §4.5). */
export interface ManagementClient {
  /** All webhooks of a project. @see §4.4 */
  listWebhooks(projectId: string, options?: { readonly signal?: AbortSignal }): Promise<WebhookList>;
  /** All users of a project. @see §4.5 */
  listUsers(projectId: string, options?: { readonly signal?: AbortSignal }): Promise<ProjectUserList>;
  /** The bare openapi-fetch client underneath, authentication included. */
  readonly http: Http;
}

/** A client of the project-management operations. Results are returned, failures thrown as `LoyaltyError`. */
export function createManagementClient(options: ManagementClientOptions): ManagementClient {
  const keys = { ManagementId: options.managementId, ManagementToken: options.managementToken };
  const authenticate = authenticateRequests({ keys, bearerHeader: "Authorization" });
  const http = createHttp(toBaseUrl(options), authenticate(options.fetch ?? globalThis.fetch));
  const webhooks = operations.listWebhooks.path as "/management/v1/projects/{projectId}/webhooks";
  const users = operations.listUsers.path as "/management/v1/projects/{projectId}/users";

  return {
    listWebhooks(projectId, { signal } = {}) {
      const path = fillPath(webhooks, { projectId });
      const call = http.GET(webhooks, { params: { path: { projectId } }, parseAs: "text", signal: signal ?? null });
      return unwrapJson<WebhookList>({ method: "GET", path, signal }, call);
    },
    listUsers(projectId, { signal } = {}) {
      const path = fillPath(users, { projectId });
      const call = http.GET(users, { params: { path: { projectId } }, parseAs: "text", signal: signal ?? null });
      return unwrapJson<ProjectUserList>({ method: "GET", path, signal }, call);
    },
    http,
  };
}
