import type { Contract } from "./contract.ts";

/** Source of `generated/constants.ts`: the lists that the document gives, and where each schema comes from. */
export function generateConstants(contract: Contract): string {
  const { schemas, securitySchemes } = contract.components;
  const events = Object.keys(schemas.MemberActivity?.discriminator?.mapping ?? {});
  const channel = schemas.EventSource?.properties?.channel;
  const campaignType = schemas.CampaignSummary?.properties?.type;
  const scopes = securitySchemes["X-Service-OAuth"]?.flows?.clientCredentials.scopes ?? {};
  const server = contract.servers[0]?.variables ?? {};
  return [
    constant("The version that the interface gives itself (§9).", "interfaceVersion", contract.info.version),
    constant("Regional entry points (§1).", "clusters", server.cluster?.enum),
    constant("Types of a member's activity, spelled as in the document (§6.1).", "eventTypes", events),
    constant("Scopes of an access token (§5.2).", "scopes", Object.keys(scopes)),
    constant("What each scope is about (§5.2).", "scopeDescriptions", scopes),
    constant("Where an event can come from (§2.4).", "channels", channel?.enum),
    constant("Kinds of campaign (§2.7).", "campaignTypes", campaignType?.enum),
    constant("Roles of a project user (§2.10).", "projectRoles", schemas.ProjectRole?.enum),
    constant(
      "Webhook event names that the document names; others may exist (§6.2, S18).",
      "knownWebhookEventNames",
      schemas.WebhookEventName?.anyOf?.[0]?.enum,
    ),
    constant(
      "Section of the document that each schema comes from.",
      "schemaSections",
      Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schema["x-section"]])),
    ),
  ].join("\n");
}

function constant(comment: string, name: string, value: unknown): string {
  if (value === undefined) throw new Error(`openapi.yaml: nothing to generate ${name} from`);
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
