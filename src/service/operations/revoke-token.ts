import { requireApplication } from "../guards/authenticate.ts";
import type { OperationHandler } from "./accepted-request.ts";

/** Revokes a token at once (§4.3). The response does not reveal whether it was known (S06, S07). */
export const revokeToken: OperationHandler = async (request) => {
  const { store, onToken } = request.context;
  const wasKnown = await store.removeToken(
    request.form.get("access_token") ?? "",
    requireApplication(request.caller).id,
  );
  if (wasKnown) onToken?.("revoked");
  return { status: 204, headers: {}, body: [] };
};
