import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bindPort, defaultLimits, type Listener, type ServerHandle } from "../../../src/cli/serve/start-http-server.ts";
import { validateSchema } from "../../../src/contract/internal.ts";
import type { ServedExchange } from "../../../src/service/index.ts";
import { type DemoService, startDemoService, startServer } from "../../support/demo-service.ts";
import { type RawAnswer, rawConnection, sendRaw } from "../../support/raw-connection.ts";

const quick = { headersMs: 60, requestMs: 120, idleMs: 50, connections: 3, stalledMs: 200, checkIntervalMs: 10 };
const limits = { ...defaultLimits, ...quick };
const patient = { ...limits, headersMs: 10_000, requestMs: 20_000, idleMs: 10_000, stalledMs: 10_000 };

const failures: unknown[] = [];
const exchanges: ServedExchange[] = [];
let service: DemoService;
let server: ServerHandle;
beforeAll(async () => {
  service = await startDemoService({
    onFailure: (error) => failures.push(error),
    onExchange: (exchange) => exchanges.push(exchange),
  });
});
beforeEach(() => {
  exchanges.length = 0;
});
/** Starts a server with these limits, for the service unless a listener is given. */
const open = async ({ limits: given = patient, listener }: { limits?: typeof limits; listener?: Listener } = {}) => {
  server = await startServer(service.service, { limits: given, listener });
};
/** Connects, sends a text and waits for another one. */
const connectAnd = async (sent: string, received: string) => {
  const connection = await rawConnection(server.url);
  connection.send(sent);
  await connection.received(received);
  return connection;
};
afterEach(() => server.close(0));
afterAll(async () => {
  await service.store.close();
  expect(failures).toEqual([]); // bad clients are not failures of the service
});

const formatHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
const get = (more = "") =>
  `GET ${service.activityPath}?limit=1 HTTP/1.1\r\nHost: a\r\n${formatHeaders(service.application)}${more}\r\n`;
const post = (headers: string) =>
  `POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n${formatHeaders(service.application)}${headers}\r\n`;
const CLOSE = "Connection: close\r\n";
const form = "grant_type=client_credentials&scope=api";
const fillForm = (size: number) => `${form}&x=`.padEnd(size, "x");
const summarize = (answers: RawAnswer[]) => answers.map(({ status, text }) => [status, JSON.parse(text).code]);

describe("an invalid HTTP request", () => {
  const head = `Host: a\r\n${CLOSE}`;
  const chunked = "Transfer-Encoding: chunked\r\n";
  it.each<[string, 400 | 417 | 431, () => string, details?: string]>([
    ["an invalid chunk length", 400, () => `${post(chunked + CLOSE)}zz\r\n`],
    ["a length and chunks together", 400, () => `${post(`${chunked}${CLOSE}Content-Length: 3\r\n`)}0\r\n\r\n`],
    ["a NUL in a header", 400, () => get(`${CLOSE}X-Bad: a\0b\r\n`)],
    ["an invalid method", 400, () => `G@T / HTTP/1.1\r\n${head}\r\n`],
    ["no Host", 400, () => "GET / HTTP/1.1\r\n\r\n", "A request has a Host header"],
    [
      "HTTP/1.0 with Transfer-Encoding",
      400,
      () => `${post(chunked).replace("HTTP/1.1", "HTTP/1.0")}0\r\n\r\n`,
      "HTTP/1.0 has no Transfer-Encoding",
    ],
    ["headers that are too large", 431, () => get(`X: ${"x".repeat(20_000)}\r\n`)],
    ["an unknown expectation", 417, () => get("Expect: bogus\r\n"), "The only known expectation is 100-continue"],
  ])("S20: %s gets %s, and is reported with its request_id", async (_, status, write, details) => {
    await open();
    const [answer, ...others] = await sendRaw(server.url, write());
    const value = JSON.parse(answer?.text ?? "");

    expect([others, answer?.status, validateSchema("ErrorObject", value), value.code]).toEqual([
      [],
      status,
      [],
      status,
    ]);
    expect([answer?.headers.get("Connection"), answer?.headers.get("X-Request-Id")]).toEqual([
      "close",
      value.request_id,
    ]);
    if (details !== undefined) expect(value.details).toBe(details);
    expect(exchanges).toContainEqual(expect.objectContaining({ requestId: value.request_id, status }));
  });

  it("a request of HTTP/1.0 without Host is valid", async () => {
    await open();

    const answers = await sendRaw(server.url, `GET ${service.activityPath} HTTP/1.0\r\n\r\n`);

    expect(answers.map(({ status }) => status)).toEqual([401]);
  });

  it("S20: more invalid packets bring no second answer", async () => {
    await open();
    const connection = await connectAnd("garbage\r\n\r\n", "\r\n\r\n");
    connection.send("more garbage\r\n\r\n");

    expect(summarize(await connection.answers())).toEqual([[400, 400]]);
    expect(exchanges.filter(({ operationId }) => operationId === undefined)).toHaveLength(1);
  });
});

describe("time limits", () => {
  it.each<[string, reported: number[], () => string, intervalMs: number]>([
    ["headers that stop arriving", [408], () => "GET / HTTP/1.1\r\nHost: a\r\nX-Slow", 10_000],
    ["headers that arrive byte by byte (slowloris)", [408], () => "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", 5],
    // The request that lost its body is reported as well.
    ["a body that arrives too slowly", [408, 400], () => post("Content-Length: 100\r\n"), 20],
  ])("S20: answers and reports %s with 408, and closes the connection", async (_, reported, start, intervalMs) => {
    await open({ limits });
    const connection = await connectAnd(start(), "");
    const trickle = setInterval(() => connection.socket.writable && connection.send("x"), intervalMs);

    const answers = await connection.answers();
    clearInterval(trickle);

    expect(summarize(answers)).toEqual([[408, 408]]);
    await vi.waitFor(() => expect(exchanges.map(({ status }) => status)).toEqual(reported));
    expect(exchanges[0]?.requestId).toBe(JSON.parse(answers[0]?.text ?? "").request_id);
  });

  it.each<[string, status: number[], start: () => string, received: string]>([
    ["the middle of a body", [400], () => post("Content-Length: 100\r\nExpect: 100-continue\r\n"), "100 Continue"],
    ["the middle of the headers, without a report", [], () => "GET / HTTP/1.1\r\nHost: a\r\n", ""],
  ])("takes no failure from a client that resets the connection in %s", async (_, statuses, start, received) => {
    await open();
    const { socket } = await connectAnd(start(), received);

    socket.resetAndDestroy();
    await server.close(10_000); // waits for the connection

    await vi.waitFor(() => expect(exchanges.map(({ status }) => status)).toEqual(statuses));
  });

  it("closes a connection that is idle after its response", async () => {
    await open({ limits });

    expect((await sendRaw(server.url, get())).map(({ status }) => status)).toEqual([200]);
  });
});

describe("the limit on clients that do not read", () => {
  /** More than the system buffers. */
  const body = Buffer.alloc(24 * 2 ** 20);

  it.each<["cuts" | "leaves", string, isPaused: boolean, stalledMs: number]>([
    ["cuts", "a response that its client stops reading", true, 30],
    ["leaves", "a client alone that reads", false, patient.stalledMs],
  ])("the limit %s %s", async (title, _, isPaused, stalledMs) => {
    const end = Promise.withResolvers<boolean>();
    const listener: Listener = (_, response) => {
      response.on("close", () => end.resolve(response.writableFinished));
      response.writeHead(200, { "Content-Length": body.length, Connection: "close" }).end(body);
    };
    await open({ limits: { ...patient, stalledMs }, listener });
    const { socket, send } = await rawConnection(server.url);
    socket.removeAllListeners("data").resume(); // keeps nothing in memory
    send(get());
    if (isPaused) socket.pause();

    expect(await end.promise).toBe(title === "leaves");
  });

  it("the limit does not count the time in which the service works", async () => {
    const listener: Listener = (_, response) => void setTimeout(() => response.end("late"), 3 * limits.stalledMs);
    await open({ limits, listener });

    const answers = await sendRaw(server.url, get(CLOSE));

    expect(answers.map(({ status, text }) => [status, text])).toEqual([[200, "late"]]);
  });
});

it("a client that keeps its half of a refused connection open is cut off", async () => {
  await open();
  const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1", allowHalfOpen: true });
  const reset = new Promise<NodeJS.ErrnoException>((resolve) => socket.on("error", resolve));
  socket.resume().write("garbage\r\n\r\n");
  await once(socket, "end");

  const sending = setInterval(() => socket.write("x"), 30);
  const { code } = await reset;
  clearInterval(sending);

  expect(code).toMatch(/^(EPIPE|ECONNRESET)$/);
});

describe("a listener that fails", () => {
  const failure = new Error("broken");

  const fail = () => {
    throw failure;
  };

  it.each<[string, Listener]>([
    ["throws", fail],
    ["rejects", () => Promise.reject(failure)],
  ])("S23: a request gets 500 and a report if the listener %s, and the server goes on", async (_, listener) => {
    await open({ listener });

    const answers = [await sendRaw(server.url, get()), await sendRaw(server.url, get())].flat();

    expect(summarize(answers)).toEqual(Array(2).fill([500, 500]));
    expect(answers[0]?.text).not.toContain("broken");
    expect(failures.splice(0)).toEqual([failure, failure]);
  });

  it("a failure cuts a response that has begun", async () => {
    await open({
      listener: (_, response) => {
        response.writeHead(200, { "Content-Length": 2 }).write("o");
        fail();
      },
    });

    const answers = await sendRaw(server.url, get());

    expect(answers.map(({ text }) => text)).toEqual(["o"]);
    expect(failures.splice(0)).toEqual([failure]);
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
  const chunked = "Transfer-Encoding: chunked\r\n";
  const toChunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  it.each<[string, 413 | 431, good: number, (size: number) => string]>([
    ["body with a length", 413, 16_384, (size) => post(`Content-Length: ${size}\r\n${CLOSE}`) + fillForm(size)],
    ["body in chunks", 413, 16_384, (size) => post(chunked + CLOSE) + toChunks(fillForm(size))],
    ["header", 431, 16_000, (size) => get(`X-Big: ${"x".repeat(size)}\r\n${CLOSE}`)],
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

describe("a server that drains", () => {
  it("closes the connection of a response whose headers have been sent", async () => {
    let finish = () => {};
    await open({
      listener: (_, response) => {
        response.writeHead(200, { "Content-Length": 2 }).write("o");
        finish = () => response.end("k");
      },
    });
    const connection = await connectAnd(get(), "\r\n\r\no");

    const closed = server.close(10_000);
    finish();
    const answers = await connection.answers();
    await closed;

    expect(answers.map(({ text }) => text)).toEqual(["ok"]);
  });
});

it("a broken body ends the connection without a second status if the response has begun", async () => {
  await open({ listener: (_, response) => response.flushHeaders() });
  const start = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  const connection = await connectAnd(start, "\r\n\r\n");
  connection.send("zz\r\n");

  expect((await connection.answers()).map(({ status }) => status)).toEqual([200]);
});

it("bindPort returns a URL with brackets for IPv6", async () => {
  const server = createServer();
  const original = server.address.bind(server);
  // The machine may lack IPv6, so only the reported address is replaced.
  server.address = () => ({ ...(original() as object), family: "IPv6", address: "::1", port: 8787 });

  const bound = await bindPort(server, "127.0.0.1", 0);
  server.close();

  expect(bound).toBe("http://[::1]:8787");
});
