import { isDeepStrictEqual } from "node:util";
import type { SchemaObject } from "../generate/contract.ts";
import { nameComponent, type ResolvedContract } from "../generate/resolve-contract.ts";
import { mapInnerSchemas } from "../generate/walk-schemas.ts";
import { createDescriptions, listFlags } from "./describe-schema.ts";
import { block } from "./format-markdown.ts";

/** A parameter, a header, or a property: of an object, or of an object without a name inside it, such as `user.id`. */
export interface Property {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly isRequired: boolean;
  readonly description?: string | undefined;
  readonly deprecated?: boolean | undefined;
  /** What is to say about it beside its schema. */
  readonly notes?: readonly string[];
}

/** Formats properties as a list: the name, the type and what comes first, and below it the description and the bounds. */
export function formatProperties(contract: ResolvedContract, properties: readonly Property[]): string {
  const { nameType, listClauses } = createDescriptions(contract);
  const items = properties.map(({ name, schema, isRequired, description, deprecated, notes = [] }) => {
    const { $ref: _, ...whole } = { ...contract.resolveComponent(nameComponent(schema)), ...schema };
    const flags = listFlags(deprecated ? { ...whole, deprecated } : whole);
    const marks = [...(isRequired ? ["**required**"] : []), ...flags.map((flag) => `*${flag}*`)];
    const clauses = listClauses(whole.properties || whole.discriminator ? schema : whole);
    const head = [`\`${name}\` ${nameType(schema)}`, ...marks].join(" · ");
    const text = toSentences(description ?? whole.description ?? "", [...clauses, ...notes]);
    return `- ${[head, text]
      .join("\n\n")
      .trim()
      .replaceAll(/\n(?=.)/g, "\n  ")}`;
  });
  return items.length === 0 ? "" : block("properties", items.join("\n"));
}

/** Joins a description and clauses to sentences. */
export function toSentences(description: string, clauses: readonly string[]): string {
  const sentences = clauses.map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`);
  return [description.trim(), ...sentences].filter((text) => text !== "").join(" ");
}

/** Lists the properties of a schema, and those of objects without a name inside it. */
export function listProperties(contract: ResolvedContract, declared: SchemaObject): Property[] {
  const { properties = {}, required = [] } = contract.resolve(declared);
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (isDeepStrictEqual(schema.not, {})) return []; // it forbids one of a base
    return [{ name, schema, isRequired: required.includes(name) }, ...listInside(contract, name, schema)];
  });
}

/** Lists the properties of the objects without a name that a value consists of. */
function listInside(contract: ResolvedContract, name: string, declared: SchemaObject): Property[] {
  if (nameComponent(declared) !== "") return [];
  const { items, additionalProperties: values } = contract.resolve(declared);
  const own = listProperties(contract, declared).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }));
  const inItems = items ? listInside(contract, `${name}[]`, items) : [];
  const inValues = typeof values === "object" ? listInside(contract, `${name}.*`, values as SchemaObject) : [];
  return [...own, ...inItems, ...inValues];
}

/** Lists the components that a schema refers to. */
export function listReferences(contract: ResolvedContract, declared: SchemaObject): string[] {
  const name = nameComponent(declared);
  if (name !== "") return [name];
  const names: string[] = [];
  mapInnerSchemas(contract.resolve(declared), (inner) => names.push(...listReferences(contract, inner)));
  return names;
}
