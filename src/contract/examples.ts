import contract from "../../generated/openapi.json" with { type: "json" };
import type { MemberActivity } from "./schemas.ts";

/** The contract as an OpenAPI document. */
export const openapi: Readonly<Record<string, unknown>> = contract;

/** Returns a copy of the contract's example activities, at least one of each type (§6.1), oldest first. */
export function exampleActivities(): MemberActivity[] {
  const schemas: object[] = Object.values(contract.components.schemas);
  const examples = schemas.flatMap((schema) => ("examples" in schema ? schema.examples : []));
  // A test validates each example against its schema.
  return (structuredClone(examples) as MemberActivity[]).sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  );
}
