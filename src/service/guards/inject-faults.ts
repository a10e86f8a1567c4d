import { faultRefusal } from "../faults/fault-refusal.ts";
import type { Strike } from "../faults/select-fault.ts";
import type { OperationRequest } from "../http/exchange.ts";
import { pause } from "../schedule.ts";
import type { SettledOptions } from "../service-options.ts";
import { bearerToken } from "./authenticate.ts";

/**
 * What of a strike comes before the request is looked at.
 * @throws ServiceError where the fault is a status: the request is not carried out.
 */
export async function sufferStrike({ delayMs, fault }: Strike, request: OperationRequest, options: SettledOptions) {
  if (delayMs > 0) await pause(options.schedule, delayMs);
  if (fault?.kind === "status") throw faultRefusal(fault, request.operation);
  if (fault?.kind !== "expired-token") return;
  const token = bearerToken(request.headers, options.bearerHeader) ?? "";
  const known = await options.store.findToken(token);
  if (known) await options.store.removeToken(token, known.client_id); // and so it stays dead, as an expired one does
}
