import { type Contract, type ErrorText, listOperations, mapValues, resolveRef, type SchemaObject } from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { nameReferences } from "./types.ts";

/** Returns the source of `generated/constants.ts`: the lists of the document, and the section of each schema. */
export function generateConstants(contract: Contract): string {
  const schemas = Object.entries(contract.components.schemas);
  const sections = Object.fromEntries(schemas.map(([name, schema]) => [name, schema["x-section"]]));
  const declare = (comment: string, name: string, path: Path, convert = (value: object) => value): string => {
    const value = convert(readValue(contract, name, path) as object);
    if (Array.isArray(value) && value.length === 0) throw new ContractFault(path, describeMissing("a value", name));
    return declareConstant(comment, name, value);
  };
  const servers = listOperations(contract).flatMap((operation) => operation.servers);
  const clusters = servers.map(({ variables }) => variables?.cluster?.enum).find((values) => values !== undefined);
  if (!clusters)
    throw new ContractFault(["servers"], "a server must have the variable `cluster`, with its values in `enum`");
  const [scopeList = ""] = listScopeLists(contract);
  const schemes = Object.keys(contract.components.securitySchemes ?? {}).join(", ");
  const scheme = contract.components.schemas[scopeList]?.["x-scopes-of"];
  if (scheme === undefined)
    throw new ContractFault(["components", "schemas"], `no list of scopes has \`x-scopes-of\`; one of ${schemes}`);
  const scopes = ["components", "securitySchemes", String(scheme), "flows", "clientCredentials", "scopes"];
  const inSchema = (...path: Path) => ["components", "schemas", ...path];
  const types = inSchema("MemberActivity", "discriminator", "mapping");
  const listAllValues = (value: object) => listValues(contract, value as SchemaObject); // the place of a schema
  return [
    declare("The version that the interface gives itself (§9).", "interfaceVersion", ["info", "version"]),
    declareConstant("Regional entry points (§1).", "clusters", clusters),
    declare("Types of a member's activity, spelled as in the document (§6.1).", "eventTypes", types, Object.keys),
    // A bundle of the checker needs the number alone.
    declareConstant(
      "Number of the types.",
      "eventTypeCount",
      Object.keys(Object(readValue(contract, "", types))).length,
    ),
    declare("Scopes of an access token (§5.2).", "scopes", scopes, Object.keys),
    declare("Description of each scope (§5.2).", "scopeDescriptions", scopes),
    declare(
      "Lifetime of a token in seconds, which is assumed (S08).",
      "tokenLifetimeSeconds",
      inSchema("AccessToken", "properties", "expires_in", "x-lifetime"),
    ),
    declare("Sources of an event (§2.4).", "channels", inSchema("EventSource", "properties", "channel"), listAllValues),
    declare(
      "Webhook event names that the document names; others may exist (§6.2, S18).",
      "knownWebhookEventNames",
      inSchema("WebhookEventName"),
      listAllValues,
    ),
    declareConstant("Properties with secret values (format `password`).", "secretProperties", listSecrets(contract)),
    declareConstant("Schemas of scopes in one text (`x-scopes-of`).", "scopeLists", listScopeLists(contract)),
    declareConstant("Section of the document that each schema comes from.", "schemaSections", sections),
    declareConstant(
      "Key and message of the Error object by status (`x-errors`).",
      "errorTexts",
      listErrorTexts(contract),
    ),
    declareConstant(
      "The question of each entry of docs/assumptions.md.",
      "assumptionQuestions",
      listQuestions(contract),
    ),
  ].join("\n");
}

/** Lists the values that a schema names, however references and alternatives write them. */
function listValues(contract: Contract, schema: SchemaObject): string[] {
  const { enum: values = [], allOf = [], anyOf = [], oneOf = [] } = resolveRef<SchemaObject>(contract, schema);
  const parts = [allOf, anyOf, oneOf].flat() as SchemaObject[];
  return [...values, ...parts.flatMap((part) => listValues(contract, part))];
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

function listQuestions({ "x-assumptions": assumptions = {} }: Contract): Record<string, string> {
  return mapValues(assumptions, (_, { question }) => question);
}

function listErrorTexts(contract: Contract): ErrorText[] {
  return Object.values(contract.components.schemas).flatMap((schema) => schema["x-errors"] ?? []);
}

function listScopeLists(contract: Contract): string[] {
  const schemas = Object.entries(contract.components.schemas);
  return schemas.filter(([, schema]) => schema["x-scopes-of"] !== undefined).map(([name]) => name);
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
  return `/** ${nameReferences(comment)} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
