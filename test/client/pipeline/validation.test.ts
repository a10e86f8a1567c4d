import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../src/contract/index.ts";
import {
  type ClientEvent,
  ContractViolationError,
  createLoyaltyClient,
  isApiError,
  isKnownActivity,
  isLoyaltyError,
  type Validation,
} from "../../../src/index.ts";

const odd = {
  id: "evt_1",
  type: "customer.teleported",
  created_at: "2026-01-01T00:00:00Z",
  data: { data: { to: "Mars" }, event_source: { channel: "API" } },
};
const page = { object: "list", data_ref: "data", data: [odd], has_more: false };

function setUp(validate?: Validation) {
  const events: ClientEvent[] = [];
  const client = createLoyaltyClient({
    baseUrl: "https://api.loyalty.example",
    accessToken: "t",
    onEvent: (event) => events.push(event),
    fetch: async () => Response.json(page),
    ...(validate && { validate }),
  });
  return { events, call: client.listMemberActivity("c", "m").firstPage() };
}

describe("validation", () => {
  it("is off: an event type that nobody knows comes through whole", async () => {
    const { call, events } = setUp();

    expect(await call).toEqual(page);
    expect(events.map(({ type }) => type)).toEqual(["request", "response"]);
  });

  it("throws a ContractViolationError that says what and where", async () => {
    const { call } = setUp({ response: checkResponse, on: "throw" });

    await expect(call).rejects.toBeInstanceOf(ContractViolationError);
    await expect(call).rejects.toThrow(
      /^listMemberActivity 200: \/data\/0\/type must be equal to one of .* \(§2\.2\)$/,
    );
  });

  it("tells of the violation and goes on", async () => {
    const { call, events } = setUp({ response: checkResponse, on: "warn" });

    expect(await call).toEqual(page);
    expect(events.at(-1)).toMatchObject({
      type: "violation",
      operationId: "listMemberActivity",
      status: 200,
      violations: [{ pointer: "/data/0/type" }],
    });
  });
});

describe("isKnownActivity", () => {
  it("§6.1: tells the 26 types from others", () => {
    expect(isKnownActivity({ type: "customer.rewarded" })).toBe(true);
    expect(isKnownActivity(odd)).toBe(false);
  });
});

describe("type guards of errors", () => {
  it("know the errors of another copy of the package", async () => {
    const copy = "../../../src/index.ts?copy"; // another module, and so other classes
    const other: typeof import("../../../src/index.ts") = await import(/* @vite-ignore */ copy);
    const error = new other.ConnectionError("GET /", undefined);
    const refusal = new other.NotFoundError({ request: "GET /", status: 404, body: {}, isEmpty: true });

    expect([isLoyaltyError(error), isApiError(error), isLoyaltyError(refusal), isApiError(refusal)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([isLoyaltyError(new Error("no")), isLoyaltyError(undefined)]).toEqual([false, false]);
  });
});

describe("explain", () => {
  const application = { appId: "a", appToken: "b" };
  const explain = (options: object) => {
    const client = createLoyaltyClient({ baseUrl: "https://api.loyalty.example", ...options });
    return (["listMemberActivity", "generateToken", "listUsers"] as const).map((operationId) =>
      client.explain(operationId),
    );
  };

  it("says what would be sent, and why (§5.1)", () => {
    expect(explain({ application, oauth: { scopes: ["api"] } })).toEqual([
      { sends: "bearer token", why: "listMemberActivity takes a token (§4.1), and the client has one" },
      { sends: "key pair", why: "the operation takes no token (§4.2)" },
      { sends: "nothing", why: "listUsers needs managementId and managementToken" },
    ]);
    expect(explain({ application }).map(({ sends }) => sends)).toEqual(["key pair", "key pair", "nothing"]);
    expect(explain({ accessToken: "t" }).map(({ sends }) => sends)).toEqual(["bearer token", "nothing", "nothing"]);
  });
});
