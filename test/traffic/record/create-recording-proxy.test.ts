import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkResponse } from "../../../src/contract/internal.ts";
import { createMemorySink, createRecordingProxy, readExchanges } from "../../../src/traffic/index.ts";
import { MAX_RECORDED_BYTES } from "../../../src/traffic/record/recording.ts";
import { ACTIVITY_URL, page } from "../../support/har.ts";
import { sendRaw } from "../../support/raw-connection.ts";
import { listen, serve } from "../../support/serve.ts";

const path = new URL(ACTIVITY_URL).pathname;
const text = JSON.stringify(page());

/** Opens a proxy that lives until the end of the test. */
async function openProxy(upstream: string, graceMs?: number) {
  const sink = createMemorySink();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const proxy = createRecordingProxy({
    upstream: new URL(upstream),
    sink,
    onError,
    ...(graceMs !== undefined && { graceMs }),
  });
  const url = await listen(proxy.server);
  onTestFinished(async () => {
    await proxy.close();
    expect(errors).toEqual([]);
  });
  /** Returns this many entries once they are recorded. */
  const record = (count = 1) =>
    vi.waitFor(() => {
      expect(sink.har.log.entries).toHaveLength(count);
      return sink.har.log.entries;
    }, 10_000);
  return { proxy, url, har: sink.har, record };
}

/** Opens a proxy for an upstream that responds so. */
async function setUp(respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  const { url: upstreamUrl } = await serve(respond);
  return { upstreamUrl, ...(await openProxy(`${upstreamUrl}/base/`)) };
}

/** Sends a request as it is, and returns the response as it is. */
async function send(url: string, { body = "", ...options }: RequestOptions & { readonly body?: string }) {
  const sent = request(url, { agent: false, ...options }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode, statusMessage, rawHeaders } = response;
  return { statusCode, statusMessage, rawHeaders, body: await readText(response) };
}

describe("createRecordingProxy", () => {
  it("passes headers in their order, spelling and repetition, and changes only the host and the headers of the connection", async () => {
    const arrived: string[][] = [];
    const { url, upstreamUrl, record } = await setUp(({ rawHeaders }, outgoing) => {
      arrived.push(rawHeaders);
      outgoing.sendDate = false;
      outgoing
        .writeHead(299, "(\xe9)  !", ["sEt-cookie", "a", "B", "caf\xe9", "Set-Cookie", "b", "Keep-Alive", "7"])
        .end(Buffer.from("hi")); // text would turn the headers into UTF-8
    });
    const own = ["x-B", "1", "X-b", "2", "hOST-x", "caf\xe9 \xc3\xa9", "X-B", "1", "Empty", ""];
    const ofConnection = ["Connection", "X-Hop, close", "X-Hop", "1", "TE", "trailers", "Keep-Alive", "5"];

    const answer = await send(`${url}/a`, { headers: ["hOST", new URL(url).host, ...own, ...ofConnection] });
    const [entry] = await record();

    expect(arrived).toEqual([["hOST", new URL(upstreamUrl).host, ...own, "Connection", "close"]]);
    expect(answer).toEqual({
      statusCode: 299,
      statusMessage: "(\xe9)  !",
      rawHeaders: "sEt-cookie a B caf\xe9 Set-Cookie b Connection close Transfer-Encoding chunked".split(" "),
      body: "hi",
    });
    expect(entry?.request.headers?.map(({ name }) => name)).toEqual(["empty", "host", "host-x", "x-b", "x-b", "x-b"]);
    expect(entry?.response.headers?.map(({ name }) => name)).toEqual(["b", "set-cookie", "set-cookie"]);
  });

  const hello = { method: "POST", body: "hello" };
  const chunked = { headers: { "Transfer-Encoding": "chunked" } };
  it.each([
    { sent: { path: "/a?b" }, arrives: "GET /base/a?b " },
    { sent: { path: "http://x.example?b" }, arrives: "GET /base/?b " },
    { sent: { path: "http://x.example" }, arrives: "GET /base/ " },
    { sent: { path: "//a/../b/./^{}|\"'<>`\\a%zz%?b='c'" }, arrives: "GET /base//a/../b/./^{}|\"'<>`\\a%zz%?b='c' " },
    { sent: { ...hello, headers: { "Content-Length": 5 } }, arrives: "POST /base/ hello" },
    { sent: { ...hello, ...chunked }, arrives: "POST /base/ hello" },
    { sent: { ...hello, ...chunked, method: "DELETE" }, arrives: "DELETE /base/ hello" },
    { sent: { ...hello, headers: { Expect: "100-continue" } }, arrives: "POST /base/ hello" },
    { sent: { ...hello, headers: { Connection: "Upgrade", Upgrade: "h2c" } }, arrives: "POST /base/ hello" },
  ])("passes the target, below the base path, and the body of $sent", async ({ sent, arrives }) => {
    const { url } = await setUp(async (incoming, outgoing) => {
      expect(incoming.headers.upgrade).toBeUndefined();
      outgoing.end(`${incoming.method} ${incoming.url} ${await readText(incoming)}`);
    });

    expect((await send(url, sent)).body).toBe(arrives);
  });

  it.each([
    { method: "HEAD", status: 200 },
    { method: "GET", status: 204 },
    { method: "GET", status: 304 },
  ])("passes a response to $method with $status, which has no body, and its length", async ({ method, status }) => {
    const { url, record } = await setUp((_, outgoing) => outgoing.writeHead(status, { "Content-Length": 99 }).end());

    const { statusCode, rawHeaders } = await send(url, { method });
    const [entry] = await record();

    expect([statusCode, rawHeaders.slice(0, 2)]).toEqual([status, ["Content-Length", "99"]]);
    expect([entry?.response.status, entry?.response._error]).toEqual([status, undefined]);
  });

  it("passes a response that ends before the request does", async () => {
    const { url, record } = await setUp((_, outgoing) => outgoing.writeHead(413, { Connection: "close" }).end());
    const sent = request(url, { method: "POST", headers: { "Content-Length": 99 } }).on("error", () => undefined);
    sent.write("hi");

    const [response] = (await once(sent, "response")) as [IncomingMessage];
    sent.destroy();

    expect(response.statusCode).toBe(413);
    expect((await record())[0]?.response).toMatchObject({ status: 413 });
  });

  it.each([
    { name: "gzip", coding: "gzip", body: gzipSync(text), recorded: text },
    { name: "a long body", coding: "identity", body: Buffer.alloc(MAX_RECORDED_BYTES + 1, "x") },
    {
      name: "a body that is long when decompressed",
      coding: "gzip",
      body: gzipSync("x".repeat(MAX_RECORDED_BYTES + 1)),
    },
    { name: "a body that cannot be decompressed", coding: "gzip", body: Buffer.from("x") },
  ])("passes $name unchanged, and records its text or that it is missing", async ({ coding, body, recorded }) => {
    const { url, har, record } = await setUp((_, outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": coding }).end(body);
    });

    const [response] = (await once(request(url, { path }).end(), "response")) as [IncomingMessage];
    const chunks = await response.toArray();
    await record();
    const [exchange] = readExchanges(har);

    expect(Buffer.concat(chunks).equals(body)).toBe(true);
    expect(response.headers["content-encoding"]).toBe(coding);
    expect(exchange?.response).toMatchObject({ status: 200, isBodyRecorded: recorded !== undefined });
    expect(exchange?.response.body).toBe(recorded);
  });

  it("refuses in its own name a request that is not HTTP", async () => {
    const { url } = await setUp(() => undefined);

    const [answer] = await sendRaw(url, "ODD / HTTP/1.1\r\n\r\n");

    expect(answer?.status).toBe(400);
    expect(answer?.headers.get("proxy-status")).toBe("loyalty-record; error=http_request_error");
  });

  it("answers 502 in its own name with the reason if it gets no response, and records none", async () => {
    const closed = createServer();
    const { url, record } = await openProxy(await listen(closed));
    closed.close();

    const response = await fetch(url + path);
    const body = await response.json();

    expect(response.headers.get("proxy-status")).toBe("loyalty-record; error=destination_unavailable");
    expect(response.headers.get("connection")).toBe("close");
    expect(body).toMatchObject({ details: "The proxy gets no response from the upstream (ECONNREFUSED)." });
    expect(checkResponse({ operationId: "listMemberActivity", status: response.status, body })).toEqual({ ok: true });
    expect(response.status).toBe(502);
    expect(await record()).toMatchObject([{ response: { status: 0, _error: "ECONNREFUSED" } }]);
  });

  it.each([
    { name: "in chunks", start: "Transfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n" },
    { name: "with a length", start: "Content-Length: 99\r\n\r\nfirst" },
    { name: "without a length", start: "\r\nfirst" },
  ])("passes the start of a response $name at once, and breaks off when the upstream does", async ({ start }) => {
    const connection = Promise.withResolvers<Socket>();
    const { url, har, record } = await setUp(({ socket }) => {
      socket.write(`HTTP/1.1 200 OK\r\n${start}`);
      connection.resolve(socket);
    });

    const response = await fetch(url);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    (await connection.promise).resetAndDestroy();

    expect(Buffer.from(first?.value ?? "").toString()).toBe("first");
    await expect(reader?.read()).rejects.toThrow();
    const [entry] = await record();
    expect(entry?.response).toMatchObject({ status: 200, _error: "INTERRUPTED", content: { size: -1 } });
    expect(JSON.stringify(har)).not.toContain("first");
    expect(readExchanges(har).map((each) => each.response.status)).toEqual([0]);
  });

  it.each([
    { name: "with a length", end: (outgoing: ServerResponse) => outgoing.end(text) },
    { name: "in chunks", end: (outgoing: ServerResponse) => outgoing.write(text) && outgoing.end() },
  ])("ends a response $name for the client after its exchange is recorded", async ({ end }) => {
    const { url: upstream } = await serve((_, outgoing) => end(outgoing));
    const order: string[] = [];
    const write = async () => {
      for (let turn = 0; turn < 50; turn++) await nextTurn(); // time for the last bytes to arrive
      order.push("recorded");
    };
    const { server, close } = createRecordingProxy({
      upstream: new URL(upstream),
      sink: { write },
      onError: (error) => order.push(String(error)),
    });
    onTestFinished(close);

    await (await fetch(await listen(server))).text();
    order.push("ended");

    expect(order).toEqual(["recorded", "ended"]);
  });

  it("holds no idle connection, which the upstream could end just when it is used again", async () => {
    const { url: upstream, server } = await serve((_, outgoing) => outgoing.end(text));
    const connections: Socket[] = [];
    server.on("connection", (socket) => connections.push(socket));
    const { url } = await openProxy(upstream);

    for (let count = 1; count <= 3; count++) {
      expect((await fetch(url)).status).toBe(200);
      expect(connections).toHaveLength(count);
      await vi.waitFor(() => expect(connections.every((socket) => socket.destroyed)).toBe(true));
    }
  });

  it.each([true, false])("ends the request if the client disconnects, response begun: %s", async (hasBegun) => {
    const abort = new AbortController();
    const closed = Promise.withResolvers<string>();
    const { url, record } = await setUp((_, outgoing) => {
      outgoing.on("close", () => closed.resolve("closed"));
      if (hasBegun) outgoing.write("first");
      else abort.abort();
    });

    const response = fetch(url, { signal: abort.signal });
    if (hasBegun) await response;
    else await expect(response).rejects.toThrow("aborted");
    abort.abort();

    expect(await closed.promise).toBe("closed");
    expect(await record()).toMatchObject([{ response: { _error: "INTERRUPTED" } }]);
  });

  it("answers other requests while a body never ends, and cuts that when it closes", async () => {
    const { url: upstream } = await serve(({ url: target }, outgoing) => {
      if (target === "/endless") outgoing.write("x");
      else outgoing.end("{}");
    });
    const { proxy, url, record } = await openProxy(upstream, 0);

    const endless = await fetch(`${url}/endless`);
    expect(await (await fetch(url)).text()).toBe("{}");
    await proxy.close();

    await expect(endless.text()).rejects.toThrow();
    expect((await record(2)).map(({ response }) => response._error)).toEqual([undefined, "INTERRUPTED"]);
  });

  it("waits for a late response when it closes", async () => {
    const late = Promise.withResolvers<ServerResponse>();
    const { proxy, url, record } = await setUp((_, outgoing) => late.resolve(outgoing));

    const answered = fetch(url);
    const outgoing = await late.promise;
    const closed = proxy.close();
    outgoing.end("late");
    await closed;

    expect(await (await answered).text()).toBe("late");
    expect((await record())[0]?.response._error).toBeUndefined();
  });
});
