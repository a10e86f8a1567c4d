import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createLoyaltyClient } from "../../src/index.ts";
import { createRecordingClient, readPage } from "../support/responses.ts";

describe("createLoyaltyClient.fromEnvironment", () => {
  afterEach(() => void vi.unstubAllEnvs());
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
    onTestFinished(() => void vi.unstubAllGlobals());

    expect(() => createLoyaltyClient.fromEnvironment()).toThrow(/LOYALTY_CLIENT_BASE_URL is missing/);
  });
});
