import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { createErrorObject } from "../../contract/error-object.ts";
import type { ExchangeError } from "../read/har.ts";
import { BodyCopy, type HeaderPair, type ObservedExchange, selectEndToEnd } from "./observed-exchange.ts";

/** The start of the header that names the proxy and its reason (RFC 9209). */
export const PROXY_STATUS = "loyalty-record; error=";

/** Options of {@link PassedExchange}. */
export interface PassOptions {
  readonly upstream: URL;
  readonly clock: () => number;
  /** Connects to the upstream. */
  readonly agent: http.Agent;
  /** Takes the exchange once. The client gets the end of the response when this settles. */
  readonly record: (exchange: ObservedExchange) => Promise<void>;
}

const connectErrors: { readonly [code: string]: ExchangeError } = {
  EAI_AGAIN: "dns_error",
  ECONNREFUSED: "connection_refused",
  ENOTFOUND: "dns_error",
  ETIMEDOUT: "connection_timeout",
};

const NO_BYTES = Buffer.alloc(0);

/** Passes a request on and its response back, and records both. */
export class PassedExchange {
  /** Settles when the exchange is recorded, and the response has ended. */
  readonly ended: Promise<void>;
  readonly #incoming: http.IncomingMessage;
  readonly #outgoing: http.ServerResponse;
  readonly #options: PassOptions;
  readonly #start: number;
  readonly #path: string;
  readonly #sent = new BodyCopy();
  readonly #received = new BodyCopy();
  readonly #onward: http.ClientRequest;
  #response: http.IncomingMessage | undefined;
  #recorded: Promise<void> | undefined;

  constructor(incoming: http.IncomingMessage, outgoing: http.ServerResponse, options: PassOptions) {
    const { upstream, agent, clock } = options;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#options = options;
    this.#start = clock();
    // A client that uses this as a forward proxy sends an absolute URL (RFC 9112 §3.2.2).
    const target = incoming.url?.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?=\?|$)/, "/") ?? "";
    this.#path = upstream.pathname.replace(/\/$/, "") + target;
    const { request } = upstream.protocol === "https:" ? https : http;
    const headers = toRequestHeaders(incoming, upstream.host);
    this.#onward = request(upstream, { method: incoming.method, path: this.#path, headers, agent });
    this.#onward.on("error", (error) => this.#fail(error));
    this.#onward.once("response", (response) => this.#passResponse(response));
    outgoing.on("error", () => undefined); // "close" follows
    this.ended = once(outgoing, "close").then(() => this.#end());
    incoming.on("data", (chunk) => this.#sent.add(chunk));
    incoming.once("end", () => this.#sent.end());
    incoming.pipe(this.#onward);
  }

  async #passResponse(response: http.IncomingMessage): Promise<void> {
    const { statusCode = 0, statusMessage, rawHeaders } = response;
    const outgoing = this.#outgoing;
    const length = this.#readLength(response);
    this.#response = response;
    outgoing.sendDate = false;
    outgoing.writeHead(statusCode, statusMessage, selectEndToEnd(toPairs(rawHeaders)).flat());
    if (length > 0) outgoing.write(NO_BYTES); // `flushHeaders` would write bytes above 127 as UTF-8
    try {
      for await (const chunk of response) {
        this.#received.add(chunk);
        if (this.#received.length === length) await this.#recordWhole(); // these bytes end the response for the client
        if (!outgoing.write(chunk)) await once(outgoing, "drain");
      }
      await this.#recordWhole();
      outgoing.end();
    } catch {
      this.#incoming.socket.destroy();
    }
  }

  /** Returns the length of the body of a response in bytes; Infinity if it is unknown. */
  #readLength({ statusCode, headers }: http.IncomingMessage): number {
    if (this.#incoming.method === "HEAD" || statusCode === 204 || statusCode === 304) return 0;
    return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  }

  /** Answers with 502 if there is no response. A connection that breaks, breaks for the client, too. */
  #fail(error: NodeJS.ErrnoException): void {
    const { code = "" } = error;
    // Node takes any end of the connection for the end of a body without a length.
    if (this.#response?.complete === false) this.#response.destroy(error);
    if (this.#response || this.#recorded) return;
    const name = nameError(code, this.#onward.socket);
    void this.#record(name);
    if (code === "ECONNRESET" || code === "EPIPE") {
      this.#incoming.socket.destroy();
      return;
    }
    // An Error object (§7.1) that names the proxy (RFC 9209).
    const body = JSON.stringify(createErrorObject(502, { details: "The proxy gets no response from the upstream." }));
    const headers = { "Content-Type": "application/json", "Proxy-Status": PROXY_STATUS + name, Connection: "close" };
    this.#outgoing.writeHead(502, headers).end(body);
  }

  /** Records the exchange as interrupted if the client did not get the whole response. */
  #end(): Promise<void> | undefined {
    if (!this.#outgoing.writableFinished) {
      void this.#record(this.#response ? "http_response_incomplete" : "connection_terminated");
      this.#onward.destroy();
    }
    return this.#recorded;
  }

  #recordWhole(): Promise<void> {
    this.#received.end();
    return this.#record();
  }

  #record(error?: ExchangeError): Promise<void> {
    const { upstream, clock, record } = this.#options;
    const { method = "", rawHeaders } = this.#incoming;
    const response = this.#response;
    this.#recorded ??= record({
      start: this.#start,
      end: clock(),
      request: { method, url: upstream.origin + this.#path, headers: toPairs(rawHeaders), ...this.#sent.read() },
      response: response && {
        status: response.statusCode ?? 0,
        headers: toPairs(response.rawHeaders),
        ...this.#received.read(),
      },
      error,
      isDecoded: false,
    });
    return this.#recorded;
  }
}

function nameError(code: string, socket: Socket | TLSSocket | null): ExchangeError {
  if (connectErrors[code]) return connectErrors[code];
  if (socket && "authorizationError" in socket && socket.authorizationError) return "tls_certificate_error";
  if (/^(?:ERR_SSL|EPROTO)/.test(code)) return "tls_protocol_error";
  return code.startsWith("HPE_") ? "http_protocol_error" : "connection_terminated";
}

/** Returns the headers of a request, with the host of the upstream. */
function toRequestHeaders({ headers, rawHeaders }: http.IncomingMessage, host: string): string[] {
  const pairs = selectEndToEnd(toPairs(rawHeaders)).map(([name, value]): HeaderPair => {
    return [name, name.toLowerCase() === "host" ? host : value];
  });
  if (headers.host === undefined) pairs.push(["Host", host]);
  const coding = headers["transfer-encoding"];
  if (coding !== undefined) pairs.push(["Transfer-Encoding", coding]); // otherwise Node sends no chunks for a DELETE
  return pairs.flat();
}

/** Returns the pairs of names and values of raw headers. */
function toPairs(raw: readonly string[]): HeaderPair[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));
}
