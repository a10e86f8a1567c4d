import contract from "../../generated/openapi.json" with { type: "json" };
import { toPointer, valueAt } from "./json.ts";
import { type OperationId, operations } from "./operations.ts";
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

/** Returns copies of the bodies that the contract shows for the responses of an operation, with their status or range. */
export function exampleBodies(operationId: OperationId): { status: string; body: unknown }[] {
  const { path, method } = operations[operationId];
  const { responses } = Object(valueAt(contract, toPointer(["paths", path, method.toLowerCase()])));
  return Object.entries(responses).flatMap(([status, response]) => {
    const [content] = Object.values<{ examples?: object }>(followReference(response).content ?? {});
    const examples = Object.values(content?.examples ?? {}).map(followReference);
    return examples.map(({ value }) => ({ status, body: structuredClone(value) }));
  });
}

/** Returns the response or example that a `$ref` of the contract refers to, or the value itself. */
function followReference(value: unknown): { content?: Record<string, object>; value?: unknown } {
  const { $ref } = Object(value);
  return $ref === undefined ? Object(value) : followReference(valueAt(contract, String($ref).slice(1)));
}
