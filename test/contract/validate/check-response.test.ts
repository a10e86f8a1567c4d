import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { checkResponse, eventTypes, type Violation } from "../../../src/contract/index.ts";
import { responseExamples } from "../../support/openapi.ts";

const activity = (type: string) =>
  structuredClone(exampleActivities().find((example) => example.type === type)) as never as Loose;
interface Loose {
  // biome-ignore lint/suspicious/noExplicitAny: the tests break what the types forbid
  [member: string]: any;
}
const page = (...data: unknown[]) => ({ object: "list", data_ref: "data", data, has_more: false });

function violations(operationId: string, status: number, body?: unknown): readonly Violation[] {
  const result = checkResponse({ operationId, status, body });
  return result.ok ? [] : result.violations;
}
const places = (found: readonly Violation[]) => found.map(({ pointer, message }) => `${pointer}: ${message}`);

describe("checkResponse", () => {
  it("accepts each response example of the contract, with the status that its code names", () => {
    const results = Object.entries({
      MemberActivityListed: ["listMemberActivity", 200],
      ResourceNotFound: ["listMemberActivity", 404],
      TokenGenerated: ["generateToken", 200],
      TokenError: ["generateToken", 400],
      WebhooksListed: ["listWebhooks", 200],
      UsersListed: ["listUsers", 200],
      Unauthorized: ["listUsers", 401],
      MissingFeature: ["listWebhooks", 402],
      ProjectNotFound: ["listWebhooks", 404],
      ClientError: ["listMemberActivity", 400],
      ServerError: ["revokeToken", 503],
    } as const).flatMap(([name, [operationId, status]]) =>
      Object.values(responseExamples(name)).map((body) => violations(operationId, Object(body).code ?? status, body)),
    );

    expect(results.length).toBeGreaterThan(40);
    expect(results.flat()).toEqual([]);
  });

  it.each(eventTypes)("§6.1: finds exactly one violation where the data of %s is not an object", (type) => {
    const broken = activity(type);
    broken.data.data = 7;

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      "/data/0/data/data: must be object, got 7",
    ]);
  });

  it("says operation facts, event type, component and section of a fault", () => {
    const broken = activity("customer.loyalty.tier.joined");
    broken.data.data.customer.email = null;

    expect(violations("listMemberActivity", 200, page(activity("customer.rewarded"), broken))).toEqual([
      {
        pointer: "/data/1/data/data/customer/email",
        message: "must be string, got null",
        expected: "must be string",
        found: "null",
        keyword: "type",
        component: "CustomerSummary",
        eventType: "customer.loyalty.tier.joined",
        section: "2.6",
      },
    ]);
  });

  it("§6.1: gives one violation for a type that is not one of the 26", () => {
    const broken = { ...activity("customer.rewarded"), type: "customer.redemption.succeeded" };

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      `/data/0/type: must be equal to one of the allowed values (${eventTypes.length} types), got "customer.redemption.succeeded"`,
    ]);
  });

  it("§2.2: gives one violation for a missing type", () => {
    const { type: _, ...broken } = activity("customer.rewarded");

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      "/data/0: must have a string type, got object",
    ]);
  });

  it("§2.2, S17: wants both members of data", () => {
    const broken = { ...activity("customer.rewarded"), data: {} };

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      "/data/0/data: must have required property 'data'",
      "/data/0/data: must have required property 'event_source'",
    ]);
  });

  it("§2.3: knows the transaction type of points_added", () => {
    const broken = activity("customer.voucher.loyalty_card.points_added");
    broken.data.data.transaction.type = "POINTS_ADDITION";

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      '/data/0/data/data/transaction/type: must be equal to one of the allowed values ["POINTS_ACCRUAL"], got "POINTS_ADDITION"',
    ]);
  });

  it("§2.3: lets balance and customer_event of customer.rewarded be null, and no neighbour", () => {
    const broken = activity("customer.rewarded");
    Object.assign(broken.data.data, { balance: null, customer_event: null, custom_event: null });

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      "/data/0/data/data/custom_event: must be object, got null",
    ]);
  });

  it("§2.3, S24: takes any object, and nothing else, as event and as pending points balance", () => {
    const rewarded = activity("customer.rewarded.loyalty_points");
    const pending = activity("customer.voucher.loyalty_card.pending_points.added");
    rewarded.data.data.event = {};
    pending.data.data.voucher_pending_points_balance = {};
    const accepted = violations("listMemberActivity", 200, page(rewarded, pending));
    rewarded.data.data.event = null;
    pending.data.data.voucher_pending_points_balance = 7;

    expect(accepted).toEqual([]);
    expect(places(violations("listMemberActivity", 200, page(rewarded, pending)))).toEqual([
      "/data/0/data/data/event: must be object, got null",
      "/data/1/data/data/voucher_pending_points_balance: must be object, got 7",
    ]);
  });

  it("§8: allows 500 order items and not 501", () => {
    const event = activity("customer.rewarded.loyalty_points");
    event.data.data.order.items = Array.from({ length: 500 }, () => ({}));
    const accepted = violations("listMemberActivity", 200, page(event));
    event.data.data.order.items.push({});

    expect(accepted).toEqual([]);
    expect(places(violations("listMemberActivity", 200, page(event)))).toEqual([
      "/data/0/data/data/order/items: must have at most 500 items, got array",
    ]);
  });

  it("§2.5: requires points of a tier, and neither of its thresholds", () => {
    const event = activity("customer.loyalty.tier.joined");
    event.data.data.loyalty_tier.config = { points: {} };
    const accepted = violations("listMemberActivity", 200, page(event));
    event.data.data.loyalty_tier.config = {};

    expect(accepted).toEqual([]);
    expect(places(violations("listMemberActivity", 200, page(event)))).toEqual([
      "/data/0/data/data/loyalty_tier/config: must have required property 'points'",
    ]);
  });

  it("§2.2: refuses a date that does not exist", () => {
    const broken = { ...activity("customer.voucher.deleted"), created_at: "2026-02-30T00:00:00Z" };

    expect(places(violations("listMemberActivity", 200, page(broken)))).toEqual([
      '/data/0/created_at: must match format "date-time", got "2026-02-30T00:00:00Z"',
    ]);
  });

  it("§2.1: allows members that the document does not list", () => {
    const extended = { ...page({ ...activity("customer.rewarded"), later: 1 }), total: 1 };

    expect(violations("listMemberActivity", 200, extended)).toEqual([]);
  });

  it("§7.2: holds each case to its body", () => {
    const project = { code: 404, message: "Resource not found", details: "Cannot find project with id proj_1" };
    const unauthorized = { code: 401, message: "Unauthorized", key: "unauthorized" };

    expect(violations("listWebhooks", 404, project)).toEqual([]);
    expect(places(violations("listWebhooks", 404, { ...project, key: "not_found" }))).toEqual([
      '/key: must be absent, got "not_found"',
    ]);
    expect(places(violations("listMemberActivity", 404, project)).sort()).toEqual(
      ["key", "request_id", "resource_id", "resource_type"]
        .map((name) => `: must have required property '${name}'`)
        .sort(),
    );
    expect(places(violations("listUsers", 401, { ...unauthorized, message: "No" }))).toEqual([
      '/message: must be equal to constant "Unauthorized", got "No"',
    ]);
  });

  it("§2.5: names the shape, and not the base that it extends", () => {
    const broken = activity("customer.rewarded.loyalty_points");
    broken.data.data.loyalty_tier = null;

    expect(violations("listMemberActivity", 200, page(broken))).toMatchObject([
      { component: "LoyaltyTier", section: "2.5" },
    ]);
  });

  it("gives one violation where two rules refuse the same value", () => {
    const body = { code: "404", message: "Resource not found", details: "Cannot find project with id proj_1" };

    expect(places(violations("listWebhooks", 404, body))).toEqual(['/code: must be integer, got "404"']);
  });

  it.each([
    ["an unknown operation", "listVouchers", 200, {}, "operation"],
    ["an undocumented status", "listUsers", 302, {}, "status"],
    ["a missing body", "listUsers", 200, undefined, "body"],
    ["a body where none is allowed", "revokeToken", 204, {}, "body"],
    ["a body that is no object", "listUsers", 200, [], "type"],
  ])("reports %s", (_, operationId, status, body, keyword) => {
    expect(violations(operationId, status, body).map((found) => found.keyword)).toEqual([keyword]);
  });

  it("S06, S09: matches ranges of statuses", () => {
    const error = { code: 400, key: "invalid_scope", message: "Invalid scope" };

    expect([200, 202, 204].flatMap((status) => violations("revokeToken", status))).toEqual([]);
    expect(
      [400, 418, 429].flatMap((status) => violations("generateToken", status, { ...error, code: status })),
    ).toEqual([]);
  });

  it.each([
    ["listMemberActivity", 403],
    ["listWebhooks", 402],
    ["listUsers", 404],
    ["generateToken", 429],
    ["revokeToken", 503],
  ])("§7.1: %s wants the status %i as the code of the error", (operationId, status) => {
    const error = { code: 200, key: "missing_required_feature", message: "Payment required", details: "x" };
    const found = violations(operationId, status, error);

    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ pointer: "/code", found: "200" });
    expect(violations(operationId, status, { ...error, code: status })).toEqual([]);
  });

  it("§7.1: says that the code is not the status, and nothing of a code in a success", () => {
    expect(violations("listUsers", 403, { code: 400.5, message: "x" })).toHaveLength(1);
    expect(violations("listUsers", 400, { code: 403, message: "x" })).toEqual([
      {
        pointer: "/code",
        message: "must be the HTTP status 400, got 403",
        expected: "must be the HTTP status 400",
        found: "403",
        keyword: "status",
        section: "7.1",
      },
    ]);
    expect(violations("generateToken", 200, { ...token, code: 1 })).toEqual([]);
  });

  it("S31: asks for no response header", () => {
    expect(violations("generateToken", 200, token)).toEqual([]);
    expect(violations("listUsers", 429, { code: 429, message: "Too many requests" })).toEqual([]);
  });

  it("refuses another media type where one is given", () => {
    const body = { code: 500, message: "Oops" };
    const check = (mediaType: string) => checkResponse({ operationId: "listUsers", status: 500, body, mediaType });

    expect(check("Application/JSON; charset=utf-8")).toEqual({ ok: true });
    expect(check("text/html")).toMatchObject({ ok: false, violations: [{ keyword: "mediaType" }] });
  });

  const token = {
    access_token: "t",
    client_id: "c",
    expires_at: 1,
    expires_in: 1,
    scope: "api",
    token_type: "Bearer",
  };

  it.each([
    ["api loyalties", []],
    ["api everything", ['/scope: must be known scopes separated by single spaces, got unknown "everything"']],
    [5, ["/scope: must be string, got 5"]],
  ])("§2.8: checks the granted scopes %j", (scope, expected) => {
    expect(places(violations("generateToken", 200, { ...token, scope }))).toEqual(expected);
  });

  it("never shows a token", () => {
    const body = { ...token, access_token: 31337 };

    expect(JSON.stringify(violations("generateToken", 200, body))).not.toContain("31337");
  });
});
