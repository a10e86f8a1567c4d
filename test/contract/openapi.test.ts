import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isNode, isScalar, parse, parseDocument, visit } from "yaml";
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
} from "../../src/contract/index.ts";
import { openapi } from "../support/openapi.ts";

const { schemas, responses } = openapi.components;
/** What a failure says: these are facts of the document, so a change of the contract must be one of the document too. */
const pinned = (section: string) =>
  `This pins §${section} of the document. Where the document itself has changed, change it here, and info.version.`;

describe("the contract", () => {
  it("§1: has six clusters, api by default, in front of the host", () => {
    expect(openapi.servers[0]?.url).toBe("https://{cluster}.{host}");
    expect(openapi.servers[0]?.variables.cluster.default).toBe("api");
    expect(clusters).toEqual(["api", "us1.api", "as1.api", "download", "us1.download", "as1.download"]);
  });

  it("§4: has the five operations at their paths", () => {
    const rows = Object.values(operations).map(({ id, method, path }) => `${id} ${method} ${path}`);

    expect(rows, pinned("4")).toEqual([
      "listMemberActivity GET /v1/loyalties/{campaignId}/members/{memberId}/activity",
      "generateToken POST /oauth/token",
      "revokeToken POST /v1/oauth/token/revoke",
      "listWebhooks GET /management/v1/projects/{projectId}/webhooks",
      "listUsers GET /management/v1/projects/{projectId}/users",
    ]);
  });

  it("§4.1, §8: bounds limit, closes order, and requires only the path", () => {
    const rows = operations.listMemberActivity.parameters.map(({ name, in: place, required, schema }) => [
      `${place} ${name}`,
      required,
      schema,
    ]);

    expect(rows, pinned("4.1")).toEqual([
      ["path campaignId", true, { type: "string" }],
      ["path memberId", true, { type: "string" }],
      ["query limit", false, { type: "integer", minimum: 1, maximum: 100 }],
      ["query order", false, { type: "string", enum: ["created_at", "-created_at"] }],
      ["query starting_after_id", false, { type: "string" }],
    ]);
  });

  it("§5.1: attaches the schemes, key pairs as two headers required together", () => {
    const application = { ApplicationId: [], ApplicationToken: [] };
    const management = { ManagementId: [], ManagementToken: [] };

    // C01: one of the two scopes is enough (§4.1).
    expect(operations.listMemberActivity.security).toEqual([
      application,
      { "X-Service-OAuth": ["api"] },
      { "X-Service-OAuth": ["loyalties"] },
    ]);
    expect(operations.generateToken.security).toEqual([application]);
    expect(operations.revokeToken.security).toEqual([application]);
    expect(operations.listWebhooks.security).toEqual([management]);
    expect(operations.listUsers.security).toEqual([management]);
  });

  it("§5.2, S27: knows 42 scopes, each with a description, the same in both places", () => {
    const alternatives = scopes.join("|");

    expect(scopes).toHaveLength(42);
    expect(Object.values(scopeDescriptions).every((text) => text.length > 10)).toBe(true);
    expect(schemas.ScopeList?.pattern).toBe(`^(${alternatives})( (${alternatives}))*$`);
  });

  it("§6.1: has the 26 event types, one variant each, spelled as in the document", () => {
    const constants = (schemas.MemberActivity?.oneOf ?? []).map(({ $ref }) => {
      const variant = schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
      return variant?.properties?.type?.const;
    });

    expect(eventTypes, pinned("6.1")).toHaveLength(26);
    expect(constants).toEqual([...eventTypes]);
    expect(eventTypes).toContain("customer.redemption.succceeded");
    expect(eventTypes).toContain("customer.redemption.rollback.succceeded");
    expect(eventTypes).not.toContain("customer.redemption.succeeded");
  });

  it("§6.2: names 28 webhook events and leaves the list open", () => {
    expect(knownWebhookEventNames).toHaveLength(28);
    expect(schemas.WebhookEventName?.anyOf).toEqual([
      { type: "string", enum: knownWebhookEventNames },
      { type: "string" },
    ]);
  });

  it("§2.4, §2.7, §2.10: closes channels, campaign types and roles", () => {
    expect(channels).toEqual(["USER_PORTAL", "API", "CLIENT_API", "INTERNAL"]);
    expect(campaignTypes).toEqual(["AUTO_UPDATE", "STATIC", "STANDALONE"]);
    expect(projectRoles).toEqual(["USER", "ADMIN"]);
  });

  it("§2.12, S16: has an open component for each shape that is not shown", () => {
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

  it("§4.1, §4.4, §4.5: documents the statuses that the document fixes, and ranges for the rest", () => {
    const statuses = Object.values(operations).map(({ id, responses }) => [id, Object.keys(responses)]);

    expect(Object.fromEntries(statuses), pinned("4")).toEqual({
      listMemberActivity: ["200", "404", "4XX", "5XX"],
      generateToken: ["200", "4XX", "5XX"],
      revokeToken: ["2XX", "4XX", "5XX"],
      listWebhooks: ["200", "401", "402", "404", "4XX", "5XX"],
      listUsers: ["200", "401", "402", "4XX", "5XX"],
    });
    expect(responses.TokenRevoked?.content).toBeUndefined();
  });

  it("says the same to a reader of YAML 1.1", () => {
    const readAs11 = (text: string): unknown => parse(text, { version: "1.1" });

    expect(readAs11("[on, 010, 1:30]")).toEqual([true, 8, 90]);
    expect(readAs11(readFileSync("openapi.yaml", "utf8"))).toEqual(openapi);
  });

  it("has at most 2,100 lines beside its examples", () => {
    const text = readFileSync("openapi.yaml", "utf8");
    let exampleLines = 0;
    visit(parseDocument(text), {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !/^examples?$/.test(String(key.value)) || !isNode(value)) return;
        exampleLines += text.slice(key.range?.[0], value.range?.[1]).trimEnd().split("\n").length;
        return visit.SKIP;
      },
    });

    expect(exampleLines).toBeGreaterThan(1_000);
    expect(text.split("\n").length - exampleLines).toBeLessThanOrEqual(2_100);
  });

  it("§9: carries the interface version", () => {
    expect(interfaceVersion).toBe("v2018-08-01");
  });
});
