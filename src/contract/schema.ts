import shapes from "../../generated/shapes.json" with { type: "json" };
import { findContent, findResponse, type OperationId, operations } from "./operations.ts";

/** The schemas of the contract by name, without descriptions and examples. */
export const schemaShapes: Readonly<Record<string, object>> = shapes.schemas;

/** The words that a recording keeps in a response header, by its name in lower case (`x-redact`): regular expressions. */
export const headerWords: ReadonlyMap<string, string> = new Map(Object.entries(shapes.headerWords));

/** A schema of the contract with references followed and `allOf` merged. */
export interface ResolvedSchema {
  /** `CustomerSummary`, or `EventSource.user` for a schema inside a component. */
  readonly name: string;
  readonly properties: ReadonlyMap<string, ResolvedSchema>;
  readonly required: ReadonlySet<string>;
  /** True if the document leaves the properties open (S16), so that unknown ones are expected. */
  readonly isOpen: boolean;
  readonly items?: ResolvedSchema;
  /** Schema of the values if the property names are data. */
  readonly values?: ResolvedSchema;
  /** Schemas by the value of a discriminator. */
  readonly variants?: { readonly tag: string; readonly byValue: ReadonlyMap<string, ResolvedSchema> };
  /** The allowed values if the contract closes the list. */
  readonly allowed?: readonly unknown[];
  /** The values that the contract names; others are allowed unless `allowed` closes the list. */
  readonly named: readonly unknown[];
  readonly isNumber: boolean;
  readonly isDateTime: boolean;
  /** Pattern of the whole text. */
  readonly pattern?: RegExp;
  /** Words of a free text that a recording keeps (`x-redact`). */
  readonly words?: string;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly "x-redact"?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

const components: Readonly<Record<string, Schema>> = schemaShapes;
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
  const result = resolve(schema, component);
  resolved.set(component, result);
  return result;
}

function resolve(schema: Schema, name: string): ResolvedSchema {
  if (schema.$ref) return resolveComponent(schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1));
  const bases = (schema.allOf ?? []).map((base) => resolve(base, name));
  const inherited = new Map(bases.flatMap((base) => [...base.properties]));
  const own = Object.entries(schema.properties ?? {}).map(([property, part]) => {
    const { words } = inherited.get(property) ?? {};
    return [property, { ...(words !== undefined && { words }), ...resolve(part, `${name}.${property}`) }] as const;
  });
  const { additionalProperties: additional, items, discriminator, type, pattern, "x-redact": words } = schema;
  const allowed = schema.const !== undefined ? [schema.const] : schema.enum;
  return {
    name,
    properties: new Map([...inherited, ...own]),
    required: new Set([...bases.flatMap((base) => [...base.required]), ...(schema.required ?? [])]),
    isOpen: additional === true || bases.some((base) => base.isOpen),
    ...(items && { items: resolve(items, `${name}[]`) }),
    ...(typeof additional === "object" && { values: resolve(additional, `${name}{}`) }),
    ...(discriminator && { variants: resolveVariants(discriminator) }),
    ...(allowed && { allowed }),
    named: allowed ?? (schema.anyOf ?? []).flatMap((option) => option.enum ?? []),
    isNumber: [type].flat().some((each) => each === "integer" || each === "number"),
    isDateTime: schema.format === "date-time",
    ...(pattern !== undefined && { pattern: new RegExp(pattern, "u") }),
    ...(words !== undefined && { words }),
  };
}

function resolveVariants({ propertyName, mapping }: NonNullable<Schema["discriminator"]>) {
  const byValue = Object.entries(mapping).map(([value, $ref]) => [value, resolve({ $ref }, "")] as const);
  return { tag: propertyName, byValue: new Map(byValue) };
}
