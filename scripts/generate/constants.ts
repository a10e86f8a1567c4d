import { isObject } from "../../src/contract/json.ts";
import { type Contract, mapValues } from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import type { ResolvedContract } from "./resolve-contract.ts";
import { nameReferences } from "./types.ts";

/** Returns the source of `generated/constants.ts`: the lists of the document, and the section of each schema. */
export function generateConstants(contract: ResolvedContract): string {
  const { document, securitySchemes } = contract;
  const { schemas } = document.components;
  const entries = Object.entries(schemas);
  const sections = mapValues(schemas, (_, schema) => schema["x-section"]);
  const errorTexts = entries.flatMap(([, schema]) => schema["x-errors"] ?? []);
  const { "x-assumptions": written = {} } = document;
  const questions = mapValues(written, (_, { question }) => question);
  const assumptions = mapValues(written, (_, { keywords: __, ...facts }) => facts);
  const servers = contract.operations.flatMap((operation) => operation.servers);
  const clusters = servers.map(({ variables }) => variables?.cluster?.enum).find((values) => values !== undefined);
  const scopeLists = entries.filter(([, schema]) => schema["x-scopes-of"] !== undefined).map(([name]) => name);
  const scheme = schemas[scopeLists[0] ?? ""]?.["x-scopes-of"];
  const scopes = Object.keys(securitySchemes[String(scheme)]?.flows?.clientCredentials?.scopes ?? {});
  const eventTypes = Object.keys(contract.eventTypes);
  const [lifetime] = collectKeyword(document, "x-lifetime");
  const known = Object.keys(securitySchemes ?? {}).join(", ");
  const inSchemas = ["components", "schemas"];
  require(clusters, ["servers"], "a server must have the variable `cluster`, with its values in `enum`");
  require(scheme, inSchemas, `no list of scopes has \`x-scopes-of\`; one of ${known}`);
  require(scopes[0], ["components", "securitySchemes", String(scheme)], "`flows.clientCredentials` must have `scopes`");
  require(eventTypes[0], inSchemas, "the items of a list must be a `oneOf` with a `discriminator` and its `mapping`");
  require(lifetime, inSchemas, "the property with the seconds that a token lives must have `x-lifetime`");
  return [
    declare("Regional entry points (§1).", "clusters", clusters),
    declare("Types of a member's activity, spelled as in the document (§6.1).", "eventTypes", eventTypes),
    declare("Scopes of an access token (§5.2).", "scopes", scopes),
    declare("Lifetime of a token in seconds, which is assumed (S08).", "tokenLifetimeSeconds", lifetime),
    declare("Properties with secret values (format `password`).", "secretProperties", listSecrets(contract)),
    declare("Schemas of scopes in one text (`x-scopes-of`).", "scopeLists", scopeLists),
    declare("Section of the document that each schema comes from.", "schemaSections", sections),
    declare("Key and message of the Error object by status (`x-errors`).", "errorTexts", errorTexts),
    // Bundles with validators need only the questions.
    declare("The question of each entry of docs/assumptions.md.", "assumptionQuestions", questions),
    declare("The entries of docs/assumptions.md.", "assumptions", assumptions),
  ].join("\n");
}

/** @throws ContractFault if the contract does not have the value of a constant. */
function require(value: unknown, path: Path, message: string): void {
  if (value === undefined) throw new ContractFault(path, message);
}

/** Lists the values of a keyword in all schemas. */
function collectKeyword({ components }: Contract, keyword: string): unknown[] {
  const found: unknown[] = [];
  JSON.stringify(components.schemas, (name, value) => {
    if (name === keyword) found.push(value);
    return value;
  });
  return found;
}

function listSecrets({ document, resolve }: ResolvedContract): string[] {
  const names = new Set<string>();
  JSON.stringify(document.components.schemas, (name, value) => {
    if (isObject(value) && resolve(value).format === "password") names.add(name);
    return value;
  });
  return [...names];
}

function declare(comment: string, name: string, value: unknown): string {
  return `/** ${nameReferences(comment)} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
