import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";

/** JSON Schema of a value that the document describes. */
export interface DocumentSchema {
  /** The section that describes the value, or the assumption if the document does not. */
  readonly section: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  /** Values to choose from: all that a closed list has, or some. */
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly items?: DocumentSchema;
  readonly additionalProperties?: DocumentSchema;
  readonly properties?: Record<string, DocumentSchema>;
  readonly allOf?: DocumentSchema[];
  readonly not?: object;
  readonly required?: readonly string[];
  /** True if the document says nothing about an object without this property: the type of an event. */
  readonly isDecisive?: boolean;
  readonly [keyword: string]: unknown;
}

/** The values around a property that decide about it: the HTTP status, and the type of the event. */
interface Context {
  readonly status?: number;
  readonly type?: string | undefined;
}

/** A deviation from the document. */
export interface Fault {
  /** JSON pointer to the value, or to the property that is missing. */
  readonly pointer: string;
  readonly isMissing: boolean;
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

const scopes = readList("scopes (§5.2)");
const scope = `(${scopes.join("|")})`;
const moments = [
  "2026-03-05T17:22:41.300Z",
  "2024-02-29T00:00:00Z",
  "2026-12-31T23:59:59+05:30",
  "1999-01-01T00:00:00.000001-00:00",
];
/** ISO 8601, which the document does not name. */
const isDateTime = { section: "S25", pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$` };

/** Kinds of values by their first word. `facts.yaml` says at its beginning how a rule is written; a number names a section. */
const kinds: Readonly<Record<string, Partial<DocumentSchema>>> = {
  string: { type: "string" },
  boolean: { type: "boolean", examples: [true, false] },
  integer: { type: "integer", examples: [12, 0, -3, 2 ** 40] },
  object: { type: "object" },
  unshown: { type: "object", section: "S16" },
  untyped: { type: "string", section: "S38" },
  absent: { not: {} },
  "date-time": { type: "string", examples: moments, allOf: [isDateTime] },
  "5.2": { type: "string", section: "5.2", pattern: `^${scope}( ${scope})*$`, examples: [scopes.join(" "), ...scopes] },
  "6.2": { type: "string", section: "6.2" },
};

/** Converts the text of a rule in `facts.yaml` to a schema. */
export function toSchema(text: string, section = "", context: Context = {}): DocumentSchema {
  const kind = text.replace(/^nullable /, "");
  if (kind !== text && !Object.hasOwn(kinds, kind)) throw new Error(`facts.yaml: ${text} cannot be nullable`);
  const [, item, maxItems, value] = /^(?:\[(.*)\](?: (\d+))?|\{(.*)\})$/.exec(kind) ?? [];
  if (item !== undefined)
    return { section, type: "array", items: toSchema(item, section, context), maxItems: Number(maxItems ?? 1e9) };
  if (value !== undefined) return { section, type: "object", additionalProperties: toSchema(value, section) };
  if (kind.startsWith("= ")) return { section, const: /^= \d+$/.test(kind) ? Number(kind.slice(2)) : kind.slice(2) };
  if (kind.includes(" | ")) return { section, enum: kind.split(" | ") };
  if (kind === "(6.1 event types)") return { section, const: context.type };
  if (kind === "(7.1 status)") return { section, const: context.status };
  if (kind === "(2.3 by type)") return toSchema(facts.events[context.type ?? ""] ?? "", section, context);
  if (Object.hasOwn(facts.shapes, kind)) return toShape(kind, context);
  const [word = "", ...limits] = kind.split(" ");
  const known = kinds[word];
  if (!known) throw new Error(`facts.yaml: the reference checker does not know ${kind}`);
  const [minimum = 0, maximum = 0] = limits.map(Number);
  const bounds =
    word === "integer" && limits.length > 0
      ? { minimum, maximum, examples: [maximum, minimum, maximum + 1, minimum - 1] }
      : {};
  const nullable = text === kind ? {} : { type: [String(known.type), "null"] };
  return { section, ...known, ...bounds, ...nullable, properties: {}, allOf: [...(known.allOf ?? [])] };
}

/** Converts a shape of `facts.yaml` to a schema. */
function toShape(name: string, context: Context): DocumentSchema {
  const { extends: base, ...rows } = facts.shapes[name] ?? {};
  const [section = ""] = name.split(" ");
  const shape = { section, type: "object", properties: {}, allOf: base ? [toShape(base, context)] : [] };
  for (const [path, text] of Object.entries(rows)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce<DocumentSchema | undefined>((schema, each) => schema?.properties?.[each], shape);
    if (!owner) throw new Error(`facts.yaml: ${name} has no row of the object around ${path} above it`);
    const [, presence, rule = ""] = /^(?:(required|assumed) )?(.*)$/.exec(text) ?? [];
    Object.assign(owner.properties ?? {}, { [last]: toSchema(rule, section, context) });
    const source = { section: presence === "assumed" ? "S17" : section, isDecisive: rule === "(6.1 event types)" };
    if (presence) owner.allOf?.push({ required: [last], ...source });
  }
  return shape;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });

/** Creates a function that lists the deviations of a value from a schema. */
export function createReferenceChecker(schema: DocumentSchema): (value: unknown, root?: string) => Fault[] {
  const validate = ajv.compile(schema);
  return (value, root = "") => {
    validate(value);
    const errors = (validate.errors ?? []).map(({ instancePath, params, parentSchema }) => {
      const { section, isDecisive, required } = parentSchema as DocumentSchema;
      const isMissing = required !== undefined && !isDecisive;
      const missing = isMissing ? `/${params.missingProperty}` : "";
      return { isDecisive, path: instancePath, pointer: root + instancePath + missing, isMissing, section };
    });
    const untyped = errors.filter(({ isDecisive }) => isDecisive).map(({ path }) => path);
    const isUndecided = (path: string) => untyped.some((each) => path === each || path.startsWith(`${each}/`));
    const kept = errors.filter(({ isDecisive, path }) => isDecisive || !isUndecided(path));
    const faults = new Map(kept.map((error) => [error.pointer, error]));
    return [...faults.values()].map(({ pointer, isMissing }) => {
      const sections = kept.filter((error) => error.pointer === pointer).map(({ section }) => section);
      return { pointer, isMissing, sections };
    });
  };
}
