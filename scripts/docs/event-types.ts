import { isDeepStrictEqual } from "node:util";
import { type Contract, findEventTypes, mapValues, resolveRef, type SchemaObject } from "../generate/contract.ts";
import { listShapes } from "./describe-schema.ts";

/** A type of events, when it happens, and the shapes of its data. */
interface EventType {
  readonly type: string;
  readonly schema: SchemaObject;
  readonly shapes: readonly SchemaObject[];
}

/** Lists the types of events in the order of the contract (§6.1). */
export function listEventTypes(contract: Contract): EventType[] {
  return Object.entries(findEventTypes(contract)).map(([type, $ref]) => {
    const schema = resolveRef<SchemaObject>(contract, { $ref });
    return { type, schema, shapes: listShapes(contract, schema.properties?.data?.properties?.data ?? {}) };
  });
}

/** Merges the types of events into one shape; a property that differs between them has no more than its type. */
export function mergeEventTypes(contract: Contract): SchemaObject {
  const [first = {}, ...others] = listEventTypes(contract).map(({ schema }) => toObject(listShapes(contract, schema)));
  return others.reduce(mergeShapes, first);
}

function toObject(shapes: readonly SchemaObject[]): SchemaObject {
  const required = shapes.flatMap((shape) => (shape.required ?? []) as string[]);
  return { type: "object", required, properties: Object.assign({}, ...shapes.map((shape) => shape.properties)) };
}

function mergeShapes(one: SchemaObject, other: SchemaObject): SchemaObject {
  const properties = mapValues(one.properties ?? {}, (name, schema) => {
    const same = other.properties?.[name];
    if (schema.properties && same?.properties) return mergeShapes(schema, same);
    const { type = "object" } = schema;
    return isDeepStrictEqual(schema, same) ? schema : { type, description: "Depends on the type of the event." };
  });
  return { ...one, properties };
}
