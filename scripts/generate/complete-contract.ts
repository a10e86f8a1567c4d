import type { Contract, SchemaObject } from "./contract.ts";
import { listInheritances } from "./sources.ts";

/**
 * Returns a copy of a contract in which everything stands where it applies, and not only where it is written: groups of components
 * are there, a component that names no section has that of the elements that refer to it, and a list of scopes has its pattern.
 */
export function completeContract(written: Contract): Contract {
  const contract = structuredClone(written);
  const groups: Partial<Contract["components"]> | undefined = written.components && contract.components;
  const { schemas = {}, securitySchemes = {}, examples = {} } = groups ?? {};
  contract.components = { ...groups, schemas, securitySchemes, examples };
  for (const { component, sections, assumptions } of listInheritances(contract)) {
    const [section, ...others] = sections;
    if (section === undefined || others.length > 0) continue; // the rule component-section asks for one
    component["x-section"] = section;
    if (assumptions.length > 0) component["x-assumption"] ??= [...assumptions];
  }
  for (const schema of Object.values(contract.components.schemas)) addScopes(contract, schema);
  return contract;
}

/** Adds the pattern of a text that lists scopes, separated by single spaces. */
function addScopes({ components }: Contract, schema: SchemaObject): void {
  const scheme = components.securitySchemes[String(schema["x-scopes-of"])];
  const scopes = Object.keys(scheme?.flows?.clientCredentials?.scopes ?? {});
  const anyScope = `(${scopes.join("|")})`;
  if (scopes.length > 0) schema.pattern ??= `^${anyScope}( ${anyScope})*$`;
}
