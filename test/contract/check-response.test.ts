import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import {
  checkResponse,
  describeSource,
  listHeaderViolations,
  operations,
  type Violation,
} from "../../src/contract/internal.ts";
import { toPath, valueAt } from "../../src/contract/json.ts";
import { openapi } from "../support/openapi.ts";

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
const JOINED = "customer.loyalty.tier.joined";
const REWARDED = "customer.rewarded.loyalty_points";
/** Violations of a page whose event has other values at these pointers. */
const change = (changes: Record<string, unknown>, type = JOINED) => listPageViolations(changeActivity(type, changes));
const project = { code: 404, message: "Resource not found", details: "Cannot find project with id proj_1" };
const missing = { ...project, key: "not_found", request_id: "r", resource_id: "x", resource_type: "voucher" };
const token = { access_token: "t", client_id: "c", expires_at: 1, expires_in: 1, scope: "api", token_type: "Bearer" };
const oneOf = (values: readonly string[]) => `must be equal to one of the allowed values ${JSON.stringify(values)}`;
const KNOWN = Object.keys(operations).join(", ");
const STATUSES = Object.keys(operations.generateToken.responses).join(", ");

const reward = { id: 7, name: "Espresso" };
const POINTS_ADDED = "customer.voucher.loyalty_card.points_added";
const CHANNELS = openapi.components.schemas.EventSource?.properties?.channel?.enum ?? [];

/** Each violation as a line: its place, its message, its rule and its source. A further assumption stands before it. */
const cases: Readonly<Record<string, readonly Violation[]>> = {
  "/data/0: must have a string in property 'type', got object; discriminator, assumed (S17)": change({
    "/type": undefined,
  }),
  "/data/0/data/data/transaction/details/reward/id: must be string, got 7; type, assumed (S38)": change(
    { "/data/data/transaction/details/reward": reward },
    POINTS_ADDED,
  ),
  '/data/0/created_at: must match format "date-time", got "2026-02-30"; format, assumed (S25)': change({
    "/created_at": "2026-02-30",
  }),
  [`S39: /data/0/data/event_source/channel: ${oneOf(CHANNELS)}, got "FAX"; enum, §2.4`]: change({
    "/data/event_source/channel": "FAX",
  }),
  "S24: /data/0/data/data/event: must be object, got null; type, assumed (S16)": change(
    { "/data/data/event": null, "/data/data/balance": {} },
    REWARDED,
  ),
  [`: must be one of the operations ${KNOWN}, got "listMembers"; operation, §4`]: listViolations("listMembers", 200),
  [`: status must be one of ${STATUSES}, got 201; status, assumed (S22)`]: listViolations("generateToken", 201, token),
  ": must have a body (ProjectUserList), got nothing; body, §4.5": listViolations("listUsers", 200),
  ": must have no body, got object; body, §4.3": listViolations("revokeToken", 204, {}),
};

/** `document.test.ts` proves which values are wrong, and `schemas.test.ts` the words; these tests show how a violation is described. */
describe("checkResponse", () => {
  it.each(Object.entries(cases))("reports %s", (expected, violations) => {
    const lines = violations.map(
      (each) =>
        `${each.pointer}: ${each.message}; ${each.keyword}, ${describeSource(each).replace(/(?<=assumed):.*(?= \()/, "")}`,
    );

    expect(lines.join(" | ")).toBe(expected.replace(/^S\d\d: /, ""));
  });

  it("§2.5: names event type, component and section of a violation", () => {
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
    expect(change({ "/type": 7 })[0]).not.toHaveProperty("eventType");
    // §2.5: the shape, not the base that it extends
    expect(change({ "/data/data/loyalty_tier": null }, REWARDED)).toMatchObject([
      { component: "LoyaltyTier", section: "2.5" },
    ]);
  });

  it.each([
    ["S06: any success of a revocation", [200, 202, 204].map((status) => listViolations("revokeToken", status))],
    ["S31: a response without headers", [listViolations("listUsers", 429, { code: 429, message: "Too many" })]],
    ["§2.8: a property named code in a success", [listViolations("generateToken", 200, { ...token, code: 1 })]],
    ["S36: any is_referral_code", [true, false].map((is) => change({ "/data/data/campaign/is_referral_code": is }))],
    [
      "S37: any details of a missing resource",
      [listViolations("listMemberActivity", 404, { ...missing, details: "m" })],
    ],
  ])("accepts %s", (_, violations) => {
    expect(violations.flat()).toEqual([]);
  });

  it("S31: reports a header that the contract requires and the response lacks", () => {
    const headers = { "X-Total": { required: true }, "X-Page": {} } as const;
    const operation = { ...operations.listUsers, responses: { "2XX": { section: "4.5", headers } } };

    expect(listHeaderViolations(operation, 200, new Headers())).toEqual([
      {
        pointer: "/headers/X-Total",
        keyword: "required",
        section: "4.5",
        found: "nothing",
        expected: "must have the header X-Total",
        message: "must have the header X-Total, got nothing",
      },
    ]);
    expect(listHeaderViolations(operation, 200, new Headers({ "x-total": "" }))).toEqual([]);
    expect(listHeaderViolations(operation, 404, new Headers())).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ["Pragma", "no-cache", true],
    ["Cache-Control", "No-Store", true],
    ["Cache-Control", "private,no-store, max-age=0", true],
    ["Pragma", "cache", false],
    ["Cache-Control", "no-cache", false],
    ["Cache-Control", "x-no-store", false],
    ["Cache-Control", "no-store=0", false],
  ])("S40: a token response with %s: %s forbids caching: %s", (name, value, ok) => {
    const headers = new Headers({ "Cache-Control": "no-store", Pragma: "no-cache", [name]: value });
    const result = checkResponse({ operationId: "generateToken", status: 200, body: token, headers });

    const found = JSON.stringify(value);
    const violation = { pointer: `/headers/${name}`, found, keyword: "pattern", section: "4.2", assumption: "S40" };
    expect(result).toMatchObject(ok ? { ok } : { ok, violations: [violation] });
  });

  it("refuses a media type that the contract does not document", () => {
    const body = { code: 500, message: "Oops" };
    const check = (mediaType: string) => checkResponse({ operationId: "listUsers", status: 500, body, mediaType });

    expect(check("Application/JSON; charset=utf-8")).toEqual({ ok: true });
    expect(check("text/html")).toMatchObject({ ok: false, violations: [{ keyword: "mediaType" }] });
  });

  it("never shows a token, but says if it is null", () => {
    const [violations, empty] = [31337, null].map((access_token) =>
      listViolations("generateToken", 200, { ...token, access_token }),
    );

    expect(violations).toHaveLength(1);
    expect(JSON.stringify(violations)).not.toContain("31337");
    expect(empty).toMatchObject([{ message: "must be string, got null" }]);
  });
});
