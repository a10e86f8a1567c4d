import type { HarNameValue } from "../read/har.ts";

/** Headers of one connection, not of the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade"];

/** Names and values without those of the connection, in the order and spelling in which they came. */
export function endToEnd(raw: readonly string[]): [string, string][] {
  const pairs = toPairs(raw);
  const named = pairs.filter(([name]) => name.toLowerCase() === "connection").flatMap(([, value]) => value.split(","));
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim().toLowerCase())]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Names and values by turns, as Node gives them, in pairs. */
export function toPairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""] as [string, string]] : []));
}

/** What an archive keeps of them. */
export function toList(raw: readonly string[]): HarNameValue[] {
  return endToEnd(raw).map(([name, value]) => ({ name: name.toLowerCase(), value }));
}
