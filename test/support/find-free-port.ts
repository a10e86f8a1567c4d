import { createServer } from "node:net";
import { listen } from "./listen.ts";

/** Finds a port of loopback that is free now, for a program that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await new Promise((resolve) => probe.close(resolve));
  return Number(port);
}
