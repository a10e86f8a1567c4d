import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkResponse } from "../../../src/contract/internal.ts";
import { createMemorySink, createRecordingProxy, readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, page } from "../../support/har.ts";
import { listen } from "../../support/listen.ts";

const path = new URL(ACTIVITY_URL).pathname;
const SECRET = "s3cret-token-of-the-test";
const MAX_BODY_BYTES = 1000;
let respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
let servers: Server[] = [];
let upstreamUrl = "";
let url = "";
let sink: ReturnType<typeof createMemorySink>;
const errors: unknown[] = [];

beforeEach(async () => {
  const upstream = createServer((incoming, outgoing) => respond(incoming, outgoing));
  upstreamUrl = await listen(upstream);
  sink = createMemorySink();
  const onError = (error: unknown) => errors.push(error);
  const proxy = createRecordingProxy({
    upstream: new URL(`${upstreamUrl}/base/`),
    sink: { write: (entry) => sink.write(entry), close() {} },
    onError,
    maxBodyBytes: MAX_BODY_BYTES,
  });
  url = await listen(proxy);
  servers = [upstream, proxy];
});
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  expect(errors.splice(0)).toEqual([]);
});

async function send(target: string, options: object = {}) {
  const { hostname, port } = new URL(url);
  const [response] = (await once(request({ hostname, port, path: target, ...options }).end(), "response")) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}

const encodings: [string, (text: string) => Buffer][] = [
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
  ["identity", Buffer.from],
];

describe("createRecordingProxy", () => {
  it.each(encodings)("passes a body in %s unchanged and records its text", async (encoding, encode) => {
    const body = encode(JSON.stringify(page()));
    const headers = { "Content-Type": "application/json", "Content-Encoding": encoding };
    respond = (_, outgoing) => outgoing.writeHead(200, headers).end(body);

    const response = await send(path);
    const [exchange] = readExchanges(sink.har);

    expect(response.body.equals(body)).toBe(true);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(exchange).toMatchObject({ operationId: "listMemberActivity", response: { body: JSON.stringify(page()) } });
  });

  it("drops the headers of the connection in both directions, forwards the others and records no secret", async () => {
    let received: IncomingMessage | undefined;
    respond = (incoming, outgoing) => {
      received = incoming;
      outgoing.writeHead(200, { "X-Odd": "1", "X-Even": "2", Connection: "X-Odd", Trailer: "X-Sum" }).end("{}");
    };
    const headers = { Authorization: `Bearer ${SECRET}`, Connection: "X-Private", "X-Private": "p", "X-Kept": "k" };

    const response = await send(`${path}?access_token=${SECRET}`, { headers });

    expect(received?.url).toBe(`/base${path}?access_token=${SECRET}`);
    expect(received?.headers).toMatchObject({
      "x-kept": "k",
      authorization: `Bearer ${SECRET}`,
      host: new URL(upstreamUrl).host,
      via: "1.1 loyalty-record",
    });
    expect(received?.headers).not.toHaveProperty("x-private");
    expect(response.headers).toMatchObject({ "x-even": "2" });
    expect(Object.keys({ ...response.headers })).not.toContain("x-odd");
    expect(response.headers).not.toHaveProperty("trailer");
    expect(sink.har.log.entries[0]?.response.headers?.map(({ name }) => name)).toEqual(["date", "x-even"]);
    expect(JSON.stringify(sink.har)).not.toContain(SECRET);
  });

  it.each([
    [`http://elsewhere.example${path}?limit=3`, `${path}?limit=3`],
    ["*", "/"],
  ])("sends the absolute target %s to its own upstream", async (target, expected) => {
    let received: string | undefined;
    respond = ({ url: target }, outgoing) => {
      received = target;
      outgoing.end();
    };

    await send(target, { method: "OPTIONS" });

    expect(received).toBe(`/base${expected}`);
  });

  it("§7.1: answers 502 with an Error object if the upstream does not answer", async () => {
    respond = (_, outgoing) => outgoing.destroy();

    const response = await fetch(`${url}${path}`);
    const body = await response.json();

    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(checkResponse({ operationId: "listMemberActivity", status: 502, body })).toEqual({ ok: true });
    expect(readExchanges(sink.har).map((exchange) => exchange.response.status)).toEqual([502]);
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
    expect(sink.har.log.entries).toEqual([]);
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

    expect(await closed).toBe("closed");
    expect(sink.har.log.entries).toEqual([]);
  });

  it.each([
    ["a long body", Buffer.alloc(MAX_BODY_BYTES + 1, "x"), ""],
    ["a body that is long when decompressed", gzipSync("x".repeat(MAX_BODY_BYTES + 1)), "gzip"],
    ["a body that cannot be decompressed", Buffer.from("x"), "gzip"],
    ["a body of an unknown encoding", Buffer.from("x"), "zstd2"],
  ])("passes %s and records that it is missing", async (_, body, encoding) => {
    respond = (_incoming, outgoing) =>
      outgoing.writeHead(200, encoding ? { "Content-Encoding": encoding } : {}).end(body);

    const response = await send(path);

    expect(response.body.equals(body)).toBe(true);
    expect(readExchanges(sink.har)[0]?.response).toMatchObject({ status: 200, isBodyRecorded: false });
  });

  it("continues after an exchange that cannot be written, and reports it", async () => {
    respond = (_, outgoing) => outgoing.end("{}");
    const failure = new Error("disk full");
    const { write } = sink;
    sink.write = () => Promise.reject(failure);

    await send(path);
    sink.write = write;
    await send(path);

    expect(errors.splice(0)).toEqual([failure]);
    expect(sink.har.log.entries).toHaveLength(1);
  });
});
