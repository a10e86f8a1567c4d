import { answeredAt, formField, isSuccess, issuedToken } from "../read/token-exchange.ts";
import { errorKey } from "./listing-probes.ts";
import type { Probe } from "./probe.ts";

const ASSUMED_LIFETIME_SECONDS = 900;
const TOKEN_ERRORS = ["invalid_request", "invalid_scope", "unsupported_grant_type"];

/** What traffic tells about issuing and revoking tokens. */
export const tokenProbes: readonly Probe[] = [
  {
    id: "S02",
    assumption: "tokens are issued at /oauth/token, without /v1",
    watch: () => (exchange) =>
      issuedToken(exchange) ? !exchange.request.url.pathname.endsWith("/v1/oauth/token") : undefined,
  },
  {
    id: "S06",
    assumption: "revoking gives 204",
    watch: () => (exchange) =>
      exchange.operationId === "revokeToken" && isSuccess(exchange) ? exchange.response.status === 204 : undefined,
  },
  {
    id: "S07",
    assumption: "revoking a token that is dead already gives 204",
    watch() {
      const dead = new Set<string>();
      return (exchange) => {
        const token = exchange.operationId === "revokeToken" ? formField(exchange, "access_token") : undefined;
        if (token === undefined || [401, 429].includes(exchange.response.status) || exchange.response.status >= 500)
          return undefined;
        const wasDead = dead.has(token);
        if (isSuccess(exchange)) dead.add(token);
        return wasDead ? exchange.response.status === 204 : undefined;
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
        const time = answeredAt(exchange);
        // A token that is given out again has less time left; that says nothing of its lifetime.
        if (!grant || time === undefined || seen.has(grant.access_token)) return undefined;
        seen.add(grant.access_token);
        return grant.expires_in === ASSUMED_LIFETIME_SECONDS;
      };
    },
  },
  {
    id: "S09",
    assumption: "a bad token request gets 400 with a code of RFC 6749",
    watch: () => (exchange) => {
      const { operationId, response } = exchange;
      const isToken = operationId === "generateToken" || operationId === "revokeToken";
      if (!isToken || ![400, 404, 422].includes(response.status)) return undefined;
      return response.status === 400 && TOKEN_ERRORS.includes(String(errorKey(exchange)));
    },
  },
  {
    id: "S22",
    assumption: "issuing a token gives 200",
    watch: () => (exchange) =>
      exchange.operationId === "generateToken" && isSuccess(exchange) ? exchange.response.status === 200 : undefined,
  },
];
