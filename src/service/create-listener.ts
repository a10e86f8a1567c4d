import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { matchOperation, type OperationMatch } from "../contract/index.ts";
import { Service } from "./create-service.ts";
import { DroppedConnectionError } from "./http/dropped-connection-error.ts";
import { readText } from "./http/exchange.ts";
import type { Answer } from "./http/service-response.ts";

/**
 * The service as a listener of `node:http`. Requests for an operation are answered without a Request and a Response in
 * between, which would take longer to make than the page takes to read; every other request goes through `fetch`.
 * @throws TypeError if the service is not from `createService`.
 */
export function createListener(service: Service): RequestListener {
  const responder = Service.getResponder(service);
  const listenByFetch = getRequestListener(fetchOrDrop(service.fetch), {
    errorHandler: () =>
      Response.json({ code: 400, key: "invalid_request", message: "Invalid request" }, { status: 400 }),
  });
  return (incoming, outgoing) => {
    const url = incoming.url ?? "";
    const start = url.indexOf("?");
    const pathname = start < 0 ? url : url.slice(0, start);
    const match = pathname.startsWith("/") ? matchOperation(incoming.method ?? "", pathname) : undefined;
    if (!match || !isWhole(match, pathname)) return void listenByFetch(incoming, outgoing);
    const query = new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
    const { headers } = incoming;
    const request = {
      ...match,
      query,
      remoteAddress: incoming.socket.remoteAddress,
      headers: {
        get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null,
        has: (name: string) => headers[name.toLowerCase()] !== undefined,
      },
      readBody: () => readText(incoming),
    };
    responder.answer(request).then(
      (answer) => send(answer, incoming, outgoing),
      () => outgoing.destroy(),
    );
  };
}

/** The contract matches an operation under any base address; a server has no base address. */
function isWhole({ operation }: OperationMatch, pathname: string): boolean {
  const depth = pathname.split("/").length;
  return depth === operation.path.split("/").length || pathname === `/v1${operation.path}`;
}

/** The same `fetch`, which ends the connection where a fault on demand wants that. */
function fetchOrDrop(fetch: Service["fetch"]) {
  return (request: Request, { incoming }: { incoming: { socket: { destroy(): unknown } } }) =>
    fetch(request).catch((error: unknown) => {
      if (error instanceof DroppedConnectionError) incoming.socket.destroy();
      throw error;
    });
}

function send({ status, headers, body, cut }: Answer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (cut === "all") return void incoming.socket.destroy();
  const length = body.reduce((sum, part) => sum + part.length, 0);
  // A body that was refused before its end is still coming in; a connection cannot be used again over it.
  const isCutOff = !incoming.complete && incoming.headers["content-length"] !== undefined;
  outgoing.writeHead(status, {
    ...headers,
    ...(status !== 204 && { "Content-Length": length }),
    ...(isCutOff && { Connection: "close" }),
  });
  if (cut === "half") {
    const half = Buffer.concat(body).subarray(0, length / 2);
    return void outgoing.write(half, () => incoming.socket.destroy());
  }
  outgoing.cork();
  for (const part of body) outgoing.write(part);
  outgoing.end();
  outgoing.uncork();
}
