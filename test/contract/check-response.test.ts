import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { checkResponse, describeSource, eventTypes, operations, type Violation } from "../../src/contract/internal.ts";
import { toPath, valueAt } from "../../src/contract/json-pointer.ts";
import { responseExamples } from "../support/openapi.ts";

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
const createItems = (length: number) => Array.from({ length }, () => ({}));
const project = { code: 404, message: "Resource not found", details: "Cannot find project with id proj_1" };
const token = { access_token: "t", client_id: "c", expires_at: 1, expires_in: 1, scope: "api", token_type: "Bearer" };

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
      Object.values(responseExamples(name)).map((body) =>
        listViolations(operationId, Object(body).code ?? status, body),
      ),
    );

    expect(results.length).toBeGreaterThan(40);
    expect(results.flat()).toEqual([]);
  });

  it.each(eventTypes)("§6.1: reports the data of %s exactly once if it is not an object", (type) => {
    expect(format(listPageViolations(changeActivity(type, { "/data/data": 7 })))).toEqual([
      "/data/0/data/data: must be object, got 7",
    ]);
  });

  it.each([
    ["§2.1: allows properties that the document does not list", "customer.rewarded", { "/later": 1 }, []],
    [
      "§2.2: reports a missing type once",
      "customer.rewarded",
      { "/type": undefined },
      [": must have a string type, got object"],
    ],
    [
      "§2.2: refuses a date that does not exist",
      "customer.voucher.deleted",
      { "/created_at": "2026-02-30T00:00:00Z" },
      ['/created_at: must match format "date-time", got "2026-02-30T00:00:00Z"'],
    ],
    [
      "§2.2, S17: requires both properties of data",
      "customer.rewarded",
      { "/data": {} },
      ["/data: must have required property 'data'", "/data: must have required property 'event_source'"],
    ],
    [
      "§2.3: refuses another transaction type of points_added",
      "customer.voucher.loyalty_card.points_added",
      { "/data/data/transaction/type": "POINTS_ADDITION" },
      [
        '/data/data/transaction/type: must be equal to one of the allowed values ["POINTS_ACCRUAL"], got "POINTS_ADDITION"',
      ],
    ],
    [
      "§2.3: allows null for balance and customer_event of customer.rewarded, and for nothing else",
      "customer.rewarded",
      { "/data/data/balance": null, "/data/data/customer_event": null, "/data/data/custom_event": null },
      ["/data/data/custom_event: must be object, got null"],
    ],
    ["§2.3, S24: accepts any object as event", "customer.rewarded.loyalty_points", { "/data/data/event": {} }, []],
    [
      "§2.3, S24: refuses null as event",
      "customer.rewarded.loyalty_points",
      { "/data/data/event": null },
      ["/data/data/event: must be object, got null"],
    ],
    [
      "§2.3, S24: accepts any object as pending points balance",
      "customer.voucher.loyalty_card.pending_points.added",
      { "/data/data/voucher_pending_points_balance": {} },
      [],
    ],
    [
      "§2.3, S24: refuses a number as pending points balance",
      "customer.voucher.loyalty_card.pending_points.added",
      { "/data/data/voucher_pending_points_balance": 7 },
      ["/data/data/voucher_pending_points_balance: must be object, got 7"],
    ],
    [
      "§2.5: requires no threshold of a tier",
      "customer.loyalty.tier.joined",
      { "/data/data/loyalty_tier/config": { points: {} } },
      [],
    ],
    [
      "§2.5: requires the points of a tier",
      "customer.loyalty.tier.joined",
      { "/data/data/loyalty_tier/config": {} },
      ["/data/data/loyalty_tier/config: must have required property 'points'"],
    ],
    [
      "§6.1: reports an unknown type once",
      "customer.rewarded",
      { "/type": "customer.redemption.succeeded" },
      [
        `/type: must be equal to one of the allowed values (${eventTypes.length} types), got "customer.redemption.succeeded"`,
      ],
    ],
    [
      "§8: allows 500 order items",
      "customer.rewarded.loyalty_points",
      { "/data/data/order/items": createItems(500) },
      [],
    ],
    [
      "§8: refuses 501 order items",
      "customer.rewarded.loyalty_points",
      { "/data/data/order/items": createItems(501) },
      ["/data/data/order/items: must have at most 500 items, got array"],
    ],
  ])("%s", (_, type, changes, expected) => {
    expect(format(listPageViolations(changeActivity(type, changes)))).toEqual(expected.map((text) => `/data/0${text}`));
  });

  it("names event type, component and section of a fault", () => {
    const broken = changeActivity("customer.loyalty.tier.joined", { "/data/data/customer/email": null });

    expect(listPageViolations(changeActivity("customer.rewarded"), broken)).toEqual([
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

  it("names no event type if the type is not text", () => {
    const [violation] = listPageViolations(changeActivity(JOINED, { "/type": 7 }));

    expect(violation).not.toHaveProperty("eventType");
  });

  it("names the known operations and statuses", () => {
    expect(format(listViolations("listMembers", 200, list()))).toEqual([
      `: must be one of the operations ${Object.keys(operations).join(", ")}, got "listMembers"`,
    ]);
    expect(format(listViolations("listUsers", 302, {}))).toEqual([
      `: status must be one of ${Object.keys(operations.listUsers.responses).join(", ")}, got 302`,
    ]);
  });

  it.each([
    ["a webhook without id", listViolations("listWebhooks", 200, list({})), "assumed (S17)"],
    ["a webhook whose id is a number", listViolations("listWebhooks", 200, list({ id: 7 })), "§2.9"],
    ["a list without total", listViolations("listUsers", 200, { ...list(), total: undefined }), "assumed (S17)"],
    ["an activity without type", listPageViolations(changeActivity(JOINED, { "/type": undefined })), "assumed (S17)"],
    ["a type that is not text", listPageViolations(changeActivity(JOINED, { "/type": 7 })), "§2.2"],
    ["an unknown type", listPageViolations(changeActivity(JOINED, { "/type": "other" })), "§2.2"],
    ["no source", listPageViolations(changeActivity(JOINED, { "/data/event_source": undefined })), "assumed (S17)"],
    ["no channel", listPageViolations(changeActivity(JOINED, { "/data/event_source": {} })), "§2.4"],
    ["no tier", listPageViolations(changeActivity(JOINED, { "/data/data/loyalty_tier": undefined })), "§2.3"],
    [
      "a time with a space",
      listPageViolations(changeActivity(JOINED, { "/created_at": "2026-03-02 08:15:30Z" })),
      "assumed (S25)",
    ],
    ["a time that is null", listPageViolations(changeActivity(JOINED, { "/created_at": null })), "§2.2"],
    [
      "a voucher that is text",
      listPageViolations(changeActivity("customer.rewarded", { "/data/data/voucher": "v" })),
      "assumed (S16)",
    ],
    ["a campaign's name", listPageViolations(changeActivity(JOINED, { "/data/data/campaign/name": 7 })), "§2.7"],
    ["an issued token with 201", listViolations("generateToken", 201, token), "assumed (S22)"],
    ["webhooks with 201", listViolations("listWebhooks", 201, list()), "§4.4"],
  ])("says of %s whether the document or an assumption forbids it", (_, violations, source) => {
    expect(violations.map(describeSource)).toEqual([source]);
  });

  it("§7.2: says of a key of null in a missing project that it must be absent", () => {
    expect(format(listViolations("listWebhooks", 404, { ...project, key: null }))).toEqual([
      "/key: must be absent, got null",
    ]);
  });

  it("S36, S37: accepts any is_referral_code, and any text as details of a missing resource", () => {
    const referral = {
      "/data/data/campaign/campaign_type": "REFERRAL_PROGRAM",
      "/data/data/campaign/is_referral_code": false,
    };
    const [missing] = Object.values(responseExamples("ResourceNotFound"));

    expect(listPageViolations(changeActivity(JOINED, referral))).toEqual([]);
    expect(listViolations("listMemberActivity", 404, { ...Object(missing), details: "m" })).toEqual([]);
  });

  it("§2.5: names the shape instead of the base that it extends", () => {
    const broken = changeActivity("customer.rewarded.loyalty_points", { "/data/data/loyalty_tier": null });

    expect(listPageViolations(broken)).toMatchObject([{ component: "LoyaltyTier", section: "2.5" }]);
  });

  it("§7.2: checks each case against its body", () => {
    const unauthorized = { code: 401, message: "No", key: "unauthorized" };

    expect(listViolations("listWebhooks", 404, project)).toEqual([]);
    expect(format(listViolations("listWebhooks", 404, { ...project, key: "not_found" }))).toEqual([
      '/key: must be absent, got "not_found"',
    ]);
    expect(format(listViolations("listMemberActivity", 404, project)).sort()).toEqual(
      ["key", "request_id", "resource_id", "resource_type"].map((name) => `: must have required property '${name}'`),
    );
    expect(format(listViolations("listUsers", 401, unauthorized))).toEqual([
      '/message: must be equal to constant "Unauthorized", got "No"',
    ]);
  });

  it("reports a value once if two rules refuse it", () => {
    expect(format(listViolations("listWebhooks", 404, { ...project, code: "404" }))).toEqual([
      '/code: must be integer, got "404"',
    ]);
  });

  it.each([
    ["an unknown operation", "listVouchers", 200, {}, "operation"],
    ["an undocumented status", "listUsers", 302, {}, "status"],
    ["a missing body", "listUsers", 200, undefined, "body"],
    ["a body that must be absent", "revokeToken", 204, {}, "body"],
    ["a body that is an array", "listUsers", 200, [], "type"],
  ])("reports %s", (_, operationId, status, body, keyword) => {
    expect(listViolations(operationId, status, body).map((found) => found.keyword)).toEqual([keyword]);
  });

  it("S06, S09: matches ranges of statuses", () => {
    const error = { code: 400, key: "invalid_scope", message: "Invalid scope" };

    expect([200, 202, 204].flatMap((status) => listViolations("revokeToken", status))).toEqual([]);
    expect(
      [400, 418, 429].flatMap((status) => listViolations("generateToken", status, { ...error, code: status })),
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
    const found = listViolations(operationId, status, error);

    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ pointer: "/code", found: "200" });
    expect(listViolations(operationId, status, { ...error, code: status })).toEqual([]);
  });

  it("§7.1: says that the code is not the status, and nothing of a code in a success", () => {
    expect(listViolations("listUsers", 403, { code: 400.5, message: "x" })).toHaveLength(1);
    expect(listViolations("listUsers", 400, { code: 403, message: "x" })).toEqual([
      {
        pointer: "/code",
        message: "must be the HTTP status 400, got 403",
        expected: "must be the HTTP status 400",
        found: "403",
        keyword: "status",
        section: "7.1",
      },
    ]);
    expect(listViolations("generateToken", 200, { ...token, code: 1 })).toEqual([]);
  });

  it("S31: asks for no response header", () => {
    expect(listViolations("generateToken", 200, token)).toEqual([]);
    expect(listViolations("listUsers", 429, { code: 429, message: "Too many requests" })).toEqual([]);
  });

  it("refuses a media type that the contract does not document", () => {
    const body = { code: 500, message: "Oops" };
    const check = (mediaType: string) => checkResponse({ operationId: "listUsers", status: 500, body, mediaType });

    expect(check("Application/JSON; charset=utf-8")).toEqual({ ok: true });
    expect(check("text/html")).toMatchObject({ ok: false, violations: [{ keyword: "mediaType" }] });
  });

  it.each([
    ["api loyalties", []],
    ["api everything", ['/scope: must be known scopes separated by single spaces, got unknown "everything"']],
    [5, ["/scope: must be string, got 5"]],
  ])("§2.8: checks the granted scopes %j", (scope, expected) => {
    expect(format(listViolations("generateToken", 200, { ...token, scope }))).toEqual(expected);
  });

  it("never shows a token", () => {
    const violations = listViolations("generateToken", 200, { ...token, access_token: 31337 });

    expect(violations).toHaveLength(1);
    expect(JSON.stringify(violations)).not.toContain("31337");
  });
});
