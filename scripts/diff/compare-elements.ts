import { toPath } from "../../src/contract/json-pointer.ts";
import type { Effect, Report, Sender } from "./classify-change.ts";
import type { CompareSchemas } from "./compare-schemas.ts";
import { compareSecurity } from "./compare-security.ts";
import {
  type Fields,
  getChild,
  getParent,
  getRoot,
  isSame,
  isText,
  listChildren,
  namePlace,
  type Pair,
  type Part,
  readFields,
} from "./part.ts";

/** The kind of element that each field contains, or the effect of another value; fields that are absent here are unknown. */
const ELEMENTS: Record<string, Record<string, string>> = {
  operation: {
    operationId: "method",
    parameters: "parameter",
    requestBody: "request body",
    responses: "response",
    servers: "server",
    security: "security",
    "x-pagination": "method",
    callbacks: "",
  },
  parameter: {
    name: "name",
    in: "",
    required: "presence",
    schema: "schema",
    content: "media type",
    style: "replacement",
    explode: "replacement",
    allowReserved: "replacement",
    allowEmptyValue: "permission",
  },
  "request body": { required: "presence", content: "media type" },
  response: { headers: "response header", content: "media type" },
  "response header": {
    required: "presence",
    schema: "schema",
    content: "media type",
    style: "replacement",
    explode: "replacement",
  },
  "media type": { schema: "schema" },
  server: { url: "replacement", variables: "server variable" },
  "server variable": { enum: "values", default: "replacement" },
  "security scheme": {
    type: "replacement",
    name: "replacement",
    in: "replacement",
    scheme: "replacement",
    openIdConnectUrl: "replacement",
    flows: "flow",
  },
  flow: { tokenUrl: "replacement", authorizationUrl: "replacement", refreshUrl: "addition", scopes: "scope" },
  scope: {},
};
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Returns a function that compares two elements of a kind, and all below them. */
export function createElementComparer(report: Report, compareSchemas: CompareSchemas) {
  const compare = (kind: string, pair: Pair, sender: Sender): void => {
    const [old, now] = [readElement(kind, pair.before), readElement(kind, pair.after)];
    for (const field of Object.keys({ ...ELEMENTS[kind], ...old, ...now })) {
      const child = { before: getChild(pair.before, field), after: getChild(pair.after, field) };
      const part = child.before.value === undefined ? child.after : child.before;
      const rule = ELEMENTS[kind]?.[field] ?? "unknown";
      const tell = (effect: Effect, reason: string) => report(effect, reason, part, { sender });
      const isNow = now[field] === true;
      if (rule in ELEMENTS) {
        const isInherited =
          field === "servers" && [pair.before, pair.after].every((each) => listOwn(each, "servers").length === 0);
        const childSender = rule !== "response" ? sender : sender === "client" ? "service" : "client";
        if (!isInherited)
          compareLists(rule, list(rule, pair.before, field), list(rule, pair.after, field), childSender);
      } else if (rule === "schema") compareSchemas(child, sender, namePlace(pair.before));
      else if (rule === "security" && sender === "client") compareSecurity(pair, report);
      else if (rule === "" || isSame(old[field], now[field])) continue;
      else if (field === "deprecated") tell("addition", isNow ? "deprecated" : "no longer deprecated");
      else if (rule === "unknown" && isText(field)) continue;
      else if (rule === "presence") tell(isNow ? "requirement" : "option", isNow ? "now required" : "now optional");
      else if (rule === "permission") tell(isNow ? "widening" : "narrowing", `${field} ${isNow ? "added" : "removed"}`);
      else if (rule === "values") compareValues(old, now, tell);
      else if (rule === "name")
        tell("text", `path parameter ${old.name} is now named ${now.name}: the same on the wire`);
      else
        tell(
          (rule === "security" ? "unknown" : rule) as Effect,
          /^(unknown|security)$/.test(rule) || field === "x-pagination"
            ? `${field} changed`
            : `${field} changed: ${old[field] ?? "none"} to ${now[field] ?? "none"}`,
        );
    }
  };
  /** Compares elements by name; a single server that has another address is one change. */
  const compareLists = (kind: string, old: Map<string, Part>, now: Map<string, Part>, sender: Sender): void => {
    const removed = [...old].filter(([name]) => !now.has(name));
    const added = [...now].filter(([name]) => !old.has(name));
    const [[, before] = [], [, after] = []] = [removed[0], added[0]];
    for (const [name, part] of old) {
      const other = now.get(name);
      if (other) compare(kind, { before: part, after: other }, sender);
    }
    if (kind === "server" && before && after && removed.length + added.length === 2)
      report("replacement", `url changed: ${removed[0]?.[0]} to ${added[0]?.[0]}`, getChild(before, "url"));
    else {
      for (const [, part] of removed) report("removal", `${kind} removed`, part, { sender });
      for (const [, part] of added) {
        const isRequired = readFields(part.value).required === true || kind === "server variable";
        report(isRequired ? "requirement" : "addition", `new ${isRequired ? "required " : ""}${kind}`, part, {
          sender,
          wasStated: false,
        });
      }
    }
  };
  return compareLists;
}

function compareValues(old: Fields, now: Fields, tell: (effect: Effect, reason: string) => void): void {
  const [values, newValues] = [old.enum, now.enum] as (string[] | undefined)[];
  const subtract = (some: string[] | undefined, others: string[] | undefined) =>
    others && (some?.filter((value) => !others.includes(value)).join(", ") ?? "any other");
  const [removed, added] = [subtract(values, newValues), subtract(newValues, values)];
  if (removed) tell("removal", `value removed: ${removed}`);
  if (added) tell("widening", `new value ${added}`);
}

/** Reads the fields of an element, with the defaults of those that are left out. */
function readElement(kind: string, { value }: Part): Fields {
  const fields = { deprecated: false, ...readFields(value) };
  const { in: place = "header", name } = fields as Fields;
  if (kind === "security scheme") return { ...fields, name: place === "header" ? String(name).toLowerCase() : name };
  if (kind !== "parameter" && kind !== "response header") return { required: false, ...fields };
  const { style = ["path", "header"].includes(String(place)) ? "simple" : "form" } = fields as Fields;
  const defaults = { required: false, allowReserved: false, allowEmptyValue: false, explode: style === "form" };
  return { ...defaults, ...fields, style, name: place === "header" ? String(name).toLowerCase() : name };
}

/** Lists what an operation itself, or else its path, states. */
function listOwn(operation: Part, field: string): Part[] {
  return [getChild(operation, field), getChild(getParent(operation), field)].filter(({ value }) => value !== undefined);
}

/** Lists the elements of a kind in a field, by a name that is the same in both contracts. */
function list(kind: string, owner: Part, field: string): Map<string, Part> {
  if (kind === "request body") return new Map([...listChildren(owner)].filter(([name]) => name === field));
  const own = kind === "parameter" || kind === "server" ? listOwn(owner, field) : [getChild(owner, field)];
  if (kind === "server") return own[0] ? nameServers(own[0]) : listServers(getRoot(owner));
  const all = own.reverse().flatMap((place) => [...listChildren(place)]);
  return new Map(all.map(([name, part]) => [nameElement(kind, name, part, owner), part]));
}

/** Lists the servers of a contract by address. */
export function listServers(contract: Part): Map<string, Part> {
  return nameServers(getChild(contract, "servers"));
}

function nameServers(servers: Part): Map<string, Part> {
  return new Map([...listChildren(servers).values()].map((part) => [String(readFields(part.value).url), part]));
}

function nameElement(kind: string, name: string, part: Part, owner: Part): string {
  const fields = readFields(part.value);
  if (kind === "response") return name.toUpperCase();
  if (kind === "response header") return name.toLowerCase();
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
      for (const method of METHODS) {
        const operation = getChild(item, method);
        if (operation.value === undefined) continue;
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
