import { isObject } from "../contract/is-object.ts";
import { isHeaderText } from "./authenticate.ts";
import type { Clock } from "./deadlines.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { getErrorName, type Notify } from "./events.ts";

/**
 * Shares tokens between clients. It has the shape of Keyv, so `new Keyv({ store: new KeyvRedis(url) })` shares one token
 * among a fleet. A key names base URL, app id and scopes; a value is a plain object.
 */
export interface TokenStore {
  /** Returns the value, or undefined if it has none. */
  get(key: string): Promise<unknown> | unknown;
  /** `ttlMs`: milliseconds after which the store must delete the entry. A call does not wait for it. */
  set(key: string, value: unknown, ttlMs: number): Promise<unknown> | unknown;
}

/** A token in a store. */
export interface StoredToken {
  readonly accessToken: string;
  /** Lifetime in milliseconds when the service issued it. */
  readonly lifetimeMs: number;
}

export interface StoreOptions {
  readonly store: TokenStore | undefined;
  /** Limit of each use of the store in milliseconds. */
  readonly storeTimeoutMs: number;
  readonly clock: Clock;
  readonly notify: Notify;
}

/** Wraps a store, which may be absent, so that a failure emits an event and never throws. Each use of the store has a limit. */
export function createSafeStore({ store, storeTimeoutMs, clock, notify }: StoreOptions) {
  async function attempt(action: "get" | "set", call: (store: TokenStore) => unknown): Promise<unknown> {
    if (!store) return undefined;
    let cancel = () => {};
    const limit = new Promise<never>((_, reject) => {
      const error = new TimeoutError(`tokenStore.${action}`, "attempt", storeTimeoutMs);
      cancel = clock.schedule(() => reject(error), storeTimeoutMs);
    });
    try {
      return await Promise.race([call(store), limit]);
    } catch (error) {
      notify({ type: "token-store-failed", action, error: getErrorName(error) });
      return undefined;
    } finally {
      cancel();
    }
  }

  return {
    async get(key: string): Promise<StoredToken | undefined> {
      const value = await attempt("get", (shared) => shared.get(key));
      if (isStoredToken(value)) return value;
      if (value !== undefined && value !== null)
        notify({ type: "token-store-failed", action: "get", error: "not a token" });
      return undefined;
    },
    async set(key: string, value: StoredToken, ttlMs: number): Promise<void> {
      const wholeMs = Math.floor(ttlMs); // Redis rejects fractions of a millisecond
      if (wholeMs > 0) await attempt("set", (shared) => shared.set(key, value, wholeMs));
    },
  };
}

function isStoredToken(value: unknown): value is StoredToken & Record<string, unknown> {
  if (!isObject(value)) return false;
  const { accessToken, lifetimeMs } = value;
  return isHeaderText(accessToken) && typeof lifetimeMs === "number" && lifetimeMs > 0;
}
