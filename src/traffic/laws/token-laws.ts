import { splitScopes } from "../../contract/internal.ts";
import { answeredAt, bearerToken, formField, isSuccess, issuedToken } from "../read/token-exchange.ts";
import type { Law } from "./law.ts";

/** `Date` headers and `expires_at` are whole seconds, so a difference of one second proves nothing. */
const CLOCK_TOLERANCE_SECONDS = 1;
/** Covers rounding on both sides and the time that a response takes. */
const RESPONSE_TOLERANCE_SECONDS = 5;

const revokedTokenStaysDead: Law = {
  id: "revoked-token-stays-dead",
  section: "4.3",
  watch() {
    const revoked = new Map<string, number>();
    return (exchange) => {
      if (!isSuccess(exchange)) return [];
      const ended = exchange.operationId === "revokeToken" ? formField(exchange, "access_token") : undefined;
      if (ended !== undefined && !revoked.has(ended)) revoked.set(ended, exchange.index);
      const token = bearerToken(exchange);
      const entry = token === undefined ? undefined : revoked.get(token);
      if (entry === undefined || entry === exchange.index) return [];
      return [{ message: "a revoked token was accepted", entries: [entry, exchange.index] }];
    };
  },
};

const expiredTokenIsRefused: Law = {
  id: "expired-token-is-refused",
  section: "2.8",
  watch() {
    const issued = new Map<string, { expiresAt: number; entry: number }>();
    return (exchange) => {
      const grant = issuedToken(exchange);
      if (typeof grant?.access_token === "string" && typeof grant.expires_at === "number") {
        issued.set(grant.access_token, { expiresAt: grant.expires_at, entry: exchange.index });
      }
      const token = bearerToken(exchange);
      const known = token === undefined ? undefined : issued.get(token);
      const time = answeredAt(exchange);
      if (!known || time === undefined || !isSuccess(exchange)) return [];
      if (time <= known.expiresAt + CLOCK_TOLERANCE_SECONDS) return [];
      const message = `a token was accepted ${Math.round(time - known.expiresAt)} s after its expires_at`;
      return [{ message, entries: [known.entry, exchange.index] }];
    };
  },
};

/** `expires_at` agrees with the date of the response plus `expires_in`. */
const expiryAddsUp: Law = {
  id: "expiry-adds-up",
  section: "2.8",
  watch: () => (exchange) => {
    const grant = issuedToken(exchange);
    const time = answeredAt(exchange);
    if (typeof grant?.expires_at !== "number" || typeof grant.expires_in !== "number" || time === undefined) return [];
    const difference = Math.round(grant.expires_at - (time + grant.expires_in));
    if (Math.abs(difference) <= RESPONSE_TOLERANCE_SECONDS) return [];
    const message = `expires_at is ${difference} s off the date of the response plus expires_in`;
    return [{ message, entries: [exchange.index] }];
  },
};

/** The granted scopes are the requested ones, in any order. */
const grantedAsRequested: Law = {
  id: "granted-as-requested",
  section: "4.2",
  watch: () => (exchange) => {
    const scope = issuedToken(exchange)?.scope;
    const requestedScope = formField(exchange, "scope");
    if (typeof scope !== "string" || requestedScope === undefined) return [];
    const [granted, requested] = [new Set(splitScopes(scope)), new Set(splitScopes(requestedScope))];
    const difference = [...granted, ...requested].filter((name) => !(granted.has(name) && requested.has(name)));
    if (difference.length === 0) return [];
    return [{ message: `granted and requested scopes differ: ${difference.join(", ")}`, entries: [exchange.index] }];
  },
};

/** Laws of issued and revoked tokens. */
export const tokenLaws: readonly Law[] = [
  revokedTokenStaysDead,
  expiredTokenIsRefused,
  expiryAddsUp,
  grantedAsRequested,
];
