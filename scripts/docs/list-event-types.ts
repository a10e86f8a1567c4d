import { type Contract, getRefName, type Ref, resolveRef, type SchemaObject } from "../generate/contract.ts";

/** A property of an object. */
export interface Property {
  name: string;
  /** Its JSON types, or the name of its schema. */
  type: string;
  /** Name of the shared schema that it, or each of its items, has. */
  schemaName?: string;
  isRequired: boolean;
  description: string;
}
/** An object that the catalogue shows: the data of an event, or a shared type. */
export interface ObjectEntry {
  section: string;
  description: string;
  properties: Property[];
  /** Whether more properties are expected, because the document does not show the object (S16). */
  isOpen: boolean;
}
/** One event type. */
export interface EventTypeEntry extends ObjectEntry {
  type: string;
  schemaName: string;
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
    const data = inner(inner(variant, "data"), "data");
    return {
      type,
      schemaName: getRefName({ $ref: String($ref) }),
      ...describeObject(contract, data, variant),
      description: String(variant.description),
      example: (contract.components.examples[type] as EventExample | undefined)?.value.data[0],
    };
  });
}

/** Lists the types that the properties of objects refer to, and those that their properties refer to, by name. */
export function listSharedTypes(contract: Contract, objects: readonly ObjectEntry[]): Map<string, ObjectEntry> {
  const found = new Map<string, ObjectEntry>();
  const add = ({ properties }: ObjectEntry): void => {
    for (const { schemaName } of properties) {
      if (schemaName === undefined || found.has(schemaName)) continue;
      const schema = contract.components.schemas[schemaName] as SchemaObject;
      found.set(schemaName, describeObject(contract, schema, schema));
      add(found.get(schemaName) as ObjectEntry);
    }
  };
  for (const object of objects) add(object);
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}

function describeObject(contract: Contract, schema: SchemaObject, fallback: SchemaObject): ObjectEntry {
  const shapes = listShapes(contract, schema);
  const required = shapes.flatMap((shape) => (shape.required as string[] | undefined) ?? []);
  return {
    section: String(shapes[0]?.["x-section"] ?? fallback["x-section"]),
    description: String(shapes[0]?.description ?? ""),
    properties: shapes
      .flatMap((shape) => Object.entries(shape.properties ?? {}))
      .map(([name, property]) => ({
        name,
        ...nameType(property),
        isRequired: required.includes(name),
        description: findDescription(contract, property),
      })),
    isOpen: shapes.some((shape) => [shape["x-silence"]].flat().includes("S16")),
  };
}

function inner(schema: SchemaObject, name: string): SchemaObject {
  return schema.properties?.[name] ?? {};
}

/** Resolves a schema, and lists it with those that its `allOf` adds. */
function listShapes(contract: Contract, schema: SchemaObject): SchemaObject[] {
  const resolved = schema.$ref ? resolveRef<SchemaObject>(contract, schema as Ref) : schema;
  const bases = (resolved.allOf as SchemaObject[] | undefined) ?? [];
  return [resolved, ...bases.flatMap((base) => listShapes(contract, base))];
}

/** Returns the description of a property, or else of the schema that it references. */
function findDescription(contract: Contract, schema: SchemaObject): string {
  if (schema.description !== undefined) return String(schema.description);
  const item = schema.type === "array" ? (schema.items as SchemaObject) : schema;
  return item.$ref ? String(resolveRef<SchemaObject>(contract, item as Ref).description ?? "") : "";
}

function nameType(schema: SchemaObject): Pick<Property, "type" | "schemaName"> {
  if (schema.$ref) return { type: getRefName(schema as Ref), schemaName: getRefName(schema as Ref) };
  if (schema.type === "array") {
    const item = nameType(schema.items as SchemaObject);
    return { ...item, type: `${item.type}[]` };
  }
  const types = [schema.type ?? []].flat().join(" | ");
  const nested = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as SchemaObject[] | undefined;
  const name = types || nested?.map((part) => nameType(part).type).join(" | ") || "object";
  return { type: schema.format ? `${name} (${schema.format})` : name };
}
