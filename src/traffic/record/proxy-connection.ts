import { connect, isIP, type Socket } from "node:net";
import { Transform } from "node:stream";
import { connect as connectTls } from "node:tls";
import { createErrorObject } from "../../contract/error-object.ts";
import type { ExchangeError } from "../read/har.ts";
import { BodyCopy } from "./body-copy.ts";
import { type Framing, findFraming, type MessageHead, MessageReader } from "./message-reader.ts";

/** A message that passed. */
interface PassedMessage {
  readonly headers: MessageHead["headers"];
  readonly body: BodyCopy;
}

/** An exchange that passed, complete or not. */
export interface PassedExchange {
  readonly startedAt: number;
  readonly durationMs: number;
  readonly request: PassedMessage & { readonly method: string; readonly target: string };
  readonly response: (PassedMessage & { readonly status: number }) | undefined;
  /** Why there is no complete response. */
  readonly error: ExchangeError | undefined;
}

/** Options of {@link ProxyConnection}. */
export interface ConnectionOptions {
  readonly upstream: URL;
  readonly maxBodyBytes: number;
  /** Receives each exchange when it has ended. */
  readonly onExchange: (exchange: PassedExchange) => void;
}

const PROXY_STATUS = "loyalty-record";
const connectErrors: { readonly [code: string]: ExchangeError } = {
  EAI_AGAIN: "dns_error",
  ECONNREFUSED: "connection_refused",
  ENOTFOUND: "dns_error",
  ETIMEDOUT: "connection_timeout",
};

type OpenExchange = Omit<PassedExchange, "durationMs" | "response" | "error"> & {
  response?: PassedExchange["response"];
};

/** One connection of a client and its connection to the upstream: bytes pass unchanged, except for target and `Host`. */
export class ProxyConnection {
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #options: ConnectionOptions;
  /** The exchanges without a complete response, in the order of their requests. */
  readonly #open: OpenExchange[] = [];
  readonly #requests = new MessageReader({
    onHead: (head) => this.#startRequest(head),
    onBody: (chunk) => this.#open.at(-1)?.request.body.add(chunk),
    onEnd: () => this.#open.at(-1)?.request.body.end(),
  });
  readonly #responses = new MessageReader({
    onHead: (head) => this.#startResponse(head),
    onBody: (chunk) => this.#open[0]?.response?.body.add(chunk),
    onEnd: () => this.#endResponse(),
  });
  /** Settles when both connections have ended. */
  readonly ended: Promise<unknown>;
  #isConnected = false;
  #isClosing = false;

  constructor(client: Socket, options: ConnectionOptions) {
    const { upstream } = options;
    this.#client = client;
    this.#options = options;
    const host = upstream.hostname.replace(/^\[(.*)\]$/, "$1");
    const port = Number(upstream.port || (upstream.protocol === "https:" ? 443 : 80));
    const target = { host, port, allowHalfOpen: true, noDelay: true };
    const tls = { ...target, ALPNProtocols: ["http/1.1"], ...(isIP(host) === 0 && { servername: host }) };
    const isSecure = upstream.protocol === "https:";
    this.#upstream = isSecure ? connectTls(tls) : connect(target);
    this.ended = Promise.all([client, this.#upstream].map((socket) => new Promise((end) => socket.once("close", end))));
    this.#upstream.on("error", (error) => this.#fail(error));
    client.on("error", () => this.#upstream.destroy());
    client.once("close", () => this.#upstream.destroy());
    this.#upstream.once(isSecure ? "secureConnect" : "connect", () => {
      this.#isConnected = true;
      this.#upstream.once("close", () => this.#end());
      client.pipe(this.#follow(this.#requests)).pipe(this.#upstream);
      this.#upstream.pipe(this.#follow(this.#responses)).pipe(client);
    });
  }

  /** Ends the connection: at once if no exchange is open, else after them. */
  close(): void {
    this.#isClosing = true;
    if (this.#open.length === 0) this.destroy();
  }

  /** Ends the connection at once; open exchanges have no complete response. */
  destroy(): void {
    this.#client.destroy();
  }

  #follow(reader: MessageReader): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        try {
          done(null, reader.push(chunk));
        } catch {
          if (reader === this.#requests) this.#refuse(400, "http_request_error");
          else this.#client.destroy();
        }
      },
      flush: (done) => {
        reader.end();
        done();
      },
    });
  }

  #startRequest({ startLine, headers, text }: MessageHead): { framing: Framing; forward: string } {
    const [, method, target] = /^([^ ]+) ([^ ]+) HTTP\/1\.[01]$/.exec(startLine) ?? [];
    if (method === undefined || target === undefined || method === "CONNECT") throw new Error("not a request");
    const { upstream, maxBodyBytes } = this.#options;
    const base = upstream.pathname.replace(/\/$/, "");
    // A client that uses this as a forward proxy sends an absolute URL (RFC 9112 §3.2.2).
    const path = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?=\?|$)/, "/");
    const passed = path === "*" ? path : base + path;
    const framing = findFraming(headers) ?? 0;
    const request = { method, target: passed, headers, body: new BodyCopy(maxBodyBytes) };
    this.#open.push({ startedAt: Date.now(), request });
    if (headers.some(([name]) => name.toLowerCase() === "upgrade")) {
      this.#requests.stop();
      request.body.end();
    }
    const [head = "", ...rest] = text.split(startLine);
    const forward = `${head}${method} ${passed}${startLine.slice(startLine.lastIndexOf(" "))}${rest.join(startLine)}`;
    return { framing, forward: forward.replace(/^(host:[ \t]*)[^\r\n]*/im, `$1${upstream.host}`) };
  }

  #startResponse({ startLine, headers, text }: MessageHead): { framing: Framing; forward: string } {
    const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(startLine)?.[1]);
    const [exchange] = this.#open;
    if (Number.isNaN(status) || !exchange) throw new Error("not a response");
    if (status < 200 && status !== 101) return { framing: 0, forward: text };
    exchange.response = { status, headers, body: new BodyCopy(this.#options.maxBodyBytes) };
    if (status === 101) {
      this.#responses.stop();
      this.#endResponse();
    } else if (exchange.request.headers.some(([name]) => name.toLowerCase() === "upgrade")) {
      this.#requests.resume();
    }
    const isEmpty = exchange.request.method === "HEAD" || status === 204 || status === 304;
    return { framing: isEmpty ? 0 : (findFraming(headers) ?? "close"), forward: text };
  }

  /** Ends the first open exchange, unless the response was an interim one. */
  #endResponse(): void {
    const response = this.#open[0]?.response;
    if (!response) return;
    response.body.end();
    this.#report(undefined);
    if (this.#isClosing && this.#open.length === 0) setImmediate(() => this.#client.destroySoon());
  }

  #report(error: ExchangeError | undefined): void {
    const exchange = this.#open.shift();
    if (!exchange) return;
    const durationMs = Date.now() - exchange.startedAt;
    this.#options.onExchange({ ...exchange, response: exchange.response, durationMs, error });
  }

  /** Answers the first request with 502 if there is no connection. A connection that breaks, breaks for the client, too. */
  #fail({ code = "" }: NodeJS.ErrnoException): void {
    if (this.#isConnected) {
      this.#client.resetAndDestroy();
      return;
    }
    const name = connectErrors[code] ?? "connection_terminated";
    this.#client.on("data", (chunk) => {
      try {
        this.#requests.push(chunk);
      } catch {
        this.#refuse(400, "http_request_error");
      }
      if (this.#open.length === 0 || this.#client.writableEnded) return;
      this.#report(name);
      this.#refuse(502, name);
    });
  }

  /** Answers with an Error object (§7.1) that names the proxy (RFC 9209), and ends the connection. */
  #refuse(status: 400 | 502, error: string): void {
    const details = status === 400 ? "The proxy cannot pass on this request." : "The proxy cannot reach the upstream.";
    const body = JSON.stringify(createErrorObject(status, { details }));
    this.#client.end(
      `HTTP/1.1 ${status} ${status === 400 ? "Bad Request" : "Bad Gateway"}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nProxy-Status: ${PROXY_STATUS}; error=${error}\r\nConnection: close\r\n\r\n${body}`,
    );
    this.#upstream.destroy();
    this.#client.unpipe().resume(); // the client may still send
  }

  #end(): void {
    while (this.#open.length > 0)
      this.#report(this.#open[0]?.response ? "http_response_incomplete" : "connection_terminated");
    if (!this.#client.writableEnded) this.#client.destroy();
  }
}
