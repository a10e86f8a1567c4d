import { createServer, type Server as HttpServer, type RequestListener } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { bindPort } from "../../src/cli/serve/start-http-server.ts";

/** Starts a server on a free port of loopback, and returns its URL. */
export const listen = (server: Server): Promise<string> => bindPort(server, "127.0.0.1", 0);

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

/** Serves a function such as `fetch`, and returns the URL. */
export async function serveFetch(send: (request: Request) => Promise<Response>): Promise<string> {
  const { url } = await serve(async (incoming, outgoing) => {
    const { method = "GET", url: target = "/", headersDistinct } = incoming;
    const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const body = await text(incoming);
    const request = new Request(url + target, { method, headers, ...(body !== "" && { body }) });
    const { status, headers: received, body: stream } = await send(request);
    outgoing.writeHead(status, Object.fromEntries(received)).end(stream ? await buffer(stream) : undefined);
  });
  return url;
}

/** Finds a port of loopback that is free now, for a program that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const probe = createTcpServer();
  const { port } = new URL(await listen(probe));
  await new Promise((resolve) => probe.close(resolve));
  return Number(port);
}
