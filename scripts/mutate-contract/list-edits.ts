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
  readonly words?: readonly string[];
}
type ListEdits = (value: never, path: Path, contract: Contract) => readonly EditOfPlace[];

const set = (kind: string, path: Path, value: unknown): EditOfPlace => ({
  kind,
  what: value === undefined ? `without ${path.at(-1)}` : `${path.at(-1)} = ${JSON.stringify(value)}`,
  edit: (contract) => write(contract, path, value),
  words: toWords(kind === "added property" ? "added" : value),
});
const renameTo = (kind: string, path: Path, to: string): EditOfPlace => ({
  kind,
  what: `renamed to ${to}`,
  edit: (contract) => rename(contract, path, to),
  words: [to],
});
const change = (value: unknown) => (typeof value === "number" ? value + 1 : `${value}x`);
const changeAs = (kind: string) => (value: unknown, path: Path) => [set(kind, path, change(value))];
const removeAs = (kind: string) => (_: unknown, path: Path) => [set(kind, path, undefined)];
/** Removes each entry of a list. */
const removeEach = (kind: string) => (list: unknown[], path: Path) =>
  list.map((entry, index) => ({
    ...set(kind, [...path, index], undefined),
    what: `without ${JSON.stringify(entry)}`,
    words: toWords(Object(entry).$ref ? getRefName(entry as { $ref: string }) : (Object(entry).name ?? entry)),
  }));

/** The edits of a value by its keyword. */
const KEYWORDS: Readonly<Record<string, ListEdits>> = {
  const: changeAs("const"),
  version: changeAs("version"),
  operationId: changeAs("operation"),
  tokenUrl: changeAs("token URL"),
  url: (value: string, path) => [set("server", path, value.replace(/^https:\/\//, "https://eu."))],
  minimum: changeAs("bound"),
  maximum: (value: number, path) => [set("bound", path, value - 1)],
  maxItems: (value: number, path) => [set("bound", path, value - 1)],
  format: removeAs("format"),
  pattern: removeAs("pattern"),
  allOf: (list: { $ref: string }[], path) =>
    removeEach("base")(list, path).map((edit) =>
      list.length > 1 ? edit : { ...edit, edit: (contract) => write(contract, path, undefined) },
    ),
  not: (_, path) => [set("absent", path.slice(0, -1), { type: "string", description: "Allowed." })],
  type: (value: string | string[], path) => {
    if (Array.isArray(value)) return [set("nullable", path, value[0])];
    return value === "integer"
      ? [set("type", path, "number")]
      : value === "boolean"
        ? [set("type", path, "string")]
        : [];
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
    Array.isArray(value) ? removeEach("required entry")(value, path) : [set("required", path, !value)],
  in: (value: string, path) => [set("place", path, value === "query" ? "header" : "query")],
  name: (value: string, path, contract) => {
    if (path[0] === "tags") return [set("tag", path, `${value}x`)];
    const renamed = path[1] === "securitySchemes" ? `${value}-Renamed` : `${value}_renamed`;
    const edit = set("name", path, renamed);
    const isInPath = (read(contract, path.slice(0, -1)) as Node).in === "path";
    return [isInPath ? { ...edit, edit: (copy) => replaceTemplates(copy, path, value, renamed) } : edit];
  },
  tags: (list: unknown[], path) =>
    typeof list[0] === "string" ? [set("tag", [...path, 0], "Others")] : removeEach("tag")(list, path),
  servers: (list: object[], path) => {
    const server = { url: "https://eu.loyalty.example/v9", description: "Another region.", "x-section": "1" };
    return [{ ...set("server", [...path, list.length], server), words: [server.url, "v9"] }];
  },
  security: (list: Record<string, string[]>[], path) => (list.length === 0 ? [] : listSecurityEdits(list, path)),
  "x-pagination": (rules: object, path) => [
    set("extension", path, undefined),
    ...Object.keys(rules).map((name) => set("extension", [...path, name], "other")),
  ],
  "x-errors": (list: Node[], path) => [
    ...removeEach("extension")(list, path).map((edit, index) => ({
      ...edit,
      words: Object.values(Object(list[index])).map(String),
    })),
    ...list.flatMap((error, index) =>
      ["key", "message"].map((name) => set("extension", [...path, index, name], change(error[name]))),
    ),
  ],
  properties: (_, path) => [
    set("added property", [...path, "added"], { type: "string", description: "A new property." }),
  ],
  "x-section": (value: string, path) => [set("section", path, value === "2.2" ? "2.3" : "2.2")],
  "x-assumption": (ids: string | string[], path) => [{ ...set("assumption", path, undefined), words: [ids].flat() }],
};

/** The edits of an element by the map that names it. */
const NAMED: Readonly<Record<string, ListEdits>> = {
  paths: (_, path) => [renameTo("path", path, `${path[1]}`.replace(/\/(\w+)$/, "/$1-renamed"))],
  responses: (_, path) => (path[0] === "paths" ? [renameTo("status", path, changeStatus(`${path.at(-1)}`))] : []),
  headers: (_, path) =>
    path[1] === "headers"
      ? [set("required header", [...path, "required"], true)]
      : [renameTo("response header", path, `${path.at(-1)}-Renamed`), set("response header", path, undefined)],
  content: (_, path) => [
    renameTo("media type", path, path.at(-1) === "application/json" ? "application/problem+json" : "application/json"),
  ],
  scopes: (_, path) => [renameTo("scope", path, `${path.at(-1)}x`)],
  securitySchemes: (_, path) => [
    set("scheme", path, { type: "http", scheme: "bearer", description: "x", "x-section": "5.1" }),
    set("scheme", path, { type: "http", scheme: "basic", description: "x", "x-section": "5.1" }),
  ],
  mapping: ($ref: string, path) => [renameEvent(path, `${path.at(-1)}`, $ref)],
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
  if (isNamed) return NAMED[String(path.at(-2))]?.(value as never, path, contract) ?? [];
  const list = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key] : undefined;
  if (list) return list(value as never, path, contract);
  if (/^(get|post)$/.test(key))
    return [
      renameTo("method", path, key === "get" ? "patch" : "put"),
      set("extension", [...path, "x-idempotent"], !((value as Node)["x-idempotent"] ?? key === "get")),
    ];
  return key.startsWith("x-") ? [set("extension", path, undefined)] : [];
}

/** Removes, weakens, replaces and adds alternatives. */
function listSecurityEdits(list: readonly Record<string, string[]>[], path: Path): EditOfPlace[] {
  const [first = {}] = list;
  const others = "ManagementId" in first ? ["ApplicationId", "ApplicationToken"] : ["ManagementId", "ManagementToken"];
  const pair = Object.fromEntries(others.map((scheme) => [scheme, []]));
  const named = (edit: EditOfPlace) => ({ ...edit, kind: "security", words: [...(edit.words ?? []), ...others] });
  const inside = list.flatMap((alternative, index) =>
    Object.entries(alternative).flatMap(([scheme, scopes]) => [
      ...(Object.keys(alternative).length > 1
        ? [{ ...set("security", [...path, index, scheme], undefined), words: [scheme] }]
        : []),
      ...scopes.map((scope, at) => ({
        ...set("security", [...path, index, scheme, at], "vouchers"),
        what: `vouchers instead of ${scope}`,
      })),
    ]),
  );
  return [
    ...removeEach("security")(list as Node[], path).map((edit, at) => ({
      ...edit,
      words: Object.keys(list[at] ?? {}),
    })),
    ...inside,
    ...[{}, pair, { "X-Service-OAuth": ["vouchers"] }].map((added) =>
      named(set("security", [...path, list.length], added)),
    ),
    named(set("security", [...path, 0], { ...first, ...pair })),
  ];
}

function changeStatus(status: string): string {
  return status.endsWith("XX") ? `${Number(status[0]) - 1 || 3}XX` : String(Number(status) + 5);
}

function replaceTemplates(contract: Contract, path: Path, name: string, renamed: string): void {
  write(contract, path, renamed);
  for (const template of Object.keys(contract.paths))
    rename(contract, ["paths", template], template.replace(`{${name}}`, `{${renamed}}`));
}

/** Renames an event type in the union, its variant and the examples. */
function renameEvent(path: Path, type: string, $ref: string): EditOfPlace {
  const to = `${type}.renamed`;
  const edit = (contract: Contract) => {
    rename(contract, path, to);
    write(contract, ["components", "schemas", getRefName({ $ref }), "properties", "type", "const"], to);
    for (const kind of ["examples", "responses"]) {
      const text = JSON.stringify(contract.components[kind]);
      contract.components[kind] = JSON.parse(
        text.replaceAll(`"${type}"`, `"${to}"`).replaceAll(`/${type}"`, `/${to}"`),
      );
    }
  };
  return { ...renameTo("event type", path, to), edit };
}
