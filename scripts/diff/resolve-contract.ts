import { parseTemplate } from "../../src/contract/json-pointer.ts";
import { isText, type Sender } from "./classify-change.ts";
import { type Fields, getChild, type Part, readFields, resolvePart } from "./part.ts";

/** An element of a contract: references are followed, and defaults filled in. */
export interface Element {
  readonly kind: string;
  /** The place that holds the element. */
  readonly part: Part;
  /** The place for people that refers to it. */
  readonly place: string;
  readonly sender: Sender;
  /** The fields with a meaning to callers, without schemas and other elements. */
  readonly facts: Fields;
  readonly schema?: Part | undefined;
  /** Elements by kind and name. */
  readonly children: Elements;
}
export type Elements = ReadonlyMap<string, Element>;

/** The kind of the elements in each field, by the kind of element that has the field. */
const CHILDREN: Record<string, Record<string, string>> = {
  operation: { parameters: "parameter", requestBody: "request body", responses: "response", servers: "server" },
  parameter: { content: "media type" },
  "request body": { content: "media type" },
  response: { headers: "response header", content: "media type" },
  "response header": { content: "media type" },
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
const IDEMPOTENT_METHOD = /^(get|head|put|delete|options|trace)$/;

/** Lists the operations by method and path, without the names of the parameters in the path. */
export function resolveOperations(root: Fields): Elements {
  const contract = { root, at: "", value: root, name: "" };
  const found = listEntries(getChild(contract, "paths")).flatMap(([path, reference]) => {
    const item = resolvePart(reference);
    const operations = listEntries(item).filter(([method]) => !PATH_FIELDS.test(method) && !isText(method));
    return operations.map(([method, part]) => {
      const operation = { ...part, name: String(readFields(part.value).operationId ?? `${method} ${path}`) };
      const element = resolveElement("operation", operation, "client", [contract, item], path);
      const { security = root.security ?? [], ...facts } = element.facts as { security?: Fields[] };
      const ways = (security as Fields[]).map((way) =>
        Object.fromEntries(Object.entries(way).map(([name, scopes]) => [nameScheme(root, name), scopes])),
      );
      const resolved = { "x-idempotent": IDEMPOTENT_METHOD.test(method), ...facts, security: ways };
      return [`${method} ${path.replace(/\{[^}]*\}/g, "{}")}`, { ...element, facts: resolved }] as const;
    });
  });
  return new Map(found);
}

/** Lists the security schemes by what they are, such as `apiKey x-app-id`: their names do not matter to callers. */
export function resolveSchemes(root: Fields): Elements {
  const schemes = readFields(readFields(root.components).securitySchemes);
  const list = listEntries({ root, at: "/components/securitySchemes", value: schemes, name: "" });
  const found = list.map(([name, part]) => {
    const element = resolveElement("security scheme", { ...part, name }, "client");
    const { type, in: location, name: field, scheme, ...facts } = element.facts;
    return [nameScheme(root, name), { ...element, facts }] as const;
  });
  return new Map(found);
}

function nameScheme({ components }: Fields, name: string): string {
  const scheme = readFields(readFields(readFields(components).securitySchemes)[name]);
  return [scheme.type, scheme.in, scheme.name, scheme.scheme].filter(Boolean).join(" ").toLowerCase();
}

/** Resolves an element and those in it. The elements around it can hold parameters and servers for it. */
function resolveElement(kind: string, reference: Part, sender: Sender, around: Part[] = [], path = ""): Element {
  const part = resolvePart(reference);
  const { schema, ...fields } = readFields(part.value);
  const below = CHILDREN[kind] ?? {};
  const children = Object.entries(below).flatMap(([field, child]) => {
    const places = [...around, part].map((owner) => getChild(owner, field)).filter(({ value }) => value !== undefined);
    const [only] = places.slice(-1); // servers replace those around them
    const lists = field === "parameters" ? places : [only ?? []].flat();
    const entries = field === "requestBody" && only ? [["", only] as const] : lists.flatMap(listEntries);
    return entries.map(([name, entry]) => resolveChild(child, name, entry, { ...part, path, sender }));
  });
  const facts = Object.entries(fields).filter(([field]) => !(field in below) && !isText(field));
  const isVariable = kind === "server variable"; // its fields are a schema
  return {
    ...{ kind, part, sender, place: reference.name, facts: isVariable ? {} : Object.fromEntries(facts) },
    schema: isVariable
      ? { ...part, value: { type: "string", ...fields } }
      : schema === undefined
        ? undefined
        : getChild(part, "schema"),
    children: new Map(children),
  };
}

function resolveChild(kind: string, field: string, entry: Part, owner: Part & { path: string; sender: Sender }) {
  const { name = field, in: location = "header", url, ...fields } = readFields(resolvePart(entry).value);
  const isParameter = kind === "parameter";
  const shown = String(url ?? (isParameter ? name : field));
  const label = kind === "request body" ? "request" : `${LABELS[kind] ?? ""}${shown}`;
  const ownerName = entry.at.startsWith("/servers/") && kind === "server" ? "" : `${owner.name} `;
  const sender = kind === "response" ? "service" : owner.sender;
  const child = resolveElement(kind, { ...entry, name: ownerName + label }, sender);
  const isFree = kind.startsWith("response") || (isParameter && location === "header"); // the case does not count
  const key = `${kind} ${isParameter ? location : ""} ${isFree ? shown.toLowerCase() : shown}`;
  if (!isParameter && kind !== "response header") return [key, child] as const;
  const style = fields.style ?? (/^(path|header)$/.test(String(location)) ? "simple" : "form");
  const { in: _, name: __, ...facts } = { explode: style === "form", ...child.facts, style } as Fields;
  // A client fills in a path by position.
  const position = location === "path" ? { position: parseTemplate(owner.path).names.indexOf(shown) + 1, name } : {};
  return [key, { ...child, facts: { ...facts, ...position } }] as const;
}

/** Lists the parts in an object or array, by name or index. */
function listEntries(part: Part): [string, Part][] {
  const names = typeof part.value === "object" && part.value !== null ? Object.keys(part.value) : [];
  return names.map((name) => [name, getChild(part, name)]);
}
