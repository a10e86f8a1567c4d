import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { createMemorySink, createRecordingProxy } from "../../../src/traffic/index.ts";
import { listen } from "../../support/serve.ts";

/** The bytes of a client and of the upstream, one character each; HOST is the address of the server. */
type Case = readonly [sends: string, answers?: string, options?: Options];
interface Options {
  /** How the upstream ends. @default it waits for the client */
  readonly end?: "fin";
  /** Status and error of each recorded exchange. @default [200] */
  readonly records?: readonly (number | string)[];
  /** The request as it arrives through the proxy. @default as sent, with `Connection: keep-alive` if it names no other */
  readonly arrives?: string;
  /** The response as it arrives through the proxy. @default as sent */
  readonly answered?: string;
}

const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
const get = (target = "/a", headers = "") => `GET ${target} HTTP/1.1\r\nHost: HOST\r\n${headers}\r\n`;
const chunked = (method: string) =>
  `${method} /a HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`;
const answer = (headers: string, body = "") => `HTTP/1.1 200 OK\r\n${headers}\r\n${body}`;
const odd = "caf\xe9 \xc3\xa9";

const cases: Record<string, Case> = {
  "a DELETE with a chunked body": [chunked("DELETE")],
  "a target of a forward proxy": [get("http://x.example/a?b"), OK, { arrives: get("/a?b") }],
  "a target of a forward proxy without a path": [get("http://x.example"), OK, { arrives: get("/") }],
  "a target with dot segments and odd characters": [get("//a/../b/./^{}|\"'<>`\\a%zz%?b='c'#d")],
  "latin-1 and UTF-8 in headers": [get("/a", `X-A: ${odd}\r\n`), answer(`X-A: ${odd}\r\nContent-Length: 0\r\n`)],
  "case, order, spaces and repetition of headers": [
    get("/a", "x-B:1\r\nX-b:   2  \r\nhOST-x: 3\r\nX-B: 1\r\nEmpty:\r\n"),
    answer("sEt-cookie: a\r\nB:2\r\nSet-Cookie:  b \r\ncontent-LENGTH: 0\r\n"),
    {
      arrives: get("/a", "x-B: 1\r\nX-b: 2\r\nhOST-x: 3\r\nX-B: 1\r\nEmpty: \r\n"),
      answered: answer("sEt-cookie: a\r\nB: 2\r\nSet-Cookie: b\r\ncontent-LENGTH: 0\r\n"),
    },
  ],
  "headers of the connection": [
    get("/a", "Connection: X-A, close\r\nX-A: 1\r\nTE: trailers\r\nKeep-Alive: 5\r\n"),
    answer("Connection: close\r\nContent-Length: 0\r\n"),
  ],
  "chunk extensions and trailers, which do not pass": [
    `POST /a HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n5;a="b"\r\nhello\r\n00\r\nX-Sum: 1\r\n\r\n`,
    answer("Trailer: X-Sum\r\nTransfer-Encoding: gzip, Chunked\r\n", "A;x\r\n0123456789\r\n0\r\nX-Sum: 2\r\n\r\n"),
    {
      arrives: chunked("POST"),
      answered: answer("Transfer-Encoding: gzip, Chunked\r\n", "a\r\n0123456789\r\n0\r\n\r\n"),
    },
  ],
  "100 Continue": [
    "POST /a HTTP/1.1\r\nHost: HOST\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nhi",
    `HTTP/1.1 100 Continue\r\n\r\n${OK}`,
  ],
  "an upgrade, which the upstream does not see": [
    "POST /a HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\nhi",
    OK,
    { arrives: "POST /a HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\n\r\nhi" },
  ],
  "a HEAD": ["HEAD /a HTTP/1.1\r\nHost: HOST\r\n\r\n", answer("Content-Length: 99\r\n")],
  "a 204": [get(), "HTTP/1.1 204 No Content\r\n\r\n", { records: [204] }],
  "a 304 with a length": [get(), "HTTP/1.1 304 Not Modified\r\nContent-Length: 99\r\n\r\n", { records: [304] }],
  "a body until the connection ends": [get(), answer("", "all of it"), { end: "fin" }],
  "an answer of HTTP/1.0": [get(), "HTTP/1.0 200 OK\r\n\r\n{}", { end: "fin", answered: answer("", "{}") }],
  "an odd reason": [get(), "HTTP/1.1 499 (\xe9)  !\r\nContent-Length: 0\r\n\r\n", { records: [499] }],
  "a connection that ends without an answer": [get(), "", { end: "fin", records: ["0 connection_terminated"] }],
  "an answer before the end of the request": [
    "POST /a HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99\r\n\r\nhi",
    "HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n",
    { records: [413] },
  ],
};

/** The connection that the upstream got, and what it got. */
let current: Case;
let upstreamHost = "";
let expected = 0;
let received: Promise<string>;
const upstream = createServer({ allowHalfOpen: true }, (socket) => {
  const [, answers = OK, { end } = {}] = current;
  received = read(socket, expected).then(async (text) => {
    socket.write(answers, "latin1");
    if (end) socket.end();
    return text;
  });
});
const sink = createMemorySink();
const errors: unknown[] = [];
upstreamHost = new URL(await listen(upstream)).host;
const proxy = createRecordingProxy({
  upstream: new URL(`http://${upstreamHost}/base/`),
  sink,
  onError: (error) => errors.push(error),
});
const proxyUrl = new URL(await listen(proxy.server));
afterAll(() => void upstream.close());

/** Reads this many bytes, or until the other side ends. */
async function read(socket: Socket, length: number): Promise<string> {
  let text = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk.toString("latin1");
    if (text.length >= length) break;
  }
  return text;
}

/** Returns a request as the proxy sends it: with the base path and host of the upstream, and the header that Node adds. */
const toUpstream = (text: string) =>
  (text.includes("Connection:") ? text : text.replace("\r\n\r\n", "\r\nConnection: keep-alive\r\n\r\n"))
    .replace(/^(\S+) (?=\/)/, "$1 /base")
    .replaceAll("HOST", upstreamHost);

/** Runs a case and returns the bytes that arrive on both sides. */
async function run(each: Case, arrives: string, answers: string) {
  const [sends, , { end } = {}] = each;
  current = each;
  expected = arrives.length;
  const { hostname, port, host } = proxyUrl;
  const client = connect({ host: hostname, port: Number(port), noDelay: true });
  client.on("error", () => undefined);
  await once(client, "connect");
  client.write(sends.replaceAll("HOST", host), "latin1");
  const answered = await read(client, end ? Number.POSITIVE_INFINITY : answers.length);
  const sent = await received;
  client.destroy();
  return { sent, answered };
}

describe("the recording proxy", () => {
  const names = Object.keys(cases);

  it.each(names)("passes the headers and body of %s as they are", async (name) => {
    const each = cases[name] as Case;
    const [sends, answers = OK, { arrives = sends, answered = answers } = {}] = each;
    const sent = toUpstream(arrives);

    expect(await run(each, sent, answered)).toEqual({ sent, answered });
  });

  it("records each of these exchanges once, and marks those without a complete answer", async () => {
    await proxy.close();
    const records = sink.har.log.entries.map(({ response: { status, _error } }) =>
      _error ? `${status} ${_error}` : status,
    );

    expect(errors).toEqual([]);
    expect(records.sort()).toEqual(names.flatMap((name) => cases[name]?.[2]?.records ?? [200]).sort());
  });
});
