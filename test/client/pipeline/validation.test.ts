import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../src/contract/internal.ts";
import {
  type ClientEvent,
  ContractViolationError,
  createLoyaltyClient,
  isApiError,
  isLoyaltyError,
  type Validation,
} from "../../../src/index.ts";
import { readPage } from "../../support/responses.ts";

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
  return { events, call: readPage(client) };
}

describe("validation", () => {
  it("is off by default: an unknown event type is returned unchanged", async () => {
    const { call, events } = setUp();

    expect(await call).toEqual(page);
    expect(events.map(({ type }) => type)).toEqual(["request", "response"]);
  });

  it("throws a ContractViolationError with the violations", async () => {
    const { call } = setUp({ response: checkResponse, on: "throw" });

    await expect(call).rejects.toBeInstanceOf(ContractViolationError);
    await expect(call).rejects.toMatchObject({ violations: [{ pointer: "/data/0/type", section: "2.2" }] });
    await expect(call).rejects.toThrow(
      /^listMemberActivity 200: \/data\/0\/type must be equal to one of .* \(§2\.2\)$/,
    );
  });

  it("emits an event and returns the body with on: 'warn'", async () => {
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

describe("type guards of errors", () => {
  it("recognize the errors of another copy of the package", async () => {
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

  it("returns the credentials that an operation would be sent with, and the reason (§5.1)", () => {
    expect(explain({ application, oauth: { scopes: ["api"] } })).toEqual([
      { sends: "bearer token", why: "listMemberActivity takes a token (§4.1), and the client has one" },
      { sends: "key pair", why: "the operation takes no token (§4.2)" },
      { sends: "nothing", why: "listUsers needs managementId and managementToken" },
    ]);
    expect(explain({ application }).map(({ sends }) => sends)).toEqual(["key pair", "key pair", "nothing"]);
    expect(explain({ accessToken: "t" }).map(({ sends }) => sends)).toEqual(["bearer token", "nothing", "nothing"]);
  });
});
