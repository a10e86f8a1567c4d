import type { OperationId } from "../../contract/index.ts";
import type { Caller } from "../guards/authenticate.ts";
import type { Answer } from "../http/service-response.ts";
import type { SettledOptions } from "../service-options.ts";
import { generateToken } from "./generate-token.ts";
import { listMemberActivity } from "./list-member-activity.ts";
import { listUsers, listWebhooks } from "./list-webhooks.ts";
import { revokeToken } from "./revoke-token.ts";

/** A request that has passed authentication and conforms to the contract. */
export interface AcceptedRequest {
  readonly caller: Caller;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly options: SettledOptions;
}

export type Handler = (request: AcceptedRequest) => Promise<Answer>;

/** What answers each operation of the contract. A new operation does not compile without one. */
export const handlers: Record<OperationId, Handler> = {
  listMemberActivity,
  generateToken,
  revokeToken,
  listWebhooks,
  listUsers,
};
