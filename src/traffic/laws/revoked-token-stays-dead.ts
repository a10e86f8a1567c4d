import { bearerToken, formField, isSuccess } from "../read/token-exchange.ts";
import type { Law } from "./law.ts";

/** Once revoked, a token cannot be used any more. */
export const revokedTokenStaysDead: Law = {
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
