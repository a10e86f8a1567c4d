import { securityHeaders } from "../../contract/index.ts";
import { answeredAt, formField, isSuccess, issuedToken } from "../read/token-exchange.ts";
import { createProbe, type Probe, readErrorKey } from "./probe.ts";

const ASSUMED_LIFETIME_SECONDS = 900;
const TOKEN_ERRORS = ["invalid_grant", "invalid_request", "invalid_scope", "unsupported_grant_type"];

/** Probes of issued and revoked tokens. */
export const tokenProbes: readonly Probe[] = [
  createProbe("S02", "tokens are issued at /oauth/token, without /v1", (exchange) =>
    issuedToken(exchange) ? !exchange.request.url.pathname.endsWith("/v1/oauth/token") : undefined,
  ),
  createProbe("S06", "revoking gives 204", (exchange) =>
    exchange.operationId === "revokeToken" && isSuccess(exchange) ? exchange.response.status === 204 : undefined,
  ),
  {
    id: "S07",
    assumption: "revoking a dead token gives 204, and another application's token 400 invalid_grant",
    watch() {
      const dead = new Set<string>();
      const applications = new Map<unknown, string | null>();
      return (exchange) => {
        const { status } = exchange.response;
        const application = exchange.request.headers.get(securityHeaders.ApplicationId ?? "");
        const grant = issuedToken(exchange);
        if (grant) applications.set(grant.access_token, application);
        const token = exchange.operationId === "revokeToken" ? formField(exchange, "access_token") : undefined;
        if (token === undefined || [401, 429].includes(status) || status >= 500) return undefined;
        const wasDead = dead.has(token);
        if (isSuccess(exchange)) dead.add(token);
        if (wasDead) return status === 204;
        const isForeign = applications.has(token) && applications.get(token) !== application;
        return isForeign ? status === 400 && readErrorKey(exchange) === "invalid_grant" : undefined;
      };
    },
  },
  {
    id: "S08",
    assumption: "a new token lives 900 s",
    watch() {
      const seen = new Set<unknown>();
      return (exchange) => {
        const grant = issuedToken(exchange);
        // A token that is returned again has less time left.
        if (!grant || answeredAt(exchange) === undefined || seen.has(grant.access_token)) return undefined;
        seen.add(grant.access_token);
        return grant.expires_in === ASSUMED_LIFETIME_SECONDS;
      };
    },
  },
  createProbe("S09", "a bad token request gets 400 with a code of RFC 6749", (exchange) => {
    const { operationId, response } = exchange;
    const isToken = operationId === "generateToken" || operationId === "revokeToken";
    if (!isToken || ![400, 404, 422].includes(response.status)) return undefined;
    return response.status === 400 && TOKEN_ERRORS.includes(String(readErrorKey(exchange)));
  }),
  createProbe("S22", "issuing a token gives 200", (exchange) =>
    exchange.operationId === "generateToken" && isSuccess(exchange) ? exchange.response.status === 200 : undefined,
  ),
];
