import { describe, expect, it } from "vitest";
import { ApiError, ConnectionError, createLoyaltyClient, UnreadableResponseError } from "../../../src/index.ts";

/** What the client throws when the service answers so. */
async function thrown(answer: () => Response | Promise<Response>): Promise<unknown> {
  const client = createLoyaltyClient({
    baseUrl: "https://api.loyalty.example",
    accessToken: "t",
    retry: false,
    fetch: async () => answer(),
  });
  return client
    .listMemberActivity("c", "m")
    .firstPage()
    .catch((error: unknown) => error);
}

describe("errors of the client", () => {
  it("§7.1: carry every member of the Error object", async () => {
    const body = {
      code: 400,
      key: "invalid_request",
      message: "Invalid request",
      details: "limit is odd",
      request_id: "req_1",
      resource_id: "r1",
      resource_type: "voucher",
      error: { message: "Come back tomorrow" },
    };
    const error = await thrown(() => Response.json(body, { status: 400 }));

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
    ["empty", "", "without an Error object"],
    ["HTML", "<html><h1>Bad gateway</h1></html>", "without an Error object"],
    ["text", "upstream is down", "upstream is down"],
    ["a JSON string", '"upstream is down"', "upstream is down"],
    ["null", "null", "without an Error object"],
    [
      "of a framework's shape",
      '{"statusCode":502,"error":"Bad Gateway","message":"upstream is down"}',
      "upstream is down",
    ],
    ["of wrong types", '{"code":"x","message":7,"error":null}', "without an Error object"],
  ])("are an ApiError where the body is %s", async (_, body, message) => {
    const error = await thrown(() => new Response(body, { status: 502 }));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 502, code: 502, message: expect.stringContaining(`502 ${message}`) });
  });

  it("say that a redirect is not followed: the keys must not travel to another host", async () => {
    const error = await thrown(
      () => new Response(null, { status: 302, headers: { Location: "https://else.example" } }),
    );

    expect(error).toMatchObject({
      name: "ApiError",
      status: 302,
      message: expect.stringContaining("302 a redirect, which is not followed"),
    });
  });

  it.each([
    [401, "UnauthorizedError"],
    [402, "MissingFeatureError"],
    [403, "ForbiddenError"],
    [404, "NotFoundError"],
    [409, "ApiError"],
  ])("have a class of their own for %i: %s", async (status, name) => {
    expect(await thrown(() => Response.json({ code: status, message: "No" }, { status }))).toMatchObject({
      name,
      status,
    });
  });

  it.each(["", "<html>login</html>", "{"])("say that a success cannot be read: %j", async (body) => {
    const error = await thrown(() => new Response(body, { status: 200 }));

    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect(error).toMatchObject({ status: 200, start: body });
  });

  it("say that there was no response, and keep the cause", async () => {
    const cause = new TypeError("fetch failed");
    const error = await thrown(() => Promise.reject(cause));

    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ cause, message: "GET /v1/loyalties/c/members/m/activity: no response" });
  });
});
