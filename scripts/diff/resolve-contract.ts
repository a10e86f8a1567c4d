import { IDEMPOTENT_METHODS } from "../generate/resolve-contract.ts";
import { isText } from "./classify-change.ts";
import {
  type Fields,
  getChild,
  listEntries,
  listIn,
  type Node,
  type Part,
  readFields,
  resolvePart,
  type Sender,
} from "./part.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** The kind of the elements in each field, by the kind of element that has the field. */
const CHILDREN: Record<string, Record<string, string>> = {
  operation: { parameters: "parameter", requestBody: "request body", responses: "response" },
  "request body": { content: "media type" },
  response: { headers: "response header", content: "media type" },
  server: { variables: "server variable" },
  "security scheme": { flows: "flow" },
  flow: { scopes: "scope" },
};
/** The words before a name, by kind. */
const LABELS: Record<string, string> = {
  ...{ parameter: "parameter ", server: "server ", "server variable": "variable ", "response header": "header " },
  ...{ flow: "flow ", scope: "scope " },
};
/** The fields of a path that are not operations, apart from documentation. */
const PATH_FIELDS = /^(parameters|servers|\$ref)$/;

/** Resolves a contract. */
export function resolveContract(root: Fields): Node {
  const part: Part = { root, at: "", value: root, name: "the contract" };
  const { paths, components, servers, security, info, ...fields } = root;
  const schemas = Object.values(readFields(readFields(components).schemas)).map(readFields);
  const facts = {
    ...listFacts(fields),
    openapi: String(fields.openapi).replace(/^(\d+\.\d+)\.\d+$/, "$1"), // patches correct the specification only
    version: readFields(info).version,
    "x-errors": schemas.flatMap((schema) => schema["x-errors"] ?? []),
  };
  const listServers = () =>
    listEntries(getChild(part, "servers")).map((each) => resolveChild("server", each, part, "client"));
  const listChildren = () => new Map([...listOperations(part), ...listSchemes(part), ...listServers()]);
  return { kind: "contract", place: part.name, sender: "client", parts: [part], facts, listChildren };
}

function listFacts(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isText(field)));
}

/** Lists the operations by method and path. */
function listOperations(contract: Part): [string, Node][] {
  const { root } = contract;
  return listEntries(getChild(contract, "paths")).flatMap(([path, reference]) => {
    const item = resolvePart(reference);
    const operations = listEntries(item).filter(([method]) => !PATH_FIELDS.test(method) && !isText(method));
    return operations.map(([method, part]): [string, Node] => {
      const operation = { ...part, name: String(readFields(part.value).operationId ?? `${method} ${path}`) };
      const node = resolveElement("operation", operation, "client", [item]);
      const security = listWays(root, (node.facts.security ?? root.security ?? []) as Fields[]);
      const idempotent = { "x-idempotent": IDEMPOTENT_METHODS.some((each) => each === method) };
      const facts = { ...idempotent, servers: readFields(item.value).servers, ...node.facts, security };
      return [`${method} ${path}`, { ...node, facts }];
    });
  });
}

/** Lists the security schemes by what they are: their names do not matter to callers. */
function listSchemes(contract: Part): [string, Node][] {
  return listEntries(getChild(getChild(contract, "components"), "securitySchemes")).map(([name, part]) => {
    const node = resolveElement("security scheme", { ...part, name }, "client");
    const { type, in: _, name: __, scheme, ...facts } = node.facts;
    return [nameScheme(contract.root, name), { ...node, facts }];
  });
}

/** Describes a security scheme, such as `apikey header x-app-id`. */
function nameScheme({ components }: Fields, name: string): string {
  const scheme = readFields(readFields(readFields(components).securitySchemes)[name]);
  return [scheme.type, scheme.in, scheme.name, scheme.scheme].filter(Boolean).join(" ").toLowerCase();
}

/** The way to authenticate of an operation that needs no credentials. */
export const NO_CREDENTIALS = "no credentials";

/** Lists the ways to authenticate, each as the schemes and scopes that it combines. */
function listWays(root: Fields, security: readonly Fields[]): string[] {
  const ways = security.length > 0 ? security : [{}];
  return ways.map((way) => {
    const schemes = Object.entries(way).flatMap(([name, scopes]) => {
      const scheme = nameScheme(root, name);
      const scoped = (scopes as string[]).map((scope) => `${scheme} (${scope})`);
      return scoped.length > 0 ? scoped : [scheme];
    });
    return schemes.sort().join(" + ") || NO_CREDENTIALS;
  });
}

/** Resolves an element and those in it. The elements around an operation can hold parameters for it. */
function resolveElement(kind: string, reference: Part, sender: Sender, around: readonly Part[] = []): Node {
  const part = resolvePart(reference);
  const { schema, ...fields } = readFields(part.value);
  const below = CHILDREN[kind] ?? {};
  const facts = listFacts(Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in below))));
  const listElements = ([field, child]: [string, string]) => {
    const lists = listIn([...around, part], field);
    const entries = field === "requestBody" ? lists.map((each) => ["", each] as const) : lists.flatMap(listEntries);
    return entries.map((entry) => resolveChild(child, entry, part, sender));
  };
  const isVariable = kind === "server variable"; // its fields are a schema
  const content = isVariable ? [{ ...part, value: { type: "string", ...fields } }] : listIn([part], "schema");
  const listChildren = () => {
    const schemas = content.map((each) => ["schema", resolveSchema("schema", [each], sender)] as const);
    return new Map([...schemas, ...Object.entries(below).flatMap(listElements)]);
  };
  const place = reference.name;
  return { kind, place, sender, parts: [part], facts: isVariable ? {} : facts, listChildren };
}

/** Resolves an element in another one, with its key: its kind and what callers know it by. */
function resolveChild(
  kind: string,
  [field, entry]: readonly [name: string, entry: Part],
  owner: Part,
  sender: Sender,
): [string, Node] {
  const { name = field, in: location = "header", url, ...fields } = readFields(resolvePart(entry).value);
  const isParameter = kind === "parameter";
  const shown = String(url ?? (isParameter ? name : field));
  const label = kind === "request body" ? "request" : `${LABELS[kind] ?? ""}${shown}`;
  const ownerName = kind === "server" ? "" : `${owner.name} `;
  const from = kind === "response" ? "service" : sender;
  const node = resolveElement(kind, { ...entry, name: ownerName + label }, from);
  const isFree = kind.startsWith("response") || (isParameter && location === "header"); // the case does not count
  const key = `${kind} ${isParameter ? location : ""} ${isFree ? shown.toLowerCase() : shown}`;
  if (!isParameter && kind !== "response header") return [key, node];
  const style = fields.style ?? (/^(path|header)$/.test(String(location)) ? "simple" : "form");
  const { in: _, name: __, ...facts } = { explode: style === "form", ...node.facts, style } as Fields;
  return [key, { ...node, facts }];
}
