import type { AccessToken } from "../contract/schemas.ts";

/** A token is renewed this long before it expires, or a tenth of its lifetime before where that is less. */
const RENEWAL_MARGIN_MS = 30_000;

/** Bearer tokens for the requests of one client. */
export interface TokenSource {
  /** A token that is good for now; many callers share one request for it. */
  get(): Promise<string>;
  /** Tells that the service refused a token. A newer one stays. */
  discard(token: string): void;
  /** The token in hand, if one was issued. */
  current(): string | undefined;
}

/**
 * Issues tokens when they are needed and renews them before they expire.
 * @param issue Asks the service for a token.
 * @param now Milliseconds of a clock that only goes forward: lifetimes count from `expires_in`, so a wrong wall clock on
 * either side does no harm.
 */
export function createTokenSource(issue: () => Promise<AccessToken>, now: () => number): TokenSource {
  let held: { token: string; renewAt: number } | undefined;
  let pending: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const asked = now();
    const { access_token, expires_in } = await issue();
    const lifetimeMs = expires_in * 1000;
    held = { token: access_token, renewAt: asked + lifetimeMs - Math.min(RENEWAL_MARGIN_MS, lifetimeMs / 10) };
    return access_token;
  }

  return {
    get() {
      if (held && now() < held.renewAt) return Promise.resolve(held.token);
      pending ??= renew().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    discard(token) {
      if (held?.token === token) held = undefined;
    },
    current: () => held?.token,
  };
}
