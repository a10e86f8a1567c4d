import { splitScopes } from "../../contract/index.ts";
import { formField, issuedToken } from "../read/token-exchange.ts";
import type { Law } from "./law.ts";

/** The granted scopes are the requested ones, in any order. */
export const grantedAsRequested: Law = {
  id: "granted-as-requested",
  section: "4.2",
  watch: () => (exchange) => {
    const granted = issuedToken(exchange)?.scope;
    const requested = formField(exchange, "scope");
    if (typeof granted !== "string" || requested === undefined) return [];
    const [got, wanted] = [new Set(splitScopes(granted)), new Set(splitScopes(requested))];
    const difference = [...got, ...wanted].filter((scope) => !(got.has(scope) && wanted.has(scope)));
    if (difference.length === 0) return [];
    return [{ message: `granted and requested scopes differ: ${difference.join(", ")}`, entries: [exchange.index] }];
  },
};
