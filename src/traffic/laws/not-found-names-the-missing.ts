import { isObject } from "../check/schema-shape.ts";
import type { Exchange } from "../read/exchange.ts";
import type { Law } from "./law.ts";

/** A 404 names what the path asked for: member, campaign or project. */
export const notFoundNamesTheMissing: Law = {
  id: "not-found-names-the-missing",
  section: "7.2",
  watch: () => (exchange) => {
    const { index, operationId, request, response } = exchange;
    const { value } = response;
    if (response.status !== 404 || operationId === undefined || !isObject(value)) return [];
    const asked = askedFor(exchange, value.resource_type);
    if (asked === undefined) return [];
    const names = operationId === "listMemberActivity" ? [value.resource_id] : [];
    const isNamed = String(value.details).includes(asked) && names.every((name) => name === asked);
    if (isNamed) return [];
    return [{ message: `the 404 does not name ${asked}, which ${request.url.pathname} asked for`, entries: [index] }];
  },
};

function askedFor({ operationId, request }: Exchange, resourceType: unknown): string | undefined {
  if (operationId === "listWebhooks") return request.path.projectId;
  if (operationId !== "listMemberActivity") return undefined;
  if (resourceType === "voucher") return request.path.memberId;
  return resourceType === "campaign" ? request.path.campaignId : undefined;
}
