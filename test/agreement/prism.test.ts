import { createServer, request as forward, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type RunningServer, startPrism } from "../../bench/service/start-server.ts";
import { runDemo } from "../../scripts/demo/run-demo.ts";
import { listen } from "../support/listen.ts";

const running: (RunningServer | Server)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await ("stop" in server ? server.stop() : server.close());
});

function start(server: Server): Promise<string> {
  running.push(server);
  return listen(server);
}

/** Prism as a proxy that answers with an error where an exchange breaks the contract. */
async function proxy(upstream: string): Promise<string> {
  const prism = await startPrism("proxy", "openapi.yaml", upstream, "--errors");
  running.push(prism);
  return prism.url;
}

describe("Prism 5.14 as a validating proxy in front of the service", () => {
  it("reports no violation over the demo's traffic", async () => {
    const lines: string[] = [];
    const seen: (string | string[] | undefined)[] = [];
    const isAsExpected = await runDemo(
      (line) => lines.push(line),
      async (service) => {
        const prism = await proxy(service);
        // What Prism holds against an exchange without refusing it, it writes into this header.
        const witness = createServer((incoming, outgoing) => {
          const { method, headers, url } = incoming;
          incoming.pipe(
            forward(prism + url, { method, headers }, (answer) => {
              seen.push(answer.headers["sl-violations"]);
              answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers));
            }),
          );
        });
        return start(witness);
      },
    );

    expect(lines.join("\n")).toContain("0 violations, 0 deviations");
    expect(isAsExpected).toBe(true);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter((violations) => violations !== undefined)).toEqual([]);
  });

  it("reports one where an answer breaks the contract", async () => {
    const upstream = createServer((_, outgoing) => {
      outgoing.setHeader("Content-Type", "application/json").end('{"object":"list","data_ref":"data","data":{}}');
    });
    const prism = await proxy(await start(upstream));
    const headers = { "X-Management-Id": "m", "X-Management-Token": "t" };

    const response = await fetch(`${prism}/management/v1/projects/p/users`, { headers });

    expect(response.status).toBe(500);
    expect((await response.json()).type).toContain("#VIOLATIONS");
  });
});
