import { getTypes } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { formatOperations } from "../../scripts/docs/format-operations.ts";
import { type Contract, readContract, type SchemaObject } from "../../scripts/generate/contract.ts";
import { lintContract } from "../../scripts/generate/lint/lint-contract.ts";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";
import { extendTypes } from "../../scripts/generate/rules/extend-types.ts";
import { editContract, writeContract } from "../support/edit-contract.ts";

const fixture = await readContract("test/fixtures/linted.yaml");
const types = extendTypes(getTypes("oas3_1"));
const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));

/** A bound that the page must name, wherever it is. */
const MARK = 4321;
const marked: SchemaObject = { type: "string", maxLength: MARK };
/** The forms that the values of keywords have. */
const values: readonly unknown[] = [
  true,
  false,
  1,
  2,
  "string",
  "date",
  "X-Service-OAuth",
  ["a", "b"],
  { a: ["b"] },
  marked,
  [marked],
  [marked, { type: "integer" }],
  { a: marked },
];
/** Schemas that get one more keyword. */
const hosts: SchemaObject[] = [
  { type: "string" },
  { type: "integer" },
  { type: "array", items: { type: "string" } },
  { type: "object" },
  { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } },
  {},
];
const long = "x".repeat(MARK + 1);
const texts = ["", "a", "abc", "2020-01-01", long];
const lists = [[], ["a"], ["b", "b"], ["a", "b", "c"], [long]];
const objects = [{}, { a: "a" }, { a: 1 }, { a: long }, { b: "b" }, { a: "a", b: "b", c: "c" }, { [long]: "a" }];
/** Values that one of two schemas can accept and the other refuse. */
const samples: readonly unknown[] = [1, 2, 3, 4.5, true, null, ...texts, ...lists, ...objects];
/** Keywords that describe, or serve other tools. */
const DESCRIPTIVE =
  /^(?:title|description|\$comment|examples?|externalDocs|xml|x-(?:redact|errors|section|assumption))$/;

/** A schema that gets a keyword with a value. */
interface Trial {
  readonly name: string;
  readonly keyword: string;
  readonly value: unknown;
  readonly host: SchemaObject;
  /** True if values are valid with the keyword alone, or without it alone. */
  readonly isCondition: boolean;
}

/** Tries each keyword of a schema with each value that it can have, on a schema for which it makes a difference. */
function listTrials(): Trial[] {
  const judge = (schema: SchemaObject) => JSON.stringify(samples.map((sample) => ajv.validate(schema, sample)));
  const judged = hosts.map((host) => ({ host, verdict: judge(host) }));
  const trials = Object.keys(types.Schema?.properties ?? {}).flatMap((keyword) =>
    values
      .filter((value) => ajv.validateSchema({ [keyword]: value }))
      .flatMap((value) => {
        const found = judged.filter(({ host, verdict }) => verdict !== judge({ ...host, [keyword]: value }));
        const tried = found.length > 0 ? found : [{ host: { type: "string" } }];
        return tried.map(({ host }) => ({ keyword, value, host, isCondition: found.length > 0 }));
      }),
  );
  return trials.map((trial, index) => ({ ...trial, name: `trial_${index}_` }));
}

/** Returns a contract in which a body of a response has a property for each trial, and one for its host. */
function addTrials(trials: readonly Trial[]): Contract {
  const contract = structuredClone(fixture);
  const add = (component: string, toSchema: (trial: Trial) => SchemaObject) => {
    const properties = Object.fromEntries(trials.map((trial) => [trial.name, toSchema(trial)]));
    contract.components.schemas[component] = { type: "object", properties };
    const webhook = contract.components.schemas.Webhook as SchemaObject;
    webhook.properties = { ...webhook.properties, [component]: { $ref: `#/components/schemas/${component}` } };
  };
  add("Trial", ({ host, keyword, value }) => ({ ...host, [keyword]: value }));
  add("Host", ({ host }) => host);
  return contract;
}

/** Leaves out the trials that the lint refuses. */
async function listAccepted(trials: readonly Trial[]): Promise<readonly Trial[]> {
  const text = writeContract(addTrials(trials));
  const faults = await lintContract(text, "openapi.yaml");
  if (faults.length === 0) return trials;
  const refused = new Set(faults.flatMap(({ place, others }) => [place, ...others].flatMap(({ path }) => path)));
  return listAccepted(trials.filter(({ name }) => !refused.has(name)));
}

/** Returns what a section of a page says about a property, and about the properties inside it. */
function read(section: string, name: string): string {
  const items = section.split(/^- `/m).filter((item) => item.startsWith(name));
  return items.join("").replaceAll(name, "").trim();
}

it("the page of an operation shows each keyword of a schema that changes what a caller sends or gets", async () => {
  const accepted = await listAccepted(listTrials());
  const page = formatOperations(resolveContract(addTrials(accepted))).get("api/listWebhooks.md") ?? "";
  const [, shown = "", hosts = ""] = page.split(/^### (?:Trial|Host)$/m);
  const isShown = ({ name, value }: Trial) => {
    const text = read(shown, name);
    return text !== read(hosts, name) && (!JSON.stringify(value).includes(`${MARK}`) || text.includes(`${MARK}`));
  };
  const mustShow = ({ keyword, value, isCondition }: Trial) =>
    isCondition || (value !== false && !DESCRIPTIVE.test(keyword));
  const hidden = accepted.filter((trial) => mustShow(trial) && !isShown(trial));

  const tried = accepted.map(({ keyword }) => keyword);

  expect(hidden.map((trial) => ({ ...trial, shown: read(shown, trial.name) }))).toEqual([]);
  expect(
    Object.keys(types.Schema?.properties ?? {}).filter((name) => !tried.includes(name) && !DESCRIPTIVE.test(name)),
  ).toEqual([
    "discriminator", // below
  ]);
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

const formatPage = (contract: Contract) => formatOperations(resolveContract(contract)).get("api/listWebhooks.md") ?? "";

describe.each(Object.entries(elements))("an element of the type %s", (type, { place, values }) => {
  it.each(Object.entries(values))("the page of its operation shows %s", (keyword, value) => {
    expect(formatPage(editContract(base, { set: { [`${place}/${keyword}`]: value } }))).not.toBe(formatPage(base));
  });

  it("no other keyword that the lint accepts changes what a caller sends or gets", () => {
    const known = Object.keys(types[type]?.properties ?? {});
    const isHeaderStyle = (keyword: string) => type === "Header" && /^(?:style|explode)$/.test(keyword);
    const others = known.filter((keyword) => !(keyword in values) && !isHeaderStyle(keyword));

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
