import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { followRef, listParts, resolveContract } from "../../../scripts/generate/resolve-contract.ts";
import { toPointer } from "../../../src/contract/json.ts";
import { contract } from "./contract-faults.ts";

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

describe("a reference", () => {
  it.each([
    ["other.yaml#/Named", "is in another file"],
    ["#/components/schemas/Lost", "is not an object of the contract"],
    ["#/info/title", "is not an object of the contract"],
  ])("%s %s", ($ref, message) => {
    expect(() => resolve({ $ref })).toThrow(message);
  });
});
