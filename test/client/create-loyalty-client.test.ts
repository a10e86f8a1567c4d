import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLoyaltyClient } from "../../src/index.ts";
import { catchError, createRecordingClient, createTestClient, readPage } from "../support/responses.ts";

const respond = (status: number, body: string | null) => async () => new Response(body, { status });

describe("createLoyaltyClient", () => {
  it("S01: accepts a base URL with a path and slashes", async () => {
    const { client, requests } = createRecordingClient({ baseUrl: "http://127.0.0.1:8787/proxy//" });
    await readPage(client);

    expect(requests[0]?.url).toBe("http://127.0.0.1:8787/proxy/v1/loyalties/c/members/m/activity");
  });

  it.each([
    undefined,
    "at https://x.example",
    "https://x .example",
    "https://user@x.example",
    "https://x.example?key=1",
  ])("refuses the address %j without repeating it, and shows a good one", (baseUrl) => {
    const message =
      'baseUrl must be an http or https URL without credentials and query, such as "https://api.loyalty.example"';

    expect(() => createLoyaltyClient({ baseUrl } as { baseUrl: string })).toThrow(new TypeError(message));
  });

  it("§4.1: encodes any character in a path parameter, and rejects a segment that a URL cannot carry", async () => {
    const { client, requests } = createRecordingClient();
    const campaignId = "c";
    await client.listMemberActivity({ campaignId, memberId: "a/b?c=d&e#f %25 ✨.." });

    expect(requests[0]?.url.split("/members/")[1]).toBe("a%2Fb%3Fc%3Dd%26e%23f%20%2525%20%E2%9C%A8../activity");
    for (const impossible of ["", ".", ".."])
      expect(await catchError(client.listMemberActivity({ campaignId, memberId: impossible }))).toEqual(
        new TypeError(`memberId must not be "${impossible}"`),
      );
  });

  it("§4.2, S02: issues tokens with the key pair, also at a path that is not in the contract", async () => {
    const { client, requests } = createRecordingClient({ tokenPath: "/auth/issue" }, () =>
      Response.json({ access_token: "t" }),
    );

    expect(await client.generateToken({ scope: ["api", "loyalties"] })).toEqual({ access_token: "t" });
    expect(requests).toMatchObject([
      {
        url: "https://api.loyalty.example/auth/issue",
        headers: { "x-app-token": "b" },
        body: "grant_type=client_credentials&scope=api%20loyalties",
      },
    ]);
  });

  it.each([
    [202, "ok", undefined],
    [404, null, undefined],
    [404, "<html>", "NotFoundError"],
    [500, null, "ApiError"],
  ])("§4.3, S06, S07: a revocation with %i and the body %j throws %s", async (status, body, name) => {
    const client = createTestClient({ retry: false, fetch: respond(status, body) });

    expect(((await catchError(client.revokeToken({ access_token: "t" }))) as Error | undefined)?.name).toBe(name);
  });

  it("sends credentials and headers without the spaces and line breaks around them", async () => {
    const keys = { application: { appId: " a", appToken: "b\n" }, headers: { "X-Key": " k\n" } };
    const { client, requests } = createRecordingClient({ ...keys, accessToken: "t\n" });
    await readPage(client);
    await client.generateToken({ scope: ["api"] }).catch(() => undefined);

    expect(requests[0]?.headers).toMatchObject({ authorization: "Bearer t", "x-key": "k" });
    expect(requests[1]?.headers).toMatchObject({ "x-app-id": "a", "x-app-token": "b" });
  });

  it("shows no secret when it, http or a listing is inspected", () => {
    const secret = "s3cret-token";
    const loyalty = createTestClient({
      application: { appId: "a", appToken: secret },
      management: { managementId: "m", managementToken: secret },
      accessToken: secret,
    });
    const values = [loyalty, loyalty.http, loyalty.listMemberActivity({ campaignId: "c", memberId: "m" })];
    const shown = values.map((value) => inspect(value, { depth: 10, showHidden: true }) + JSON.stringify(value));

    expect(shown.filter((text) => text.includes(secret))).toEqual([]);
  });
});

describe("createLoyaltyClient.fromEnvironment", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  const BASE_URL = "https://env.example";
  const create = (variables: Record<string, string>, options = {}) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(`LOYALTY_CLIENT_${name}`, value);
    return createLoyaltyClient.fromEnvironment(options);
  };

  it("reads the address and all credentials, and takes none from the options", async () => {
    const { fetch, requests } = createRecordingClient();
    const pairs = { APP_ID: "a", APP_TOKEN: "b", MANAGEMENT_ID: "m", MANAGEMENT_TOKEN: "n" };
    const ignored = { baseUrl: "https://else.example", application: { appId: "x", appToken: "y" } };
    const client = create({ BASE_URL, ...pairs, ACCESS_TOKEN: "" }, { fetch, ...ignored });
    await readPage(client);
    await client.listUsers({ projectId: "p" });
    const unset = Object.fromEntries(Object.keys(pairs).map((name) => [name, ""]));
    await readPage(create({ ...unset, ACCESS_TOKEN: "t" }, { fetch, ...ignored }));

    expect(requests).toMatchObject([
      { url: expect.stringContaining(`${BASE_URL}/`), headers: { "x-app-id": "a", "x-app-token": "b" } },
      { headers: { "x-management-id": "m", "x-management-token": "n" } },
      { headers: { authorization: "Bearer t" } },
    ]);
    expect(requests[2]?.headers).not.toHaveProperty("x-app-id");
  });

  it.each([
    [{}, {}, "the variable LOYALTY_CLIENT_BASE_URL is missing"],
    [{ BASE_URL }, {}, "the variable LOYALTY_CLIENT_APP_ID is missing"],
    [{ BASE_URL, APP_ID: "a", APP_TOKEN: "" }, {}, "the variable LOYALTY_CLIENT_APP_TOKEN is missing"],
    [{ BASE_URL, MANAGEMENT_TOKEN: "n" }, {}, "the variable LOYALTY_CLIENT_MANAGEMENT_ID is missing"],
    [{ BASE_URL, MANAGEMENT_ID: "m" }, {}, "the variable LOYALTY_CLIENT_MANAGEMENT_TOKEN is missing"],
    [{ BASE_URL, ACCESS_TOKEN: "t" }, { oauth: { scopes: ["api"] } }, "the variable LOYALTY_CLIENT_APP_ID is missing"],
  ])("with the variables %j and the options %j, it throws: %s", (variables, options, message) => {
    expect(() => create(variables, options)).toThrow(new TypeError(message));
  });

  it.each([undefined, {}])("finds no variable in a runtime whose process is %j", (runtime) => {
    create({ BASE_URL, ACCESS_TOKEN: "t" });
    vi.stubGlobal("process", runtime);

    expect(() => createLoyaltyClient.fromEnvironment()).toThrow(/LOYALTY_CLIENT_BASE_URL is missing/);
  });
});
