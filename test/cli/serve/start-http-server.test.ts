import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ServerHandle, startHttpServer } from "../../../src/cli/serve/start-http-server.ts";
import type { ServedExchange } from "../../../src/service/index.ts";
import { startDemoService } from "../../support/demo-service.ts";
import { type RawAnswer, rawConnection, sendRaw } from "../../support/raw-connection.ts";

const failures: unknown[] = [];
const exchanges: ServedExchange[] = [];
const service = await startDemoService({
  onFailure: (error) => failures.push(error),
  onExchange: (exchange) => exchanges.push(exchange),
});
let server: ServerHandle;
beforeEach(() => {
  exchanges.length = 0;
});
/** Starts a server, for the service unless a listener is given. */
const open = async (listener = service.service.listener) => {
  server = await startHttpServer(listener, "127.0.0.1", 0);
};
/** Connects, sends a text and waits for another one. */
const connectAnd = async (sent: string, received: string) => {
  const connection = await rawConnection(server.url);
  connection.send(sent);
  await connection.received(received);
  return connection;
};
afterEach(() => server.close(0));
afterAll(() => expect(failures).toEqual([])); // bad clients are not failures of the service

const until = (claim: () => boolean) => vi.waitUntil(claim, { interval: 1 });
const formatHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
const get = (more = "") =>
  `GET ${service.activityPath}?limit=1 HTTP/1.1\r\nHost: a\r\n${formatHeaders(service.application)}${more}\r\n`;
const post = (headers: string) =>
  `POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n${formatHeaders(service.application)}${headers}\r\n`;
const CLOSE = "Connection: close\r\n";
const chunked = "Transfer-Encoding: chunked\r\n";
const fillForm = (size: number) => "grant_type=client_credentials&scope=api&x=".padEnd(size, "x");

describe("a request that a proxy in front could read differently", () => {
  it.each([
    ["HTTP/1.0 with Transfer-Encoding", () => `${post(chunked).replace("HTTP/1.1", "HTTP/1.0")}0\r\n\r\n`],
    ["a second Host header", () => get("Host: b\r\n")],
  ])("%s gets 400 and the end of the connection, and does not reach the service", async (_, write) => {
    await open();
    const answers = await sendRaw(server.url, write());

    expect(answers.map(({ status, headers }) => [status, headers.get("Connection")])).toEqual([[400, "close"]]);
    expect(exchanges).toEqual([]);
  });
});

describe("time limits", () => {
  /** Opens a server with a listener, connects, and returns both ends of the connection. */
  async function connectTo(listener: RequestListener) {
    await open(listener);
    const [[socket], connection] = await Promise.all([once(server.server, "connection"), rawConnection(server.url)]);
    return { connection, expire: () => server.server.emit("timeout", socket), socket: socket as Socket };
  }

  it("are set for Node to enforce", async () => {
    await open();

    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 65_000,
      timeout: 30_000,
      maxConnections: 10_000,
    });
  });

  it("takes no failure from a client that resets the connection in the middle of a body", async () => {
    await open();
    const { socket } = await connectAnd(post("Content-Length: 100\r\nExpect: 100-continue\r\n"), "100 Continue");

    socket.resetAndDestroy();
    await server.close(10_000); // waits for the connection

    await vi.waitFor(() => expect(exchanges.map(({ status }) => status)).toEqual([400]));
  });

  it("cuts a response that its client stops reading", async () => {
    const end = Promise.withResolvers<boolean>();
    const { connection, socket, expire } = await connectTo((_, response) => {
      response.on("close", () => end.resolve(response.writableFinished));
      response.end(Buffer.alloc(24 * 2 ** 20)); // more than the system buffers
    });
    connection.socket.removeAllListeners("data").pause();
    connection.send(get());
    await until(() => socket.writableLength > 0);

    expire();

    expect(await end.promise).toBe(false);
  });

  it("closes a connection that is idle, and none while the service works on its request", async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const { connection, expire } = await connectTo((_, response) => begun.resolve(response));
    connection.send(get());
    const response = await begun.promise;

    const closed = once(response, "close");

    expire();
    response.end("late");
    await closed;
    expire();

    expect((await connection.answers()).map(({ status }) => status)).toEqual([200]);
  });
});

describe("the requests of a connection that sends several at once", () => {
  /** Sends requests at once to a server that answers none by itself; returns the responses that it has begun. */
  async function sendAtOnce(requests: string, count: number) {
    const begun: ServerResponse[] = [];
    await open((_, response) => void begun.push(response));
    const connection = await rawConnection(server.url);
    connection.send(requests);
    await until(() => begun.length > 0 && server.count().requests === count);
    return { begun, connection };
  }

  it("are begun one after another, and are all answered", async () => {
    const { begun, connection } = await sendAtOnce(get().repeat(3) + get(CLOSE), 4);

    const counts: number[] = [];
    for (let request = 0; request < 4; request++) {
      await until(() => begun.length > request);
      counts.push(begun.length);
      begun[request]?.end(String(request));
    }

    expect(counts).toEqual([1, 2, 3, 4]);
    expect((await connection.answers()).map(({ text }) => text)).toEqual(["0", "1", "2", "3"]);
    expect(server.count()).toEqual({ connections: 0, requests: 0, refused: 0 });
  });

  it.each([
    { count: 16, isReset: false },
    { count: 17, isReset: true },
  ])("are at most 16: of $count, the connection is reset ($isReset)", async ({ count, isReset }) => {
    const { begun } = await sendAtOnce(get().repeat(count), isReset ? 0 : count);

    expect([begun[0]?.destroyed, server.count().connections]).toEqual([isReset, isReset ? 0 : 1]);
  });

  it("are answered while the server drains, the last one with the end of the connection", async () => {
    const { begun, connection } = await sendAtOnce(get().repeat(2), 2);

    server.startDraining();
    begun[0]?.end();
    await until(() => begun.length === 2);
    begun[1]?.end();

    expect((await connection.answers()).map(({ headers }) => headers.get("Connection"))).toEqual([
      "keep-alive",
      "close",
    ]);
  });
});

it("connections beyond the limit are refused and counted, and new ones are accepted once others are closed", async () => {
  await open();
  server.server.maxConnections = 3;
  const held = await Promise.all([1, 2, 3].map(() => connectAnd(get(), '"has_more"')));

  const refused = await (await rawConnection(server.url)).answers();
  expect(server.count()).toEqual({ connections: 3, requests: 0, refused: 1 });
  for (const { socket } of held) socket.destroy();
  let after: RawAnswer[] = [];
  while (after.length === 0) after = await sendRaw(server.url, get(CLOSE));

  expect(refused).toEqual([]);
  expect(after.map(({ status }) => status)).toEqual([200]);
});

describe("size limits", () => {
  const whole = (size: number) => post(`Content-Length: ${size}\r\n${CLOSE}`) + fillForm(size);
  const inChunks = (size: number) => `${post(chunked + CLOSE)}${size.toString(16)}\r\n${fillForm(size)}\r\n0\r\n\r\n`;
  const withQuery = (size: number) => get(CLOSE).replace("limit=1", `limit=1&${"x".repeat(size)}`);
  it.each([
    { of: "S20: a body of 16 KiB", sent: whole(16_384), status: 200 },
    { of: "S20: a longer body", sent: whole(16_385), status: 413 },
    { of: "S20: 16 KiB in chunks", sent: inChunks(16_384), status: 200 },
    { of: "S20: more in chunks", sent: inChunks(16_385), status: 413 },
    { of: "S20: the announcement of a longer body", sent: post("Content-Length: 16385\r\n"), status: 413 },
    { of: "a URL of 16,000 bytes", sent: withQuery(16_000), status: 200 },
    { of: "a URL beyond 16 KiB", sent: withQuery(16_385), status: 431 },
  ])("answers $of with $status", async ({ sent, status }) => {
    await open();

    const answers = await sendRaw(server.url, sent);

    expect(answers.map((answer) => [answer.status, answer.headers.get("Connection")])).toEqual([[status, "close"]]);
    if (status === 413) expect(JSON.parse(answers[0]?.text ?? "").code).toBe(413);
  });
});

it("a server that drains closes the connection of a response whose headers have been sent", async () => {
  let finish = () => {};
  await open((_, response) => {
    response.writeHead(200, { "Content-Length": 2 }).write("o");
    finish = () => response.end("k");
  });
  const connection = await connectAnd(get(), "\r\n\r\no");

  const closed = server.close(10_000);
  finish();
  const answers = await connection.answers();
  await closed;

  expect(answers.map(({ text }) => text)).toEqual(["ok"]);
});
