import { describe, expect, it } from "vitest";
import type { AttemptInfo } from "../../src/index.ts";
import { catchError, createTestClient, serveClient } from "../support/responses.ts";

const WEBHOOKS = JSON.stringify({ object: "list", data_ref: "data", data: [], total: 0 });

/** A client with a management key pair and its service, which answers with these statuses, then with 200. */
async function setUp(options: object = {}, statuses: number[] = [], body = WEBHOOKS, headers = {}) {
  const management = { managementId: "m", managementToken: "s3cret" };
  const served = await serveClient({ management, retry: { baseDelayMs: 0 }, ...options }, (_, response) =>
    response.writeHead(statuses.shift() ?? 200, headers).end(body),
  );
  return { ...served, list: served.client.listWebhooks };
}
const projectId = "p";
const path = "/management/v1/projects/{projectId}/webhooks";
const params = { path: { projectId } };

describe("withResponse", () => {
  it("returns the result with the response, its headers and the request id", async () => {
    const { list } = await setUp({}, [], WEBHOOKS, { "X-Request-Id": "req_1", "X-RateLimit-Remaining": "7" });
    const { data, response, requestId } = await list({ projectId }).withResponse();

    expect([data.total, response.status, requestId]).toEqual([0, 200, "req_1"]);
    expect(response.headers.get("X-RateLimit-Remaining")).toBe("7");
  });

  it("throws like the call, and leaves no rejected promise behind", async () => {
    const { list } = await setUp({ retry: false }, [402]);

    expect(await catchError(list({ projectId }).withResponse())).toMatchObject({ name: "MissingFeatureError" });
    expect(await catchError(list({ projectId: "" }))).toBeInstanceOf(TypeError);
  });
});

describe("the options of a call", () => {
  it("the options of a call set a deadline, also for retries", async () => {
    const { list } = await setUp({ fetch: () => new Promise(() => {}) });
    const error = await catchError(list({ projectId }, { timeoutMs: 5 }));

    expect(error).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 5 });
    expect(await catchError(list({ projectId }, { timeoutMs: Number.NaN }))).toMatchObject({
      message: "timeoutMs must be a number above 0, or Infinity",
    });
  });

  it.each([null, 0, "enough", new Error("enough")])(
    "the signal of a call ends it with its reason: %j",
    async (reason) => {
      const { list } = await setUp({ fetch: () => new Promise(() => {}) });
      const outcome = list({ projectId }, { signal: AbortSignal.abort(reason) });

      expect(await outcome.catch((error: unknown) => [error])).toEqual([reason]);
    },
  );

  it.each([
    [{}, 1, 2],
    [{ retry: false }, 2, 3],
    [{}, 0, 1],
    [{ retry: { maxRetries: 0 } }, undefined, 1],
    [{ retry: false }, undefined, 1],
  ])("the options of a call set the number of retries: client %j, call %s", async (options, maxRetries, sent) => {
    const { list, requests } = await setUp({ retry: { baseDelayMs: 0 }, ...options }, [503, 503, 503]);

    expect(await catchError(list({ projectId }, { maxRetries }))).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(sent);
  });

  it("the headers of a call join the client's headers and User-Agent, but replace no credential", async () => {
    const options = { headers: { "X-Tenant": "a", Accept: "application/hal+json" }, userAgent: "crm/2.1" };
    const { list, requests } = await setUp(options);
    await list({ projectId }, { headers: { "x-tenant": "b", "X-Trace": "t", "X-Management-Token": "other" } });
    await list({ projectId });

    expect(requests.map(({ headers }) => [headers["x-tenant"], headers["x-trace"]])).toEqual([
      ["b", "t"],
      ["a", undefined],
    ]);
    expect(requests[0]?.headers).toMatchObject({
      accept: "application/hal+json",
      "user-agent": "loyalty-interface crm/2.1",
      "x-management-token": "s3cret",
    });
  });

  const places: Record<string, (headers: Record<string, string>) => Promise<unknown>> = {
    client: (headers) => setUp({ headers }),
    call: async (headers) => (await setUp()).list({ projectId }, { headers }),
    beforeAttempt: async (headers) => (await setUp({ beforeAttempt: () => headers })).list({ projectId }),
    http: async (headers) => (await setUp()).client.http.GET(path, { params, headers }),
    "http, as an array": async ({ "X-Key": key = "" }) =>
      (await setUp()).client.http.GET(path, { params, headers: { "X-Key": ["ok", key] } }),
    "http, as a parameter": async (header) =>
      (await setUp()).client.http.GET(path, { params: { ...params, header } as never }),
  };
  it.each(Object.keys(places).flatMap((place) => ["s3cret\nline", "s3cret€"].map((value) => [place, value] as const)))(
    "a header of the %s that HTTP cannot carry is refused, without its value: %j",
    async (place, value) => {
      const error = await catchError(places[place]?.({ "X-Key": value }) ?? Promise.resolve());

      expect(error).toEqual(new TypeError("headers.X-Key must be text that an HTTP header can carry"));
    },
  );

  it("an invalid header name or number of retries is refused before any request", async () => {
    const { list, requests } = await setUp();

    expect(() => createTestClient({ headers: { "X Key": "v" } })).toThrow(TypeError('"X Key" is not a header name'));
    expect(() => createTestClient({ bearerHeader: "" })).toThrow(TypeError('"" is not a header name'));
    for (const maxRetries of [Number.NaN, -1])
      await expect(list({ projectId }, { maxRetries })).rejects.toThrow(
        new TypeError("maxRetries must be a number of at least 0"),
      );
    expect(requests).toEqual([]);
  });

  it("the options of `http` can unset a header with null", async () => {
    const { client, requests } = await setUp({ headers: { "X-Tenant": "a" } });
    await client.http.GET(path, { params, headers: { "X-Tenant": null, "X-Number": 7 } });

    expect(requests[0]?.headers).toMatchObject({ "x-number": "7" });
    expect(requests[0]?.headers).not.toHaveProperty("x-tenant");
  });
});

describe("beforeAttempt", () => {
  it("adds headers to each attempt, and gets its number and the id of the call", async () => {
    const attempts: AttemptInfo[] = [];
    const beforeAttempt = async (attempt: AttemptInfo) => {
      attempts.push(attempt);
      return { traceparent: `00-${attempt.attempt}` };
    };
    const { list, requests } = await setUp({ beforeAttempt }, [503]);
    await list({ projectId });

    expect(requests.map(({ headers }) => headers.traceparent)).toEqual(["00-1", "00-2"]);
    const callId = attempts[0]?.callId;
    const info = { callId, operationId: "listWebhooks", method: "GET", path: "/management/v1/projects/p/webhooks" };
    expect(attempts).toEqual([
      { ...info, attempt: 1 },
      { ...info, attempt: 2 },
    ]);
  });

  it("fails the call with its error, adds nothing if it returns nothing, and cannot hang a call", async () => {
    const failing = await setUp({ beforeAttempt: () => Promise.reject(new Error("no tracer")) });
    const silent = await setUp({ beforeAttempt: () => undefined });
    const hanging = await setUp({ beforeAttempt: () => new Promise(() => {}) });

    await expect(failing.list({ projectId })).rejects.toThrow("no tracer");
    expect((await silent.list({ projectId })).total).toBe(0);
    expect(await catchError(hanging.list({ projectId }, { timeoutMs: 5 }))).toMatchObject({ name: "TimeoutError" });
  });
});
