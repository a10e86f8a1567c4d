import { type Contract, listOperations, mapValues, resolveRef, type SchemaObject } from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { nameReferences } from "./types.ts";

/** Returns the source of `generated/constants.ts`: the lists of the document, and the section of each schema. */
export function generateConstants(contract: Contract): string {
  const { schemas, securitySchemes } = contract.components;
  const entries = Object.entries(schemas);
  const sections = mapValues(schemas, (_, schema) => schema["x-section"]);
  const errorTexts = entries.flatMap(([, schema]) => schema["x-errors"] ?? []);
  const questions = mapValues(contract["x-assumptions"] ?? {}, (_, { question }) => question);
  const servers = listOperations(contract).flatMap((operation) => operation.servers);
  const clusters = servers.map(({ variables }) => variables?.cluster?.enum).find((values) => values !== undefined);
  if (!clusters)
    throw new ContractFault(["servers"], "a server must have the variable `cluster`, with its values in `enum`");
  const scopeLists = entries.filter(([, schema]) => schema["x-scopes-of"] !== undefined).map(([name]) => name);
  const scheme = schemas[scopeLists[0] ?? ""]?.["x-scopes-of"];
  if (scheme === undefined) {
    const known = Object.keys(securitySchemes ?? {}).join(", ");
    throw new ContractFault(["components", "schemas"], `no list of scopes has \`x-scopes-of\`; one of ${known}`);
  }
  const declareAt = (
    comment: string,
    name: string,
    path: Path,
    convert = (value: object): unknown => value,
  ): string => {
    const value = convert(readValue(contract, name, path) as object);
    if (Array.isArray(value) && value.length === 0) throw new ContractFault(path, describeMissing("a value", name));
    return declare(comment, name, value);
  };
  const scopes = ["components", "securitySchemes", String(scheme), "flows", "clientCredentials", "scopes"];
  const inSchema = (...path: Path) => ["components", "schemas", ...path];
  const types = inSchema("MemberActivity", "discriminator", "mapping");
  const countKeys = (value: object) => Object.keys(value).length; // a bundle needs the number alone
  const listAllValues = (value: object) => listValues(contract, value as SchemaObject); // the place of a schema
  const channel = inSchema("EventSource", "properties", "channel");
  const lifetime = inSchema("AccessToken", "properties", "expires_in", "x-lifetime");
  const names = "Webhook event names that the document names; others may exist (§6.2, S18).";
  return [
    declare("The version that the interface gives itself (§9).", "interfaceVersion", contract.info.version),
    declare("Regional entry points (§1).", "clusters", clusters),
    declareAt("Types of a member's activity, spelled as in the document (§6.1).", "eventTypes", types, Object.keys),
    declareAt("Number of the types.", "eventTypeCount", types, countKeys),
    declareAt("Scopes of an access token (§5.2).", "scopes", scopes, Object.keys),
    declareAt("Description of each scope (§5.2).", "scopeDescriptions", scopes),
    declareAt("Lifetime of a token in seconds, which is assumed (S08).", "tokenLifetimeSeconds", lifetime),
    declareAt("Sources of an event (§2.4).", "channels", channel, listAllValues),
    declareAt(names, "knownWebhookEventNames", inSchema("WebhookEventName"), listAllValues),
    declare("Properties with secret values (format `password`).", "secretProperties", listSecrets(contract)),
    declare("Schemas of scopes in one text (`x-scopes-of`).", "scopeLists", scopeLists),
    declare("Section of the document that each schema comes from.", "schemaSections", sections),
    declare("Key and message of the Error object by status (`x-errors`).", "errorTexts", errorTexts),
    declare("The question of each entry of docs/assumptions.md.", "assumptionQuestions", questions),
  ].join("\n");
}

/** Lists the values that a schema names, however references and alternatives write them. */
function listValues(contract: Contract, schema: SchemaObject): string[] {
  const { enum: values = [], allOf = [], anyOf = [], oneOf = [] } = resolveRef<SchemaObject>(contract, schema);
  return [...values, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => listValues(contract, part))];
}

/** Returns the value at a path that may lead through references. @throws ContractFault if it does not exist. */
function readValue(contract: Contract, constant: string, path: Path): unknown {
  let value: unknown = contract;
  for (const [index, name] of path.entries()) {
    value = (resolveRef(contract, Object(value)) as Record<string, unknown>)[name];
    if (value === undefined) throw new ContractFault(path.slice(0, index), describeMissing(`"${name}"`, constant));
  }
  return value;
}

function describeMissing(name: string, constant: string): string {
  return `${name} is missing; the constant ${constant} is made from it; if it is elsewhere now, change scripts/generate/constants.ts`;
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

function declare(comment: string, name: string, value: unknown): string {
  return `/** ${nameReferences(comment)} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
