import { decodePercent } from "../../src/contract/http.ts";
import { readProperty, toPath, valueAt } from "../../src/contract/json.ts";
import { completeContract } from "./complete-contract.ts";
import {
  type Content,
  type Contract,
  type Example,
  type Header,
  type Method,
  mapValues,
  type Operation,
  type Parameter,
  type PathItem,
  type Ref,
  type RequestBody,
  type Response,
  type SchemaObject,
  type SecurityScheme,
  type Server,
} from "./contract.ts";
import { ContractFault, type Path } from "./contract-fault.ts";
import { deriveExample } from "./derive-example.ts";

/**
 * A contract as rows, for the generators, the docs, the samples and `diff`. References are followed, except those to schemas: the
 * place of a component is its own, not that of a reference to it.
 */
export interface ResolvedContract {
  /** The contract, with what it says once wherever it applies. */
  readonly document: Contract;
  readonly operations: readonly OperationRow[];
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The components that bodies consist of. */
  readonly bodies: readonly string[];
  /** The components that the lists in bodies consist of, such as `Webhook`. */
  readonly items: readonly string[];
  /** The component of each type of events: the alternatives of the items of a list (§6.1). */
  readonly eventTypes: Readonly<Record<string, string>>;
  /** Returns a schema with its reference followed and `allOf` merged; those inside it stay as they are written. */
  readonly resolve: (schema?: SchemaObject) => SchemaObject;
  /** Returns a component of this name, resolved; empty if there is none. */
  readonly resolveComponent: (name: string) => SchemaObject;
}

/** An operation with its path, its method and all of its parameters, and with the defaults of its path and of the contract. */
export interface OperationRow {
  readonly path: string;
  readonly method: Method;
  readonly place: Path;
  readonly operation: Operation;
  readonly security: readonly Record<string, string[]>[];
  readonly servers: readonly Server[];
  /** True if a request may be sent twice. */
  readonly isIdempotent: boolean;
  readonly parameters: readonly ParameterRow[];
  readonly requestBody: BodyRow | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, ResponseRow>>;
}

export interface ParameterRow extends Parameter {
  readonly place: Path;
  readonly schema: SchemaObject;
}

/** The body of one media type. */
export interface ContentRow {
  readonly mediaType: string;
  /** Name of the component that the body consists of. */
  readonly component: string;
  /** The schema of the body, resolved. */
  readonly schema: SchemaObject;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface BodyRow {
  readonly place: Path;
  readonly required: boolean;
  readonly content: readonly ContentRow[];
}

export interface ResponseRow extends Omit<Response, "headers" | "content"> {
  readonly place: Path;
  readonly headers: Readonly<Record<string, HeaderRow>>;
  readonly content: readonly ContentRow[];
}

export interface HeaderRow extends Header {
  readonly schema: SchemaObject;
}

/** Methods that HTTP defines as idempotent (RFC 9110 §9.2.2); `x-idempotent` says otherwise. */
export const IDEMPOTENT_METHODS: readonly Method[] = ["get", "head", "put", "delete", "options", "trace"];
const METHODS: readonly Method[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Resolves a contract. @throws ContractFault if a reference does not lead to an object of the contract. */
export function resolveContract(written: Contract): ResolvedContract {
  const document = completeContract(written);
  const { schemas, securitySchemes } = document.components;
  const operations = listOperations(document);
  const isPaged = ({ operation }: OperationRow) => Number(operation["x-pagination"] !== undefined);
  const pagedFirst = operations.toSorted((one, other) => isPaged(other) - isPaged(one)); // events come in pages
  const bodies = pagedFirst.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) => part?.content ?? []).map(({ component }) => component),
  );
  const lists = bodies.flatMap((name) => Object.values(schemas[name]?.properties ?? {}));
  const items = lists.map((list) => nameComponent(list.items)).filter((name) => name !== "");
  const mappings = items.map((name) => schemas[name]?.discriminator?.mapping);
  const eventTypes = mappings.find((mapping) => mapping !== undefined) ?? {};
  return {
    document,
    operations,
    securitySchemes: mapValues(securitySchemes, (_, scheme) => resolveRef<SecurityScheme>(document, scheme)),
    bodies,
    items,
    eventTypes: mapValues(eventTypes, (_, $ref) => nameComponent({ $ref })),
    resolve: (schema) => resolveSchema(document, schema),
    resolveComponent: (name) => resolveSchema(document, schemas[name]),
  };
}

function listOperations(document: Contract): OperationRow[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, value]) => {
    const { place: itemPlace, value: item } = followRef<PathItem>(document, { place: ["paths", path], value });
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const place = [...itemPlace, method];
      const inPath = resolveParameters(document, item.parameters, itemPlace);
      const own = resolveParameters(document, operation.parameters, place);
      const byName = new Map([...inPath, ...own].map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
      const { requestBody } = operation;
      return {
        path,
        method,
        place,
        operation,
        security: operation.security ?? document.security ?? [],
        servers: operation.servers ?? item.servers ?? document.servers ?? [],
        isIdempotent: operation["x-idempotent"] ?? IDEMPOTENT_METHODS.includes(method),
        parameters: [...byName.values()].filter((parameter) => !isIgnored(parameter)),
        requestBody: requestBody && resolveBody(document, { place: [...place, "requestBody"], value: requestBody }),
        responses: mapValues(operation.responses ?? {}, (status, value) =>
          resolveResponse(document, operation, { place: [...place, "responses", status], value }),
        ),
      };
    });
  });
}

function resolveParameters(
  document: Contract,
  parameters: readonly (Ref | Parameter)[] = [],
  owner: Path,
): ParameterRow[] {
  return parameters.map((each, index) => {
    const { place, value: parameter } = followRef(document, { place: [...owner, "parameters", index], value: each });
    const schema = resolveSchema(document, parameter.schema);
    const [shown] = Object.values(parameter.examples ?? {}).map((each) => resolveRef<Example>(document, each));
    return { ...parameter, place, schema, example: parameter.example ?? (shown ?? derive(document, schema))?.value };
  });
}

/** OpenAPI ignores parameters with the name of a header that it describes elsewhere. */
function isIgnored({ name, in: place }: Parameter): boolean {
  return place === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase());
}

function resolveBody(document: Contract, located: Located<Ref | RequestBody>): BodyRow {
  const { place, value } = followRef(document, located);
  return { place, required: value.required ?? false, content: resolveContent(document, value.content) };
}

function resolveResponse(document: Contract, operation: Operation, located: Located<Ref | Response>): ResponseRow {
  const { place, value } = followRef(document, located);
  const response = value["x-section"] === undefined ? { ...pickSource(operation), ...value } : value;
  const headers = mapValues(response.headers ?? {}, (_, each): HeaderRow => {
    const header = resolveRef<Header>(document, each);
    return { ...header, schema: resolveSchema(document, header.schema) };
  });
  return { ...response, place, headers, content: resolveContent(document, response.content) };
}

function resolveContent(document: Contract, content: Content = {}): ContentRow[] {
  return Object.entries(content).map(([mediaType, { schema = {}, example, examples }]) => {
    const derived = example === undefined ? derive(document, schema) : { value: example };
    const shown: Record<string, Ref | Example> = examples ?? (derived ? { example: derived } : {});
    return {
      mediaType,
      component: nameComponent(schema),
      schema: resolveSchema(document, schema),
      examples: mapValues(shown, (_, { summary, ...each }) => {
        const example = resolveRef<Example>(document, each);
        return { ...example, ...(summary !== undefined && { summary }) }; // that beside a reference stands for that of the example
      }),
    };
  });
}

/** Derives an example for what shows none. */
function derive(document: Contract, schema: SchemaObject): Example | undefined {
  return deriveExample((each) => resolveSchema(document, each), schema);
}

function pickSource({ "x-section": section, "x-assumption": assumption }: Operation) {
  return { "x-section": section, ...(assumption !== undefined && { "x-assumption": assumption }) };
}

/** Returns the name of the component that a schema refers to, such as `Webhook`; empty if it refers to none. */
export function nameComponent(schema: SchemaObject | undefined): string {
  return /^#\/components\/schemas\/([^/]+)$/.exec(schema?.$ref ?? "")?.[1] ?? "";
}

/** A value of the contract, and its place. */
export interface Located<Value = unknown> {
  readonly place: Path;
  readonly value: Value;
}

/**
 * Returns what a `$ref` refers to, through any number of references, or the value itself.
 * @throws ContractFault if it leads to itself, to another file or to nothing.
 */
export function followRef<Value>(document: object, located: Located<Value | Ref>): Located<Value> {
  const passed = new Set<string>();
  let found: Located = located;
  for (let ref = readRef(found); ref !== undefined; ref = readRef(found)) {
    if (passed.has(ref)) throw new ContractFault(found.place, `${ref} refers to itself; correct the $ref`);
    passed.add(ref);
    found = findTarget(document, ref);
  }
  return found as Located<Value>; // the rule `struct` has checked the type
}

function findTarget(document: object, ref: string): Located {
  const pointer = decodePercent(ref).slice(1);
  const place = toPath(pointer);
  if (!ref.startsWith("#/")) throw new ContractFault([], `${ref} is in another file; bundle the contract into one`);
  const value = valueAt(document, pointer);
  if ((typeof value !== "object" && typeof value !== "boolean") || value === null)
    throw new ContractFault(place, `${ref} is not an object of the contract; add it or correct the $ref`);
  return { place, value };
}

function readRef({ value }: Located): string | undefined {
  const ref = readProperty(value, "$ref");
  return typeof ref === "string" ? ref : undefined;
}

/** Returns the object that a `$ref` refers to, or the value itself. @throws ContractFault as `followRef`. */
export function resolveRef<T extends object>(document: Contract, value: T | Ref): T {
  return followRef<T>(document, { place: [], value }).value;
}

/** Lists the schemas that a value of a schema must match: the schema itself, and those that `$ref` and `allOf` add. */
export function listParts(document: object, schema: Located, passed: readonly string[] = []): Located[] {
  const ref = readRef(schema);
  const isNew = ref !== undefined && !passed.includes(ref); // a schema that extends itself adds nothing
  const target = isNew ? [findTarget(document, ref)] : [];
  const combined = readProperty(schema.value, "allOf");
  const others = (Array.isArray(combined) ? combined : []).map((value, index) => {
    return { place: [...schema.place, "allOf", index], value };
  });
  const known = isNew ? [...passed, ref] : passed;
  return [schema, ...[...target, ...others].flatMap((part) => listParts(document, part, known))];
}

/** Merges the parts of a schema. The first part that has a keyword, or a keyword of a property, decides. */
function resolveSchema(document: Contract, schema: SchemaObject = {}): SchemaObject {
  const parts = listParts(document, { place: [], value: schema }).map(({ value }) => value as SchemaObject);
  const properties = mergeProperties(parts);
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...mergeKeywords(parts),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function mergeKeywords(parts: readonly SchemaObject[]): SchemaObject {
  let merged: SchemaObject = {};
  for (const { $ref: _, allOf: __, ...part } of parts) {
    if ("x-section" in merged || "x-assumption" in merged) {
      delete part["x-section"]; // the source of the whole is that of its first part
      delete part["x-assumption"];
    }
    merged = { ...part, ...merged };
  }
  return merged;
}

function mergeProperties(parts: readonly SchemaObject[]): Record<string, SchemaObject> {
  const merged: Record<string, SchemaObject> = {};
  for (const [name, property] of parts.flatMap(({ properties = {} }) => Object.entries(properties))) {
    const own = merged[name];
    if (own === undefined) merged[name] = property;
    else if (own.$ref === undefined && property.$ref === undefined) merged[name] = { ...property, ...own };
  }
  return merged;
}
