import { answeredAt, issuedToken } from "../read/token-exchange.ts";
import type { Law } from "./law.ts";

/** Rounding on both sides, and the time that an answer takes. */
const TOLERANCE_SECONDS = 5;

/** `expires_at` agrees with the date of the response plus `expires_in`. */
export const expiryAddsUp: Law = {
  id: "expiry-adds-up",
  section: "2.8",
  watch: () => (exchange) => {
    const grant = issuedToken(exchange);
    const time = answeredAt(exchange);
    if (typeof grant?.expires_at !== "number" || typeof grant.expires_in !== "number" || time === undefined) return [];
    const difference = Math.round(grant.expires_at - (time + grant.expires_in));
    if (Math.abs(difference) <= TOLERANCE_SECONDS) return [];
    return [
      { message: `expires_at is ${difference} s off the response's date plus expires_in`, entries: [exchange.index] },
    ];
  },
};
