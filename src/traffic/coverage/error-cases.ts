import { isObject } from "../check/schema-shape.ts";
import type { Exchange } from "../read/exchange.ts";

interface ErrorCase {
  readonly name: string;
  readonly operationIds: readonly string[];
  readonly status: number;
  /** Members of the body that tell the case from others of the same status. */
  readonly members: Readonly<Record<string, unknown>>;
}

/** The cases of §7.2, for each operation that has them. */
export const errorCases: readonly ErrorCase[] = [
  ...["listWebhooks", "listUsers"].flatMap((operationId) => [
    {
      name: `${operationId} 401 unauthorized`,
      operationIds: [operationId],
      status: 401,
      members: { key: "unauthorized" },
    },
    {
      name: `${operationId} 402 missing_required_feature`,
      operationIds: [operationId],
      status: 402,
      members: { key: "missing_required_feature" },
    },
  ]),
  { name: "listWebhooks 404 project", operationIds: ["listWebhooks"], status: 404, members: { key: undefined } },
  ...["voucher", "campaign"].map((type) => ({
    name: `listMemberActivity 404 ${type}`,
    operationIds: ["listMemberActivity"],
    status: 404,
    members: { key: "not_found", resource_type: type },
  })),
];

/** Names of the cases that an exchange shows. */
export function coveredErrors({ operationId, response }: Exchange): string[] {
  const { status, value } = response;
  if (!isObject(value)) return [];
  return errorCases
    .filter((known) => known.status === status && known.operationIds.includes(operationId ?? ""))
    .filter(({ members }) => Object.entries(members).every(([name, wanted]) => value[name] === wanted))
    .map(({ name }) => name);
}
