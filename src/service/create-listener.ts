import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Dispatcher } from "./create-dispatcher.ts";
import { readText } from "./http/exchange.ts";
import type { ServiceResponse } from "./http/service-response.ts";

/** Creates a listener for `node:http`. */
export function createListener(dispatch: Dispatcher["dispatch"]): RequestListener {
  return (incoming, outgoing) => {
    const { method = "", url: target = "", headers, socket } = incoming;
    let failure: Error | undefined; // of a body that is not read yet
    incoming.once("error", (error) => {
      failure = error;
    });
    const request = {
      method,
      target,
      remoteAddress: socket.remoteAddress,
      headers: new SentHeaders(headers),
      readBody: () => readText(incoming, failure),
    };
    dispatch(request)
      .then((response) => send(response, incoming, outgoing))
      .catch(() => outgoing.destroy());
  };
}

/** The headers of a request on a socket. */
class SentHeaders {
  readonly #headers: IncomingHttpHeaders;

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    return this.#headers[name.toLowerCase()]?.toString() ?? null;
  }

  has(name: string): boolean {
    return this.#headers[name.toLowerCase()] !== undefined;
  }
}

function send(response: ServiceResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { status, headers, body, cut } = response;
  if (cut === "all") return void incoming.socket.destroy();
  // The rest of a refused body is still arriving, so the connection cannot be used again.
  const isCutOff = !incoming.complete && incoming.headers["content-length"] !== undefined;
  const lines: string[] = []; // Node writes a list faster than an object
  for (const [name, value] of Object.entries(headers)) lines.push(name, value);
  if (status !== 204) lines.push("Content-Length", String(body?.length ?? 0));
  if (isCutOff) lines.push("Connection", "close");
  outgoing.writeHead(status, lines);
  if (cut === "half" && body)
    return void outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
  outgoing.end(body);
}
