import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../src/contract/json.ts";
import type { Content, Contract, Operation, PathItem, Ref, SchemaObject } from "./contract.ts";
import { nameElements, toTypeName } from "./names.ts";
import { listInheritances } from "./sources.ts";

/**
 * Returns a copy of a contract in which everything stands where it applies, and not only where it is written: groups of components
 * are there, operations and schemas have names of TypeScript, each body is a component, a component that names no section has that of
 * the elements that refer to it, and a list of scopes has its pattern.
 */
export function completeContract(written: Contract): Contract {
  const contract = nameElements(removeExtensions(structuredClone(written)));
  const groups: Partial<Contract["components"]> | undefined = written.components && contract.components;
  const { schemas = {}, securitySchemes = {}, examples = {} } = groups ?? {};
  contract.components = { ...groups, schemas, securitySchemes, examples };
  moveBodies(contract);
  for (const { component, sections, assumptions } of listInheritances(contract)) {
    const [section, ...others] = sections;
    if (section === undefined || others.length > 0) continue; // the rule component-section asks for one
    component["x-section"] = section;
    if (assumptions.length > 0) component["x-assumption"] ??= [...assumptions];
  }
  for (const schema of Object.values(schemas)) addScopes(contract, schema);
  return contract;
}

/** Removes the extensions beside paths and beside responses, which would be taken for one. */
function removeExtensions(contract: Contract): Contract {
  const operations = Object.values<Ref | PathItem>(contract.paths ?? {}).flatMap((item) => Object.values(item ?? {}));
  for (const group of [contract.paths, ...operations.filter(isOperation).map(({ responses }) => responses)]) {
    for (const name of Object.keys(group ?? {}).filter((key) => key.startsWith("x-"))) delete group[name];
  }
  return contract;
}

/** Makes a component of each schema of a body that is written in its place. */
function moveBodies({ paths, components }: Contract): void {
  const { responses = {}, requestBodies = {}, schemas } = components;
  const move = (owner: unknown, name: string) => {
    const { content = {} } = owner as { content?: Content };
    for (const media of Object.values(content)) {
      if (media.schema?.$ref === undefined)
        media.schema = { $ref: `#/components/schemas/${addSchema(schemas, name, media.schema)}` };
    }
  };
  for (const [name, response] of Object.entries(responses)) move(response, toTypeName(name));
  for (const [name, body] of Object.entries(requestBodies)) move(body, toTypeName(name));
  for (const item of Object.values<Ref | PathItem>(paths)) {
    for (const operation of Object.values(item).filter(isOperation)) {
      const name = toTypeName(operation.operationId);
      if (operation.requestBody) move(operation.requestBody, `${name}Request`);
      for (const [status, response] of Object.entries(operation.responses))
        move(response, `${name}${toTypeName(status).replace("_", "")}`);
    }
  }
}

function isOperation(value: unknown): value is Operation {
  return isObject(value) && typeof value.operationId === "string" && isObject(value.responses);
}

/** Adds a schema under a name that is free, or finds it there. @returns The name. */
function addSchema(schemas: Record<string, SchemaObject>, wanted: string, schema: SchemaObject = {}): string {
  const known = schemas[wanted];
  if (known !== undefined && !isDeepStrictEqual(known, schema)) return addSchema(schemas, `${wanted}Body`, schema);
  schemas[wanted] = schema;
  return wanted;
}

/** Adds the pattern of a text that lists scopes, separated by single spaces. */
function addScopes({ components }: Contract, schema: SchemaObject): void {
  const scheme = components.securitySchemes[String(schema["x-scopes-of"])];
  const scopes = Object.keys(scheme?.flows?.clientCredentials?.scopes ?? {});
  const anyScope = `(${scopes.map((scope) => scope.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&")).join("|")})`;
  if (scopes.length > 0) schema.pattern ??= `^${anyScope}( ${anyScope})*$`;
}
