import type { AccessToken } from "../contract/schemas.ts";
import { tokenLifetimeSeconds } from "../contract/vocabulary.ts";
import type { TokenProvider } from "./authenticate.ts";
import { getErrorName, type Notify } from "./events.ts";

/** A token is not used in the last 30 s of its life, or in the last tenth if that is shorter. */
const MAX_MARGIN_MS = 30_000;
/** Fraction of the lifetime after which a token is renewed in the background. */
const RENEWAL_AGE = 0.8;
/** Fraction of the remaining time after which a failed background renewal is tried again. */
const RENEWAL_PAUSE = 0.2;
/** After a renewed token was refused too, the time in which no refusal renews a token. */
const PAUSE_MS = 10_000;

/** Lifetimes are `expires_in` on the clock that never goes back, `performance.now`. */
export interface TokenSourceOptions {
  readonly issue: () => Promise<AccessToken>;
  readonly revoke: (token: string) => Promise<unknown>;
  readonly scopes: readonly string[];
  readonly notify: Notify | undefined;
}

interface HeldToken {
  readonly accessToken: string;
  /** Times of `performance.now`. */
  readonly usableUntil: number;
  readonly renewAt: number;
}

/** Issues a token when it is first needed, and renews it before it expires. */
export class TokenSource implements TokenProvider {
  readonly #options: TokenSourceOptions;
  #held: HeldToken | undefined;
  /** The request for a token that is in progress. All callers wait for the same one. */
  #pending: Promise<string> | undefined;
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
   * Reports a token that the service refused. A newer token stays in use. If the one that replaced it is refused too, the cause is not
   * the token: it stays in use during a pause, so that a service that refuses everything does not issue tokens without end.
   */
  discard(token: string, isRenewed: boolean): void {
    const isPaused = performance.now() < this.#pausedUntil;
    if (this.#held?.accessToken !== token || isPaused) return;
    if (isRenewed) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#options.notify?.({ type: "token-refused" });
      return;
    }
    this.#held = undefined;
  }

  /** Revokes the tokens that it issued. Throws the first failure after all others. */
  async revoke(): Promise<void> {
    await this.#pending?.catch(() => undefined); // includes a token that is on its way
    this.#held = undefined;
    const results = await Promise.allSettled([...this.#issued.keys()].map((token) => this.#revokeToken(token)));
    const failure = results.find((result) => result.status === "rejected");
    if (failure) throw failure.reason;
  }

  async #revokeToken(token: string): Promise<void> {
    await this.#options.revoke(token);
    this.#issued.delete(token);
    this.#options.notify?.({ type: "token-revoked" });
  }

  #obtain(): Promise<string> {
    this.#pending ??= this.#issueToken().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #issueToken(): Promise<string> {
    const askedAt = performance.now();
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
    const usableUntil = askedAt + lifetimeMs - Math.min(MAX_MARGIN_MS, lifetimeMs / 10);
    const renewAt = Math.min(usableUntil, askedAt + lifetimeMs * RENEWAL_AGE);
    this.#held = { accessToken, usableUntil, renewAt };
    this.#options.notify?.({ type, scopes, expiresInSeconds });
    return accessToken;
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
