import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoDataset } from "../../../src/service/index.ts";
import { formPost } from "../../support/demo-service.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { type ServeCli, serveCli } from "./serve-cli.ts";

/** Options of a service without data and documentation, which starts sooner. */
const bare = ["--database", ":memory:", "--no-docs"];
const form = "grant_type=client_credentials&scope=api";

it("loyalty serve shows a person the addresses, the demo keys and three requests to try", async () => {
  const args = ["serve", "--port", "0", "--admin-port", "0"];
  const { code, stdout } = await runInProcess(args, "", { isTerminal: true });
  const { credentials, ids } = demoDataset();

  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^listening on (http:\S+), admin port http:\S+; Ctrl\+C stops it\ndocumentation: \1\/docs\/\n/,
  );
  expect(stdout.match(/^ {2}curl .*http:\/\/127/gm)).toHaveLength(3);
  for (const text of [...Object.values(credentials), ids.campaignId, ids.memberId, ids.projectId])
    expect(stdout).toContain(text);
});

describe("a running loyalty serve", () => {
  const fault = "status=429,retry-after=7,nth=1,on=listUsers";
  let serve: ServeCli;
  beforeAll(async () => {
    serve = await serveCli("--no-docs", "--log", "--token-lifetime", "3600", "--fault", fault);
  });
  afterAll(() => serve.end());

  it("logs each request with the request_id of its Error object, and without secrets (--log)", async () => {
    const url = serve.activityUrl.replace(/members\/[^/]+/, "members/nobody");
    const response = await fetch(url, { headers: serve.application });
    const { request_id } = await response.json();

    const entry = await vi.waitUntil(() => serve.log.find(({ requestId }) => requestId === request_id));

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

  it("S08: issues tokens with the lifetime of --token-lifetime", async () => {
    const post = formPost(serve.application, Object.fromEntries(new URLSearchParams(form)));
    const { expires_in, expires_at } = await (await fetch(`${serve.hello.url}/oauth/token`, post)).json();

    expect(expires_in).toBe(3_600);
    expect(expires_at - Date.now() / 1000).toBeCloseTo(3_600, -2);
  });

  it("serves the API only with --no-docs: the documentation and the contract are unknown paths", async () => {
    const urls = ["/docs/", "/docs", "/openapi.json", "/openapi.yaml"].map((path) => serve.hello.url + path);
    const answers = await Promise.all(urls.map((url) => fetch(url, { redirect: "manual" })));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(serve.hello.docsUrl).toBeUndefined();
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
    const serve = await serveCli("--no-docs", "--admin-port", "0");
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

  it.each([
    { of: "a fifth of 25 seconds", args: [], signal: "SIGTERM", sleeps: [5_000], drainMs: 25_000 },
    { of: "a fifth of --drain", args: ["--drain", "10"], signal: "SIGTERM", sleeps: [2_000], drainMs: 10_000 },
    { of: "not after SIGINT", args: [], signal: "SIGINT", sleeps: [], drainMs: 25_000 },
  ] as const)("serves on after the signal: $of", async ({ args, signal, sleeps, drainMs }) => {
    const serve = await serveCli(...bare, ...args);

    expect(await serve.end(signal)).toBe(0);
    expect([serve.sleeps, serve.deadlines]).toEqual([sleeps, [drainMs, 1_000]]); // the second if the log cannot be written
  });

  it("cuts a request that does not end in the time of --drain", async () => {
    const serve = await serveCli("--no-docs", "--drain", "0");
    const endless = await startRequest(serve, 100);

    const isCut = once(endless, "error");
    const code = await serve.end();
    const [error] = await isCut;

    expect([code, error.code]).toEqual([0, "ECONNRESET"]);
  });
});

const OPEN_PORT = "listening on 0.0.0.0 without TLS; put a TLS proxy in front";
const OPEN_ADMIN = "the admin port listens on 0.0.0.0 without authentication; keep it from the internet";

it.each([
  { args: ["--host", "0.0.0.0"], hosts: ["0.0.0.0", undefined], warnings: [OPEN_PORT] },
  { args: ["--host", "localhost"], hosts: ["127.0.0.1", undefined], warnings: [] },
  { args: ["--admin-host", "0.0.0.0"], hosts: ["127.0.0.1", undefined], warnings: [] }, // without an admin port
  {
    args: ["--admin-host", "0.0.0.0", "--admin-port", "0"],
    hosts: ["127.0.0.1", "0.0.0.0"],
    warnings: [OPEN_ADMIN],
  },
])(
  "loyalty serve with $args listens on $hosts, and warns of hosts beyond loopback",
  async ({ args, hosts, warnings }) => {
    const serve = await serveCli(...bare, ...args);
    await serve.end();

    const { url, adminUrl } = serve.hello;
    expect([url, adminUrl].map((each) => each && new URL(each).hostname.replace("[::1]", "127.0.0.1"))).toEqual(hosts);
    expect(serve.log.map(({ warning }) => warning)).toEqual(warnings);
  },
);
