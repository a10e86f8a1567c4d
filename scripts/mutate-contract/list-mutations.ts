import { type Document, isMap, isScalar } from "yaml";

/** The place of a fact in the contract. */
type Path = readonly (string | number)[];

/** One edit of one fact of the contract. */
export interface Mutation {
  /** The kind of fact, such as `required entry`. */
  readonly kind: string;
  /** Place and edit: `components.schemas.Webhook.required: without id`. */
  readonly name: string;
  readonly path: Path;
  /** Whether the fact is about a value in a body: the checker alone has to know it. */
  readonly isAboutBody: boolean;
  readonly edit: (contract: Document) => void;
  /** The same edit in the tables of the document that the tests read, if client, service and checker can follow. */
  readonly editFacts?: (facts: Document) => void;
}

interface Node {
  readonly [keyword: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const METHODS = ["get", "put", "post", "delete", "patch"];

/** Renames a key of a map and keeps its place. */
function renameKey(contract: Document, path: Path, from: string, to: string): void {
  const map = contract.getIn(path);
  if (!isMap(map)) throw new Error(`${path.join(".")} is not a map`);
  const pair = map.items.find(({ key }) => (isScalar(key) ? key.value : key) === from);
  if (pair) pair.key = contract.createNode(to);
}

/** Lists one mutation for each fact of the contract, and the additions. The order follows the contract. */
export function listMutations(contract: Document): Mutation[] {
  const root = contract.toJS() as Node;
  return [
    ...listServerMutations(root),
    ...listOperationMutations(root),
    ...listSecurityMutations(root),
    ...listParameterMutations(root),
    ...listSchemaMutations(root),
    ...listEventMutations(root),
    ...listAdditions(root),
  ];
}

/** Selects the mutations of facts that the contract did not have before, or that it had with another value. */
export function listChangedMutations(mutations: readonly Mutation[], before: Document, after: Document): Mutation[] {
  const [from, to] = [before.toJS(), after.toJS()];
  return mutations.filter(({ path }) => JSON.stringify(at(from, path)) !== JSON.stringify(at(to, path)));
}

function create(kind: string, path: Path, what: string, edit: Mutation["edit"], isAboutBody = false): Mutation {
  return { kind, name: `${path.join(".")}: ${what}`, path, isAboutBody, edit };
}

function set(kind: string, path: Path, value: unknown, isAboutBody = false): Mutation {
  return create(kind, path, `= ${JSON.stringify(value)}`, (contract) => contract.setIn(path, value), isAboutBody);
}

function remove(kind: string, path: Path, isAboutBody = false): Mutation {
  return create(kind, path, "removed", (contract) => contract.deleteIn(path), isAboutBody);
}

function rename(kind: string, path: Path, from: string, to: string): Mutation {
  return create(kind, [...path, from], `renamed to ${to}`, (contract) => renameKey(contract, path, from, to));
}

function at(root: unknown, path: Path): Node {
  return path.reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), root) as Node;
}

function listServerMutations(root: Node): Mutation[] {
  const variables = ["servers", 0, "variables"];
  const clusters = at(root, [...variables, "cluster", "enum"]) as unknown as string[];
  return [
    set("version", ["info", "version"], "v2019-01-01"),
    set("default", [...variables, "cluster", "default"], "us1.api"),
    ...clusters.map((name, index) => set("enum value", [...variables, "cluster", "enum", index], `${name}x`, true)),
  ];
}

function listOperationMutations(root: Node): Mutation[] {
  return Object.entries(at(root, ["paths"])).flatMap(([template, item]) =>
    Object.entries(item as Node)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, value]) => {
        const operation = value as Node;
        const path = ["paths", template, method];
        const alternatives = operation.security as Record<string, string[]>[];
        return [
          rename("path", ["paths"], template, template.replace(/\/(\w+)$/, "/$1-renamed")),
          rename("method", ["paths", template], method, method === "get" ? "patch" : "put"),
          set("operation", [...path, "operationId"], `${operation.operationId}Renamed`),
          set("x-idempotent", [...path, "x-idempotent"], method !== "get"),
          ...alternatives.map((_, index) => remove("scheme", [...path, "security", index])),
          ...alternatives.flatMap((alternative, index) =>
            Object.entries(alternative).flatMap(([scheme, scopes]) => [
              ...(Object.keys(alternative).length > 1 ? [remove("scheme", [...path, "security", index, scheme])] : []),
              ...scopes.map((_, at) => set("scheme", [...path, "security", index, scheme, at], "vouchers")),
            ]),
          ),
          ...Object.keys(at(operation, ["x-pagination"]) ?? {}).map((rule) =>
            set("pagination rule", [...path, "x-pagination", rule], "other"),
          ),
          ...(operation["x-pagination"] ? [remove("pagination rule", [...path, "x-pagination"])] : []),
          ...Object.keys(at(operation, ["requestBody", "content"]) ?? {}).map((media) =>
            rename("media type", [...path, "requestBody", "content"], media, "application/json"),
          ),
          ...Object.keys(operation.responses as Node).map((status) =>
            rename("status", [...path, "responses"], status, replaceStatus(status)),
          ),
        ];
      }),
  );
}

function replaceStatus(status: string): string {
  return status.endsWith("XX") ? `${Number(status[0]) - 1 || 3}${status.slice(1)}` : String(Number(status) + 5);
}

function listSecurityMutations(root: Node): Mutation[] {
  const schemes = Object.entries(at(root, ["components", "securitySchemes"]));
  const named = schemes.filter(([, scheme]) => (scheme as Node).type === "apiKey");
  const responses = Object.entries(at(root, ["components", "responses"]));
  return [
    ...named.map(([name, scheme]) => renameHeader(name, String((scheme as Node).name))),
    ...schemes.map(([name]) =>
      create("scheme", ["components", "securitySchemes", name], "= HTTP bearer", (contract) =>
        contract.setIn(["components", "securitySchemes", name], { type: "http", scheme: "bearer", description: "x" }),
      ),
    ),
    ...named.map(([name]) => set("scheme", ["components", "securitySchemes", name, "in"], "query")),
    ...responses.flatMap(([name, response]) => {
      const path = ["components", "responses", name];
      return [
        ...Object.keys(at(response, ["headers"]) ?? {}).map((header) =>
          rename("response header", [...path, "headers"], header, `${header}-Renamed`),
        ),
        ...Object.keys(at(response, ["content"]) ?? {}).map((media) =>
          rename("media type", [...path, "content"], media, "application/problem+json"),
        ),
      ];
    }),
    ...Object.entries(at(root, ["components", "headers"])).flatMap(([name, header]) =>
      listValueMutations(at(header, ["schema"]), ["components", "headers", name, "schema"], false),
    ),
  ];
}

function renameHeader(scheme: string, header: string): Mutation {
  const renamed = `${header}-Renamed`;
  return {
    ...set("header name", ["components", "securitySchemes", scheme, "name"], renamed),
    editFacts: (facts) => {
      for (const [path, text] of listTexts(facts.toJS())) if (text === header) facts.setIn(path, renamed);
    },
  };
}

function listParameterMutations(root: Node): Mutation[] {
  return Object.entries(at(root, ["components", "parameters"])).flatMap(([component, value]) => {
    const {
      name,
      in: place,
      schema,
      required = false,
    } = value as { name: string; in: string; required?: boolean; schema: Node };
    const path = ["components", "parameters", component];
    const renamed = `${name}_renamed`;
    return [
      create("parameter", path, `renamed to ${renamed}`, (contract) => {
        contract.setIn([...path, "name"], renamed);
        if (place !== "path") return;
        const { paths } = contract.toJS() as { paths: Node };
        for (const template of Object.keys(paths))
          renameKey(contract, ["paths"], template, template.replace(`{${name}}`, `{${renamed}}`));
      }),
      ...(place === "path" ? [] : [set("parameter", [...path, "required"], !required)]),
      ...(schema.type === "integer" ? [set("default", [...path, "schema", "default"], 3)] : []),
      ...(schema.enum ? [set("default", [...path, "schema", "default"], (schema.enum as string[]).at(-1))] : []),
      ...listValueMutations(schema, [...path, "schema"], false),
    ];
  });
}

/** Lists the mutations of a schema and of what lies in it. */
function listValueMutations(schema: Node, path: Path, isAboutBody: boolean): Mutation[] {
  const own = Object.entries(schema).flatMap(([keyword, value]) => {
    const place = [...path, keyword];
    switch (keyword) {
      case "const":
        return [set("const", place, typeof value === "number" ? value + 1 : `${value}x`, isAboutBody)];
      case "default": // of a value that the service chooses
        return isAboutBody ? [set("default", place, Number(value) + 1)] : [];
      case "minimum":
        return [set("bound", place, Number(value) + 1, isAboutBody)];
      case "maximum":
      case "maxItems":
        return [set("bound", place, Number(value) - 1, isAboutBody)];
      case "format":
        return [remove("format", place, isAboutBody)];
      case "not":
        return [
          create("absent", path, "may be a string", (contract) => contract.setIn(path, { type: "string" }), true),
        ];
      case "type":
        return listTypeMutations(value, place, isAboutBody);
      case "enum":
        return listEnumMutations(value as string[], place, isAboutBody);
      case "required":
        return (value as string[]).map((name, index) =>
          create(
            "required entry",
            place,
            `without ${name}`,
            (contract) => contract.deleteIn([...place, index]),
            isAboutBody,
          ),
        );
      default:
        return [];
    }
  });
  const inner = Object.entries((schema.properties ?? {}) as Node).flatMap(([name, value]) => [
    create(
      "property",
      [...path, "properties", name],
      "renamed",
      (contract) => {
        renameKey(contract, [...path, "properties"], name, `${name}_renamed`);
        const at = ((schema.required ?? []) as string[]).indexOf(name);
        if (at >= 0) contract.setIn([...path, "required", at], `${name}_renamed`);
      },
      isAboutBody,
    ),
    ...listValueMutations(value as Node, [...path, "properties", name], isAboutBody),
  ]);
  const lists = ["anyOf", "oneOf", "allOf"].flatMap((keyword) =>
    ((schema[keyword] ?? []) as Node[]).flatMap((value, index) =>
      listValueMutations(value, [...path, keyword, index], isAboutBody),
    ),
  );
  const items = isNode(schema.items) ? listValueMutations(schema.items, [...path, "items"], isAboutBody) : [];
  return [...own, ...inner, ...lists, ...items];
}

/** Changes each value of a list, and adds one that the document allows elsewhere. */
function listEnumMutations(values: readonly string[], place: Path, isAboutBody: boolean): Mutation[] {
  const added = values.includes("ADMIN") ? "STATIC" : "ADMIN";
  return [
    ...values.map((value, index) => set("enum value", [...place, index], `${value}x`, isAboutBody)),
    ...(isAboutBody ? [set("enum value", [...place, values.length], added, true)] : []),
  ];
}

function listTypeMutations(value: unknown, place: Path, isAboutBody: boolean): Mutation[] {
  if (value === "integer") return [set("type", place, "number", isAboutBody)];
  return Array.isArray(value) ? [set("nullable", place, value[0], isAboutBody)] : [];
}

function listSchemaMutations(root: Node): Mutation[] {
  return Object.entries(at(root, ["components", "schemas"])).flatMap(([name, schema]) => [
    ...listValueMutations(schema as Node, ["components", "schemas", name], true),
    ...listScopeMutations(root, name, schema as Node),
  ]);
}

/** Renames each scope in the list of the scheme and in the pattern of a list of scopes. */
function listScopeMutations(root: Node, name: string, { pattern }: Node): Mutation[] {
  if (typeof pattern !== "string") return [];
  const scopes = ["components", "securitySchemes", "X-Service-OAuth", "flows", "clientCredentials", "scopes"];
  return Object.keys(at(root, scopes)).map((scope) =>
    create(
      "enum value",
      [...scopes, scope],
      "renamed",
      (contract) => {
        renameKey(contract, scopes, scope, `${scope}x`);
        const changed = pattern.replaceAll(new RegExp(`(?<=[(|])${scope}(?=[|)])`, "g"), `${scope}x`);
        contract.setIn(["components", "schemas", name, "pattern"], changed);
      },
      true,
    ),
  );
}

/** Renames each event type everywhere. */
function listEventMutations(root: Node): Mutation[] {
  const discriminator = ["components", "schemas", "MemberActivity", "discriminator"];
  return Object.entries(at(root, [...discriminator, "mapping"])).map(([type, ref]) => {
    const renamed = `${type}.renamed`;
    const variant = String(ref).split("/").at(-1) ?? "";
    return {
      ...create("event type", [...discriminator, "mapping", type], `renamed to ${renamed}`, (contract) => {
        renameKey(contract, [...discriminator, "mapping"], type, renamed);
        contract.setIn(["components", "schemas", variant, "properties", "type", "const"], renamed);
        for (const [path, value] of listTexts(contract.toJS()))
          if (value === type && path.includes("value")) contract.setIn(path, renamed);
      }),
      editFacts: (facts: Document) => renameKey(facts, ["events"], type, renamed),
    };
  });
}

/** Lists all texts of a value with their paths. */
function listTexts(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === "string") return [[path, value]];
  const entries = Array.isArray(value) ? [...value.entries()] : isNode(value) ? Object.entries(value) : [];
  return entries.flatMap(([name, inner]) => listTexts(inner, [...path, name]));
}

const ADDED = { section: "4.1", operation: "listMemberActivity" };

/** Lists the additions that a new version of the document may bring. */
function listAdditions(root: Node): Mutation[] {
  const operations = Object.entries(at(root, ["paths"])).flatMap(([template, item]) =>
    Object.entries(item as Node)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, value]) => ({ path: ["paths", template, method], operation: value as Node })),
  );
  return [
    ...operations.flatMap(({ path, operation }) => listOperationAdditions(path, operation)),
    addOperation(),
    addEventType(root),
    ...PROPERTY_PLACES.map(([component, shape]) => addProperty(component, shape)),
  ];
}

/** Adds a query parameter, a header parameter and a status to an operation. */
function listOperationAdditions(path: Path, operation: Node): Mutation[] {
  const id = String(operation.operationId);
  const section = String(operation["x-section"]);
  const parameter = (place: string, name: string) => ({
    name,
    in: place,
    description: "Narrows the answer.",
    "x-section": section,
    schema: { type: "integer", minimum: 1, maximum: 5 },
    example: 3,
  });
  const addParameter = (kind: string, place: string, name: string): Mutation =>
    create(kind, path, `${name} added`, (contract) => {
      const known = (contract.getIn([...path, "parameters"]) as { toJSON: () => object[] } | undefined)?.toJSON() ?? [];
      contract.setIn([...path, "parameters"], contract.createNode([...known, parameter(place, name)]));
    });
  return [
    {
      ...addParameter("added query parameter", "query", "depth"),
      editFacts(facts) {
        const shape = (facts.getIn(["operations", id, "query"]) as string | undefined) ?? `${section} added query`;
        facts.setIn(["operations", id, "query"], shape);
        facts.setIn(["shapes", shape, "depth"], "integer 1 5");
      },
    },
    addParameter("added header parameter", "header", "X-Depth"),
    {
      ...create("added status", [...path, "responses", "409"], "added", (contract) =>
        contract.setIn([...path, "responses", "409"], contract.createNode(createConflict(section))),
      ),
      editFacts: (facts) => facts.setIn(["operations", id, "responses", "409"], "7.1 error"),
    },
  ];
}

function createConflict(section: string): object {
  const examples = { conflict: { summary: "Another change", value: { code: 409, message: "Conflict" } } };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/ErrorObject" }, examples } };
  return { description: "Another change came first.", "x-section": section, content };
}

function addOperation(): Mutation {
  const path = ["paths", "/v1/loyalties/{campaignId}/notes"];
  const edit = (contract: Document) => {
    const schema = {
      type: "object",
      description: "A note about a campaign.",
      "x-section": ADDED.section,
      required: ["text"],
      properties: { text: { type: "string", description: "Text of the note." } },
    };
    contract.setIn(["components", "schemas", "Note"], contract.createNode(schema));
    const content = (value: object) => ({
      "application/json": {
        schema: { $ref: "#/components/schemas/Note" },
        examples: { note: { summary: "A note", value } },
      },
    });
    const operation = {
      operationId: "createNote",
      tags: ["Loyalties"],
      summary: "Create a note",
      description: "Writes a note about a campaign.",
      "x-section": ADDED.section,
      security: [{ ApplicationId: [], ApplicationToken: [] }],
      parameters: [{ $ref: "#/components/parameters/CampaignId" }],
      requestBody: { required: true, content: content({ text: "Opened" }) },
      responses: {
        "200": { description: "The note.", "x-section": ADDED.section, content: content({ text: "Opened" }) },
        "4XX": { $ref: "#/components/responses/ClientError" },
        "5XX": { $ref: "#/components/responses/ServerError" },
      },
    };
    contract.setIn(path, contract.createNode({ post: operation }));
  };
  const [note, error] = [`${ADDED.section} note`, "7.1 error"];
  return {
    ...create("added operation", path, "added with a JSON body", edit),
    editFacts(facts) {
      facts.setIn(["shapes", note], { text: "required string" });
      facts.setIn(["operations", "createNote"], {
        request: `POST ${path[1]}`,
        credentials: [["X-App-Id", "X-App-Token"]],
        json: note,
        responses: { "200": note, "4XX": error, "5XX": error },
      });
    },
  };
}

function addEventType(root: Node): Mutation {
  const [from, to] = ["customer.voucher.deleted", "customer.voucher.frozen"];
  const schemas = ["components", "schemas"];
  const activity = [...schemas, "MemberActivity"];
  const variant = at(root, [...schemas, "CustomerVoucherDeletedActivity"]);
  const example = at(root, ["components", "examples", from]);
  const copy = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(from, to)) as unknown;
  return {
    ...create("added event type", [...activity, "oneOf"], to, (contract) => {
      const ref = "#/components/schemas/CustomerVoucherFrozenActivity";
      contract.setIn([...schemas, "CustomerVoucherFrozenActivity"], contract.createNode(copy(variant)));
      contract.addIn([...activity, "oneOf"], contract.createNode({ $ref: ref }));
      contract.setIn([...activity, "discriminator", "mapping", to], ref);
      const added = JSON.stringify(copy(example)).replaceAll(/evt_\w+/g, "evt_Fr6mT9cXw2LhQ8rJv6rF");
      contract.setIn(["components", "examples", to], contract.createNode(JSON.parse(added)));
      const place = ["components", "responses", "MemberActivityListed", "content", "application/json", "examples", to];
      contract.setIn(place, contract.createNode({ $ref: `#/components/examples/${to}` }));
    }),
    editFacts: (facts) => facts.setIn(["events", to], "2.3 voucher deleted"),
  };
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
  return {
    ...create("added property", path, "added", (contract) =>
      contract.setIn(path, contract.createNode({ type: "string", description: "A new property." })),
    ),
    editFacts: (facts) => facts.setIn(["shapes", shape, "added"], "string"),
  };
}
