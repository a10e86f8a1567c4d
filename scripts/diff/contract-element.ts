import { IDEMPOTENT_METHODS } from "../generate/resolve-contract.ts";
import {
  type Element,
  type Fields,
  getChild,
  listEntries,
  listIn,
  type Part,
  readFields,
  resolvePart,
  type Sender,
} from "./element.ts";
import { isText, NO_CREDENTIALS } from "./facts.ts";
import { toSchemaElement } from "./schema-element.ts";

/** The kind of the elements in each field, by the kind of element that has the field. */
const CHILDREN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  operation: { parameters: "parameter", requestBody: "request body", responses: "response" },
  "request body": { content: "media type" },
  response: { headers: "response header", content: "media type" },
  server: { variables: "server variable" },
  "security scheme": { flows: "flow" },
  flow: { scopes: "scope" },
};
/** The words before a name, by kind. */
const LABELS: Readonly<Record<string, string>> = {
  parameter: "parameter ",
  server: "server ",
  "server variable": "variable ",
  "response header": "header ",
  flow: "flow ",
  scope: "scope ",
};
/** The fields of a path that are not operations, apart from documentation. */
const PATH_FIELDS = /^(parameters|servers|\$ref)$/;

/** Elements by key; two with the same key in both contracts are the same. */
type Entry = readonly [key: string, element: Element];

/** Resolves a contract. */
export function toContractElement(root: Fields): Element {
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
    listEntries(getChild(part, "servers")).map((entry) =>
      resolveChild("server", entry.name, entry.part, part, "client"),
    );
  const listChildren = () => new Map([...listOperations(part), ...listSchemes(part), ...listServers()]);
  return { kind: "contract", place: part.name, sender: "client", parts: [part], facts, listChildren };
}

function listFacts(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isText(field)));
}

/** Lists the operations by method and path. */
function listOperations(contract: Part): Entry[] {
  const { root } = contract;
  return listEntries(getChild(contract, "paths")).flatMap(({ name: path, part: reference }) => {
    const item = resolvePart(reference);
    const methods = listEntries(item).filter(({ name }) => !PATH_FIELDS.test(name) && !isText(name));
    return methods.map(({ name: method, part }): Entry => {
      const operation = { ...part, name: String(readFields(part.value).operationId ?? `${method} ${path}`) };
      const element = resolveElement("operation", operation, "client", [item]);
      const facts = {
        "x-idempotent": IDEMPOTENT_METHODS.some((each) => each === method),
        servers: readFields(item.value).servers,
        ...element.facts,
        security: listWays(root, (element.facts.security ?? root.security ?? []) as Fields[]),
      };
      return [`${method} ${path}`, { ...element, facts }];
    });
  });
}

/** Lists the security schemes by what they are: their names do not matter to callers. */
function listSchemes(contract: Part): Entry[] {
  const schemes = listEntries(getChild(getChild(contract, "components"), "securitySchemes"));
  return schemes.map(({ name, part }) => {
    const element = resolveElement("security scheme", { ...part, name }, "client");
    const { type, in: _, name: __, scheme, ...facts } = element.facts;
    return [nameScheme(contract.root, name), { ...element, facts }];
  });
}

/** Describes a security scheme, such as `apikey header x-app-id`. */
function nameScheme({ components }: Fields, name: string): string {
  const scheme = readFields(readFields(readFields(components).securitySchemes)[name]);
  return [scheme.type, scheme.in, scheme.name, scheme.scheme].filter(Boolean).join(" ").toLowerCase();
}

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
function resolveElement(kind: string, reference: Part, sender: Sender, around: readonly Part[] = []): Element {
  const part = resolvePart(reference);
  const { schema, ...fields } = readFields(part.value);
  const below = CHILDREN[kind] ?? {};
  const own = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in below)));
  const listElements = (field: string, child: string): Entry[] => {
    const groups = listIn([...around, part], field);
    const entries =
      field === "requestBody" ? groups.map((each) => ({ name: "", part: each })) : groups.flatMap(listEntries);
    return entries.map((entry) => resolveChild(child, entry.name, entry.part, part, sender));
  };
  const isVariable = kind === "server variable"; // its fields are a schema
  const schemas = isVariable ? [{ ...part, value: { type: "string", ...fields } }] : listIn([part], "schema");
  const listChildren = () => {
    const content = schemas.map((each): Entry => ["schema", toSchemaElement("schema", [each], sender)]);
    const inner = Object.entries(below).flatMap(([field, child]) => listElements(field, child));
    return new Map([...content, ...inner]);
  };
  const facts = isVariable ? {} : listFacts(own);
  return { kind, place: reference.name, sender, parts: [part], facts, listChildren };
}

/** Resolves an element in another one, with its key: its kind and what callers know it by. */
function resolveChild(kind: string, field: string, reference: Part, owner: Part, sender: Sender): Entry {
  const { name = field, in: location = "header", url, ...fields } = readFields(resolvePart(reference).value);
  const isParameter = kind === "parameter";
  const shown = String(url ?? (isParameter ? name : field));
  const label = kind === "request body" ? "request" : `${LABELS[kind] ?? ""}${shown}`;
  const ownerName = kind === "server" ? "" : `${owner.name} `;
  const from = kind === "response" ? "service" : sender;
  const element = resolveElement(kind, { ...reference, name: ownerName + label }, from);
  const isFree = kind.startsWith("response") || (isParameter && location === "header"); // the case does not count
  const key = `${kind} ${isParameter ? location : ""} ${isFree ? shown.toLowerCase() : shown}`;
  if (!isParameter && kind !== "response header") return [key, element];
  const style = fields.style ?? (/^(path|header)$/.test(String(location)) ? "simple" : "form");
  const { in: _, name: __, ...facts }: Fields = { explode: style === "form", ...element.facts, style };
  return [key, { ...element, facts }];
}
