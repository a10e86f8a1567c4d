import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createNetServer } from "node:net";
import { text as readText } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { checkResponse } from "../../../src/contract/internal.ts";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import {
  createMemorySink,
  createRecorder,
  createRecordingProxy,
  createRedactor,
  explainTraffic,
  type HarEntry,
  type RecordingProxy,
  readExchanges,
} from "../../../src/traffic/index.ts";
import { MAX_RECORDED_BYTES } from "../../../src/traffic/record/observed-exchange.ts";
import { ACTIVITY_URL, page } from "../../support/har.ts";
import { rawConnection, sendRaw } from "../../support/raw-connection.ts";
import { listen } from "../../support/serve.ts";
import { untrusted } from "../../support/tls.ts";

const path = new URL(ACTIVITY_URL).pathname;
let respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
let upstream: Server;
let proxy: RecordingProxy;
let upstreamUrl = "";
let url = "";
let sink: ReturnType<typeof createMemorySink>;
const errors: unknown[] = [];

/** Exchanges that the proxies have passed on, and not yet recorded. */
let open = 0;

/** Creates a proxy for an upstream, and returns it and its address. */
async function openProxy(upstream: string) {
  const write = (entry: HarEntry) => {
    open--;
    return sink.write(entry);
  };
  const onError = (error: unknown) => errors.push(error);
  const proxy = createRecordingProxy({ upstream: new URL(upstream), sink: { write }, onError });
  proxy.server.on("request", ({ httpVersion }) => (open += httpVersion === "1.1" ? 1 : 0)); // others are refused
  return { proxy, address: await listen(proxy.server) };
}
beforeAll(async () => {
  upstream = createServer((incoming, outgoing) => respond(incoming, outgoing));
  upstreamUrl = await listen(upstream);
  ({ proxy, address: url } = await openProxy(`${upstreamUrl}/base/`));
});
beforeEach(() => {
  sink = createMemorySink();
});
afterEach(async () => {
  await vi.waitFor(() => expect(open).toBe(0), 10_000);
  expect(errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await proxy.close();
  upstream.close().closeAllConnections();
});

/** Returns the entry of the exchange once it is recorded. */
const waitForEntry = () => vi.waitFor(() => sink.har.log.entries[0] ?? expect.unreachable(), 10_000);

async function send(target: string, options: object = {}) {
  const { hostname, port } = new URL(url);
  const [response] = (await once(request({ hostname, port, path: target, ...options }).end(), "response")) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}

const text = JSON.stringify(page());
describe("createRecordingProxy", () => {
  const coded: readonly [title: string, coding: string, Buffer, isRecorded?: boolean][] = [
    ["gzip", "gzip", gzipSync(text), true],
    ["identity", "identity", Buffer.from(text), true],
    ["a long body", "identity", Buffer.alloc(MAX_RECORDED_BYTES + 1, "x")],
    ["a body that is long when decompressed", "gzip", gzipSync("x".repeat(MAX_RECORDED_BYTES + 1))],
    ["a body that cannot be decompressed", "gzip", Buffer.from("x")],
  ];
  it("passes any coding unchanged, and records the text or that it is missing, and no headers of the connection (RFC 9110 §7.6.1)", async () => {
    const hop = { Connection: "X-Hop", "X-Hop": "1", "Keep-Alive": "timeout=5", TE: "trailers" };
    for (const [title, coding, body] of coded) {
      const type = { "Content-Type": "application/json", "Content-Encoding": coding };
      respond = (_, outgoing) => outgoing.writeHead(200, { ...type, ...hop }).end(body);

      const response = await send(path, { headers: { ...hop, "X-Kept": "host" } });

      expect([title, response.body.equals(body), response.headers["content-encoding"]]).toEqual([title, true, coding]);
    }
    await vi.waitFor(() => expect(sink.har.log.entries).toHaveLength(coded.length), 10_000);

    for (const [at, { request, response }] of readExchanges(sink.har).entries()) {
      const [title, , , isBodyRecorded = false] = coded[at] ?? [];
      const recorded = { status: 200, isBodyRecorded, body: isBodyRecorded ? text : undefined };
      expect({ status: response.status, isBodyRecorded: response.isBodyRecorded, body: response.body }, title).toEqual(
        recorded,
      );
      expect([...request.headers.keys()]).toEqual(["host", "x-kept"]);
      expect([...response.headers.keys()]).toEqual(["content-encoding", "content-type", "date"]);
    }
  });

  it("answers 502 in its own name if it cannot connect, and no recording counts that as an answer of the service", async () => {
    const closed = createServer();
    const { proxy: unconnected, address } = await openProxy(await listen(closed));
    closed.close();
    const clientSink = createMemorySink();
    const client = createRecorder({ sink: clientSink });

    const response = await client.fetch(`${address}${path}`, { headers: { "X-App-Id": "a", "X-App-Token": "t" } });
    const body = await response.json();
    await Promise.all([unconnected.close(), client.close()]);

    expect(response.status).toBe(502);
    expect(response.headers.get("proxy-status")).toBe("loyalty-record; error=connection_refused");
    expect(response.headers.get("connection")).toBe("close");
    expect(body).toMatchObject({ details: "The proxy gets no response from the upstream." });
    expect(checkResponse({ operationId: "listMemberActivity", status: 502, body })).toEqual({ ok: true });
    expect(sink.har.log.entries).toMatchObject([{ response: { status: 0, _error: "connection_refused" } }]);
    expect(clientSink.har.log.entries).toMatchObject([{ response: { status: 502 } }]);
    for (const { har: recorded } of [sink, clientSink]) {
      const check = new TrafficCheck({ coverage: true });
      const recording = check.startRecording();
      for (const exchange of readExchanges(recorded)) recording.add(exchange);
      expect(check.reportCoverage()).toEqual(new TrafficCheck({ coverage: true }).reportCoverage());
      expect(recording.report()).toMatchObject({
        unanswered: [{ entry: 0, error: "connection_refused" }],
        findings: [],
      });
      expect(explainTraffic(recorded, { allowUnchecked: true })).toEqual([]);
    }
  });

  it.each([
    ["CONNECT x:1 HTTP/1.1\r\n\r\n"],
    ["GET /\r\n\r\n"],
    ["GET / HTTP/1.0\r\n\r\n"],
    ["POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n"],
    [`GET / HTTP/1.1\r\nX: ${"x".repeat(2_000_000)}`],
    ["GET /\xe9 HTTP/1.1\r\n\r\n"],
    ["GET / HTTP/1.1\r\nX: 1\r\n 2\r\n\r\n"],
    ["ODD / HTTP/1.1\r\n\r\n"],
  ])("refuses in its own name what it cannot pass on: %#", async (bytes) => {
    respond = () => undefined;

    const [answer] = await sendRaw(url, bytes);

    expect([answer?.status, answer?.headers.get("proxy-status")]).toEqual([
      400,
      "loyalty-record; error=http_request_error",
    ]);
  });

  it("passes on the start of a response before its end, and breaks off when the upstream does", async () => {
    let upstreamResponse: ServerResponse | undefined;
    respond = (_, outgoing) => {
      upstreamResponse = outgoing;
      outgoing.flushHeaders();
    };

    const response = await fetch(`${url}${path}`);
    upstreamResponse?.write("first");
    const reader = response.body?.getReader();
    const first = await reader?.read();
    upstreamResponse?.destroy();

    expect(Buffer.from(first?.value ?? "").toString()).toBe("first");
    await expect(reader?.read()).rejects.toThrow();
    expect((await waitForEntry()).response).toMatchObject({
      status: 200,
      _error: "http_response_incomplete",
      content: { size: -1 },
    });
    expect(JSON.stringify(sink.har)).not.toContain("first");
    expect(readExchanges(sink.har).map(({ response: { status } }) => status)).toEqual([0]);
  });

  it("sends the requests that a client does not wait for one after the other, and returns the answers in order", async () => {
    const bodies: string[] = [];
    let running = 0;
    respond = async (incoming, outgoing) => {
      running++;
      bodies.push(`${running} ${await readText(incoming)}`);
      outgoing.end(incoming.url);
      running--;
    };
    const connection = await rawConnection(url);

    connection.socket.write(
      "POST /a HTTP/1.1\r\nContent-Length: 2\r\n\r\nhiGET /b HTTP/1.1\r\nConnection: close\r\n\r\n",
    );
    const answers = await connection.answers();

    expect(bodies).toEqual(["1 hi", "1 "]);
    expect(answers.map((answer) => answer.text)).toEqual(["/base/a", "/base/b"]);
    await vi.waitFor(() => expect(sink.har.log.entries).toHaveLength(2), 10_000);
    expect(sink.har.log.entries[0]?.request.postData?.text).toMatch(/^redacted-/);
  });

  it.each([
    ["tls_certificate_error", createTlsServer(untrusted), "https:"],
    ["tls_protocol_error", createServer(), "https:"],
    ["http_protocol_error", createNetServer((socket) => socket.end("no HTTP\r\n\r\n")), "http:"],
  ])("answers 502 with %s if it gets no response from the upstream", async (error, server, protocol) => {
    const { proxy: other, address } = await openProxy((await listen(server)).replace("http:", protocol));

    const response = await fetch(address);
    await other.close();
    server.close();

    expect([response.status, response.headers.get("proxy-status")]).toEqual([502, `loyalty-record; error=${error}`]);
    expect(sink.har.log.entries).toMatchObject([{ response: { status: 0, _error: error } }]);
  });

  it("resets the connection if the upstream does in a body without a length", async () => {
    respond = ({ socket }) => void socket.write("HTTP/1.1 200 OK\r\n\r\nx", () => socket.resetAndDestroy());
    const { socket } = await rawConnection(url);
    const failure = new Promise<NodeJS.ErrnoException>((resolve) => socket.once("error", resolve));

    socket.write("GET / HTTP/1.1\r\n\r\n");

    expect((await failure).code).toBe("ECONNRESET");
    expect((await waitForEntry()).response._error).toBe("http_response_incomplete");
  });

  it("§4.3: every use of a revoked token is found, however fast, recorded by proxy or fetch, and redacted again", async () => {
    const rounds = 5;
    let count = 0;
    respond = (incoming, outgoing) => {
      const isIssue = incoming.url?.endsWith("/oauth/token");
      if (incoming.url?.endsWith("/revoke")) outgoing.writeHead(204);
      incoming
        .resume()
        .on("end", () => outgoing.end(isIssue ? JSON.stringify({ access_token: `tok${count++}` }) : text));
    };
    const own = createMemorySink();
    const recorder = createRecorder({ sink: own });
    for (const [send, base] of [
      [recorder.fetch, upstreamUrl],
      [fetch, url],
    ] as const)
      for (let round = 0; round < rounds; round++) {
        const post = (target: string, form: Record<string, string>) =>
          send(base + target, { method: "POST", headers: { "X-App-Id": "a" }, body: new URLSearchParams(form) });
        const issued = await post("/oauth/token", { grant_type: "client_credentials" });
        const { access_token } = await issued.json();
        await (await post("/v1/oauth/token/revoke", { access_token })).text();
        await (await send(base + path, { headers: { Authorization: `Bearer ${access_token}` } })).text();
      }
    await recorder.close();
    await vi.waitFor(() => expect(sink.har.log.entries).toHaveLength(3 * rounds), 10_000);

    for (const { har } of [own, sink])
      for (const entries of [har.log.entries, har.log.entries.map(createRedactor())]) {
        const recording = new TrafficCheck({ invariants: true }).startRecording();
        for (const exchange of readExchanges({ log: { entries } })) recording.add(exchange);
        const { findings, undecided } = recording.report();
        expect(findings.at(-1)).toMatchObject({ rule: "revoked-token-stays-dead", count: rounds });
        expect(undecided).toEqual([]);
      }
  });

  it.each([true, false])("ends the request if the client disconnects, response begun: %s", async (hasBegun) => {
    const abort = new AbortController();
    const closed = new Promise((resolve) => {
      respond = (_, outgoing) => {
        outgoing.on("close", () => resolve("closed"));
        if (hasBegun) outgoing.write("first");
        else abort.abort();
      };
    });

    const response = fetch(`${url}${path}`, { signal: abort.signal });
    if (hasBegun) await response;
    else await expect(response).rejects.toThrow("aborted");
    abort.abort();

    const error = hasBegun ? "http_response_incomplete" : "connection_terminated";

    expect(await closed).toBe("closed");
    expect((await waitForEntry()).response._error).toBe(error);
  });

  it("answers other requests while a body never ends, waits for late ones when it closes, and cuts it after a second", async () => {
    const late = Promise.withResolvers<ServerResponse>();
    respond = ({ url: target }, outgoing) => {
      if (target?.includes("endless")) outgoing.write("x");
      else if (target?.includes("late")) late.resolve(outgoing);
      else outgoing.end("{}");
    };
    const { proxy: other, address } = await openProxy(upstreamUrl);

    const endless = await fetch(`${address}/endless`);
    await (await fetch(`${address}${path}`)).text();
    await waitForEntry();
    const answered = fetch(`${address}/late`);
    const outgoing = await late.promise;
    const started = performance.now();
    const closed = other.close();
    outgoing.end("late");
    const text = await (await answered).text();
    await closed;

    expect([text, performance.now() - started < 3000]).toEqual(["late", true]);
    await expect(endless.text()).rejects.toThrow();
    expect(sink.har.log.entries.map(({ response: { _error } }) => _error)).toEqual([
      undefined,
      undefined,
      "http_response_incomplete",
    ]);
  });
});
