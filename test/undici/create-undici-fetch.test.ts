import { text } from "node:stream/consumers";
import { Agent } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { createUndiciFetch } from "../../src/undici/index.ts";
import { serve } from "../support/serve.ts";

describe("createUndiciFetch", () => {
  it("sends requests over at most `connections` connections", async () => {
    const ports = new Set<number | undefined>();
    const { url } = await serve(async (request, response) => {
      ports.add(request.socket.remotePort);
      response.end(await text(request));
    });
    const { fetch, close } = createUndiciFetch({ connections: 2 });
    onTestFinished(close);
    const send = async (body: string) => (await fetch(url, { method: "POST", body })).text();

    expect(await Promise.all(["a", "b", "ż=1", "d"].map(send))).toEqual(["a", "b", "ż=1", "d"]);
    expect(ports.size).toBe(2);
  });

  it("closes its connections, but not the dispatcher that the caller passed", async () => {
    const { url } = await serve((_, response) => response.end("{}"));
    const transport = createUndiciFetch();
    const dispatcher = new Agent();
    onTestFinished(() => dispatcher.close());
    const given = createUndiciFetch({ dispatcher });

    await transport.close();
    await transport.close(); // has no effect
    await given.close();

    await expect(transport.fetch(url)).rejects.toMatchObject({ cause: { name: "ClientDestroyedError" } });
    expect(await (await given.fetch(url)).text()).toBe("{}");
  });
});
