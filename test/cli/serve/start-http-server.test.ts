import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultLimits, type ServerHandle } from "../../../src/cli/serve/start-http-server.ts";
import { validateSchema } from "../../../src/contract/internal.ts";
import type { ServedExchange } from "../../../src/service/index.ts";
import { startDemoService, startServer } from "../../support/demo-service.ts";
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
const open = async (limits = patient, listener?: RequestListener) => {
  server = await startServer(service.service, { limits, listener });
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

describe("an invalid HTTP request", () => {
  it.each<[string, 400 | 431, () => string]>([
    ["an invalid chunk length", 400, () => `${post(chunked + CLOSE)}zz\r\n`],
    ["an invalid method", 400, () => `G@T / HTTP/1.1\r\nHost: a\r\n${CLOSE}\r\n`],
    ["HTTP/1.0 with Transfer-Encoding", 400, () => `${post(chunked).replace("HTTP/1.1", "HTTP/1.0")}0\r\n\r\n`],
    ["headers that are too large", 431, () => get(`X: ${"x".repeat(20_000)}\r\n`)],
  ])("S20: %s gets %s, and is reported with its request_id", async (_, status, write) => {
    await open();
    const [answer, ...others] = await sendRaw(server.url, write());
    const value = JSON.parse(answer?.text ?? "");
    const headers = ["Connection", "X-Request-Id"].map((name) => answer?.headers.get(name));

    expect([others, answer?.status, value.code]).toEqual([[], status, status]);
    expect([validateSchema("ErrorObject", value), headers]).toEqual([[], ["close", value.request_id]]);
    expect(exchanges).toContainEqual(expect.objectContaining({ requestId: value.request_id, status }));
  });

  it("S20: more invalid packets bring no second answer", async () => {
    await open();
    const connection = await connectAnd("garbage\r\n\r\n", "\r\n\r\n");
    connection.send("more garbage\r\n\r\n");

    expect(summarize(await connection.answers())).toEqual([[400, 400]]);
    expect(exchanges.filter(({ operationId }) => operationId === undefined)).toHaveLength(1);
  });

  it("a broken body ends the connection without a second status if the response has begun", async () => {
    await open(patient, (_, response) => response.flushHeaders());
    const connection = await connectAnd(post(chunked), "\r\n\r\n");
    connection.send("zz\r\n");

    expect((await connection.answers()).map(({ status }) => status)).toEqual([200]);
  });
});

describe("time limits", () => {
  it.each<[string, reported: number[], () => string, intervalMs: number]>([
    ["headers that arrive byte by byte (slowloris)", [408], () => "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", 5],
    // The request that lost its body is reported as well.
    ["a body that arrives too slowly", [408, 400], () => post("Content-Length: 100\r\n"), 20],
  ])("S20: answers and reports %s with 408, and closes the connection", async (_, reported, start, intervalMs) => {
    await open({ ...patient, ...quick, stalledMs: 10_000 });
    const connection = await connectAnd(start(), "");
    const trickle = setInterval(() => connection.socket.writable && connection.send("x"), intervalMs);

    const answers = await connection.answers();
    clearInterval(trickle);

    expect(summarize(answers)).toEqual([[408, 408]]);
    await vi.waitFor(() => expect(exchanges.map(({ status }) => status)).toEqual(reported));
    expect(exchanges[0]?.requestId).toBe(JSON.parse(answers[0]?.text ?? "").request_id);
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

  it("does not count the time in which the service works", async () => {
    await open({ ...patient, ...quick }, (_, response) => void setTimeout(() => response.end("late"), 90));

    const answers = await sendRaw(server.url, get(CLOSE));

    expect(answers.map(({ status, text }) => [status, text])).toEqual([[200, "late"]]);
  });
});

it("connections beyond the limit are refused and reported, and new ones are accepted once others are closed", async () => {
  const onDrop = vi.fn();
  server = await startServer(service.service, { limits: patient, onDrop });
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
  it.each<[string, 413 | 431, good: number, (size: number) => string]>([
    ["body with a length", 413, 16_384, (size) => post(`Content-Length: ${size}\r\n${CLOSE}`) + fillForm(size)],
    ["body in chunks", 413, 16_384, (size) => post(chunked + CLOSE) + toChunks(fillForm(size))],
    ["URL", 431, 16_000, (size) => get(CLOSE).replace("limit=1", `limit=1&${"x".repeat(size)}`)],
  ])("S20: answers a %s beyond 16 KiB with %s, and accepts %s bytes", async (_, status, good, write) => {
    await open();

    const [fits, tooLong] = [await sendRaw(server.url, write(good)), await sendRaw(server.url, write(16_385))];

    expect(fits.map((answer) => answer.status)).toEqual([200]);
    expect(summarize(tooLong)).toEqual([[status, status]]);
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
