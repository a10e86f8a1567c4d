import { toPointer, valueAt } from "../../../../src/contract/json.ts";
import type { Random } from "../../../support/random.ts";
import { type Element, listElements, listPaths, type Path } from "./elements.ts";

type Node = Record<string, unknown>;

/** A contract that is edited at one place. */
interface Draft {
  readonly random: Random;
  readonly contract: Node;
  readonly elements: readonly Element[];
}

/** The place of an edit, or two; undefined if the draft has no place for it. */
type Edit = (draft: Draft) => Path | readonly [Path, Path] | undefined;

const OTHER_TYPES: readonly unknown[] = [
  null,
  true,
  7,
  -1.5,
  "",
  "x",
  [],
  {},
  ["x"],
  { x: 7 },
  [[]],
  { type: "string" },
];

const SCHEMA_KEYWORDS: Readonly<Record<string, readonly unknown[]>> = {
  type: [
    "string",
    "integer",
    "boolean",
    "object",
    "array",
    "null",
    "file",
    "any",
    ["string", "null"],
    ["integer", "string"],
    [],
  ],
  format: ["date", "uuid", "email", "int64", "double", "binary", "phone", "date_time", ""],
  enum: [["a", "b"], ["USER", null], [1, 2], [], ["a", "a"], [{}]],
  const: ["a", 1, null, {}, []],
  default: ["a", 3, null, [], {}],
  minimum: [1, -5, "1"],
  maximum: [50, 0],
  exclusiveMinimum: [0, true],
  exclusiveMaximum: [10, false],
  multipleOf: [5, 0, -2, 0.1],
  minLength: [2, -1, 1.5],
  maxLength: [100, 0],
  minItems: [1, -1],
  maxItems: [500, 0],
  uniqueItems: [true, "true"],
  minProperties: [1],
  maxProperties: [3, -3],
  required: [["id"], ["nothing"], "id", true, [], ["id", "id"]],
  properties: [{ extra: { type: "string" } }, { extra: "string" }, {}, []],
  additionalProperties: [false, true, { type: "string" }, "no"],
  patternProperties: [{ "^x-": { type: "string" } }, { "^[\\w-.]+$": { type: "string" } }, { "(": {} }],
  propertyNames: [{ maxLength: 20 }, { pattern: "^\\_" }],
  items: [{ type: "string" }, [{ type: "string" }], true, false],
  prefixItems: [[{ type: "string" }], {}, []],
  contains: [{ type: "string" }],
  allOf: [[{ type: "object" }], [], {}],
  anyOf: [[{ type: "string" }, { type: "null" }], [{}], []],
  oneOf: [[{ type: "string" }], "x"],
  not: [{}, { type: "null" }, []],
  if: [{ properties: { id: { const: "a" } } }],
  dependentRequired: [{ id: ["name"] }],
  dependentSchemas: [{ id: { required: ["name"], properties: { name: {} } } }],
  discriminator: [
    { propertyName: "type" },
    { propertyName: "type", mapping: { a: "#/components/schemas/Webhook" } },
    "type",
  ],
  nullable: [true, false],
  example: ["x", 1],
  examples: [["x"], { one: { value: 1 } }],
  deprecated: [true, "soon"],
  readOnly: [true],
  writeOnly: [true],
  title: ["A title", 5],
  description: ["Words.", ""],
  externalDocs: [{ url: "https://docs.shop.example" }, {}],
  xml: [{ name: "x" }],
  $id: ["https://loyalty.example/x"],
  $anchor: ["here"],
  $defs: [{ A: { type: "string" } }],
  $comment: ["A note."],
  $schema: ["https://json-schema.org/draft/2020-12/schema"],
  id: ["thing"],
  definitions: [{ A: { type: "string" } }],
  dependencies: [{ a: ["b"] }],
  additionalItems: [false],
  unevaluatedProperties: [false],
  unevaluatedItems: [false],
  contentEncoding: ["base64"],
  contentMediaType: ["application/json"],
  minContains: [1],
  "x-may-grow": [true, "yes"],
  "x-redact": ["a|b", "(a", "[\\w-.]"],
  "x-assumption": ["S17", "S99", ["S16", "S17"], 17],
  "x-section": ["2.3", "9.9", 2.3],
  "x-nullable": [true],
  "x-lifetime": [60, 0],
  "x-scopes-of": ["X-Service-OAuth", "ApplicationId"],
};

const OTHER_KEYWORDS: Readonly<Record<string, readonly unknown[]>> = {
  deprecated: [true, "yes"],
  description: ["Words.", 5],
  summary: ["Words", ""],
  example: ["x", 3, {}],
  examples: [{ one: { value: "x" } }, {}, ["x"]],
  schema: [{ type: "string" }, "string", { $ref: "#/components/schemas/ProjectRole" }],
  content: [{}, { "text/plain": { schema: { type: "string" } } }, { "application/json": {} }],
  required: [true, false, "true", ["id"]],
  allowReserved: [true],
  allowEmptyValue: [true],
  style: ["form", "matrix", "pipeDelimited"],
  explode: [true, false],
  in: ["query", "header", "cookie", "body"],
  servers: [[], [{ url: "https://eu.loyalty.example/api" }]],
  callbacks: [{}, { done: { "{$request.body#/url}": { post: { responses: { "200": { description: "x" } } } } } }],
  links: [{ next: { operationId: "listUsers" } }, { next: { operationId: "listNothing" } }, { next: {} }],
  headers: [
    { "X-Trace": { schema: { type: "string" } } },
    { "X-Trace": { schema: { type: "string", pattern: "^[\\w-.]+$" } } },
  ],
  tags: [[], ["Nothing"], "Management"],
  security: [[], [{}], [{ Nothing: [] }], [{ ApplicationId: [] }]],
  operationId: ["list", "listUsers", "readThing"],
  requestBody: [
    { content: {} },
    { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/ProjectRole" } } } },
  ],
  consumes: [["application/json"]],
  encoding: [{}],
  trace: [{}],
  "x-idempotent": [true, "no"],
  "x-internal": [true],
  "x-section": ["4.1", "99"],
  "x-assumption": ["S02", "S98"],
  "x-gone-status": [404, 200],
};

const PATTERNS = [
  "^a+$",
  "^[\\w-.]+$",
  "a\\_b",
  "\\@",
  "(",
  "[a",
  "^\\p{Lu}",
  "\\p{Nope}",
  "(?<n>a)\\k<n>",
  "{",
  "a{2,1}",
  "\\d{3}-\\d{4}",
  "",
  "(?i)a",
];

const REFERENCES = [
  "#",
  "#/",
  "",
  "#/components",
  "#/components/schemas",
  "#/components/schemas/",
  "#/components/schemas/Webhook",
  "#/components/schemas/Webhook/",
  "#/components/schemas/Webhook/properties/id",
  "#/components/schemas/Webook",
  "#/components/responses/ServerError",
  "#/components/responses/ClientEror",
  "#/components/parameters/Limit",
  "#/components/headers/RetryAfter",
  "#/components/securitySchemes/ApplicationId",
  "#/components/examples/customer.rewarded",
  "#/paths",
  "#/info",
  "#/info/title",
  "#/definitions/Webhook",
  "components/schemas/Webhook",
  "Webhook",
  "./schemas/webhook.yaml",
  "schemas.yaml#/Webhook",
  "https://loyalty.example/openapi.yaml#/components/schemas/Webhook",
  "#/components/schemas/%57ebhook",
  null,
  5,
] as const;

/** Chooses an element, each type as often as another one. */
function pickElement({ random, elements }: Draft, types?: readonly string[]): Element | undefined {
  const known = [...new Set(elements.map(({ type }) => type))].filter((type) => types?.includes(type) ?? true);
  const type = random.pick(known);
  return known.length === 0 ? undefined : random.pick(elements.filter((element) => element.type === type));
}

/** Chooses the path of a value in an element, at most three steps away. */
function pickPath(draft: Draft, isWanted: (value: unknown) => boolean = () => true): Path | undefined {
  const element = pickElement(draft);
  if (!element) return undefined;
  const near = listPaths(element.value).filter(({ length }) => length > 0 && length <= 3);
  const paths = near.map((path) => [...element.path, ...path]).filter((path) => isWanted(read(draft, path)));
  return paths.length === 0 ? undefined : draft.random.pick(paths);
}

function read({ contract }: Draft, path: Path): unknown {
  return valueAt(contract, toPointer(path));
}

function readOwner(draft: Draft, path: Path): Node {
  return read(draft, path.slice(0, -1)) as Node;
}

function write(draft: Draft, path: Path | undefined, value: unknown): Path | undefined {
  if (path === undefined) return undefined;
  readOwner(draft, path)[String(path.at(-1))] = value;
  return path;
}

function remove(draft: Draft, path: Path | undefined): Path | undefined {
  if (path === undefined) return undefined;
  const owner = readOwner(draft, path);
  if (Array.isArray(owner)) owner.splice(Number(path.at(-1)), 1);
  else delete owner[String(path.at(-1))];
  return path;
}

/** Gives a key another name, at the same place among its neighbours. */
function rename(draft: Draft, path: Path | undefined, to: (name: string) => string): Path | undefined {
  const name = path?.at(-1);
  if (path === undefined || typeof name !== "string") return undefined;
  const owner = readOwner(draft, path);
  const entries = Object.entries(owner);
  const newName = to(name);
  for (const key of Object.keys(owner)) delete owner[key];
  for (const [key, value] of entries) owner[key === name ? newName : key] = value;
  return [...path.slice(0, -1), newName];
}

function misspell(random: Random, word: string): string {
  const at = Math.floor(random.next() * word.length);
  const before = word.slice(0, at);
  const [letter = "x", next = ""] = word.slice(at);
  const after = word.slice(at + 1);
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + next + letter + after.slice(1),
    `${word}s`,
    word.charAt(0) === word.charAt(0).toUpperCase() ? word.toLowerCase() : word.toUpperCase(),
  ]);
}

function addKeyword(
  draft: Draft,
  types: readonly string[],
  keywords: Readonly<Record<string, readonly unknown[]>>,
): Path | undefined {
  const element = pickElement(draft, types);
  const keyword = draft.random.pick(Object.keys(keywords));
  return (
    element && write(draft, [...element.path, keyword], structuredClone(draft.random.pick(keywords[keyword] ?? [])))
  );
}

const NOT_SCHEMAS = [
  "Root",
  "Info",
  "Tag",
  "Server",
  "PathItem",
  "Operation",
  "Parameter",
  "Header",
  "RequestBody",
  "Response",
  "MediaType",
  "Components",
  "Link",
  "Example",
  "SecurityScheme",
  "Flow",
];

/** Edits that change the data of a contract, by kind. */
export const dataEdits: Readonly<Record<string, Edit>> = {
  "remove a property or an item": (draft) => remove(draft, pickPath(draft)),
  "misspell a key": (draft) => rename(draft, pickPath(draft), (name) => misspell(draft.random, name)),
  "misspell a word": (draft) => {
    const path = pickPath(draft, (value) => typeof value === "string" && value !== "");
    return path && write(draft, path, misspell(draft.random, String(read(draft, path))));
  },
  "a value of another type": (draft) => write(draft, pickPath(draft), structuredClone(draft.random.pick(OTHER_TYPES))),
  "another number": (draft) =>
    write(
      draft,
      pickPath(draft, (value) => typeof value === "number"),
      draft.random.pick([0, 1, -1, 1.5, 1e21, 99, "5"]),
    ),
  "a reference elsewhere": (draft) => {
    const references = draft.elements.filter(({ value }) => "$ref" in value);
    const { path } = draft.random.pick(references);
    return write(draft, [...path, "$ref"], draft.random.pick(REFERENCES));
  },
  "a reference in place of an element": (draft) => {
    const element = pickElement(draft, [
      "Schema",
      "Parameter",
      "Response",
      "Header",
      "MediaType",
      "Operation",
      "RequestBody",
      "Example",
    ]);
    return element && write(draft, element.path, { $ref: draft.random.pick(REFERENCES) });
  },
  "a keyword of a schema": (draft) => addKeyword(draft, ["Schema"], SCHEMA_KEYWORDS),
  "a keyword beside a reference": (draft) => {
    const { path } = draft.random.pick(draft.elements.filter(({ value }) => "$ref" in value));
    const table = draft.random.pick([SCHEMA_KEYWORDS, OTHER_KEYWORDS]);
    const keyword = draft.random.pick(Object.keys(table));
    return write(draft, [...path, keyword], structuredClone(draft.random.pick(table[keyword] ?? [])));
  },
  "a keyword elsewhere": (draft) => addKeyword(draft, NOT_SCHEMAS, OTHER_KEYWORDS),
  "a pattern": (draft) => {
    const schema = pickElement(draft, ["Schema"]);
    return (
      schema && write(draft, [...schema.path, draft.random.pick(["pattern", "x-redact"])], draft.random.pick(PATTERNS))
    );
  },
  "bounds that meet or exclude": (draft) => {
    const schema = pickElement(draft, ["Schema"]);
    const [low, high] = draft.random.pick([
      ["minimum", "maximum"],
      ["minLength", "maxLength"],
      ["minItems", "maxItems"],
      ["minProperties", "maxProperties"],
      ["exclusiveMinimum", "maximum"],
      ["minContains", "maxContains"],
    ]) as [string, string];
    const value = draft.random.pick([1, 3, 40]);
    if (schema) write(draft, [...schema.path, high], draft.random.pick([value, value - 1, value + 5]));
    return schema && write(draft, [...schema.path, low], value);
  },
  "an item twice": (draft) => {
    const path = pickPath(draft, (value) => Array.isArray(value) && value.length > 0);
    const list = path && (read(draft, path) as unknown[]);
    list?.push(structuredClone(draft.random.pick(list)));
    return path;
  },
  "a copy with another name": (draft) => {
    const path = pickPath(draft, (value) => typeof value === "object");
    if (typeof path?.at(-1) !== "string") return undefined;
    return write(
      draft,
      [...path.slice(0, -1), `${String(path.at(-1))}${draft.random.pick(["2", "Copy", "-old"])}`],
      structuredClone(read(draft, path)),
    );
  },
  "two values exchanged": (draft) => {
    const path = pickPath(
      draft,
      (value) => typeof value === "object" && value !== null && Object.keys(value).length > 1,
    );
    if (!path) return undefined;
    const owner = read(draft, path) as Node;
    const one = draft.random.pick(Object.keys(owner));
    const other = draft.random.pick(Object.keys(owner).filter((name) => name !== one));
    const value = owner[one];
    owner[one] = owner[other];
    owner[other] = value;
    return path;
  },
  "moved to another element": (draft) => {
    const from = pickPath(draft);
    const to = pickElement(draft);
    if (!from || !to || typeof from.at(-1) !== "string") return undefined;
    const value = read(draft, from);
    const target = [...to.path, String(from.at(-1))];
    if (target.join().startsWith(from.join())) return undefined;
    remove(draft, from);
    write(draft, target, value);
    return [from, target];
  },
  "the value of an example": (draft) => {
    const examples = draft.elements.filter(({ type, value }) => type === "Example" && "value" in value);
    const { path, value } = draft.random.pick(examples);
    const place = [...path, "value", ...draft.random.pick(listPaths(value.value).slice(1))];
    return draft.random.next() < 0.5 ? remove(draft, place) : write(draft, place, draft.random.pick(OTHER_TYPES));
  },
  "another path or method": (draft) => {
    const paths = Object.keys(draft.contract.paths as Node);
    const path = draft.random.pick(paths);
    const item = (draft.contract.paths as Node)[path] as Node;
    const method = draft.random.pick(Object.keys(item));
    const edit = draft.random.pick([
      (name: string) => name.replace("{", "{x"),
      (name: string) => name.replace("}", ""),
      (name: string) => `${name}/`,
      (name: string) => name.slice(1),
      (name: string) => `${name}?a=b`,
      (name: string) => `${name}/{extra}`,
    ]);
    if (draft.random.next() < 0.6) return rename(draft, ["paths", path], edit);
    return rename(draft, ["paths", path, method], () =>
      draft.random.pick(["post", "GET", "put", "delete", "query", "head", "options", "patch"]),
    );
  },
  "another status": (draft) => {
    const operation = pickElement(draft, ["Operation"]);
    const status = draft.random.pick(Object.keys((operation?.value.responses as Node | undefined) ?? {}));
    const other = draft.random.pick(["2xx", "600", "default", "200", "404", "4XX", "20", "OK", "3XX"]);
    return operation && rename(draft, [...operation.path, "responses", status], () => other);
  },
  "other credentials": (draft) => {
    const operation = pickElement(draft, ["Operation"]);
    if (!operation) return undefined;
    const place = [...operation.path, "security"];
    const choices = [
      [],
      [{}],
      [{ ManagementId: [] }],
      [{ "X-Service-OAuth": ["api"] }],
      [{ "X-Service-OAuth": ["apis"] }],
      [{ Nothing: [] }],
      {},
      [{ ManagementId: [], ManagementToken: [] }],
      [{ ApplicationId: "x" }],
    ];
    return draft.random.next() < 0.3 ? remove(draft, place) : write(draft, place, draft.random.pick(choices));
  },
  "an ordinary addition": (draft) => addOrdinary(draft),
};

/** Adds what an owner adds in an ordinary month: a property, a value, a parameter, a header, a response. */
function addOrdinary(draft: Draft): Path | undefined {
  const { random } = draft;
  const schema = random.pick([
    { type: "string", description: "Words." },
    { type: ["integer", "null"], description: "A number." },
    { type: "array", description: "A list.", items: { type: "string" } },
    { type: "string", enum: ["a", "b"], description: "One of two." },
    { type: "object", description: "An object.", properties: { id: { type: "string", description: "Its id." } } },
    { type: "object", description: "A map.", additionalProperties: { type: "integer" } },
    { description: "A role.", $ref: "#/components/schemas/ProjectRole" },
    { type: "string", format: "date-time", description: "A time." },
    { anyOf: [{ type: "string" }, { type: "null" }], description: "A text or null." },
    { type: "boolean", default: false, description: "A choice.", deprecated: true },
  ]);
  const name = random.pick(["added", "x_y", "with-dash", "data", "Added"]);
  const additions: (() => Path | undefined)[] = [
    () => {
      const owner = random.pick(draft.elements.filter(({ type, value }) => type === "Schema" && "properties" in value));
      return write(draft, [...owner.path, "properties", name], schema);
    },
    () => {
      const list = random.pick(draft.elements.filter(({ type, value }) => type === "Schema" && "enum" in value));
      (list.value.enum as unknown[]).push(random.pick(["added", "ADDED", "USER"]));
      return [...list.path, "enum"];
    },
    () => {
      const operation = pickElement(draft, ["Operation"]);
      if (!operation) return undefined;
      const place = random.pick(["query", "header"]);
      const parameter = { name, in: place, description: "Words.", schema, example: "a" };
      operation.value.parameters = [...((operation.value.parameters as unknown[] | undefined) ?? []), parameter];
      return [...operation.path, "parameters", (operation.value.parameters as unknown[]).length - 1];
    },
    () => {
      const response = random.pick(
        draft.elements.filter(({ type, value }) => type === "Response" && !("$ref" in value)),
      );
      response.value.headers = {
        ...(response.value.headers as Node | undefined),
        "X-Added": { description: "Words.", schema },
      };
      return [...response.path, "headers", "X-Added"];
    },
    () => {
      const operation = pickElement(draft, ["Operation"]);
      return (
        operation &&
        write(draft, [...operation.path, "responses", random.pick(["409", "410", "503"])], {
          $ref: "#/components/responses/ClientError",
        })
      );
    },
    () => {
      const owner = random.pick(draft.elements.filter(({ type, value }) => type === "Schema" && "properties" in value));
      const [property = "id"] = Object.keys(owner.value.properties as Node);
      owner.value.required = [...new Set([...((owner.value.required as string[] | undefined) ?? []), property])];
      return [...owner.path, "required"];
    },
  ];
  return random.pick(additions)();
}

function isPair(place: Path | readonly [Path, Path]): place is readonly [Path, Path] {
  return Array.isArray(place[0]);
}

/** Edits a contract at random. @returns The places of the edit; none if the contract has no place for it. */
export function editData(contract: Node, kind: string, random: Random): Path[] {
  const place = dataEdits[kind]?.({ random, contract, elements: listElements(contract) });
  if (place === undefined) return [];
  return isPair(place) ? [...place] : [place];
}
