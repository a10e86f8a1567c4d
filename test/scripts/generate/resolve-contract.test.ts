import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { followRef, listParts, resolveContract } from "../../../scripts/generate/resolve-contract.ts";
import { toPointer } from "../../../src/contract/json.ts";
import { contract } from "./contract-faults.ts";

/** An operation of section 4.1 lists letters, which have a sender; another one of section 4.2 sends them. */
const written = (): Contract =>
  parse(`
info: { version: v1 }
paths:
  x-owner: us
  /letters:
    get:
      operationId: listLetters
      x-section: "4.1"
      x-assumption: S01
      responses:
        x-note: later
        "200": { content: { application/json: { schema: { $ref: "#/components/schemas/LetterList" } } } }
    post:
      operationId: sendLetter
      x-section: "4.2"
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewLetter" } } } }
      responses: {}
components:
  securitySchemes:
    Token: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { user.read: Reads., "https://a/{all}": Writes. } } } }
  schemas:
    LetterList: { properties: { data: { items: { $ref: "#/components/schemas/Letter" } } } }
    Letter: { x-assumption: S02, properties: { from: { $ref: "#/components/schemas/Sender" }, answer: { $ref: "#/components/schemas/Letter" } } }
    Sender: { properties: {} }
    NewLetter: { x-section: "2.1", properties: { scope: { $ref: "#/components/schemas/Scopes" } } }
    Scopes: { type: string, x-scopes-of: Token }
`);

describe("what a contract says once", () => {
  it("gives a component the section and the assumptions of what refers to it, however far away, and keeps its own", () => {
    const { LetterList, Letter, Sender, NewLetter } = resolveContract(written()).document.components.schemas;

    expect(LetterList).toMatchObject({ "x-section": "4.1", "x-assumption": ["S01"] });
    expect(Letter).toMatchObject({ "x-section": "4.1", "x-assumption": "S02" });
    expect(Sender).toMatchObject({ "x-section": "4.1", "x-assumption": ["S01", "S02"] });
    expect(NewLetter).not.toHaveProperty("x-assumption");
  });

  it("does not choose between several sections", () => {
    const copy = written();
    copy.components.schemas.NewLetter = { properties: { from: { $ref: "#/components/schemas/Sender" } } };

    expect(resolveContract(copy).document.components.schemas.Sender).not.toHaveProperty("x-section");
  });

  it("is the same in any order", () => {
    const reversed = written();
    reversed.components.schemas = Object.fromEntries(Object.entries(reversed.components.schemas).reverse());

    expect(resolveContract(reversed).document).toEqual(resolveContract(written()).document);
  });

  it("gives a response in its place the section of its operation, and takes no extension for a path or a response", () => {
    const { operations, document } = resolveContract(written());

    expect(Object.keys(document.paths)).toEqual(["/letters"]);
    expect(operations[0]?.responses).toMatchObject({ "200": { "x-section": "4.1", "x-assumption": "S01" } });
    expect(Object.keys(operations[0]?.responses ?? {})).toEqual(["200"]);
  });

  it("§5.2: gives a list of scopes a pattern of known scopes, separated by single spaces, with each sign taken literally", () => {
    const { pattern } = resolveContract(written()).document.components.schemas.Scopes ?? {};

    const matches = (text: string) => new RegExp(String(pattern), "u").test(text);
    const read = "user.read";
    const all = "https://a/{all}";
    expect([read, `${read} ${all}`, `${all} ${read} ${all}`].filter((text) => !matches(text))).toEqual([]);
    expect(["", "other", "user-read", `${read},${all}`, `${read}  ${all}`, `${read} `].filter(matches)).toEqual([]);
  });

  it("has each group of components, and leaves the contract as it was written", () => {
    const copy = { info: { title: "", version: "v1" }, paths: {} } as unknown as Contract;

    expect(resolveContract(copy).document.components).toEqual({ schemas: {}, securitySchemes: {}, examples: {} });
    expect(copy.components).toBeUndefined();
  });
});

const document = parse(contract);
document.components.schemas.Named = {
  type: "object",
  description: "A thing with a name.",
  "x-section": "2.1",
  "x-assumption": "S16",
  required: ["name"],
  properties: { name: { type: "string", description: "Its name." }, note: { type: "string" } },
};
const { resolve, resolveComponent } = resolveContract(document);

describe("a resolved schema", () => {
  it("has the keywords of its own, then those that it combines, and no reference", () => {
    const schema = resolve({
      "x-section": "2.3",
      required: ["id"],
      properties: { id: { type: "integer" }, name: { const: "Zofia" } },
      allOf: [{ $ref: "#/components/schemas/Named" }],
    });

    expect(schema).toEqual({
      type: "object",
      description: "A thing with a name.",
      "x-section": "2.3", // and not the assumption of the other
      required: ["id", "name"],
      properties: {
        id: { type: "integer" },
        name: { type: "string", description: "Its name.", const: "Zofia" },
        note: { type: "string" },
      },
    });
  });

  it("has the words beside its reference", () => {
    const schema = resolve({ $ref: "#/components/schemas/Named", description: "Another thing." });

    expect(schema).toEqual({ ...resolveComponent("Named"), description: "Another thing." });
  });

  it("has the places of its parts", () => {
    const $ref = "#/components/schemas/CustomerRewardedActivity";
    const parts = listParts(document, followRef(document, { place: [], value: { $ref } }));

    expect(parts.map(({ place }) => `#${toPointer(place)}`)).toEqual([
      $ref,
      `${$ref}/allOf/0`,
      "#/components/schemas/ActivityBase",
    ]);
  });

  it.each([
    ["other.yaml#/Named", "is in another file"],
    ["#/components/schemas/Lost", "is not an object of the contract"],
    ["#/info/title", "is not an object of the contract"],
  ])("cannot have the reference %s, which %s", ($ref, message) => {
    expect(() => resolve({ $ref })).toThrow(message);
  });
});

it("§6.1: the event types are those of a listing with pages, wherever other lists of unions are", () => {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  schemas.WebhookList.properties.data.items = { $ref: "#/components/schemas/Shape" };
  schemas.Shape = {
    oneOf: [],
    discriminator: { propertyName: "form", mapping: { round: "#/components/schemas/Round" } },
  };
  copy.paths = Object.fromEntries(Object.entries(copy.paths).reverse());

  expect(Object.keys(resolveContract(copy).eventTypes)).toEqual(["customer.rewarded", "customer.voucher.deleted"]);
});
