import { beforeEach, describe, expect, it } from "vitest";
import { type Operation, operations } from "../../../src/contract/internal.ts";
import { authenticate } from "../../../src/service/guards/authenticate.ts";
import type { Exchange } from "../../../src/service/http/exchange.ts";
import type { ServiceError } from "../../../src/service/http/service-error.ts";
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
  const request = { operation, path: {}, query: new URLSearchParams(), headers: new Headers(headers) };
  const exchange: Exchange = { request: { ...request, readBody: async () => "" }, input: {} };
  const answer = authenticate({ store: demo.store, tokenClock: () => demo.clock.now, bearerHeader: "Authorization" });
  const handle = answer(async () => ({ status: 200, headers: {} }));
  try {
    await handle(exchange);
    return exchange.caller?.kind ?? "no caller";
  } catch (error) {
    return (error as ServiceError).body.code;
  }
}

const pair = { ApplicationId: [], ApplicationToken: [] };
const token = (...scopes: string[]) => ({ "X-Service-OAuth": scopes });
const wrong = { "X-App-Id": "app_demo", "X-App-Token": "wrong" };

describe("authenticate", () => {
  it("§5.1: accepts each alternative in any order of the contract, and of the schemes of a pair", async () => {
    const reversed = [token("loyalties"), token("api"), { ApplicationToken: [], ApplicationId: [] }];

    expect(await findCaller(reversed, demo.application)).toBe("application");
    expect(await findCaller(reversed, bearer)).toBe("application");
    expect(await findCaller([{ ManagementToken: [], ManagementId: [] }], demo.management)).toBe("management");
  });

  it("§5.1: refuses a credential that the operation does not list", async () => {
    expect(await findCaller([pair], bearer)).toBe(401);
    expect(await findCaller([token("loyalties")], demo.application)).toBe(401);
    expect(await findCaller([pair], demo.management)).toBe(401);
    expect(await findCaller([pair], {})).toBe(401);
  });

  it("§5.1: refuses half of a pair", async () => {
    expect(await findCaller([pair], { "X-App-Token": demo.demo.credentials.appToken })).toBe(401);
    expect(await findCaller([pair], { "X-App-Id": demo.demo.credentials.appId })).toBe(401);
  });

  it("S29: accepts one valid credential beside an invalid one, whichever the contract lists first", async () => {
    for (const security of [
      [pair, token("loyalties")],
      [token("loyalties"), pair],
    ]) {
      expect(await findCaller(security, { ...wrong, ...bearer })).toBe("application");
      expect(await findCaller(security, { ...demo.application, Authorization: "Bearer unknown" })).toBe("application");
      expect(await findCaller(security, { ...wrong, Authorization: "Bearer unknown" })).toBe(401);
    }
  });

  it.each([
    ["one scope of several alternatives", [token("api"), token("loyalties")], "application"],
    ["all scopes of one alternative", [token("vouchers", "loyalties")], "application"],
    ["only some scopes of an alternative", [token("loyalties", "api")], 403],
    ["none of the scopes", [token("api"), token("rewards")], 403],
  ])("S11: answers a token that was granted %s by the scopes of the alternatives", async (_, security, expected) => {
    expect(await findCaller(security, bearer)).toBe(expected);
  });

  it("§5.1: accepts a request without credentials for a public operation, and still identifies a caller", async () => {
    for (const security of [[{}], [{}, pair], [pair, {}]]) expect(await findCaller(security, {})).toBe("no caller");
    expect(await findCaller([{}, pair], demo.application)).toBe("application");
    expect(await findCaller([{}, pair], wrong)).toBe("no caller");
  });

  it("§5.1: accepts nothing for a combination of schemes that it cannot verify", async () => {
    const unknown = [{ ManagementId: [], ManagementToken: [], ApplicationId: [] }, { ApplicationToken: [] }];

    expect(await findCaller(unknown, { ...demo.application, ...demo.management })).toBe(401);
  });
});
