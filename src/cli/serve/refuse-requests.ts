import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { createErrorObject } from "../../contract/error-object.ts";
import { ServiceError } from "../../service/http/service-error.ts";
import type { ServiceResponse } from "../../service/http/service-response.ts";

/** Creates the response to a request that does not reach the service. */
export type Refuse = (refusal: ServiceError, remoteAddress: string | undefined) => ServiceResponse;

type Refusal = Parameters<typeof createErrorObject>[0];

/** Statuses by the error code of Node's parser; all other errors are a 400. */
const statuses: Readonly<Record<string, Refusal>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers a request with an Error object (S20), and closes its connection: a body may still arrive. */
export function sendRefusal(response: ServerResponse, refuse: Refuse, code: Refusal, details: string): void {
  const { status, headers, bytes } = createRefusal(refuse, code, response.req.socket, details);
  response.writeHead(status, headers).end(bytes);
}

function createRefusal(refuse: Refuse, code: Refusal, socket: Socket, details?: string) {
  const refusal = createErrorObject(code, details === undefined ? {} : { details });
  const { status, headers, body } = refuse(new ServiceError(refusal), socket.remoteAddress);
  const bytes = Buffer.concat(body);
  return { status, headers: { ...headers, "Content-Length": bytes.length, Connection: "close" }, bytes };
}

/**
 * Answers bytes that Node's parser refuses, after the responses to earlier requests on the connection (pipelining).
 * @param response The response to the last request whose headers have arrived.
 */
export function refuseBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  response: ServerResponse | undefined,
  refuse: Refuse,
): void {
  if (broken.has(socket)) return; // the parser reports each later packet, too
  broken.add(socket);
  if (response === undefined) return void endWithRefusal(error, socket, refuse);
  if (response.req.complete) {
    if (response.writableFinished) return void endWithRefusal(error, socket, refuse);
    return void response.once("close", () => endWithRefusal(error, socket, refuse));
  }
  if (response.headersSent) return void socket.destroy(); // the status is already sent
  response.setHeader("Connection", "close");
  failBody(response.req, error);
}

/** Connections that are about to close. */
const broken = new WeakSet<Socket>();

/** Fails the body of a request, so that the service answers it: now, or once the service begins to read. */
function failBody(request: IncomingMessage, error: Error): void {
  const fail = () => request.emit("error", error);
  request.on("error", () => undefined); // the service may answer without reading
  fail();
  request.on("newListener", (name) => name === "error" && process.nextTick(fail));
}

/** Sends an Error object (S20) for bytes that are not a request, and ends the connection. */
function endWithRefusal(error: NodeJS.ErrnoException, socket: Socket, refuse: Refuse): void {
  if (!socket.writable) return void socket.destroy(); // the client has reset the connection
  const { status, headers, bytes } = createRefusal(refuse, statuses[error.code ?? ""] ?? 400, socket);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map((entry) => entry.join(": ")),
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), bytes]));
}
