import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServeCli, serveCli } from "./serve-cli.ts";

describe("a running loyalty serve", () => {
  const fault = "status=429,retry-after=7,nth=1,on=listUsers";
  let serve: ServeCli;
  beforeAll(async () => {
    serve = await serveCli("--log", "--fault", fault);
  });
  afterAll(() => serve.end());

  it("logs each request with the request_id of its Error object, and without secrets (--log)", async () => {
    const url = serve.activityUrl.replace(/members\/[^/]+/, "members/nobody");
    const response = await fetch(url, { headers: serve.application });
    const { request_id } = await response.json();

    const entry = await serve.logged(({ requestId }) => requestId === request_id);

    const exchange = { operationId: "listMemberActivity", status: 404, clientId: expect.stringMatching(/^cli_/) };
    expect(entry).toMatchObject({ level: "info", ...exchange });
    expect(Date.parse(String(entry.time))).toBeLessThanOrEqual(Date.now());
    expect(entry.durationMs).toBeGreaterThan(0);
    expect(JSON.stringify(serve.log)).not.toContain(serve.hello.credentials.appToken);
  });

  it("warns of faults at the start, injects and logs them (--fault)", async () => {
    const url = `${serve.hello.url}/management/v1/projects/${serve.hello.ids.projectId}/users`;
    const list = () => fetch(url, { headers: serve.management });
    const responses = [await list(), await list()];
    const entries = serve.log.filter(({ operationId }) => operationId === "listUsers");

    expect(serve.log[0]).toMatchObject({ level: "warn", warning: `faults are on, for tests only: ${fault}` });
    expect(responses.map(({ status }) => status)).toEqual([429, 200]);
    expect(responses[0]?.headers.get("Retry-After")).toBe("7");
    expect(entries.map((entry) => [entry.status, entry.faults])).toEqual([
      [429, ["status"]],
      [200, undefined],
    ]);
  });
});

describe("the end of loyalty serve", () => {
  /** A POST whose headers have arrived at the service, but not its body. */
  async function startRequest({ application, hello }: ServeCli, length: number) {
    const type = "application/x-www-form-urlencoded";
    const headers = { ...application, "Content-Type": type, "Content-Length": length, Expect: "100-continue" };
    const started = request(`${hello.url}/oauth/token`, { method: "POST", headers });
    started.flushHeaders();
    await once(started, "continue");
    return started;
  }

  it("drains: during the delay it serves, but is not ready, and says that each connection closes", async () => {
    const serve = await serveCli("--admin-port", "0");
    const form = "grant_type=client_credentials&scope=api";
    const slow = await startRequest(serve, form.length);
    const endDelay = serve.holdDelay();
    const before = await serve.waitForPage("/readyz", "ready");

    const ended = serve.end();
    const readiness = await serve.waitForPage("/readyz", "draining");
    const late = await fetch(serve.activityUrl, { headers: serve.application });
    endDelay();
    slow.end(form);
    const [response] = await once(slow, "response");

    expect([before, readiness]).toEqual(["ready\n", "not ready: draining\n"]);
    expect([late.status, late.headers.get("Connection")]).toEqual([200, "close"]);
    expect([response.statusCode, response.headers.connection, await ended]).toEqual([200, "close", 0]);
    expect(serve.log).toEqual([]); // without --log
    await expect(fetch(serve.hello.adminUrl)).rejects.toThrow("fetch failed");
  });

  it.each<[string, args: string[], signal: "SIGINT" | "SIGTERM", sleeps: number[], drainMs: number]>([
    ["5 of 25 seconds", [], "SIGTERM", [5_000], 25_000],
    ["as long as --drain-delay says", ["--drain-delay", "0", "--drain", "9"], "SIGTERM", [0], 9_000],
    ["at most half of --drain", ["--drain", "4"], "SIGTERM", [2_000], 4_000],
    ["not after SIGINT", [], "SIGINT", [], 25_000],
  ])("serves on after the signal: %s", async (_, args, signal, sleeps, drainMs) => {
    const serve = await serveCli(...args);

    expect(await serve.end(signal)).toBe(0);
    expect([serve.sleeps, serve.deadlines]).toEqual([sleeps, [drainMs, 1_000]]); // the second if the log cannot be written
  });

  it("cuts a request that does not end in the time of --drain", async () => {
    const serve = await serveCli("--drain", "0");
    const endless = await startRequest(serve, 100);

    const isCut = once(endless, "error");
    const code = await serve.end();
    const [error] = await isCut;

    expect([code, error.code]).toEqual([0, "ECONNRESET"]);
  });
});

it("loyalty serve --no-docs serves the API only: the documentation and the contract are unknown paths", async () => {
  const serve = await serveCli("--no-docs");
  const urls = ["/docs/", "/docs", "/openapi.json", "/openapi.yaml"].map((path) => serve.hello.url + path);
  const answers = urls.map((url) => fetch(url, { redirect: "manual" }));
  const { status } = await fetch(serve.activityUrl, { headers: serve.application });
  const statuses = (await Promise.all(answers)).map((answer) => answer.status);
  await serve.end();

  expect([status, ...statuses]).toEqual([200, 404, 404, 404, 404]);
  expect(serve.hello.docsUrl).toBeUndefined();
});

it.each([
  [["--host", "0.0.0.0"], ["listening on 0.0.0.0 without TLS; put a TLS proxy in front"]],
  [
    ["--admin-host", "0.0.0.0", "--admin-port", "0"],
    ["the admin port listens on 0.0.0.0 without authentication; keep it from the internet"],
  ],
  [["--admin-host", "0.0.0.0"], []], // without an admin port
  [["--host", "localhost"], []],
])("loyalty serve listens on the addresses of %j, and warns of hosts beyond loopback", async (args, warnings) => {
  const serve = await serveCli(...args);
  await serve.end();

  const { url, adminUrl } = serve.hello;
  expect(new URL(url).hostname === "0.0.0.0").toBe(args[0] === "--host" && args[1] === "0.0.0.0");
  expect(adminUrl && new URL(adminUrl).hostname).toBe(args.includes("--admin-port") ? "0.0.0.0" : undefined);
  expect(serve.log.map(({ warning }) => warning)).toEqual(warnings);
});
