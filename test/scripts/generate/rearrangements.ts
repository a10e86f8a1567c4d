import {
  type Contract,
  listOperations,
  type PathItem,
  type Ref,
  type RequestBody,
  type SchemaObject,
} from "../../../scripts/generate/contract.ts";

const USERS = "/projects/{projectId}/users";
const WEBHOOKS = "/projects/{projectId}/webhooks";
const REVOKE = "/oauth/token/revoke";
const getItem = ({ paths }: Contract, path: string) => paths[path] as Required<PathItem>;
const listItems = ({ paths }: Contract) => Object.values(paths) as PathItem[];

/** Calls back with every value of a keyword below a node, and the object that has it. */
export function visit(node: unknown, keyword: string, edit: (value: never, owner: SchemaObject) => void): void {
  if (typeof node !== "object" || node === null) return;
  for (const value of Object.values(node)) visit(value, keyword, edit);
  if (keyword in node) edit((node as SchemaObject)[keyword] as never, node as SchemaObject);
}

/** Moves each value out of its owner into a component. */
function hoist(owner: object, components: Record<string, object>, kind: string, name: string): void {
  components[name] = { ...owner };
  for (const key of Object.keys(owner)) delete (owner as Record<string, unknown>)[key];
  Object.assign(owner, { $ref: `#/components/${kind}/${name}` });
}

const reverse = (list: unknown[] | string): unknown => Array.isArray(list) && list.reverse();

/** Edits that write the same interface in another way. */
export const rearrangements: readonly (readonly [name: string, edit: (copy: Contract) => void])[] = [
  [
    "path items as components",
    (copy) => {
      const pathItems: Record<string, object> = {};
      copy.components.pathItems = pathItems;
      for (const [index, item] of listItems(copy).entries()) hoist(item, pathItems, "pathItems", `Item${index}`);
    },
  ],
  [
    "parameters by path, bodies as components, and responses in place",
    (copy) => {
      copy.components.requestBodies = { Revocation: getItem(copy, REVOKE).post.requestBody as RequestBody };
      getItem(copy, REVOKE).post.requestBody = { $ref: "#/components/requestBodies/Revocation" };
      for (const { path, method, parameters, responses } of listOperations(copy)) {
        const item = getItem(copy, path);
        Object.assign(item[method as "get"], { responses });
        delete item[method as "get"].parameters;
        if (parameters.length > 0) item.parameters = parameters;
      }
    },
  ],
  [
    "references to references and into a path, with escapes",
    (copy) => {
      const pointer = `#/paths/${USERS.replaceAll("/", "~1").replace("{", "%7B").replace("}", "%7D")}/get/parameters/0`;
      getItem(copy, WEBHOOKS).get.parameters = [{ $ref: pointer }];
      (copy.components.responses as Record<string, Ref>).Listed = { $ref: "#/components/responses/UsersListed" };
      getItem(copy, USERS).get.responses["200"] = { $ref: "#/components/responses/Listed" };
    },
  ],
  [
    "another order of alternatives and schemes of security",
    (copy) =>
      visit(copy.paths, "security", (list: Record<string, string[]>[], owner) => {
        const alternatives = list.map((each) => Object.fromEntries(Object.entries(each).reverse()));
        owner.security = alternatives.reverse();
      }),
  ],
  [
    "the security of most operations at the top, and the servers by path",
    (copy) => {
      copy.security = getItem(copy, USERS).get.security ?? [];
      for (const path of [USERS, WEBHOOKS]) delete getItem(copy, path).get.security;
      for (const item of listItems(copy)) item.servers = copy.servers ?? [];
      delete copy.servers;
    },
  ],
  ["another server first", (copy) => copy.servers?.unshift({ url: "https://eu.loyalty.example" })],
  [
    "enums as components",
    ({ components: { schemas } }) => {
      const owners: SchemaObject[] = [];
      for (const component of Object.values(schemas)) {
        const { "x-section": section = "" } = component;
        visit(component, "enum", (_, owner) => {
          owner["x-section"] ??= section; // a component names its section
          if (owner !== component) owners.push(owner);
        });
      }
      for (const [index, owner] of owners.entries()) hoist(owner, schemas, "schemas", `Enum${index}`);
    },
  ],
  [
    "schemas of parameters as components",
    ({ components: { parameters = {}, schemas } }) => {
      for (const [name, { schema = {} }] of Object.entries(parameters as Record<string, { schema?: SchemaObject }>)) {
        hoist(schema, schemas, "schemas", `${name}Value`);
        Object.assign(schemas[`${name}Value`] ?? {}, { description: "A value.", "x-section": "4.1" });
      }
    },
  ],
  [
    "properties as the first part of allOf",
    ({ components }) =>
      visit(components.schemas, "allOf", (parts: SchemaObject[], owner) => {
        const { properties, required = [] } = owner;
        if (!properties || properties.type?.const !== undefined) return; // a variant of a union needs its type outside
        owner.allOf = [{ type: "object", properties, required }, ...parts];
        delete owner.properties;
        delete owner.required;
      }),
  ],
  [
    "allOf inside allOf",
    ({ components }) =>
      visit(components.schemas, "allOf", (parts: SchemaObject[], owner) => {
        owner.allOf = [{ allOf: parts }];
      }),
  ],
  [
    "the alternatives of unions in another order",
    ({ components }) => {
      visit(components.schemas, "anyOf", reverse);
      visit(components.schemas, "oneOf", reverse);
    },
  ],
  [
    "types and required properties in another order",
    ({ components }) => {
      visit(components.schemas, "type", reverse);
      visit(components.schemas, "required", reverse);
    },
  ],
  [
    "the defaults of parameters and bodies written out",
    (copy) => {
      for (const parameter of Object.values(copy.components.parameters ?? {}) as { in: string }[]) {
        const style = parameter.in === "query" ? "form" : "simple";
        Object.assign(parameter, { required: parameter.in === "path", style, explode: style === "form" });
      }
    },
  ],
];
