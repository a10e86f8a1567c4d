import { isObject, valueAt } from "../../src/contract/json.ts";
import { mapValues, type SchemaObject } from "./contract.ts";
import type { ResolvedContract } from "./resolve-contract.ts";
import { nameReferences } from "./types.ts";
import { listConstraints } from "./walk-schemas.ts";

const COMMENTS = {
  clusters: "Regional entry points (§1).",
  eventTypes: "Types of a member's activity, spelled as in the document (§6.1).",
  scopes: "Scopes of an access token (§5.2).",
  tokenLifetimeSeconds: "Lifetime of a token in seconds, which is assumed (S08).",
  secretProperties: "Properties with secret values (format `password`).",
  scopeLists: "Schemas of scopes in one text (`x-scopes-of`).",
  schemaSections: "Section of the document that each schema comes from.",
  errorTexts: "Key and message of the Error object by status (`x-errors`).",
  assumptionQuestions: "The question of each entry of docs/assumptions.md, for bundles that need no more.",
  assumptions: "The entries of docs/assumptions.md.",
};

/** Returns the source of `generated/constants.ts`. What the contract does not have is empty. */
export function generateConstants(contract: ResolvedContract): string {
  const values = readConstants(contract);
  const declared = Object.entries(COMMENTS).map(([name, comment]) => {
    const json = JSON.stringify(values[name as keyof typeof COMMENTS], null, 2);
    return `/** ${nameReferences(comment)} */\nexport const ${name} = ${json} as const;\n`;
  });
  return declared.join("\n");
}

function readConstants(contract: ResolvedContract): Readonly<Record<keyof typeof COMMENTS, unknown>> {
  const { document, operations, securitySchemes, eventTypes } = contract;
  const { schemas } = document.components;
  const entries = Object.entries(schemas);
  const { "x-assumptions": assumptions = {} } = document;
  const scopeLists = entries.filter(([, schema]) => schema["x-scopes-of"] !== undefined);
  const scheme = securitySchemes[String(scopeLists[0]?.[1]["x-scopes-of"])];
  const clusters = operations.flatMap(({ servers }) => servers.flatMap(({ variables }) => variables?.cluster ?? []));
  return {
    clusters: clusters[0]?.enum ?? [],
    eventTypes: Object.keys(eventTypes),
    scopes: Object.keys(scheme?.flows?.clientCredentials?.scopes ?? {}),
    tokenLifetimeSeconds: Object.values(schemas).flatMap(listLifetimes)[0] ?? null,
    secretProperties: listSecrets(contract),
    scopeLists: scopeLists.map(([name]) => name),
    schemaSections: mapValues(schemas, (_, schema) => schema["x-section"]),
    errorTexts: entries.flatMap(([, schema]) => schema["x-errors"] ?? []),
    assumptionQuestions: mapValues(assumptions, (_, { question }) => question),
    assumptions: mapValues(assumptions, (_, { keywords: __, ...facts }) => facts),
  };
}

/** Lists the lifetimes of tokens that a schema, or one inside it, has. */
function listLifetimes(schema: SchemaObject): unknown[] {
  const found = listConstraints(schema).filter(({ keyword }) => keyword === "x-lifetime");
  return found.map(({ pointer, keyword }) => valueAt(schema, `${pointer}/${keyword}`));
}

function listSecrets({ document, resolve }: ResolvedContract): string[] {
  const names = new Set<string>();
  JSON.stringify(document.components.schemas, (name, value) => {
    if (isObject(value) && resolve(value).format === "password") names.add(name);
    return value;
  });
  return [...names];
}
