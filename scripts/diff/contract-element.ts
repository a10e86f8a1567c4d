import type { SecurityScheme } from "../generate/contract.ts";
import type { Path } from "../generate/contract-fault.ts";
import { followRef, type OperationRow, type ResolvedContract } from "../generate/resolve-contract.ts";
import {
  type Content,
  type Element,
  findPart,
  type Kind,
  listIn,
  nameComponentAt,
  type Part,
  readFields,
} from "./element.ts";
import { readFacts } from "./meaning.ts";
import { toSchemaElement } from "./schema-element.ts";

/** The kind of the elements in each field of an element, by its kind. */
const CHILDREN: { readonly [Owner in Kind]?: Readonly<Record<string, Kind>> } = {
  "request body": { content: "media type" },
  response: { headers: "response header", content: "media type" },
};
/** The words before a name, by kind. */
const LABELS: { readonly [Named in Kind]?: string } = { parameter: "parameter ", "response header": "header " };

/** Returns a contract as an element, which has all others in it. */
export function toContractElement(contract: ResolvedContract): Element {
  const { document, operations, securitySchemes } = contract;
  const { paths: _, components, security: __, info, openapi: ___, ...fields } = document;
  const part: Part = { document, place: [], value: document, name: "the contract" };
  const exportSchema = (name: string): Element => {
    const schema = findPart(document, ["components", "schemas", name], name);
    return createLeaf("exported type", schema, {});
  };
  const content: Content = {
    parts: [part],
    facts: { ...readFacts(document, fields), version: info.version },
    children: [
      ...operations.map((row) => toOperationElement(document, row)),
      ...Object.entries(securitySchemes).map(([name, scheme]) => toSchemeElement(document, name, scheme)),
      ...Object.keys(components.schemas).map(exportSchema),
    ],
  };
  return { kind: "contract", key: "", sender: "client", declared: [part], read: () => content };
}

/** Returns a component as an element without others in it. */
function createLeaf(kind: Kind, part: Part, facts: Content["facts"]): Element {
  const read = () => ({ parts: [part], facts, children: [] });
  return { kind, key: part.name, sender: "client", declared: [part], read };
}

function toSchemeElement(document: object, name: string, { flows = {}, ...fields }: SecurityScheme): Element {
  const grants = Object.entries(flows).map(([grant, { scopes: _, ...flow }]) => [grant, flow]);
  const scopes = Object.values(flows).flatMap((flow) => Object.keys(readFields(flow.scopes)));
  const facts = readFacts(document, { ...fields, flows: Object.fromEntries(grants) });
  const part = findPart(document, ["components", "securitySchemes", name], name);
  return createLeaf("security scheme", part, { ...facts, scopes });
}

function toOperationElement(document: ResolvedContract["document"], row: OperationRow): Element {
  const { parameters: _, requestBody: __, responses: ___, servers: ____, ...fields } = row.operation;
  const part: Part = { document, place: row.place, value: row.operation, name: row.operation.operationId };
  const operation: Owner = { part, sender: "client" };
  const servers = row.servers === document.servers ? {} : { servers: row.servers }; // those of the contract are a fact of it
  const facts = {
    ...readFacts(document, { ...fields, ...servers }),
    "x-idempotent": row.isIdempotent,
    security: listWays(row.security),
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

/** Lists the ways to authenticate, such as `ApplicationId + ApplicationToken`. One of them is enough. */
function listWays(security: OperationRow["security"]): string[] {
  const describe = ([scheme, scopes]: [string, string[]]) =>
    scopes.length === 0 ? scheme : `${scheme} (${scopes.toSorted().join(", ")})`;
  const ways = security.map((way) => Object.entries(way).map(describe).sort().join(" + "));
  return ways.length === 0 ? ["no credentials"] : ways.map((way) => way || "no credentials");
}

/** An element that has others in it. */
interface Owner extends Pick<Element, "sender"> {
  readonly part: Part;
}

/** Creates an element in another one. Callers know it by the key: the case of a header or a status does not count. */
function createElement(kind: Kind, owner: Owner, name: string, place: Path, key = name): Element {
  const { document, name: ownerName } = owner.part;
  const sender = kind === "response" ? "service" : owner.sender;
  const found = followRef(document, findPart(document, place, name));
  const declared = { document, ...found, name: `${ownerName} ${LABELS[kind] ?? ""}${name}`.trim() };
  const part = { ...declared, name: nameComponentAt(declared.place) ?? declared.name };
  const isCaseless = kind === "response" || kind === "response header";
  return {
    kind,
    key: isCaseless ? key.toLowerCase() : key,
    sender,
    declared: [declared],
    read: () => readContent(kind, { part, sender }),
  };
}

function readContent(kind: Kind, owner: Owner): Content {
  const { part, sender } = owner;
  const value = readFields(part.value);
  const inner = CHILDREN[kind] ?? {};
  const children = Object.entries(inner).flatMap(([field, child]) => {
    const names = Object.keys(readFields(value[field]));
    return names.map((name) => createElement(child, owner, name, [...part.place, field, name]));
  });
  const isFact = (field: string) => !Object.hasOwn(inner, field) && field !== "schema" && field !== "in";
  const fields = Object.entries(value).filter(([field]) => isFact(field));
  return {
    parts: [part],
    facts: readFacts(part.document, Object.fromEntries(fields)),
    children: [toSchemaElement("schema", "", sender, listIn([part], "schema")), ...children],
  };
}
