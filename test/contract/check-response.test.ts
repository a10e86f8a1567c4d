import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import {
  channels,
  checkResponse,
  describeSource,
  eventTypes,
  operations,
  type Violation,
} from "../../src/contract/internal.ts";
import { toPath, valueAt } from "../../src/contract/json-pointer.ts";

/** Returns the example of a type with other values at these pointers; undefined removes the property. */
function changeActivity(type: string, changes: Record<string, unknown> = {}) {
  const activity = exampleActivities().find((example) => example.type === type);
  for (const [pointer, value] of Object.entries(changes)) {
    const parent = valueAt(activity, pointer.slice(0, pointer.lastIndexOf("/"))) as Record<string, unknown>;
    const name = toPath(pointer).at(-1) ?? "";
    if (value === undefined) delete parent[name];
    else parent[name] = value;
  }
  return activity;
}

function listViolations(operationId: string, status: number, body?: unknown): readonly Violation[] {
  const result = checkResponse({ operationId, status, body });
  return result.ok ? [] : result.violations;
}
const listPageViolations = (...data: unknown[]) =>
  listViolations("listMemberActivity", 200, { object: "list", data_ref: "data", data, has_more: false, total: 1 });
const format = (violations: readonly Violation[]) => violations.map(({ pointer, message }) => `${pointer}: ${message}`);

const list = (...data: unknown[]) => ({ object: "list", data_ref: "data", data, total: data.length });
const JOINED = "customer.loyalty.tier.joined";
const project = { code: 404, message: "Resource not found", details: "Cannot find project with id proj_1" };
const missing = { ...project, key: "not_found", request_id: "r", resource_id: "x", resource_type: "voucher" };
const token = { access_token: "t", client_id: "c", expires_at: 1, expires_in: 1, scope: "api", token_type: "Bearer" };

/** `document.test.ts` proves which values are wrong; these tests show how a violation is described. */
describe("checkResponse", () => {
  it.each([
    ["§2.2: a missing type once", { "/type": undefined }, [": must have a string type, got object"]],
    ["§2.2: a type that is not text", { "/type": 7 }, ["/type: must have a string type, got 7"]],
    [
      "§6.1: an unknown type once",
      { "/type": "other" },
      [`/type: must be equal to one of the allowed values (${eventTypes.length} types), got "other"`],
    ],
    [
      "§2.2, S25: a date that does not exist",
      { "/created_at": "2026-02-30T00:00:00Z" },
      ['/created_at: must match format "date-time", got "2026-02-30T00:00:00Z"'],
    ],
    [
      "§2.2, S17: missing properties",
      { "/data": {} },
      ["/data: must have required property 'data'", "/data: must have required property 'event_source'"],
    ],
    [
      "§2.4: an unknown channel",
      { "/data/event_source/channel": "FAX" },
      [`/data/event_source/channel: must be equal to one of the allowed values ${JSON.stringify(channels)}, got "FAX"`],
    ],
    ["§2.7: null", { "/data/data/campaign/name": null }, ["/data/data/campaign/name: must be string, got null"]],
    [
      "§8: 501 order items",
      { "/data/data/order": { items: Array.from({ length: 501 }, () => ({})) } },
      ["/data/data/order/items: must have at most 500 items, got array"],
      "customer.rewarded.loyalty_points",
    ],
    [
      "§2.3, S24: null as event, but not an object",
      { "/data/data/event": null, "/data/data/balance": {} },
      ["/data/data/event: must be object, got null"],
      "customer.rewarded.loyalty_points",
    ],
  ])("reports %s", (_, changes, expected, type = JOINED) => {
    expect(format(listPageViolations(changeActivity(type, changes)))).toEqual(expected.map((text) => `/data/0${text}`));
  });

  it.each<[name: string, violations: readonly Violation[], expected: string, source: string]>([
    [
      "an unknown operation",
      listViolations("listMembers", 200, {}),
      `: must be one of the operations ${Object.keys(operations).join(", ")}, got "listMembers"`,
      "§4",
    ],
    [
      "an undocumented status",
      listViolations("listUsers", 302, {}),
      `: status must be one of ${Object.keys(operations.listUsers.responses).join(", ")}, got 302`,
      "§4.5",
    ],
    [
      "S22: another status of an issued token",
      listViolations("generateToken", 201, token),
      ": status must be one of 200, 4XX, 5XX, got 201",
      "assumed (S22)",
    ],
    ["a missing body", listViolations("listUsers", 200), ": must have a body (ProjectUserList), got nothing", "§4.5"],
    ["a body that must be absent", listViolations("revokeToken", 204, {}), ": must have no body, got object", "§4.3"],
    ["a body that is an array", listViolations("listUsers", 200, []), ": must be object, got array", "§4.5"],
    [
      "§5.2: scopes that are not text",
      listViolations("generateToken", 200, { ...token, scope: 7 }),
      "/scope: must be string, got 7",
      "§5.2",
    ],
    [
      "S17: a missing id",
      listViolations("listWebhooks", 200, list({})),
      "/data/0: must have required property 'id'",
      "assumed (S17)",
    ],
    [
      "§2.2, S25: a time with a space",
      listPageViolations(changeActivity(JOINED, { "/created_at": "2026-03-02 08:15:30Z" })),
      '/data/0/created_at: must match format "date-time", got "2026-03-02 08:15:30Z"',
      "assumed (S25)",
    ],
    [
      "§7.2: another text",
      listViolations("listUsers", 401, { code: 401, message: "No", key: "unauthorized" }),
      '/message: must be equal to constant "Unauthorized", got "No"',
      "§7.2",
    ],
    [
      "§7.2: a key that must be absent",
      listViolations("listWebhooks", 404, { ...project, key: null }),
      "/key: must be absent, got null",
      "§7.2",
    ],
    [
      "§7.1: a code that is not the status",
      listViolations("listUsers", 400, { code: 403, message: "x" }),
      "/code: must be the HTTP status 400, got 403",
      "§7.1",
    ],
    [
      "§7.1: a code that is not an integer, once",
      listViolations("listUsers", 403, { code: 400.5, message: "x" }),
      "/code: must be integer, got 400.5",
      "§7.1",
    ],
  ])("reports %s, and whether the document or an assumption forbids it", (_, violations, expected, source) => {
    expect(format(violations)).toEqual([expected]);
    expect(violations.map(describeSource)).toEqual([source]);
  });

  it("names the rules that no schema has", () => {
    const found = [
      ...[listViolations("listMembers", 200), listViolations("listUsers", 302), listViolations("listUsers", 200)],
      ...[listViolations("revokeToken", 204, {}), listViolations("listUsers", 400, { code: 403, message: "x" })],
    ];

    expect(found.flat().map(({ keyword }) => keyword)).toEqual(["operation", "status", "body", "body", "status"]);
  });

  it("names event type, component and section of a fault", () => {
    const broken = changeActivity(JOINED, { "/data/data/customer/email": null });

    expect(listPageViolations(changeActivity("customer.rewarded"), broken)).toEqual([
      {
        pointer: "/data/1/data/data/customer/email",
        message: "must be string, got null",
        expected: "must be string",
        found: "null",
        keyword: "type",
        component: "CustomerSummary",
        eventType: JOINED,
        section: "2.6",
      },
    ]);
    expect(listPageViolations(changeActivity(JOINED, { "/type": 7 }))[0]).not.toHaveProperty("eventType");
  });

  it("§2.5: names the shape instead of the base that it extends", () => {
    const broken = changeActivity("customer.rewarded.loyalty_points", { "/data/data/loyalty_tier": null });

    expect(listPageViolations(broken)).toMatchObject([{ component: "LoyaltyTier", section: "2.5" }]);
  });

  it.each([
    ["S06: any success of a revocation", [200, 202, 204].map((status) => listViolations("revokeToken", status))],
    [
      "S31: a response without headers",
      [listViolations("listUsers", 429, { code: 429, message: "Too many requests" })],
    ],
    ["§2.8: a property named code in a success", [listViolations("generateToken", 200, { ...token, code: 1 })]],
    [
      "S36: any is_referral_code",
      [true, false].map((is) =>
        listPageViolations(changeActivity(JOINED, { "/data/data/campaign/is_referral_code": is })),
      ),
    ],
    [
      "S37: any details of a missing resource",
      [listViolations("listMemberActivity", 404, { ...missing, details: "m" })],
    ],
  ])("accepts %s", (_, violations) => {
    expect(violations.flat()).toEqual([]);
  });

  it("refuses a media type that the contract does not document", () => {
    const body = { code: 500, message: "Oops" };
    const check = (mediaType: string) => checkResponse({ operationId: "listUsers", status: 500, body, mediaType });

    expect(check("Application/JSON; charset=utf-8")).toEqual({ ok: true });
    expect(check("text/html")).toMatchObject({ ok: false, violations: [{ keyword: "mediaType" }] });
  });

  it("never shows a token", () => {
    const violations = listViolations("generateToken", 200, { ...token, access_token: 31337 });

    expect(violations).toHaveLength(1);
    expect(JSON.stringify(violations)).not.toContain("31337");
  });
});
