import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkedFetch } from "../../support/checked-service.ts";
import { startCli } from "../../support/run-cli.ts";

const fetch = checkedFetch();

const child = startCli(["serve", "--port", "0", "--admin-port", "0", "--log", "--rate-limit", "1000"]);
let hello: { url: string; adminUrl: string; credentials: Record<string, string>; ids: Record<string, string> };
const log: string[] = [];
const logged = createInterface({ input: child.stderr as NodeJS.ReadableStream });
logged.on("line", (line) => log.push(line));

/** Waits until the log has a line of this request. */
async function logOf(requestId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const line = log.find((text) => text.includes(requestId));
    if (line) return JSON.parse(line);
    await once(logged, "line");
  }
}

beforeAll(async () => {
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  hello = JSON.parse(line);
});
afterAll(async () => {
  child.kill("SIGTERM");
  await once(child, "exit");
});

/** Sends bytes as they are; gives everything that comes back until the connection ends. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(Number(new URL(hello.url).port), "127.0.0.1");
  socket.write(text);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe("loyalty serve --admin-port", () => {
  it("tells health, readiness and metrics on a port of its own", async () => {
    const headers = { "X-Management-Id": "nobody", "X-Management-Token": "canary-secret" };
    await fetch(`${hello.url}/management/v1/projects/canary-project/users`, { headers });

    const pages = await Promise.all(
      ["/healthz", "/readyz", "/metrics", "/else"].map((path) => fetch(`${hello.adminUrl}${path}`)),
    );
    const texts = await Promise.all(pages.map((page) => page.text()));

    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(texts[2]).toContain('loyalty_request_duration_seconds_count{operation="listUsers",status="401"} 1\n');
    expect(texts[2]).toContain("loyalty_event_loop_delay_seconds");
    expect(texts[2]).not.toContain("canary");
  });
});

describe("loyalty serve --log", () => {
  it("writes one line a request, with the request_id of the Error object and without secrets", async () => {
    const { appId = "", appToken = "" } = hello.credentials;
    const path = `/v1/loyalties/${hello.ids.campaignId}/members/nobody/activity?limit=5`;
    const response = await fetch(hello.url + path, { headers: { "X-App-Id": appId, "X-App-Token": appToken } });
    const { request_id } = await response.json();

    const entry = await logOf(request_id);

    expect(entry).toMatchObject({ requestId: request_id, operationId: "listMemberActivity", status: 404 });
    expect(entry.durationMs).toBeGreaterThan(0);
    expect(log.join("\n")).not.toContain(appToken);
  });
});

describe("what is no HTTP request", () => {
  it.each([
    ["garbage", "\x00\x01\x02\r\n\r\n", 400],
    ["a header of 20 kB", `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["a URL of 20 kB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ["a chunk that is none", "POST /oauth/token HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400],
    ["two lengths", "POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400],
  ])("S20: %s gets an Error object and the end of the connection", async (_, text, code) => {
    const answer = await sendRaw(text);
    const [head = "", body = ""] = answer.slice(answer.lastIndexOf("HTTP/1.1 4")).split("\r\n\r\n");

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    expect(JSON.parse(body).code).toBe(code);
  });

  it("a megabyte of header or URL ends the connection, and nothing else", async () => {
    const big = "x".repeat(2 ** 20);
    // The connection may end before all of it was sent, which takes the answer back.
    await Promise.allSettled([
      sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${big}\r\n\r\n`),
      sendRaw(`GET /?${big} HTTP/1.1\r\nHost: a\r\n\r\n`),
    ]);

    const response = await fetch(hello.url);

    expect([response.status, (await response.json()).code]).toEqual([404, 404]);
  });
});
