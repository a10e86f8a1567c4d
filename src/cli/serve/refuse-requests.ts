import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { createErrorObject, type ErrorStatus } from "../../contract/error-object.ts";
import { ServiceError, type ServiceResponse } from "../../service/internal.ts";

/** Creates the response to a request that does not reach the service, or that a listener failed to answer. */
export type Refuse = (error: unknown, remoteAddress: string | undefined) => ServiceResponse;

/** Statuses by the error code of Node's parser; all other errors are a 400. */
const statuses: Readonly<Record<string, ErrorStatus>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Creates the refusal of a request that is not valid HTTP (S20). */
export function createRefusal(status: ErrorStatus, details?: string): ServiceError {
  return new ServiceError(createErrorObject(status, details === undefined ? {} : { details }));
}

/** Answers a request with an Error object, and closes its connection: a body can still arrive. */
export function sendRefusal(response: ServerResponse, refuse: Refuse, error: unknown): void {
  const { status, headers, body } = formatRefusal(refuse, error, response.req.socket);
  response.writeHead(status, headers).end(body);
}

/** Answers a request whose listener failed with 500 (S23), or cuts the response that it had begun. */
export function failRequest(response: ServerResponse, refuse: Refuse, error: unknown): void {
  if (!response.headersSent) return void sendRefusal(response, refuse, error);
  refuse(error, response.req.socket.remoteAddress); // reports the failure
  response.destroy();
}

function formatRefusal(refuse: Refuse, error: unknown, socket: Socket) {
  const { status, headers, body = new Uint8Array() } = refuse(error, socket.remoteAddress);
  return { status, headers: { ...headers, "Content-Length": body.length, Connection: "close" }, body };
}

/** A connection with bytes that are not a request. */
interface BrokenConnection {
  readonly socket: Socket;
  readonly error: NodeJS.ErrnoException;
  readonly refuse: Refuse;
  /** Time for the client to close its half, too. */
  readonly lingerMs: number;
}

/**
 * Answers bytes that Node's parser refuses, after the responses to earlier requests on the connection (pipelining).
 * @param response The response to the last request whose headers have arrived.
 */
export function refuseBrokenRequest(connection: BrokenConnection, response: ServerResponse | undefined): void {
  const { socket, error } = connection;
  if (broken.has(socket)) return; // the parser reports each later packet, too
  broken.add(socket);
  if (response === undefined || (response.req.complete && response.writableFinished))
    return void endWithRefusal(connection);
  if (response.req.complete) return void response.once("close", () => endWithRefusal(connection));
  if (response.headersSent) return void socket.destroy(); // the status is already sent
  response.setHeader("Connection", "close");
  response.req.on("error", () => undefined).emit("error", error); // fails the body, so that the service answers
}

/** Connections that are about to close. */
const broken = new WeakSet<Socket>();

/** Sends an Error object (S20) for bytes that are not a request, and ends the connection. */
function endWithRefusal({ socket, error, refuse, lingerMs }: BrokenConnection): void {
  if (!socket.writable) return void socket.destroy(); // the client has reset the connection
  const { status, headers, body } = formatRefusal(refuse, createRefusal(statuses[error.code ?? ""] ?? 400), socket);
  const lines = Object.entries(headers).map((entry) => `${entry.join(": ")}\r\n`);
  socket.resume().write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  socket.end(body);
  setTimeout(() => socket.destroy(), lingerMs).unref(); // not at once: a reset could overtake the response
}
