import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createErrorObject } from "../contract/error-object.ts";
import { matchOperation, type OperationMatch } from "../contract/internal.ts";
import { Service } from "./create-service.ts";
import { readText } from "./http/exchange.ts";
import { DroppedConnectionError, type ServiceResponse } from "./http/service-response.ts";

/**
 * Creates a listener for `node:http`. Requests for an operation are answered without a Request and a Response, which take
 * longer to create than a page takes to read; every other request goes through `fetch`.
 * @throws TypeError if the service is not from `createService`.
 */
export function createListener(service: Service): RequestListener {
  const dispatcher = Service.getDispatcher(service);
  const listenByFetch = getRequestListener(createDroppingFetch(service.fetch), {
    errorHandler: () => Response.json(createErrorObject(400), { status: 400 }),
  });
  return (incoming, outgoing) => {
    const url = incoming.url ?? "";
    const start = url.indexOf("?");
    const pathname = start < 0 ? url : url.slice(0, start);
    const match = pathname.startsWith("/") ? matchOperation(incoming.method ?? "", pathname) : undefined;
    if (!match || !isWholePath(match, pathname)) return void listenByFetch(incoming, outgoing);
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
    dispatcher.dispatch(request).then(
      (response) => send(response, incoming, outgoing),
      () => outgoing.destroy(),
    );
  };
}

/** Whether nothing precedes the path of the operation: the contract matches under any base address, a server has none. */
function isWholePath({ operation }: OperationMatch, pathname: string): boolean {
  const depth = pathname.split("/").length;
  return depth === operation.path.split("/").length || pathname === `/v1${operation.path}`;
}

/** Ends the connection if a fault drops the response. */
function createDroppingFetch(fetch: Service["fetch"]) {
  return (request: Request, { incoming }: { incoming: { socket: { destroy(): unknown } } }) =>
    fetch(request).catch((error: unknown) => {
      if (error instanceof DroppedConnectionError) incoming.socket.destroy();
      throw error;
    });
}

function send(response: ServiceResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { status, headers, body, cut } = response;
  if (cut === "all") return void incoming.socket.destroy();
  const length = body.reduce((sum, part) => sum + part.length, 0);
  // The rest of a refused body is still arriving, so the connection cannot be used again.
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
