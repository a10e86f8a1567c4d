import contract from "../../generated/openapi.json" with { type: "json" };
import type { MemberActivity } from "./schemas.ts";

/** The contract as data, for tools that read OpenAPI. */
export const openapi: Readonly<Record<string, unknown>> = contract;

/** The made-up examples of the contract: at least one activity of each type (§6.1), oldest first. */
export function exampleActivities(): MemberActivity[] {
  const pages: { value: { data: unknown[] } }[] = Object.values(contract.components.examples);
  const activities = pages.flatMap(({ value }) => value.data);
  // A test validates each example, so it has this type.
  return (structuredClone(activities) as MemberActivity[]).sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  );
}
