import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** The annotations of an element. */
export interface Annotated {
  description?: string | undefined;
  deprecated?: boolean;
  "x-section"?: string;
  "x-assumption"?: string | string[];
}
/** A JSON Schema in the contract. */
export interface SchemaObject extends Annotated {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: string[];
  pattern?: string;
  properties?: Record<string, SchemaObject>;
  required?: readonly string[];
  items?: SchemaObject;
  minItems?: number;
  maxItems?: number;
  allOf?: readonly SchemaObject[];
  anyOf?: readonly SchemaObject[];
  oneOf?: readonly SchemaObject[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  "x-errors"?: ErrorText[];
}
export interface Ref {
  $ref: string;
  summary?: string;
}
export interface Parameter extends Annotated {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: SchemaObject;
  example?: unknown;
  examples?: Record<string, Ref | Example>;
}
export interface Example {
  summary?: string;
  value?: unknown;
}
export type Content = Record<
  string,
  { schema?: SchemaObject; example?: unknown; examples?: Record<string, Ref | Example> }
>;
export interface RequestBody {
  required?: boolean;
  content: Content;
}
export interface Header extends Annotated {
  [keyword: string]: unknown;
  required?: boolean;
  schema?: SchemaObject;
}
export interface Response {
  description: string;
  "x-section": string;
  headers?: Record<string, Ref | Header>;
  content?: Content;
}
export interface Operation extends Annotated {
  operationId: string;
  summary: string;
  "x-section": string;
  /** Further paths of the operation. */
  "x-path-alternatives"?: string[];
  /** How pages follow each other: the cursor parameter, and properties of the page and its items. */
  "x-pagination"?: { cursor: string; items: string; id: string; more: string; next: string };
  /** True if a request may be sent twice. Without it, the method decides. */
  "x-idempotent"?: boolean;
  /** Status of an empty response that is a success, too: the thing does not exist any more. */
  "x-gone-status"?: number;
  security?: Record<string, string[]>[];
  servers?: Server[];
  parameters?: (Ref | Parameter)[];
  requestBody?: Ref | RequestBody;
  responses: Record<string, Ref | Response>;
}
export interface Server {
  url: string;
  variables?: Record<string, { default: string; enum?: string[] }>;
}
/** Fills the default of each variable into the address of a server. */
export function fillDefaults({ url, variables = {} }: Server): string {
  return Object.entries(variables).reduce(
    (address, [name, { default: value }]) => address.replace(`{${name}}`, value),
    url,
  );
}

export type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
export type PathItem = { [name in Method]?: Operation } & {
  parameters?: (Ref | Parameter)[];
  servers?: Server[];
};
export interface SecurityScheme {
  type: "apiKey" | "http" | "mutualTLS" | "oauth2" | "openIdConnect";
  in?: string;
  name?: string;
  scheme?: string;
  flows?: { clientCredentials?: { tokenUrl: string; scopes: Record<string, string> } };
}
/** Key and message of an error with this status. */
export interface ErrorText {
  status: number;
  key: string;
  message: string;
}

/** A question that the interface document leaves open, and our answer. */
export interface Assumption {
  section: string | string[];
  question: string;
  answer: string;
  /** The setting that changes the answer; without it, the contract is edited. */
  change?: string;
  /** Keywords of an element that the answer decides. */
  keywords?: string[];
}

/** The contract as data; the types cover the parts that the generators read. */
export interface Contract {
  openapi?: string;
  info: { title: string; version: string };
  servers?: Server[];
  security?: Record<string, string[]>[];
  webhooks?: object;
  /** Our answers to the questions that the document leaves open, by id. */
  "x-assumptions"?: Record<string, Assumption>;
  paths: Record<string, Ref | PathItem>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    schemas: Record<string, SchemaObject>;
    examples: Record<string, object>;
    [kind: string]: Record<string, object>;
  };
}

/** Characters of a file in another encoding, read as UTF-8. */
export const NOT_UTF8 = /[\0\uFFFD]/;

/**
 * Reads the contract. It does not check its form: the linter does.
 * @param text The content of the file, if it is not on the disk.
 * @throws Error if the file cannot be read, is not YAML or has no version.
 */
export async function readContract(file: string | URL, text?: string): Promise<Contract> {
  try {
    const content = text ?? (await readFile(file, "utf8"));
    if (NOT_UTF8.test(content)) throw new Error("the file is not UTF-8; save it as UTF-8");
    const contract = parse(content) as Contract | null;
    if (contract?.info?.version === undefined)
      throw new Error("not an OpenAPI document, because it has no info.version");
    return contract;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

/** Maps the values of an object. */
export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (name: string, value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(name, value)]));
}
