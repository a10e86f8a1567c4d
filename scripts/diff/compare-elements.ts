import { toPath } from "../../src/contract/json-pointer.ts";
import type { Effect, Report, Sender } from "./classify-change.ts";
import type { CompareSchemas } from "./compare-schemas.ts";
import { compareSecurity } from "./compare-security.ts";
import { namePlace } from "./name-place.ts";
import {
  type Fields,
  getChild,
  getPart,
  isSame,
  isText,
  listChildren,
  type Pair,
  type Part,
  readFields,
} from "./part.ts";

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
/** The effect of another value of a field. Fields that are absent here and are not documentation are unknown. */
const EFFECTS: readonly (readonly [fields: RegExp, effect: Effect])[] = [
  [/^(operationId|x-pagination)$/, "method"],
  [/^(style|explode|allowReserved|type|name|in|scheme|(openIdConnect|token|authorization)Url)$/, "replacement"],
  [/^refreshUrl$/, "addition"],
];
/** The fields of a path that are not operations, apart from documentation. */
const PATH_FIELDS = /^(parameters|servers|\$ref)$/;

/** Compares elements by name. */
export type CompareLists = (kind: string, old: Map<string, Part>, now: Map<string, Part>, sender: Sender) => void;

/** Returns a function that compares elements of a kind, and all below them. */
export function createElementComparer(report: Report, compareSchemas: CompareSchemas): CompareLists {
  const compare = (kind: string, pair: Pair, sender: Sender): void => {
    const [old, now] = [readElement(kind, pair.before), readElement(kind, pair.after)];
    const inherited = kind === "operation" ? ["security"] : [];
    for (const field of new Set([...Object.keys({ ...CHILDREN[kind], ...old, ...now }), ...inherited])) {
      const [before, after] = [getChild(pair.before, field), getChild(pair.after, field)];
      const child = CHILDREN[kind]?.[field];
      if (child !== undefined) {
        const childSender = child !== "response" ? sender : sender === "client" ? "service" : "client";
        compareLists(child, list(child, pair.before, field), list(child, pair.after, field), childSender);
      } else if (field === "schema") compareSchemas({ before, after }, sender, namePlace(pair.before));
      else if (field === "security" && sender === "client") compareSecurity(pair, report);
      else if (!isSame(old[field], now[field])) {
        const [effect, reason] = classifyField(field, old[field], now[field]);
        if (effect) report(effect, reason, before.value === undefined ? after : before, { sender });
      }
    }
  };
  const compareLists: CompareLists = (kind, old, now, sender) => {
    for (const [name, before] of old) {
      const after = now.get(name);
      if (!after) report("removal", `${kind} removed`, before, { sender });
      else if (kind === "server variable") compareSchemas({ before, after }, sender, namePlace(before));
      else compare(kind, { before, after }, sender);
    }
    for (const [name, part] of now) {
      if (old.has(name)) continue;
      if (readFields(part.value).required === true) report("requirement", `new required ${kind}`, part, { sender });
      else report("addition", `new ${kind}`, part, { sender });
    }
  };
  return compareLists;
}

/** Returns the effect of another value of a field; none if the field is documentation. */
function classifyField(field: string, old: unknown, now: unknown): [effect: Effect | undefined, reason: string] {
  if (field === "deprecated") return ["addition", now ? "deprecated" : "no longer deprecated"];
  if (field === "required") return now ? ["requirement", "now required"] : ["option", "now optional"];
  if (field === "allowEmptyValue") return now ? ["widening", `${field} added`] : ["narrowing", `${field} removed`];
  const [, effect] = EFFECTS.find(([fields]) => fields.test(field)) ?? [field, isText(field) ? undefined : "unknown"];
  const isShort = effect !== "unknown" && typeof (old ?? now) !== "object";
  return [effect, `${field} changed${isShort ? `: ${old ?? "none"} to ${now ?? "none"}` : ""}`];
}

/** Reads the fields of an element, with the defaults of those that are left out. */
function readElement(kind: string, { value }: Part): Fields {
  const {
    in: place = "header",
    callbacks,
    ...fields
  } = { deprecated: false, required: false, ...readFields(value) } as Fields;
  const name = place === "header" ? String(fields.name).toLowerCase() : fields.name;
  if (kind === "security scheme") return { ...fields, in: place, name };
  const style = fields.style ?? (/^(path|header)$/.test(String(place)) ? "simple" : "form");
  const defaults = { allowReserved: false, allowEmptyValue: false, explode: style === "form" };
  return { ...defaults, ...fields, style, name: "" }; // the place and the name already identify a parameter
}

/** Lists the elements of a kind in a field, by a name that is the same in both contracts. */
function list(kind: string, owner: Part, field: string): Map<string, Part> {
  const { root, at } = owner;
  if (kind === "request body") return new Map([...listChildren(owner)].filter(([name]) => name === field));
  // A path has parameters and servers for all its operations; the contract has servers, too.
  const places = [getChild(getPart(root, at.slice(0, at.lastIndexOf("/"))), field), getChild(owner, field)];
  const found =
    kind === "server" ? [getChild(getPart(root, ""), field), ...places].filter(({ value }) => value) : places;
  const lists = kind === "server" ? found.slice(-1) : kind === "parameter" ? found : found.slice(1);
  const elements = lists.flatMap((place) => [...listChildren(place)]);
  return new Map(elements.map(([name, part]) => [nameElement(kind, name, part, owner), part]));
}

function nameElement(kind: string, name: string, part: Part, owner: Part): string {
  const fields = readFields(part.value);
  if (kind === "server") return String(fields.url);
  if (kind === "response" || kind === "response header") return name.toLowerCase();
  if (kind !== "parameter") return name;
  const names = [...(toPath(owner.at).at(-2) ?? "").matchAll(/\{([^}]*)\}/g)].map(([, each]) => each);
  const place = fields.in === "path" ? names.indexOf(String(fields.name)) : fields.name;
  return `${fields.in} ${fields.in === "header" ? String(place).toLowerCase() : place}`;
}

/** Lists the operations of a contract by the sender of their requests, then by method and path without the names of parameters. */
export function listOperations(contract: Part): Record<Sender, Map<string, Part>> {
  const found = { client: new Map<string, Part>(), service: new Map<string, Part>() };
  const add = (items: Part, sender: Sender, prefix: string) => {
    for (const [path, item] of listChildren(items))
      for (const [method, operation] of listChildren(item)) {
        if (PATH_FIELDS.test(method) || isText(method)) continue;
        const key = `${prefix}${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
        found[sender].set(key, operation);
        for (const [name, callback] of listChildren(getChild(operation, "callbacks")))
          add(callback, sender === "client" ? "service" : "client", `${key} ${name} `);
      }
  };
  add(getChild(contract, "paths"), "client", "");
  add(getChild(contract, "webhooks"), "service", "webhook ");
  return found;
}
