export type HeaderPair = readonly [name: string, value: string];

/** Headers of a connection, not of a message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

export function toPairs(raw: readonly string[]): HeaderPair[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));
}

/** Selects the headers that describe the message, in their order. */
export function selectEndToEnd(headers: readonly HeaderPair[]): HeaderPair[] {
  const listed = headers
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(","));
  const dropped = new Set([...HOP_BY_HOP, ...listed.map((name) => name.trim().toLowerCase())]);
  return headers.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Returns the value of a header; empty if the message does not have it. */
export function findHeader(headers: readonly HeaderPair[], wanted: string): string {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";
}
