import { type Document, isMap, isScalar } from "yaml";
import { toPointer, valueAt } from "../../src/contract/json-pointer.ts";
import { type Contract, getRefName, listOperations, type OperationEntry } from "../generate/contract.ts";

/** The place of a fact in the contract. */
type Path = readonly (string | number)[];
type Edit = (contract: Document) => void;

/** One edit of one fact of the contract. */
export interface Mutation {
  /** The kind of fact, such as `required entry`. */
  readonly kind: string;
  /** Place and edit: `components.schemas.Webhook.required: without id`. */
  readonly name: string;
  readonly path: Path;
  /** Whether the fact is about a value in a body: the checker alone has to know it. */
  readonly isAboutBody: boolean;
  readonly edit: Edit;
  /** The same edit in the tables of the document that the tests read, if client, service and checker can follow. */
  readonly editFacts?: (facts: Document) => void;
}

/** Lists one mutation for each fact of the contract, and the additions. The order follows the contract. */
export function listMutations(document: Document): Mutation[] {
  const contract = document.toJS() as Contract;
  return [
    ...walk(contract, contract),
    ...listOperations(contract).flatMap(listOperationAdditions),
    addOperation(),
    addEventType(contract),
    ...PROPERTY_PLACES.map(([component, shape]) => addProperty(component, shape)),
  ];
}

/** Selects the mutations of facts that the contract did not have before, or that it had with another value. */
export function listChangedMutations(mutations: readonly Mutation[], before: Document, after: Document): Mutation[] {
  const read = (contract: Document, path: Path) => JSON.stringify(contract.getIn(path));
  return mutations.filter(({ path }) => read(before, path) !== read(after, path));
}

/** Lists the mutations of a node and of all nodes below it. */
function walk(contract: Contract, node: unknown, path: Path = []): Mutation[] {
  const place = toPointer(path.map(String));
  const own = RULES.flatMap(([pattern, list]) => (pattern.test(place) ? list(path, node, contract) : []));
  const children = typeof node === "object" && node !== null ? Object.entries(node) : [];
  const names = Array.isArray(node) ? (name: string) => Number(name) : String;
  return [...own, ...children.flatMap(([name, child]) => walk(contract, child, [...path, names(name)]))];
}

/** Creates a mutation. The facts of the schemas are about values in bodies, unless all parts can follow. */
function create(kind: string, path: Path, what: string, edit: Edit): Mutation {
  return { kind, name: `${path.join(".")}: ${what}`, path, isAboutBody: path[1] === "schemas", edit };
}

/** Creates a mutation that all parts can follow. */
function createFollowed(kind: string, path: Path, what: string, edit: Edit, editFacts: Edit): Mutation {
  return { ...create(kind, path, what, edit), isAboutBody: false, editFacts };
}

function set(kind: string, path: Path, value: unknown): Mutation {
  return create(kind, path, `= ${JSON.stringify(value)}`, (contract) => setNode(contract, path, value));
}

function remove(kind: string, path: Path): Mutation {
  return create(kind, path, "removed", (contract) => contract.deleteIn(path));
}

/** Renames the last key of a path. */
function rename(kind: string, path: Path, to: string): Mutation {
  return create(kind, path, `renamed to ${to}`, (contract) => renameKey(contract, path, to));
}

/** Sets a value that later edits can change further, without anchors. */
function setNode(contract: Document, path: Path, value: unknown): void {
  contract.setIn(path, contract.createNode(value, { aliasDuplicateObjects: false }));
}

/** Renames the last key of a path and keeps its place. */
function renameKey(contract: Document, path: Path, to: string): void {
  const map = contract.getIn(path.slice(0, -1));
  if (!isMap(map)) throw new Error(`${path.slice(0, -1).join(".")} is not a map`);
  const pair = map.items.find(({ key }) => (isScalar(key) ? key.value : key) === path.at(-1));
  if (pair) pair.key = contract.createNode(to);
}

/** The mutations of the places that match: the pattern of a JSON pointer, and the mutations of a node there. */
type Rule = readonly [place: RegExp, list: (path: Path, node: unknown, contract: Contract) => readonly Mutation[]];

/** A schema and its keywords, but no property with the name of a keyword. */
const keyword = (names: string) =>
  new RegExp(`^/components/(schemas|headers|parameters)/.*(?<!/properties)/(${names})$`);
const bearer = { type: "http", scheme: "bearer", description: "x" };

const RULES: readonly Rule[] = [
  [/^\/info\/version$/, (path) => [set("version", path, "v2019-01-01")]],
  [/^\/servers\/0\/variables\/cluster\/default$/, (path) => [set("default", path, "us1.api")]],
  [/^\/servers\/.*\/enum\/\d+$/, (path, value) => [{ ...set("enum value", path, `${value}x`), isAboutBody: true }]],
  [/^\/paths\/[^/]+$/, (path) => [rename("path", path, `${path[1]}`.replace(/\/(\w+)$/, "/$1-renamed"))]],
  [
    /^\/paths\/[^/]+\/(get|post)$/,
    (path) => [
      rename("method", path, path[2] === "get" ? "patch" : "put"),
      set("x-idempotent", [...path, "x-idempotent"], path[2] !== "get"),
    ],
  ],
  [/^\/paths\/.*\/operationId$/, (path, name) => [set("operation", path, `${name}Renamed`)]],
  [/^\/paths\/.*\/security\/\d+$/, (path) => [remove("scheme", path)]],
  [
    /^\/paths\/.*\/security\/\d+\/[^/]+$/,
    (path, _, contract) =>
      Object.keys(Object(read(contract, path.slice(0, -1)))).length > 1 ? [remove("scheme", path)] : [],
  ],
  [/^\/paths\/.*\/security\/\d+\/[^/]+\/\d+$/, (path) => [set("scheme", path, "vouchers")]],
  [/\/x-pagination\/\w+$/, (path) => [set("pagination rule", path, "other")]],
  [/\/x-pagination$/, (path) => [remove("pagination rule", path)]],
  [/\/requestBody\/content\/[^/]+$/, (path) => [rename("media type", path, "application/json")]],
  [/^\/paths\/.*\/responses\/\w+$/, (path) => [rename("status", path, replaceStatus(`${path.at(-1)}`))]],
  [
    /^\/components\/securitySchemes\/[^/]+$/,
    (path) => [create("scheme", path, "= HTTP bearer", (contract) => setNode(contract, path, bearer))],
  ],
  [/^\/components\/securitySchemes\/[^/]+\/name$/, (path, name) => [renameHeader(path, `${name}`)]],
  [/^\/components\/securitySchemes\/[^/]+\/in$/, (path) => [set("scheme", path, "query")]],
  [/\/flows\/clientCredentials\/scopes\/[^/]+$/, (path) => [renameScope(path, `${path.at(-1)}`)]],
  [
    /^\/components\/responses\/\w+\/headers\/[^/]+$/,
    (path) => [rename("response header", path, `${path.at(-1)}-Renamed`)],
  ],
  [
    /^\/components\/responses\/\w+\/content\/[^/]+$/,
    (path) => [rename("media type", path, "application/problem+json")],
  ],
  [/^\/components\/parameters\/\w+\/name$/, (path, name) => [renameParameter(path.slice(0, -1), `${name}`)]],
  [
    /^\/components\/parameters\/\w+\/in$/,
    (path, place, contract) => {
      if (place === "path") return [];
      const required = [...path.slice(0, -1), "required"];
      return [set("parameter", required, read(contract, required) !== true)];
    },
  ],
  [
    /^\/components\/parameters\/\w+\/schema\/default$/,
    (path, value, contract) => {
      const values = read(contract, [...path.slice(0, -1), "enum"]) as string[] | undefined;
      return [set("default", path, values?.findLast((each) => each !== value) ?? 3)];
    },
  ],
  // The default of a value in a body: the service chooses the value.
  [
    /^\/components\/schemas\/.*(?<!\/properties)\/default$/,
    (path, value) => [{ ...set("default", path, Number(value) + 1), isAboutBody: false }],
  ],
  [
    /^\/components\/schemas\/.*\/properties\/[^/]+$/,
    (path, _, contract) => [renameProperty(path, `${path.at(-1)}`, contract)],
  ],
  [keyword("const"), (path, value) => [set("const", path, typeof value === "number" ? value + 1 : `${value}x`)]],
  [keyword("minimum"), (path, value) => [set("bound", path, Number(value) + 1)]],
  [keyword("maximum|maxItems"), (path, value) => [set("bound", path, Number(value) - 1)]],
  [keyword("format"), (path) => [remove("format", path)]],
  [
    keyword("not"),
    (path) => {
      const schema = path.slice(0, -1);
      return [create("absent", schema, "may be a string", (contract) => setNode(contract, schema, { type: "string" }))];
    },
  ],
  [
    keyword("type"),
    (path, value) => {
      if (value === "integer") return [set("type", path, "number")];
      return Array.isArray(value) ? [set("nullable", path, value[0])] : [];
    },
  ],
  [keyword("enum/\\d+"), (path, value) => [set("enum value", path, `${value}x`)]],
  [
    /^\/components\/schemas\/.*(?<!\/properties)\/enum$/,
    (path, values) => {
      const list = values as string[];
      return [set("enum value", [...path, list.length], list.includes("ADMIN") ? "STATIC" : "ADMIN")]; // allowed elsewhere
    },
  ],
  [
    keyword("required/\\d+"),
    (path, name) => {
      const list = path.slice(0, -1);
      return [create("required entry", list, `without ${name}`, (contract) => contract.deleteIn(path))];
    },
  ],
  [/\/discriminator\/mapping\/[^/]+$/, (path, $ref) => [renameEvent(path, `${path.at(-1)}`, `${$ref}`)]],
];

function read(contract: Contract, path: Path): unknown {
  return valueAt(contract, toPointer(path.map(String)));
}

function replaceStatus(status: string): string {
  return status.endsWith("XX") ? `${Number(status[0]) - 1 || 3}${status.slice(1)}` : String(Number(status) + 5);
}

function renameHeader(path: Path, header: string): Mutation {
  const renamed = `${header}-Renamed`;
  return {
    ...set("header name", path, renamed),
    editFacts: (facts) => {
      for (const [place, text] of listTexts(facts.toJS())) if (text === header) facts.setIn(place, renamed);
    },
  };
}

/** Renames a scope in the list of the scheme and in the patterns of lists of scopes. */
function renameScope(path: Path, scope: string): Mutation {
  const edit = (contract: Document) => {
    renameKey(contract, path, `${scope}x`);
    for (const [place, text] of listTexts(contract.toJS()))
      if (place.at(-1) === "pattern")
        contract.setIn(place, text.replaceAll(new RegExp(`(?<=[(|])${scope}(?=[|)])`, "g"), `${scope}x`));
  };
  return { ...create("enum value", path, "renamed", edit), isAboutBody: true };
}

function renameParameter(path: Path, name: string): Mutation {
  const renamed = `${name}_renamed`;
  return create("parameter", path, `renamed to ${renamed}`, (contract) => {
    contract.setIn([...path, "name"], renamed);
    for (const template of Object.keys(contract.toJS().paths))
      renameKey(contract, ["paths", template], template.replace(`{${name}}`, `{${renamed}}`));
  });
}

function renameProperty(path: Path, name: string, contract: Contract): Mutation {
  const list = [...path.slice(0, -2), "required"];
  const index = ((read(contract, list) ?? []) as string[]).indexOf(name);
  return create("property", path, "renamed", (copy) => {
    renameKey(copy, path, `${name}_renamed`);
    if (index >= 0) copy.setIn([...list, index], `${name}_renamed`);
  });
}

/** Renames an event type everywhere. */
function renameEvent(path: Path, type: string, $ref: string): Mutation {
  const renamed = `${type}.renamed`;
  const edit = (contract: Document) => {
    renameKey(contract, path, renamed);
    contract.setIn(["components", "schemas", getRefName({ $ref }), "properties", "type", "const"], renamed);
    for (const [place, value] of listTexts(contract.toJS()))
      if (value === type && place.includes("value")) contract.setIn(place, renamed);
  };
  return createFollowed("event type", path, `renamed to ${renamed}`, edit, (facts) =>
    renameKey(facts, ["events", type], renamed),
  );
}

/** Lists all texts of a value with their paths. */
function listTexts(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === "string") return [[path, value]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return entries.flatMap(([name, inner]) => listTexts(inner, [...path, name]));
}

/** Adds a query parameter, a header parameter and a status to an operation, as a new version of the document may. */
function listOperationAdditions({ path: template, method, operation }: OperationEntry): Mutation[] {
  const path = ["paths", template, method];
  const { operationId: id, "x-section": section } = operation;
  const facts = { description: "Narrows the answer.", "x-section": section, example: 3 };
  const addParameter = (place: string, name: string) => (contract: Document) => {
    const added = { name, in: place, ...facts, schema: { type: "integer", minimum: 1, maximum: 5 } };
    setNode(contract, [...path, "parameters"], [...(contract.toJS().paths[template][method].parameters ?? []), added]);
  };
  const status = [...path, "responses", "409"];
  const examples = { conflict: { summary: "Another change", value: { code: 409, message: "Conflict" } } };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/ErrorObject" }, examples } };
  const conflict = { description: "Another change came first.", "x-section": section, content };
  return [
    createFollowed("added query parameter", path, "depth added", addParameter("query", "depth"), (facts) => {
      const shape = (facts.getIn(["operations", id, "query"]) as string | undefined) ?? `${section} added query`;
      facts.setIn(["operations", id, "query"], shape);
      facts.setIn(["shapes", shape, "depth"], "integer 1 5");
    }),
    create("added header parameter", path, "X-Depth added", addParameter("header", "X-Depth")),
    createFollowed(
      "added status",
      status,
      "added",
      (contract) => setNode(contract, status, conflict),
      (facts) => facts.setIn(["operations", id, "responses", "409"], "7.1 error"),
    ),
  ];
}

function addOperation(): Mutation {
  const path = ["paths", "/v1/loyalties/{campaignId}/notes"];
  const section = "4.1";
  const text = { type: "string", description: "Text of the note." };
  const schema = { type: "object", description: "A note about a campaign.", "x-section": section, required: ["text"] };
  const examples = { note: { summary: "A note", value: { text: "Opened" } } };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Note" }, examples } };
  const operation = {
    operationId: "createNote",
    tags: ["Loyalties"],
    summary: "Create a note",
    description: "Writes a note about a campaign.",
    "x-section": section,
    security: [{ ApplicationId: [], ApplicationToken: [] }],
    parameters: [{ $ref: "#/components/parameters/CampaignId" }],
    requestBody: { required: true, content },
    responses: {
      "200": { description: "The note.", "x-section": section, content },
      "4XX": { $ref: "#/components/responses/ClientError" },
      "5XX": { $ref: "#/components/responses/ServerError" },
    },
  };
  const [note, error] = [`${section} note`, "7.1 error"];
  const facts = {
    request: `POST ${path[1]}`,
    credentials: [["X-App-Id", "X-App-Token"]],
    json: note,
    responses: { "200": note, "4XX": error, "5XX": error },
  };
  return createFollowed(
    "added operation",
    path,
    "added with a JSON body",
    (contract) => {
      setNode(contract, ["components", "schemas", "Note"], { ...schema, properties: { text } });
      setNode(contract, path, { post: operation });
    },
    (document) => {
      document.setIn(["shapes", note], { text: "required string" });
      document.setIn(["operations", "createNote"], facts);
    },
  );
}

function addEventType({ components }: Contract): Mutation {
  const [from, to] = ["customer.voucher.deleted", "customer.voucher.frozen"];
  const [variant, added] = ["CustomerVoucherDeletedActivity", "CustomerVoucherFrozenActivity"];
  const activity = ["components", "schemas", "MemberActivity"];
  const $ref = `#/components/schemas/${added}`;
  const copy = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(from, to)
        .replaceAll(/evt_\w+/g, "evt_Fr6mT9cXw2LhQ8rJv6rF"),
    );
  const edit = (contract: Document) => {
    setNode(contract, ["components", "schemas", added], copy(components.schemas[variant]));
    contract.addIn([...activity, "oneOf"], contract.createNode({ $ref }));
    contract.setIn([...activity, "discriminator", "mapping", to], $ref);
    setNode(contract, ["components", "examples", to], copy(components.examples[from]));
    const place = ["components", "responses", "MemberActivityListed", "content", "application/json", "examples", to];
    setNode(contract, place, { $ref: `#/components/examples/${to}` });
  };
  return createFollowed("added event type", [...activity, "oneOf"], to, edit, (facts) =>
    facts.setIn(["events", to], "2.3 voucher deleted"),
  );
}

/** Components with the shapes of the tables that describe them. */
const PROPERTY_PLACES = [
  ["MemberActivityList", "2.1 activity list"],
  ["EventSource", "2.4 event source"],
  ["LoyaltyTier", "2.5 tier"],
  ["CustomerSummary", "2.6 customer"],
  ["CampaignSummary", "2.7 campaign"],
  ["AccessToken", "2.8 token"],
  ["Webhook", "2.9 webhook"],
  ["ProjectUser", "2.10 user"],
  ["TokenRequest", "4.2 token request"],
  ["WebhookList", "4.4 webhook list"],
  ["ErrorObject", "7.1 error"],
] as const;

function addProperty(component: string, shape: string): Mutation {
  const path = ["components", "schemas", component, "properties", "added"];
  return createFollowed(
    "added property",
    path,
    "added",
    (contract) => setNode(contract, path, { type: "string", description: "A new property." }),
    (facts) => facts.setIn(["shapes", shape, "added"], "string"),
  );
}
