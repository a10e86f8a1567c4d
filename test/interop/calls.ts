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

type Headers = Readonly<Record<string, string>>;
const get = (name: string, status: number, path: string, headers: Headers = application): Call => {
  return { name, status, path, headers };
};
const post = (
  name: string,
  status: number,
  form: string,
  path = "/oauth/token",
  headers: Headers = application,
): Call => {
  return { name, status, path, method: "POST", headers, form };
};
const REVOKE = "/v1/oauth/token/revoke";

/** All operations, with every kind of success and refusal. */
export const calls: readonly Call[] = [
  get("a page", 200, activity),
  get("a short page", 200, `${activity}?limit=1&order=-created_at`),
  get("a limit above 100", 400, `${activity}?limit=101`),
  get("an unknown order", 400, `${activity}?order=id`),
  get("an unknown cursor", 400, `${activity}?starting_after_id=evt_no`),
  get("no credentials", 401, activity, {}),
  get("a wrong key", 401, activity, { ...application, "X-App-Token": "guessed" }),
  get("a card that does not exist", 404, activity.replace(ids.memberId, "LC-NONE")),
  get("an unknown campaign", 404, activity.replace(ids.campaignId, "camp_0")),
  post("one scope", 200, "grant_type=client_credentials&scope=loyalties"),
  post("several scopes", 200, "grant_type=client_credentials&scope=api+loyalties"),
  post("scopes with a comma", 400, "grant_type=client_credentials&scope=api,loyalties"),
  post("another grant", 400, "grant_type=password&scope=api"),
  post("no scope", 400, "grant_type=client_credentials"),
  post("a token without credentials", 401, "grant_type=client_credentials&scope=api", "/oauth/token", {}),
  post("an unknown token to revoke", 204, "access_token=unknown", REVOKE),
  post("nothing to revoke", 400, "", REVOKE),
  get("webhooks", 200, `${project}/webhooks`, management),
  get("webhooks without the feature", 402, `${poor}/webhooks`, management),
  get("webhooks of an unknown project", 404, "/management/v1/projects/no/webhooks", management),
  get("webhooks with the other key", 401, `${project}/webhooks`),
  get("users", 200, `${project}/users`, management),
  get("users without the feature", 402, `${poor}/users`, management),
  get("users of an unknown project", 404, "/management/v1/projects/no/users", management),
  get("users without credentials", 401, `${project}/users`, {}),
];

/** Sends a call to a server. */
export function send(baseUrl: string, { path, method = "GET", headers, form }: Call): Promise<Response> {
  const body = form === undefined ? null : new URLSearchParams(form);
  return fetch(baseUrl + path, { method, headers: { ...headers }, body });
}
