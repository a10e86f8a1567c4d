import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { bindPort } from "../../../src/cli/serve/start-http-server.ts";

describe("bindPort", () => {
  it.each([
    ["IPv4", "127.0.0.1", /^http:\/\/127\.0\.0\.1:[1-9]\d*$/],
    ["IPv6", "::1", /^http:\/\/\[::1\]:[1-9]\d*$/],
  ])("returns a URL with the picked port for %s", async (family, address, url) => {
    const server = createServer();
    const original = server.address.bind(server);
    // The machine may lack IPv6, so only the reported address is replaced.
    server.address = () => ({ ...(original() as object), family, address, port: 8787 });

    const bound = await bindPort(server, "127.0.0.1", 0);
    server.close();

    expect(bound).toMatch(url);
  });
});
