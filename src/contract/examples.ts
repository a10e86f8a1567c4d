import examples from "../../generated/examples.json" with { type: "json" };
import contract from "../../generated/openapi.json" with { type: "json" };
import type { OperationId } from "./operations.ts";
import type { MemberActivity, MemberActivityList, ProjectUserList, WebhookList } from "./schemas.ts";

/** The contract as an OpenAPI document. */
export const openapi: Readonly<Record<string, unknown>> = contract;

/** The request body of one media type: its first example, and the schemas of its properties without references. */
interface RequestExample {
  readonly example: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, { readonly type: string }>>;
}

/** A response, with its status or range, and the headers that it must have. */
interface ResponseExample {
  readonly status: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface OperationExamples {
  /** By media type. */
  readonly requests: Readonly<Record<string, RequestExample>>;
  readonly responses: readonly ResponseExample[];
}

const byOperation: Readonly<Record<OperationId, OperationExamples>> = examples;

/** Returns the request bodies of an operation by media type. */
export function exampleRequests(operationId: OperationId): OperationExamples["requests"] {
  return byOperation[operationId].requests;
}

/** Returns copies of the bodies that the contract shows for the responses of an operation. */
export function exampleBodies(operationId: OperationId): ResponseExample[] {
  return structuredClone([...(byOperation[operationId]?.responses ?? [])]); // another contract has other operations
}

/** Returns copies of the contract's example activities, at least one of each type (§6.1), oldest first. */
export function exampleActivities(): MemberActivity[] {
  const pages = listPages<MemberActivityList>("listMemberActivity");
  const activities = pages.flatMap(({ data }) => data);
  const byId = new Map(activities.map((activity) => [activity.id, activity])); // several pages show the same
  const readTime = (activity: MemberActivity) => Date.parse(String(activity.created_at)); // another contract may not type it
  return [...byId.values()].sort((one, other) => readTime(one) - readTime(other));
}

/** Returns copies of the webhooks and users that the contract shows (§4.4, §4.5). */
export function exampleEntities() {
  return {
    webhooks: listPages<WebhookList>("listWebhooks").flatMap(({ data }) => data),
    users: listPages<ProjectUserList>("listUsers").flatMap(({ data }) => data),
  };
}

/** Lists the bodies of successes. A test validates each example, so they have this type. */
function listPages<Page>(operationId: OperationId): Page[] {
  return exampleBodies(operationId)
    .filter(({ status }) => status.startsWith("2"))
    .map(({ body }) => body as Page);
}
