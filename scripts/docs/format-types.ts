import type { SchemaObject } from "../generate/contract.ts";
import type { ResolvedContract } from "../generate/resolve-contract.ts";
import { createDescriptions, listFlags } from "./describe-schema.ts";
import { formatSource } from "./format-markdown.ts";
import { formatProperties, listProperties, listReferences, toSentences } from "./format-properties.ts";

/** Lists components, and all that they refer to. The variants of an event are in the catalogue. */
export function followReferences(contract: ResolvedContract, names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found) {
    for (const inner of listReferences(contract, readComponent(contract, name))) found.add(inner);
  }
  return [...found];
}

/** Formats the types of a page. */
export function formatTypes(contract: ResolvedContract, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const schema = contract.resolveComponent(name);
    const isEvent = isEventUnion(contract, schema);
    return [
      `### ${name}`,
      ...formatSchema(contract, { ...readComponent(contract, name), description: schema.description }),
      isEvent ? "The [event catalogue](/events.md) has the data of each type." : "",
      formatSource(schema),
    ];
  });
}

/** Formats what a schema says: of the whole value, then of its properties. */
export function formatSchema(contract: ResolvedContract, schema: SchemaObject): string[] {
  const { description = "", ...conditions } = schema;
  const clauses = createDescriptions(contract).listClauses(conditions);
  const flags = listFlags(schema).map((flag) => `*${flag}* `);
  return [
    flags.join("") + toSentences(description, clauses),
    formatProperties(contract, listProperties(contract, schema)),
  ];
}

/** Returns a component; for an event, what all types of events share. */
function readComponent(contract: ResolvedContract, name: string): SchemaObject {
  const schema = contract.resolveComponent(name);
  return isEventUnion(contract, schema) ? describeEveryEvent(contract) : schema;
}

/** True for the union of all types of events, which have a page of their own. */
function isEventUnion({ eventTypes }: ResolvedContract, { discriminator }: SchemaObject): boolean {
  return discriminator !== undefined && Object.keys(discriminator.mapping).every((type) => type in eventTypes);
}

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
