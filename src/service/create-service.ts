import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { securityHeaders, tokenLifetimeSeconds } from "../contract/internal.ts";
import { createDispatcher, type Dispatcher } from "./create-dispatcher.ts";
import { readText } from "./http/exchange.ts";
import { type ServiceResponse, toResponse } from "./http/service-response.ts";
import type { ServiceOptions } from "./service-options.ts";
import { isolateListeners } from "./store/isolate-listeners.ts";

const DRAWN_BYTES = 4_096;

/** The service, for requests in this process and requests of a server. */
export interface Service {
  /** Answers a request, given as to the global `fetch`. Rejects like a lost connection if a fault drops the response. */
  readonly fetch: (input: Request | URL | string, init?: object) => Promise<Response>;
  /** Serves `node:http`. It creates no Request and no Response, which take longer than reading a page. */
  readonly listener: RequestListener;
}

/** A service that can also answer requests that do not reach its listener. */
export interface InternalService extends Service, Pick<Dispatcher, "refuse" | "createRequestId"> {}

/**
 * Creates the service behind the interface (§4), over a store. The operation table drives routes, authentication and
 * the checks of parameters and forms.
 * @throws FaultRuleError if a rule in `faults` is invalid.
 */
export function createService(options: ServiceOptions): Service {
  const { fetch, listener } = createInternalService(options);
  return { fetch, listener };
}

/** Creates the service with the functions that only the command line needs. */
export function createInternalService(options: ServiceOptions): InternalService {
  const { dispatch, refuse, createRequestId } = createDispatcher({
    now: Date.now,
    sleep,
    randomBytes: createRandomSource(),
    tokenLifetimeSeconds,
    bearerHeader: securityHeaders["X-Service-OAuth"],
    ...isolateListeners(options),
    tokenClock: options.now,
  });
  const fetch: Service["fetch"] = async (input, init) => {
    // Servers pass other objects than a RequestInit beside a Request.
    const isRequest = typeof input === "object" && "method" in input;
    const { method, url, headers, body } = isRequest ? input : new Request(input, init);
    const { pathname, search } = new URL(url);
    const readBody = async () => (body ? readText(body as unknown as AsyncIterable<Uint8Array>) : ""); // streams of Node are iterable; the DOM types lack that
    return toResponse(await dispatch({ method, target: pathname + search, headers, readBody }), method);
  };
  return { fetch, listener: createListener(dispatch), refuse, createRequestId };
}

/** Returns a source of random bytes that asks the system for 4 kB at a time, because it takes as long for a request id. */
function createRandomSource(): (size: number) => Uint8Array {
  let drawn = Buffer.alloc(0);
  return (size) => {
    if (drawn.length < size) drawn = randomBytes(DRAWN_BYTES);
    const bytes = drawn.subarray(0, size);
    drawn = drawn.subarray(size);
    return bytes;
  };
}

/** Creates a listener for `node:http`. */
function createListener(dispatch: Dispatcher["dispatch"]): RequestListener {
  return (incoming, outgoing) => {
    const { method = "", url: target = "", headers, socket } = incoming;
    const request = {
      method,
      target,
      remoteAddress: socket.remoteAddress,
      headers: {
        get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null,
        has: (name: string) => headers[name.toLowerCase()] !== undefined,
      },
      readBody: () => readText(incoming),
    };
    dispatch(request)
      .then((response) => send(response, incoming, outgoing))
      .catch(() => outgoing.destroy());
  };
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
