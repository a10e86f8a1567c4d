import { isObject } from "../../contract/is-object.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { isHeaderText } from "../pipeline/authenticate-requests.ts";
import { getErrorName, type Notify } from "../pipeline/client-event.ts";
import type { Clock } from "../pipeline/deadlines.ts";

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

/** Wraps a store, which may be absent, so that a failure emits an event and never throws. Each use of the store has a limit. */
export class SafeTokenStore {
  readonly #store: TokenStore | undefined;
  readonly #timeoutMs: number;
  readonly #schedule: Clock["schedule"];
  readonly #notify: Notify;

  constructor(store: TokenStore | undefined, timeoutMs: number, schedule: Clock["schedule"], notify: Notify) {
    this.#store = store;
    this.#timeoutMs = timeoutMs;
    this.#schedule = schedule;
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

  async #attempt(action: "get" | "set", call: (store: TokenStore) => unknown): Promise<unknown> {
    if (!this.#store) return undefined;
    let cancel = () => {};
    const limit = new Promise<never>((_, reject) => {
      const error = new TimeoutError(`tokenStore.${action}`, "attempt", this.#timeoutMs);
      cancel = this.#schedule(() => reject(error), this.#timeoutMs);
    });
    try {
      return await Promise.race([call(this.#store), limit]);
    } catch (error) {
      this.#notify({ type: "token-store-failed", action, error: getErrorName(error) });
      return undefined;
    } finally {
      cancel();
    }
  }
}

function isStoredToken(value: unknown): value is StoredToken & Record<string, unknown> {
  if (!isObject(value)) return false;
  const { accessToken, lifetimeMs } = value;
  return isHeaderText(accessToken) && typeof lifetimeMs === "number" && lifetimeMs > 0;
}
