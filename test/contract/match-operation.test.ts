import { describe, expect, it } from "vitest";
import { matchOperation } from "../../src/contract/index.ts";

const find = (method: string, pathname: string) => {
  const match = matchOperation(method, pathname);
  return match && [match.operation.id, match.path];
};

describe("matchOperation", () => {
  it("S32: finds an operation under any base address", () => {
    expect(find("GET", "/management/v1/projects/p1/users")).toEqual(["listUsers", { projectId: "p1" }]);
    expect(find("get", "/proxy/eu/management/v1/projects/p1/webhooks")).toEqual(["listWebhooks", { projectId: "p1" }]);
  });

  it("decodes path parameters, slashes included, and leaves malformed encoding as it is", () => {
    expect(find("GET", "/v1/loyalties/a%2Fb/members/%E2%9C%A8%20x/activity")).toEqual([
      "listMemberActivity",
      { campaignId: "a/b", memberId: "✨ x" },
    ]);
    expect(find("GET", "/v1/loyalties/%zz/members/m/activity")?.[1]).toEqual({ campaignId: "%zz", memberId: "m" });
  });

  it("S02: finds token issuance with and without /v1", () => {
    expect(find("POST", "/oauth/token")).toEqual(["generateToken", {}]);
    expect(find("POST", "/v1/oauth/token")).toEqual(["generateToken", {}]);
    expect(find("POST", "/v1/oauth/token/revoke")).toEqual(["revokeToken", {}]);
  });

  it("finds nothing for another method, a longer path or an empty segment", () => {
    expect(find("POST", "/management/v1/projects/p1/users")).toBeUndefined();
    expect(find("GET", "/management/v1/projects/p1/users/u1")).toBeUndefined();
    expect(find("GET", "/management/v1/projects//users")).toBeUndefined();
  });
});
