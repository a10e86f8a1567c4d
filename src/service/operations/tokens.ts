import { splitScopes } from "../../contract/internal.ts";
import { isExpired, requireCaller } from "../guards/authenticate.ts";
import { invalidRequest } from "../http/service-error.ts";
import { jsonResponse } from "../http/service-response.ts";
import type { OperationHandler } from "./operation-handler.ts";

const TOKEN_BYTES = 32;

/** Issues an opaque token of 256 random bits; the store keeps its hash (§4.2, S08, S22). */
export const generateToken: OperationHandler<"generateToken"> = async ({ scope: requested }, request) => {
  const { client_id, project_id, key_hash, now } = requireCaller(request, "application");
  const { store, randomBytes, tokenLifetimeSeconds: expires_in } = request.context;
  const access_token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const scope = [...new Set(splitScopes(requested))].join(" ");
  const expires_at = now + expires_in;
  await store.addToken(access_token, { client_id, project_id, scope, expires_at, key_hash });
  return jsonResponse({ access_token, client_id, expires_at, expires_in, scope, token_type: "Bearer" });
};

/**
 * Revokes a token at once (§4.3), and answers 204 for a token that is unknown, expired or already revoked (S06, S07).
 * @throws ServiceError 400 if the token is valid and was issued to another application (S07).
 */
export const revokeToken: OperationHandler<"revokeToken"> = async ({ access_token: token }, request) => {
  const { store } = request.context;
  const wasKnown = await store.removeToken(token, requireCaller(request, "application").client_id);
  const foreign = wasKnown ? undefined : await store.findToken(token);
  if (foreign && !isExpired(foreign))
    throw invalidRequest("access_token: must be a token that was issued to this application", "invalid_grant");
  return { status: 204, headers: {} };
};
