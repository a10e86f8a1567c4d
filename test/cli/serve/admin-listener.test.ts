import { afterEach, describe, expect, it } from "vitest";
import { createAdminListener } from "../../../src/cli/serve/serve-until-signal.ts";
import { type ServerHandle, startHttpServer } from "../../../src/cli/serve/start-http-server.ts";

let server: ServerHandle;
afterEach(() => server.close(0));

async function readPages(ping: () => Promise<void>, isDraining: boolean) {
  const createRequestId = () => "req_1";
  const listener = createAdminListener(
    { ping, writeMetrics: () => "loyalty_x 1\n", createRequestId },
    () => isDraining,
  );
  server = await startHttpServer(listener, "127.0.0.1", 0);
  const pages = ["/healthz", "/readyz", "/metrics?x=1", "/__proto__"].map(async (path) => {
    const response = await fetch(server.url + path);
    expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(response.headers.get("X-Request-Id")).toBe("req_1");
    return [response.status, await response.text()];
  });
  return Promise.all(pages);
}

const healthy = [200, "ok\n"];
const metrics = [200, "loyalty_x 1\n"];
const unknown = [404, "unknown page; choose /healthz, /readyz or /metrics\n"];

describe("the admin port", () => {
  it.each([
    ["is ready while the database answers", async () => {}, false, [200, "ready\n"]],
    [
      "is not ready, but healthy, while no token can be issued",
      () => Promise.reject(new Error("gone")),
      false,
      [503, "no token can be issued: the database cannot be written\n"],
    ],
    ["is not ready, but healthy, while it drains", async () => {}, true, [503, "draining\n"]],
  ])("%s", async (_, ping, isDraining, readiness) => {
    expect(await readPages(ping, isDraining)).toEqual([healthy, readiness, metrics, unknown]);
  });
});
