import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultLimits, type ServerHandle, startHttpServer } from "../../../src/cli/serve/start-http-server.ts";
import type { ServedExchange } from "../../../src/service/index.ts";
import { startDemoService } from "../../support/demo-service.ts";
import { type RawAnswer, rawConnection, sendRaw } from "../../support/raw-connection.ts";

const quick = { headersMs: 60, requestMs: 120, idleMs: 50, connections: 3, stalledMs: 30, checkIntervalMs: 10 };
const patient = { ...defaultLimits, connections: 3 };

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
/** Starts a server with these limits, for the service unless a listener is given. */
const open = async (limits = patient, listener = service.service.listener) => {
  server = await startHttpServer(listener, "127.0.0.1", 0, { limits });
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
const summarize = (answers: RawAnswer[]) => answers.map(({ status, text }) => [status, JSON.parse(text).code]);

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
  it.each([
    ["headers that arrive byte by byte (slowloris)", () => "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", 5],
    ["a body that arrives too slowly", () => post("Content-Length: 100\r\n"), 20],
  ])("answers %s with 408, and closes the connection", async (_, start, intervalMs) => {
    await open({ ...patient, ...quick, stalledMs: 10_000 });
    const connection = await connectAnd(start(), "");
    const trickle = setInterval(() => connection.socket.writable && connection.send("x"), intervalMs);

    const answers = await connection.answers();
    clearInterval(trickle);

    expect(answers.map(({ status }) => status)).toEqual([408]);
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
    await open({ ...patient, stalledMs: 30 }, (_, response) => {
      response.on("close", () => end.resolve(response.writableFinished));
      response.end(Buffer.alloc(24 * 2 ** 20)); // more than the system buffers
    });
    const { socket, send } = await rawConnection(server.url);
    socket.removeAllListeners("data").pause();
    send(get());

    expect(await end.promise).toBe(false);
  });

  it("closes a connection that is idle after its response", async () => {
    await open({ ...patient, idleMs: 50 });

    const answers = await sendRaw(server.url, get());

    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it("does not count the time in which the service works", async () => {
    await open({ ...patient, ...quick }, (_, response) => void setTimeout(() => response.end("late"), 90));

    const answers = await sendRaw(server.url, get(CLOSE));

    expect(answers.map(({ status, text }) => [status, text])).toEqual([[200, "late"]]);
  });
});

it("connections beyond the limit are refused and reported, and new ones are accepted once others are closed", async () => {
  const onDrop = vi.fn();
  server = await startHttpServer(service.service.listener, "127.0.0.1", 0, { limits: patient, onDrop });
  const held = await Promise.all([1, 2, 3].map(() => connectAnd(get(), '"has_more"')));

  const refused = await (await rawConnection(server.url)).answers();
  expect(onDrop).toHaveBeenCalledOnce();
  for (const { socket } of held) socket.destroy();
  let after: RawAnswer[] = [];
  while (after.length === 0) after = await sendRaw(server.url, get(CLOSE));

  expect(refused).toEqual([]);
  expect(after.map(({ status }) => status)).toEqual([200]);
});

describe("size limits", () => {
  const toChunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  it.each<[string, (size: number) => string]>([
    ["body with a length", (size) => post(`Content-Length: ${size}\r\n${CLOSE}`) + fillForm(size)],
    ["body in chunks", (size) => post(chunked + CLOSE) + toChunks(fillForm(size))],
  ])("S20: answers a %s beyond 16 KiB with 413, and accepts 16 KiB", async (_, write) => {
    await open();

    const fits = await sendRaw(server.url, write(16_384));
    const tooLong = await sendRaw(server.url, write(16_385));

    expect(fits.map((answer) => answer.status)).toEqual([200]);
    expect(summarize(tooLong)).toEqual([[413, 413]]);
  });

  it("answers a URL beyond 16 KiB with 431, and accepts 16,000 bytes", async () => {
    await open();
    const write = (size: number) => get(CLOSE).replace("limit=1", `limit=1&${"x".repeat(size)}`);

    const fits = await sendRaw(server.url, write(16_000));
    const tooLong = await sendRaw(server.url, write(16_385));

    expect([fits, tooLong].flat().map((answer) => answer.status)).toEqual([200, 431]);
  });

  it("S20: does not wait for a body whose Content-Length is too large", async () => {
    await open();

    const answers = await sendRaw(server.url, post("Content-Length: 1000000000\r\n") + fillForm(20_000));

    expect(summarize(answers)).toEqual([[413, 413]]);
    expect(answers[0]?.headers.get("Connection")).toBe("close");
  });
});

it("a server that drains closes the connection of a response whose headers have been sent", async () => {
  let finish = () => {};
  await open(patient, (_, response) => {
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
