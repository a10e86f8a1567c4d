import { findResponse, type Operation } from "../contract/internal.ts";
import type { Expected, Rule } from "./answer.ts";
import { open, refuse } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";

/** The types of resources that an error names (§4.1). */
export const resourceTypes: Readonly<Record<string, string>> = { campaignId: "campaign", memberId: "voucher" };

/** Says what is right for a name in the path that nothing has, or for a strange one, which a service may refuse in another way. */
export function expectNotFound(operation: Operation, parameter: string, isUnknown: boolean): Expected {
  const place = { pointer: `/path/${parameter}`, section: (findResponse(operation, 404) ?? operation).section };
  if (operation.id === "listUsers") return { ...open({ S14: { status: isUnknown ? 404 : "4XX" } }), ...place }; // no 404 is shown (§4.5)
  const reason = "nothing has this name";
  if (!isUnknown) return { ...refuse(reason), ...place };
  const { [parameter]: type } = resourceTypes;
  const resource = {
    resource_id: [UNKNOWN, undefined],
    ...(type !== undefined && { resource_type: [type, undefined] }),
  };
  const status = "404" in operation.responses ? "404" : "4XX";
  return { status, reason, parts: { "4.1": resource, S37: { details: namesUnknown } }, ...place };
}

const namesUnknown: Rule = {
  expected: "must say what cannot be found",
  allows: (details) =>
    details === undefined || new RegExp(`^cannot find \\S+ with id .*${UNKNOWN}`, "i").test(`${details}`),
};
