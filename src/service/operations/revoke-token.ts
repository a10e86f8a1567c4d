import { unauthorized } from "../http/service-error.ts";
import type { Answer } from "../http/service-response.ts";
import type { AcceptedRequest } from "./accepted-request.ts";

/** Ends a token at once (§4.3). The answer does not tell whether it was known (S06, S07). */
export async function revokeToken({ caller, form, options }: AcceptedRequest): Promise<Answer> {
  if (caller.kind !== "application") throw unauthorized();
  const wasKnown = await options.store.removeToken(form.get("access_token") ?? "", caller.clientId);
  if (wasKnown) options.onToken?.("revoked");
  return { status: 204, headers: {}, body: [] };
}
