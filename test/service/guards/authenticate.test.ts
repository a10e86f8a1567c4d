import { describe, expect, it } from "vitest";
import { type Operation, operations } from "../../../src/contract/internal.ts";
import { authenticate, requireCaller } from "../../../src/service/guards/authenticate.ts";
import type { ServiceError } from "../../../src/service/http/service-error.ts";
import type { Caller, ServiceRequest } from "../../../src/service/http/service-request.ts";
import { startDemoService } from "../../support/demo-service.ts";

const demo = await startDemoService();
const { application, management } = demo;
const bearer = { Authorization: `Bearer ${(await demo.issue("loyalties vouchers")).body.access_token}` };
const unknownBearer = { Authorization: "Bearer unknown" };
const wrongPair = { "X-App-Id": "app_demo", "X-App-Token": "wrong" };

const pair = { ApplicationId: [], ApplicationToken: [] };
const token = (...scopes: string[]) => ({ "X-Service-OAuth": scopes });

/** Sends these headers to an operation with this `security`; returns the kind of the caller, or the status of the refusal. */
async function findCaller(security: Operation["security"], headers: Record<string, string>) {
  const operation: Operation = { ...operations.listMemberActivity, security };
  const query = new URLSearchParams();
  const request: ServiceRequest = {
    operation,
    path: {},
    query,
    headers: new Headers(headers),
    readBody: async () => "",
  };
  const handle = authenticate({ store: demo.store })(async () => ({ status: 200, headers: {} }), operation);
  try {
    await handle(request);
    return request.caller?.kind ?? "no caller";
  } catch (error) {
    return (error as ServiceError).body.code;
  }
}

describe("authenticate", () => {
  it("§5.1: accepts a pair in any order, and nothing for a combination of schemes that it cannot verify", async () => {
    const reversed = [token("loyalties"), token("api"), { ApplicationToken: [], ApplicationId: [] }];
    const unknown = [{ ManagementId: [], ManagementToken: [], ApplicationId: [] }, { ApplicationToken: [] }];

    expect(await findCaller(reversed, application)).toBe("application");
    expect(await findCaller(unknown, { ...application, ...management })).toBe(401);
  });

  it("§5.1: admits everybody to a public operation, and identifies the caller if it can", async () => {
    expect(await findCaller([pair, {}], {})).toBe("no caller");
    expect(await findCaller([{}, pair], application)).toBe("application");
    expect(await findCaller([{}, pair], wrongPair)).toBe("no caller");
  });

  it.each([
    { place: "first", security: [pair, token("loyalties")] },
    { place: "last", security: [token("loyalties"), pair] },
  ])("S29: accepts one valid credential beside an invalid one, with the pair $place", async ({ security }) => {
    expect(await findCaller(security, { ...wrongPair, ...bearer })).toBe("application");
    expect(await findCaller(security, { ...application, ...unknownBearer })).toBe("application");
    expect(await findCaller(security, { ...wrongPair, ...unknownBearer })).toBe(401);
  });

  it.each([
    { granted: "one scope of several alternatives", security: [token("api"), token("loyalties")], is: "application" },
    { granted: "all scopes of one alternative", security: [token("vouchers", "loyalties")], is: "application" },
    { granted: "only some scopes of an alternative", security: [token("loyalties", "api")], is: 403 },
    { granted: "none of the scopes", security: [token("api"), token("rewards")], is: 403 },
  ])("S11: answers a token that was granted $granted by the scopes of the alternatives", async ({ security, is }) => {
    expect(await findCaller(security, bearer)).toBe(is);
  });
});

it("§5.1: a handler fails if the contract admits a caller that it cannot serve", () => {
  const caller: Caller = { kind: "management", client_id: "m", project_id: "", key_hash: new Uint8Array(), now: 0 };

  expect(requireCaller({ caller }, "management")).toBe(caller);
  expect(() => requireCaller({ caller }, "application")).toThrow("not management");
  expect(() => requireCaller({ caller: undefined }, "application")).toThrow("not undefined");
});
