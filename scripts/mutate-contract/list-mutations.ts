import { type Document, isMap, isScalar } from "yaml";
import {
  type Contract,
  getRefName,
  type Header,
  listOperations,
  type OperationEntry,
  type Parameter,
  type RequestBody,
  type Response,
  type SchemaObject,
} from "../generate/contract.ts";

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
  const { parameters = {}, schemas } = contract.components;
  return [
    ...listServerMutations(contract),
    ...listOperations(contract).flatMap(listOperationMutations),
    ...listSecurityMutations(contract),
    ...Object.entries(parameters).flatMap(([name, value]) =>
      listParameterMutations(contract, name, value as Parameter),
    ),
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      ...listValueMutations(schema, ["components", "schemas", name]),
      ...listScopeMutations(contract, name, schema),
    ]),
    ...listEventMutations(contract),
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

function rename(kind: string, path: Path, from: string, to: string): Mutation {
  return create(kind, [...path, from], `renamed to ${to}`, (contract) => renameKey(contract, path, from, to));
}

/** Sets a value that later edits can change further, without anchors. */
function setNode(contract: Document, path: Path, value: unknown): void {
  contract.setIn(path, contract.createNode(value, { aliasDuplicateObjects: false }));
}

/** Renames a key of a map and keeps its place. */
function renameKey(contract: Document, path: Path, from: string, to: string): void {
  const map = contract.getIn(path);
  if (!isMap(map)) throw new Error(`${path.join(".")} is not a map`);
  const pair = map.items.find(({ key }) => (isScalar(key) ? key.value : key) === from);
  if (pair) pair.key = contract.createNode(to);
}

function listServerMutations({ servers: [server] = [] }: Contract): Mutation[] {
  const cluster = ["servers", 0, "variables", "cluster"];
  const names = server?.variables?.cluster?.enum ?? [];
  return [
    set("version", ["info", "version"], "v2019-01-01"),
    set("default", [...cluster, "default"], "us1.api"),
    ...names.map((name, index) => ({
      ...set("enum value", [...cluster, "enum", index], `${name}x`),
      isAboutBody: true,
    })),
  ];
}

function listOperationMutations({ path: template, method, operation }: OperationEntry): Mutation[] {
  const path = ["paths", template, method];
  const { operationId, security = [], "x-pagination": pagination, requestBody = {}, responses } = operation;
  const { content = {} } = requestBody as Partial<RequestBody>;
  const schemes = security.flatMap((alternative, index) =>
    Object.entries(alternative).flatMap(([scheme, scopes]) => [
      ...(Object.keys(alternative).length > 1 ? [remove("scheme", [...path, "security", index, scheme])] : []),
      ...scopes.map((_, at) => set("scheme", [...path, "security", index, scheme, at], "vouchers")),
    ]),
  );
  return [
    rename("path", ["paths"], template, template.replace(/\/(\w+)$/, "/$1-renamed")),
    rename("method", ["paths", template], method, method === "get" ? "patch" : "put"),
    set("operation", [...path, "operationId"], `${operationId}Renamed`),
    set("x-idempotent", [...path, "x-idempotent"], method !== "get"),
    ...security.map((_, index) => remove("scheme", [...path, "security", index])),
    ...schemes,
    ...Object.keys(pagination ?? {}).map((rule) => set("pagination rule", [...path, "x-pagination", rule], "other")),
    ...(pagination ? [remove("pagination rule", [...path, "x-pagination"])] : []),
    ...renameAll("media type", [...path, "requestBody", "content"], content, () => "application/json"),
    ...renameAll("status", [...path, "responses"], responses, replaceStatus),
  ];
}

/** Lists one mutation for each key of a map, which renames the key. */
function renameAll(kind: string, path: Path, map: object = {}, toName: (key: string) => string): Mutation[] {
  return Object.keys(map).map((key) => rename(kind, path, key, toName(key)));
}

function replaceStatus(status: string): string {
  return status.endsWith("XX") ? `${Number(status[0]) - 1 || 3}${status.slice(1)}` : String(Number(status) + 5);
}

function listSecurityMutations({ components }: Contract): Mutation[] {
  const path = ["components", "securitySchemes"];
  const schemes = Object.entries(components.securitySchemes);
  const named = schemes.filter(([, { type }]) => type === "apiKey");
  const bearer = { type: "http", scheme: "bearer", description: "x" };
  return [
    ...named.map(([name, scheme]) => renameHeader([...path, name, "name"], String(scheme.name))),
    ...schemes.map(([name]) =>
      create("scheme", [...path, name], "= HTTP bearer", (contract) => setNode(contract, [...path, name], bearer)),
    ),
    ...named.map(([name]) => set("scheme", [...path, name, "in"], "query")),
    ...Object.entries(components.responses ?? {}).flatMap(
      ([name, { headers, content }]: [string, Partial<Response>]) => [
        ...renameAll(
          "response header",
          ["components", "responses", name, "headers"],
          headers,
          (each) => `${each}-Renamed`,
        ),
        ...renameAll(
          "media type",
          ["components", "responses", name, "content"],
          content,
          () => "application/problem+json",
        ),
      ],
    ),
    ...Object.entries((components.headers ?? {}) as Record<string, Header>).flatMap(([name, { schema = {} }]) =>
      listValueMutations(schema, ["components", "headers", name, "schema"]),
    ),
  ];
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

function listParameterMutations({ paths }: Contract, component: string, parameter: Parameter): Mutation[] {
  const { name, in: place, schema = {}, required = false } = parameter;
  const path = ["components", "parameters", component];
  const renamed = `${name}_renamed`;
  return [
    create("parameter", path, `renamed to ${renamed}`, (contract) => {
      contract.setIn([...path, "name"], renamed);
      if (place !== "path") return;
      for (const template of Object.keys(paths))
        renameKey(contract, ["paths"], template, template.replace(`{${name}}`, `{${renamed}}`));
    }),
    ...(place === "path" ? [] : [set("parameter", [...path, "required"], !required)]),
    ...(schema.type === "integer" ? [set("default", [...path, "schema", "default"], 3)] : []),
    ...(schema.enum ? [set("default", [...path, "schema", "default"], schema.enum.at(-1))] : []),
    ...listValueMutations(schema, [...path, "schema"]),
  ];
}

/** Lists the mutations of a schema and of what lies in it. */
function listValueMutations(schema: SchemaObject, path: Path): Mutation[] {
  const required = (schema.required ?? []) as string[];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const place = [...path, "properties", name];
    const renamed = create("property", place, "renamed", (contract) => {
      renameKey(contract, [...path, "properties"], name, `${name}_renamed`);
      if (required.includes(name)) contract.setIn([...path, "required", required.indexOf(name)], `${name}_renamed`);
    });
    return [renamed, ...listValueMutations(value, place)];
  });
  const lists = ["anyOf", "oneOf", "allOf"].flatMap((keyword) =>
    ((schema[keyword] ?? []) as SchemaObject[]).flatMap((value, index) =>
      listValueMutations(value, [...path, keyword, index]),
    ),
  );
  return [
    ...Object.entries(schema).flatMap(([keyword, value]) => listKeywordMutations(keyword, value, [...path, keyword])),
    ...inner,
    ...lists,
    ...(schema.items ? listValueMutations(schema.items as SchemaObject, [...path, "items"]) : []),
  ];
}

function listKeywordMutations(keyword: string, value: unknown, place: Path): Mutation[] {
  const isInBody = place[1] === "schemas";
  switch (keyword) {
    case "const":
      return [set("const", place, typeof value === "number" ? value + 1 : `${value}x`)];
    case "default": // of a value that the service chooses
      return isInBody ? [{ ...set("default", place, Number(value) + 1), isAboutBody: false }] : [];
    case "minimum":
      return [set("bound", place, Number(value) + 1)];
    case "maximum":
    case "maxItems":
      return [set("bound", place, Number(value) - 1)];
    case "format":
      return [remove("format", place)];
    case "not": {
      const schema = place.slice(0, -1);
      return [create("absent", schema, "may be a string", (contract) => setNode(contract, schema, { type: "string" }))];
    }
    case "type":
      if (value === "integer") return [set("type", place, "number")];
      return Array.isArray(value) ? [set("nullable", place, value[0])] : [];
    case "enum":
      return listEnumMutations(value as string[], place, isInBody);
    case "required":
      return (value as string[]).map((name, index) =>
        create("required entry", place, `without ${name}`, (contract) => contract.deleteIn([...place, index])),
      );
    default:
      return [];
  }
}

/** Changes each value of a list, and adds one that the document allows elsewhere. */
function listEnumMutations(values: readonly string[], place: Path, isInBody: boolean): Mutation[] {
  const added = values.includes("ADMIN") ? "STATIC" : "ADMIN";
  return [
    ...values.map((value, index) => set("enum value", [...place, index], `${value}x`)),
    ...(isInBody ? [set("enum value", [...place, values.length], added)] : []),
  ];
}

/** Renames each scope in the list of the scheme and in the pattern of a list of scopes. */
function listScopeMutations({ components }: Contract, name: string, { pattern }: SchemaObject): Mutation[] {
  if (pattern === undefined) return [];
  const path = ["components", "securitySchemes", "X-Service-OAuth", "flows", "clientCredentials", "scopes"];
  const { scopes = {} } = components.securitySchemes["X-Service-OAuth"]?.flows?.clientCredentials ?? {};
  return Object.keys(scopes).map((scope) => {
    const changed = pattern.replaceAll(new RegExp(`(?<=[(|])${scope}(?=[|)])`, "g"), `${scope}x`);
    const edit = (contract: Document) => {
      renameKey(contract, path, scope, `${scope}x`);
      contract.setIn(["components", "schemas", name, "pattern"], changed);
    };
    return { ...create("enum value", [...path, scope], "renamed", edit), isAboutBody: true };
  });
}

/** Renames each event type everywhere. */
function listEventMutations({ components }: Contract): Mutation[] {
  const path = ["components", "schemas", "MemberActivity", "discriminator", "mapping"];
  return Object.entries(components.schemas.MemberActivity?.discriminator?.mapping ?? {}).map(([type, $ref]) => {
    const renamed = `${type}.renamed`;
    const edit = (contract: Document) => {
      renameKey(contract, path, type, renamed);
      contract.setIn(["components", "schemas", getRefName({ $ref }), "properties", "type", "const"], renamed);
      for (const [place, value] of listTexts(contract.toJS()))
        if (value === type && place.includes("value")) contract.setIn(place, renamed);
    };
    return createFollowed("event type", [...path, type], `renamed to ${renamed}`, edit, (facts) =>
      renameKey(facts, ["events"], type, renamed),
    );
  });
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
