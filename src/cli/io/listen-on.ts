import type { Server } from "node:net";
import { reasonOf } from "./reason-of.ts";

/** Starts to listen. @throws {Error} That says what to do where the address cannot be listened on. */
export async function listenOn(server: Server, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, () => {
        server.off("error", reject);
        resolve();
      });
    });
  } catch (cause) {
    throw new Error(`cannot listen on ${host}, port ${port}: ${reasonOf(cause, reasons)}`, { cause });
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "it is in use; give another port, or 0 for a free one",
  EACCES: "this user may not; give a port above 1023",
  EADDRNOTAVAIL: "the machine does not have this address",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the host cannot be looked up",
};
