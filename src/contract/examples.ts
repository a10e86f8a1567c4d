import contract from "../../generated/openapi.json" with { type: "json" };
import type { MemberActivity } from "./schemas.ts";

/** The contract as an OpenAPI document. */
export const openapi: Readonly<Record<string, unknown>> = contract;

/** Returns a copy of the contract's example activities, at least one of each type (§6.1), oldest first. */
export function exampleActivities(): MemberActivity[] {
  const pages: { value: { data: unknown[] } }[] = Object.values(contract.components.examples);
  const activities = pages.flatMap(({ value }) => value.data);
  // A test validates each example, so it has this type.
  return (structuredClone(activities) as MemberActivity[]).sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  );
}
