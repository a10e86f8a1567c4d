import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../src/contract/internal.ts";
import {
  type ClientEvent,
  ContractViolationError,
  isApiError,
  isLoyaltyError,
  type Validation,
} from "../../../src/index.ts";
import { createTestClient, readPage } from "../../support/responses.ts";

const odd = {
  id: "evt_1",
  type: "customer.teleported",
  created_at: "2026-01-01T00:00:00Z",
  data: { data: { to: "Mars" }, event_source: { channel: "API" } },
};
const page = { object: "list", data_ref: "data", data: [odd], has_more: false };

function setUp(validate?: Validation) {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const client = createTestClient({ validate, onEvent, fetch: async () => Response.json(page) });
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
    const refusal = new other.NotFoundError({
      ...{ operationId: "listUsers", method: "GET", path: "/", status: 404, headers: new Headers(), text: "" },
    });

    const values = [error, refusal, new Error("no"), undefined];

    expect(values.map(isLoyaltyError)).toEqual([true, true, false, false]);
    expect(values.map(isApiError)).toEqual([false, true, false, false]);
  });
});

describe("explain", () => {
  const explain = (options: object) =>
    (["listMemberActivity", "generateToken", "listUsers"] as const).map(createTestClient(options).explain);

  it("returns the credentials that an operation would be sent with, and the reason (§5.1)", () => {
    expect(explain({ oauth: { scopes: ["api"] } })).toEqual([
      { sends: "bearer token", why: "listMemberActivity takes a token (§4.1), and the client has one" },
      { sends: "key pair", why: "the operation takes no token (§4.2)" },
      { sends: "nothing", why: "listUsers needs the option management (managementId and managementToken)" },
    ]);
    expect(explain({})).toMatchObject([
      { sends: "key pair", why: "the client has no token (§4.1)" },
      { sends: "key pair" },
      { sends: "nothing" },
    ]);
    expect(explain({ application: undefined, accessToken: "t" }).map(({ sends }) => sends)).toEqual([
      "bearer token",
      "nothing",
      "nothing",
    ]);
  });
});
