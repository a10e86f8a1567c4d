import { createServer } from "node:http";
import { afterAll } from "vitest";
import { type DemoService, startDemoService } from "./demo-service.ts";
import { listen } from "./listen.ts";

/** Serves the demo service over HTTP until the tests of the file have ended. */
export async function startDemoServer(): Promise<DemoService & { readonly baseUrl: string }> {
  const service = await startDemoService();
  const server = createServer(service.service.listener);
  const baseUrl = await listen(server);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await service.store.close();
  });
  return { ...service, baseUrl };
}
