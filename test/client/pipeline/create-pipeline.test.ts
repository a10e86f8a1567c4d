import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import type { Middleware } from "openapi-fetch";
import { afterAll, describe, expect, it } from "vitest";
import { checkResponse } from "../../../src/contract/internal.ts";
import type { Validation } from "../../../src/index.ts";
import { createUndiciFetch } from "../../../src/undici/index.ts";
import {
  catchError,
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  serveClient,
} from "../../support/responses.ts";

const pool = createUndiciFetch();
afterAll(() => pool.close());
const transports = [
  ["fetch", undefined],
  ["undici", pool.fetch],
] as const;

const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const params = { path: { campaignId: "c", memberId: "m" } };
const page = JSON.stringify({ data: [], has_more: false });
const retry = { retry: { baseDelayMs: 0 } };

describe("http", () => {
  it.each(transports)("gives middleware a standard Request and Response (%s)", async (_, fetch) => {
    const { client, requests } = await serveClient({ fetch, ...retry }, (_, response) =>
      response.writeHead(requests.length === 2 ? 500 : 200, { "X-Rate": "7" }).end(page),
    );
    const seen: unknown[] = [];
    const middleware: Middleware = {
      onRequest: async ({ request }) => {
        seen.push(await request.clone().text(), request.headers.get("X-App-Id"));
        return new Request(request, { headers: { ...Object.fromEntries(request.headers), "X-Trace": "t" } });
      },
      onResponse: async ({ response }) => {
        const { status, headers, url } = response;
        seen.push(await response.clone().json(), [status, headers.get("X-Rate"), new URL(url).pathname]);
        return new Response(response.body, { ...response, status: 200 });
      },
    };
    const before = await readPage(client);
    client.http.use(middleware);
    const { data } = await client.http.GET(activity, { params });
    const own = await client.listMemberActivity(params.path).firstPage().withResponse();

    expect([before, data, own.data]).toEqual(Array(3).fill(JSON.parse(page)));
    const call = ["", null, data, [200, "7", "/v1/loyalties/c/members/m/activity"]];
    expect(seen).toEqual([...call, ...call]);
    expect(own.response.status).toBe(200);
    // The request is sent again after the 500 with the header that the middleware set. Methods use the middleware, too.
    expect(requests.map(({ headers }) => [headers["x-trace"], headers["x-app-id"]])).toEqual([
      [undefined, "a"],
      ["t", "a"],
      ["t", "a"],
      ["t", "a"],
    ]);
  });

  it("sends a body that middleware replaces again after a failure, in the form of the operation", async () => {
    const answers = [503, 200].map((status) => new Response(null, { status }));
    const { client, requests } = createRecordingClient(retry, () => answers.shift() ?? Response.error());
    client.http.use({
      onRequest: async ({ request }) => new Request(request, { body: `${await request.text()}&traced=1` }),
    });
    await client.revokeToken({ access_token: "t 1" });

    expect(requests.map(({ body }) => body)).toEqual(Array(2).fill("access_token=t%201&traced=1"));
  });

  it("runs middleware in the order of use, then the call's own, until it is ejected, for every method", async () => {
    const { client } = createRecordingClient();
    const log: string[] = [];
    const note = (name: string): Middleware => ({ onRequest: () => void log.push(name) });
    const [first, second, third] = [note("1"), note("2"), note("3")];
    client.http.use(first, second);
    client.http.use(third);
    await client.http.request("get", activity, { params, middleware: [note("call")] });
    client.http.eject(first, third);
    await client.http.GET(activity, { params });
    const others = ["PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH"] as const;
    const http = client.http as unknown as Record<string, (path: string, init: object) => Promise<unknown>>;
    const errors = await Promise.all(
      others.map((name) => catchError(http[name]?.(activity, { params }) ?? Promise.resolve())),
    );

    expect(log.slice(0, 5)).toEqual(["1", "2", "3", "call", "2"]);
    expect(errors).toMatchObject(
      others.map((name) => ({
        message: `${name} ${activity} is not an operation of the contract`,
      })),
    );
  });

  it("sends the body of a form, returns a stream, and an empty response, and ends with the signal", async () => {
    const { client, requests } = createRecordingClient({}, (url) => {
      if (url.endsWith("/token")) return new Promise(() => {});
      return url.endsWith("/revoke") ? new Response(null, { status: 204 }) : new Response(page);
    });
    const body = { access_token: "t&1" };
    const revoked = await client.http.POST("/v1/oauth/token/revoke", { body, bodySerializer: undefined as never });
    const { data } = await client.http.GET(activity, { params, parseAs: "stream" });
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = catchError(client.http.POST("/oauth/token", { body: {} as never, signal }));
    controller.abort(new Error("enough"));

    expect([revoked.response.status, revoked.data]).toEqual([204, undefined]);
    expect(await new Response(data).text()).toBe(page);
    expect(requests[0]?.body).toBe("access_token=t%261");
    expect(await waiting).toMatchObject({ message: "enough" });
  });

  it("returns a redirect that a browser hides, and sends nothing to another address or path", async () => {
    const hidden = Object.defineProperty(new Response(null), "status", { value: 0 });
    const { client } = createRecordingClient({}, () => hidden);
    const elsewhere = client.http.GET(activity, { params, baseUrl: "https://else.example" });
    const above = client.http.GET(activity, { params: { path: { ...params.path, memberId: ".." } } });

    expect((await client.http.GET(activity, { params })).response).toBe(hidden);
    await expect(elsewhere).rejects.toThrow(TypeError("the credentials must not go to another address"));
    await expect(above).rejects.toThrow(TypeError('memberId must not be ".."'));
  });
});

describe("an event", () => {
  it("an event has the id of its call and the number of the request, also if sent again after a 401", async () => {
    const [tokens, statuses] = [
      ["t1", "t2"],
      [401, 500],
    ];
    const { client, events } = createRecordingClient({ oauth: { scopes: ["loyalties"] }, ...retry }, (url) =>
      url.endsWith("/token")
        ? Response.json(createToken({ access_token: tokens.shift() ?? "" }))
        : new Response(page, { status: statuses.shift() ?? 200 }),
    );
    await readPage(client);
    await readPage(client);
    const [first] = events.flatMap((event) => ("callId" in event ? event.callId : []));
    const steps = events.flatMap((event) => {
      if (!("callId" in event) || event.type === "violation") return [];
      const { callId, operationId, type, attempt } = event;
      const outcome = "status" in event ? ` ${event.status}` : "reason" in event ? ` ${event.reason}` : "";
      return `${callId - Number(first)} ${operationId}: ${type} ${attempt}${outcome}`;
    });

    expect(steps).toEqual([
      ...["0 generateToken: request 1", "0 generateToken: response 1 200"],
      ...["-1 listMemberActivity: request 1", "-1 listMemberActivity: response 1 401"],
      ...["1 generateToken: request 1", "1 generateToken: response 1 200"],
      ...["-1 listMemberActivity: retry 1 401", "-1 listMemberActivity: request 2"],
      ...["-1 listMemberActivity: response 2 500", "-1 listMemberActivity: retry 2 500"],
      ...["-1 listMemberActivity: request 3", "-1 listMemberActivity: response 3 200"],
      ...["2 listMemberActivity: request 1", "2 listMemberActivity: response 1 200"],
    ]);
  });

  it("a violation has the id of its call, and unknownEvents: 'allow' permits an unknown type of event", async () => {
    const data = [{ type: "new" }, { type: "customer.rewarded" }, { type: 7 }];
    const violations = ["/data", "/data/0/type", "/data/0/data/x", "/data/1/id", "/data/2/type", "/data/9/id"].map(
      (pointer) => ({ pointer, message: "must be", section: "2" }),
    );
    const check = async (shown: typeof violations, unknownEvents?: "allow") => {
      const validate = { response: () => ({ ok: false, violations: shown }), on: "throw", unknownEvents };
      const { client, events } = createRecordingClient({ validate }, () => Response.json({ data }));
      const error = await catchError(readPage(client));
      const ids = new Set(events.map((event) => "callId" in event && event.callId));
      const found = events.flatMap((event) => (event.type === "violation" ? event.violations : []));
      const [more] = /\(and \d+ more\)$/.exec(String(error)) ?? [];
      const { name } = Object(error) as Partial<Error>;
      return { name, more, ids: ids.size, found: found.map(({ pointer }) => pointer) };
    };
    const name = "ContractViolationError";

    expect(await check(violations)).toEqual({
      ...{ name, more: "(and 5 more)", ids: 1 },
      found: violations.map(({ pointer }) => pointer),
    });
    const others = ["/data", "/data/1/id", "/data/2/type", "/data/9/id"];
    expect(await check(violations, "allow")).toEqual({ name, more: "(and 3 more)", ids: 1, found: others });
    expect(await check(violations.slice(1, 3), "allow")).toEqual({ ids: 1, found: [] });
  });
});

describe("a body", () => {
  const bytes = (length: number) => Buffer.from(page.padEnd(length));
  const forms: Record<string, (response: Parameters<RequestListener>[1], body: Buffer) => unknown> = {
    "with Content-Length": (response, body) => response.writeHead(200, { "Content-Length": body.length }).end(body),
    "in chunks": (response, body) => {
      response.write(body.subarray(0, 10));
      response.end(body.subarray(10));
    },
    "compressed, in chunks": (response, body) =>
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(body)),
    "compressed, with Content-Length": (response, body) => {
      const bytes = gzipSync(body);
      response.writeHead(200, { "Content-Encoding": "gzip", "Content-Length": bytes.length }).end(bytes);
    },
    "of a refusal": (response, body) => response.writeHead(500).end(body),
  };

  it.each(transports.flatMap(([name, fetch]) => Object.keys(forms).map((form) => [form, name, fetch] as const)))(
    "a body %s has at most maxBodyBytes (%s)",
    async (form, _, fetch) => {
      let length = 1000;
      const { client, requests } = await serveClient(
        { fetch, maxBodyBytes: 1000, retry: { maxRetries: 1, baseDelayMs: 0 } },
        (_, response) => forms[form]?.(response, bytes(length)),
      );
      const whole = await catchError(readPage(client));
      const sent = requests.length;
      length = 1001;
      const error = await catchError(readPage(client));

      expect(whole).toEqual(form === "of a refusal" ? expect.objectContaining({ name: "ApiError" }) : undefined);
      expect(error).toMatchObject({
        name: "UnreadableResponseError",
        message: expect.stringMatching(/^GET \/v1\/.*: (200|500) with a body that is too large: ""$/),
      });
      expect(requests).toHaveLength(sent + 1); // it is not retried
    },
  );

  it("a body has at most 32 MB by default, and no limit with Infinity", async () => {
    const fetch = async () => new Response(bytes(32 * 1024 * 1024 + 1));
    const free = createTestClient({ fetch, maxBodyBytes: Number.POSITIVE_INFINITY });

    expect(await catchError(readPage(createTestClient({ fetch })))).toMatchObject({ name: "UnreadableResponseError" });
    expect((await readPage(free)).data).toEqual([]);
  });

  it("a body in chunks is decoded as a whole, without a byte order mark", async () => {
    const body = Buffer.from(`\ufeff${JSON.stringify({ data: [{ id: "Łódź ✨" }] })}`);
    const chunks = Array.from(body, (byte) => Uint8Array.of(byte));
    const stream = Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
    const client = createTestClient({ fetch: async () => new Response(stream) });

    expect((await readPage(client)).data).toEqual([{ id: "Łódź ✨" }]);
  });
});

describe("validation", () => {
  const odd = {
    id: "evt_1",
    type: "customer.teleported",
    created_at: "2026-01-01T00:00:00Z",
    data: { data: { to: "Mars" }, event_source: { channel: "API" } },
  };
  const body = { object: "list", data_ref: "data", data: [odd], has_more: false };
  const setUp = (validate?: Validation) => createRecordingClient({ validate }, () => Response.json(body));

  it("validation is off by default: an unknown event type is returned unchanged", async () => {
    const { client, events } = setUp();

    expect(await readPage(client)).toEqual(body);
    expect(events.map(({ type }) => type)).toEqual(["request", "response"]);
  });

  it("throws a ContractViolationError with the violations, or emits an event and returns the body", async () => {
    const throwing = setUp({ response: checkResponse, on: "throw" });
    const warning = setUp({ response: checkResponse, on: "warn" });
    const violations = [{ pointer: "/data/0/type", section: "2.2" }];

    expect(await catchError(readPage(throwing.client))).toMatchObject({
      name: "ContractViolationError",
      violations,
      message: expect.stringMatching(/^listMemberActivity 200: \/data\/0\/type must be equal to one of .* \(§2\.2\)$/),
    });
    expect(await readPage(warning.client)).toEqual(body);
    const event = { type: "violation", operationId: "listMemberActivity", status: 200, violations };
    expect(warning.events.at(-1)).toMatchObject(event);
  });
});
