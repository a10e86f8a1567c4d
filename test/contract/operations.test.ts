import { describe, expect, it } from "vitest";
import { matchOperation, readParameter } from "../../src/contract/internal.ts";
import { contract } from "../support/openapi.ts";

const find = (method: string, pathname: string, underAnyBase = true) => {
  const match = matchOperation(method, pathname, { underAnyBase });
  return match && [match.operation.id, match.path];
};

describe("matchOperation", () => {
  it("S32: finds an operation by its whole path, and under any base path if asked to", () => {
    expect(find("GET", "/management/v1/projects/p1/users", false)).toEqual(["listUsers", { projectId: "p1" }]);
    expect(find("get", "/proxy/eu/management/v1/projects/p1/webhooks")).toEqual(["listWebhooks", { projectId: "p1" }]);
    expect(find("get", "/proxy/eu/management/v1/projects/p1/webhooks", false)).toBeUndefined();
  });

  it("decodes path parameters, slashes included, and leaves malformed encoding as it is", () => {
    expect(find("GET", "/v1/loyalties/a%2Fb/members/%E2%9C%A8%20x/activity")).toEqual([
      "listMemberActivity",
      { campaignId: "a/b", memberId: "✨ x" },
    ]);
    expect(find("GET", "/v1/loyalties/%zz/members/m/activity")?.[1]).toEqual({ campaignId: "%zz", memberId: "m" });
  });

  it.each([
    ["/oauth/token", "generateToken"],
    ["/v1/oauth/token", "generateToken"],
    ["/v1/v1/oauth/token", undefined],
    ["/v1/oauth/token/revoke", "revokeToken"],
    ["/oauth/token/revoke", undefined],
    ["/v1/v1/oauth/token/revoke", undefined],
  ])("S02: finds token issuance with and without /v1: %s is %s", (pathname, operationId) => {
    expect(find("POST", pathname, false)?.[0]).toBe(operationId);
  });

  it.each([
    ["a longer path", "/management/v1/projects/p1/users/u1"],
    ["an empty segment", "/management/v1/projects//users"],
  ])("finds nothing for %s", (_, pathname) => {
    expect(find("GET", pathname)).toBeUndefined();
  });
});

it("S03, S04: readParameter finds the defaults, and names what the contract does not have", () => {
  const row = contract.operations.find(({ operation }) => operation.operationId === "listMemberActivity");
  const defaults = row?.parameters.filter(({ schema }) => schema.default !== undefined) ?? [];

  expect(defaults.length).toBeGreaterThan(1);
  for (const { name, schema } of defaults)
    expect(readParameter("listMemberActivity", name, "default")).toBe(schema.default);
  expect(() => readParameter("listUsers", "limit", "default")).toThrow(
    "The parameter limit of listUsers has no default",
  );
});
