import type { ClientEvent } from "../client-event.ts";

/**
 * Where tokens are kept so that others may use them: the shape of Keyv, so `new Keyv({ store: new KeyvRedis(url) })` shares
 * one token among a fleet. Keys name base address, app id and scopes; values are plain objects.
 */
export interface TokenStore {
  /** The value, or undefined where there is none (any more). */
  get(key: string): Promise<unknown> | unknown;
  /** `ttlMs`: milliseconds after which the entry must be gone. */
  set(key: string, value: unknown, ttlMs: number): Promise<unknown> | unknown;
  /** Forgets the value, if there is one. */
  delete(key: string): Promise<unknown> | unknown;
}

/** A token as a store keeps it. */
export interface StoredToken {
  readonly accessToken: string;
  /** Lifetime in milliseconds when it was issued. */
  readonly lifetimeMs: number;
}

/** A store that never fails: what is wrong with it is told as an event, and the client goes on with tokens of its own. */
export function createSafeStore(store: TokenStore | undefined, notify: (event: ClientEvent) => void) {
  async function attempt<Value>(
    action: "get" | "set" | "delete",
    call: () => Promise<Value> | Value,
  ): Promise<Value | undefined> {
    try {
      return await call();
    } catch (error) {
      notify({ type: "token-store-failed", action, error: error instanceof Error ? error.name : typeof error });
      return undefined;
    }
  }
  return {
    async get(key: string): Promise<StoredToken | undefined> {
      if (!store) return undefined;
      const value = await attempt("get", () => store.get(key));
      if (value === undefined || value === null) return undefined;
      if (isStoredToken(value)) return value;
      notify({ type: "token-store-failed", action: "get", error: "not a token" });
      return undefined;
    },
    async set(key: string, value: StoredToken, ttlMs: number): Promise<void> {
      const wholeMs = Math.floor(ttlMs); // Redis takes no fraction of a millisecond
      if (store && wholeMs > 0) await attempt("set", () => store.set(key, value, wholeMs));
    },
    /** Removes a token, unless somebody has put a newer one there. */
    async remove(key: string, accessToken: string): Promise<void> {
      if (store && (await this.get(key))?.accessToken === accessToken) await attempt("delete", () => store.delete(key));
    },
  };
}

function isStoredToken(value: unknown): value is StoredToken {
  if (typeof value !== "object" || value === null || !("accessToken" in value) || !("lifetimeMs" in value))
    return false;
  const { accessToken, lifetimeMs } = value;
  return typeof accessToken === "string" && accessToken !== "" && typeof lifetimeMs === "number" && lifetimeMs > 0;
}
