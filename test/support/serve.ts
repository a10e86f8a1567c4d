import { createServer, type RequestListener, type Server } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "./listen.ts";

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
