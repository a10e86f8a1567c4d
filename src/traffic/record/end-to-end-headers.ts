/** Headers of a connection, not of a message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/** Selects the headers that describe the message; order and spelling stay. */
export function selectEndToEnd(headers: Iterable<readonly [string, string]>): (readonly [string, string])[] {
  const pairs = [...headers];
  const listed = pairs.filter(([name]) => name.toLowerCase() === "connection").flatMap(([, value]) => value.split(","));
  const dropped = new Set([...HOP_BY_HOP, ...listed.map((name) => name.trim().toLowerCase())]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
}
