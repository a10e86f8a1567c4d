import { getEventListeners } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompressSync, gunzip, gzipSync } from "node:zlib";
import { Agent, buildConnector } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { createUndiciFetch } from "../../src/undici/index.ts";
import { serve } from "../support/serve.ts";

/** Starts a service, and a `fetch` with a signal on which no call leaves a listener. */
async function setUp(answer: RequestListener, options: Parameters<typeof createUndiciFetch>[0] = {}) {
  const transport = createUndiciFetch(options);
  const controller = new AbortController();
  const { signal } = controller;
  const fetch: typeof transport.fetch = (url, init) => transport.fetch(url, { signal, ...init });
  const served = await serve(answer);
  onTestFinished(async () => {
    await transport.close();
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
  return { ...served, transport, fetch, signal, abort: () => controller.abort(new Error("enough")) };
}
const read = async (response: Promise<Pick<Response, "text">>) => (await response).text();

describe("createUndiciFetch", () => {
  it("sends a request, and returns the status, the headers and the body", async () => {
    const { url, fetch } = await setUp(async (request, response) => {
      const { method, url: path, headers } = request;
      response.writeHead(429, { "Retry-After": "7" });
      response.end(JSON.stringify({ method, path, app: headers["x-app-id"], body: await text(request) }));
    });

    const sent = { method: "POST", body: "scope=api loyalties&ż=1" };
    const response = await fetch(`${url}/oauth/token?a=b%20c`, { ...sent, headers: { "X-App-Id": "a" } });
    const { status, ok, headers } = response;

    expect(JSON.parse(await response.text())).toEqual({ ...sent, path: "/oauth/token?a=b%20c", app: "a" });
    expect([status, ok, headers.get("Retry-After")]).toEqual([429, false, "7"]);
  });

  it("reads headers as Headers does: in any case, empty ones, missing ones, and each value of a repeated one", async () => {
    const raw = { "Set-Cookie": ["a=1", "b=2"], "X-Empty": "", Date: "now", Warning: ["x", "y"] };
    const { url, fetch } = await setUp((_, response) => response.writeHead(200, raw).end());

    const { headers, ...response } = await fetch(url);
    await response.text();
    const standard = (await globalThis.fetch(url)).headers;

    for (const name of ["Set-Cookie", "warning", "x-empty", "X-EMPTY", "missing", "constructor", "__proto__"])
      expect([name, headers.get(name), headers.has(name)]).toEqual([name, standard.get(name), standard.has(name)]);
    const copy = new Headers();
    headers.forEach((value, name) => void copy.append(name, value));
    expect([...copy]).toEqual([...standard]);
    expect(headers.getSetCookie()).toEqual(standard.getSetCookie());
  });

  it.each([
    ["collected", 2],
    ["streamed, in chunks that split a character", 100_000],
  ])("a body that is %s can be read once, as text without a byte order mark or as a stream", async (_, length) => {
    const body = JSON.stringify("€".repeat(length));
    const { url, fetch } = await setUp((_, response) => response.end(`\uFEFF${body}`));
    const response = await fetch(url);

    expect(await response.text()).toBe(body);
    await expect(response.text()).rejects.toThrow("has been read already");
    expect(await text((await fetch(url)).body)).toBe(body);
  });

  it.each([
    ["gzip", gzipSync],
    ["X-GZIP", gzipSync],
    ["br", brotliCompressSync],
    ["br, gzip", (body: Buffer) => gzipSync(brotliCompressSync(body))],
    ["exotic", (body: Buffer) => body],
    ["exotic, gzip", gzipSync],
    ["gzip, identity", (body: Buffer) => body],
  ])("accepts and decodes %s, and leaves an unknown encoding as it is", async (encoding, encode) => {
    const page = JSON.stringify({ owner: "Łucja Ż.", filler: "x".repeat(200_000) });
    const accepted: unknown[] = [];
    const { url, fetch } = await setUp((request, response) => {
      accepted.push(request.headers["accept-encoding"]);
      response.writeHead(200, { "Content-Encoding": encoding }).end(encode(Buffer.from(page)));
    });

    expect(await (await fetch(url)).text()).toBe(page);
    await (await fetch(url, { headers: { "accept-encoding": "identity" } })).text();
    expect(accepted).toEqual(["gzip, br", "identity"]);
  });

  it("rejects a compressed body that is cut off, and returns an empty one", async () => {
    let body = gzipSync("{}").subarray(0, 12);
    const { url, fetch } = await setUp((_, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip", "Content-Length": body.length }).end(body);
    });

    await expect(read(fetch(url))).rejects.toMatchObject({ code: "Z_BUF_ERROR" });
    body = Buffer.alloc(0);
    expect(await read(fetch(url))).toBe("");
  });

  it.each([
    [204, 0, []],
    [200, 0, []],
    [300, 4, []],
    [200, 4, ["</style.css>; rel=preload"]],
  ])("returns a %i with a body of %i bytes unchanged, after the early hints %j (103)", async (status, bytes, link) => {
    const { url, fetch } = await setUp((_, response) => {
      const coding = status === 204 ? { "Content-Encoding": "gzip" } : {}; // it describes a body that is not sent
      const respond = () => response.writeHead(status, { Location: "/elsewhere", ...coding }).end("x".repeat(bytes));
      if (link.length > 0) response.writeEarlyHints({ link }, respond);
      else respond();
    });
    const response = await fetch(url);

    expect([response.status, response.ok, response.headers.get("link"), await response.text()]).toEqual([
      ...[status, status < 300, null, "x".repeat(bytes)],
    ]);
  });

  it.each([
    ["identity", "is cut off", (response: ServerResponse) => void response.destroy()],
    ["gzip", "is cut off", (response: ServerResponse) => void response.destroy()],
    ["gzip", "ends too early", (response: ServerResponse) => void response.end()],
  ])("a %s body that %s before it is read ends no process", async (coding, _, end) => {
    const { url } = await setUp((_, response) => {
      response.writeHead(200, { "Content-Encoding": coding, Connection: "close" });
      response.write(gzipSync("half").subarray(0, -9), () => setImmediate(end, response));
    });
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const dispatcher = new Agent().on("disconnect", () => setImmediate(resolve));
    const response = await createUndiciFetch({ dispatcher }).fetch(url);
    await closed;
    for (let turn = 0; turn < 3; turn++) await promisify(gunzip)(gzipSync("later")); // as long as the decoder takes

    await expect(response.text()).rejects.toThrow(/closed|Invalid EOF|unexpected end/);
  });

  it.each(["before", "after"])("sends no request if the signal is aborted %s the call", async (moment) => {
    const network = Promise.withResolvers<void>();
    const connect = buildConnector({});
    const dispatcher = new Agent({ connect: (...call) => void network.promise.then(() => connect(...call)) });
    const requests: (string | undefined)[] = [];
    const { url, transport, signal, abort } = await setUp(
      (request, response) => {
        requests.push(request.url);
        response.end();
      },
      { dispatcher },
    );

    if (moment === "before") abort();
    const call = transport.fetch(url, { signal });
    abort();
    if (moment === "after") network.resolve();
    await expect(call).rejects.toThrow("enough"); // before the connection, if it was aborted before
    network.resolve();
    await read(transport.fetch(`${url}/next`));

    await dispatcher.close();
    expect(requests).toEqual(["/next"]);
  });

  it("closes its connections, but not the dispatcher that the caller passed", async () => {
    const { url, fetch, transport } = await setUp((_, response) => response.end("{}"));
    const dispatcher = new Agent();
    const given = createUndiciFetch({ dispatcher });

    await transport.close();
    await transport.close(); // has no effect
    await given.close();

    await expect(fetch(url)).rejects.toThrow(/closed|destroyed/);
    expect(await read(given.fetch(url))).toBe("{}");
    await dispatcher.close();
  });
});
