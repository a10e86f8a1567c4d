import contract from "../../generated/openapi.json" with { type: "json" };
import type { MemberActivity, ProjectUser, Webhook } from "./schemas.ts";

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

/** Returns copies of the webhooks and users that the contract shows (§4.4, §4.5). */
export function exampleEntities(): { webhooks: Webhook[]; users: ProjectUser[] } {
  const { WebhooksListed, UsersListed } = contract.components.responses;
  const { webhooks } = WebhooksListed.content["application/json"].examples;
  const { users } = UsersListed.content["application/json"].examples;
  // A test validates each example, so they have these types.
  return structuredClone({ webhooks: webhooks.value.data as Webhook[], users: users.value.data as ProjectUser[] });
}
