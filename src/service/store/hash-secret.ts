import { createHash, timingSafeEqual } from "node:crypto";

/** What the store keeps of a secret. Tokens and keys are long and random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): Uint8Array {
  return createHash("sha256").update(secret).digest();
}

const NO_HASH = new Uint8Array(32);

/** Whether a secret is the one that was stored, in a time that does not tell how close a guess was, nor whether there is one. */
export function isSecret(secret: string, hash: Uint8Array = NO_HASH): boolean {
  return timingSafeEqual(hashSecret(secret), hash);
}
