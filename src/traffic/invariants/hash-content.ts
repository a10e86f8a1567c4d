import { isDateTime, toEpochMicroseconds } from "../../contract/is-date-time.ts";

/**
 * Returns 32 bits that are equal for equal JSON values, whatever the order of properties and the notation of instants. It
 * compares what one service sends, so it needs no protection against chosen collisions.
 */
export function hashContent(value: unknown): number {
  if (typeof value === "string") return isDateTime(value) ? hashNumber(toEpochMicroseconds(value)) : hashText(value);
  if (typeof value === "number") return hashNumber(value);
  if (typeof value !== "object" || value === null) return hashText(`a constant: ${value}`);
  if (Array.isArray(value)) return value.reduce<number>((hash, item) => mix(hash, hashContent(item)), value.length);
  let sum = -1;
  for (const name in value) sum += mix(hashText(name), hashContent(value[name as keyof typeof value]));
  return mix(sum, 0);
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over UTF-16 code units. */
function hashText(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

const double = new DataView(new ArrayBuffer(8));

function hashNumber(value: number): number {
  double.setFloat64(0, value);
  return mix(mix(1, double.getInt32(0)), double.getInt32(4));
}

/** Combines two hashes so that each bit changes about half of the result: the last steps of MurmurHash3. */
function mix(first: number, second: number): number {
  let hash = Math.imul(first, 31) ^ second;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
