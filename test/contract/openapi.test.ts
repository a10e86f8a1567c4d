import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  campaignTypes,
  channels,
  clusters,
  eventTypes,
  interfaceVersion,
  knownWebhookEventNames,
  operations,
  projectRoles,
  scopeDescriptions,
  scopes,
  securityHeaders,
} from "../../src/contract/internal.ts";
import { openapi } from "../support/openapi.ts";

const { schemas, responses } = openapi.components;
/** Explains a failure: the contract may only change together with the document. */
const explain = (section: string) =>
  `This is a fact of §${section}. If the document has changed, change it here, too, and info.version.`;

describe("the contract", () => {
  it("§1: has six clusters, api by default, in front of the host", () => {
    expect(openapi.servers[0]?.url).toBe("https://{cluster}.{host}");
    expect(openapi.servers[0]?.variables.cluster.default).toBe("api");
    expect(clusters).toEqual(["api", "us1.api", "as1.api", "download", "us1.download", "as1.download"]);
  });

  it("§4: has the five operations at their paths", () => {
    const rows = Object.values(operations).map(({ id, method, path }) => `${id} ${method} ${path}`);

    expect(rows, explain("4")).toEqual([
      "listMemberActivity GET /v1/loyalties/{campaignId}/members/{memberId}/activity",
      "generateToken POST /oauth/token",
      "revokeToken POST /v1/oauth/token/revoke",
      "listWebhooks GET /management/v1/projects/{projectId}/webhooks",
      "listUsers GET /management/v1/projects/{projectId}/users",
    ]);
  });

  it("§4.1, §8: limits limit and order, and requires only the path parameters", () => {
    expect(operations.listMemberActivity.parameters, explain("4.1")).toEqual([
      { in: "path", name: "campaignId", required: true, schema: { type: "string" } },
      { in: "path", name: "memberId", required: true, schema: { type: "string" } },
      { in: "query", name: "limit", required: false, schema: { type: "integer", minimum: 1, maximum: 100 } },
      { in: "query", name: "order", required: false, schema: { type: "string", enum: ["created_at", "-created_at"] } },
      { in: "query", name: "starting_after_id", required: false, schema: { type: "string" } },
    ]);
  });

  it("§5.1: names the headers, and requires both headers of a key pair", () => {
    const application = { ApplicationId: [], ApplicationToken: [] };
    const management = { ManagementId: [], ManagementToken: [] };

    const schemes = Object.entries(operations).map(([id, { security }]) => [id, security]);

    expect(Object.fromEntries(schemes), explain("5.1")).toEqual({
      listMemberActivity: [application, { "X-Service-OAuth": ["api"] }, { "X-Service-OAuth": ["loyalties"] }],
      generateToken: [application],
      revokeToken: [application],
      listWebhooks: [management],
      listUsers: [management],
    });
    expect(securityHeaders, explain("5.1")).toEqual({
      ApplicationId: "X-App-Id",
      ApplicationToken: "X-App-Token",
      ManagementId: "X-Management-Id",
      ManagementToken: "X-Management-Token",
      "X-Service-OAuth": "Authorization",
    });
  });

  it("§5.2: has 42 scopes with descriptions, and the same in the pattern of a list", () => {
    const alternatives = scopes.join("|");

    expect(scopes).toHaveLength(42);
    expect(Object.values(scopeDescriptions).every((text) => text.length > 10)).toBe(true);
    expect(schemas.ScopeList?.pattern).toBe(`^(${alternatives})( (${alternatives}))*$`);
  });

  it("§6.1: has the 26 event types, one variant each, spelled as in the document", () => {
    const variants = (schemas.MemberActivity?.oneOf ?? []).map(({ $ref }) => schemas[$ref.split("/").at(-1) ?? ""]);

    expect(eventTypes, explain("6.1")).toHaveLength(26);
    expect(variants.map((variant) => variant?.properties?.type?.const)).toEqual([...eventTypes]);
    expect(eventTypes).toContain("customer.redemption.succceeded");
    expect(eventTypes).toContain("customer.redemption.rollback.succceeded");
    expect(eventTypes).not.toContain("customer.redemption.succeeded");
  });

  it("§6.2: names 28 webhook events and allows others", () => {
    expect(knownWebhookEventNames).toHaveLength(28);
    expect(schemas.WebhookEventName?.anyOf).toEqual([
      { type: "string", enum: knownWebhookEventNames },
      { type: "string" },
    ]);
  });

  it("§2.4, §2.7, §2.10: allows only these channels, campaign types and roles", () => {
    expect(channels).toEqual(["USER_PORTAL", "API", "CLIENT_API", "INTERNAL"]);
    expect(campaignTypes).toEqual(["AUTO_UPDATE", "STATIC", "STANDALONE"]);
    expect(projectRoles).toEqual(["USER", "ADMIN"]);
  });

  it("§2.12, S16: has an open component for each shape that the document does not show", () => {
    const open = Object.entries(schemas).filter(([, schema]) => schema["x-section"] === "2.12");

    expect(open.map(([name]) => name).sort()).toEqual(
      [
        ...["VoucherSummary", "VoucherBalance", "PendingPoints", "VoucherTransaction", "VoucherTransactionBase"],
        ...["OrderSummary", "CalculatedOrder", "OrderItem", "EarningRule", "RedemptionSummary", "RewardResult"],
        ...["ReferralTier", "ReferralProgram", "CustomEvent", "SegmentSummary", "Publication", "PointsBucket"],
        ...["LoyaltyTierExpiration", "TierBase", "CampaignVoucherSummary", "CustomerRedemptionData"],
        "RewardRedemptionsData",
      ].sort(),
    );
    expect(open.every(([, schema]) => schema.type === "object" && schema.additionalProperties === true)).toBe(true);
  });

  it("§4.1, §4.4, §4.5: has the statuses of the document, and ranges for the others", () => {
    const statuses = Object.values(operations).map(({ id, responses }) => [id, Object.keys(responses)]);

    expect(Object.fromEntries(statuses), explain("4")).toEqual({
      listMemberActivity: ["200", "404", "4XX", "5XX"],
      generateToken: ["200", "4XX", "5XX"],
      revokeToken: ["2XX", "4XX", "5XX"],
      listWebhooks: ["200", "401", "402", "404", "4XX", "5XX"],
      listUsers: ["200", "401", "402", "4XX", "5XX"],
    });
    expect(responses.TokenRevoked?.content).toBeUndefined();
  });

  it("means the same in YAML 1.1", () => {
    const readAs11 = (text: string): unknown => parse(text, { version: "1.1" });

    expect(readAs11("[on, 010, 1:30]")).toEqual([true, 8, 90]);
    expect(readAs11(readFileSync("openapi.yaml", "utf8"))).toEqual(openapi);
  });

  it("§9: has the interface version", () => {
    expect(interfaceVersion).toBe("v2018-08-01");
  });
});
