import { isHeaderText } from "../contract/http.ts";
import { readProperty } from "../contract/json.ts";
import type { AccessToken } from "../contract/schemas.ts";
import { tokenLifetimeSeconds } from "../contract/vocabulary.ts";
import type { TokenProvider } from "./authenticate.ts";
import { schedule } from "./deadlines.ts";
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

interface StoredToken {
  readonly accessToken: string;
  /** Lifetime in milliseconds when the service issued it. */
  readonly lifetimeMs: number;
}

/** A token is not used in the last 30 s of its life, or in the last tenth if that is shorter. */
const MAX_MARGIN_MS = 30_000;
/** Fraction of the lifetime after which a token is renewed in the background. */
const RENEWAL_AGE = 0.8;
/** Fraction of the remaining time after which a failed background renewal is tried again. */
const RENEWAL_PAUSE = 0.2;
/** After a renewed token was refused too, the time in which no refusal renews a token. */
const PAUSE_MS = 10_000;
const STORE_TIMEOUT_MS = 1000;

/** Lifetimes are `expires_in` on the clock that never goes back, `performance.now`. */
export interface TokenSourceOptions {
  readonly issue: () => Promise<AccessToken>;
  readonly revoke: (token: string) => Promise<unknown>;
  readonly scopes: readonly string[];
  /** Identifies base URL, app id and scopes. */
  readonly key: string;
  readonly store: TokenStore | undefined;
  readonly notify: Notify | undefined;
}

interface HeldToken extends StoredToken {
  /** Times of `performance.now`. */
  readonly usableUntil: number;
  readonly renewAt: number;
  readonly isOwn: boolean;
}

/** Issues a token when it is first needed, shares it through the store, and renews it before it expires. */
export class TokenSource implements TokenProvider {
  readonly #options: TokenSourceOptions;
  #held: HeldToken | undefined;
  /** The request for a token that is in progress. All callers wait for the same one. */
  #pending: Promise<string> | undefined;
  /** The last token in use that the service refused: a store may return it again. */
  #refused: string | undefined;
  /** True if the store replaced a refused token with another one that was refused. */
  #isStoreDead = false;
  #pausedUntil = -Infinity;
  /** Tokens that this source issued, with the time at which they expire. */
  readonly #issued = new Map<string, number>();

  constructor(options: TokenSourceOptions) {
    this.#options = options;
  }

  get(): string | Promise<string> {
    if (!this.#held || performance.now() >= this.#held.usableUntil) return this.#obtain();
    if (performance.now() >= this.#held.renewAt && !this.#pending) this.#renewInBackground(this.#held);
    return this.#held.accessToken;
  }

  /**
   * Reports a token that the service refused. A newer token stays in use. If an issued one that replaced it is refused too, the cause
   * is not the token: it stays in use during a pause, so that a service that refuses everything does not issue tokens without end.
   */
  discard(token: string, isRenewed: boolean): void {
    const isPaused = performance.now() < this.#pausedUntil;
    if (this.#held?.accessToken !== token || isPaused) return;
    if (isRenewed && this.#held.isOwn) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#options.notify?.({ type: "token-refused" });
      return;
    }
    this.#refused = token;
    this.#held = undefined;
    this.#isStoreDead = isRenewed;
  }

  /** Revokes the tokens that it issued, except in a store, which shares them. Throws the first failure after all others. */
  async revoke(): Promise<void> {
    await this.#pending?.catch(() => undefined); // includes a token that is on its way
    this.#held = undefined;
    const tokens = this.#options.store ? [] : [...this.#issued.keys()];
    const results = await Promise.allSettled(tokens.map((token) => this.#revokeToken(token)));
    const failure = results.find((result) => result.status === "rejected");
    if (failure) throw failure.reason;
  }

  async #revokeToken(token: string): Promise<void> {
    await this.#options.revoke(token);
    this.#issued.delete(token);
    this.#options.notify?.({ type: "token-revoked" });
  }

  #obtain(): Promise<string> {
    this.#pending ??= this.#takeOrIssue().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #takeOrIssue(): Promise<string> {
    const askedAt = performance.now();
    if (this.#isStoreDead) return this.#issueToken(askedAt);
    const shared = await this.#useStore("get", async (store) => readToken(await store.get(this.#options.key)));
    const isRenewed = this.#held?.isOwn && shared?.accessToken === this.#held.accessToken;
    if (!shared || isRenewed || shared.accessToken === this.#refused) return this.#issueToken(askedAt);
    // The store deletes an entry one margin before the token expires, so the token is usable for at least that long.
    const usableUntil = askedAt + getMarginMs(shared.lifetimeMs);
    this.#held = { ...shared, usableUntil, renewAt: usableUntil, isOwn: false };
    return shared.accessToken;
  }

  async #issueToken(askedAt: number): Promise<string> {
    const type = this.#held ? "token-renewed" : "token-issued";
    const { access_token: accessToken, expires_in, scope } = await this.#options.issue();
    // RFC 6749 §5.1 requires neither `expires_in` nor `scope`. If the token dies earlier, a 401 renews it (S08).
    const expiresInSeconds = Number(expires_in) > 0 ? Number(expires_in) : tokenLifetimeSeconds;
    const scopes = typeof scope === "string" ? scope.split(" ") : this.#options.scopes;
    const lifetimeMs = expiresInSeconds * 1000;
    for (const [token, expiresAt] of this.#issued) {
      if (expiresAt <= performance.now()) this.#issued.delete(token);
    }
    this.#issued.set(accessToken, performance.now() + lifetimeMs);
    const usableUntil = askedAt + lifetimeMs - getMarginMs(lifetimeMs);
    const renewAt = Math.min(usableUntil, askedAt + lifetimeMs * RENEWAL_AGE);
    this.#held = { accessToken, lifetimeMs, usableUntil, renewAt, isOwn: true };
    this.#isStoreDead = false;
    this.#options.notify?.({ type, scopes, expiresInSeconds });
    const ttlMs = Math.floor(usableUntil - performance.now()); // Redis rejects fractions of a millisecond
    const entry: StoredToken = { accessToken, lifetimeMs };
    if (ttlMs > 0) void this.#useStore("set", async (store) => store.set(this.#options.key, entry, ttlMs));
    return accessToken;
  }

  /** Uses the store if there is one, for a limited time. A failure emits an event and never throws. */
  async #useStore<Value>(
    action: "get" | "set",
    use: (store: TokenStore) => Promise<Value>,
  ): Promise<Value | undefined> {
    const { store, notify } = this.#options;
    if (!store) return undefined;
    const limit = Promise.withResolvers<never>();
    const error = new TimeoutError(`tokenStore.${action}`, "attempt", STORE_TIMEOUT_MS);
    const cancel = schedule(() => limit.reject(error), STORE_TIMEOUT_MS);
    try {
      return await Promise.race([use(store), limit.promise]);
    } catch (error) {
      notify?.({ type: "token-store-failed", action, error: getErrorName(error) });
      return undefined;
    } finally {
      cancel();
    }
  }

  #renewInBackground(token: HeldToken): void {
    this.#obtain().catch((error: unknown) => {
      this.#options.notify?.({ type: "token-renewal-failed", error: getErrorName(error) });
      if (this.#held !== token) return;
      const now = performance.now();
      this.#held = { ...token, renewAt: now + (token.usableUntil - now) * RENEWAL_PAUSE };
    });
  }
}

function getMarginMs(lifetimeMs: number): number {
  return Math.min(MAX_MARGIN_MS, lifetimeMs / 10);
}

/** Copies a token from the value of a store, if it has one. @throws Error if it is another value. */
function readToken(value: unknown): StoredToken | undefined {
  if (value === undefined || value === null) return undefined;
  const accessToken = readProperty(value, "accessToken");
  const lifetimeMs = readProperty(value, "lifetimeMs");
  if (isHeaderText(accessToken) && typeof lifetimeMs === "number" && lifetimeMs > 0) return { accessToken, lifetimeMs };
  throw Object.assign(new Error(), { name: "not a token" }); // events show the name
}
