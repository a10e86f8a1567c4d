import { Random } from "../../support/random.ts";

/** A JSON Schema that a test made up. */
export type Schema = Readonly<Record<string, unknown>>;
/** Schemas by name: `Body` is that of a body, and refers to the others. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Makes choices by name. Another seed for one name is an edit of what the choices make. */
export class Choices {
  readonly names = new Set<string>();
  readonly #seed: number;
  readonly #edited: string | undefined;

  constructor(seed: number, edited?: string) {
    this.#seed = seed;
    this.#edited = edited;
  }

  pick<Item>(name: string, items: readonly Item[]): Item {
    this.names.add(name);
    const characters = [...`${name}${name === this.#edited ? " edited" : ""}`];
    const seed = characters.reduce(
      (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16_777_619),
      this.#seed,
    );
    return new Random(seed).pick(items);
  }
}

export const TEXTS = ["", "a", "ab", "abc", "A1", "tok_1", "2026-01-31"];
export const NUMBERS = [-2, -1, 0, 0.5, 1, 2, 2.5, 3, 10];
const COUNTS = [0, 1, 2, 3];
const LISTS = [["a"], ["a", "b"], ["b", "c"], ["c"]];
const NUMERIC = {
  minimum: NUMBERS,
  maximum: NUMBERS,
  exclusiveMinimum: NUMBERS,
  exclusiveMaximum: NUMBERS,
  multipleOf: [0.5, 1, 2, 3],
  enum: [[1], [1, 2], [2, 3, 10]],
  format: ["int32", "int64", "double"],
};
/** Values of the keywords of each type. */
const KEYWORDS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  string: {
    minLength: COUNTS,
    maxLength: COUNTS,
    pattern: ["^a", "b$", "^[a-c]+$", "^(a|ab|abc)$", ".*", "\\d", "^(?!a)"],
    format: ["date", "email", "password"],
    enum: [...LISTS, ["tok_1"]],
    const: ["a", "ab"],
  },
  integer: NUMERIC,
  number: NUMERIC,
  boolean: { enum: [[true], [true, false]] },
  array: { minItems: COUNTS, maxItems: COUNTS, uniqueItems: [true, false] },
  object: { minProperties: [0, 1], maxProperties: COUNTS },
};
const SIMPLE = ["string", "integer", "number", "boolean", "null"];
const NESTED = ["object", "object", "object", "array", "anyOf", "oneOf", "allOf", "$ref", "variants"];

/** Makes up the schemas of a body. */
export function makeSchemas(choices: Choices): Schemas {
  return {
    Body: makeSchema(choices, "body", 3),
    Text: makeSchema(choices, "text", 0),
    A: makeVariant(choices, "A"),
    B: makeVariant(choices, "B"),
  };
}

function makeVariant(choices: Choices, tag: string): Schema {
  const properties = { tag: { const: tag }, a: makeSchema(choices, tag, 1) };
  return { type: "object", properties, required: choices.pick(`${tag} required`, [["tag"], ["tag", "a"]]) };
}

/** Makes up a schema with others inside it. */
function makeSchema(choices: Choices, place: string, depth: number, type?: string): Schema {
  const pick = <Item>(name: string, items: readonly Item[]) => choices.pick(`${place} ${name}`, items);
  const makeInner = (name: string, type?: string) => makeSchema(choices, `${place}/${name}`, depth - 1, type);
  const kind = type ?? pick("kind", depth > 0 ? [...SIMPLE, ...NESTED] : SIMPLE);
  const members = pick("members", [["0"], ["0", "1"], ["0", "1", "2"]]);
  if (kind === "anyOf" || kind === "oneOf") return { [kind]: members.map((name) => makeInner(name)) };
  if (kind === "allOf") return { allOf: members.map((name) => makeInner(name, pick("type", ["string", "integer"]))) };
  if (kind === "$ref") return { $ref: "#/components/schemas/Text", ...pick("beside", [{}, { minLength: 1 }]) };
  if (kind === "variants") {
    const oneOf = pick("variants", [["A"], ["A", "B"]]).map((tag) => ({ $ref: `#/components/schemas/${tag}` }));
    return { oneOf, discriminator: { propertyName: "tag" } };
  }
  const keywords = Object.entries(KEYWORDS[kind] ?? {}).filter(([keyword]) =>
    pick(`has ${keyword}`, [true, false, false]),
  );
  const own = Object.fromEntries(keywords.map(([keyword, values]) => [keyword, pick(keyword, values)]));
  const schema: Schema = { type: pick("types", [kind, kind, [kind, "null"]]), ...own };
  if (kind === "array") return { ...schema, items: makeInner("items") };
  if (kind !== "object") return schema;
  const names = ["a", "b", "c"].filter((name) => pick(`has ${name}`, [true, false]));
  const properties = Object.fromEntries(names.map((name) => [name, makeInner(name)]));
  const additionalProperties = pick("others", [undefined, undefined, false, makeInner("others")]);
  const required = pick("required", LISTS).filter((name) => additionalProperties !== false || names.includes(name));
  return { ...schema, properties, ...(additionalProperties !== undefined && { additionalProperties }), required };
}
