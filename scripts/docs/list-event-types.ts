import { type Contract, getRefName, type Ref, resolveRef, type SchemaObject } from "../generate/contract.ts";

/** A property of the data of an event. */
export interface EventProperty {
  name: string;
  /** Name of its schema, or its JSON types. */
  type: string;
  isRequired: boolean;
  description: string;
}
/** One event type as the catalogue shows it. */
export interface EventTypeEntry {
  type: string;
  schemaName: string;
  section: string;
  description: string;
  properties: EventProperty[];
  /** Whether more properties are expected, because the document does not show the object (S16). */
  isOpen: boolean;
  example: unknown;
}

/** A page of `components.examples`, named after the type of its one event. */
interface EventExample {
  readonly value: { readonly data: readonly unknown[] };
}

/** Lists the event types of the contract in its order (§6.1). */
export function listEventTypes(contract: Contract): EventTypeEntry[] {
  const { mapping } = contract.components.schemas.MemberActivity?.discriminator ?? { mapping: {} };
  return Object.entries(mapping).map(([type, $ref]) => {
    const variant = resolveRef<SchemaObject>(contract, { $ref: String($ref) });
    const dataRef = inner(inner(variant, "data"), "data");
    const shapes = allShapes(contract, dataRef);
    const required = shapes.flatMap((shape) => (shape.required as string[] | undefined) ?? []);
    return {
      type,
      schemaName: getRefName({ $ref: String($ref) }),
      section: String(shapes[0]?.["x-section"] ?? variant["x-section"]),
      description: String(variant.description),
      properties: shapes
        .flatMap((shape) => Object.entries(shape.properties ?? {}))
        .map(([name, schema]) => ({
          name,
          type: typeName(schema as SchemaObject),
          isRequired: required.includes(name),
          description: findDescription(contract, schema as SchemaObject),
        })),
      isOpen: shapes.some((shape) => [shape["x-silence"]].flat().includes("S16")),
      example: (contract.components.examples[type] as EventExample | undefined)?.value.data[0],
    };
  });
}

function inner(schema: SchemaObject, name: string): SchemaObject {
  return (schema.properties?.[name] ?? {}) as SchemaObject;
}

/** Resolves a schema, and lists it with those that its `allOf` adds. */
function allShapes(contract: Contract, schema: SchemaObject): SchemaObject[] {
  const resolved = schema.$ref ? resolveRef<SchemaObject>(contract, schema as Ref) : schema;
  const bases = (resolved.allOf as SchemaObject[] | undefined) ?? [];
  return [resolved, ...bases.flatMap((base) => allShapes(contract, base))];
}

/** Returns the description of a property, or else of the schema that it references. */
function findDescription(contract: Contract, schema: SchemaObject): string {
  if (schema.description !== undefined) return String(schema.description);
  const inner = schema.type === "array" ? (schema.items as SchemaObject) : schema;
  return inner.$ref ? String(resolveRef<SchemaObject>(contract, inner as Ref).description ?? "") : "";
}

function typeName(schema: SchemaObject): string {
  if (schema.$ref) return getRefName(schema as Ref);
  if (schema.type === "array") return `${typeName(schema.items as SchemaObject)}[]`;
  const types = [schema.type ?? []].flat().join(" | ");
  const nested = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as SchemaObject[] | undefined;
  const name = types || nested?.map(typeName).join(" | ") || "object";
  return schema.format ? `${name} (${schema.format})` : name;
}
