import { demoDataset } from "../../src/service/index.ts";

/** A request and the status that the service answers with; a second token takes the place of `{token}`. */
export interface Call {
  readonly name: string;
  readonly status: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: string;
}

const { credentials, ids } = demoDataset();
const application = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
const management = { "X-Management-Id": credentials.managementId, "X-Management-Token": credentials.managementToken };
const activity = `/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`;
const project = `/management/v1/projects/${ids.projectId}`;
const poor = `/management/v1/projects/${ids.projectIdWithoutFeatures}`;
const post = (path: string, form: string, headers: Readonly<Record<string, string>> = application) =>
  ({ path, method: "POST", headers, form }) as const;
const token = (form: string) => post("/oauth/token", form);

/** All operations, with every kind of success and refusal. */
export const calls: readonly Call[] = [
  { name: "a page", status: 200, path: activity, headers: application },
  { name: "a short page", status: 200, path: `${activity}?limit=1&order=-created_at`, headers: application },
  { name: "a limit above 100", status: 400, path: `${activity}?limit=101`, headers: application },
  { name: "an unknown order", status: 400, path: `${activity}?order=id`, headers: application },
  { name: "an unknown cursor", status: 400, path: `${activity}?starting_after_id=evt_no`, headers: application },
  { name: "no credentials", status: 401, path: activity },
  { name: "a wrong key", status: 401, path: activity, headers: { ...application, "X-App-Token": "guessed" } },
  {
    name: "a card that does not exist",
    status: 404,
    path: activity.replace(ids.memberId, "LC-NONE"),
    headers: application,
  },
  { name: "an unknown campaign", status: 404, path: activity.replace(ids.campaignId, "camp_0"), headers: application },
  { name: "one scope", status: 200, ...token("grant_type=client_credentials&scope=loyalties") },
  { name: "several scopes", status: 200, ...token("grant_type=client_credentials&scope=api+loyalties") },
  { name: "scopes with a comma", status: 400, ...token("grant_type=client_credentials&scope=api,loyalties") },
  { name: "another grant", status: 400, ...token("grant_type=password&scope=api") },
  { name: "no scope", status: 400, ...token("grant_type=client_credentials") },
  {
    name: "a token without credentials",
    status: 401,
    ...post("/oauth/token", "grant_type=client_credentials&scope=api", {}),
  },
  { name: "an unknown token to revoke", status: 204, ...post("/v1/oauth/token/revoke", "access_token=unknown") },
  { name: "nothing to revoke", status: 400, ...post("/v1/oauth/token/revoke", "") },
  { name: "webhooks", status: 200, path: `${project}/webhooks`, headers: management },
  { name: "webhooks without the feature", status: 402, path: `${poor}/webhooks`, headers: management },
  {
    name: "webhooks of an unknown project",
    status: 404,
    path: "/management/v1/projects/no/webhooks",
    headers: management,
  },
  { name: "webhooks with the other key", status: 401, path: `${project}/webhooks`, headers: application },
  { name: "users", status: 200, path: `${project}/users`, headers: management },
  { name: "users without the feature", status: 402, path: `${poor}/users`, headers: management },
  { name: "users of an unknown project", status: 404, path: "/management/v1/projects/no/users", headers: management },
  { name: "users without credentials", status: 401, path: `${project}/users` },
];

/** Sends a call to a server. */
export function send(baseUrl: string, { path, method = "GET", headers, form }: Call): Promise<Response> {
  const body = form === undefined ? null : new URLSearchParams(form);
  return fetch(baseUrl + path, { method, headers: { ...headers }, body });
}
