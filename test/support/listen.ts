import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Starts a server on a free port of loopback, and returns its URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that lives until the end of the test, and returns it with its URL. */
export async function serve(listener: RequestListener): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(listener);
  const url = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, url };
}
