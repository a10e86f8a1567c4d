import { type Contract, getRefName } from "../generate/contract.ts";
import { type Edit, type Node, type Path, read, rename, write } from "./edit-contract.ts";

/** An element of the contract. */
export interface Place {
  readonly path: Path;
  readonly value: unknown;
  /** Whether its key is a name that the contract gives; otherwise it is a keyword or an index. */
  readonly isNamed: boolean;
  /** The nearest name at or above the element. */
  readonly name: string;
}

/** Returns a value as a word that a message can show. One digit says too little. */
export function toWords(value: unknown): string[] {
  const word = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return word.length > 1 ? [word] : [];
}

/** An edit of an element, and its old and new value if a message can show them. */
interface EditOfPlace {
  readonly kind: string;
  readonly what: string;
  readonly edit: Edit;
  readonly words: readonly string[];
}
type ListEdits = (value: never, path: Path, contract: Contract) => readonly EditOfPlace[];

const set = (kind: string, path: Path, value: unknown, words = toWords(value)): EditOfPlace => ({
  ...{ kind, words, edit: (contract) => write(contract, path, value) },
  what: value === undefined ? `without ${path.at(-1)}` : `${path.at(-1)} = ${JSON.stringify(value)}`,
});
const renameTo = (kind: string, path: Path, to: string): EditOfPlace => ({
  ...{ kind, what: `renamed to ${to}`, words: [to], edit: (contract) => rename(contract, path, to) },
});
const change = (value: unknown) => (typeof value === "number" ? value + 1 : `${value}x`);
/** Removes each entry of a list. */
const removeEach = (kind: string, list: readonly unknown[], path: Path) =>
  list.map((entry, index) => {
    const { $ref, name = entry } = Object(entry);
    const words = $ref ? [getRefName({ $ref })] : typeof name === "object" ? Object.values(Object(name)) : [name];
    return {
      ...set(kind, [...path, index], undefined, words.flatMap(toWords)),
      what: `without ${JSON.stringify(entry)}`,
    };
  });

/** Kinds of facts whose value another one replaces, that are removed, or whose entries are removed, by keyword. */
const REPLACED: Readonly<Record<string, string>> = {
  ...{ const: "const", version: "version", operationId: "operation", tokenUrl: "token URL", minimum: "bound" },
  ...{ maximum: "bound", maxItems: "bound", url: "server" },
};
const REMOVED: Readonly<Record<string, string>> = { format: "format", pattern: "pattern" };
const BEARER = { type: "http", scheme: "bearer", description: "x", "x-section": "5.1" };
const SERVER = { url: "https://eu.loyalty.example/v9", description: "Another region.", "x-section": "1" };

/** The other edits of a value by its keyword. */
const KEYWORDS: Readonly<Record<string, ListEdits>> = {
  allOf: (list: unknown[], path) =>
    list.length > 1
      ? removeEach("base", list, path)
      : [set("base", path, undefined, removeEach("", list, path)[0]?.words as string[])],
  not: (_, path) => [set("absent", path.slice(0, -1), { type: "string", description: "Allowed." })],
  type: (value: string | string[], path) => {
    if (Array.isArray(value)) return [set("nullable", path, value[0])];
    const other = { integer: "number", boolean: "string" }[value];
    return other ? [set("type", path, other)] : [];
  },
  default: (value: unknown, path, contract) => {
    const values = read(contract, [...path.slice(0, -1), "enum"]) as unknown[] | undefined;
    return [set("default", path, values?.findLast((each) => each !== value) ?? change(value))];
  },
  enum: (list: string[], path) => [
    ...list.map((value, index) => set("enum value", [...path, index], `${value}x`)),
    set("enum value", [...path, list.length], list.includes("ADMIN") ? "STATIC" : "ADMIN"), // allowed elsewhere
  ],
  required: (value: boolean | unknown[], path) =>
    Array.isArray(value) ? removeEach("required entry", value, path) : [set("required", path, !value)],
  in: (value: string, path) => [set("place", path, value === "query" ? "header" : "query")],
  name: (value: string, path, contract) => {
    if (path[0] === "tags") return [set("tag", path, `${value}x`)];
    const renamed = path[1] === "securitySchemes" ? `${value}-Renamed` : `${value}_renamed`;
    const edit = set("name", path, renamed);
    const isInPath = (read(contract, path.slice(0, -1)) as Node).in === "path";
    return [isInPath ? { ...edit, edit: (copy) => replaceTemplates(copy, path, value, renamed) } : edit];
  },
  tags: (list: unknown[], path) =>
    typeof list[0] === "string" ? [set("tag", [...path, 0], "Others")] : removeEach("tag", list, path),
  servers: (list: object[], path) => [set("server", [...path, list.length], SERVER, [SERVER.url, "v9"])],
  security: (list: Record<string, string[]>[], path) => (list.length === 0 ? [] : listSecurityEdits(list, path)),
  "x-pagination": (rules: object, path) => [
    set("extension", path, undefined),
    ...Object.keys(rules).map((name) => set("extension", [...path, name], "other")),
  ],
  "x-errors": (list: Node[], path) => [
    ...removeEach("extension", list, path),
    ...list.flatMap((error, index) =>
      ["key", "message"].map((name) => set("extension", [...path, index, name], change(error[name]))),
    ),
  ],
  properties: (_, path) => [
    set("added property", [...path, "added"], { type: "string", description: "A new property." }, ["added"]),
  ],
  "x-section": (value: string, path) => [set("section", path, value === "2.2" ? "2.3" : "2.2")],
  "x-assumption": (ids: string | string[], path) => [set("assumption", path, undefined, [ids].flat())],
  get: (value: Node, path) => listMethodEdits(value, path, "patch"),
  post: (value: Node, path) => listMethodEdits(value, path, "put"),
};

const listMethodEdits = (operation: Node, path: Path, to: string) => [
  renameTo("method", path, to),
  set("extension", [...path, "x-idempotent"], !(operation["x-idempotent"] ?? to === "patch")),
];

/** The edits of an element by the map that names it. */
const NAMED: Readonly<Record<string, ListEdits>> = {
  paths: (_, path) => [renameTo("path", path, `${path[1]}`.replace(/\/(\w+)$/, "/$1-renamed"))],
  responses: (_, path) => {
    const status = String(path.at(-1));
    const other = status.endsWith("XX") ? `${Number(status[0]) - 1 || 3}XX` : String(Number(status) + 5);
    return path[0] === "paths" ? [renameTo("status", path, other)] : [];
  },
  headers: (_, path) =>
    path[1] === "headers"
      ? [set("required header", [...path, "required"], true)]
      : [renameTo("response header", path, `${path.at(-1)}-Renamed`), set("response header", path, undefined)],
  content: (_, path) => [
    renameTo("media type", path, path.at(-1) === "application/json" ? "application/problem+json" : "application/json"),
  ],
  scopes: (_, path) => [renameTo("scope", path, `${path.at(-1)}x`)],
  securitySchemes: (_, path) => [set("scheme", path, BEARER), set("scheme", path, { ...BEARER, scheme: "basic" })],
  mapping: ($ref: string, path) => [
    { ...renameTo("event type", path, `${path.at(-1)}.renamed`), edit: (copy) => renameEvent(copy, path, $ref) },
  ],
  properties: (_, path) => {
    const [name, to] = [path.at(-1), `${path.at(-1)}_renamed`];
    const edit = (contract: Contract) => {
      const { required } = read(contract, path.slice(0, -2)) as { required?: unknown[] };
      if (required?.includes(name)) required[required.indexOf(name)] = to;
      rename(contract, path, to);
    };
    return [{ ...renameTo("property", path, to), edit }];
  },
};

/** Lists the edits of an element. */
export function listEdits({ path, value, isNamed }: Place, contract: Contract): readonly EditOfPlace[] {
  const key = String(path.at(-1));
  const [replaced, removed] = [REPLACED[key], REMOVED[key] ?? (key.startsWith("x-") ? "extension" : undefined)];
  const list = isNamed ? NAMED[String(path.at(-2))] : Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key] : undefined;
  if (list || isNamed) return list?.(value as never, path, contract) ?? [];
  if (replaced) return [set(replaced, path, change(value))];
  return removed ? [set(removed, path, undefined)] : [];
}

/** Removes, weakens, replaces and adds alternatives. */
function listSecurityEdits(list: readonly Record<string, string[]>[], path: Path): EditOfPlace[] {
  const [first = {}] = list;
  const others = "ManagementId" in first ? ["ApplicationId", "ApplicationToken"] : ["ManagementId", "ManagementToken"];
  const pair = Object.fromEntries(others.map((scheme) => [scheme, []]));
  const inside = list.flatMap((alternative, index) =>
    Object.entries(alternative).flatMap(([scheme, scopes]) => [
      ...(Object.keys(alternative).length > 1 ? [set("security", [...path, index, scheme], undefined, [scheme])] : []),
      ...scopes.map((scope, at) => ({
        ...set("security", [...path, index, scheme, at], "vouchers"),
        what: `vouchers instead of ${scope}`,
      })),
    ]),
  );
  const added = [{}, pair, { "X-Service-OAuth": ["vouchers"] }];
  return [
    ...list.map((each, index) => ({
      ...set("security", [...path, index], undefined, Object.keys(each)),
      what: `without ${JSON.stringify(each)}`,
    })),
    ...inside,
    ...added.map((each) => set("security", [...path, list.length], each, others)),
    set("security", [...path, 0], { ...first, ...pair }, others),
  ];
}

function replaceTemplates(contract: Contract, path: Path, name: string, renamed: string): void {
  write(contract, path, renamed);
  for (const template of Object.keys(contract.paths))
    rename(contract, ["paths", template], template.replace(`{${name}}`, `{${renamed}}`));
}

/** Renames an event type in the union, its variant and the examples. */
function renameEvent(contract: Contract, path: Path, $ref: string): void {
  const [type, to] = [path.at(-1), `${path.at(-1)}.renamed`];
  rename(contract, path, to);
  write(contract, ["components", "schemas", getRefName({ $ref }), "properties", "type", "const"], to);
  for (const kind of ["examples", "responses"]) {
    const text = JSON.stringify(contract.components[kind]);
    contract.components[kind] = JSON.parse(text.replaceAll(`"${type}"`, `"${to}"`).replaceAll(`/${type}"`, `/${to}"`));
  }
}
