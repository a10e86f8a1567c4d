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
  securityHeaders,
} from "../../src/contract/internal.ts";
import { type ContractSchema, openapi } from "../support/openapi.ts";

const { schemas, responses } = openapi.components;
/** Explains a failure: the contract may only change together with the document. */
const explain = (section: string) =>
  `This is a fact of §${section}. If the document has changed, change it here, too, and info.version.`;

/** Finds the schema of a component, or of a property in it: `EventSource user`. */
function findSchema(place: string): ContractSchema {
  const [component = "", ...names] = place.split(" ");
  const found = names.reduce((schema, name) => schema?.properties?.[name], schemas[component]);
  if (!found) throw new Error(`the contract has no ${place}`);
  return found;
}

/** Lists the properties of a schema, at any depth. */
function listProperties(schema: ContractSchema): [string, ContractSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [[name, inner], ...listProperties(inner)]);
}

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

    // C01: one of the two scopes is enough (§4.1).
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

  it("§5.2, S27: has 42 scopes with descriptions, and the same in the pattern of a list", () => {
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

  it.each([
    ["2.1", "MemberActivityList", ["object", "data_ref", "data", "has_more"]],
    ["2.3", "LoyaltyTierUpgradedData", ["created_at", "loyalty_tier_to"]],
    ["2.3", "LoyaltyTierDowngradedData", ["created_at", "loyalty_tier_from"]],
    ["2.3", "LoyaltyTierData", ["created_at", "loyalty_tier"]],
    ["2.3", "LoyaltyTierExpirationChangedData", ["created_at", "loyalty_tier", "expiration_date"]],
    ["2.3", "CustomerPublicationData", undefined],
    ["2.3", "CustomerRedemptionRollbackData", undefined],
    ["2.3", "CustomerRewardedData", undefined],
    ["2.3", "CustomerRewardedData balance", undefined],
    ["2.3", "CustomerRewardedData customer_event", undefined],
    ["2.3", "CustomerRewardedLoyaltyPointsData", undefined],
    ["2.3", "CustomerVoucherDeletedData", undefined],
    [
      "2.3",
      "PendingPointsActivatedData",
      ["customer", "campaign", "voucher", "balance", "order", "transaction", "pending_points"],
    ],
    [
      "2.3",
      "PendingPointsData",
      ["customer", "campaign", "voucher", "voucher_pending_points_balance", "order", "pending_points"],
    ],
    ["2.3", "PointsAddedData", undefined],
    ["2.3", "PointsTransferredData", undefined],
    ["2.3", "PointsExpiredData", undefined],
    ["2.3", "PointsAddedTransaction", undefined],
    ["2.3", "PointsTransferredTransaction", undefined],
    ["2.3", "PointsExpiredTransaction", undefined],
    ["2.3", "TransactionDetails", undefined],
    ["2.3", "TransactionDetails order", ["id", "source_id"]],
    ["2.3", "TransactionDetails event", ["id", "type"]],
    ["2.3", "TransactionDetails earning_rule", ["id", "source"]],
    ["2.3", "TransactionDetails earning_rule source", ["banner"]],
    ["2.3", "TransactionDetails redemption", ["id"]],
    ["2.3", "TransactionDetails rollback", ["id"]],
    ["2.3", "TransactionDetails custom_event", ["id", "type"]],
    ["2.3", "NamedReference", ["id", "name"]],
    ["2.4", "EventSource", ["channel"]],
    ["2.4", "EventSource user", ["id"]],
    ["2.4", "EventSource api_key", ["name", "app_id"]],
    ["2.5", "LoyaltyTier", ["id", "campaign_id", "metadata", "created_at", "config", "object"]],
    ["2.5", "LoyaltyTier config", ["points"]],
    ["2.6", "CustomerSummary", undefined],
    ["2.7", "CampaignSummary", undefined],
    ["2.8", "AccessToken", ["access_token", "client_id", "expires_at", "expires_in", "scope", "token_type"]],
    ["4.2", "TokenRequest", ["grant_type", "scope"]],
    ["4.3", "TokenRevocationRequest", ["access_token"]],
    ["7.1", "ErrorObject", ["code", "message"]],
    ["7.2", "UnauthorizedError", ["key"]],
    ["7.2", "MissingFeatureError", ["key", "details"]],
    ["7.2", "ProjectNotFoundError", ["details"]],
    ["7.2", "ResourceNotFoundError", ["key", "details", "request_id", "resource_id", "resource_type"]],
  ])("§%s: %s requires %j", (section, place, required) => {
    expect(findSchema(place).required, explain(section)).toEqual(required);
  });

  it("§2.3: pins what an event that expires, adds or transfers points says", () => {
    const transactions = ["PointsAdded", "PointsTransferred", "PointsExpired"].map(
      (name) => findSchema(`${name}Transaction type`).enum,
    );
    const references = ["segment", "loyalty_tier", "holder_loyalty_tier", "event_schema", "reward"].map(
      (name) => findSchema(`TransactionDetails ${name}`).$ref,
    );

    expect(findSchema("PointsExpiredData points").type).toBe("integer");
    expect(transactions).toEqual([
      ["POINTS_ACCRUAL"],
      ["POINTS_TRANSFER_IN", "POINTS_TRANSFER_OUT"],
      ["POINTS_EXPIRATION"],
    ]);
    expect(new Set(references)).toEqual(new Set(["#/components/schemas/NamedReference"]));
  });

  it("describes each property whose name does not say what it is", () => {
    const selfEvident = ["name", "first_name", "last_name", "object", "data_ref", "data", "type"];
    const bare = Object.entries(schemas).flatMap(([name, schema]) =>
      listProperties(schema)
        .filter(
          ([property, { description, $ref, const: constant, not }]) =>
            [description, $ref, constant, not].every((value) => value === undefined) && !selfEvident.includes(property),
        )
        .map(([property]) => `${name} ${property}`),
    );

    expect(Object.entries(schemas).flatMap(([, schema]) => listProperties(schema)).length).toBeGreaterThan(150);
    expect(bare).toEqual([]);
  });

  it("§2: gives each constant its type", () => {
    const constants = Object.values(schemas)
      .flatMap(listProperties)
      .filter(([, schema]) => schema.const !== undefined);

    expect(constants.length).toBeGreaterThan(40);
    for (const [, { type, const: value }] of constants)
      expect(type).toBe(typeof value === "number" ? "integer" : "string");
  });

  it("§4.3, §9: links a page to the next one, and a token to its revocation", () => {
    const links = Object.values(responses).flatMap((response) => Object.values(response.links ?? {}));

    expect(links).toMatchObject([
      {
        operationId: "listMemberActivity",
        parameters: { starting_after_id: "$response.body#/more_starting_after" },
      },
      { operationId: "revokeToken", requestBody: { access_token: "$response.body#/access_token" } },
    ]);
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

  it("§9: has the interface version", () => {
    expect(interfaceVersion).toBe("v2018-08-01");
  });
});
