import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import {
  checkExchange,
  createMemorySink,
  createRecorder,
  type HarEntry,
  type RecorderOptions,
  readExchanges,
} from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, page } from "../../support/har.ts";

const URL_OF_NONE = "http://127.0.0.1:1/";

const START = Date.parse("2026-06-01T12:00:00Z");

/** Creates a recorder with a fixed clock. */
function setUp(fetch: typeof globalThis.fetch, options: Partial<RecorderOptions> = {}) {
  const sink = createMemorySink();
  const recorder = createRecorder({ sink, fetch, now: () => START, key: "key", ...options });
  const send = (init?: RequestInit) => recorder.fetch(URL_OF_NONE, init);
  const listErrors = () => sink.har.log.entries.map(({ response }) => response._error);
  return { sink, recorder, send, listErrors };
}

describe("createRecorder", () => {
  it("returns the unchanged response and records an exchange that conforms", async () => {
    const times = [START + 0.5, START + 8];
    const answer = async () => Response.json(page(), { headers: { "Content-Encoding": "br" } });
    const { sink, recorder } = setUp(answer, { now: () => times.shift() ?? 0 });

    const response = await recorder.fetch(ACTIVITY_URL, { headers: { "X-App-Id": "a", "X-App-Token": "t" } });
    const body = await response.json();
    await recorder.close();
    const exchanges = readExchanges(sink.har);

    expect([body, response.headers.get("Content-Encoding")]).toEqual([page(), "br"]); // fetch decompresses the body
    expect(exchanges).toMatchObject([{ operationId: "listMemberActivity", response: { isBodyRecorded: true } }]);
    expect(exchanges).toMatchObject([{ startedAt: "2026-06-01T12:00:00.000Z", durationMs: 7.5 }]);
    expect(exchanges.flatMap(checkExchange)).toEqual([]);
  });

  it("records a request without a response, and rejects with its error", async () => {
    const failure = new TypeError("fetch failed");
    const { sink, recorder, send } = setUp(() => Promise.reject(failure));

    await expect(send({ method: "POST", body: "a=b" })).rejects.toBe(failure);
    await recorder.close();

    const postData = { text: expect.stringMatching(/^redacted-/) };
    expect(sink.har.log.entries).toMatchObject([{ request: { postData }, response: { status: 0 } }]);
  });

  it("names in close() the exchange that cannot be written, and records the others", async () => {
    let writes = 0;
    const target = createMemorySink();
    const write = (entry: HarEntry) => (++writes === 1 ? Promise.reject(new Error("disk full")) : target.write(entry));
    const { recorder, send } = setUp(async () => new Response("{}"), { sink: { ...target, write } });

    for (const _ of [1, 2]) expect(await (await send()).text()).toBe("{}");

    await expect(recorder.close()).rejects.toThrow(/^could not record 1 of 2 exchanges: #1 GET \(\w+\)$/);
    expect(target.har.log.entries).toHaveLength(1);
  });

  it("is held up by no body that never ends, leaves it to the caller, and does not record it", async () => {
    const cancelled = vi.fn();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: cancelled,
    });
    const { sink, recorder, send } = setUp(async () => new Response(endless));

    const response = await send();
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(65_536);
    await reader?.cancel("enough");
    await recorder.close();

    expect(cancelled).toHaveBeenCalledOnce();
    expect(sink.har.log.entries).toMatchObject([{ response: { status: 200, content: { size: -1 } } }]);
  });

  it("records a call that has not ended as incomplete when it closes, and once", async () => {
    const answer = Promise.withResolvers<Response>();
    const { recorder, send, listErrors } = setUp(() => answer.promise);

    const call = send();
    await nextTurn(); // the request is sent
    await recorder.close();
    answer.resolve(new Response("{}"));

    expect(await (await call).text()).toBe("{}");
    expect(listErrors()).toEqual(["INTERRUPTED"]);
  });

  it("aborts a request whose body does not end, and records it", async () => {
    const { recorder, listErrors } = setUp(globalThis.fetch);
    const stop = new AbortController();
    const upload = { method: "POST", body: new ReadableStream(), duplex: "half", signal: stop.signal };

    const call = recorder.fetch(URL_OF_NONE, upload);
    stop.abort(new Error("enough"));

    await expect(call).rejects.toThrow("enough");
    await recorder.close();
    expect(listErrors()).toEqual(["INTERRUPTED"]);
  });

  it("a body that is not UTF-8 is not JSON in the recording, either", async () => {
    const latin = Buffer.from(JSON.stringify({ ...page(), n: "\xe9" }), "latin1");
    const { sink, recorder } = setUp(async () => new Response(latin));

    await (await recorder.fetch(ACTIVITY_URL)).text();
    await recorder.close();

    expect(readExchanges(sink.har).flatMap(checkExchange)).toMatchObject([{ in: "response", keyword: "json" }]);
  });

  it("breaks off when the response does, and keeps its address", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
    const { sink, recorder, send } = setUp(async () =>
      Object.defineProperty(new Response(broken), "url", { value: "http://x.example/b" }),
    );

    const response = await send();
    await expect(response.text()).rejects.toThrow("reset");
    await recorder.close();

    expect(response.url).toBe("http://x.example/b");
    expect(sink.har.log.entries).toMatchObject([{ response: { status: 200, _error: "INTERRUPTED" } }]);
  });
});
