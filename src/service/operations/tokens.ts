import { splitScopes } from "../../contract/internal.ts";
import { requireApplication } from "../guards/authenticate.ts";
import { jsonResponse } from "../http/service-response.ts";
import type { OperationHandler } from "./accepted-request.ts";

const TOKEN_BYTES = 32;

/** Issues an opaque token of 256 random bits; the store keeps its hash (§4.2, S08, S22). */
export const generateToken: OperationHandler = async (request) => {
  const { id: client_id, projectId: project_id } = requireApplication(request.caller);
  const { store, now, randomBytes, tokenLifetimeSeconds: expires_in, onToken } = request.context;
  const access_token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const scope = [...new Set(splitScopes(request.form.get("scope") ?? ""))].join(" ");
  const expires_at = Math.floor(now() / 1000) + expires_in;
  await store.addToken(access_token, { client_id, project_id, scope, expires_at });
  onToken?.("issued");
  return jsonResponse({ access_token, client_id, expires_at, expires_in, scope, token_type: "Bearer" });
};

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
