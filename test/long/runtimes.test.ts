import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleClient } from "../support/bundle-client.ts";
import { clientJourney, journeyResult } from "../support/client-journey.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { nodePackage } from "../support/node-package.ts";

const run = promisify(execFile);
let service: DemoService;
let server: ReturnType<typeof serve>;
let directory = "";
beforeAll(async () => {
  service = await startDemoService();
  server = serve({ fetch: (request) => service.fetch(request), hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  directory = await mkdtemp(join(tmpdir(), "runtimes-"));
  const { credentials, ids } = service.demo;
  const input = { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, credentials, ids };
  const program = `${await bundleClient()}
(${clientJourney})(loyaltyInterface, ${JSON.stringify(input)}).then((result) =>
  console.log(JSON.stringify({ version: process.versions.node, result })));`;
  await writeFile(join(directory, "journey.cjs"), program);
});
afterAll(async () => {
  server.close();
  await service.store.close();
  await rm(directory, { recursive: true });
});

describe("the client over HTTP", () => {
  it.each(["22", "24", "26"])("uses every operation on Node %s", async (major) => {
    const args = ["exec", "--yes", `--package=${nodePackage}@${major}`, "--", "node", join(directory, "journey.cjs")];
    const { stdout } = await run("npm", args, { cwd: directory });
    const { version, result } = JSON.parse(stdout);

    expect(version).toMatch(new RegExp(`^${major}\\.`));
    expect(result).toEqual(journeyResult);
  });
});
