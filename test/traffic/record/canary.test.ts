import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { createFileSink, createRecorder, createRecordingProxy, readExchanges } from "../../../src/traffic/index.ts";
import { listen } from "../../support/listen.ts";
import { mail, planted, plantedExchange, secret } from "../../support/planted-exchange.ts";

describe("a recording", () => {
  it("holds none of the secrets, mail addresses and names that passed the recorder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "canary-"));
    const exchanges = Array.from({ length: 20 }, plantedExchange);
    const answers = exchanges.map(({ answer }) => answer);
    const texts = [`<p>${secret()} ${mail()}</p>`, `token=${secret()}`, `{"cut": "${secret()}`, secret()];
    answers.push(...texts.map((text) => () => new Response(text, { headers: { "Content-Type": "text/html" } })));
    const pending = [...answers];
    const recorder = createRecorder({
      sink: createFileSink(join(folder, "canary.har")),
      fetch: async () => pending.shift()?.() ?? Response.error(),
    });

    for (const { url, init } of exchanges) await recorder.fetch(withoutCredentials(url), init);
    for (const text of texts) {
      await recorder.fetch(`https://x.example/${secret()}`, {
        method: "POST",
        body: JSON.stringify({ password: secret(), text: mail() }),
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
    expect(heldIn(recording)).toEqual([]);
  });

  it("holds none of those that passed the proxy, and neither does what the proxy says itself", async () => {
    const folder = await mkdtemp(join(tmpdir(), "canary-"));
    const file = join(folder, "canary.har");
    const exchanges = Array.from({ length: 20 }, plantedExchange);
    const pending = exchanges.map(({ answer }) => answer);
    const upstream = createServer(getRequestListener(() => pending.shift()?.() ?? Response.error()));
    const sink = createFileSink(file);
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const proxy = createRecordingProxy({ upstream: new URL(await listen(upstream)), sink, onError });
    const address = await listen(proxy);
    const send = ({ url, init }: ReturnType<typeof plantedExchange>) => {
      const { pathname, search } = new URL(url);
      return fetch(`${address}${pathname}${search}`, init);
    };

    for (const exchange of exchanges) expect((await send(exchange)).status).toBe(400);
    upstream.close();
    upstream.closeAllConnections();
    const refusal = await send(plantedExchange());
    const said = `${JSON.stringify([...refusal.headers])}${await refusal.text()}${errors.map(String).join()}`;
    proxy.close();
    await sink.close();
    const files = await readdir(folder);
    const recording = await readFile(file, "utf8");
    await rm(folder, { recursive: true });

    expect(refusal.status).toBe(502);
    expect(files).toEqual(["canary.har"]);
    expect(readExchanges(recording)).toHaveLength(21);
    expect(heldIn(recording + said)).toEqual([]);
  });
});

/** What was planted and is there, as it is or percent-encoded. */
function heldIn(text: string): string[] {
  return planted.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)));
}

/** `fetch` refuses credentials in a URL; an archive of another tool may hold them all the same. */
function withoutCredentials(href: string): string {
  const url = new URL(href);
  url.username = "";
  url.password = "";
  return url.href;
}
