import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { describeSystemError } from "./files.ts";

/**
 * Binds a server to a TCP port (0 picks a free one) and returns its URL.
 * @throws {Error} If the server cannot listen there; the message says what to do.
 */
export async function bindPort(server: Server, host: string, port: number): Promise<string> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (cause) {
    throw new Error(`cannot listen on ${host}, port ${port}: ${describeSystemError(cause, "listen")}`, { cause });
  }
  const { address, family, port: bound } = server.address() as AddressInfo; // not a string, because it listens on TCP
  return `http://${family === "IPv6" ? `[${address}]` : address}:${bound}`;
}
