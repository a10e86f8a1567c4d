import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { createFileSink, createRecorder, createRecordingProxy, readExchanges } from "../../../src/traffic/index.ts";
import { listen } from "../../support/listen.ts";
import { plantExchange, planted, plantMail, plantSecret } from "../../support/plant-exchange.ts";

describe("a recording", () => {
  it("of createRecorder contains no secret, mail address or name of the traffic", async () => {
    const folder = await mkdtemp(join(tmpdir(), "canary-"));
    const exchanges = Array.from({ length: 20 }, plantExchange);
    const responses = exchanges.map(({ respond }) => respond);
    const texts = [
      `<p>${plantSecret()} ${plantMail()}</p>`,
      `token=${plantSecret()}`,
      `{"cut": "${plantSecret()}`,
      plantSecret(),
    ];
    responses.push(...texts.map((text) => () => new Response(text, { headers: { "Content-Type": "text/html" } })));
    const pending = [...responses];
    const recorder = createRecorder({
      sink: createFileSink(join(folder, "canary.har")),
      fetch: async () => pending.shift()?.() ?? Response.error(),
    });

    for (const { url, init } of exchanges) await recorder.fetch(withoutCredentials(url), init);
    for (const text of texts) {
      await recorder.fetch(`https://x.example/${plantSecret()}`, {
        method: "POST",
        body: JSON.stringify({ password: plantSecret(), text: plantMail() }),
        headers: { "Content-Type": "application/json" },
      });
      expect(text).not.toBe("");
    }
    await recorder.close();
    const files = await readdir(folder);
    const recording = await readFile(join(folder, "canary.har"), "utf8");
    await rm(folder, { recursive: true });

    expect(files).toEqual(["canary.har"]);
    expect(planted.length).toBeGreaterThan(600);
    expect(findPlanted(recording)).toEqual([]);
  });

  it("of createRecordingProxy contains none, and the messages of the proxy neither", async () => {
    const folder = await mkdtemp(join(tmpdir(), "canary-"));
    const file = join(folder, "canary.har");
    const exchanges = Array.from({ length: 20 }, plantExchange);
    const pending = exchanges.map(({ respond }) => respond);
    const upstream = createServer(getRequestListener(() => pending.shift()?.() ?? Response.error()));
    const sink = createFileSink(file);
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const proxy = createRecordingProxy({ upstream: new URL(await listen(upstream)), sink, onError });
    const address = await listen(proxy);
    const send = ({ url, init }: ReturnType<typeof plantExchange>) => {
      const { pathname, search } = new URL(url);
      return fetch(`${address}${pathname}${search}`, init);
    };

    for (const exchange of exchanges) expect((await send(exchange)).status).toBe(400);
    upstream.close();
    upstream.closeAllConnections();
    const refusal = await send(plantExchange());
    const said = `${JSON.stringify([...refusal.headers])}${await refusal.text()}${errors.map(String).join()}`;
    proxy.close();
    await sink.close();
    const files = await readdir(folder);
    const recording = await readFile(file, "utf8");
    await rm(folder, { recursive: true });

    expect(refusal.status).toBe(502);
    expect(files).toEqual(["canary.har"]);
    expect(readExchanges(recording)).toHaveLength(21);
    expect(findPlanted(recording + said)).toEqual([]);
  });
});

/** Returns the planted values in a text, plain or percent-encoded. */
function findPlanted(text: string): string[] {
  return planted.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)));
}

/** `fetch` rejects a URL with credentials; archives of other tools may contain one. */
function withoutCredentials(href: string): string {
  const url = new URL(href);
  url.username = "";
  url.password = "";
  return url.href;
}
