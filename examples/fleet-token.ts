/**
 * A fleet that shares one token: whichever process needs it first has it issued, the others find it in Redis, and renew it
 * there. Each process makes its client like this:
 *
 *   const tokenStore = openTokenStore("redis://127.0.0.1:6379");
 *   const loyalty = createFleetClient({ baseUrl, application: { appId, appToken }, tokenStore });
 *
 * Processes that start in the same instant may have one issued each; from then on they use the one that was stored last.
 */
import KeyvRedis from "@keyv/redis";
import Keyv from "keyv";
import { createLoyaltyClient, type LoyaltyClient, type TokenStore } from "../src/index.ts"; // outside: "loyalty-interface"

/** What a member of the fleet is made of. */
export interface FleetOptions {
  readonly baseUrl: string;
  readonly application: { readonly appId: string; readonly appToken: string };
  readonly tokenStore: TokenStore;
  /** Told where the store fails; the client goes on with a token of its own. @default console.warn */
  readonly onStoreFailure?: (what: string) => void;
  readonly fetch?: typeof fetch;
}

/** Tokens on Redis. Whoever reads it can use them: give it a password, TLS (`rediss:`), and a database of its own. */
export function openTokenStore(url: string): Keyv {
  const tokens = new Keyv({ store: new KeyvRedis(url), namespace: "loyalty-tokens", throwOnErrors: true });
  tokens.on("error", () => {}); // the client tells it; without a listener Node would end the process
  return tokens;
}

/** A client that has tokens issued only where the fleet has none. Do not revoke them when one process ends: others use them. */
export function createFleetClient({ onStoreFailure = console.warn, ...options }: FleetOptions): LoyaltyClient {
  return createLoyaltyClient({
    ...options,
    oauth: { scopes: ["loyalties"] },
    onEvent: (event) => {
      if (event.type === "token-store-failed")
        onStoreFailure(`the token store failed to ${event.action}: ${event.error}`);
    },
  });
}
