import type { SchemaObject } from "../generate/contract.ts";
import type { ResolvedContract } from "../generate/resolve-contract.ts";

/** A type of events, with its schema and the schema of its data. */
interface EventType {
  readonly type: string;
  readonly schema: SchemaObject;
  readonly data: SchemaObject;
}

/** Lists the types of events in the order of the contract (§6.1). */
export function listEventTypes(contract: ResolvedContract): EventType[] {
  return Object.entries(contract.eventTypes).map(([type, name]) => {
    const schema = contract.resolveComponent(name);
    return { type, schema, data: contract.resolve(schema.properties?.data?.properties?.data) };
  });
}

/** Returns the schema that all types of events share. The data, which depends on the type, is an object without properties. */
export function describeEveryEvent(contract: ResolvedContract): SchemaObject {
  const { properties = {}, description: _ofOneType, ...schema } = listEventTypes(contract)[0]?.schema ?? {};
  const description = "Depends on the type of the event.";
  const data = { ...properties.data, properties: { data: { type: "object", description } } };
  return { ...schema, properties: { ...properties, type: { type: "string", description }, data } };
}
