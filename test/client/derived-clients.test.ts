import { afterEach, describe, expect, it, vi } from "vitest";
import { createLoyaltyClient } from "../../src/index.ts";
import {
  catchError,
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  respondWithPage,
} from "../support/responses.ts";

/** Records the headers of requests, and answers with a token, with these statuses, then with a page. */
function setUp(options: object = {}, statuses: number[] = []) {
  const recording = createRecordingClient(options, (url) => {
    if (url.endsWith("/token")) return Response.json(createToken());
    return statuses.length > 0 ? Response.json({}, { status: statuses.shift() ?? 0 }) : respondWithPage();
  });
  const sent = (name: string) => recording.requests.flatMap(({ headers }) => headers[name] ?? []);
  return { ...recording, sent };
}

describe("withOptions", () => {
  it("derives a client with other options, which shares the tokens and the transport", async () => {
    const { client, requests, sent } = setUp({ oauth: { scopes: ["loyalties"] }, headers: { "X-Tenant": "a" } });
    const derived = client.withOptions({ headers: { "X-Tenant": "b" } });
    for (const each of [derived, client, derived]) await readPage(each);

    expect(requests.filter(({ url }) => url.endsWith("/token"))).toHaveLength(1);
    expect(sent("authorization")).toEqual(Array(3).fill("Bearer t"));
    // The first client requests the token.
    expect(sent("x-tenant")).toEqual(["a", "b", "a", "b"]);
  });

  it("shares the budget of retries", async () => {
    const retry = { baseDelayMs: 0, budget: { reserve: 2, perCall: 0 } };
    const { client, requests } = setUp({ retry }, Array(9).fill(503));
    const derived = client.withOptions({ retry: { baseDelayMs: 0, maxRetries: 1 } });
    for (const each of [derived, client, derived]) await catchError(readPage(each));

    expect(requests).toHaveLength(2 + 2 + 1);
  });

  it("keeps the middleware of http, and adds none to the first client", async () => {
    const { client, sent } = setUp();
    const tag = (name: string) => ({
      onRequest: ({ request }: { readonly request: Request }) => request.headers.set(name, "1"),
    });
    const [removed, kept] = [tag("x-removed"), tag("x-kept")];
    client.http.use(removed, kept);
    client.http.eject(removed);
    const derived = client.withOptions({});
    derived.http.use(tag("x-own") as never);
    await readPage(derived);
    await readPage(client);

    expect([sent("x-kept"), sent("x-own"), sent("x-removed")]).toEqual([["1", "1"], ["1"], []]);
  });

  it("sends the credentials of the first client to its address, even if the types are ignored", async () => {
    const { client, requests } = setUp({ accessToken: "t" });
    await readPage(client.withOptions({ baseUrl: "https://else.example", accessToken: "u" } as object));

    expect(requests).toMatchObject([
      { url: expect.stringContaining("https://api.loyalty.example/"), headers: { authorization: "Bearer t" } },
    ]);
  });
});

describe("createLoyaltyClient.fromEnvironment", () => {
  afterEach(() => void vi.unstubAllEnvs());
  const BASE_URL = "https://env.example";
  const create = (variables: Record<string, string>, options = {}) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(`LOYALTY_CLIENT_${name}`, value);
    return createLoyaltyClient.fromEnvironment(options);
  };

  it("reads the address and all credentials", () => {
    const client = create({ BASE_URL, APP_ID: "a", APP_TOKEN: "b", MANAGEMENT_ID: "m", MANAGEMENT_TOKEN: "n" });
    const own = create({ APP_ID: "", APP_TOKEN: "", MANAGEMENT_ID: "", MANAGEMENT_TOKEN: "", ACCESS_TOKEN: "t" });
    const operations = ["listMemberActivity", "generateToken", "listUsers"] as const;

    expect(operations.map((id) => client.explain(id).sends)).toEqual(Array(3).fill("key pair"));
    expect(operations.map((id) => own.explain(id).sends)).toEqual(["bearer token", "nothing", "nothing"]);
  });

  it("sends the credentials to the address that was given with them, even if the types are ignored", async () => {
    const { fetch, requests } = setUp();
    const lines: string[] = [];
    const logger = Object.assign({}, console, { info: (line: string) => void lines.push(line) });
    const variables = { BASE_URL, APP_ID: "a", APP_TOKEN: "b", LOG: "info" };
    const ignored = {
      baseUrl: "https://else.example",
      host: "else.example",
      application: { appId: "x", appToken: "y" },
    };
    await readPage(create(variables, { fetch, logger, ...ignored }));
    await readPage(create(variables, { fetch, logger, logLevel: "off" }));

    const { url, headers } = requests[0] ?? {};
    expect([url?.startsWith(`${BASE_URL}/v1/`), headers?.["x-app-id"], headers?.["x-app-token"]]).toEqual([
      true,
      "a",
      "b",
    ]);
    expect(lines).toHaveLength(1);
  });

  it.each([
    [{}, {}, "the variable LOYALTY_CLIENT_BASE_URL is missing"],
    [{ BASE_URL }, {}, "the variable LOYALTY_CLIENT_APP_ID is missing"],
    [{ BASE_URL, APP_ID: "a", APP_TOKEN: "" }, {}, "the variable LOYALTY_CLIENT_APP_TOKEN is missing"],
    [{ BASE_URL, MANAGEMENT_TOKEN: "n" }, {}, "the variable LOYALTY_CLIENT_MANAGEMENT_ID is missing"],
    [{ BASE_URL, MANAGEMENT_ID: "m" }, {}, "the variable LOYALTY_CLIENT_MANAGEMENT_TOKEN is missing"],
    [{ BASE_URL, ACCESS_TOKEN: "t" }, { oauth: { scopes: ["api"] } }, "the variable LOYALTY_CLIENT_APP_ID is missing"],
    [{ BASE_URL, ACCESS_TOKEN: "t", LOG: "loud" }, {}, "logLevel must be one of off, error, warn, info, debug"],
  ])("with the variables %j and the options %j, it throws: %s", (variables, options, message) => {
    expect(() => create(variables, options)).toThrow(new TypeError(message));
  });

  it("finds no variable in a runtime without an environment, and is the only reader of it", () => {
    const client = () => create({ BASE_URL, ACCESS_TOKEN: "t" });
    expect(client().explain("listMemberActivity").sends).toBe("bearer token");
    expect(createTestClient({ application: undefined }).explain("listMemberActivity").sends).toBe("nothing");
    for (const runtime of [undefined, {}]) {
      vi.stubGlobal("process", runtime);
      try {
        expect(() => createLoyaltyClient.fromEnvironment()).toThrow(/LOYALTY_CLIENT_BASE_URL is missing/);
      } finally {
        vi.unstubAllGlobals();
      }
    }
  });
});
