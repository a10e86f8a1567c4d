import type { Header } from "har-format";
import { readHeader } from "../read/har.ts";

/** Headers of a connection, not of a message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/** Selects the headers that describe the message, in their order. */
export function selectEndToEnd(headers: readonly Header[]): Header[] {
  const listed = readHeader(headers, "connection")?.toLowerCase().split(",") ?? [];
  const dropped = new Set([...HOP_BY_HOP, ...listed.map((name) => name.trim())]);
  return headers.filter(({ name }) => !dropped.has(name.toLowerCase()));
}
