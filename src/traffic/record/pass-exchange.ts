import * as http from "node:http";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { createErrorObject } from "../../contract/error-object.ts";
import type { ExchangeError } from "../read/har.ts";
import { BodyCopy, type ObservedExchange } from "./observed-exchange.ts";

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

/** Passes a request on and its response back, with the headers as they arrived, and records both. */
export class PassedExchange {
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
    const { upstream, agent } = options;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#options = options;
    this.#start = options.clock();
    // A client that uses this as a forward proxy sends an absolute URL (RFC 9112 §3.2.2).
    const target = incoming.url?.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?=\?|$)/, "/") ?? "";
    this.#path = upstream.pathname.replace(/\/$/, "") + target;
    const { method } = incoming;
    const headers = toRequestHeaders(incoming, upstream.host);
    this.#onward = http.request(upstream, { method, path: this.#path, headers, agent } as http.RequestOptions);
    this.#onward.on("error", (error) => this.#fail(error));
    this.#onward.once("response", (response) => this.#passResponse(response));
    outgoing.on("error", () => undefined); // "close" follows
    outgoing.once("close", () => {
      if (outgoing.writableFinished) return;
      void this.#record(this.#response ? "http_response_incomplete" : "connection_terminated");
      this.#onward.destroy();
    });
  }

  /** Passes the body of the request. */
  passBody(): void {
    this.#incoming.on("data", (chunk) => this.#sent.add(chunk));
    this.#incoming.once("end", () => this.#sent.end());
    this.#incoming.pipe(this.#onward);
  }

  async #passResponse(response: http.IncomingMessage): Promise<void> {
    this.#response = response;
    const outgoing = this.#outgoing;
    const copy = this.#received;
    try {
      const length = this.#startResponse(response);
      for await (const chunk of response) {
        copy.add(chunk);
        if (copy.length === length) await this.#recordWhole(); // these bytes end the response for the client
        if (!outgoing.write(chunk)) await new Promise((resolve) => outgoing.once("drain", resolve));
      }
      await this.#recordWhole();
      outgoing.end();
    } catch {
      // The end of the connection ends a body without a length, so only a reset shows that this body is not whole.
      this.#incoming.socket.resetAndDestroy();
    }
  }

  /** Returns the length of the body; Infinity if it is unknown. */
  #startResponse({ statusCode = 0, statusMessage = "", headers, rawHeaders }: http.IncomingMessage): number {
    const outgoing = this.#outgoing;
    outgoing.sendDate = false;
    outgoing.removeHeader("transfer-encoding"); // Node adds none
    if (outgoing.shouldKeepAlive) outgoing.removeHeader("connection");
    const dropped = ["trailer"];
    if (!outgoing.shouldKeepAlive && headers.connection !== "close") dropped.push("connection", "keep-alive");
    const kept = toPairs(rawHeaders).filter(([name]) => !dropped.includes(name.toLowerCase()));
    outgoing.writeHead(statusCode, statusMessage, kept.flat());
    const isEmpty = this.#incoming.method === "HEAD" || statusCode === 204 || statusCode === 304;
    const length = isEmpty ? 0 : Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
    if (length > 0) setImmediate(() => outgoing.flushHeaders());
    return length;
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
    const headers = {
      "Content-Type": "application/json",
      "Proxy-Status": `${PROXY_STATUS}${name}`,
      Connection: "close",
    };
    this.#outgoing.writeHead(502, headers).end(body);
  }

  #recordWhole(): Promise<void> {
    this.#received.end();
    return this.#record();
  }

  #record(error?: ExchangeError): Promise<void> {
    const url = this.#options.upstream.origin + this.#path;
    const { method = "", rawHeaders } = this.#incoming;
    const response = this.#response;
    const exchange = {
      start: this.#start,
      end: this.#options.clock(),
      request: { method, url, headers: toPairs(rawHeaders), ...this.#sent.read() },
      response: response && {
        status: response.statusCode ?? 0,
        headers: toPairs(response.rawHeaders),
        ...this.#received.read(),
      },
      error,
      isDecoded: false,
    };
    this.#recorded ??= this.#options.record(exchange);
    return this.#recorded;
  }
}

function nameError(code: string, socket: Socket | TLSSocket | null): ExchangeError {
  if (connectErrors[code]) return connectErrors[code];
  if (socket && "authorizationError" in socket && socket.authorizationError) return "tls_certificate_error";
  if (/^(?:ERR_SSL|EPROTO)/.test(code)) return "tls_protocol_error";
  return code.startsWith("HPE_") ? "http_protocol_error" : "connection_terminated";
}

/** Returns the headers of a request, with the host of the upstream and without an upgrade to another protocol. */
function toRequestHeaders({ headers, rawHeaders }: http.IncomingMessage, host: string): string[] {
  const pairs = toPairs(rawHeaders).flatMap(([name, value]) => {
    if (name.toLowerCase() === "trailer") return [];
    if (headers.upgrade !== undefined && /^(?:upgrade|connection)$/i.test(name)) return [];
    return [name, name.toLowerCase() === "host" ? host : value];
  });
  if (headers.host === undefined) pairs.push("Host", host);
  return pairs;
}

/** Returns the pairs of names and values of raw headers. */
function toPairs(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));
}
