import { splitScopes } from "../../contract/index.ts";
import { unauthorized } from "../http/service-error.ts";
import { type Answer, jsonAnswer } from "../http/service-response.ts";
import type { AcceptedRequest } from "./accepted-request.ts";

const TOKEN_BYTES = 32;

/** Issues a token: opaque, 256 random bits, of which the store keeps a hash (§4.2, S08, S22). */
export async function generateToken({ caller, form, options }: AcceptedRequest): Promise<Answer> {
  if (caller.kind !== "application") throw unauthorized();
  const { store, now, randomBytes, tokenLifetimeSeconds } = options;
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const scope = [...new Set(splitScopes(form.get("scope") ?? ""))].join(" ");
  const expires_at = Math.floor(now() / 1000) + tokenLifetimeSeconds;
  await store.addToken(token, { client_id: caller.clientId, project_id: caller.projectId, scope, expires_at });
  options.onToken?.("issued");
  return jsonAnswer({
    access_token: token,
    client_id: caller.clientId,
    expires_at,
    expires_in: tokenLifetimeSeconds,
    scope,
    token_type: "Bearer",
  });
}
