import { once } from "node:events";
import { createServer, type Server as HttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Starts a server on a free port of loopback, and returns its URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends something with the test, or with the file if no test runs. */
export function endWithTest(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else afterAll(async () => void (await end()));
}

/** Starts a server that lives until the end of the test, or of the file if no test runs, and returns it with its URL. */
export async function serve(listener: RequestListener): Promise<{ readonly server: HttpServer; readonly url: string }> {
  const server = createServer(listener);
  const url = await listen(server);
  endWithTest(() => server.close().closeAllConnections());
  return { server, url };
}

/** Finds a port of loopback that is free now, for a program that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const probe = createTcpServer();
  const { port } = new URL(await listen(probe));
  await new Promise((resolve) => probe.close(resolve));
  return Number(port);
}
