import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createErrorObject, type ErrorStatus } from "../../contract/error-object.ts";
import { ServiceError, type ServiceResponse } from "../../service/internal.ts";

/** Creates the response to a request that does not reach the service, or that a listener failed to answer. */
export type Refuse = (error: unknown, remoteAddress: string | undefined) => ServiceResponse;

/** Time for a client to read its refusal and close its half of the connection; a reset could overtake the refusal. */
const LINGER_MS = 1_000;
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

function formatRefusal(refuse: Refuse, error: unknown, { remoteAddress }: Socket) {
  const { status, headers, body = new Uint8Array() } = refuse(error, remoteAddress);
  return { status, headers: { ...headers, "Content-Length": body.length, Connection: "close" }, body };
}

/**
 * Creates a handler of `clientError`. It answers bytes that Node's parser refuses, and requests that arrive too slowly, with an
 * Error object (S20), and closes the connection.
 * @param responses The unfinished response of each connection.
 */
export function createErrorHandler(responses: ReadonlyMap<Socket, ServerResponse>, refuse: Refuse) {
  return (error: NodeJS.ErrnoException, duplex: Duplex) => {
    const socket = duplex as Socket; // a server on TCP has no other streams
    if (!socket.writable) return undefined; // it is closing; the parser reports each later packet too
    const response = responses.get(socket);
    if (response?.headersSent) return socket.destroySoon(); // a second status would be part of its body
    if (response?.req.complete) return void response.setHeader("Connection", "close"); // the client waits for it first
    const refusal = createRefusal(statuses[error.code ?? ""] ?? 400);
    const { status, headers, body } = formatRefusal(refuse, refusal, socket);
    const lines = Object.entries(headers).map((entry) => `${entry.join(": ")}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
    socket.end(body);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
