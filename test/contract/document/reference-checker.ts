import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isObject } from "../../../src/contract/is-object.ts";
import { toPointer } from "../../../src/contract/json-pointer.ts";

/** One rule of the document for a value. */
export interface Rule {
  readonly section: string;
  /** Whether the document requires the property, only S17 does, or it may be left out. */
  readonly presence: "required" | "assumed" | "optional" | "absent";
  readonly isNullable: boolean;
  /** The expected value: `string`, `= list`, `a | b`, `[2.2 activity]`, `2.6 customer`. */
  readonly kind: string;
  /** Rule of each item of an array, which has at most `max` items. */
  readonly items?: Rule;
  readonly max?: number;
  /** Rule of each value of a map. */
  readonly values?: Rule;
  /** Rules of the properties. */
  readonly properties?: Readonly<Record<string, Rule>>;
  /** The rule of the shape that this one extends; both apply. */
  readonly base?: Rule;
}

/** A deviation from the document. */
export interface Fault {
  /** JSON pointer; for a missing property, the pointer to its object, and the message that names it. */
  readonly place: string;
  /** The sections that describe the value, or the assumption if the document does not. */
  readonly sections: readonly string[];
}

interface OperationFacts {
  /** Method and path. */
  readonly request: string;
  /** Headers that are sent together, in alternatives. */
  readonly credentials: readonly (readonly string[])[];
  /** Scopes of a bearer token, any of which is enough. */
  readonly scopes?: readonly string[];
  /** Shapes of the query and of the body. */
  readonly query?: string;
  readonly form?: string;
  readonly json?: string;
  /** Shape by status or range; `nothing` if there is no body. */
  readonly responses: Readonly<Record<string, string>>;
}

const facts = parse(readFileSync(new URL("facts.yaml", import.meta.url), "utf8")) as {
  operations: Record<string, OperationFacts>;
  shapes: Record<string, Record<string, string>>;
  events: Record<string, string>;
  lists: Record<string, string>;
  errors: string[];
  elements: Record<string, string>;
};

export const { errors: documentErrors, elements: documentElements } = facts;
export const documentOperations = Object.entries(facts.operations);
export const documentEventTypes = Object.keys(facts.events);
/** The words in capitals that the document allows in some place, such as `POINTS_ACCRUAL`. */
export const documentWords = [...new Set(JSON.stringify(facts.shapes).match(/\b[A-Z][A-Z_]+\b/g))];

/** Returns a list of the document, such as the clusters. */
export function readList(name: string): string[] {
  return (facts.lists[name] ?? "").split(" ");
}
const scopes = new Set(readList("scopes (§5.2)"));

export function parseRule(text: string, section: string): Rule {
  const [, presence, nullable, kind = ""] =
    /^(?:(required|assumed) )?(nullable )?(.*)$/.exec(text) ?? ([] as (string | undefined)[]);
  const [, item, max = "Infinity", value] = /^(?:\[(.*)\](?: (\d+))?|\{(.*)\})$/.exec(kind) ?? [];
  return {
    section,
    presence: kind === "absent" ? "absent" : ((presence ?? "optional") as Rule["presence"]),
    isNullable: nullable !== undefined,
    kind,
    ...(item !== undefined && { items: parseRule(item, section), max: Number(max) }),
    ...(value !== undefined && { values: parseRule(value, section) }),
  };
}

/** Returns the value of a kind such as `= list` or `= 404`. */
export function readConstant(kind: string): unknown {
  const text = kind.slice(2);
  return /^\d+$/.test(text) ? Number(text) : text;
}

const shapes = new Map<string, Readonly<Record<string, Rule>>>();

/** Returns the rules of a shape's properties, by name. */
export function readShape(name: string): Readonly<Record<string, Rule>> {
  const known = shapes.get(name);
  if (known) return known;
  const { extends: base, ...rows } = facts.shapes[name] ?? {};
  const [section = ""] = name.split(" ");
  const rules: Record<string, Rule> = base === undefined ? {} : { ...readShape(base) };
  for (const [path, text] of Object.entries(rows)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let target = rules;
    for (const step of names) {
      const owner = target[step] as { properties?: Record<string, Rule> };
      owner.properties ??= {};
      target = owner.properties;
    }
    const known = target[last];
    target[last] = { ...parseRule(text, section), ...(known && { base: known }) };
  }
  shapes.set(name, rules);
  return rules;
}

/** The values around a property that decide about it: the HTTP status, and the type of the event. */
interface Context {
  readonly status?: number;
  readonly type?: unknown;
}

const isDateTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);

/** The kind of a value; that of the data of an event follows from the type of the event. */
function resolveKind(kind: string, type: unknown): string {
  return kind === "(2.3 by type)" ? (facts.events[String(type)] ?? kind) : kind;
}

/** Returns the rules of the properties of an object; undefined for other values. */
export function findProperties({ kind, properties }: Rule, type: unknown): Readonly<Record<string, Rule>> | undefined {
  const resolved = resolveKind(kind, type);
  if (resolved === "object" || resolved === "unshown") return properties ?? {};
  return Object.hasOwn(facts.shapes, resolved) ? readShape(resolved) : undefined;
}

const isFraction = (value: unknown): boolean => typeof value === "number" && !Number.isInteger(value);

/** Finds what describes a value: the section of its shape, or its own, and that of the rule that it extends; or an assumption. */
function findSections(rule: Rule, value: unknown, type?: unknown): string[] {
  const { kind, base } = rule;
  const resolved = resolveKind(kind, type);
  if (resolved === "unshown") return ["S16"];
  if (resolved === "untyped") return ["S38"];
  if (resolved === "date-time" && typeof value === "string") return ["S25"]; // the form of ISO 8601
  // A constant says more than the rule that it extends, unless the type is another.
  if (kind.startsWith("= ") && typeof value === typeof readConstant(kind) && !isFraction(value)) return [rule.section];
  const own = /^\d\S*/.exec(resolved)?.[0];
  return [own ?? rule.section, ...(base ? [base.section] : [])];
}

/** Lists the deviations of a value from a rule. */
export function listFaults(rule: Rule, value: unknown, context: Context = {}, pointer = ""): Fault[] {
  const { kind, isNullable, items, max = Infinity, values } = rule;
  const isFine = (condition: boolean): Fault[] =>
    condition ? [] : [{ place: pointer, sections: findSections(rule, value, context.type) }];
  if (value === null && isNullable) return [];
  const properties = findProperties(rule, context.type);
  if (properties) return isObject(value) ? listObjectFaults(properties, value, context, pointer) : isFine(false);
  if (items) {
    if (!Array.isArray(value) || value.length > max) return isFine(false);
    return value.flatMap((element, index) => listFaults(items, element, context, `${pointer}/${index}`));
  }
  if (values) {
    if (!isObject(value)) return isFine(false);
    return Object.entries(value).flatMap(([key, element]) =>
      listFaults(values, element, context, pointer + toPointer([key])),
    );
  }
  return isFine(isAllowed(kind, value, context));
}

function listObjectFaults(
  properties: Readonly<Record<string, Rule>>,
  value: Record<string, unknown>,
  context: Context,
  pointer: string,
): Fault[] {
  const isEvent = properties.type?.kind === "(6.1 event types)";
  const type = isEvent ? value.type : context.type;
  // Without a known type, the document says nothing about the rest of an event.
  if (isEvent && !isAllowed("(6.1 event types)", type, context))
    return [{ place: "type" in value ? `${pointer}/type` : pointer, sections: ["type" in value ? "2.2" : "S17"] }];
  return Object.entries(properties).flatMap(([name, rule]) => {
    const { presence } = rule;
    const isPresent = Object.hasOwn(value, name);
    if (isPresent && presence === "absent")
      return [{ place: `${pointer}/${name}`, sections: findSections(rule, value[name]) }];
    if (isPresent) return listFaults(rule, value[name], { ...context, type }, `${pointer}/${name}`);
    if (presence === "optional" || presence === "absent") return [];
    const place = `${pointer} must have required property '${name}'`;
    const sections = [rule.section, ...(rule.base ? [rule.base.section] : [])];
    return [{ place, sections: presence === "assumed" ? ["S17"] : sections }];
  });
}

function isAllowed(kind: string, value: unknown, { status }: Context): boolean {
  if (kind.startsWith("= ")) return value === readConstant(kind);
  if (kind.includes(" | ")) return kind.split(" | ").includes(value as string);
  const [type, min = "-Infinity", max = "Infinity"] = kind.split(" ");
  switch (type) {
    case "string":
    case "boolean":
      return typeof value === type;
    case "untyped":
      return typeof value === "string";
    case "integer":
      return Number.isInteger(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
    case "date-time":
      return typeof value === "string" && isDateTime(value);
  }
  switch (kind) {
    case "5.2 scopes":
      return typeof value === "string" && value.split(" ").every((scope) => scopes.has(scope));
    case "(6.1 event types)":
      return typeof value === "string" && Object.hasOwn(facts.events, value);
    case "6.2 event name":
      return typeof value === "string";
    case "(7.1 status)":
      return value === status;
  }
  throw new Error(`facts.yaml: the reference checker does not know ${kind}`);
}
