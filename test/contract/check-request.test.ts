import { describe, expect, it } from "vitest";
import {
  checkRequest,
  type Operation,
  operations,
  type RequestToCheck,
  readRequest,
} from "../../src/contract/internal.ts";

const path = { campaignId: "camp_1", memberId: "card 1" };
const keys = { "X-App-Id": "<APP_ID>", "X-App-Token": "<APP_TOKEN>" };
const form = { ...keys, "Content-Type": "application/x-www-form-urlencoded" };

function format(request: RequestToCheck): string[] {
  const result = checkRequest(request);
  return result.ok ? [] : result.violations.map(({ pointer, message }) => `${pointer}: ${message}`);
}

/** `document.test.ts` proves which requests are wrong; these tests show how a violation is described. */
describe("checkRequest", () => {
  const order = 'must be equal to one of the allowed values ["created_at","-created_at"]';
  it.each([
    ["limit=0", "/query/limit: must be >= 1, got 0"],
    ["limit=123456789012345", "/query/limit: must be <= 100, got 123456789012345"],
    ["limit=1234567890123456", '/query/limit: must be integer, got "1234567890123456"'],
    ["limit=1&limit=2", "/query/limit: must be sent once, got several"],
    [`limit=${"x".repeat(78)}`, `/query/limit: must be integer, got "${"x".repeat(78)}"`],
    [`limit=${"x".repeat(79)}`, "/query/limit: must be integer, got string of 81 characters"],
    ["order=id", `/query/order: ${order}, got "id"`],
  ])("§4.1: refuses ?%s", (query, expected) => {
    expect(format({ operationId: "listMemberActivity", path, query })).toEqual([expected]);
  });

  it("S12: ignores query parameters that the contract does not know", () => {
    expect(format({ operationId: "listMemberActivity", path, query: "debug=1&debug=2" })).toEqual([]);
  });

  it.each([
    { Authorization: "Basic YTpi" },
    { Authorization: "abc" },
    { Authorization: "Bearer " },
    { Authorization: "" },
    { "X-App-Id": "", "X-App-Token": "t" },
    { "X-App-Id": "a", "X-App-Token": " " },
  ])("§5.1: %j is neither a bearer token nor a key pair", (headers) => {
    const sent = new Headers(headers as Record<string, string>);
    const request = { operationId: "listMemberActivity", path, headers: sent };

    expect(format(request)).toEqual(["/headers: must carry X-App-Id + X-App-Token, or Authorization, got neither"]);
    expect(checkRequest(request)).toMatchObject({ violations: [{ section: "5.1", assumption: "S05" }] });
  });

  it.each([
    ["grant_type=client_credentials", ": must have required property 'scope'"],
    ["grant_type=client_credentials&scope=api&scope=api", "/scope: must be sent once, got several"],
    ["", ": must have a body (TokenRequest), got nothing"],
  ])("§4.2: refuses the form %s", (body, expected) => {
    expect(format({ operationId: "generateToken", headers: new Headers(form), body })).toEqual([`/body${expected}`]);
  });

  it.each([
    ["", '""'],
    ["api%2Cloyalties", 'unknown "api,loyalties"'],
    ["api%0Aloyalties", 'unknown "api\\nloyalties"'],
    ["api++loyalties", '"api  loyalties"'],
  ])("§4.2, §5.2: refuses the scope %s and names the reason", (scope, found) => {
    const body = `grant_type=client_credentials&scope=${scope}`;

    const expected = "must be known scopes separated by single spaces";
    const source = { keyword: "pattern", component: "ScopeList", section: "5.2" };
    const violation = { pointer: "/body/scope", message: `${expected}, got ${found}`, expected, found, ...source };
    expect(checkRequest({ operationId: "generateToken", body })).toEqual({ ok: false, violations: [violation] });
  });

  it("§1: requires a form for the token operations, and no body for the others", () => {
    const json = new Headers({ ...keys, "Content-Type": "application/json" });

    expect(format({ operationId: "revokeToken", headers: json, body: "{}" })).toEqual([
      "/headers/content-type: must be sent as application/x-www-form-urlencoded, got application/json",
    ]);
    expect(format({ operationId: "listUsers", path: { projectId: "p" }, body: "x" })).toEqual([
      "/body: must have no body, got a body",
    ]);
  });

  it("reports an operation that the contract does not have", () => {
    expect(format({ operationId: "listVouchers" })[0]).toMatch(/got "listVouchers"$/);
  });
});

describe("readRequest, for what no operation of this contract has", () => {
  const optional = { in: "query", required: false } as const;
  const operation: Operation = {
    ...operations.listUsers,
    parameters: [
      { ...optional, name: "ids", schema: { type: "array", items: { type: "integer" } }, separator: "," },
      { ...optional, name: "tags", schema: { type: "array", items: { type: "string" } } },
      { ...optional, name: "deep", schema: { type: "boolean" } },
      { ...optional, name: "ratio", schema: { type: "number" } },
      { name: "X-Trace", in: "header", required: false, schema: { type: "integer" } },
      { name: "X-Other", in: "header", required: false, schema: { type: "string" } },
    ],
    requestBody: { required: true, content: { "application/json": { schema: "ErrorObject" } } },
  };
  const send = (query: string, body: string, type = "application/json") =>
    readRequest(operation, {
      path: { projectId: "p" },
      query,
      headers: new Headers({ "X-Trace": "7", "Content-Type": type }),
      body,
    });

  it("reads lists, numbers, headers and JSON by their schemas", () => {
    const body = { code: 404, message: "Resource not found" };
    const read = send("ids=1,-2,x&tags=a&tags=b&deep=true&ratio=1.5e3", JSON.stringify(body));

    expect(read).toMatchObject({
      query: { ids: [1, -2, "x"], tags: ["a", "b"], deep: true, ratio: 1500 },
      headers: { "X-Trace": 7 },
      body,
      violations: [],
    });
    expect(read.headers).not.toHaveProperty("X-Other");
    expect(send("ids=1&ids=2&deep=1", JSON.stringify(body))).toMatchObject({
      query: { ids: [1], deep: "1" },
      violations: [{ keyword: "repeated", pointer: "/query/ids" }],
    });
  });

  it.each([
    ["", undefined, "body", "/body", "must have a body (ErrorObject), got nothing"],
    ["{", undefined, "json", "/body", "must be JSON, got text of length 1"],
    ["{}", "text/plain", "mediaType", "/headers/content-type", "must be sent as application/json, got text/plain"],
    ['{"code":"1","message":"m"}', undefined, "type", "/body/code", 'must be integer, got "1"'],
  ])("refuses the body %j", (body, type, keyword, pointer, message) => {
    expect(send("", body, type).violations).toMatchObject([{ keyword, pointer, message }]);
  });
});
