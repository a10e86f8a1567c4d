import contract from "../../generated/openapi.json" with { type: "json" };
import type { MemberActivity } from "./schemas.ts";

/** The contract as data, for tools that read OpenAPI. */
export const openapi: Readonly<Record<string, unknown>> = contract;

/** The made-up examples of the contract: at least one activity of each type (§6.1), oldest first. */
export function exampleActivities(): MemberActivity[] {
  const schemas: object[] = Object.values(contract.components.schemas);
  const examples = schemas.flatMap((schema) => ("examples" in schema ? schema.examples : []));
  // The contract test holds each example to its schema, so the type is what it says.
  return (structuredClone(examples) as MemberActivity[]).sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  );
}
