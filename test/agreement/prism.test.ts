import { createServer, request as forward, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { startPrism } from "../../bench/service/start-server.ts";
import { runDemo } from "../../scripts/demo/run-demo.ts";
import { listen } from "../support/listen.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function start(server: Server): Promise<string> {
  cleanups.push(() => server.close());
  return listen(server);
}

/** Starts Prism as a proxy that responds with an error if an exchange does not conform. */
async function startProxy(upstream: string): Promise<string> {
  const { url, stop } = await startPrism("proxy", "openapi.yaml", upstream, "--errors");
  cleanups.push(stop);
  return url;
}

describe("Prism as a validating proxy in front of the service", () => {
  it("reports no violation in the traffic of the demo", async () => {
    const lines: string[] = [];
    const violations: unknown[] = [];
    const isAsExpected = await runDemo(
      (line) => lines.push(line),
      async (service) => {
        const prism = await startProxy(service);
        // Prism reports violations that it does not refuse in a header.
        const observer = createServer((incoming, outgoing) => {
          const { method, headers, url } = incoming;
          const request = forward(prism + url, { method, headers }, (response) => {
            violations.push(response.headers["sl-violations"]);
            response.pipe(outgoing.writeHead(response.statusCode ?? 500, response.headers));
          });
          incoming.pipe(request);
        });
        return start(observer);
      },
    );

    expect(lines.join("\n")).toContain("0 violations, 0 deviations");
    expect(isAsExpected).toBe(true);
    expect(violations.length).toBeGreaterThan(10);
    expect(new Set(violations)).toEqual(new Set([undefined]));
  });

  it("reports a response that does not conform", async () => {
    const upstream = createServer((_, outgoing) => {
      outgoing.setHeader("Content-Type", "application/json").end('{"object":"list","data_ref":"data","data":{}}');
    });
    const prism = await startProxy(await start(upstream));
    const headers = { "X-Management-Id": "m", "X-Management-Token": "t" };

    const response = await fetch(`${prism}/management/v1/projects/p/users`, { headers });

    expect(response.status).toBe(500);
    expect((await response.json()).type).toContain("#VIOLATIONS");
  });
});
