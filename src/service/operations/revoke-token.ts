import { requireApplication } from "../guards/authenticate.ts";
import { invalidRequest } from "../http/service-error.ts";
import type { OperationHandler } from "./accepted-request.ts";

/**
 * Revokes a token at once (§4.3), and answers 204 for a token that is unknown, expired or already revoked (S06, S07).
 * @throws ServiceError 400 if the token is valid and was issued to another application (S07).
 */
export const revokeToken: OperationHandler = async (request) => {
  const { store, onToken, now } = request.context;
  const token = request.form.get("access_token") ?? "";
  const wasKnown = await store.removeToken(token, requireApplication(request.caller).id);
  if (wasKnown) onToken?.("revoked");
  const foreign = wasKnown ? undefined : await store.findToken(token);
  if (foreign && foreign.expires_at * 1000 > now())
    throw invalidRequest("access_token: must be a token that was issued to this application", "invalid_grant");
  return { status: 204, headers: {}, body: [] };
};
