import { describe, expect, it } from "vitest";
import {
  type Field,
  type FieldSchema,
  findField,
  flattenObject,
  joinName,
  listLeaves,
  nestValues,
  readFields,
  splitName,
} from "../../src/contract/fields.ts";

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
    const ids: Field = { name: "ids", schema: { type: "array" }, separator: "," };
    const find = (name: string) => findField([filters], name)?.schema.type;

    expect(findField([filters, ids], "ids")).toBe(ids);
    expect(["filters", "filters[created_at][after]", "filters[other]", "other[count]"].map(find)).toEqual([
      "object",
      "string",
      undefined,
      undefined,
    ]);
  });

  it.each<[string, Omit<FieldSchema, "type">, string | undefined]>([
    ["without properties", {}, "string"],
    ["with properties", { properties: { id: { type: "string" } } }, undefined],
    ["that is closed", { additionalProperties: false }, undefined],
    ["that is open", { properties: { id: { type: "string" } }, additionalProperties: true }, "string"],
    ["whose further properties have a schema", { additionalProperties: { type: "integer" } }, "integer"],
  ])("finds a further property of an object %s", (_, schema, type) => {
    const fields = [{ name: "filters", schema: { type: "object", ...schema } }];

    expect(findField(fields, "filters[constructor]")?.schema.type).toBe(type);
  });

  it.each<[string, string[]]>([
    ["filters[created_at][after]", ["filters", "created_at", "after"]],
    [`filters${"[and]".repeat(16)}`, ["filters", ...Array<string>(16).fill("and")]],
  ])("splits the name %s, and joins it again", (name, path) => {
    expect(splitName(name)).toEqual(path);
    expect(joinName(path)).toBe(name);
  });

  it.each(["limit", "[after]", "filters[]", "filters[after", "filters[after]s", `filters${"[and]".repeat(17)}`])(
    "does not split the name %s",
    (name) => {
      expect(splitName(name)).toEqual([name]);
    },
  );

  it("lists its leaves, and the values to send", () => {
    const value = { count: 3, created_at: { after: "2026", before: undefined, on: null } };

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
