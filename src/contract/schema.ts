import shapes from "../../generated/shapes.json" with { type: "json" };
import { findContent, findResponse, type OperationId, operations } from "./operations.ts";

/** The schemas of the contract by name, without descriptions and examples. */
export const schemaShapes: Readonly<Record<string, object>> = shapes.schemas;

/** The words that a recording keeps in a response header, by its name in lower case (`x-redact`): regular expressions. */
export const headerWords: ReadonlyMap<string, string> = new Map(Object.entries(shapes.headerWords));

/** What a schema says about a value itself. */
interface SchemaFacts {
  /** True if the document leaves the properties open (S16), so that unknown ones are expected. */
  readonly isOpen?: boolean;
  /** The allowed values if the contract closes the list. */
  readonly allowed?: readonly unknown[];
  readonly isNumber?: boolean;
  readonly isDateTime?: boolean;
  /** Words of a free text that a recording keeps (`x-redact`). */
  readonly words?: string;
}

/** A schema of the contract with references followed and `allOf` merged. */
export interface ResolvedSchema extends SchemaFacts {
  /** `CustomerSummary`, or `EventSource.user` for a schema inside a component. */
  readonly name: string;
  readonly properties: ReadonlyMap<string, ResolvedSchema>;
  readonly required: ReadonlySet<string>;
  readonly items?: ResolvedSchema;
  /** Schema of the values if the property names are data. */
  readonly values?: ResolvedSchema;
  /** Schemas by the value of a discriminator. */
  readonly variants?: Variants;
  /** The values that the contract names; others are allowed unless `allowed` closes the list. */
  readonly named: readonly unknown[];
  /** Pattern of the whole text. */
  readonly pattern?: RegExp;
}

/** The schemas of an object that a property distinguishes. */
export interface Variants {
  /** The property that distinguishes them. */
  readonly tag: string;
  readonly byValue: ReadonlyMap<string, ResolvedSchema>;
  /** The properties that all of them describe alike. */
  readonly common: ReadonlyMap<string, ResolvedSchema>;
}

/** A row of `generated/shapes.json`. */
interface Shape extends SchemaFacts {
  /** Name of the component that it refers to; then it has nothing else. */
  readonly ref?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly values?: Shape;
  readonly variants?: { readonly tag: string; readonly byValue: Readonly<Record<string, string>> };
  readonly named?: readonly unknown[];
  readonly pattern?: string;
}

const components: Readonly<Record<string, Shape>> = schemaShapes;
const resolved = new Map<string, ResolvedSchema>();

/** Returns the schema of a response body, or undefined if the contract has none for the status. */
export function findResponseSchema(
  operationId: OperationId,
  status: number,
  mediaType?: string,
): ResolvedSchema | undefined {
  const documented = findResponse(operations[operationId], status);
  const content = documented && findContent(documented, mediaType);
  return content && resolveComponent(content.schema);
}

/** Resolves a component by name. @throws {Error} If the contract has no such component. */
export function resolveComponent(component: string): ResolvedSchema {
  const known = resolved.get(component);
  if (known) return known;
  const schema = components[component];
  if (!schema) throw new Error(`the contract has no schema ${component}`);
  if (schema.ref !== undefined) return resolveComponent(schema.ref);
  const result = {} as ResolvedSchema; // a schema that contains itself finds it here, and it is complete in the end
  resolved.set(component, result);
  return Object.assign(result, resolve(schema, component));
}

function resolve(shape: Shape, name: string): ResolvedSchema {
  const { ref, properties = {}, required, items, values, variants, named, pattern, ...facts } = shape;
  if (ref !== undefined) return resolveComponent(ref);
  const parts = Object.entries(properties).map(([key, part]) => [key, resolve(part, `${name}.${key}`)] as const);
  return {
    ...facts,
    name,
    properties: new Map(parts),
    required: new Set(required),
    ...(items && { items: resolve(items, `${name}[]`) }),
    ...(values && { values: resolve(values, `${name}{}`) }),
    ...(variants && { variants: resolveVariants(variants, name) }),
    named: facts.allowed ?? named ?? [],
    ...(pattern !== undefined && { pattern: new RegExp(pattern, "u") }),
  };
}

function resolveVariants({ tag, byValue }: NonNullable<Shape["variants"]>, name: string): Variants {
  const variants = Object.entries(byValue).map(([value, ref]) => [value, resolveComponent(ref)] as const);
  const [first = {}, ...others] = Object.values(byValue).map((ref) => components[ref]?.properties ?? {});
  const alike = Object.entries(first).filter(([key, part]) =>
    others.every((properties) => JSON.stringify(properties[key]) === JSON.stringify(part)),
  );
  const common = alike.map(([key, part]) => [key, resolve(part, `${name}.${key}`)] as const);
  return { tag, byValue: new Map(variants), common: new Map(common) };
}
