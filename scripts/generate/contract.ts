import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** A JSON Schema in the contract. */
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
  description?: string;
  "x-section": string;
  /** How pages follow each other: the cursor parameter, and properties of the page and its items. */
  "x-pagination"?: { cursor: string; items: string; id: string; more: string; next: string };
  /** Whether a request may be sent twice. Without it, the method decides. */
  "x-idempotent"?: boolean;
  /** Status which, without a body, means success too: the thing does not exist any more. */
  "x-gone-status"?: number;
  security: Record<string, string[]>[];
  parameters?: (Ref | Parameter)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Ref }> };
  responses: Record<string, Ref | Response>;
}
export interface SecurityScheme {
  type: "apiKey" | "http" | "mutualTLS" | "oauth2" | "openIdConnect";
  in?: string;
  name?: string;
  scheme?: string;
  flows?: { clientCredentials: { tokenUrl: string; scopes: Record<string, string> } };
}
/** The contract as data; the types cover the parts that the generators read. */
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
 * Reads the contract. It does not check its form: the linter does.
 * @throws Error if the file cannot be read or is not YAML.
 */
export async function readContract(file: string | URL): Promise<Contract> {
  const text = await readFile(file, "utf8");
  try {
    return parse(text) as Contract;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

/** Lists every operation with its path and method. */
export function listOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Returns the component that a `$ref` names, or the value itself if it is not a `$ref`. */
export function resolveRef<T extends object>(contract: Contract, value: T | Ref): T {
  if (!("$ref" in value)) return value;
  const [, kind = "", name = ""] = value.$ref.replace("#/", "").split("/");
  const component = contract.components[kind]?.[name];
  if (!component) throw new Error(`openapi.yaml: ${value.$ref} does not exist; add the component or correct the $ref`);
  return component as T;
}

/** Returns the component's name, for example `MemberActivityList` for `#/components/schemas/MemberActivityList`. */
export function getRefName(ref: Ref): string {
  if (ref.$ref === undefined)
    throw new Error(
      `openapi.yaml: the schema of a body must be a $ref to components.schemas, not ${JSON.stringify(ref).slice(0, 80)}`,
    );
  return ref.$ref.slice(ref.$ref.lastIndexOf("/") + 1);
}
