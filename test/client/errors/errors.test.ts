import { describe, expect, it } from "vitest";
import { ApiError, ConnectionError, isApiError, isLoyaltyError } from "../../../src/index.ts";
import { catchError, createTestClient, readPage } from "../../support/responses.ts";

/** Returns the error that the client throws for a response. */
const failWith = (answer: () => Response | Promise<Response>): Promise<unknown> =>
  catchError(readPage(createTestClient({ retry: false, fetch: async () => answer() })));

describe("the client", () => {
  it("§7.1: throws an ApiError with every property of the Error object", async () => {
    const ids = { request_id: "req_1", resource_id: "r1", resource_type: "voucher" };
    const texts = { key: "invalid_request", message: "Invalid request", details: "limit is odd" };
    const body = { code: 400, ...texts, ...ids, error: { message: "Come back tomorrow" } };
    const error = await failWith(() => Response.json(body, { status: 400 }));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: "ApiError",
      status: 400,
      code: 400,
      key: "invalid_request",
      details: "limit is odd",
      requestId: "req_1",
      resourceId: "r1",
      resourceType: "voucher",
      ruleMessage: "Come back tomorrow",
      message:
        "GET /v1/loyalties/c/members/m/activity: 400 Invalid request (invalid_request; limit is odd; request id req_1)",
    });
  });

  it.each([
    ['{"error":"invalid_client","error_description":"Unknown app"}', "invalid_client", "Unknown app", undefined],
    ['{"type":"about:blank","title":"Too long","detail":"limit is 500"}', undefined, "Too long", "limit is 500"],
  ])("throws an ApiError with the text of RFC 6749 and RFC 9457: %s", async (body, key, text, details) => {
    const headers = { "X-Request-Id": "req_9" };
    const error = (await failWith(() => new Response(body, { status: 400, headers }))) as ApiError;

    const subject = { operationId: "listMemberActivity", method: "GET", path: "/v1/loyalties/c/members/m/activity" };
    const message = expect.stringContaining(`400 ${text}`);
    expect(error).toMatchObject({ ...subject, status: 400, requestId: "req_9", key, details, message });
    expect(error.headers.get("X-Request-Id")).toBe("req_9");
  });

  it.each([
    ["empty", "", "without an Error object"],
    ["HTML", "<html><h1>Bad gateway</h1></html>", "without an Error object"],
    ["text", "upstream is down", "upstream is down"],
    ["long text", "x".repeat(501), `${"x".repeat(500)}$`],
    ["a JSON string", '"upstream is down"', "upstream is down"],
    ["null", "null", "without an Error object"],
    [
      "the error of a framework",
      '{"statusCode":502,"error":"Bad Gateway","message":"upstream is down"}',
      "upstream is down",
    ],
    ["of other types", '{"code":"x","message":7,"error":null}', "without an Error object"],
  ])("throws an ApiError if the body of a failure is %s", async (_, body, message) => {
    const error = await failWith(() => new Response(body, { status: 502 }));

    expect(error).toBeInstanceOf(ApiError);
    const expected = { status: 502, code: 502, key: undefined, message: expect.stringMatching(`502 ${message}`) };
    expect(error).toMatchObject(expected);
  });

  it.each([
    [302, "ApiError", "302 a redirect, which is not followed"], // the credentials must not reach another host
    [401, "UnauthorizedError", "401"],
    [402, "MissingFeatureError", "402"],
    [403, "ForbiddenError", "403"],
    [404, "NotFoundError", "404"],
    [409, "ApiError", "409"],
    [429, "RateLimitError", "429"],
  ])("throws for %i: %s", async (status, name, text) => {
    const error = await failWith(() => Response.json({}, { status }));

    expect(error).toMatchObject({ name, status, message: expect.stringContaining(`: ${text}`) });
  });

  it("throws a ConnectionError with the cause if there is no response", async () => {
    const reset = Object.assign(new Error("reset"), { code: "ECONNRESET" });
    const inner = Object.assign(new Error("aborted", { cause: reset }), { code: 20 });
    const cause = new TypeError("fetch failed", { cause: inner });
    const error = await failWith(() => Promise.reject(cause));

    expect(error).toBeInstanceOf(ConnectionError);
    const message = "GET /v1/loyalties/c/members/m/activity: no response";
    expect(error).toMatchObject({ cause, code: "ECONNRESET", message });
  });
});

describe("type guards of errors", () => {
  it("type guards recognize the errors of another copy of the package", async () => {
    const copy = "../../../src/index.ts?copy"; // another module, and so other classes
    const other: typeof import("../../../src/index.ts") = await import(/* @vite-ignore */ copy);
    const error = new other.ConnectionError("GET /", undefined);
    const refusal = new other.NotFoundError({
      ...{ operationId: "listUsers", method: "GET", path: "/", status: 404, headers: new Headers(), body: "" },
    });

    const values = [error, refusal, new Error("no"), undefined];

    expect(values.map(isLoyaltyError)).toEqual([true, true, false, false]);
    expect(values.map(isApiError)).toEqual([false, true, false, false]);
  });
});
