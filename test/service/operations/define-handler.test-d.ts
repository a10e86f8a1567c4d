import { createDispatcher } from "../../../src/service/create-dispatcher.ts";
import type { ApplicationCaller } from "../../../src/service/http/exchange.ts";
import { type CallerOf, defineHandler } from "../../../src/service/operations/define-handler.ts";

// `tsc` checks this file: it fails if a line below that must not compile does.
const respond = async () => ({ status: 204, headers: {} });

defineHandler("listUsers", ["projectId"], async ({ projectId }) => {
  const id: string = projectId;
  return { status: 200, headers: { id } };
});
// @ts-expect-error the handler ignores starting_after_id
defineHandler("listMemberActivity", ["campaignId", "memberId", "limit", "order"], respond);
// @ts-expect-error the handler ignores scope, a property of the body
defineHandler("generateToken", [], respond);
// @ts-expect-error the operation has no such parameter
defineHandler("listUsers", ["projectId", "limit"], respond);
// @ts-expect-error projectId is text
defineHandler("listUsers", ["projectId"], ({ projectId }: { projectId: number }) => respond(projectId));
// @ts-expect-error §5.1: a management key calls the operation
defineHandler("listUsers", ["projectId"], (_, { caller }: { caller: ApplicationCaller }) => respond(caller));
// @ts-expect-error §5.1: a public operation has no caller
export const caller: ApplicationCaller = undefined as CallerOf<Record<never, never>>;

const handler = defineHandler("listUsers", ["projectId"], respond);
// @ts-expect-error four operations have no handler
createDispatcher({} as never, { listUsers: handler });
