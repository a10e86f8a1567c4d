import { expect, it, onTestFinished } from "vitest";
import { startHttpServer } from "../../../src/cli/serve/start-http-server.ts";
import { rawConnection } from "../../support/raw-connection.ts";

it.each([
  { slow: "headers that arrive byte by byte (slowloris)", head: "X-Slow: ", intervalMs: 5, status: 408 },
  { slow: "a body that arrives too slowly", head: "Content-Length: 100\r\n\r\n", intervalMs: 20, status: 408 },
  { slow: "nothing after a request", head: "\r\n", intervalMs: undefined, status: 200 },
])("an HTTP server closes the connection of $slow, after a $status", async ({ head, intervalMs, status }) => {
  const { server, url, close } = await startHttpServer(
    (request, response) => request.on("end", () => response.end()).resume(),
    "127.0.0.1",
    0,
  );
  onTestFinished(() => close(0));
  Object.assign(server, { headersTimeout: 60, requestTimeout: 120, keepAliveTimeout: 50 });
  const connection = await rawConnection(url);
  connection.send(`GET / HTTP/1.1\r\nHost: a\r\n${head}`);
  const trickle = setInterval(() => connection.socket.writable && connection.send("x"), intervalMs);
  if (intervalMs === undefined) clearInterval(trickle);

  const answers = await connection.answers();
  clearInterval(trickle);

  expect(answers.map((answer) => answer.status)).toEqual([status]);
});
