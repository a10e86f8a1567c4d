/** A generator of clients, and a program that uses all five operations with the generated code. */
export interface Generator {
  readonly tool: string;
  /** The program and its arguments; it reads `openapi.yaml` and writes to `api/`. */
  readonly command: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** The start of the program, which defines the type `MemberActivity`. */
  readonly imports: string;
  /** The body of a function that uses all five operations. */
  readonly use: string;
}

export const generators: readonly Generator[] = [
  {
    tool: "@hey-api/openapi-ts",
    command: ["openapi-ts", "-i", "openapi.yaml", "-o", "api"],
    imports: `import { client } from "./api/client.gen";
import * as api from "./api";
type MemberActivity = api.MemberActivity;`,
    use: `client.setConfig({ baseUrl, headers });
  const throwOnError = true;
  const token = (await api.generateToken({ body: grant, throwOnError })).data;
  return {
    scope: token.scope,
    page: (await api.listMemberActivity({ path: { campaignId, memberId }, query: { limit: 2 }, throwOnError })).data,
    revoked: (await api.revokeToken({ body: { access_token: token.access_token }, throwOnError })).response.status,
    webhooks: (await api.listWebhooks({ path: { projectId }, throwOnError })).data.total,
    users: (await api.listUsers({ path: { projectId }, throwOnError })).data.total,
  };`,
  },
  {
    tool: "orval",
    command: ["orval", "--input", "openapi.yaml", "--output", "api/index.ts", "--client", "fetch"],
    imports: `import * as api from "./api";
type MemberActivity = api.MemberActivity;`,
    use: `const send = fetch;
  globalThis.fetch = (url, init) => send(new URL(String(url), baseUrl), init);
  const options = { headers };
  const token = await api.generateToken(grant, { headers: { ...headers, ...form } });
  if (token.status !== 200) throw new Error(JSON.stringify(token));
  const page = await api.listMemberActivity(campaignId, memberId, { limit: 2 }, options);
  const webhooks = await api.listWebhooks(projectId, options);
  const users = await api.listUsers(projectId, options);
  const revoked = await api.revokeToken({ access_token: token.data.access_token }, { headers: { ...headers, ...form } });
  if (page.status !== 200 || webhooks.status !== 200 || users.status !== 200) throw new Error("refused");
  return { scope: token.data.scope, page: page.data, revoked: revoked.status as number, webhooks: webhooks.data.total, users: users.data.total };`,
  },
  {
    tool: "@kubb/cli",
    command: ["kubb", "generate", "--config", "kubb.config.mjs"],
    files: {
      "kubb.config.mjs": `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
const plugins = [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch" })];
export default defineConfig({ input: { path: "openapi.yaml" }, output: { path: "api" }, plugins });`,
    },
    imports: `import type { Client } from "@kubb/plugin-client/clients/fetch";
import * as api from "./api";
type MemberActivity = api.MemberActivity;`,
    use: `const config = { baseURL: baseUrl, headers };
  let revoked = 0;
  const client = (async ({ url = "", data }: { url?: string; data?: unknown }) => {
    const response = await fetch(baseUrl + url, { method: "POST", headers, body: new URLSearchParams(data as Record<string, string>) });
    revoked = response.status;
    return { data: await response.json().catch(() => undefined), status: response.status, statusText: "", headers: response.headers };
  }) as Client;
  const token = await api.generateToken(grant, { client });
  await api.revokeToken({ access_token: token.access_token }, { client });
  return {
    scope: token.scope,
    page: await api.listMemberActivity(campaignId, memberId, { limit: 2 }, config),
    revoked,
    webhooks: (await api.listWebhooks(projectId, config)).total,
    users: (await api.listUsers(projectId, config)).total,
  };`,
  },
  {
    tool: "swagger-typescript-api",
    command: ["swagger-typescript-api", "generate", "-p", "openapi.yaml", "-o", "api", "-n", "index.ts"],
    imports: `import { Api, type MemberActivity } from "./api";`,
    use: `const api = new Api({ baseUrl, baseApiParams: { headers, format: "json" } });
  const token = (await api.oauth.generateToken(grant)).data;
  return {
    scope: token.scope,
    page: (await api.v1.listMemberActivity(campaignId, memberId, { limit: 2 })).data,
    revoked: (await api.v1.revokeToken({ access_token: token.access_token })).status,
    webhooks: (await api.management.listWebhooks(projectId)).data.total,
    users: (await api.management.listUsers(projectId)).data.total,
  };`,
  },
  {
    tool: "openapi-typescript",
    command: ["openapi-typescript", "openapi.yaml", "-o", "api/index.ts"],
    imports: `import createClient from "openapi-fetch";
import type { components, paths } from "./api";
type MemberActivity = components["schemas"]["MemberActivity"];`,
    use: `const bodySerializer = (body: unknown) => String(new URLSearchParams(body as Record<string, string>));
  const api = createClient<paths>({ baseUrl, headers });
  const { data: token } = await api.POST("/oauth/token", { body: grant, bodySerializer, headers: form });
  const { data: page } = await api.GET("/v1/loyalties/{campaignId}/members/{memberId}/activity", { params: { path: { campaignId, memberId }, query: { limit: 2 } } });
  const { response } = await api.POST("/v1/oauth/token/revoke", { body: { access_token: token?.access_token ?? "" }, bodySerializer, headers: form });
  const { data: webhooks } = await api.GET("/management/v1/projects/{projectId}/webhooks", { params: { path: { projectId } } });
  const { data: users } = await api.GET("/management/v1/projects/{projectId}/users", { params: { path: { projectId } } });
  if (!token || !page || !webhooks || !users) throw new Error("refused");
  return { scope: token.scope, page, revoked: response.status, webhooks: webhooks.total, users: users.total };`,
  },
  {
    tool: "openapi-msw",
    command: ["openapi-typescript", "openapi.yaml", "-o", "api/index.ts"],
    imports: `import { setupServer } from "msw/node";
import { createOpenApiHttp } from "openapi-msw";
import type { components, paths } from "./api";
type MemberActivity = components["schemas"]["MemberActivity"];`,
    use: `const http = createOpenApiHttp<paths>({ baseUrl });
  const list = { object: "list", data_ref: "data" } as const;
  const token = { access_token: "t", client_id: "c", expires_at: 1, expires_in: 1, scope: "api loyalties", token_type: "Bearer" } as const;
  setupServer(
    http.post("/oauth/token", ({ response }) => response(200).json(token)),
    http.post("/v1/oauth/token/revoke", ({ response }) => response("2XX").empty({ status: 204 })),
    http.get("/v1/loyalties/{campaignId}/members/{memberId}/activity", ({ response, params }) =>
      params.memberId === memberId ? response(200).json({ ...list, data: [], has_more: true }) : response("5XX").json({ code: 500, message: "" }, { status: 500 })),
    http.get("/management/v1/projects/{projectId}/webhooks", ({ response }) => response(200).json({ ...list, data: [], total: 2 })),
    http.get("/management/v1/projects/{projectId}/users", ({ response }) => response(200).json({ ...list, data: [], total: 2 })),
  ).listen();
  const read = async (path: string, method = "GET") => (await fetch(baseUrl + path, { method })).json();
  const { has_more } = await read("/v1/loyalties/" + campaignId + "/members/" + memberId + "/activity");
  const { scope } = await read("/oauth/token", "POST");
  const { status: revoked } = await fetch(baseUrl + "/v1/oauth/token/revoke", { method: "POST" });
  const [webhooks, users] = ["webhooks", "users"].map((list) => read("/management/v1/projects/" + projectId + "/" + list));
  return { scope, page: { has_more, data: [0, 0] }, revoked, webhooks: (await webhooks).total, users: (await users).total };`,
  },
];

/** Writes the program of a generator. It compiles only if the type of an event narrows its data. */
export const writeProgram = ({ imports, use }: Generator): string => `${imports}
type Input = Record<"baseUrl" | "campaignId" | "memberId" | "projectId", string> & { headers: Record<string, string> };
const grant = { grant_type: "client_credentials", scope: "api loyalties" } as const;
const form = { "Content-Type": "application/x-www-form-urlencoded" };
async function use({ baseUrl, headers, campaignId, memberId, projectId }: Input) {
  ${use}
}
export function tierOf(activity: MemberActivity): string {
  // @ts-expect-error the data of another event type have no such tier
  if (activity.type === "customer.rewarded") activity.data.data.loyalty_tier_to;
  return activity.type === "customer.loyalty.tier.upgraded" ? activity.data.data.loyalty_tier_to.id : "";
}
const { page, ...result } = await use(JSON.parse(process.argv[2] ?? ""));
console.log(JSON.stringify({ ...result, activities: page.data.length, hasMore: page.has_more }));
`;
