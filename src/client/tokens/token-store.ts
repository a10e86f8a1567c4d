import { isObject } from "../../contract/is-object.ts";
import { getErrorName, type Notify } from "../pipeline/client-event.ts";

/**
 * Shares tokens between clients. It has the shape of Keyv, so `new Keyv({ store: new KeyvRedis(url) })` shares one token
 * among a fleet. A key names base URL, app id and scopes; a value is a plain object.
 */
export interface TokenStore {
  /** Returns the value, or undefined if it has none. */
  get(key: string): Promise<unknown> | unknown;
  /** `ttlMs`: milliseconds after which the store must delete the entry. */
  set(key: string, value: unknown, ttlMs: number): Promise<unknown> | unknown;
  /** Deletes the value if there is one. */
  delete(key: string): Promise<unknown> | unknown;
}

/** A token in a store. */
export interface StoredToken {
  readonly accessToken: string;
  /** Lifetime in milliseconds when the service issued it. */
  readonly lifetimeMs: number;
}

/** Wraps a store, which may be absent, so that a failure emits an event and never throws. */
export class SafeTokenStore {
  readonly #store: TokenStore | undefined;
  readonly #notify: Notify;

  constructor(store: TokenStore | undefined, notify: Notify) {
    this.#store = store;
    this.#notify = notify;
  }

  async get(key: string): Promise<StoredToken | undefined> {
    const value = await this.#attempt("get", (store) => store.get(key));
    if (value === undefined || value === null) return undefined;
    if (isStoredToken(value)) return value;
    this.#notify({ type: "token-store-failed", action: "get", error: "not a token" });
    return undefined;
  }

  async set(key: string, value: StoredToken, ttlMs: number): Promise<void> {
    const wholeMs = Math.floor(ttlMs); // Redis rejects fractions of a millisecond
    if (wholeMs > 0) await this.#attempt("set", (store) => store.set(key, value, wholeMs));
  }

  /** Deletes a token, unless another client has replaced it with a newer one. */
  async remove(key: string, accessToken: string): Promise<void> {
    if (!this.#store || (await this.get(key))?.accessToken !== accessToken) return;
    await this.#attempt("delete", (store) => store.delete(key));
  }

  async #attempt(action: "get" | "set" | "delete", call: (store: TokenStore) => unknown): Promise<unknown> {
    if (!this.#store) return undefined;
    try {
      return await call(this.#store);
    } catch (error) {
      this.#notify({ type: "token-store-failed", action, error: getErrorName(error) });
      return undefined;
    }
  }
}

function isStoredToken(value: unknown): value is StoredToken & Record<string, unknown> {
  if (!isObject(value)) return false;
  const { accessToken, lifetimeMs } = value;
  return typeof accessToken === "string" && accessToken !== "" && typeof lifetimeMs === "number" && lifetimeMs > 0;
}
