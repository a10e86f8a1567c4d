import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startHttpServer } from "../../../src/cli/serve/start-http-server.ts";
import { checkResponse, type OperationId, operations, type Violation } from "../../../src/contract/internal.ts";
import {
  type Clock,
  ConnectionError,
  ContractViolationError,
  createLoyaltyClient,
  createManagementClient,
  type LoyaltyClientOptions,
  MissingFeatureError,
  RateLimitError,
  UnauthorizedError,
} from "../../../src/index.ts";
import { createListener, parseFaultRule, type ServedExchange } from "../../../src/service/index.ts";
import { type DemoService, formPost, startDemoService } from "../../support/demo-service.ts";

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of close) await end();
  close = [];
});

/** Starts a service with these faults, in process or behind a socket, and a client for it; delays are only noted. */
async function start(transport: "in process" | "over a socket", ...rules: string[]) {
  const [waited, exchanges, violations]: [number[], ServedExchange[], Violation[]] = [[], [], []];
  const service = await startDemoService(
    {
      faults: rules.map(parseFaultRule),
      sleep: async (delayMs) => void waited.push(delayMs),
      onExchange: (exchange) => exchanges.push(exchange),
      onViolation: (violation) => violations.push(violation),
    },
    { allowViolations: rules.some((rule) => rule.startsWith("nonconforming")) },
  );
  close.push(() => service.store.close());
  const server =
    transport === "in process" ? undefined : await startHttpServer(createListener(service.service), "127.0.0.1", 0);
  if (server) close.unshift(() => server.close(0));
  const baseUrl = server?.url ?? "http://service.example";
  const send: typeof fetch = server ? fetch : service.fetch;
  const slept: number[] = [];
  const clock: Clock = {
    monotonic: () => performance.now(),
    epoch: () => Date.now(),
    schedule: (callback, delayMs) => {
      if (delayMs >= 8_000) return () => undefined; // a deadline
      slept.push(delayMs);
      setImmediate(callback);
      return () => undefined;
    },
  };
  const { appId, appToken, managementId, managementToken } = service.demo.credentials;
  const common = { baseUrl, fetch: send, clock, random: () => 0 };
  const client = (options: Partial<LoyaltyClientOptions> = {}) =>
    createLoyaltyClient({ ...common, application: { appId, appToken }, ...options } as LoyaltyClientOptions);
  const { campaignId, memberId, projectId } = service.demo.ids;
  return {
    service,
    waited,
    slept,
    exchanges,
    violations,
    client,
    list: (options?: Partial<LoyaltyClientOptions>) =>
      client(options).listMemberActivity(campaignId, memberId).firstPage(),
    listUsers: () => createManagementClient({ ...common, managementId, managementToken }).listUsers(projectId),
    send: (id: OperationId) => send(...createRequest(id, baseUrl, service)),
  };
}

/** Creates a valid request for each operation. */
function createRequest(id: OperationId, baseUrl: string, service: DemoService): [string, RequestInit] {
  const { application, management } = service;
  const requests: Record<OperationId, [string, RequestInit]> = {
    listMemberActivity: [service.activityPath, { headers: application }],
    generateToken: ["/oauth/token", formPost(application, { grant_type: "client_credentials", scope: "api" })],
    revokeToken: ["/v1/oauth/token/revoke", formPost(application, { access_token: "unknown" })],
    listWebhooks: [`/management/v1/projects/${service.demo.ids.projectId}/webhooks`, { headers: management }],
    listUsers: [`/management/v1/projects/${service.demo.ids.projectId}/users`, { headers: management }],
  };
  const [path, init] = requests[id];
  return [baseUrl + path, init];
}

const ids = Object.keys(operations) as OperationId[];

describe.each(["in process", "over a socket"] as const)("a fault %s", (transport) => {
  it.each([401, 402, 429, 500, 503])(
    "status: gives %i with the Error object of the contract for every operation",
    async (code) => {
      const { send, violations } = await start(transport, `status=${code}`);

      for (const id of ids) {
        const response = await send(id);
        const body = await response.json();
        expect([response.status, body.code]).toEqual([code, code]);
        expect(checkResponse({ operationId: id, status: code, body })).toEqual({ ok: true });
        expect(response.headers.has("Retry-After")).toBe(code === 429 || code === 503);
      }
      expect(violations).toEqual([]);
    },
  );

  it("429: the client waits for Retry-After and gets its page", async () => {
    const { list, slept, exchanges } = await start(transport, "status=429,retry-after=3,nth=1");

    expect((await list()).data).toHaveLength(10);
    expect(slept).toContain(3_000);
    expect(exchanges.map(({ status, faults }) => [status, faults])).toEqual([
      [429, ["status"]],
      [200, undefined],
    ]);
  });

  it("429 for every request: the client throws a RateLimitError", async () => {
    const { list } = await start(transport, "status=429");

    await expect(list()).rejects.toThrow(RateLimitError);
  });

  it.each([500, 503])("%i: the client retries a read", async (code) => {
    const { list, exchanges } = await start(transport, `status=${code},nth=1-2`);

    expect((await list()).data).toHaveLength(10);
    expect(exchanges.map(({ status }) => status)).toEqual([code, code, 200]);
  });

  it("401 and 402: the client does not retry", async () => {
    const { list, listUsers, exchanges } = await start(
      transport,
      "status=401,on=listMemberActivity",
      "status=402,on=listUsers",
    );

    await expect(list()).rejects.toThrow(UnauthorizedError);
    await expect(listUsers()).rejects.toThrow(MissingFeatureError);
    expect(exchanges.map(({ status }) => status)).toEqual([401, 402]);
  });

  it("latency: delays the response; several latencies add up", async () => {
    const { list, waited, exchanges } = await start(transport, "latency=800,nth=1", "latency=50");

    await list();
    await list();

    expect(waited).toEqual([850, 50]);
    expect(exchanges[0]?.faults).toEqual(["latency", "latency"]);
  });

  it("drop: ends the connection without a response, and the client retries", async () => {
    const { list, send, exchanges } = await start(transport, "drop,nth=1-2");

    await expect(send("listMemberActivity")).rejects.toThrow(TypeError);
    expect((await list()).data).toHaveLength(10);
    expect(exchanges.map(({ faults }) => faults?.[0])).toEqual(["drop", "drop", undefined]);
  });

  it("drop for every request: the client throws a ConnectionError", async () => {
    const { list, exchanges } = await start(transport, "drop");

    await expect(list()).rejects.toThrow(ConnectionError);
    expect(exchanges.length).toBe(4);
  });

  it("drop: happens after the request was handled", async () => {
    const { send, service } = await start(transport, "drop,on=generateToken");

    await expect(send("generateToken")).rejects.toThrow(TypeError);
    const tokens = await service.store.engine.kysely.selectFrom("access_token").select("scope").execute();

    expect(tokens).toEqual([{ scope: "api" }]);
  });

  it.each(ids)("truncate: cuts the body of %s, or drops a response without one", async (id) => {
    const { send, violations } = await start(transport, "truncate");

    const read = send(id).then((response) => response.text());

    await expect(read).rejects.toThrow(TypeError);
    expect(violations).toEqual([]);
  });

  it("truncate: the client retries", async () => {
    const { list, exchanges } = await start(transport, "truncate,nth=1");

    expect((await list()).data).toHaveLength(10);
    expect(exchanges).toHaveLength(2);
  });

  it.each(ids)(
    "nonconforming: the response of %s breaks the contract without being reported as a violation",
    async (id) => {
      const { send, violations, exchanges } = await start(transport, "nonconforming");

      const response = await send(id);
      const result = checkResponse({ operationId: id, status: response.status, body: await response.json() });

      expect(result.ok).toBe(false);
      expect(violations).toEqual([]);
      expect(exchanges[0]?.faults).toEqual(["nonconforming"]);
    },
  );

  it("nonconforming: also applies to an Error object", async () => {
    const { service } = await start(transport, "nonconforming");

    const { body } = await service.call("/oauth/token", { method: "POST" });

    expect(body).toMatchObject({ code: null, key: "unauthorized" });
  });

  it("nonconforming: a client that validates throws a ContractViolationError", async () => {
    const { list } = await start(transport, "nonconforming");

    await expect(list({ validate: { response: checkResponse, on: "throw" } })).rejects.toThrow(ContractViolationError);
  });

  it("S10: expired-token: the client gets a new token, and the old one stays invalid", async () => {
    const { list, client, service, exchanges } = await start(transport, "expired-token,nth=2");
    const loyalty = client({ oauth: { scopes: ["loyalties"] } });
    const { campaignId, memberId } = service.demo.ids;
    const read = async () => (await loyalty.listMemberActivity(campaignId, memberId).firstPage()).data.length;

    const lengths = [await list().then(({ data }) => data.length), await read(), await read(), await read()];
    const tokens = await service.store.engine.kysely.selectFrom("access_token").selectAll().execute();

    expect(lengths).toEqual([10, 10, 10, 10]);
    expect(exchanges.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([
      "listMemberActivity 200", // with the key pair: not counted
      "generateToken 200",
      "listMemberActivity 200",
      "listMemberActivity 401",
      "generateToken 200",
      "listMemberActivity 200",
      "listMemberActivity 200",
    ]);
    expect(tokens).toHaveLength(1);
  });
});

describe("a fault on a socket", () => {
  it("applies to a request with an absolute URL in its first line", async () => {
    const { service } = await start("in process", "drop");
    const server = await startHttpServer(createListener(service.service), "127.0.0.1", 0);
    close.unshift(() => server.close(0));
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end(`GET ${server.url}${service.activityPath} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n\r\n`);
    let answer = "";
    for await (const chunk of socket) answer += chunk;

    expect(answer).toBe("");
  });
});
