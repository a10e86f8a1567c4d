import { createHash } from "node:crypto";

/** Returns 12 hexadecimal digits that identify a kind of violation, the same in every recording. */
export function toFingerprint(kind: string): string {
  return createHash("sha256").update(kind).digest("hex").slice(0, 12);
}
