import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Status and message for what is no HTTP request, by the code of Node's error. */
const refusals: Record<string, readonly [status: number, reason: string, key: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request header fields too large", "headers_too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request timeout", "request_timeout"],
};

/** Refuses what is no HTTP request, after the answers to the requests before it on the same connection (pipelining). */
export function refuseBadRequests(server: Server): void {
  /** The latest answer of each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (error, socket) => {
    const answer = answers.get(socket);
    if (answer === undefined || answer.writableFinished) return refuse(error, socket);
    if (answer.req.complete) return void answer.once("close", () => refuse(error, socket));
    if (answer.headersSent) return void socket.destroy(); // what has begun cannot be taken back
    refuse(error, socket);
  });
}

/** An Error object (S20) for a request that did not get as far as the service, and the end of its connection. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [code, message, key] = refusals[error.code ?? ""] ?? [400, "Bad request", "bad_request"];
  const body = JSON.stringify({ code, key, message });
  const head = [
    `HTTP/1.1 ${code} ${message}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
