import type { AccessToken } from "../../contract/schemas.ts";
import type { ClientEvent } from "../client-event.ts";
import { createSafeStore, type StoredToken, type TokenStore } from "./token-store.ts";

/** A token is not used in the last 30 s of its life, or in the last tenth where that is less. */
const MARGIN_MS = 30_000;
/** Part of the lifetime after which a token is renewed in the background. */
const RENEWAL_AGE = 0.8;
/** Part of the time left after which a background renewal that failed is tried again. */
const RENEWAL_PAUSE = 0.2;
const MOST_TRIES = 3;
/** A store that is slow to forget may hand out a refused token again; older ones have expired by then. */
const MOST_REFUSED = 100;

/** What a token source is made of. */
export interface TokenSourceInit {
  /** Asks the service for a token. */
  readonly issue: () => Promise<AccessToken>;
  /** Milliseconds of a clock that only goes forward. Lifetimes count from `expires_in` on it; wall clocks play no part. */
  readonly now: () => number;
  readonly notify: (event: ClientEvent) => void;
  /** Names base address, app id and scopes. */
  readonly key: string;
  readonly store?: TokenStore | undefined;
}

/** Tokens for the calls of a client. */
export interface TokenSource {
  /** A token that is not known to be dead. However many callers wait, one request is under way. */
  get(): Promise<string>;
  /** Tells that the service refused a token. A newer one stays. */
  discard(token: string): Promise<void>;
  /** Gives up the tokens that this source issued and that may still be alive, unless a store shares them: for revocation. */
  release(): Promise<string[]>;
}

interface HeldToken extends StoredToken {
  /** Moments of `now`. */
  readonly deadAt: number;
  readonly renewAt: number;
  readonly isOwn: boolean;
}

/** Issues tokens when they are first needed, shares them through the store, and renews them before they expire. */
export function createTokenSource({ issue, now, notify, key, store: given }: TokenSourceInit): TokenSource {
  const store = createSafeStore(given, notify);
  let held: HeldToken | undefined;
  let pending: Promise<string> | undefined;
  const refused = new Set<string>();
  /** Tokens of this source's own, with the moment at which they expire. */
  const issued = new Map<string, number>();

  async function obtain(): Promise<string> {
    const asked = now();
    const shared = await store.get(key);
    const isOwnAgain = held?.isOwn === true && shared?.accessToken === held.accessToken;
    if (shared && !isOwnAgain && !refused.has(shared.accessToken)) {
      // Entries vanish a margin before the token dies, so what was there a moment ago is good for that long.
      const deadAt = asked + marginOf(shared.lifetimeMs);
      held = { ...shared, deadAt, renewAt: deadAt, isOwn: false };
      return shared.accessToken;
    }
    const isRenewal = held !== undefined;
    const { access_token, expires_in, scope } = await issue();
    const lifetimeMs = expires_in * 1000;
    const deadAt = asked + lifetimeMs - marginOf(lifetimeMs);
    for (const [token, expiresAt] of issued) if (expiresAt <= asked) issued.delete(token);
    issued.set(access_token, now() + lifetimeMs);
    held = {
      accessToken: access_token,
      lifetimeMs,
      deadAt,
      renewAt: Math.min(deadAt, asked + lifetimeMs * RENEWAL_AGE),
      isOwn: true,
    };
    notify({
      type: isRenewal ? "token-renewed" : "token-issued",
      scopes: scope.split(" "),
      expiresInSeconds: expires_in,
    });
    await store.set(key, { accessToken: access_token, lifetimeMs }, deadAt - now());
    return access_token;
  }

  function obtainOnce(): Promise<string> {
    pending ??= obtain().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  function renewInBackground(token: HeldToken): void {
    obtainOnce().catch((error: unknown) => {
      notify({ type: "token-renewal-failed", error: error instanceof Error ? error.name : typeof error });
      if (held === token) held = { ...token, renewAt: now() + (token.deadAt - now()) * RENEWAL_PAUSE };
    });
  }

  return {
    async get() {
      for (let tries = 1; !held || now() >= held.deadAt; tries++) {
        const token = await obtainOnce();
        // A token may be dead on arrival where the answer took longer than its life.
        if (tries === MOST_TRIES) return token;
      }
      if (now() >= held.renewAt && !pending) renewInBackground(held);
      return held.accessToken;
    },
    async discard(token) {
      if (refused.size >= MOST_REFUSED) refused.clear();
      refused.add(token);
      issued.delete(token);
      if (held?.accessToken === token) held = undefined;
      await store.remove(key, token);
    },
    async release() {
      await pending?.catch(() => undefined); // a token that is on its way counts, too
      const tokens = [...issued].filter(([, expiresAt]) => now() < expiresAt).map(([token]) => token);
      held = undefined;
      issued.clear();
      return given ? [] : tokens;
    },
  };
}

function marginOf(lifetimeMs: number): number {
  return Math.min(MARGIN_MS, lifetimeMs / 10);
}
