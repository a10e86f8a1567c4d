import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { Agent } from "undici";
import { describe, expect, it } from "vitest";
import { createUndiciFetch } from "../../src/undici/index.ts";
import { serve } from "../support/serve.ts";

describe("createUndiciFetch", () => {
  it("sends a request over at most as many connections as it may open, and unpacks the body", async () => {
    const ports = new Set<number | undefined>();
    const { url } = await serve(async (request, response) => {
      ports.add(request.socket.remotePort);
      const { method, url: path, headers } = request;
      const body = JSON.stringify({ method, path, app: headers["x-app-id"], body: await text(request) });
      response.writeHead(429, { "Content-Encoding": "gzip" }).end(gzipSync(body));
    });
    const transport = createUndiciFetch({ connections: 2 });
    const sent = { method: "POST", body: "scope=api" };
    const send = () => transport.fetch(`${url}/oauth/token`, { ...sent, headers: { "X-App-Id": "a" } });

    const responses = await Promise.all([1, 2, 3, 4].map(send));

    for (const response of responses)
      expect([response.status, await response.json()]).toEqual([429, { ...sent, path: "/oauth/token", app: "a" }]);
    expect(ports.size).toBe(2);
    await transport.close();
  });

  it("closes its connections, but not the dispatcher that the caller passed", async () => {
    const { url } = await serve((_, response) => response.end("{}"));
    const dispatcher = new Agent();
    const [own, given] = [createUndiciFetch(), createUndiciFetch({ dispatcher })];

    await own.close();
    await own.close(); // has no effect
    await given.close();

    await expect(own.fetch(url)).rejects.toThrow("fetch failed");
    expect(await (await given.fetch(url)).text()).toBe("{}");
    await dispatcher.close();
  });
});
