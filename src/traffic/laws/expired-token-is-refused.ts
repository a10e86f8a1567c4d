import { answeredAt, bearerToken, isSuccess, issuedToken } from "../read/token-exchange.ts";
import type { Law } from "./law.ts";

/** `Date` headers and `expires_at` are whole seconds: within one, nothing can be told. */
const TOLERANCE_SECONDS = 1;

/** A token never works past its `expires_at`. */
export const expiredTokenIsRefused: Law = {
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
      if (!known || time === undefined || !isSuccess(exchange) || time <= known.expiresAt + TOLERANCE_SECONDS)
        return [];
      const message = `a token was accepted ${Math.round(time - known.expiresAt)} s after its expires_at`;
      return [{ message, entries: [known.entry, exchange.index] }];
    };
  },
};
