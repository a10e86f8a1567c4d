import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createLoyaltyClient,
  createManagementClient,
  type LoyaltyClientOptions,
  MissingCredentialsError,
  NotFoundError,
  UnauthorizedError,
} from "../../src/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { readPage, respondWithPage } from "../support/responses.ts";

const baseUrl = "https://api.loyalty.example";
let service: DemoService;
beforeAll(async () => {
  service = await startDemoService();
});
afterAll(() => service.store.close());

/** A `fetch` that records the requests before the service gets them. */
function recordingFetch() {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return service.fetch(request);
  };
  return { fetch, requests };
}

function setUp(options: Partial<LoyaltyClientOptions> = {}) {
  const { fetch, requests } = recordingFetch();
  const { appId, appToken } = service.demo.credentials;
  const client = createLoyaltyClient({
    baseUrl,
    application: { appId, appToken },
    fetch,
    ...options,
  } as LoyaltyClientOptions);
  const { campaignId, memberId } = service.demo.ids;
  return { client, requests, list: () => client.listMemberActivity(campaignId, memberId) };
}
const getPaths = (requests: Request[]) => requests.map(({ url }) => new URL(url).pathname);

describe("createLoyaltyClient", () => {
  it("S01: accepts a base URL, or a cluster and a host", async () => {
    const urls: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      urls.push(new Request(input).url);
      return new Response(null, { status: 204 });
    };
    const application = { appId: "a", appToken: "b" };
    const options = [
      { baseUrl: "http://127.0.0.1:8787/proxy//" },
      { host: "loyalty.example" },
      { cluster: "us1.api" as const, host: "loyalty.example" },
    ];

    for (const location of options) await createLoyaltyClient({ ...location, application, fetch }).revokeToken("t");

    expect(urls).toEqual([
      "http://127.0.0.1:8787/proxy/v1/oauth/token/revoke",
      "https://api.loyalty.example/v1/oauth/token/revoke",
      "https://us1.api.loyalty.example/v1/oauth/token/revoke",
    ]);
  });

  it.each([
    "api.loyalty.example",
    "",
    undefined,
    "localhost:8787",
    "ftp://x.example",
    "https://",
    "https://x .example",
    "https://user@x.example",
    "https://:pass@x.example",
    "https://x.example?key=1",
    "https://x.example/#",
  ])("refuses the base address %j, and shows a good one", (address) => {
    const options = { baseUrl: address } as LoyaltyClientOptions;
    const message = /^baseUrl must be an http or https URL .*, such as "https:\/\/api\.loyalty\.example"$/;

    expect(() => createLoyaltyClient(options)).toThrow(TypeError);
    expect(() => createLoyaltyClient(options)).toThrow(message); // which does not repeat a password
  });

  it.each(["", "https://loyalty.example", "loyalty.example/v1", "loyalty example", "user@loyalty.example"])(
    "refuses the host %j, and shows a good one",
    (host) => {
      const expected = new TypeError('host must be a host name such as "loyalty.example"');

      expect(() => createLoyaltyClient({ host })).toThrow(expected);
    },
  );

  it("§4.1: iterates every event of every page in the requested order", async () => {
    const { client, requests } = setUp();
    const { campaignId, memberId } = service.demo.ids;
    const oldestFirst = await client.listMemberActivity(campaignId, memberId, { limit: 10 }).toArray();
    const newestFirst = await client
      .listMemberActivity(campaignId, memberId, { limit: 10, order: "-created_at" })
      .toArray();

    expect(oldestFirst).toHaveLength(service.demo.activityCount);
    expect(newestFirst.map(({ id }) => id).reverse()).toEqual(oldestFirst.map(({ id }) => id));
    expect(requests).toHaveLength(2 * Math.ceil(service.demo.activityCount / 10));
  });

  it("§4.1: encodes any character in a path parameter, and rejects a segment that a URL cannot carry", async () => {
    const { client } = setUp();
    const { campaignId } = service.demo.ids;
    const memberId = "a/b?c=d&e#f %25 ✨..";

    const error = await client
      .listMemberActivity(campaignId, memberId)
      .firstPage()
      .catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ resourceId: memberId, resourceType: "voucher", status: 404, key: "not_found" });
    for (const impossible of ["", ".", ".."])
      expect(() => client.listMemberActivity(campaignId, impossible)).toThrow(TypeError);
  });

  it("§4.2, S02: issues tokens at another path with tokenPath", async () => {
    const { client, requests } = setUp({ tokenPath: "/v1/oauth/token" });
    const token = await client.generateToken({ scopes: ["api", "loyalties"] });

    expect(token).toMatchObject({ scope: "api loyalties", token_type: "Bearer", expires_in: 900 });
    expect(getPaths(requests)).toEqual(["/v1/oauth/token"]);
    expect(await requests[0]?.text()).toBe("grant_type=client_credentials&scope=api+loyalties");
  });

  it("S02: authenticates token issuance at a path that is not in the contract", async () => {
    const requests: Request[] = [];
    const client = createLoyaltyClient({
      baseUrl,
      application: { appId: "a", appToken: "b" },
      tokenPath: "/auth/issue",
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({ access_token: "t" });
      },
    });

    expect(await client.generateToken({ scopes: ["api"] })).toEqual({ access_token: "t" });
    expect(requests[0]?.headers.get("X-App-Token")).toBe("b");
    expect(getPaths(requests)).toEqual(["/auth/issue"]);
  });

  it("§4.3: revokes a token, and succeeds again for the unknown token (S07)", async () => {
    const { client } = setUp();
    const { access_token } = await client.generateToken({ scopes: ["api"] });

    await client.revokeToken(access_token);
    await client.revokeToken(access_token);

    const bearer = setUp({ application: undefined, accessToken: access_token } as never);
    await expect(bearer.list().firstPage()).rejects.toThrow(UnauthorizedError);
  });

  it("S07: accepts an empty 404 to a revocation, and no other failure", async () => {
    const answer = (status: number, body: string | null) => async () => new Response(body, { status });
    const client = (fetch: typeof globalThis.fetch) =>
      createLoyaltyClient({ baseUrl, application: { appId: "a", appToken: "b" }, retry: false, fetch });

    await expect(client(answer(404, null)).revokeToken("t")).resolves.toBeUndefined();
    await expect(client(answer(404, "<html>")).revokeToken("t")).rejects.toThrow(NotFoundError);
    await expect(client(answer(500, null)).revokeToken("t")).rejects.toThrow(/500 without an Error object/);
  });

  it("S06: accepts any successful status of a revocation", async () => {
    const client = createLoyaltyClient({
      baseUrl,
      application: { appId: "a", appToken: "b" },
      fetch: async () => new Response("ok", { status: 202 }),
    });

    await expect(client.revokeToken("t")).resolves.toBeUndefined();
  });

  it("sends the bearer token if it has one, otherwise the key pair, and never both (§5.1)", async () => {
    const withKeys = setUp();
    await withKeys.list().firstPage();
    const withBoth = setUp({ oauth: { scopes: ["loyalties"] } });
    await withBoth.list().firstPage();

    const [keys] = withKeys.requests;
    const [, bearer] = withBoth.requests;

    expect([keys?.headers.get("X-App-Id"), keys?.headers.get("Authorization")]).toEqual(["app_demo", null]);
    expect([bearer?.headers.get("X-App-Id"), bearer?.headers.get("Authorization")?.slice(0, 7)]).toEqual([
      null,
      "Bearer ",
    ]);
  });

  it("S05: sends the token in another header with bearerHeader", async () => {
    const { list, requests } = setUp({ accessToken: "t", bearerHeader: "X-OAuth-Token" });
    await list()
      .firstPage()
      .catch(() => {});

    expect(requests).toMatchObject([{ redirect: "manual" }]); // it does not renew the caller's token after a 401
    expect(requests[0]?.headers.get("X-OAuth-Token")).toBe("Bearer t");
    expect(requests[0]?.headers.get("Authorization")).toBeNull();
  });

  it("throws before any request if credentials are missing", async () => {
    const { client, requests } = setUp({ application: undefined } as never);

    await expect(client.generateToken({ scopes: ["api"] })).rejects.toThrow(MissingCredentialsError);
    await expect(readPage(client)).rejects.toThrow(/application .* or a token/);
    expect(() => createLoyaltyClient({ baseUrl, oauth: { scopes: ["api"] } })).toThrow(/oauth needs application/);
    expect(requests).toHaveLength(0);
  });

  it("sends credentials only to paths of the contract", async () => {
    const { client, requests } = setUp();

    await expect(client.http.GET("/elsewhere" as never)).rejects.toThrow(/not an operation of the contract/);
    expect(requests).toHaveLength(0);
  });

  it("releases a page that was read: a second read throws, as with fetch", async () => {
    const { client } = setUp();
    const { campaignId, memberId } = service.demo.ids;
    const params = { path: { campaignId, memberId }, query: { limit: 2 } };

    const { data, response } = await client.http.GET("/v1/loyalties/{campaignId}/members/{memberId}/activity", {
      params,
    });

    expect(data?.data).toHaveLength(2);
    await expect(response.text()).rejects.toThrow(/has been read already/);
    await expect(response.json()).rejects.toThrow(/has been read already/);
  });

  it("throws the reason of the signal after an abort", async () => {
    const events: string[] = [];
    const { client } = setUp({
      onEvent: ({ type }) => void events.push(type),
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    });
    const controller = new AbortController();
    const call = readPage(client, controller.signal);

    controller.abort(new Error("enough"));

    await expect(call).rejects.toThrow("enough");
    expect(events).toEqual(["request", "failure"]);
  });

  it("shows no secret when it or one of its errors is inspected", async () => {
    const secrets = ["s3cret-app-token", "s3cret-access-token", "s3cret-management-token"];
    const [appToken = "", accessToken = "", managementToken = ""] = secrets;
    const fetch: typeof globalThis.fetch = async () => new Response("no", { status: 500 });
    const loyalty = createLoyaltyClient({
      baseUrl,
      application: { appId: "a", appToken },
      accessToken,
      retry: false,
      fetch,
    });
    const management = createManagementClient({ baseUrl, managementId: "m", managementToken, retry: false, fetch });
    const errors = await Promise.all(
      [readPage(loyalty), loyalty.revokeToken(accessToken), management.listUsers("p")].map((call) =>
        call.catch((error: unknown) => error),
      ),
    );
    const shown = [loyalty, management, loyalty.http, loyalty.listMemberActivity("c", "m"), ...errors].flatMap(
      (value) => [inspect(value, { depth: 10, showHidden: true }), JSON.stringify(value) ?? ""],
    );

    expect(errors.every((error) => error instanceof Error)).toBe(true);
    expect(shown.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  });

  it("reads a response whose methods cannot be assigned, as some servers make them", async () => {
    const page = await respondWithPage().json();
    class ReadOnlyResponse extends Response {}
    Object.defineProperty(ReadOnlyResponse.prototype, "text", { value: async () => JSON.stringify(page) });
    const response = new ReadOnlyResponse(null);
    const client = createLoyaltyClient({ baseUrl, accessToken: "t", fetch: async () => response });

    expect(await readPage(client)).toEqual(page);
  });
});

describe("createManagementClient", () => {
  it("§4.4, §4.5: lists webhooks and users", async () => {
    const { managementId, managementToken } = service.demo.credentials;
    const client = createManagementClient({ baseUrl, managementId, managementToken, fetch: service.fetch });

    expect((await client.listWebhooks(service.demo.ids.projectId)).total).toBe(2);
    expect((await client.listUsers(service.demo.ids.projectId)).data[0]?.first_name).toBe("Zofia");
    await expect(client.listUsers(service.demo.ids.projectIdWithoutFeatures)).rejects.toMatchObject({
      name: "MissingFeatureError",
      status: 402,
      key: "missing_required_feature",
    });
  });
});
