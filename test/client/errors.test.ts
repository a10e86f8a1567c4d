import { describe, expect, it, onTestFinished } from "vitest";
import * as library from "../../src/index.ts";
import { ApiError, isLoyaltyError } from "../../src/index.ts";
import { catchError, createTestClient, readPage } from "../support/responses.ts";
import { collectErrors, findLost } from "./caller-stacks.ts";

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
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "BadRequestError",
      operationId: "listMemberActivity",
      method: "GET",
      path: "/v1/loyalties/c/members/m/activity",
      status: 400,
      code: 400,
      key: "invalid_request",
      serviceMessage: "Invalid request",
      details: "limit is odd",
      requestId: "req_1",
      resourceId: "r1",
      resourceType: "voucher",
      ruleMessage: "Come back tomorrow",
      message:
        "GET /v1/loyalties/c/members/m/activity: 400 Invalid request (invalid_request; limit is odd; request id req_1)",
    });
  });

  const NONE = "without an Error object";
  it.each<[string, string, string, (string | undefined)?, string?]>([
    ["RFC 6749", '{"error":"no_client","error_description":"Unknown app"}', "Unknown app", "no_client"],
    ["RFC 9457", '{"title":"Too long","detail":"limit is 500"}', "Too long", undefined, "limit is 500"],
    ["nothing", "", NONE],
    ["HTML", "<html><h1>Bad gateway</h1></html>", NONE],
    ["long text", "x".repeat(501), `${"x".repeat(500)} (`],
    ["a framework", '{"statusCode":502,"error":"Bad Gateway","message":"upstream is down"}', "upstream is down"],
    ["a list that is deep", `${"[".repeat(20_000)}${"]".repeat(20_000)}`, NONE],
  ])("throws an ApiError if the body of a failure is that of %s", async (_, body, text, key, details) => {
    const headers = { "X-Request-Id": "req_9" };
    const error = (await failWith(() => new Response(body, { status: 502, headers }))) as ApiError;

    expect(error).toBeInstanceOf(ApiError);
    const subject = { operationId: "listMemberActivity", method: "GET", path: "/v1/loyalties/c/members/m/activity" };
    const message = expect.stringContaining(`: 502 ${text}`);
    expect(error).toMatchObject({ ...subject, status: 502, code: 502, requestId: "req_9", key, details, message });
    expect(error.headers.get("X-Request-Id")).toBe("req_9");
  });

  it("throws an ApiError for a redirect, which is not followed: the credentials must not reach another host", async () => {
    expect(await failWith(() => Response.json({}, { status: 302 }))).toMatchObject({
      name: "ApiError",
      message: expect.stringContaining(": 302 a redirect, which is not followed"),
    });
  });
});

it.each<[string, () => Response | Promise<Response>]>([
  ["a refusal", () => Response.json({ message: "a\n\u202eb\u009bc" }, { status: 400 })],
  ["a refusal with an id", () => Response.json({ request_id: "a\n\u202eb\u009bc" }, { status: 400 })],
  ["a success that is no JSON", () => new Response("no", { headers: { "X-Request-Id": "a \u009bc" } })],
  ["pages", () => Response.json({ data: [], has_more: "a \u202eb\u009bc" })],
])("a message is one line without invisible characters, whatever %s has", async (_, answer) => {
  const client = createTestClient({ retry: false, fetch: async () => answer() });
  const listing = client.listMemberActivity({ campaignId: "c", memberId: "m" });
  const { message } = (await catchError(listing.toArray())) as Error;

  expect(message).toContain("a ");
  expect(message).toContain("\\u009bc");
  expect(message).not.toMatch(/[\p{Cc}\p{Bidi_C}]/u);
});

it("isLoyaltyError recognizes the errors of another copy of the package", async () => {
  const copy = "../../src/index.ts?copy"; // another module, and so other classes
  const other: typeof import("../../src/index.ts") = await import(/* @vite-ignore */ copy);
  const values = [new other.ConnectionError("GET /", "x.example", undefined), new Error("no"), undefined];

  expect(values.map(isLoyaltyError)).toEqual([true, false, false]);
});

it("the stack of each error leads to the function that called the client", async () => {
  const { stackTraceLimit } = Error;
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  Error.stackTraceLimit = 10; // as in Node; vitest keeps more
  const found = await collectErrors(library);
  const values: readonly unknown[] = Object.values(library);
  const names = values.flatMap((value) =>
    typeof value === "function" && value.prototype instanceof library.LoyaltyError ? value.name : [],
  );

  expect(findLost(found)).toEqual([]);
  expect(found.filter(({ cause, name }) => !cause.startsWith(name))).toEqual([]);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set([...names, "TypeError"]));
  expect(found.length).toBeGreaterThan(250);
});
