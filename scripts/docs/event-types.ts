import { type Contract, findEventTypes, resolveRef, type SchemaObject } from "../generate/contract.ts";
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

/** Lists the shapes that all types of events share. The data, which depends on the type, is an object without properties. */
export function listCommonShapes(contract: Contract): SchemaObject[] {
  const [own = {}, ...bases] = listShapes(contract, listEventTypes(contract)[0]?.schema ?? {});
  const description = "Depends on the type of the event.";
  const data = { ...own.properties?.data, properties: { data: { type: "object", description } } };
  return [{ ...own, properties: { type: { type: "string", description }, data } }, ...bases];
}
