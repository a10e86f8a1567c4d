import { valueAt } from "../../src/contract/json-pointer.ts";
import { type Contract, resolveRef, type SchemaObject } from "./contract.ts";

/** Returns the source of `generated/constants.ts`: the lists of the document, and the section of each schema. */
export function generateConstants(contract: Contract): string {
  const schemas = Object.entries(contract.components.schemas);
  const sections = Object.fromEntries(schemas.map(([name, schema]) => [name, schema["x-section"]]));
  const declare = (comment: string, name: string, pointer: string, convert = (value: object) => value): string => {
    const value = valueAt(contract, pointer);
    if (value === undefined)
      throw new Error(
        `openapi.yaml: ${pointer} is missing; the constant ${name} is made from it; if it is elsewhere now, change scripts/generate/constants.ts`,
      );
    return declareConstant(comment, name, convert(value as object));
  };
  const schemes = Object.entries(contract.components.securitySchemes);
  const [scheme] = schemes.find(([, { flows }]) => flows?.clientCredentials) ?? ["(oauth2)"];
  const scopes = `/components/securitySchemes/${scheme}/flows/clientCredentials/scopes`;
  const schema = "/components/schemas";
  return [
    declare(
      "The version that the interface gives itself (section 9 of the interface document).",
      "interfaceVersion",
      "/info/version",
    ),
    declare(
      "Regional entry points (section 1 of the interface document).",
      "clusters",
      "/servers/0/variables/cluster/enum",
    ),
    declare(
      "Types of a member's activity, spelled as in the document (section 6.1 of the interface document).",
      "eventTypes",
      `${schema}/MemberActivity/discriminator/mapping`,
      Object.keys,
    ),
    // A bundle of the checker needs the number alone.
    declareConstant(
      "Number of the types.",
      "eventTypeCount",
      Object.keys(Object(valueAt(contract, `${schema}/MemberActivity/discriminator/mapping`))).length,
    ),
    declare("Scopes of an access token (section 5.2 of the interface document).", "scopes", scopes, Object.keys),
    declare("Description of each scope (section 5.2 of the interface document).", "scopeDescriptions", scopes),
    declare(
      "Lifetime of a token in seconds, which is assumed (entry S08 of docs/silences.md).",
      "tokenLifetimeSeconds",
      `${schema}/AccessToken/properties/expires_in/default`,
    ),
    declare(
      "Sources of an event (section 2.4 of the interface document).",
      "channels",
      `${schema}/EventSource/properties/channel/enum`,
    ),
    declare(
      "Webhook event names that the document names; others may exist (section 6.2 of the interface document, entry S18 of docs/silences.md).",
      "knownWebhookEventNames",
      `${schema}/WebhookEventName/anyOf/0/enum`,
    ),
    declareConstant("Properties with secret values (format `password`).", "secretProperties", listSecrets(contract)),
    declareConstant("Section of the document that each schema comes from.", "schemaSections", sections),
  ].join("\n");
}

function listSecrets(contract: Contract): string[] {
  const names = new Set<string>();
  JSON.stringify(contract.components.schemas, (name, value) => {
    const schema = typeof value?.$ref === "string" ? resolveRef<SchemaObject>(contract, value) : value;
    if (schema?.format === "password") names.add(name);
    return value;
  });
  return [...names];
}

function declareConstant(comment: string, name: string, value: unknown): string {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
