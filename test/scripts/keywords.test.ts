import { getTypes } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { formatOperations } from "../../scripts/docs/format-operations.ts";
import { type Contract, readContract, type SchemaObject } from "../../scripts/generate/contract.ts";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";
import { extendTypes } from "../../scripts/generate/rules/extend-types.ts";
import { editContract } from "../support/edit-contract.ts";

const fixture = await readContract("test/fixtures/linted.yaml");
const types = extendTypes(getTypes("oas3_1"));
const listKeywords = (type: string) => Object.keys(types[type]?.properties ?? {});
/** Keywords that describe, or serve other tools. */
const DESCRIPTIVE =
  /^(?:title|description|\$comment|examples?|externalDocs|xml|x-(?:redact|errors|section|assumption))$/;

/** A bound that the page must name, wherever it is. */
const MARK = 4321;
const marked: SchemaObject = { type: "string", maxLength: MARK };
const give = (keywords: string, value: unknown) =>
  Object.fromEntries(keywords.split(" ").map((keyword) => [keyword, [{ [keyword]: value }]]));
/** Schemas with each keyword that changes what a caller sends or gets. */
const schemas: Readonly<Record<string, readonly SchemaObject[]>> = {
  ...give("multipleOf maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength x-lifetime const", MARK),
  ...give("maxItems minItems maxProperties minProperties", MARK),
  ...give("uniqueItems readOnly writeOnly deprecated x-may-grow", true),
  ...give("pattern contentEncoding contentMediaType format default x-scopes-of", "X-Service-OAuth"),
  ...give("anyOf oneOf", [marked, { type: "integer" }]),
  type: [{ type: "integer" }, { type: ["string", "null"] }],
  enum: [{ enum: ["a", String(MARK)] }],
  allOf: [{ allOf: [marked] }],
  not: [{ type: "string", not: marked }],
  items: [{ type: "array", items: marked }],
  properties: [{ type: "object", properties: { a: marked } }],
  required: [{ type: "object", properties: { a: marked }, required: ["a"] }],
  additionalProperties: [
    { type: "object", additionalProperties: false },
    { type: "object", additionalProperties: marked },
    { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
  ],
};

const formatPage = (contract: Contract) => formatOperations(resolveContract(contract)).get("api/listWebhooks.md") ?? "";
const showSchema = (schema: SchemaObject) =>
  formatPage(editContract(fixture, { set: { "Webhook/properties/target_url": schema } }));

describe("a schema", () => {
  it.each(Object.entries(schemas))("the page of an operation shows %s", (keyword, each) => {
    for (const { [keyword]: value, ...others } of each) {
      const page = showSchema({ ...others, [keyword]: value });

      expect(page).not.toBe(showSchema(others));
      if (JSON.stringify(value).includes(`${MARK}`)) expect(page).toContain(`${MARK}`);
    }
  });

  it("no other keyword that the lint accepts changes what a caller sends or gets", () => {
    const others = listKeywords("Schema").filter((name) => !(name in schemas) && !DESCRIPTIVE.test(name));

    expect(others).toEqual(["discriminator"]); // below
  });
});

const $ref = "#/components/schemas/WebhookList";
const json = (schema: object) => ({ "application/json": { schema } });
const list = { name: "tag", in: "query", schema: { type: "array", items: { type: "string" } } };
const base = editContract(fixture, {
  add: { "listWebhooks/parameters": list },
  set: {
    "listWebhooks/requestBody": { content: json({ $ref }) },
    "Failed/headers/Age": { schema: { type: "integer" } },
  },
});
/** The other elements: where one stands in the contract, and values of its keywords. */
const elements: Readonly<
  Record<string, { readonly place: string; readonly values: Readonly<Record<string, unknown>> }>
> = {
  Operation: {
    place: "listWebhooks",
    values: {
      deprecated: true,
      parameters: [list],
      requestBody: { content: { "application/x-www-form-urlencoded": { schema: { $ref } } } },
      responses: { 204: { description: "Nothing." } },
      security: [{ "X-Service-OAuth": ["api"] }],
      servers: [{ url: "https://other.example" }],
      "x-gone-status": 404,
      "x-idempotent": false,
      "x-pagination": { cursor: "a", items: "data", id: "id", more: "b", next: "c" },
      "x-path-alternatives": ["/hooks"],
    },
  },
  Parameter: {
    place: "listWebhooks/parameters/1",
    values: {
      name: "label",
      in: "header",
      required: true,
      deprecated: true,
      schema: marked,
      style: "simple",
      explode: false,
    },
  },
  RequestBody: { place: "listWebhooks/requestBody", values: { required: true, content: json(marked) } },
  MediaType: {
    place: "WebhooksListed/content/application~1json",
    values: { schema: { $ref: "#/components/schemas/Webhook" } },
  },
  Response: { place: "Failed", values: { headers: { Date: { schema: marked } }, content: json({ $ref }) } },
  Header: { place: "Failed/headers/Age", values: { required: true, deprecated: true, schema: marked } },
};
/** Keywords of these elements that change nothing for a caller, or have one value. */
const UNSEEN = /^(?:tags|summary|operationId|callbacks|links)$/;

describe.each(Object.entries(elements))("an element of the type %s", (type, { place, values }) => {
  it.each(Object.entries(values))("the page of its operation shows %s", (keyword, value) => {
    expect(formatPage(editContract(base, { set: { [`${place}/${keyword}`]: value } }))).not.toBe(formatPage(base));
  });

  it("no other keyword that the lint accepts changes what a caller sends or gets", () => {
    const isHeaderStyle = (keyword: string) => type === "Header" && /^(?:style|explode)$/.test(keyword);
    const others = listKeywords(type).filter((keyword) => !(keyword in values) && !isHeaderStyle(keyword));

    expect(others.filter((keyword) => !DESCRIPTIVE.test(keyword) && !UNSEEN.test(keyword))).toEqual([]);
  });
});

it("the page of an operation shows the variants of a union, what each requires, and the event catalogue the properties of an event", () => {
  const variant = (kind: string) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: { const: kind }, size: marked },
  });
  const mapping = { disc: "#/components/schemas/Disc", ring: "#/components/schemas/Ring" };
  const oneOf = Object.values(mapping).map(($ref) => ({ $ref }));
  const contract = editContract(base, {
    set: {
      "schemas/Disc": variant("disc"),
      "schemas/Ring": variant("ring"),
      "schemas/Shape": { oneOf, discriminator: { propertyName: "kind", mapping } },
      "Webhook/properties/shape": { $ref: "#/components/schemas/Shape" },
      "CustomerRewardedData/properties/note": marked,
      "Webhook/properties/filter": {
        anyOf: [{ type: "object", required: ["a"], properties: { a: marked, b: marked } }, {}],
      },
    },
  });
  const page = formatPage(contract);

  expect(page).toContain("### Shape\n\nExactly one of these: [Disc](#disc); or [Ring](#ring). `kind` says which.");
  expect(page).toMatch(
    /^### Ring$[^#]*^- `kind` string · \*\*required\*\*\n\n {2}Always `ring`\.\n- `size` string\n\n {2}At most 4321/m,
  );
  expect(page).toContain("Any of these: object, with required `a`: string, at most 4321 characters; `b`: string, at");
  expect(formatEventCatalogue(resolveContract(contract))).toContain("- `note` string\n\n  At most 4321 characters.");
});
