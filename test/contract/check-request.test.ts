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
  const listing = (query: string) => ({ operationId: "listMemberActivity", path, query });
  const issue = (body: string) => ({ operationId: "generateToken", headers: new Headers(form), body });
  const json = new Headers({ ...keys, "Content-Type": "application/json" });
  const operationIds = Object.keys(operations).join(", ");
  it.each<[string, RequestToCheck, string]>([
    ["§4.1", listing("limit=0"), "/query/limit: must be >= 1, got 0"],
    ["§4.1", listing("limit=1&limit=2"), "/query/limit: must be sent once, got several"],
    ["§4.1", listing(`limit=${"x".repeat(79)}`), "/query/limit: must be integer, got string of 81 characters"],
    ["§4.2", issue(""), "/body: must have a body (TokenRequest), got nothing"],
    [
      "§1",
      { operationId: "revokeToken", headers: json, body: "{}" },
      '/headers/content-type: must be sent as application/x-www-form-urlencoded, got "application/json"',
    ],
    ["§1", { operationId: "listUsers", path: { projectId: "p" }, body: "x" }, "/body: must have no body, got a body"],
    ["§4", { operationId: "listVouchers" }, `: must be one of the operations ${operationIds}, got "listVouchers"`],
  ])("%s: refuses %j: %s", (_, request, expected) => {
    expect(format(request)).toEqual([expected]);
  });

  it("S12: ignores query parameters that the contract does not know", () => {
    expect(format(listing("debug=1&debug=2"))).toEqual([]);
  });

  it.each([
    { Authorization: "Basic YTpi" },
    { Authorization: "abc" },
    { Authorization: "Bearer " },
    { "X-App-Id": "a", "X-App-Token": " " },
  ])("§5.1: %j is neither a bearer token nor a key pair", (headers) => {
    const message = "must carry X-App-Id + X-App-Token, or Authorization, got neither";
    const violation = { pointer: "/headers", message, section: "5.1", assumption: "S05" };

    expect(checkRequest({ ...listing(""), headers: new Headers(headers as Record<string, string>) })).toMatchObject({
      violations: [violation],
    });
  });

  it.each([
    ["api%2Cloyalties", 'unknown "api,loyalties"'],
    ["api%0Aloyalties", 'unknown "api\\nloyalties"'],
    ["api++loyalties", '"api  loyalties"'],
  ])("§4.2, §5.2: refuses the scope %s and names the reason", (scope, found) => {
    const expected = "must be known scopes separated by single spaces";
    const source = { keyword: "pattern", component: "ScopeList", section: "5.2" };
    const hidden = "string (not shown)";
    const shown = { message: `${expected}, got ${found}`, expected, found, hidden };
    const violation = { pointer: "/body/scope", ...shown, ...source };

    expect(checkRequest(issue(`grant_type=client_credentials&scope=${scope}`))).toEqual({
      ok: false,
      violations: [violation],
    });
  });

  it.each([
    ["x=1", []],
    ["scope=api", ["repeated /body/scope"]],
    ["x=1&x=2", ["repeated /body/x"]],
  ])("RFC 6749 §3.2: a form has each field once, and may have others than ours: %s", (more, expected) => {
    const result = checkRequest(issue(`grant_type=client_credentials&scope=api&${more}`));
    const found = result.ok ? [] : result.violations.map(({ keyword, pointer }) => `${keyword} ${pointer}`);

    expect(found).toEqual(expected);
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
  const headers = new Headers({ "X-Trace": "7", "Content-Type": "application/json" });
  const send = (query: string, body: string) =>
    readRequest(operation, { path: { projectId: "p" }, query, headers, body });

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
    for (const [query, values] of [
      ["deep=false", { deep: false }],
      ["deep=truely", { deep: "truely" }],
      ["deep=untrue", { deep: "untrue" }],
      ["ratio=true", { ratio: "true" }],
    ] as const)
      expect(send(query, JSON.stringify(body)).query).toEqual(values);
    expect(send("ids=1&ids=2&deep=1", JSON.stringify(body))).toMatchObject({
      query: { ids: [1], deep: "1" },
      violations: [{ keyword: "repeated", pointer: "/query/ids" }],
    });
  });

  it.each([
    ["", "must have a body (ErrorObject), got nothing"],
    ["{", "must be JSON, got text of length 1"],
    ["[]", "must be object, got array"],
  ])("refuses the body %s: %s", (body, message) => {
    expect(send("", body).violations).toMatchObject([{ pointer: "/body", message }]);
  });
});
