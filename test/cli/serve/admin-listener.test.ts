import { afterEach, describe, expect, it } from "vitest";
import { createAdminListener } from "../../../src/cli/serve/create-admin-listener.ts";
import { type Listening, listen } from "../../../src/cli/serve/listen.ts";

let server: Listening;
afterEach(() => server.drain(0));

/** What the pages say: status and text. */
async function read(isReady: boolean, isDraining: boolean) {
  const listener = createAdminListener({
    isDraining: () => isDraining,
    metrics: async () => "loyalty_x 1\n",
    readiness: async () => ({ isReady, text: isReady ? "ready" : "the database is out of reach" }),
  });
  server = await listen(listener, "127.0.0.1", 0);
  const pages = ["/healthz", "/readyz", "/metrics?x=1", "/__proto__"].map(async (path) => {
    const response = await fetch(server.url + path);
    return [response.status, await response.text()];
  });
  return Promise.all(pages);
}

const unknown = [404, "unknown; there are /healthz, /readyz and /metrics\n"];

describe("the admin port", () => {
  it("says that all is well", async () => {
    expect(await read(true, false)).toEqual([[200, "ok\n"], [200, "ready\n"], [200, "loyalty_x 1\n"], unknown]);
  });

  it("says that the process lives but is not ready while the database is out of reach", async () => {
    const [health, readiness] = await read(false, false);

    expect([health, readiness]).toEqual([
      [200, "ok\n"],
      [503, "the database is out of reach\n"],
    ]);
  });

  it("says that it is not ready while it drains", async () => {
    const [health, readiness] = await read(true, true);

    expect([health, readiness]).toEqual([
      [200, "ok\n"],
      [503, "draining\n"],
    ]);
  });
});
