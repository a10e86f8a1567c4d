import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  checkExchange,
  createFileSink,
  createMemorySink,
  createRecorder,
  type RecorderOptions,
  readExchanges,
} from "../../../src/traffic/index.ts";
import { formPost, START, startDemoService } from "../../support/demo-service.ts";

/** A recorder before the demo service, with a clock that stands. */
async function recorderOf(options: Partial<RecorderOptions> = {}) {
  const service = await startDemoService();
  const sink = createMemorySink();
  const recorder = createRecorder({ sink, fetch: service.fetch, now: () => START, key: "key", ...options });
  return { service, sink, recorder };
}

describe("createRecorder", () => {
  it("gives the caller the response as it came and records what passes the contract", async () => {
    const { service, sink, recorder } = await recorderOf();
    const url = `http://service.example${service.activityPath}?limit=2`;

    const [recorded, plain] = await Promise.all([
      recorder.fetch(url, { headers: service.application }),
      service.fetch(url, { headers: service.application }),
    ]);
    const [recordedBody, plainBody] = await Promise.all([recorded.text(), plain.text()]);
    await recorder.close();
    const exchanges = readExchanges(sink.har);

    expect(recordedBody).toBe(plainBody);
    expect(exchanges.map(({ operationId }) => operationId)).toEqual(["listMemberActivity"]);
    expect(exchanges.flatMap(checkExchange)).toEqual([]);
    expect(JSON.parse(exchanges[0]?.response.body ?? "").data).toHaveLength(2);
  });

  it("keeps the names of credential headers, and one alias for one token wherever it appears", async () => {
    const { service, sink, recorder } = await recorderOf();
    const { application } = service;
    const form = { grant_type: "client_credentials", scope: "loyalties" };
    const issued = await recorder.fetch("http://service.example/oauth/token", formPost(application, form));
    const { access_token } = (await issued.json()) as { access_token: string };
    await recorder.fetch(`http://service.example${service.activityPath}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    await recorder.fetch("http://service.example/v1/oauth/token/revoke", formPost(application, { access_token }));
    await recorder.close();
    const [issue, use, revoke] = readExchanges(sink.har);
    const alias = JSON.parse(issue?.response.body ?? "").access_token;

    expect(JSON.stringify(sink.har)).not.toContain(access_token);
    expect(JSON.stringify(sink.har)).not.toContain(service.demo.credentials.appToken);
    expect(alias).toMatch(/^redacted-[0-9a-f]{16}$/);
    expect(use?.request.headers.get("authorization")).toBe(`Bearer ${alias}`);
    expect(revoke?.request.body).toBe(`access_token=${alias}`);
    expect(revoke?.request.headers.has("x-app-token")).toBe(true);
    expect([issue, use, revoke].flatMap((exchange) => exchange && checkExchange(exchange))).toEqual([]);
  });

  it("writes the same bytes from run to run with a clock and a key of its own", async () => {
    const folder = await mkdtemp(join(tmpdir(), "recorder-"));
    const record = async (name: string, port: number) => {
      const path = join(folder, name);
      const { service, recorder } = await recorderOf({
        sink: createFileSink(path),
        origin: "https://api.loyalty.example",
      });
      await recorder.fetch(`http://127.0.0.1:${port}${service.activityPath}`, { headers: service.application });
      await recorder.fetch(`http://127.0.0.1:${port}${service.activityPath}`);
      await recorder.close();
      // Identifiers of requests are the service's business, and random unless injected.
      return (await readFile(path, "utf8")).replaceAll(/req_\w+/g, "req_");
    };

    const [first, second] = [await record("a.har", 1111), await record("b.har", 2222)];
    await rm(folder, { recursive: true });

    expect(second).toBe(first);
    expect(readExchanges(first).map(({ response }) => response.status)).toEqual([200, 401]);
  });

  it("is a whole archive after each exchange", async () => {
    const folder = await mkdtemp(join(tmpdir(), "recorder-"));
    const path = join(folder, "deep/a.har");
    const sink = createFileSink(path);
    const counts = [readExchanges(await readFile(path, "utf8")).length];

    for (const size of [10, 100_000, 1]) {
      const content = { size, text: "x".repeat(size) };
      await sink.write({ request: { method: "GET", url: "https://x.example/" }, response: { status: 200, content } });
      counts.push(readExchanges(await readFile(path, "utf8")).length);
    }
    await sink.close();
    await rm(folder, { recursive: true });

    expect(counts).toEqual([0, 1, 2, 3]);
  });

  it("records a request that got no answer, and passes the failure on", async () => {
    const sink = createMemorySink();
    const failure = new TypeError("fetch failed");
    const recorder = createRecorder({ sink, fetch: () => Promise.reject(failure) });

    await expect(recorder.fetch("http://127.0.0.1:1/oauth/token", { method: "POST", body: "a=b" })).rejects.toBe(
      failure,
    );
    await recorder.close();

    expect(sink.har.log.entries.map(({ response }) => response.status)).toEqual([0]);
  });

  it("lets close() tell that something could not be written", async () => {
    const sink = { write: () => Promise.reject(new Error("disk full")), close: () => undefined };
    const recorder = createRecorder({ sink, fetch: async () => new Response("{}") });

    expect(await (await recorder.fetch("http://127.0.0.1:1/")).text()).toBe("{}");
    await expect(recorder.close()).rejects.toThrow("disk full");
  });
});
