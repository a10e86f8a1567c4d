import { beforeEach, describe, expect, it } from "vitest";
import { type Operation, operations } from "../../../src/contract/internal.ts";
import { authenticate, requireCaller } from "../../../src/service/guards/authenticate.ts";
import type { ServiceError } from "../../../src/service/http/service-error.ts";
import type { Caller, ServiceRequest } from "../../../src/service/http/service-request.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";

let demo: DemoService;
let bearer: Record<string, string>;
beforeEach(async () => {
  demo = await startDemoService();
  bearer = { Authorization: `Bearer ${(await demo.issue("loyalties vouchers")).body.access_token}` };
});

/** Sends these headers to an operation with this `security`; returns the kind of the caller, or the status of the refusal. */
async function findCaller(security: Operation["security"], headers: Record<string, string>) {
  const operation: Operation = { ...operations.listMemberActivity, security };
  const request: ServiceRequest = {
    operation,
    path: {},
    query: new URLSearchParams(),
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

const pair = { ApplicationId: [], ApplicationToken: [] };
const token = (...scopes: string[]) => ({ "X-Service-OAuth": scopes });
const wrong = { "X-App-Id": "app_demo", "X-App-Token": "wrong" };

describe("authenticate", () => {
  const application = () => demo.application;
  const reversed = [token("loyalties"), token("api"), { ApplicationToken: [], ApplicationId: [] }];
  const unknown = [{ ManagementId: [], ManagementToken: [], ApplicationId: [] }, { ApplicationToken: [] }];
  const foreign = { Authorization: "Bearer unknown" };
  type Headers = () => Record<string, string>;

  it.each<[string, Operation["security"], Headers, expected: string | number]>([
    ["accepts a pair in any order", reversed, application, "application"],
    ["accepts no credentials if a pair is preferred", [pair, {}], () => ({}), "no caller"],
    ["identifies the caller of a public operation", [{}, pair], application, "application"],
    ["accepts wrong credentials for a public operation", [{}, pair], () => wrong, "no caller"],
    [
      "accepts nothing for a combination of schemes that it cannot verify",
      unknown,
      () => ({ ...demo.application, ...demo.management }),
      401,
    ],
  ])("§5.1: %s", async (_, security, createHeaders, expected) => {
    expect(await findCaller(security, createHeaders())).toBe(expected);
  });

  it.each([
    ["first", [pair, token("loyalties")]],
    ["last", [token("loyalties"), pair]],
  ])("S29: accepts one valid credential beside an invalid one, with the pair %s", async (_, security) => {
    expect(await findCaller(security, { ...wrong, ...bearer })).toBe("application");
    expect(await findCaller(security, { ...demo.application, ...foreign })).toBe("application");
    expect(await findCaller(security, { ...wrong, ...foreign })).toBe(401);
  });

  it.each([
    ["one scope of several alternatives", [token("api"), token("loyalties")], "application"],
    ["all scopes of one alternative", [token("vouchers", "loyalties")], "application"],
    ["only some scopes of an alternative", [token("loyalties", "api")], 403],
    ["none of the scopes", [token("api"), token("rewards")], 403],
  ])("S11: answers a token that was granted %s by the scopes of the alternatives", async (_, security, expected) => {
    expect(await findCaller(security, bearer)).toBe(expected);
  });
});

it("§5.1: a handler fails if the contract admits a caller that it cannot serve", () => {
  const caller: Caller = { kind: "management", client_id: "m", project_id: "", key_hash: new Uint8Array(), now: 0 };

  expect(requireCaller({ caller }, "management")).toBe(caller);
  expect(() => requireCaller({ caller }, "application")).toThrow("not management");
  expect(() => requireCaller({ caller: undefined }, "application")).toThrow("not undefined");
});
