import { expect, it } from "vitest";
import { formPost, startDemoService } from "../support/demo-service.ts";
import { serve } from "../support/serve.ts";
import { loadTool } from "./load-tool.ts";

const { service, demo, application, activityPath } = await startDemoService();
const { url: baseUrl } = await serve(service.listener);
const { campaignId, memberId } = demo.ids;
const { appId, appToken } = demo.credentials;

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly more_starting_after?: string;
}
/** The part of the SDK that the tests use. */
interface Sdk {
  readonly VoucherifyServerSide: (options: { apiUrl: string; applicationId: string; secretKey: string }) => {
    readonly loyalties: {
      readonly listMemberActivity: (campaignId: string, memberId: string, query?: object) => Promise<Page>;
    };
  };
}
const { VoucherifyServerSide } = await loadTool<Sdk>("@voucherify/sdk");
const { loyalties } = VoucherifyServerSide({ apiUrl: baseUrl, applicationId: appId, secretKey: appToken });

it("§4.1, §9: the SDK reads all pages of a member, by the cursor of the page before", async () => {
  const ids: string[] = [];
  let query: object | undefined = { limit: 7 };
  while (query) {
    const { data, more_starting_after: cursor }: Page = await loyalties.listMemberActivity(campaignId, memberId, query);
    ids.push(...data.map(({ id }) => id));
    query = cursor === undefined ? undefined : { limit: 7, starting_after_id: cursor };
  }

  expect(new Set(ids).size).toBe(demo.activityCount);
  expect(ids).toHaveLength(demo.activityCount);
});

it("§7.1: the SDK reads the Error object", async () => {
  const unknown = loyalties.listMemberActivity(campaignId, "LC-NONE");
  const tooMany = loyalties.listMemberActivity(campaignId, memberId, { limit: 101 });

  const resource = { resource_type: "voucher", resource_id: "LC-NONE" };
  await expect(unknown).rejects.toMatchObject({ code: 404, key: "not_found", ...resource });
  await expect(tooMany).rejects.toMatchObject({ code: 400, key: "invalid_request" });
});

/** The calls of an OAuth client, with the key pair as headers. */
interface OAuthClient {
  readonly getToken: (scope: string) => Promise<{ readonly access_token: string; readonly expires_in: number }>;
  /** Revokes a token as RFC 7009 says. */
  readonly revoke: (token: string) => Promise<unknown>;
}
/** Functions of a library. */
type Functions<Name extends string> = Readonly<Record<Name, (...args: unknown[]) => Promise<never>>>;
const server = {
  issuer: baseUrl,
  token_endpoint: `${baseUrl}/oauth/token`,
  revocation_endpoint: `${baseUrl}/v1/oauth/token/revoke`,
};
const authenticate = (_server: unknown, _client: unknown, _body: unknown, headers: Headers) => {
  for (const [name, value] of Object.entries(application)) headers.set(name, value);
};

const createClients: Readonly<Record<string, () => Promise<OAuthClient>>> = {
  async oauth4webapi() {
    type Grant = "clientCredentialsGrantRequest" | "processClientCredentialsResponse";
    type Revocation = "revocationRequest" | "processRevocationResponse";
    const oauth = await loadTool<Functions<Grant | Revocation> & { allowInsecureRequests: symbol }>("oauth4webapi");
    const client = { client_id: appId };
    const options = { [oauth.allowInsecureRequests]: true };
    return {
      async getToken(scope) {
        const response = await oauth.clientCredentialsGrantRequest(server, client, authenticate, { scope }, options);
        return oauth.processClientCredentialsResponse(server, client, response);
      },
      async revoke(token) {
        const response = await oauth.revocationRequest(server, client, authenticate, token, options);
        return oauth.processRevocationResponse(response);
      },
    };
  },

  async "openid-client"() {
    type Name = "allowInsecureRequests" | "clientCredentialsGrant" | "tokenRevocation";
    type Library = Functions<Name> & { Configuration: new (...args: unknown[]) => object };
    const openid = await loadTool<Library>("openid-client");
    const configuration = new openid.Configuration(server, appId, {}, authenticate);
    openid.allowInsecureRequests(configuration);
    return {
      getToken: (scope) => openid.clientCredentialsGrant(configuration, { scope }),
      revoke: (token) => openid.tokenRevocation(configuration, token),
    };
  },

  async "simple-oauth2"() {
    type Result = { token: never; revoke: (type: string) => Promise<void> };
    interface Constructor {
      new (options: object): { getToken(fields: object): Promise<Result>; createToken(token: object): Result };
    }
    const { ClientCredentials } = await loadTool<{ ClientCredentials: Constructor }>("simple-oauth2");
    const client = new ClientCredentials({
      client: { id: appId, secret: appToken },
      auth: { tokenHost: baseUrl, tokenPath: "/oauth/token", revokePath: "/v1/oauth/token/revoke" },
      http: { headers: application },
    });
    return {
      getToken: async (scope) => (await client.getToken({ scope })).token,
      revoke: (token) => client.createToken({ access_token: token }).revoke("access_token"),
    };
  },
};

it.each(Object.keys(createClients))(
  "§4.2, §4.3, S06, S09: %s gets tokens, and neither reads an error of the token endpoint nor revokes a token",
  async (name) => {
    const client = (await createClients[name]?.()) as OAuthClient;
    const { access_token: token, expires_in } = await client.getToken("loyalties api");
    const read = () => fetch(baseUrl + activityPath, { headers: { Authorization: `Bearer ${token}` } });

    expect(expires_in).toBe(900);
    expect((await read()).status).toBe(200);
    await expect(client.getToken("nothing")).rejects.toThrow(/unexpected HTTP|400 Bad Request/);
    await expect(client.revoke(token)).rejects.toThrow(/unexpected HTTP|400 Bad Request/);
    expect((await read()).status).toBe(200);
    expect((await fetch(server.revocation_endpoint, formPost(application, { access_token: token }))).status).toBe(204);
    expect((await read()).status).toBe(401);
  },
);
