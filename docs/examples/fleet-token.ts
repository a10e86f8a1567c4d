/**
 * A fleet that shares one token through Redis: the first process that needs a token has it issued; the others find it in
 * Redis, and renew it there. Processes that start at the same time may each have one issued; after that they use the one
 * that was stored last.
 *
 *   node docs/examples/fleet-token.ts [redis://127.0.0.1:6379]
 */
import KeyvRedis from "@keyv/redis";
import Keyv from "keyv";
import { createLoyaltyClient, type LoyaltyClient, type TokenStore } from "loyalty-interface";
import { startDemo } from "loyalty-interface/service";

/** The options of a process of the fleet. */
export interface FleetOptions {
  readonly baseUrl: string;
  readonly application: { readonly appId: string; readonly appToken: string };
  readonly tokenStore: TokenStore;
  /** Called if the store fails; the client then has its own token issued. @default console.warn */
  readonly onStoreFailure?: (what: string) => void;
  readonly fetch?: typeof fetch;
}

/** Tokens in Redis. Every reader of that database can use them: use a password, TLS (`rediss:`) and a separate database. */
export function openTokenStore(url: string): Keyv {
  const tokens = new Keyv({ store: new KeyvRedis(url), namespace: "loyalty-tokens", throwOnErrors: true });
  tokens.on("error", () => {}); // the client reports it; without a listener Node would end the process
  return tokens;
}

/** Creates a client that uses the token of the fleet. Do not revoke it when one process ends: the others use it. */
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

if (import.meta.main) {
  const { options, ids, close } = await startDemo();
  let issued = 0;
  const countIssued: typeof fetch = (input, init) => {
    if (String(input).endsWith("/oauth/token")) issued++;
    return options.fetch(input, init);
  };
  const url = process.argv[2];
  const tokenStore = url === undefined ? new Keyv() : openTokenStore(url); // a Keyv without Redis is for this process alone
  for (const name of ["first", "second", "third"]) {
    const loyalty = createFleetClient({ ...options, fetch: countIssued, tokenStore });
    const activities = await loyalty
      .listMemberActivity({ campaignId: ids.campaignId, memberId: ids.memberId })
      .toArray();
    console.log(`${name} client: ${activities.length} events, tokens issued so far: ${issued}`);
  }
  await close();
  const { store } = tokenStore;
  if (store instanceof KeyvRedis) await store.disconnect(true); // at once: Redis may not respond
}
