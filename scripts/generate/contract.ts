import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** A JSON Schema as it stands in the contract. */
export interface SchemaObject {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: string[];
  pattern?: string;
  properties?: Record<string, SchemaObject>;
  anyOf?: SchemaObject[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  "x-section"?: string;
}
export interface Ref {
  $ref: string;
}
export interface Parameter {
  name: string;
  in: "path" | "query";
  required?: boolean;
  schema: SchemaObject;
}
export interface Response {
  description: string;
  "x-section": string;
  headers?: Record<string, Ref>;
  content?: Record<string, { schema: Ref; examples?: Record<string, { value: unknown }> }>;
}
export interface Operation {
  operationId: string;
  summary: string;
  "x-section": string;
  security: Record<string, string[]>[];
  parameters?: (Ref | Parameter)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Ref }> };
  responses: Record<string, Ref | Response>;
}
export interface SecurityScheme {
  type: "apiKey" | "oauth2";
  in?: string;
  name?: string;
  flows?: { clientCredentials: { scopes: Record<string, string> } };
}
/** The contract as data, typed as far as the generators read it. */
export interface Contract {
  info: { title: string; version: string };
  servers: { url: string; variables: Record<string, { default: string; enum?: string[] }> }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    schemas: Record<string, SchemaObject>;
    examples: Record<string, object>;
    [kind: string]: Record<string, object>;
  };
}

/**
 * Reads the contract. The linter has the say over its form, so no second check is made here.
 * @throws Error where it cannot be read, or is no YAML.
 */
export async function readContract(file: string | URL): Promise<Contract> {
  const text = await readFile(file, "utf8");
  try {
    return parse(text) as Contract;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

/** The component that a `$ref` names, or the value itself where there is no `$ref`. */
export function resolveRef<T extends object>(contract: Contract, value: T | Ref): T {
  if (!("$ref" in value)) return value;
  const [, kind = "", name = ""] = value.$ref.replace("#/", "").split("/");
  const component = contract.components[kind]?.[name];
  if (!component) throw new Error(`openapi.yaml: ${value.$ref} does not exist`);
  return component as T;
}

/** `MemberActivityList` of `#/components/schemas/MemberActivityList`. */
export function refName(ref: Ref): string {
  if (ref.$ref === undefined)
    throw new Error(`a schema that needs a name is no $ref: ${JSON.stringify(ref).slice(0, 80)}`);
  return ref.$ref.slice(ref.$ref.lastIndexOf("/") + 1);
}
