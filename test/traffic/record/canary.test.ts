import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { createFileSink, createRecorder, createRecordingProxy, readExchanges } from "../../../src/traffic/index.ts";
import { listen } from "../../support/listen.ts";
import { mail, plantExchange, planted, secret } from "../../support/plant-exchange.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const file = join(createScratchFolder().folder, "canary.har");

/** Returns the planted values in a text, plain or percent-encoded. */
const findPlanted = (text: string) =>
  planted.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)));

describe("a recording", () => {
  it("of createRecorder contains no secret, mail address or name of the traffic", async () => {
    const exchanges = Array.from({ length: 20 }, plantExchange);
    const texts = [`<p>${secret()} ${mail()}</p>`, `token=${secret()}`, `{"cut": "${secret()}`, secret()];
    const headers = { "Content-Type": "text/html" };
    const pending = [
      ...exchanges.map(({ respond }) => respond),
      ...texts.map((text) => () => new Response(text, { headers })),
    ];
    const sink = createFileSink(file);
    const recorder = createRecorder({ sink, fetch: async () => pending.shift()?.() ?? Response.error() });

    for (const { url, init } of exchanges) await recorder.fetch(url, init);
    for (const _ of texts) {
      const body = JSON.stringify({ password: secret(), text: mail() });
      const headers = { "Content-Type": "application/json" };
      await recorder.fetch(`https://x.example/${secret()}`, { method: "POST", body, headers });
    }
    await recorder.close();
    const recording = await readFile(file, "utf8");

    expect(planted.length).toBeGreaterThan(600);
    expect(readExchanges(recording)).toHaveLength(24);
    expect(findPlanted(recording)).toEqual([]);
  });

  it("of createRecordingProxy contains none", async () => {
    const exchanges = Array.from({ length: 20 }, plantExchange);
    const pending = exchanges.map(({ respond }) => respond);
    const upstream = createServer(getRequestListener(() => pending.shift()?.() ?? Response.error()));
    const sink = createFileSink(file);
    const onError = (error: unknown) => expect.unreachable(String(error));
    const proxy = createRecordingProxy({ upstream: new URL(await listen(upstream)), sink, onError });
    const address = await listen(proxy.server);
    const send = ({ url, init }: ReturnType<typeof plantExchange>) => {
      const { pathname, search } = new URL(url);
      return fetch(`${address}${pathname}${search}`, init);
    };

    for (const exchange of exchanges) expect((await send(exchange)).status).toBe(400);
    upstream.close();
    await proxy.close();
    await sink.close();
    const recording = await readFile(file, "utf8");

    expect(readExchanges(recording)).toHaveLength(20);
    expect(findPlanted(recording)).toEqual([]);
  });
});
