import type { Path } from "../generate/contract-fault.ts";
import { followRef, type OperationRow, type ResolvedContract } from "../generate/resolve-contract.ts";
import { listWays, nameScheme } from "./authentication.ts";
import {
  type Content,
  type Element,
  type Fields,
  findPart,
  listIn,
  nameComponentAt,
  type Part,
  readFields,
} from "./element.ts";
import { toSchemaElement } from "./schema-element.ts";

/** The kind of the elements in each field of an element, by its kind. */
const CHILDREN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "request body": { content: "media type" },
  response: { headers: "response header", content: "media type" },
  "security scheme": { flows: "flow" },
  flow: { scopes: "scope" },
  server: { variables: "server variable" },
};
/** The words before a name, by kind. */
const LABELS: Readonly<Record<string, string>> = {
  parameter: "parameter ",
  "response header": "header ",
  flow: "flow ",
  scope: "scope ",
  server: "server ",
  "server variable": "variable ",
};
/** The fields that are no facts: the schema is an element, and the others are in the key. */
const NO_FACTS = /^(schema|name|in|type|scheme)$/;

/** Returns a contract as an element, which has all others in it. */
export function toContractElement(contract: ResolvedContract): Element {
  const { document, operations, securitySchemes } = contract;
  const { paths: _, components, servers = [], security: __, info, openapi: ___, ...fields } = document;
  const part: Part = { document, place: [], value: document, name: "the contract" };
  const root: Owner = { part: { ...part, name: "" }, sender: "client" };
  const schemas = Object.keys(components.schemas).map((name) => {
    return findPart(document, ["components", "schemas", name], part.name);
  });
  const errors = listIn(schemas, "x-errors").flatMap(({ value }) => value);
  const content: Content = {
    parts: [part, ...schemas],
    facts: { ...fields, version: info.version, "x-errors": errors },
    children: [
      ...operations.map((row) => toOperationElement(contract, row)),
      ...Object.entries(securitySchemes).map(([name, scheme]) => {
        const place = ["components", "securitySchemes", name];
        return createElement("security scheme", root, name, place, nameScheme(scheme));
      }),
      ...servers.map(({ url }, index) => createElement("server", root, url, ["servers", index])),
    ],
  };
  return { kind: "contract", key: "", sender: "client", declared: [part], read: () => content };
}

function toOperationElement({ document, securitySchemes }: ResolvedContract, row: OperationRow): Element {
  const { parameters: _, requestBody: __, responses: ___, ...fields } = row.operation;
  const part: Part = { document, place: row.place, value: row.operation, name: row.operation.operationId };
  const operation: Owner = { part, sender: "client" };
  const facts = {
    ...fields,
    "x-idempotent": row.isIdempotent,
    servers: row.servers === document.servers ? undefined : row.servers, // the servers of the contract are elements
    security: listWays(securitySchemes, row.security),
  };
  const children = [
    ...row.parameters.map(({ name, in: where, place }) => {
      const key = `${where} ${where === "header" ? name.toLowerCase() : name}`;
      return createElement("parameter", operation, name, place, key);
    }),
    ...(row.requestBody ? [createElement("request body", operation, "request", row.requestBody.place)] : []),
    ...Object.entries(row.responses).map(([status, { place }]) => createElement("response", operation, status, place)),
  ];
  const read = () => ({ parts: [part], facts, children });
  return { kind: "operation", key: `${row.method} ${row.path}`, sender: "client", declared: [part], read };
}

/** An element that has others in it. */
interface Owner extends Pick<Element, "sender"> {
  readonly part: Part;
}

/** Creates an element in another one. Callers know it by the key: the case of a header or a status does not count. */
function createElement(kind: string, owner: Owner, name: string, place: Path, key = name): Element {
  const { document, name: ownerName } = owner.part;
  const sender = kind === "response" ? "service" : owner.sender;
  const found = followRef(document, findPart(document, place, name));
  const declared = { document, ...found, name: `${ownerName} ${LABELS[kind] ?? ""}${name}`.trim() };
  if (kind === "server variable") {
    const value = { type: "string", ...readFields(declared.value) }; // a variable has the fields of a schema
    return toSchemaElement(kind, key, sender, [{ ...declared, value }]);
  }
  const part = { ...declared, name: nameComponentAt(declared.place) ?? declared.name };
  const shownKey = kind.startsWith("response") ? key.toLowerCase() : key;
  return { kind, key: shownKey, sender, declared: [declared], read: () => readContent(kind, { part, sender }) };
}

function readContent(kind: string, owner: Owner): Content {
  const { part, sender } = owner;
  const value = readFields(part.value);
  const inner = CHILDREN[kind] ?? {};
  const children = Object.entries(inner).flatMap(([field, child]) => {
    const names = Object.keys(readFields(value[field]));
    return names.map((name) => createElement(child, owner, name, [...part.place, field, name]));
  });
  const fields = Object.entries(value).filter(([field]) => !(field in inner) && !NO_FACTS.test(field));
  const facts: Fields = Object.fromEntries(fields);
  const isStyled = kind === "parameter" || kind === "response header";
  const { style = value.in === "query" ? "form" : "simple" } = facts;
  return {
    parts: [part],
    facts: isStyled ? { explode: style === "form", ...facts, style } : facts,
    children: [toSchemaElement("schema", "", sender, listIn([part], "schema")), ...children],
  };
}
