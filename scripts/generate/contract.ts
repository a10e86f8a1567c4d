import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { decodePercent } from "../../src/contract/http.ts";
import { toPath, valueAt } from "../../src/contract/json.ts";
import { ContractFault, type Path } from "./contract-fault.ts";

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
  allOf?: readonly SchemaObject[];
  anyOf?: readonly SchemaObject[];
  oneOf?: readonly SchemaObject[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  "x-errors"?: ErrorText[];
}
export interface Ref {
  $ref: string;
}
export interface Parameter extends Annotated {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: SchemaObject;
  example?: unknown;
}
export type Content = Record<string, { schema: Ref; examples?: Record<string, { value: unknown }> }>;
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
  /** Whether a request may be sent twice. Without it, the method decides. */
  "x-idempotent"?: boolean;
  /** Status which, without a body, means success too: the thing does not exist any more. */
  "x-gone-status"?: number;
  security?: Record<string, string[]>[];
  servers?: Server[];
  parameters?: (Ref | Parameter)[];
  requestBody?: Ref | RequestBody;
  responses: Record<string, Ref | Response>;
}
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
/** Methods that HTTP defines as idempotent (RFC 9110 §9.2.2); `x-idempotent` says otherwise. */
export const IDEMPOTENT_METHODS: readonly string[] = ["get", "head", "put", "delete", "options", "trace"];

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

export type PathItem = { [method in (typeof METHODS)[number]]?: Operation } & {
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
  /** Why no request can show whether a service agrees. */
  undecidable?: string;
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
    if (typeof contract.openapi !== "string")
      throw new Error(
        `not an OpenAPI document, because \`openapi\` is ${contract.openapi} and not a text such as "3.1.0"`,
      );
    return contract;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

/** A parameter with its path in the contract. */
export type PlacedParameter = Parameter & { place: Path };

/** An operation with its path, its method and all of its parameters; references are followed. */
export interface OperationEntry {
  path: string;
  method: string;
  /** The path of the operation in the contract, for messages. */
  place: Path;
  operation: Operation;
  parameters: PlacedParameter[];
  requestBody: RequestBody | undefined;
  responses: Record<string, Response>;
  servers: Server[];
}

/**
 * Lists every operation. One without `servers` or `security` gets them from its path or from the contract. It also has the
 * parameters of its path that it does not declare again.
 */
export function listOperations(contract: Contract): OperationEntry[] {
  return Object.entries(contract.paths).flatMap(([path, value]) => {
    const item = resolveRef<PathItem>(contract, value);
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const resolve = (parameters: (Ref | Parameter)[] = [], ...place: Path) =>
        parameters.map((each, index) => {
          return { ...resolveRef<Parameter>(contract, each), place: [...place, "parameters", index] };
        });
      const inPath = resolve(item.parameters, "paths", path);
      const parameters = [...inPath, ...resolve(operation.parameters, "paths", path, method)];
      const byName = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
      const { servers = item.servers ?? contract.servers ?? [], requestBody: body, responses } = operation;
      const { security = contract.security ?? [] } = operation;
      return {
        ...{ path, method, operation: { ...operation, security }, servers, place: ["paths", path, method] },
        parameters: [...byName.values()].filter((parameter) => !isIgnored(parameter)),
        requestBody: body && resolveRef<RequestBody>(contract, body),
        responses: mapValues(responses, (_, response) => resolveRef<Response>(contract, response)),
      };
    });
  });
}

/** OpenAPI ignores parameters with the name of a header that it describes elsewhere. */
function isIgnored({ name, in: place }: Parameter): boolean {
  return place === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase());
}

/** Maps the values of an object. */
export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (name: string, value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(name, value)]));
}

/**
 * Returns the value that a `$ref` refers to, through any number of references, or the value itself.
 * @throws ContractFault if it leads to itself or to another file; Redocly has found all that lead nowhere.
 */
export function resolveRef<T extends object>(contract: Contract, value: T | Ref, passed: readonly string[] = []): T {
  const { $ref } = Object(value) as Partial<Ref>;
  if ($ref === undefined) return value as T;
  const pointer = decodePercent($ref).slice(1);
  if (!$ref.startsWith("#/")) throw new ContractFault([], `${$ref} is in another file; bundle the contract into one`);
  if (passed.includes($ref)) throw new ContractFault(toPath(pointer), `${$ref} refers to itself; correct the $ref`);
  const target = valueAt(contract, pointer);
  if (typeof target !== "object" || target === null)
    throw new ContractFault(toPath(pointer), `${$ref} is not an object of the contract; add it or correct the $ref`);
  return resolveRef(contract, target as T | Ref, [...passed, $ref]);
}

const SCHEMA_REF = /^#\/components\/schemas\/([^/]+)$/;

/** Returns the name of the component that a schema refers to, for example `MemberActivityList`. */
export function getComponentName(schema: Partial<Ref> | undefined): string | undefined {
  return SCHEMA_REF.exec(schema?.$ref ?? "")?.[1];
}

/** Returns the component's name, for example `MemberActivityList` for `#/components/schemas/MemberActivityList`. */
export function getRefName({ $ref }: Ref): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** Lists the components that bodies consist of. */
export function listBodySchemas(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .flatMap(({ schema }) => getComponentName(schema) ?? []),
  );
}

/** Lists the components that the lists in bodies consist of, such as `Webhook`. */
export function listItemSchemas(contract: Contract): string[] {
  const bodies = listBodySchemas(contract).map((name) => contract.components.schemas[name]);
  const lists = bodies.flatMap((body) => Object.values(body?.properties ?? {}));
  return lists.flatMap(({ items }) => getComponentName(items) ?? []);
}

/** Returns the schema of each type of events: the alternatives of the items of a list (§6.1). */
export function findEventTypes(contract: Contract): Record<string, string> {
  const items = listItemSchemas(contract).map((name) => contract.components.schemas[name]?.discriminator?.mapping);
  return items.find((mapping) => mapping !== undefined) ?? {};
}
