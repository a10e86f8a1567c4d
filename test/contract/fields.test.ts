import { describe, expect, it } from "vitest";
import { type Field, findField, flattenObject, listLeaves, nestValues, readFields } from "../../src/contract/fields.ts";

/** A parameter with `style: deepObject`, as filters often have it. */
const filters: Field = {
  name: "filters",
  schema: {
    type: "object",
    properties: {
      count: { type: "integer" },
      tags: { type: "array", items: { type: "string" } },
      created_at: { type: "object", properties: { after: { type: "string" } } },
    },
    additionalProperties: false,
  },
};
const read = (text: string) => {
  const query = new URLSearchParams(text);
  return readFields([filters], (name) => query.getAll(name), query.keys());
};

describe("an object in a query", () => {
  it("reads properties at any depth, each as its type", () => {
    const { values, repeated } = read(
      "filters[count]=3&filters[tags]=a&filters[tags]=b&filters[created_at][after]=2026",
    );

    expect(values).toEqual({ filters: { count: 3, tags: ["a", "b"], created_at: { after: "2026" } } });
    expect(repeated).toEqual([]);
  });

  it("keeps a property that the contract does not know as text, and names one that is repeated", () => {
    const { values, repeated } = read("filters[other]=1&filters[count]=1&filters[count]=2");

    expect(values).toEqual({ filters: { other: "1", count: 1 } });
    expect(repeated).toEqual(["filters[count]"]);
  });

  it("is text if it has no properties", () => {
    expect(read("filters=all").values).toEqual({ filters: "all" });
  });

  it("makes own properties of the names of prototypes", () => {
    const value = nestValues([{ path: ["__proto__", "polluted"], value: true }]);

    expect(Object.hasOwn(value, "__proto__")).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("finds the field of a name, and no field of an unknown one", () => {
    const find = (name: string) => findField([filters], name)?.schema.type;

    expect(["filters", "filters[created_at][after]", "filters[other]", "other[count]"].map(find)).toEqual([
      "object",
      "string",
      undefined,
      undefined,
    ]);
  });

  it("lists its leaves, and the values to send", () => {
    const value = { count: 3, created_at: { after: "2026", before: undefined } };

    expect(listLeaves(filters).map(({ name }) => name)).toEqual([
      "filters[count]",
      "filters[tags]",
      "filters[created_at][after]",
    ]);
    expect(flattenObject("filters", value)).toEqual([
      ["filters[count]", 3],
      ["filters[created_at][after]", "2026"],
    ]);
  });
});
