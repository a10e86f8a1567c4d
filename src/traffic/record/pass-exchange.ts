import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import type { Header } from "har-format";
import { createErrorObject } from "../../contract/error-object.ts";
import { INTERRUPTED, type OpenExchange, type Recording, selectEndToEnd } from "./recording.ts";

/** The start of the header that names the proxy and its reason (RFC 9209). */
export const PROXY_STATUS = "loyalty-record; error=";

const NO_BYTES = Buffer.alloc(0);

/**
 * Passes a request on and its response back, and records both. Resolves when the exchange is recorded, and the client has the
 * response or is gone.
 * @param base Where the proxy passes requests to.
 */
export function passExchange(
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
  base: URL,
  recording: Recording,
): Promise<void> {
  const { method = "", rawHeaders } = incoming;
  const path = toPath(incoming.url ?? "", base);
  const exchange = recording.start({ method, url: base.origin + path, headers: toList(rawHeaders) });
  const { request } = base.protocol === "https:" ? https : http;
  // A connection for each request: the upstream can end an idle one just when it is used again.
  const onward = request(base, { method, path, headers: toRequestHeaders(incoming, base.host), agent: false });
  let response: http.IncomingMessage | undefined;
  onward.once("response", (arrived) => {
    response = arrived;
    passResponse(arrived, outgoing, exchange, method).catch(() => incoming.socket.destroy());
  });
  onward.on("error", (error) => {
    // Node takes any end of the connection for the end of a body without a length.
    if (response?.complete === false) response.destroy(error);
    if (!response) answerItself(error, outgoing, exchange);
  });
  outgoing.on("error", () => undefined); // "close" follows
  incoming.on("data", (chunk) => exchange.sent.add(chunk));
  incoming.once("end", () => exchange.sent.end());
  incoming.pipe(onward);
  return once(outgoing, "close").then(() => {
    const recorded = exchange.record(INTERRUPTED);
    onward.destroy(); // the client may be gone
    return recorded;
  });
}

/** A client that uses this as a forward proxy sends an absolute URL (RFC 9112 §3.2.2). */
function toPath(target: string, base: URL): string {
  return base.pathname.replace(/\/$/, "") + target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?=\?|$)/, "/");
}

async function passResponse(
  response: http.IncomingMessage,
  outgoing: http.ServerResponse,
  exchange: OpenExchange,
  method: string,
): Promise<void> {
  const { statusCode: status = 0, statusMessage, rawHeaders } = response;
  const { received } = exchange;
  const headers = toList(rawHeaders);
  const length = readLength(response, method);
  const recordWhole = () => {
    received.end();
    return exchange.record();
  };
  exchange.response = { status, headers };
  outgoing.sendDate = false;
  outgoing.writeHead(status, statusMessage, toRaw(selectEndToEnd(headers)));
  if (length > 0) outgoing.write(NO_BYTES); // `flushHeaders` would write bytes above 127 as UTF-8
  for await (const chunk of response) {
    received.add(chunk);
    if (received.length === length) await recordWhole(); // these bytes end the response for the client
    if (!outgoing.write(chunk)) await once(outgoing, "drain");
  }
  await recordWhole();
  outgoing.end();
}

/** Returns the length of the body of a response in bytes; Infinity if it is unknown. */
function readLength({ statusCode, headers }: http.IncomingMessage, method: string): number {
  if (method === "HEAD" || statusCode === 204 || statusCode === 304) return 0;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
}

/** Answers with an Error object (§7.1) that names the proxy (RFC 9209). */
function answerItself(
  { code = INTERRUPTED }: NodeJS.ErrnoException,
  outgoing: http.ServerResponse,
  exchange: OpenExchange,
) {
  void exchange.record(code);
  const body = createErrorObject(502, { details: `The proxy gets no response from the upstream (${code}).` });
  const proxyStatus = `${PROXY_STATUS}destination_unavailable`;
  const headers = { "Content-Type": "application/json", "Proxy-Status": proxyStatus, Connection: "close" };
  outgoing.writeHead(502, headers).end(JSON.stringify(body));
}

/** Returns the headers of a request, with the host of the upstream. */
function toRequestHeaders({ headers, rawHeaders }: http.IncomingMessage, host: string): string[] {
  const list = selectEndToEnd(toList(rawHeaders)).map(({ name, value }) => {
    return { name, value: name.toLowerCase() === "host" ? host : value };
  });
  if (headers.host === undefined) list.push({ name: "Host", value: host });
  const coding = headers["transfer-encoding"];
  if (coding !== undefined) list.push({ name: "Transfer-Encoding", value: coding }); // otherwise Node sends no chunks for a DELETE
  return toRaw(list);
}

/** Lists headers as Node reads them: names and values in turn. */
function toList(raw: readonly string[]): Header[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: raw[at + 1] ?? "" }] : []));
}

function toRaw(headers: readonly Header[]): string[] {
  return headers.flatMap(({ name, value }) => [name, value]);
}
