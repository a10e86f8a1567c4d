import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { clientOperations } from "../../../src/contract/client-operations.ts";
import { startDemoService } from "../../support/demo-service.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { serve } from "../../support/serve.ts";

const { service, demo } = await startDemoService();
const { url: baseUrl } = await serve(service.listener);
const { campaignId, memberId, projectId } = demo.ids;
const member = ["--campaignId", campaignId, "--memberId", memberId];
const { appId, appToken, managementId, managementToken } = demo.credentials;
const variables = {
  LOYALTY_CLIENT_BASE_URL: baseUrl,
  LOYALTY_CLIENT_APP_ID: appId,
  LOYALTY_CLIENT_APP_TOKEN: appToken,
  LOYALTY_CLIENT_MANAGEMENT_ID: managementId,
  LOYALTY_CLIENT_MANAGEMENT_TOKEN: managementToken,
};
beforeEach(() => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return () => vi.unstubAllEnvs();
});
const call = (args: readonly string[]) => runInProcess(["call", ...args]);

describe("loyalty call", () => {
  it("prints the body of the response, and sends the parameters", async () => {
    const { code, json } = await call(["listMemberActivity", ...member, "--limit", "2", "--order", "-created_at"]);

    expect(code).toBe(0);
    expect(json().data).toHaveLength(2);
    expect(json().has_more).toBe(true);
  });

  it.each(Object.keys(clientOperations))("the help of %s names the variables", async (id) => {
    expect((await call([id, "--help"])).stdout).toContain("LOYALTY_CLIENT_BASE_URL");
  });

  it("prints the items of all pages as one JSON document per line", async () => {
    const { code, stdout } = await call(["listMemberActivity", ...member, "--limit", "2", "--all"]);

    expect([code, stdout.match(/^\{.*"created_at":.*\}$/gm)?.length]).toEqual([0, demo.activityCount]);
  });

  it("takes a secret from the environment, and refuses it as an argument", async () => {
    const issued = await call(["generateToken", "--scope", "loyalties api"]);
    const { access_token: token, scope } = issued.json();
    const missing = await call(["revokeToken"]);
    const asArgument = await call(["revokeToken", "--access_token", token]);
    vi.stubEnv("LOYALTY_ACCESS_TOKEN", `Bearer ${token}`);
    const withPrefix = await call(["revokeToken"]);
    vi.stubEnv("LOYALTY_ACCESS_TOKEN", token);
    const fromEnvironment = await call(["revokeToken"]);
    vi.stubEnv("LOYALTY_CLIENT_ACCESS_TOKEN", token);
    const dead = await call(["listMemberActivity", ...member]);

    expect(scope).toBe("loyalties api");
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining("the variable LOYALTY_ACCESS_TOKEN is") });
    expect(asArgument).toMatchObject({ code: 2, stderr: expect.stringContaining("other users can read arguments") });
    expect(asArgument.stderr).not.toContain(token);
    expect([withPrefix.code, withPrefix.stderr]).toEqual([2, expect.stringContaining("must be the token without")]);
    expect(fromEnvironment).toMatchObject({ code: 0, stdout: "" });
    expect(dead.code).toBe(1); // the token precedes the key
  });

  it("exits with 1 and prints the Error object if the service refuses the call", async () => {
    const { code, stdout, stderr } = await call(["listMemberActivity", ...member.slice(0, 3), "none"]);

    expect([code, stdout]).toEqual([1, ""]);
    const { request_id, details, ...error } = JSON.parse(stderr);
    const resource = { resource_type: "voucher", resource_id: "none" };
    expect(error).toEqual({ code: 404, key: "not_found", message: "Resource not found", ...resource });
  });

  it("reads a number as JSON, in which null is nothing, and exits with 2 for a value that the client refuses", async () => {
    const nothing = await call(["listMemberActivity", ...member, "--limit", "null"]);
    const { code, stderr } = await call(["listMemberActivity", ...member, "--limit", "two"]);

    expect([nothing.code, nothing.stderr]).toEqual([0, ""]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('at least 1, got "two"; see')]);
  });

  it.each([
    [
      "LOYALTY_CLIENT_MANAGEMENT_TOKEN",
      "",
      /listUsers needs \w+_MANAGEMENT_ID and \w+_MANAGEMENT_TOKEN in the environ/,
    ],
    ["LOYALTY_CLIENT_BASE_URL", "", /the variable LOYALTY_CLIENT_BASE_URL is missing/],
    ["LOYALTY_CLIENT_BASE_URL", "x", /baseUrl must be an http or https URL/],
    ["LOYALTY_CLIENT_APP_ID", "", /Activity needs \w+_APP_ID and \w+_APP_TOKEN, or (?!.*, or )\w+_ACCESS_TOKEN in the/],
  ])("exits with 2 and names what is missing if the environment has %s as %j", async (name, value, message) => {
    vi.stubEnv(name, value);
    const args = name.includes("APP") ? ["listMemberActivity", ...member] : ["listUsers", "--projectId", projectId];

    const { code, stderr } = await call(args);

    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it("exits with 3 if no usable answer arrives", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0); // retries do not wait
    onTestFinished(() => void vi.restoreAllMocks());
    const { url, server } = await serve((_request, response) => void response.end("<html>"));
    vi.stubEnv("LOYALTY_CLIENT_BASE_URL", url);
    const unreadable = await call(["listUsers", "--projectId", projectId]);
    server.close();
    vi.stubEnv("LOYALTY_CLIENT_BASE_URL", "http://127.0.0.1:1");
    const refused = await call(["generateToken", "--scope", "api"]);

    expect([unreadable.code, refused.code]).toEqual([3, 3]);
    expect(refused.stderr).toMatch(/^loyalty call generateToken: POST \/oauth\/token: no response/);
  });
});
